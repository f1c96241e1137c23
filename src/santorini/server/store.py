"""What is kept: a row for each table, the lines of its log, who sits where, and when the server was last alive.

Everything queued while a commit is under way shares the next one, so that many tables cost few commits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    delete,
    event,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from santorini.server import metrics
from santorini.server.log import AnyLine, read_line, write_line
from santorini.server.wire import Options

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
    Column("awake", Boolean, nullable=False),  # a clock runs, or a computer has to decide
    Column("next", String(32)),
    Index("tables_public", "public", "status", "created"),
    Index("tables_awake", "awake"),
)
lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
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

_LINE = insert(lines)
_ROW = update(tables).where(tables.c.id == bindparam("table"))
_STANDING = _ROW.values(status=bindparam("new_status"), awake=bindparam("new_awake"), next=bindparam("new_next"))


@dataclass(frozen=True)
class Change:
    """What one table asks to have written; `standing` and `sitters` only if they are other than before."""

    table: str
    version: int
    lines: Sequence[AnyLine]
    created: dict[str, Any] | None = None
    standing: dict[str, Any] | None = None
    sitters: Sequence[tuple[int, str]] | None = None


@dataclass(frozen=True)
class Kept:
    """A table as it was kept."""

    options: Options
    owner: str
    lines: list[AnyLine]
    standing: dict[str, Any]


@dataclass
class _Waiting:
    changes: Sequence[Change]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """The database, with one task that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at this address, brought up to date."""
        engine = create_async_engine(url)
        if make_url(url).get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
        return cls(engine)

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    # ---------------------------------------------------------------- writing

    async def commit(self, *changes: Change) -> None:
        """Write all of this or nothing; afterwards it is kept."""
        waiting = _Waiting(changes)
        self._queue.append(waiting)
        self._wake.set()
        await waiting.done

    async def _write(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch, self._queue = self._queue, []
                began = time.perf_counter()
                try:
                    await self._write_batch(connection, batch)
                except Exception as error:
                    structlog.get_logger().error("commit failed", error=repr(error), changes=len(batch))
                    await self._write_singly(connection, batch)
                metrics.COMMIT_CHANGES.observe(len(batch))
                metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)

    async def _write_batch(self, connection: AsyncConnection, batch: Sequence[_Waiting]) -> None:
        changes = [change for waiting in batch for change in waiting.changes]
        async with connection.begin():
            await _write_changes(connection, changes)
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result(None)

    async def _write_singly(self, connection: AsyncConnection, batch: Sequence[_Waiting]) -> None:
        """One bad change must not take the others with it."""
        for waiting in batch:
            try:
                await self._write_batch(connection, [waiting])
            except Exception as error:
                if not waiting.done.done():
                    waiting.done.set_exception(error)

    async def beat(self, now: int) -> None:
        """Note that the server is alive."""
        async with self._engine.begin() as connection:
            found = await connection.execute(update(heartbeat).where(heartbeat.c.id == 1).values(at=now))
            if not found.rowcount:
                await connection.execute(insert(heartbeat).values(id=1, at=now))

    # ---------------------------------------------------------------- reading

    async def load(self, id: str) -> Kept | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).one_or_none()
            if row is None:
                return None
            bodies = await connection.execute(
                select(lines.c.body).where(lines.c.table_id == id).order_by(lines.c.version)
            )
            return Kept(
                msgspec.json.decode(row.options, type=Options),
                row.owner,
                [read_line(body) for (body,) in bodies],
                {"status": row.status, "awake": row.awake, "next": row.next},
            )

    async def awake(self) -> list[str]:
        """The tables that go on without anybody asking."""
        return await self._ids(select(tables.c.id).where(tables.c.awake))

    async def public(self, most: int) -> list[str]:
        """Tables of the lobby: those that wait for players first, the newest of each first."""
        listed = select(tables.c.id).where(tables.c.public, tables.c.status != "over")
        return await self._ids(listed.order_by(tables.c.status != "gathering", tables.c.created.desc()).limit(most))

    async def seated(self, guest: str, most: int) -> list[str]:
        """Tables where this guest sits: unfinished ones first, the newest of each first."""
        mine = select(tables.c.id).where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest)))
        return await self._ids(mine.order_by(tables.c.status == "over", tables.c.created.desc()).limit(most))

    async def last_beat(self) -> int | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(heartbeat.c.at))).scalar_one_or_none()

    async def check(self) -> None:
        """Raises if the store cannot be reached."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def _ids(self, query: Any) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())


async def _write_changes(connection: AsyncConnection, changes: Iterable[Change]) -> None:
    created = [{"id": change.table, **change.created} for change in changes if change.created]
    if created:
        await connection.execute(insert(tables), created)
    written = [
        {"table_id": change.table, "version": version, "body": write_line(line).decode()}
        for change in changes
        for version, line in enumerate(change.lines, change.version)
    ]
    if written:
        await connection.execute(_LINE, written)
    standing = [
        {"table": change.table, **{f"new_{name}": value for name, value in change.standing.items()}}
        for change in changes
        if change.standing and not change.created
    ]
    if standing:
        await connection.execute(_STANDING, standing)
    for change in changes:
        if change.sitters is not None:
            await connection.execute(delete(seats).where(seats.c.table_id == change.table))
            rows = [{"table_id": change.table, "seat": seat, "guest": guest} for seat, guest in change.sitters]
            if rows:
                await connection.execute(insert(seats), rows)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    """Bring the tables of the database to the newest shape."""
    config = Config()
    config.set_main_option("script_location", "santorini.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
