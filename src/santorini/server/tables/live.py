"""The tables in memory. Whatever changes one waits for its turn: it is checked, committed, and only then published."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from functools import partial
from itertools import count
from typing import Any

import msgspec
import structlog

from santorini.server import metrics
from santorini.server.computers.pool import Computers
from santorini.server.guests import Guest
from santorini.server.refusals import Duplicate, Refused
from santorini.server.settings import Settings
from santorini.server.store import log
from santorini.server.store.batch import Change, Snapshot
from santorini.server.store.database import SECONDS
from santorini.server.store.outages import Outage
from santorini.server.store.store import Kept, Store, clock
from santorini.server.tables import news
from santorini.server.tables.live_table import RETRY, Connection, LiveTable
from santorini.server.tables.lobby import Lobby
from santorini.server.tables.news_writer import News
from santorini.server.tables.table import Damaged, Table
from santorini.server.wire import schema
from santorini.server.wire.schema import encode
from santorini.views import view

LISTED = 50  # tables of one guest in a list
SEATING = frozenset((log.Sat, log.Left))  # lines that change who sits where
SAMPLE = 16  # of so many acts, one is timed
LONGEST_RETRY = 60.0  # seconds
UNKNOWN, BLOCKED = 4404, 4423  # codes with which sockets close: no such table; a guest who is not wanted here
PRESENCE = 0.7  # seconds between two frames of a table that tell who is here
NAME = re.compile(r"[\w-]{1,32}", re.ASCII)  # what a table may be called

Work = Coroutine[Any, Any, None]
Lines = list[log.AnyLine]
Asked = tuple[Connection, str] | None  # who asked for a change, by which message
Then = Callable[[Refused | None], None]  # what is done after it: it was refused, or not

logger = structlog.get_logger()


def hashed(key: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(key.encode()).hexdigest()


class Live:
    """Finds tables, lets guests act at them, and does what has to be done by itself."""

    def __init__(self, store: Store, computers: Computers, settings: Settings) -> None:
        self.store = store
        self._computers = computers
        self._settings = settings
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._rng = random.SystemRandom()
        self._tasks: set[asyncio.Task[None]] = set()
        self._acts = count()
        self._lobby = Lobby(store, settings, self.find)

    # ---------------------------------------------------------------- finding tables

    async def open(self, id: str) -> LiveTable:
        """The table of this name, read from the store if it is not in memory."""
        found = self._tables.get(id)
        if found is None:
            if not NAME.fullmatch(id):
                raise Refused("no-such-table")
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id), context=Context())
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
            found = await asyncio.shield(self._loading[id])
        found.used = time.monotonic()
        return found

    async def _load(self, id: str) -> LiveTable:
        table, kept = await self._read(id)
        return self._place(table, kept.snapshot, listed=kept.listed)

    async def _read(self, id: str) -> tuple[Table, Kept]:
        try:
            kept = await self.store.load(id)
            if kept is None:
                raise Refused("no-such-table")
            return Table.restore(id, kept.options, kept.owner, kept.lines), kept
        except (Damaged, msgspec.DecodeError) as damaged:
            logger.error("table damaged", table=id, error=str(damaged))
            raise Refused("damaged") from None

    def _place(self, table: Table, snapshot: Snapshot, address: str = "", listed: int | None = None) -> LiveTable:
        at = self._tables[table.id] = LiveTable(table, snapshot)
        at.address, at.listed = address, listed
        metrics.TABLES.set(len(self._tables))
        self._note_presence(at, table)
        self._attend(at, table)
        at.turns.take(self._catch_up, at)
        return at

    async def _table(self, at: LiveTable) -> Table:
        """The table in memory; as the store has it, after a commit of which nobody knows whether it happened."""
        if at.table is None:
            table, kept = await self._read(at.id)
            at.table, at.snapshot = table, kept.snapshot
            self._note_presence(at, table)
            now = clock()
            await self._changed(at, table, self._pause(table, now), now)
            for connection in at.connections:
                connection.put(self._shown(table, connection, 0))
            self._attend(at, table)
        return at.table

    async def find(self, id: str) -> Table:
        """A table to be read at once: until somebody else's turn comes, everything it says has been committed."""
        at = await self.open(id)
        async with at.turns:
            return await self._table(at)

    async def lobby(self, guest: Guest) -> list[dict[str, Any]]:
        return await self._lobby.listed(guest.id)

    async def mine(self, guest: Guest) -> list[dict[str, Any]]:
        told = []
        for id in await self.store.seated(guest.id, LISTED):
            with suppress(Refused):  # one that cannot be read must not hide the others
                told.append(news.listing(await self.find(id), guest.id))
            await asyncio.sleep(0)  # a long list must not keep the players waiting
        return told

    # ---------------------------------------------------------------- coming and going

    async def create(self, options: schema.Options, guest: Guest, address: str = "") -> tuple[str, dict[int, str]]:
        """A new table with its owner at the seats that are theirs; their secrets come back."""
        if options.public:
            self._lobby.check(guest.id, address)
        now, id = clock(), secrets.token_urlsafe(8)
        table = Table.create(id, options, guest.id)
        keys = {seat: secrets.token_urlsafe(16) for seat, sitter in enumerate(options.seats) if sitter == "me"}
        lines: Lines = []
        for seat, key in keys.items():
            lines += table.sit(seat, guest.id, guest.name, hashed(key), now)
        change = self._founding(table, lines, now)
        try:
            await self.store.commit(change)
        except Exception as error:
            logger.error("a new table could not be kept", error=repr(error))
            raise Refused("try-again") from None
        self._place(table, table.snapshot(), address)
        return id, keys

    def _founding(self, table: Table, lines: Lines, now: int) -> Change:
        """What is written when a table is new."""
        lines += self._proceed(table, now)
        created = {
            "owner": table.owner,
            "options": encode(table.options).decode(),
            "public": table.options.public,
            "created": now,
        }
        return Change(table.id, 1, lines, created, table.snapshot(), _sitters(table))

    async def sit(self, id: str, seat: int, guest: Guest, key: str | None) -> str:
        """Sit down at an open seat, or with its secret at one's own; the secret comes back."""
        at = await self.open(id)
        async with self._turn(at) as table:
            now = clock()
            if key is None:
                key = secrets.token_urlsafe(16)
                lines = table.sit(seat, guest.id, guest.name, hashed(key), now)
            else:
                lines = table.claim(seat, guest.id, guest.name, hashed(key), now)
            await self._changed(at, table, lines, now)
        return key

    async def leave(self, id: str, seat: int, guest: Guest) -> None:
        at = await self.open(id)
        async with self._turn(at) as table:
            now = clock()
            await self._changed(at, table, table.leave(seat, guest.id, now), now)

    # ---------------------------------------------------------------- what the operator asks for

    async def end(self, id: str) -> None:
        """End a game, or the waiting for one."""
        at = await self.open(id)
        async with self._turn(at) as table:
            now = clock()
            await self._changed(at, table, table.close(now), now)

    async def refresh(self, id: str) -> None:
        """What is kept of a table was changed: whoever looks at it is shown it as it is now."""
        at = await self._in_memory(id)
        if at is not None:
            async with at.turns:
                at.table = None
                try:
                    await self._table(at)
                except Exception as error:
                    self._drop(at, error)

    async def forget(self, id: str) -> None:
        """A table was deleted: whoever looks at it is told so."""
        at = await self._in_memory(id)
        if at is not None:
            async with at.turns:
                at.table = None
                if at.thinking is not None:
                    at.thinking.cancel()
                self._remove(at)
                metrics.TABLES.set(len(self._tables))
                for connection in at.connections:
                    connection.end(UNKNOWN)

    async def _in_memory(self, id: str) -> LiveTable | None:
        if id in self._loading:
            with suppress(Refused):
                await asyncio.shield(self._loading[id])
        return self._tables.get(id)

    def expel(self, guest: str) -> None:
        """Close all sockets of a guest."""
        for at in self._tables.values():
            for connection in at.connections:
                if connection.guest.id == guest:
                    connection.end(BLOCKED)

    def watched(self, id: str) -> bool:
        """Does somebody look at this table?"""
        at = self._tables.get(id)
        return at is not None and bool(at.connections)

    # ---------------------------------------------------------------- what sockets ask for

    async def join(self, at: LiveTable, connection: Connection, since: int) -> None:
        """Show a browser the table and from now on every change."""
        async with at.turns:
            table = await self._table(at)
            if connection not in at.connections:
                at.here[connection.guest.id] += 1
                if at.here[connection.guest.id] == 1:
                    self._tell_presence(at, table)
                at.connections.add(connection)
            connection.put(self._shown(table, connection, since))

    def part(self, at: LiveTable, connection: Connection) -> None:
        """A browser is gone; its guest counts as gone unless it comes back soon."""
        if connection in at.connections:
            at.connections.discard(connection)
            asyncio.get_running_loop().call_later(self._settings.grace, self._miss, at, connection.guest.id)

    def _miss(self, at: LiveTable, guest: str) -> None:
        at.here[guest] -= 1
        if not at.here[guest]:
            del at.here[guest]
            self.spawn(self._presence_changed(at), at.id)

    async def look(self, at: LiveTable, connection: Connection, seat: int | None) -> None:
        async with at.turns:
            table = await self._table(at)
            if seat is not None and seat not in table.seats_of(connection.guest.id):
                raise Refused("not-your-seat")
            connection.looking = seat
            connection.put(self._shown(table, connection, table.version))

    async def reason(self, at: LiveTable, connection: Connection, why: schema.Why) -> None:
        async with at.turns:
            table = await self._table(at)
            connection.put(encode(news.reason(table, connection.guest.id, why)))

    def act(self, at: LiveTable, connection: Connection, action: schema.Action) -> None:
        """Do what a player asks for, when it is their turn; the answer is the news of it."""
        at.turns.take(self._act, at, connection, action, time.perf_counter())

    def _act(self, at: LiveTable, connection: Connection, action: schema.Action, began: float) -> None:
        table, now = at.table, clock()
        try:
            if table is None:
                raise Refused("try-again")
            if paused := self._pause(table, now):
                self._finish(at, table, paused, now, None, partial(self._act_then, at, connection, action, began))
                return
            lines = table.act(connection.guest.id, action, now)
        except Duplicate:
            connection.put(encode(schema.Done(action.id, table.version if table else 0)))
            at.turns.pass_on()
        except Refused as refused:
            if refused.__cause__ is not None:
                logger.error("an action failed, the table did not change", table=at.id, exc_info=refused.__cause__)
            self._answer(at, connection, action.id, began, refused)
        except Exception as error:
            self._drop(at, error)
            self._answer(at, connection, action.id, began, Refused("failed"))
        else:
            answer = partial(self._answer, at, connection, action.id, began)
            self._finish(at, table, lines, now, (connection, action.id), answer)

    def _act_then(
        self, at: LiveTable, connection: Connection, action: schema.Action, began: float, refused: Refused | None
    ) -> None:
        """After the clock was set right."""
        if refused is None:
            self._act(at, connection, action, began)
        else:
            self._answer(at, connection, action.id, began, refused)

    def _answer(self, at: LiveTable, connection: Connection, id: str, began: float, refused: Refused | None) -> None:
        """Whoever asked has been told by the news, or is told why not; the next may have their turn."""
        if refused is not None:
            connection.refuse(refused, id, at.table.version if at.table else 0)
        elif not next(self._acts) % SAMPLE:
            metrics.ACT_SECONDS.observe(time.perf_counter() - began)
        at.turns.pass_on()

    # ---------------------------------------------------------------- a change: commit, publish, go on

    @asynccontextmanager
    async def _turn(self, at: LiveTable) -> AsyncIterator[Table]:
        """A turn to change the table. What nobody foresaw may have changed half of it: then it is read again."""
        async with at.turns:
            table = await self._table(at)
            try:
                yield table
            except (Refused, asyncio.CancelledError):
                raise
            except Exception as error:
                self._drop(at, error)
                raise Refused("failed") from None

    def _pause(self, table: Table, now: int) -> Lines:
        """Take time off a running clock that is nobody's: nothing could be kept."""
        if table.clocks.running is None:
            return []
        outages, away, since = self.store.outages, self.store.away, table.noted[-1].line.at
        if away is None and outages.last <= since:
            return []
        length = outages.length(since, now, away)
        return table.pause(length, now) if length > 0 else []

    def _catch_up(self, at: LiveTable) -> None:
        """Set the clock right, in a turn."""
        table, now = at.table, clock()
        lines = [] if table is None else self._pause(table, now)
        if table is not None and lines:
            self._finish(at, table, lines, now, None, partial(self._caught_up, at))
        else:
            at.turns.pass_on()

    def _caught_up(self, at: LiveTable, _: Refused | None) -> None:
        at.turns.pass_on()

    def _proceed(self, table: Table, now: int) -> Lines:
        lines: Lines = []
        while more := table.proceed(now, self._rng):
            lines += more
        return lines

    async def _changed(self, at: LiveTable, table: Table, lines: Lines, now: int) -> None:
        """Commit and publish, for whoever can wait."""
        finished: asyncio.Future[Refused | None] = asyncio.get_running_loop().create_future()
        self._finish(at, table, lines, now, None, finished.set_result)
        refused = await asyncio.shield(finished)
        if refused:
            raise refused

    def _finish(self, at: LiveTable, table: Table, lines: Lines, now: int, asked: Asked, then: Then) -> None:
        """Commit new lines with all that follows by itself, tell everybody, and see what the table waits for. It is too
        late to refuse anything: what goes wrong now leaves memory ahead of the store."""
        try:
            self._commit(at, table, lines, now, asked, then)
        except Exception as error:
            self._drop(at, error)
            then(Refused("failed"))

    def _commit(self, at: LiveTable, table: Table, lines: Lines, now: int, asked: Asked, then: Then) -> None:
        lines += self._proceed(table, now)
        if not lines:
            then(None)
            return
        moved, following = _seats_changed(lines), None
        changes: list[Change] = []
        agreed = table.rematch()
        if agreed is not None:
            following, founding = self._rematch(table, agreed, now)
            lines += table.moved(following.id, now)
            changes.append(founding)
        snapshot, first = table.snapshot(), table.version - len(lines) + 1
        change = Change(at.id, first, lines)
        if snapshot != at.snapshot:
            change.snapshot = snapshot
        if moved:
            change.sitters = _sitters(table)
            self._note_presence(at, table)
        changes.append(change)
        messages = self._news(at, table, first, now, asked, moved)  # nothing can change before they are sent
        self.store.put(changes, partial(self._kept, at, table, snapshot, following, messages, then))

    def _kept(
        self,
        at: LiveTable,
        table: Table,
        snapshot: Snapshot,
        following: Table | None,
        messages: list[tuple[Connection, bytes]],
        then: Then,
        error: Exception | None,
    ) -> None:
        """A change is in the store: tell everybody, and see what the table waits for."""
        try:
            if error is not None:
                raise error
            changed = snapshot.status != at.snapshot.status
            at.snapshot, at.retry = snapshot, RETRY
            if following is not None:
                self._place(following, following.snapshot())
            for connection, message in messages:
                connection.put(message)
            self._attend(at, table)
            if changed:
                self._lobby.note(at, table)
        except Exception as failed:
            self._drop(at, failed)
            then(Refused("try-again"))
        else:
            then(None)

    def _drop(self, at: LiveTable, error: Exception) -> None:
        """Memory cannot be trusted any more: the store will tell how the table stands, as soon as it can be read."""
        logger.error("table dropped", table=at.id, exc_info=error)
        metrics.TABLES_DROPPED.inc()
        at.table = at.due = None
        if at.alarm is not None:
            at.alarm.cancel()
        at.alarm = self._later(at.retry, self._ring, at)
        at.retry = min(2 * at.retry, LONGEST_RETRY)

    def _rematch(self, table: Table, agreed: schema.Options, now: int) -> tuple[Table, Change]:
        """Everybody wants another game: a new table with everybody in their seat."""
        following = Table.create(secrets.token_urlsafe(8), agreed, table.owner)
        lines: Lines = []
        for seat, sitting in table.sitters():
            lines += following.sit(seat, sitting.guest, sitting.name, sitting.key, now)
        return following, self._founding(following, lines, now)

    def _news(
        self, at: LiveTable, table: Table, first: int, now: int, asked: Asked, moved: bool
    ) -> list[tuple[Connection, bytes]]:
        """What every browser is told of the versions from `first` on."""
        latest = News(table, first, now)
        asker, id = (None, None) if asked is None else asked
        messages: list[tuple[Connection, bytes]] = []
        for connection in at.connections:
            eyes = table.eyes_of(connection.guest.id, connection.looking)
            for message in latest.messages(eyes, id if connection is asker else None):
                messages.append((connection, message))
            if moved:
                messages.append((connection, self._shown(table, connection, table.version)))
        return messages

    def _shown(self, table: Table, connection: Connection, since: int) -> bytes:
        """The whole table, for one browser."""
        guest = connection.guest.id
        eyes = table.eyes_of(guest, connection.looking)
        return encode(news.table_frame(table, guest, eyes, since, clock()))

    # ---------------------------------------------------------------- who is here

    def _note_presence(self, at: LiveTable, table: Table) -> None:
        seated = {sitting.guest for _, sitting in table.sitters()}
        now = clock()
        table.presence(at.here, len(at.here) - sum(guest in at.here for guest in seated), now)
        self._lobby.note(at, table)
        if at.patience is not None:
            at.patience.cancel()
            at.patience = None
        patience = table.patience
        ends = [sitting.gone + patience for sitting in table.seats if sitting.gone is not None and patience is not None]
        coming = min((end for end in ends if end > now), default=None)
        if coming is not None and at.connections:
            at.patience = self._later((coming - now) / 1000, self._presence_changed, at)

    def _tell_presence(self, at: LiveTable, table: Table) -> None:
        """Tell everybody, but not too often: what changes soon after is told together."""
        self._note_presence(at, table)
        wait = at.told + PRESENCE - time.monotonic()
        if wait <= 0:
            self._tell_all(at)
        elif at.telling is None:
            at.telling = asyncio.get_running_loop().call_later(wait, self._tell_all, at)

    def _tell_all(self, at: LiveTable) -> None:
        at.telling = None
        if at.table is not None and at.connections:
            at.told = time.monotonic()
            message = encode(schema.Presence(news.info(at.table, clock())))
            for connection in at.connections:
                connection.put(message)

    async def _presence_changed(self, at: LiveTable) -> None:
        async with at.turns:
            with suppress(Refused):  # it was deleted meanwhile
                self._tell_presence(at, await self._table(at))

    # ---------------------------------------------------------------- what happens by itself

    def _attend(self, at: LiveTable, table: Table) -> None:
        """Wake up when a clock will have run out; let a computer think if it has to decide."""
        due = table.deadline()
        if due != at.due:
            if at.alarm is not None:
                at.alarm.cancel()
            at.due = due
            at.alarm = None if due is None else self._later((due - clock()) / 1000, self._ring, at)
        if at.thinking is None and table.thinker() is not None:
            at.thinking = self.spawn(self._think(at), at.id)

    async def _ring(self, at: LiveTable) -> None:
        """See whether something has to happen now. Nobody loses on time to a store that could not keep their step, so
        it has to keep something first."""
        at.due = at.alarm = None
        async with at.turns:
            if self._tables.get(at.id) is not at:
                return  # it was deleted meanwhile
            try:
                table = await self._table(at)
                if table.late(clock()):
                    await self.store.beat()
                now = clock()
                lines = self._pause(table, now)
                await self._changed(at, table, lines + table.flag(now), now)
            except Exception as error:
                if isinstance(error, Refused) and error.code == "no-such-table":  # an operator has deleted it
                    self._remove(at)
                elif at.alarm is None:  # otherwise it was dropped already
                    self._drop(at, error)
            else:
                self._attend(at, table)

    async def _think(self, at: LiveTable) -> None:
        """Decide for computers until it is a person's turn again."""
        try:
            while True:
                async with self._turn(at) as table:
                    seat = table.thinker()
                    if seat is None or table.game is None:
                        return
                    seen, version = view(table.game, seat), table.version
                began = time.monotonic()
                step = await self._computers.decide(table.owner, seen)
                await asyncio.sleep(self._settings.pace - (time.monotonic() - began))
                async with self._turn(at) as table:
                    if table.thinker() == seat and table.changed <= version:  # it has not gone on meanwhile
                        now = clock()
                        await self._changed(at, table, table.decide(seat, int(step), version, now), now)
        except Refused as refused:  # the table will be read again
            logger.error("a computer could not decide", table=at.id, code=refused.code)
        except Exception as error:
            self._drop(at, error)
        finally:
            at.thinking = None

    def _later(self, seconds: float, work: Callable[[LiveTable], Work], at: LiveTable) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), lambda: self.spawn(work(at), at.id))

    def spawn(self, work: Work, name: str) -> asyncio.Task[None]:
        """Let something happen on its own."""
        task = asyncio.create_task(work, name=name, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("a task failed", task=task.get_name(), exc_info=task.exception())

    # ---------------------------------------------------------------- from start to end

    async def start(self) -> None:
        """Go on where the server stopped. The time since then is nobody's."""
        now, beat = clock(), await self.store.last_beat()
        if beat is not None and beat < now:
            self.store.note(Outage(beat, now))
        await self.store.beat()
        self.store.recovered = self._recover
        for work, name in (
            (self._wake_all(), "waking"),
            (self._beat(), "heartbeat"),
            (self._forget(), "forgetting"),
            (self._lobby.renew(), "lobby"),
        ):
            self.spawn(work, name)

    async def _wake_all(self) -> None:
        """Have the tables in memory that go on by themselves."""
        for id in await self.store.awake():
            try:
                await self.open(id)
            except Exception as error:
                logger.error("table cannot go on", table=id, error=repr(error))
        await self._wake()

    def _recover(self) -> None:
        """The store keeps again what it is given: set the clocks right, and read what was dropped."""
        self.spawn(self._note_outage(), "outage")
        for at in [*self._tables.values()]:
            if at.table is None:
                self.spawn(self._ring(at), at.id)
            elif at.table.clocks.running is not None:
                at.turns.take(self._catch_up, at)

    async def _note_outage(self) -> None:
        await self.store.beat()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._settings.heartbeat)
            try:
                await self.store.beat()
            except Exception as error:
                logger.error("heartbeat failed", error=repr(error))

    async def _forget(self) -> None:
        """Let tables go that nobody looks at and that wait for nothing, or for days."""
        while True:
            await asyncio.sleep(self._settings.idle / 4)
            old = time.monotonic() - self._settings.idle
            for at in [at for at in self._tables.values() if at.idle and at.used < old]:
                self._remove(at)
            metrics.TABLES.set(len(self._tables))
            try:
                await self._wake()
            except Exception as error:
                logger.error("sleeping tables could not be woken", error=repr(error))

    def _remove(self, at: LiveTable) -> None:
        at.rest()
        self._lobby.forget(at)
        self._tables.pop(at.id, None)

    async def _wake(self) -> None:
        """Have the tables in memory whose time is nearly over."""
        for id in await self.store.due(clock() + round(self._settings.idle * 1000)):
            with suppress(Refused):
                await self.open(id)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SECONDS)
        if self.store.away is None:
            try:
                async with asyncio.timeout(SECONDS):
                    await self.store.beat()
            except Exception as error:
                logger.error("heartbeat failed", error=repr(error))


def _seats_changed(lines: Iterable[log.AnyLine]) -> bool:
    for line in lines:  # noqa: SIM110 (a generator would cost more than the answer)
        if type(line) in SEATING:
            return True
    return False


def _sitters(table: Table) -> list[tuple[int, str]]:
    return [(seat, sitting.guest) for seat, sitting in table.sitters()]
