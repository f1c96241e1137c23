"""What is kept: a row for each table, the lines of its log, who sits where, and when the server was last alive.

Everything queued while a commit is under way shares the next one, so that many tables cost few commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from msgspec.structs import asdict
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PoolProxiedConnection,
    Select,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)

from santorini.server import metrics
from santorini.server.changes import Change, Done, Lot
from santorini.server.log import AnyLine, read_line, write_line
from santorini.server.table import Standing
from santorini.server.wire import Options

T = TypeVar("T")
MOST = 1000  # changes that may share a commit: a statement has room for about ten thousand lines

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("awake", Boolean, nullable=False),
    Column("next", String(32)),
    Column("due", BigInteger),
    Index("tables_public", "public", "status", "created"),
    Index("tables_awake", "awake"),
    Index("tables_due", "due"),
)
lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Index("seats_guest", "guest"),
)
blocked = Table(
    "blocked",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Made once: several threads that make one at the same time would crash msgspec.
read_options = msgspec.json.Decoder(Options).decode


_LINES = (  # as a lot has them; a cast reads a number as far as there are digits
    "INSERT INTO lines (table_id, version, body)"
    " SELECT substr(key, instr(key, ' ') + 1), CAST(key AS INTEGER), value FROM json_each(?)"
)
_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in Standing.__struct_fields__})
)


@dataclass(frozen=True)
class Kept:
    """A table as it was kept."""

    options: Options
    owner: str
    lines: list[AnyLine]
    standing: Standing


class Store:
    """The database. A thread writes all the time, and the event loop only hears of it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sqlite: PoolProxiedConnection | None = None
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Lot] = deque()
        self._writing = False
        self._queue: SimpleQueue[Lot | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at this address, brought up to date."""
        # Errors are logged, and tell nothing of games; a server of databases may have gone and come back.
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=not url.startswith("sqlite"))
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
        await asyncio.to_thread(_upgrade, engine)
        return cls(engine)

    async def close(self) -> None:
        """Write what waits, and end."""
        await self.commit()
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._engine.dispose()

    # ---------------------------------------------------------------- writing

    def put(self, changes: Sequence[Change], done: Done) -> None:
        """Have all of this written, or nothing; `done` is called when it is kept, or with what went wrong."""
        if not self._waiting or len(self._waiting[-1].done) == MOST:
            self._waiting.append(Lot())
        self._waiting[-1].add(changes, done)
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Let the thread write what waits."""
        self._queue.put(self._waiting.popleft())

    async def commit(self, *changes: Change) -> None:
        """Write all of this, or nothing; afterwards it is kept."""
        kept: asyncio.Future[Exception | None] = self._loop.create_future()
        self.put(changes, kept.set_result)
        error = await asyncio.shield(kept)
        if error is not None:
            raise error

    def _write(self) -> None:
        """Commit what is handed over, again and again."""
        while (lot := self._queue.get()) is not None:
            began = time.perf_counter()
            outcomes = self._written(lot)
            self._loop.call_soon_threadsafe(self._tell, lot, outcomes, time.perf_counter() - began)
            del lot  # so that the event loop has it alone
        if self._sqlite is not None:
            self._sqlite.close()

    def _tell(self, lot: Lot, outcomes: Sequence[Exception | None], seconds: float) -> None:
        """Say what has been kept, while the thread goes on with what was put meanwhile."""
        if self._waiting:
            self._hand_over()
        else:
            self._writing = False
        metrics.COMMIT_SECONDS.observe(seconds)
        metrics.COMMIT_CHANGES.observe(len(lot.done))
        metrics.STEPS.inc(lot.steps)
        for done, outcome in zip(lot.done, outcomes, strict=True):
            try:
                done(outcome)
            except Exception as error:
                structlog.get_logger().error("what was kept could not be told", exc_info=error)

    def _written(self, lot: Lot) -> list[Exception | None]:
        """Write a lot at once; if that fails, each by itself: a bad one must not take others with it."""
        try:
            if lot.plain and self._engine.dialect.name == "sqlite":
                self._append(lot.lines())
            else:
                self._transact([change for changes in lot.changes for change in changes])
        except Exception as error:
            structlog.get_logger().error("commit failed", error=repr(error), changes=len(lot.changes))
            return [error] if len(lot.changes) == 1 else [self._written_alone(changes) for changes in lot.changes]
        return [None] * len(lot.changes)

    def _written_alone(self, changes: Sequence[Change]) -> Exception | None:
        try:
            self._transact(changes)
        except Exception as error:
            return error
        return None

    def _append(self, lines: str) -> None:
        """SQLite takes all lines as one text, by one statement that commits by itself: the fewer calls, the less often
        thread and event loop wait for each other's interpreter lock."""
        if self._sqlite is None:
            self._sqlite = self._engine.raw_connection()
            self._sqlite.detach()
            cast(sqlite3.Connection, self._sqlite.dbapi_connection).isolation_level = None
        self._sqlite.cursor().execute(_LINES, (lines,))

    def _transact(self, changes: Sequence[Change]) -> None:
        with self._engine.begin() as connection:
            _write_changes(connection, changes)

    async def beat(self, now: int) -> None:
        """Note that the server is alive."""
        await asyncio.to_thread(self._beat, now)

    def _beat(self, now: int) -> None:
        with self._engine.begin() as connection:
            if not connection.execute(update(heartbeat).values(at=now)).rowcount:
                connection.execute(insert(heartbeat).values(id=1, at=now))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own."""

        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    # ---------------------------------------------------------------- reading

    async def load(self, id: str) -> Kept | None:
        return await asyncio.to_thread(self._load, id)

    def _load(self, id: str) -> Kept | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
            if row is None:
                return None
            bodies = select(lines.c.body).where(lines.c.table_id == id).order_by(lines.c.version)
            return Kept(
                read_options(row.options),
                row.owner,
                [read_line(body) for body in connection.execute(bodies).scalars()],
                Standing(row.status, row.awake, row.next, row.due),
            )

    async def awake(self) -> list[str]:
        """The tables that go on without anybody asking."""
        return await self._column(select(tables.c.id).where(tables.c.awake))

    async def due(self, before: int) -> list[str]:
        """The tables that have to be woken before this moment."""
        return await self._column(select(tables.c.id).where(tables.c.due < before))

    async def public(self, since: int, most: int) -> list[str]:
        """Tables of the lobby since a moment: those that wait for players first, the newest of each first."""
        listed = select(tables.c.id).where(tables.c.public, tables.c.status != "over", tables.c.created >= since)
        return await self._column(listed.order_by(tables.c.status != "gathering", tables.c.created.desc()).limit(most))

    async def seated(self, guest: str, most: int) -> list[str]:
        """Tables where this guest sits: unfinished ones first, the newest of each first."""
        mine = select(tables.c.id).where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest)))
        return await self._column(mine.order_by(tables.c.status == "over", tables.c.created.desc()).limit(most))

    async def last_beat(self) -> int | None:
        """When the server was last known to be alive."""
        return next(iter(await self._column(select(heartbeat.c.at))), None)

    async def _column(self, query: Select[Any]) -> list[Any]:
        def read() -> list[Any]:
            with self._engine.connect() as connection:
                return [*connection.execute(query).scalars()]

        return await asyncio.to_thread(read)


def _write_changes(connection: Connection, changes: Sequence[Change]) -> None:
    created = [
        {"id": change.table, **change.created, **asdict(change.standing)}
        for change in changes
        if change.created and change.standing
    ]
    if created:
        connection.execute(insert(tables), created)
    written = [
        {"table_id": change.table, "version": version, "body": write_line(line).decode()}
        for change in changes
        for version, line in enumerate(change.lines, change.version)
    ]
    if written:
        connection.execute(insert(lines), written)
    standing = [
        {"table": change.table, **{f"new_{name}": value for name, value in asdict(change.standing).items()}}
        for change in changes
        if change.standing and not change.created
    ]
    if standing:
        connection.execute(_STANDING, standing)
    for change in changes:
        if change.sitters is not None:
            connection.execute(delete(seats).where(seats.c.table_id == change.table))
            rows = [{"table_id": change.table, "seat": seat, "guest": guest} for seat, guest in change.sitters]
            if rows:
                connection.execute(insert(seats), rows)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(engine: Engine) -> None:
    """Bring the tables of the database to the newest shape."""
    config = Config()
    config.set_main_option("script_location", "santorini.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
