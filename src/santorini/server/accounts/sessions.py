"""Where accounts are signed in. A cookie holds a random token; the database its hash."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from santorini.server.guests import YEAR
from santorini.server.refusals import Refused
from santorini.server.store.accounts import accounts, sessions
from santorini.server.store.store import Store, clock

FRESH = 15 * 60_000  # milliseconds after signing in, in which one may change how one signs in
AGE = 5.0  # seconds for which a session that was looked up is believed to be there
HOUR = 3_600_000  # milliseconds: how exactly we know when somebody was last here
MANY = 10_000


@dataclass(frozen=True, slots=True)
class Session:
    """An account that is signed in with some browser."""

    hash: str
    account: str
    name: str
    created: int


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Looks sessions up, and remembers for a few seconds what it found: several requests make a page."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[Session | None, float]] = {}

    async def find(self, token: str) -> Session | None:
        """The session of a token. While the database is away, what was known goes on."""
        hash = hashed(token)
        found, until = self._known.get(hash, (None, 0.0))
        if time.monotonic() < until:
            return found
        try:
            found = await self._store.read(lambda connection: _read(connection, hash))
        except Refused:
            if found is None:
                raise
        if len(self._known) >= MANY:
            self._known.clear()
        self._known[hash] = found, time.monotonic() + AGE
        return found

    def forget(self) -> None:
        """Somebody has signed out, or has another name: look everything up again."""
        self._known.clear()

    async def ended(self, hashes: Collection[str]) -> set[str]:
        """Which of these sessions are no more."""
        query = select(sessions.c.hash).where(sessions.c.hash.in_(hashes))
        return {*hashes} - {*await self._store.read(lambda connection: connection.execute(query).scalars().all())}

    async def seen(self, session: Session) -> None:
        """Note that it is used."""
        now = clock()
        old = (sessions.c.hash == session.hash) & (sessions.c.seen < now - HOUR)
        if await self._store.read(lambda connection: connection.execute(select(sessions.c.hash).where(old)).first()):
            await self._store.transact(
                lambda connection: connection.execute(update(sessions).where(old).values(seen=now))
            )


def _read(connection: Connection, hash: str) -> Session | None:
    query = select(sessions.c.hash, sessions.c.account, accounts.c.name, sessions.c.created).where(
        sessions.c.hash == hash, sessions.c.account == accounts.c.id, sessions.c.seen > clock() - YEAR * 1000
    )
    row = connection.execute(query).first()
    return None if row is None else Session(*row)


def begin(connection: Connection, account: str, token: str, label: str, now: int) -> None:
    """A browser is signed in from now on."""
    connection.execute(insert(sessions).values(hash=hashed(token), account=account, label=label, created=now, seen=now))


def end(connection: Connection, account: str, *hashes: str, but: str = "") -> list[str]:
    """Sign out these sessions of an account; if none is named, all but one."""
    mine = sessions.c.account == account
    which = mine & sessions.c.hash.in_(hashes) if hashes else mine & (sessions.c.hash != but)
    gone = [*connection.execute(select(sessions.c.hash).where(which)).scalars()]
    connection.execute(delete(sessions).where(which))
    return gone
