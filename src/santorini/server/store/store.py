"""What is stored: a row for each table, the lines of its log, who sits where, and when the server was alive.

Everything queued while a commit is under way shares the next one, so that many tables cost few commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, TypeVar, cast

import msgspec
import structlog
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    PoolProxiedConnection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from santorini.server import metrics
from santorini.server.refusals import Refused
from santorini.server.settings import BadSetting
from santorini.server.store.batch import Batch, Beat, Change, Done, Snapshot
from santorini.server.store.database import (
    SECONDS,
    Database,
    heartbeat,
    hidden,
    in_lobby,
    lines,
    outages,
    seats,
    tables,
)
from santorini.server.store.log import AnyLine, read_line, write_line
from santorini.server.store.nodes import Expelled, Moved, Node, Owner
from santorini.server.store.notices import Notices
from santorini.server.store.outages import KEPT, Outage, Outages
from santorini.server.store.readers import Readers
from santorini.server.wire.schema import Options

MOST = 1000  # changes that may share a commit: a statement has room for about ten thousand lines
LOOK = 1.0  # seconds between looks whether a commit hangs

FAULTS = (SQLAlchemyError, sqlite3.Error, OSError, BadSetting)  # BadSetting: another server has the lock

T = TypeVar("T")

# Made once: several threads that make one at the same time would crash msgspec.
read_options = msgspec.json.Decoder(Options).decode
logger = structlog.get_logger()

_LINES = (  # as a batch has them; a cast reads a number as far as there are digits
    "INSERT INTO lines (table_id, version, body)"
    " SELECT substr(key, instr(key, ' ') + 1), CAST(key AS INTEGER), value FROM json_each(?)"
)
_SNAPSHOT = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in Snapshot.__struct_fields__})
)
_LISTED = update(tables).where(tables.c.id == bindparam("table")).values(listed=bindparam("until"))


def clock() -> int:
    """Now, in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Games:
    """Which of a guest's games are asked for: running or finished, against whom, and of how long ago."""

    guest: str
    finished: bool = False
    against: Literal["computer", "people"] | None = None
    before: int | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table as the database has it."""

    options: Options
    owner: str
    lines: list[AnyLine]
    snapshot: Snapshot
    listed: int | None
    missed: list[Outage]  # elsewhere, since its last line


class Store:
    """Writes to the database and reads from it, in threads, so that the event loop never waits for a disk. One thread
    writes, in batches; a few others read."""

    def __init__(self, database: Database, beats: float = 2.0) -> None:
        """`beats`: seconds between heartbeats."""
        self._database = database
        self._sqlite: PoolProxiedConnection | None = None
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Batch] = deque()
        self._writing = False
        self._began: int | None = None  # when the commit under way did
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
        self.node: Node | None = None  # if several processes may serve the database, and we are one of them
        self._beats = beats
        self.notices = Notices(database.engine)
        self.expelled: Callable[[], None] = lambda: None  # is called when our lease has ended
        self._readers = Readers(SECONDS, database.give_up)
        self.recovered: Callable[[], None] = lambda: None  # is called after an outage
        with database.reading() as connection:
            known = [Outage(*row) for row in connection.execute(select(outages.c.began, outages.c.ended))]
        self.outages = Outages(round(2 * beats * 1000) + SECONDS * 1000, clock(), known)
        self._unwritten: list[Outage] = []
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()
        self._look = self._loop.call_later(LOOK, self._look_after)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at this address, brought up to date."""
        return cls(await asyncio.to_thread(Database.open, url))

    async def close(self) -> None:
        """Write what waits, and end; a database that hangs is left alone."""
        if self.away is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS):
                    await self.commit()
        self._look.cancel()
        self.notices.close()
        self._queue.put(None)
        await self._readers.end()
        for _ in range(20):
            if not self._writer.is_alive():
                self._database.close()
                return
            await asyncio.sleep(0.05)

    # ---------------------------------------------------------------- writing

    def put(self, changes: Sequence[Change], done: Done) -> None:
        """Have all of this written, or nothing; `done` is called after the commit, with the error if it failed."""
        if not self._waiting or len(self._waiting[-1].done) == MOST:
            self._waiting.append(Batch())
        self._waiting[-1].add(changes, done)
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the next batch to the thread that writes."""
        self._began = clock()
        self._queue.put(self._waiting.popleft())

    async def commit(self, *changes: Change) -> None:
        """Write all of this, or nothing, and wait for the commit."""
        await self._written_by(partial(self.put, changes))

    async def _written_by(self, put: Callable[[Done], None]) -> None:
        """Wait for what this has written."""
        written: asyncio.Future[Exception | None] = self._loop.create_future()
        put(written.set_result)
        error = await asyncio.shield(written)
        if error is not None:
            raise error

    def _write(self) -> None:
        """The thread that writes: commit one batch after the other."""
        while (batch := self._queue.get()) is not None:
            began = time.perf_counter()
            outcomes = self._written(batch)
            with suppress(RuntimeError):  # the server has stopped meanwhile
                self._loop.call_soon_threadsafe(self._report, batch, outcomes, time.perf_counter() - began)
            del batch  # so that the event loop has it alone
        if self._sqlite is not None:
            self._sqlite.close()

    def _report(self, batch: Batch, outcomes: Sequence[Exception | None], seconds: float) -> None:
        """Give the thread its next batch, and report on this one to whoever asked for its changes."""
        self._judge(batch, outcomes)
        if self._waiting:
            self._hand_over()
        else:
            self._writing, self._began = False, None
        metrics.COMMIT_SECONDS.observe(seconds)
        metrics.COMMIT_CHANGES.observe(len(batch.done))
        metrics.STEPS.inc(batch.steps)
        for done, outcome in zip(batch.done, outcomes, strict=True):
            try:
                done(outcome)
            except Exception as error:
                logger.error("a callback after a commit failed", exc_info=error)

    def _judge(self, batch: Batch, outcomes: Sequence[Exception | None]) -> None:
        """Note whether the database can be written, for the record of outages."""
        if any(isinstance(outcome, Expelled) for outcome in outcomes):
            self._loop.call_soon(self.expelled)
        elif any(map(_of_database, outcomes)):
            self.outages.failed()
        elif any(batch.changes) and self._began is not None:
            ended = self.outages.good(self._began, clock())
            if ended is not None:
                logger.error("the store could not keep anything", seconds=(ended.ended - ended.began) / 1000)
                self._unwritten.append(ended)
                self._loop.call_soon(self.recovered)

    def _written(self, batch: Batch) -> list[Exception | None]:
        """Commit a batch; the error of each of its changes comes back. If something in it is wrong, every change is
        committed by itself: a bad one must not take others with it."""
        try:
            if batch.plain and self._database.engine.dialect.name == "sqlite":
                self._append(batch.lines())
            elif any(batch.changes):
                self._transact([change for changes in batch.changes for change in changes])
        except Exception as error:
            if not isinstance(error, Moved):
                metrics.COMMITS_FAILED.inc()
                logger.error("commit failed", error=repr(error), changes=len(batch.changes))
            if len(batch.changes) == 1 or _of_database(error) or isinstance(error, Expelled):
                return [error] * len(batch.changes)
            return [self._written_alone(changes) for changes in batch.changes]
        return [None] * len(batch.changes)

    def _written_alone(self, changes: Sequence[Change]) -> Exception | None:
        try:
            self._transact(changes)
        except Exception as error:
            return error
        return None

    def _append(self, lines: str) -> None:
        """Insert the lines of a batch, given as one JSON text, by a single statement that commits by itself (SQLite
        only). Every call releases and takes the interpreter lock, for which the event loop waits; this is one call."""
        if self._sqlite is None:
            self._sqlite = self._database.engine.raw_connection()
            self._sqlite.detach()
            cast(sqlite3.Connection, self._sqlite.dbapi_connection).isolation_level = None
        self._sqlite.cursor().execute(_LINES, (lines,))

    def _transact(self, changes: Sequence[Change]) -> None:
        with self._database.writing() as connection:
            if self.node is not None:
                self.node.check(connection, changes)
            _write_changes(connection, changes, self.node)

    def put_beat(self, done: Done) -> None:
        """Have it written that the server is alive, and which outages there were."""
        beat = Beat(clock(), self._unwritten[:])

        def written(error: Exception | None) -> None:
            if error is None:
                self._unwritten = [outage for outage in self._unwritten if outage not in beat.outages]
            done(error)

        self.put([Change("", 0, (), beat=beat)], written)

    async def beat(self) -> None:
        """The same; fails if the database cannot be written."""
        await self._written_by(self.put_beat)

    def note(self, outage: Outage) -> None:
        """Note that the server was down; the next heartbeat writes it."""
        self.outages.add(outage)
        self._unwritten.append(outage)

    def _look_after(self) -> None:
        """Look from time to time whether a commit hangs, and make it fail."""
        self._look = self._loop.call_later(LOOK, self._look_after)
        now = clock()
        metrics.KEPT_AGE.set((now - self.outages.last_good) / 1000)
        if self._began is not None and now - self._began > (SECONDS + LOOK) * 1000:
            self._database.give_up(self._writer.ident)

    @property
    def away(self) -> int | None:
        """Since when the database cannot be written, in milliseconds; None while it can."""
        return self.outages.away(self._began, clock())

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own, in a thread."""

        def run() -> T:
            with self._database.engine.begin() as connection:
                if self._database.shared:
                    connection.execute(text("SET LOCAL statement_timeout = 0"))  # it may have to look at all lines
                    connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = '60s'"))
                return work(connection)

        return await asyncio.to_thread(run)

    # ---------------------------------------------------------------- reading

    async def read(self, work: Callable[[Connection], T], commit: bool = False) -> T:
        """Read in a thread; refused with `try-again` if the database does not answer."""

        def read() -> T:
            with self._database.reading() as connection:
                result = work(connection)
                if commit:
                    connection.commit()
                return result

        try:
            return await self._readers.run(read)
        except Exception as error:
            if isinstance(error, Expelled):  # the next heartbeat finds it out, too
                raise Refused("try-again") from None
            if isinstance(error, TimeoutError) or _of_database(error):
                logger.error("the store cannot be read", error=repr(error))
                raise Refused("try-again") from None
            raise

    async def load(self, id: str) -> StoredTable | None:
        """A table with all lines of its log; None if there is none of this id."""
        return await self.read(lambda connection: self._load(connection, id))

    async def claim(self, id: str) -> StoredTable | Owner | None:
        """The same, and from now on the table is ours; if it is another node's, which one that is."""
        node = self.node
        return await (
            self.load(id) if node is None else self.read(lambda connection: self._claim(connection, id, node))
        )

    def _claim(self, connection: Connection, id: str, node: Node) -> StoredTable | Owner | None:
        claimed = node.claim(connection, id, clock())
        if claimed is None or isinstance(claimed, Owner):
            return claimed
        stored = self._load(connection, id)
        connection.commit()
        node.epochs[id] = claimed.epoch
        return stored

    def _load(self, connection: Connection, id: str) -> StoredTable | None:
        row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
        if row is None:
            return None
        bodies = select(lines.c.body).where(lines.c.table_id == id).order_by(lines.c.version)
        log = [read_line(body) for body in connection.execute(bodies).scalars()]
        missed: list[Outage] = []
        if self.node is not None and log:
            since = select(outages.c.began, outages.c.ended).where(outages.c.ended > log[-1].at)
            missed = [Outage(*row) for row in connection.execute(since)]
        snapshot = Snapshot(row.status, row.awake, row.next, row.due, row.since)
        return StoredTable(read_options(row.options), row.owner, log, snapshot, row.listed, missed)

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """How many lines the logs of these tables have."""
        counted = select(lines.c.table_id, func.max(lines.c.version)).where(lines.c.table_id.in_(ids))
        query = counted.group_by(lines.c.table_id)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def awake(self) -> list[str]:
        """The tables that go on without anybody asking."""
        return await self._column(select(tables.c.id).where(tables.c.awake, *self._ours))

    async def due(self, before: int) -> list[str]:
        """The tables that have to be woken before this moment."""
        return await self._column(select(tables.c.id).where(tables.c.due < before, *self._ours))

    @property
    def _ours(self) -> list[ColumnElement[bool]]:
        return [] if self.node is None else [tables.c.node == self.node.id]

    # ---------------------------------------------------------------- several processes

    async def join(self, secret: str) -> None:
        """From now on this server is alive. What was not stored since one was is noted as an outage."""
        now = clock()
        if self._database.shared:
            node = Node(self._beats)
            node.id, outage = await self.transact(lambda connection: node.join(connection, now, secret))
            self.node = node
            self.outages.restart(now)
        else:
            beat = await self.last_beat()
            outage = Outage(beat, now) if beat is not None and beat < now else None
        if outage is not None:
            self.note(outage)
        await self.beat()

    async def leave(self) -> None:
        """Let others have all our tables, at once."""
        node = self.node
        if node is not None:

            def go(connection: Connection) -> None:
                node.leave(connection, clock())
                self.notices.send(connection, "free")

            await self.read(go, commit=True)

    async def adopt(self, before: int) -> list[str]:
        """Some tables that go on by themselves, or have to be woken before this moment, and are nobody's: now they are
        ours."""
        node = self.node
        return [] if node is None else await self.read(lambda connection: node.adopt(connection, before), commit=True)

    async def give(self, id: str, to: str) -> None:
        """Let another node have a table. Nothing of ours may be waiting to be written to it."""
        node = self.node
        if node is not None:
            await self.read(lambda connection: node.give(connection, id, to), commit=True)
            node.epochs.pop(id, None)

    async def tell(self, kind: str, **about: str) -> None:
        """Tell all nodes, this one too."""
        await self.read(lambda connection: self.notices.send(connection, kind, **about), commit=True)

    async def public(self, now: int, soon: int, most: int) -> list[str]:
        """The tables of the lobby, at most so many of each status. Those that wait for players come first: where
        somebody is there (listed until `soon` at the latest), then the others, each from the newest on."""
        found: list[str] = []
        for query in public_tables(now, soon, most):
            found += await self._column(query)
        return found

    async def games(self, wanted: Games, most: int) -> list[tuple[str, int]]:
        """The tables on a guest's list, and since when each has its status: the latest first."""
        query = games_of(wanted).limit(most)
        return await self.read(lambda connection: [(row.id, row.since) for row in connection.execute(query)])

    async def playing(self, guest: str, most: int) -> list[str]:
        """Tables where this guest plays now, the newest first."""
        seated = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest))
        mine = select(tables.c.id).where(seated, tables.c.status == "playing")
        return await self._column(mine.order_by(tables.c.created.desc()).limit(most))

    async def last_beat(self) -> int | None:
        """When the server was last known to be alive."""
        return next(iter(await self._column(select(heartbeat.c.at))), None)

    async def _column(self, query: Select[Any]) -> list[Any]:
        return await self.read(lambda connection: [*connection.execute(query).scalars()])


def seats_of(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """All seats of somebody, with what the table is and how it stands."""
    query = select(tables.c.id, seats.c.seat, tables.c.created, tables.c.status, tables.c.options).where(
        seats.c.guest == guest, seats.c.table_id == tables.c.id
    )
    return [
        {**row._mapping, "options": msgspec.json.decode(row.options)}
        for row in connection.execute(query.order_by(tables.c.created))
    ]


def games_of(wanted: Games) -> Select[Any]:
    """The query of a guest's list of games."""
    mine = select(seats.c.table_id).where(seats.c.guest == wanted.guest)
    gone = select(hidden.c.table_id).where(hidden.c.guest == wanted.guest)
    query = select(tables.c.id, tables.c.since).where(tables.c.id.in_(mine), tables.c.id.not_in(gone))
    query = query.where(tables.c.status == "over" if wanted.finished else tables.c.status != "over")
    if wanted.before is not None:
        query = query.where(tables.c.since < wanted.before)
    if wanted.against is not None:
        computers = tables.c.options.contains('"computer"')
        query = query.where(computers if wanted.against == "computer" else ~computers)
    return query.order_by(tables.c.since.desc(), tables.c.id)


def public_tables(now: int, soon: int, most: int) -> list[Select[Any]]:
    """The queries of the lobby."""
    waiting = select(tables.c.id).where(in_lobby, tables.c.status == "gathering", tables.c.listed > now)
    queries = [waiting.order_by(tables.c.listed > soon, tables.c.created.desc()).limit(most)]
    for status in ("drafting", "playing"):
        begun = select(tables.c.id).where(in_lobby, tables.c.status == status, tables.c.listed > now)
        queries.append(begun.order_by(tables.c.listed.desc()).limit(most))
    return queries


def _of_database(error: Exception | None) -> bool:
    """Is it the database that failed, and not what it was given?"""
    return isinstance(error, FAULTS) and not isinstance(error, (IntegrityError, DataError, sqlite3.IntegrityError))


def _write_changes(connection: Connection, changes: Sequence[Change], node: Node | None) -> None:
    owned = {} if node is None else {"node": node.id, "epoch": 1}
    created = [
        {"id": change.table, **change.created, **asdict(change.snapshot), **owned}
        for change in changes
        if change.created and change.snapshot
    ]
    if created:
        connection.execute(insert(tables), created)
        if node is not None:
            node.epochs.update((row["id"], 1) for row in created)
    written = [
        {"table_id": change.table, "version": version, "body": write_line(line).decode()}
        for change in changes
        for version, line in enumerate(change.lines, change.version)
    ]
    if written:
        connection.execute(insert(lines), written)
    snapshot = [
        {"table": change.table, **{f"new_{name}": value for name, value in asdict(change.snapshot).items()}}
        for change in changes
        if change.snapshot and not change.created
    ]
    if snapshot:
        connection.execute(_SNAPSHOT, snapshot)
    listed = [{"table": change.table, "until": change.listed} for change in changes if change.listed is not None]
    if listed:
        connection.execute(_LISTED, listed)
    for change in changes:
        if change.sitters is not None:
            connection.execute(delete(seats).where(seats.c.table_id == change.table))
            rows = [{"table_id": change.table, "seat": seat, "guest": guest} for seat, guest in change.sitters]
            if rows:
                connection.execute(insert(seats), rows)
        if change.hidden is not None:
            guest, away = change.hidden
            connection.execute(delete(hidden).where(hidden.c.guest == guest, hidden.c.table_id == change.table))
            if away:
                connection.execute(insert(hidden).values(guest=guest, table_id=change.table))
        if change.beat is not None:
            _write_beat(connection, change.beat, node)


def _write_beat(connection: Connection, beat: Beat, node: Node | None) -> None:
    if node is not None:
        metrics.NODES.set(node.beat(connection, beat.at))
    elif not connection.execute(update(heartbeat).values(at=beat.at)).rowcount:
        connection.execute(insert(heartbeat).values(id=1, at=beat.at))
    if beat.outages:
        began = [outage.began for outage in beat.outages]
        connection.execute(delete(outages).where(or_(outages.c.began.in_(began), outages.c.ended < beat.at - KEPT)))
        connection.execute(insert(outages), [outage._asdict() for outage in beat.outages])
