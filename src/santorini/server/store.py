"""What is kept: a row for each table, the lines of its log, who sits where, and when the server was last alive.

Everything queued while a commit is under way shares the next one, so that many tables cost few commits.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, cast

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
from santorini.server import table as live
from santorini.server.log import AnyLine, Stepped, read_line, write_line
from santorini.server.wire import Options, encode

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
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Made once: several threads that make one at the same time would crash msgspec.
read_options = msgspec.json.Decoder(Options).decode


class Standing(msgspec.Struct, frozen=True):
    """What lists of tables and a restart go by. Awake: a clock runs, or a computer has to decide. With days to think a
    table may sleep, and is `due` when they are over."""

    status: str
    awake: bool
    next: str | None
    due: int | None

    @classmethod
    def of(cls, table: live.Table) -> Standing:
        deadline, sleeps = table.deadline(), table.options.clock.kind == "days"
        awake = table.thinker() is not None or (deadline is not None and not sleeps)
        return cls(table.status, awake, table.next, deadline if sleeps else None)


_LINES = (
    "INSERT INTO lines (table_id, version, body) SELECT"
    " json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)
_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in Standing.__struct_fields__})
)


class Change(msgspec.Struct, gc=False):
    """What one table asks to have written; `standing` and `sitters` only if they are other than before."""

    table: str
    version: int
    lines: Sequence[AnyLine]
    created: dict[str, Any] | None = None
    standing: Standing | None = None
    sitters: Sequence[tuple[int, str]] | None = None

    @property
    def plain(self) -> bool:
        """Is there nothing but lines?"""
        return self.created is None and self.standing is None and self.sitters is None


@dataclass(frozen=True)
class Kept:
    """A table as it was kept."""

    options: Options
    owner: str
    lines: list[AnyLine]
    standing: Standing


Done = Callable[[Exception | None], None]
Batch = list[tuple[Sequence[Change], Done]]


class Store:
    """The database. A thread writes all the time, and the event loop only hears of it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._sqlite: PoolProxiedConnection | None = None
        self._loop = asyncio.get_running_loop()
        self._waiting: Batch = []
        self._writing = False
        self._queue: SimpleQueue[Batch | None] = SimpleQueue()
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
        self._waiting.append((changes, done))
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Let the thread write what waits."""
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._queue.put(batch)

    async def commit(self, *changes: Change) -> None:
        """Write all of this, or nothing; afterwards it is kept."""
        kept: asyncio.Future[Exception | None] = self._loop.create_future()
        self.put(changes, kept.set_result)
        error = await asyncio.shield(kept)
        if error is not None:
            raise error

    def _write(self) -> None:
        """Commit what is handed over, again and again."""
        while (batch := self._queue.get()) is not None:
            began = time.perf_counter()
            outcomes = self._written([changes for changes, _ in batch])
            self._loop.call_soon_threadsafe(self._tell, batch, outcomes, time.perf_counter() - began)
        if self._sqlite is not None:
            self._sqlite.close()

    def _tell(self, batch: Batch, outcomes: Sequence[Exception | None], seconds: float) -> None:
        """Say what has been kept, while the thread goes on with what was put meanwhile."""
        if self._waiting:
            self._hand_over()
        else:
            self._writing = False
        metrics.COMMIT_SECONDS.observe(seconds)
        metrics.COMMIT_CHANGES.observe(len(batch))
        metrics.STEPS.inc(_steps(batch))
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            try:
                done(outcome)
            except Exception as error:
                structlog.get_logger().error("what was kept could not be told", exc_info=error)

    def _written(self, batch: Sequence[Sequence[Change]]) -> list[Exception | None]:
        """Write a batch at once; if that fails, each by itself: a bad one must not take others with it."""
        changes = [change for changes in batch for change in changes]
        try:
            if self._engine.dialect.name == "sqlite" and all(change.plain for change in changes):
                self._append(changes)
            else:
                with self._engine.begin() as connection:
                    _write_changes(connection, changes)
        except Exception as error:
            structlog.get_logger().error("commit failed", error=repr(error), changes=len(batch))
            return [error] if len(batch) == 1 else [self._written([changes])[0] for changes in batch]
        return [None] * len(batch)

    def _append(self, changes: Sequence[Change]) -> None:
        """Nearly always there are only lines. SQLite takes all of them as one text, by one statement that commits by
        itself: the fewer calls, the less often thread and event loop wait for each other's interpreter lock."""
        if self._sqlite is None:
            self._sqlite = self._engine.raw_connection()
            self._sqlite.detach()
            cast(sqlite3.Connection, self._sqlite.dbapi_connection).isolation_level = None
        self._sqlite.cursor().execute(_LINES, (encode(_rows(changes)).decode(),))

    async def beat(self, now: int) -> None:
        """Note that the server is alive."""
        await asyncio.to_thread(self._beat, now)

    def _beat(self, now: int) -> None:
        with self._engine.begin() as connection:
            if not connection.execute(update(heartbeat).values(at=now)).rowcount:
                connection.execute(insert(heartbeat).values(id=1, at=now))

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


def _steps(batch: Batch) -> int:
    steps = 0
    for changes, _ in batch:
        for change in changes:
            for line in change.lines:
                steps += type(line) is Stepped
    return steps


def _write_changes(connection: Connection, changes: Sequence[Change]) -> None:
    created = [
        {"id": change.table, **change.created, **asdict(change.standing)}
        for change in changes
        if change.created and change.standing
    ]
    if created:
        connection.execute(insert(tables), created)
    written = [
        {"table_id": table, "version": version, "body": write_line(line).decode()}
        for table, version, line in _rows(changes)
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


def _rows(changes: Sequence[Change]) -> list[tuple[str, int, AnyLine]]:
    """What the table `lines` will have."""
    return [
        (change.table, version, line) for change in changes for version, line in enumerate(change.lines, change.version)
    ]


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
