"""What can be done with an account: make one, sign in, change how one signs in, take all data along, delete it."""

from __future__ import annotations

import base64
import secrets
import unicodedata
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from santorini.server.accounts import passkeys, passwords, sessions
from santorini.server.accounts.passkeys import Passkey, Site
from santorini.server.accounts.passwords import Passwords
from santorini.server.accounts.sessions import FRESH, Session, Sessions
from santorini.server.guests import Guest, clean_name
from santorini.server.limits import Limit
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.store import accounts as db
from santorini.server.store.names import erase_name
from santorini.server.store.store import Store, clock

CODES = 8  # recovery codes of an account
MOST_PASSKEYS = 20

T = TypeVar("T")
logger = structlog.get_logger()


def folded(name: str) -> str:
    """What two names have in common that look alike.

    >>> folded("Ada Lovelace") == folded("ＡＤＡ lovelace")
    True
    """
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def _code() -> str:
    """A recovery code: 80 random bits, written so that it can be copied by hand."""
    text = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join(text[start : start + 4] for start in range(0, 16, 4))


def _code_hash(code: str) -> str:
    typed = code.lower().translate(str.maketrans("018", "olb"))  # what base32 lacks was misread
    return sessions.hashed("".join(letter for letter in typed if letter.isalnum()))


class Accounts:
    """All accounts of a server. Who is refused learns nothing about which names or passkeys there are, except that a
    name can be had only once: names are public."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.sessions = Sessions(store)
        self._store = store
        self._passwords = Passwords()
        at_once, minute = settings.sign_ins_at_once, settings.sign_ins_per_minute / 60
        self._tries = Limit(at_once, minute)  # by network
        self._tries_at = Limit(2 * at_once, minute / 3)  # by name: guesses may come from many networks
        self._sign_ups = Limit(settings.sign_ups_at_once, settings.sign_ups_per_hour / 3600)  # by network

    # ---------------------------------------------------------------- making one

    async def sign_up(self, name: str, password: str, network: str) -> Guest:
        """A new account with a password."""
        name = self._named(name)
        passwords.check(password, name)
        self._sign_ups.check(network)
        hash = await self._passwords.hash(password)
        return await self._made(name, lambda connection, id: _add(connection, id, name, hash))

    async def sign_up_with_passkey(
        self, name: str, guest: Guest, site: Site, sent: dict[str, Any], label: str, network: str
    ) -> Guest:
        """A new account with a passkey, which is told from others by a label."""
        name = self._named(name)
        self._sign_ups.check(network)
        made = await self._registered(guest, site, sent)

        def work(connection: Connection, id: str) -> None:
            _add(connection, id, name, None)
            _add_passkey(connection, id, made, label)

        return await self._made(name, work)

    def _named(self, name: str) -> str:
        name = clean_name(name)
        if not folded(name):
            raise Refused("name-missing")
        return name

    async def _made(self, name: str, work: Callable[[Connection, str], None]) -> Guest:
        id = secrets.token_urlsafe(12)
        await self._write(lambda connection: work(connection, id), "name-taken")
        logger.info("account made")
        return Guest(id, name)

    # ---------------------------------------------------------------- signing in

    async def sign_in(self, name: str, password: str, network: str) -> Guest:
        """Whose name and password these are; refused in the same words and time whichever is wrong."""
        self._tries.check(network)
        self._tries_at.check(folded(name))
        query = select(db.accounts).where(db.accounts.c.folded == folded(name))
        row = await self._one(query)
        if not await self._passwords.match(row.password if row else None, password) or row is None:
            raise Refused("sign-in-wrong")
        return Guest(row.id, row.name)

    async def sign_in_with_passkey(self, guest: Guest, site: Site, sent: dict[str, Any], network: str) -> Guest:
        """Whose passkey this is."""
        self._tries.check(network)
        challenge = passkeys.challenge_of(sent)
        await self._write(lambda connection: passkeys.take(connection, challenge, guest.id, clock()))
        row = await self._one(select(db.passkeys).where(db.passkeys.c.id == str(sent.get("id", ""))[:1400]))
        if row is None:
            raise Refused("passkey-wrong")
        count = passkeys.used(site, sent, challenge, Passkey(row.id, row.public_key, row.uses))
        here = db.passkeys.c.id == row.id
        await self._write(lambda connection: connection.execute(update(db.passkeys).where(here).values(uses=count)))
        return await self._account(row.account)

    async def recover(self, code: str, network: str) -> Guest:
        """Whose recovery code this is; it is used up."""
        self._tries.check(network)
        here = db.recovery_codes.c.hash == _code_hash(code)

        def work(connection: Connection) -> str:
            account = connection.execute(select(db.recovery_codes.c.account).where(here)).scalar()
            if account is None or not connection.execute(delete(db.recovery_codes).where(here)).rowcount:
                raise Refused("sign-in-wrong")
            return str(account)

        return await self._account(await self._write(work))

    async def begin(self, account: Guest, before: Session | None, label: str) -> str:
        """Sign a browser in; the token for its cookie comes back. It is always a new one: nobody can know it before."""
        token = secrets.token_urlsafe(24)

        def work(connection: Connection) -> None:
            if before is not None:
                sessions.end(connection, before.account, before.hash)
            sessions.begin(connection, account.id, token, label[:64], clock())

        await self._write(work)
        self.sessions.forget()
        return token

    async def end(self, session: Session, *hashes: str) -> list[str]:
        """Sign out these sessions of the account, or all the others; which they were comes back."""
        gone = await self._write(
            lambda connection: sessions.end(connection, session.account, *hashes, but=session.hash)
        )
        self.sessions.forget()
        return gone

    # ---------------------------------------------------------------- challenges of passkeys

    async def ask_passkey(self, guest: Guest, site: Site) -> str:
        """What a browser is asked, to sign in."""
        challenge, options = passkeys.request(site)
        await self._write(lambda connection: passkeys.note(connection, challenge, guest.id, clock()))
        return options

    async def ask_new_passkey(self, guest: Guest, session: Session | None, name: str, site: Site) -> str:
        """What a browser is asked, to make a passkey: for a new account of this name, or for one that is signed in."""
        known: list[str] = []
        if session is None:
            name = self._named(name)
            if await self._one(select(db.accounts.c.id).where(db.accounts.c.folded == folded(name))) is not None:
                raise Refused("name-taken")
        else:
            _check_fresh(session)
            mine = select(db.passkeys.c.id).where(db.passkeys.c.account == session.account)
            known = await self._store.read(lambda connection: [*connection.execute(mine).scalars()])
            name = session.name
        user = session.account if session else secrets.token_urlsafe(12)
        challenge, options = passkeys.creation(site, user, name, known)
        await self._write(lambda connection: passkeys.note(connection, challenge, guest.id, clock()))
        return options

    async def _registered(self, guest: Guest, site: Site, sent: dict[str, Any]) -> Passkey:
        challenge = passkeys.challenge_of(sent)
        await self._write(lambda connection: passkeys.take(connection, challenge, guest.id, clock()))
        return passkeys.created(site, sent, challenge)

    # ---------------------------------------------------------------- changing how one signs in

    async def rename(self, session: Session, name: str) -> Guest:
        """Another name."""
        name = self._named(name)
        here = db.accounts.c.id == session.account
        values = {"name": name, "folded": folded(name)}
        await self._write(
            lambda connection: connection.execute(update(db.accounts).where(here).values(values)), "name-taken"
        )
        self.sessions.forget()
        return Guest(session.account, name)

    async def set_password(self, session: Session, password: str) -> list[str]:
        """A first or another password. All other browsers are signed out: which sessions those were comes back."""
        _check_fresh(session)
        passwords.check(password, session.name)
        hash = await self._passwords.hash(password)
        here = db.accounts.c.id == session.account

        def work(connection: Connection) -> list[str]:
            connection.execute(update(db.accounts).where(here).values(password=hash))
            return sessions.end(connection, session.account, but=session.hash)

        gone = await self._write(work)
        self.sessions.forget()
        return gone

    async def add_passkey(self, session: Session, site: Site, sent: dict[str, Any], label: str) -> None:
        """One more way to sign in."""
        _check_fresh(session)
        made = await self._registered(Guest(session.account, ""), site, sent)

        def work(connection: Connection) -> None:
            mine = select(func.count()).where(db.passkeys.c.account == session.account)
            if (connection.execute(mine).scalar() or 0) >= MOST_PASSKEYS:
                raise Refused("passkeys-full", most=MOST_PASSKEYS)
            _add_passkey(connection, session.account, made, label)

        await self._write(work, "passkey-wrong")

    async def drop_passkey(self, session: Session, id: str) -> None:
        """One way less, but never the last one."""
        _check_fresh(session)

        def work(connection: Connection) -> None:
            mine = db.passkeys.c.account == session.account
            account = connection.execute(
                select(db.accounts.c.password).where(db.accounts.c.id == session.account).with_for_update()
            ).one()
            others = connection.execute(select(db.passkeys.c.id).where(mine, db.passkeys.c.id != id)).first()
            if account.password is None and others is None:
                raise Refused("last-way-in")
            if not connection.execute(delete(db.passkeys).where(mine, db.passkeys.c.id == id)).rowcount:
                raise Refused("passkey-wrong")

        await self._write(work)

    async def new_codes(self, session: Session) -> list[str]:
        """New recovery codes; the old ones count no more."""
        _check_fresh(session)
        codes = [_code() for _ in range(CODES)]

        def work(connection: Connection) -> None:
            connection.execute(delete(db.recovery_codes).where(db.recovery_codes.c.account == session.account))
            rows = [{"hash": _code_hash(code), "account": session.account} for code in codes]
            connection.execute(insert(db.recovery_codes), rows)

        await self._write(work)
        return codes

    # ---------------------------------------------------------------- what is known of it

    async def details(self, session: Session) -> dict[str, Any]:
        """How one signs in, and where one is signed in; nothing by which anybody else could."""
        return await self._store.read(lambda connection: _details(connection, session))

    async def delete(self, session: Session) -> None:
        """Forget an account: its name is taken from all tables, its games stay."""
        _check_fresh(session)

        def work(connection: Connection) -> None:
            for rows in db.EVERYTHING:
                connection.execute(delete(rows).where(rows.c.account == session.account))
            connection.execute(delete(db.accounts).where(db.accounts.c.id == session.account))

        await self._write(work)
        self.sessions.forget()
        logger.info("account deleted")

    async def erase(self, account: str) -> set[str]:
        """Take the name from all tables where somebody sat; which they are comes back."""
        return await self._store.transact(lambda connection: erase_name(connection, account))

    # ---------------------------------------------------------------- the database

    async def _account(self, id: str) -> Guest:
        row = await self._one(select(db.accounts.c.id, db.accounts.c.name).where(db.accounts.c.id == id))
        if row is None:
            raise Refused("sign-in-wrong")
        return Guest(row.id, row.name)

    async def _one(self, query: Any) -> Row[Any] | None:
        return await self._store.read(lambda connection: connection.execute(query).first())

    async def _write(self, work: Callable[[Connection], T], clash: str = "try-again") -> T:
        """Do this in a transaction; `clash` is the refusal where something is there already."""
        try:
            return await self._store.transact(work)
        except IntegrityError:
            raise Refused(clash) from None
        except SQLAlchemyError as error:
            logger.error("an account could not be written", error=repr(error))
            raise Refused("try-again") from None


def _check_fresh(session: Session) -> None:
    """Refuse who has not signed in lately: an open browser must not be enough to take an account over."""
    if clock() - session.created > FRESH:
        raise Refused("sign-in-again")


def _add(connection: Connection, id: str, name: str, password: str | None) -> None:
    row = {"id": id, "name": name, "folded": folded(name), "password": password, "created": clock()}
    connection.execute(insert(db.accounts), row)


def _add_passkey(connection: Connection, account: str, made: Passkey, label: str) -> None:
    row = {"id": made.id, "account": account, "public_key": made.public_key, "uses": made.uses}
    connection.execute(insert(db.passkeys), {**row, "label": label[:64], "created": clock()})


def _details(connection: Connection, session: Session) -> dict[str, Any]:
    account = connection.execute(select(db.accounts).where(db.accounts.c.id == session.account)).first()
    if account is None:
        raise Refused("not-signed-in")
    keys = select(db.passkeys).where(db.passkeys.c.account == account.id).order_by(db.passkeys.c.created)
    signed = select(db.sessions).where(db.sessions.c.account == account.id).order_by(db.sessions.c.seen.desc())
    codes = select(func.count()).where(db.recovery_codes.c.account == account.id)
    return {
        "id": account.id,
        "name": account.name,
        "created": account.created,
        "password": account.password is not None,
        "fresh": clock() - session.created <= FRESH,
        "codes": connection.execute(codes).scalar(),
        "passkeys": [{"id": row.id, "label": row.label, "created": row.created} for row in connection.execute(keys)],
        "sessions": [
            {
                "id": row.hash,
                "label": row.label,
                "created": row.created,
                "seen": row.seen,
                "here": row.hash == session.hash,
            }
            for row in connection.execute(signed)
        ],
    }
