"""The tables of a server: what routes, sockets and operators ask for, and the parts that do it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog

from santorini.errors import BadSetup
from santorini.server.computers.pool import Computers
from santorini.server.guests import Guest
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.store.database import SECONDS
from santorini.server.store.store import Store, clock, seats_of
from santorini.server.tables import automatic, games, seating
from santorini.server.tables.attending import Attendant
from santorini.server.tables.changes import Changes
from santorini.server.tables.games import GameList
from santorini.server.tables.live_table import AGAIN, BLOCKED, UNKNOWN, LiveTable
from santorini.server.tables.lobby import Lobby
from santorini.server.tables.registry import Registry
from santorini.server.tables.sharing import Sharing
from santorini.server.tables.table import Lines, Table
from santorini.server.tables.viewers import Viewers
from santorini.server.tasks import Tasks
from santorini.server.wire import schema

GRACE = 1.0  # seconds after which a browser has surely heard who it is now

logger = structlog.get_logger()


def hashed(key: str) -> str:
    """What is stored of a seat's secret."""
    return hashlib.sha256(key.encode()).hexdigest()


def _check_account(options: schema.Options, guest: Guest) -> None:
    """Refuse a guest where only those can play who have an account."""
    if options.rated and not guest.session:
        raise Refused("rated-account")


class TableService:
    """The parts, put together: `registry` finds tables, `changes` changes them, `viewers` connects browsers."""

    def __init__(self, store: Store, computers: Computers, settings: Settings) -> None:
        self.store = store
        self.tasks = Tasks()
        self.changes = Changes(store, self)
        self.lobby = Lobby(store, settings, self.find)
        self.games = GameList(store, self.find, self._leave_off)
        self.registry = Registry(store, self._placed, self.lobby.forget)
        self.viewers = Viewers(self.changes, self.lobby, settings, self.tasks)
        self.sharing = Sharing(store, self.changes, self.registry, settings, self.tasks)
        self._attendant = Attendant(self.changes, computers, settings, self.tasks, self.registry.remove)
        self._settings = settings
        self.rated_over: Callable[[Table], None] = lambda table: None  # a rated game has ended, and is stored

    # ---------------------------------------------------------------- what follows from a change

    def seats_changed(self, at: LiveTable, table: Table) -> None:
        """Note who of those who sit there now is connected."""
        self.viewers.note(at, table)

    def committed(self, at: LiveTable, table: Table, following: Table | None, status_changed: bool) -> None:
        """Load the table of a rematch, and set the alarm for what this one waits for now."""
        if following is not None:
            self.registry.place(following, following.snapshot())
        self._attendant.attend(at, table)
        if status_changed:
            self.lobby.note(at, table)
            if table.status == "over" and table.options.rated:
                self.rated_over(table)

    def dropped(self, at: LiveTable) -> None:
        """Have a table read again."""
        self._attendant.retry(at)

    def moved(self, at: LiveTable) -> None:
        """Send away who looks at a table that another server has."""
        self.sharing.moved(at)

    def _placed(self, at: LiveTable, table: Table) -> None:
        self.viewers.note(at, table)
        self._attendant.attend(at, table)
        self.changes.catch_up(at)

    # ---------------------------------------------------------------- what guests ask for

    async def find(self, id: str) -> Table:
        """The table of this id, to be looked at. Do so before you await anything: until then, all it says is stored."""
        if self.store.node is not None and id not in self.registry.tables:
            return await self.registry.look(id)
        return await self.changes.current(await self.registry.open(id))

    async def _leave_off(self, id: str) -> None:
        """End a game against the computer that was left, unless somebody looks at it."""
        if not self.watched(id):
            await self.end(id)

    async def seats_of(self, guest: str) -> list[dict[str, Any]]:
        """Where somebody sits, as their data: the tables by id, and the seats there."""
        return await self.store.read(lambda connection: seats_of(connection, guest))

    async def create(self, options: schema.Options, guest: Guest, address: str = "") -> tuple[str, dict[int, str]]:
        """A new table with its owner at the seats that are theirs; the secrets of those come back."""
        if options.public:
            self.lobby.check(guest.id, address)
        if options.rated and options.deal == "chosen":  # but for a rematch with powers swapped
            raise Refused.because("bad-options", BadSetup("rated"))
        _check_account(options, guest)
        now, id = clock(), secrets.token_urlsafe(8)
        table = Table.create(id, options, guest.id)
        keys = {seat: secrets.token_urlsafe(16) for seat, sitter in enumerate(options.seats) if sitter == "me"}
        lines: Lines = []
        for seat, key in keys.items():
            lines += seating.sit(table, seat, guest.id, guest.name, hashed(key), now)
        try:
            await self.store.commit(self.changes.creation(table, lines, now))
        except Exception as error:
            logger.error("a new table could not be stored", error=repr(error))
            raise Refused("try-again") from None
        self.registry.place(table, table.snapshot(), address)
        if games.alone(table, guest.id):
            self.tasks.spawn(self.games.tidy(guest.id), "tidying")
        return id, keys

    async def sit(self, id: str, seat: int, guest: Guest, key: str | None) -> str:
        """Sit down at an open seat, or with its secret at one's own; the secret comes back."""
        secret = secrets.token_urlsafe(16) if key is None else key
        take = seating.sit if key is None else seating.claim

        def check(table: Table, now: int) -> Lines:
            _check_account(table.options, guest)
            return take(table, seat, guest.id, guest.name, hashed(secret), now)

        await self.changes.apply(await self.registry.open(id), check)
        return secret

    async def leave(self, id: str, seat: int, guest: Guest) -> None:
        """Stand up from a seat."""
        at = await self.registry.open(id)
        await self.changes.apply(at, lambda table, now: seating.leave(table, seat, guest.id, now))

    async def hand_over(self, guest: Guest, account: Guest) -> None:
        """A guest has signed in: their seats, and the games they have played, are the account's from now on."""
        if guest.id == account.id:
            return
        for id in {seat["id"]: seat for seat in await self.seats_of(guest.id)}:
            with suppress(Refused):  # one that cannot be read must not keep anybody from signing in
                at = await self.registry.open(id)
                await self.changes.apply(
                    at, lambda table, now: seating.hand_over(table, guest.id, account.id, account.name, now)
                )
        self.tasks.later(GRACE, lambda: self._sign_out(guest.id), "signed in")

    async def _sign_out(self, guest: str) -> None:
        """What a browser has open as the guest it was connects again, as who it is now."""
        self.expel(lambda who: who.id == guest and not who.session, AGAIN)

    # ---------------------------------------------------------------- what the operator asks for

    async def end(self, id: str) -> None:
        """End a game, or the waiting for one."""
        await self.changes.apply(await self.registry.open(id), automatic.close)

    async def refresh(self, id: str) -> None:
        """The log of a table was changed in the store: read it again, and show it to whoever looks at it."""
        at = await self.registry.in_memory(id)
        if at is not None:
            await self.changes.reload(at)

    async def forget(self, id: str) -> None:
        """A table was deleted from the store: close the sockets of whoever looks at it."""
        at = await self.registry.in_memory(id)
        if at is not None:
            async with at.lock:
                at.table = None
                if at.thinking is not None:
                    at.thinking.cancel()
                self.registry.remove(at)
                for connection in at.connections:
                    connection.end(UNKNOWN)

    def expel(self, whom: Callable[[Guest], bool], code: int = BLOCKED) -> None:
        """Close the sockets of these guests."""
        for at in self.registry.tables.values():
            for connection in at.connections:
                if whom(connection.guest):
                    connection.end(code)

    def sessions(self) -> set[str]:
        """Where those are signed in who have a socket open."""
        every = self.registry.tables.values()
        return {connection.guest.session for at in every for connection in at.connections} - {""}

    def watched(self, id: str) -> bool:
        """Does somebody look at this table?"""
        at = self.registry.tables.get(id)
        return at is not None and bool(at.connections)

    # ---------------------------------------------------------------- from start to end

    async def start(self) -> None:
        """Go on where the server stopped. The time since then counts on no clock."""
        await self.sharing.join()
        self.store.recovered = self._recover
        idle = self._settings.idle
        self.tasks.spawn(self.registry.wake_all(idle), "waking")
        self.tasks.spawn(self.registry.maintain(idle), "forgetting")
        self.tasks.spawn(self._beat(), "heartbeat")
        self.tasks.spawn(self.lobby.renew(), "lobby")

    def _recover(self) -> None:
        """The store can be written again: set the clocks right, and read what was dropped."""
        self.tasks.spawn(self.store.beat(), "outage")
        for at in [*self.registry.tables.values()]:
            if at.table is None:
                self.tasks.spawn(self._attendant.ring(at), at.id)
            elif at.table.clocks.running is not None:
                self.changes.catch_up(at)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._settings.heartbeat)
            try:
                await self.store.beat()
            except Exception as error:
                logger.error("heartbeat failed", error=repr(error))

    async def release(self) -> None:
        """Let other servers have the tables, if there are any."""
        try:
            async with asyncio.timeout(SECONDS):
                await self.sharing.leave()
        except Exception as error:
            logger.error("the tables could not be handed over", error=repr(error))

    async def close(self) -> None:
        """Stop all that goes on by itself, and store when that was."""
        await self.release()
        await self.tasks.cancel(SECONDS)
        if self.store.away is None and self.store.node is None:
            try:
                async with asyncio.timeout(SECONDS):
                    await self.store.beat()
            except Exception as error:
                logger.error("heartbeat failed", error=repr(error))
