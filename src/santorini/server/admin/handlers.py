"""How a server does what operators ask for: at its tables in memory, and in its database."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from collections.abc import Collection
from contextlib import closing
from errno import ENOENT
from pathlib import Path
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, Select, delete, func, insert, make_url, or_, select

from santorini.server.admin.commands import (
    AnyCommand,
    Block,
    Blocked,
    Close,
    Delete,
    Erase,
    Prune,
    Rate,
    Show,
    Tables,
    Unblock,
)
from santorini.server.guests import Guests
from santorini.server.ratings.ratings import Ratings
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.store.batch import Change
from santorini.server.store.database import blocked, hidden, lines, seats, tables
from santorini.server.store.log import read_line
from santorini.server.store.names import clean, erase_name, sittings, wiping
from santorini.server.store.notices import MISSED
from santorini.server.store.ratings import results, standings
from santorini.server.store.store import Store, clock, read_options
from santorini.server.tables import news
from santorini.server.tables.automatic import close
from santorini.server.tables.loading import load
from santorini.server.tables.service import TableService
from santorini.server.tasks import Tasks
from santorini.server.wire.schema import encode

DAY = 86_400_000  # milliseconds
BATCH = 100  # tables of a transaction, so that nobody waits long for the database
LONGEST = 64 * 1024  # bytes of a command
PRUNE = 3600.0  # seconds between looks for old tables

read_command = msgspec.json.Decoder(AnyCommand).decode


class Admin:
    """Does what operators ask for: at the tables in memory too, if a server has some."""

    def __init__(self, store: Store, service: TableService | None = None, guests: Guests | None = None) -> None:
        self._store = store
        self._service = service
        self._guests = guests

    def listen(self, service: TableService, guests: Guests) -> None:
        """Do what operators have asked another server at the same database for."""
        service.sharing.on("forget", lambda told: service.forget(told["table"]))
        service.sharing.on("refresh", lambda told: service.refresh(told["table"]))
        self._store.notices.on("block", lambda told: self._expel(told["guest"]))
        self._store.notices.on("unblock", lambda told: guests.blocked.discard(told["guest"]))
        service.sharing.on(MISSED, lambda _: self._read_again(guests))

    async def _read_again(self, guests: Guests) -> None:
        """Notices may have been missed: see who is blocked now."""
        guests.blocked = set(await blocked_guests(self._store))

    async def do(self, command: AnyCommand) -> dict[str, Any]:
        """Do what a command asks for; its result comes back."""
        result = await self._do(command)
        if isinstance(command, (Delete, Erase, Prune)):
            await self._store.transact(clean)
        return result

    async def _do(self, command: AnyCommand) -> dict[str, Any]:
        match command:
            case Tables():
                return {"tables": await self._store.transact(lambda connection: _listed(connection, command))}
            case Show():
                return await self._show(command)
            case Close(table=id):
                await self._close(id)
            case Delete(table=id):
                await self._delete(id)
            case Block(guest=guest):
                await self._block(guest)
            case Unblock(guest=guest):
                await self._unblock(guest)
            case Blocked():
                return {"blocked": await self._store.transact(_blocked)}
            case Erase(guest=guest):
                return {"tables": await self._erase(guest)}
            case Prune():
                return {"tables": await self._prune(command)}
            case Rate():
                games, changed = await Ratings(self._store, Tasks()).rewrite()
                return {"games": games, "changed": changed}
        return {}

    async def _show(self, asked: Show) -> dict[str, Any]:
        table, _ = await load(self._store, asked.table)
        since, now = max(0, table.version - asked.lines), clock()
        shown: dict[str, Any] = msgspec.json.decode(encode(news.table_frame(table, "", None, since, now)))
        if asked.secrets:
            shown["log"] = [msgspec.to_builtins(line) for line in table.log[since:]]
            shown["info"]["options"] = msgspec.to_builtins(table.options)
        return {
            "id": table.id,
            "status": table.status,
            "changed": table.log[-1].at if table.log else 0,
            "options": shown["info"]["options"],
            "seats": [
                {"player": sitting.player, "name": sitting.name, "guest": sitting.guest} for sitting in table.seats
            ],
            "lines": table.version,
            "log": shown["log"],
        }

    async def _close(self, id: str) -> None:
        if self._service is not None:
            await self._service.end(id)
            return
        table, _ = await load(self._store, id)
        ending = close(table, clock())
        if ending:
            await self._store.commit(Change(id, table.version, ending, snapshot=table.snapshot()))

    async def _delete(self, id: str) -> None:
        if not await self._remove([id]):
            raise Refused("no-such-table")

    async def _remove(self, ids: list[str]) -> int:
        """Delete tables, in memory too; how many there were."""
        gone = await self._store.transact(lambda connection: deleted(connection, ids))
        for id in ids:
            if self._service is not None:
                await self._service.forget(id)
            await self._store.tell("forget", table=id)
        return gone

    async def _block(self, guest: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(blocked).where(blocked.c.guest == guest))
            connection.execute(insert(blocked).values(guest=guest, at=clock()))

        await self._store.transact(write)
        self._expel(guest)
        await self._store.tell("block", guest=guest)

    def _expel(self, guest: str) -> None:
        if self._guests is not None:
            self._guests.blocked.add(guest)
        if self._service is not None:
            self._service.expel(lambda who: who.id == guest)

    async def _unblock(self, guest: str) -> None:
        done = await self._store.transact(lambda connection: connection.execute(_unblocking(guest)).rowcount)
        if not done:
            raise Refused("not-blocked")
        if self._guests is not None:
            self._guests.blocked.discard(guest)
        await self._store.tell("unblock", guest=guest)

    async def _erase(self, guest: str) -> int:
        """Repeat until no line has the name: meanwhile somebody may have sat down, or begun a rematch."""
        found: set[str] = set()
        while named := await self._store.transact(lambda connection: erase_name(connection, guest)):
            found |= named
            for id in named:
                if self._service is not None:
                    await self._service.refresh(id)
                await self._store.tell("refresh", table=id)
        return len(found)

    async def _prune(self, asked: Prune) -> int:
        before = clock() - round(asked.days * DAY)
        old = await self._store.transact(lambda connection: _old(connection, before))
        if self._service is not None:
            old = [id for id in old if not self._service.watched(id)]
        if asked.dry:
            return len(old)
        return sum([await self._remove(old[first : first + BATCH]) for first in range(0, len(old), BATCH)])

    async def retain(self, days: float) -> None:
        """Delete again and again what is older than the operator wants to keep."""
        while True:
            try:
                result = await self.do(Prune(days))
                structlog.get_logger().info("old tables deleted", **result)
            except Exception as error:
                structlog.get_logger().error("old tables could not be deleted", error=repr(error))
            await asyncio.sleep(PRUNE)


# ---------------------------------------------------------------- the database


def _last_lines() -> Select[Any]:
    """Every table with the last line of its log, found by the key of each: there may be millions of lines."""
    other = lines.alias()
    last = select(func.max(other.c.version)).where(other.c.table_id == tables.c.id).scalar_subquery()
    here = (lines.c.table_id == tables.c.id) & (lines.c.version == last)
    return select(tables, lines.c.version, lines.c.body).where(here)


def _listed(connection: Connection, asked: Tables) -> list[dict[str, Any]]:
    query, now = _last_lines(), clock()
    if asked.status is not None:
        query = query.where(tables.c.status == asked.status)
    if asked.public is not None:
        query = query.where(tables.c.public == asked.public)
    if asked.older is not None:
        query = query.where(tables.c.created <= now - asked.older * DAY)
    if asked.guest is not None:
        query = query.where(tables.c.id.in_(_sat(connection, "sitter", asked.guest)))
    if asked.name is not None:
        query = query.where(tables.c.id.in_(_sat(connection, "name", asked.name)))
    found = []
    for row in connection.execute(query.order_by(tables.c.created.desc())):
        changed = read_line(row.body).at
        age = (now - changed) / DAY
        if (asked.older is None or age >= asked.older) and (asked.newer is None or age <= asked.newer):
            found.append((changed, row))
    found.sort(key=lambda one: one[0], reverse=True)
    return [
        {
            "id": row.id,
            "status": row.status,
            "public": row.public,
            "players": read_options(row.options).players,
            "created": row.created,
            "changed": changed,
            "lines": row.version,
        }
        for changed, row in found[: asked.most]
    ]


def _sat(connection: Connection, field: str, value: str) -> set[str]:
    """The tables where somebody of this name, or this guest, ever sat."""
    return {table for table, _, _ in sittings(connection, field, value)}


def _old(connection: Connection, before: int) -> list[str]:
    """The tables that have not changed since, and wait for no clock."""
    forgotten = or_(tables.c.listed.is_(None), tables.c.listed < before)  # nobody waits there for players
    query = _last_lines().where(
        tables.c.since < before, ~tables.c.awake, tables.c.due.is_(None), forgotten, ~tables.c.rated
    )
    return [row.id for row in connection.execute(query) if read_line(row.body).at < before]


def deleted(connection: Connection, ids: Collection[str]) -> int:
    """Delete tables and return their number. Rows are locked, or PostgreSQL would let lines be added meanwhile."""
    wiping(connection)
    connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)).with_for_update()).all()
    for rows in (lines, seats, hidden, standings, results):
        connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    return connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount


def _blocked(connection: Connection) -> list[dict[str, Any]]:
    return [{"guest": row.guest, "at": row.at} for row in connection.execute(select(blocked).order_by(blocked.c.at))]


def _unblocking(guest: str) -> Any:
    return delete(blocked).where(blocked.c.guest == guest)


async def blocked_guests(store: Store) -> list[str]:
    """Who is blocked, for a server that starts."""
    return [row["guest"] for row in await store.transact(_blocked)]


# ---------------------------------------------------------------- the socket of a running server


class Control:
    """The Unix socket through which a running server is asked; only its own user, and root, can open it."""

    def __init__(self, admin: Admin, path: Path) -> None:
        self._admin = admin
        self._path = path
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen, if the system can."""
        try:
            self._server = await asyncio.start_unix_server(self._serve, sock=_bound(self._path), limit=LONGEST)
        except (OSError, AttributeError) as error:  # a path too long, or a system without such sockets: people can play
            structlog.get_logger().warning("no control socket", path=str(self._path), error=repr(error))

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(encode(await self._answer(await reader.readline())) + b"\n")
            await writer.drain()
        except (OSError, ValueError):
            pass  # whoever asked is gone, or asked too much
        finally:
            writer.close()

    async def _answer(self, text: bytes) -> dict[str, Any]:
        try:
            command = read_command(text)
            result = await self._admin.do(command)
        except msgspec.DecodeError:
            return {"refused": "bad-message", "args": {}}
        except Refused as refused:
            return {"refused": refused.code, "args": refused.details}
        except Exception as error:
            structlog.get_logger().error("a command failed", exc_info=error)
            return {"refused": "failed", "args": {}}
        structlog.get_logger().info("command", do=type(command).__name__.lower())
        return {"result": result}


def _bound(path: Path) -> socket.socket:
    """A socket at this path, for its owner alone; a server that was killed may have left its own there."""
    path.unlink(missing_ok=True)
    found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    mask = os.umask(0o177)
    try:
        found.bind(str(path))
    except OSError:
        found.close()
        raise
    finally:
        os.umask(mask)
    return found


async def done_here(settings: Settings, command: AnyCommand) -> dict[str, Any]:
    """Do what a command asks for in the database, where no server runs."""
    file = _sqlite_file(settings)
    if file is not None and not file.exists():  # a new one, made by whoever asks, would not be the server's
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(file))
    store = await Store.open(settings.url)
    try:
        return await Admin(store).do(command)
    finally:
        await store.close()


# ---------------------------------------------------------------- copies


def backup(settings: Settings, folder: Path) -> None:
    """Copy a SQLite database as it is at one moment, whether a server runs or not, and the secret beside it."""
    database = _sqlite_file(settings)
    if database is None:
        raise Refused("not-sqlite")
    folder.mkdir(parents=True, mode=0o700)
    with (
        closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(_private(folder / "santorini.db"))) as copy,
    ):
        source.backup(copy)
    secret = settings.data / "secret"
    if secret.exists():
        _private(folder / "secret").write_bytes(secret.read_bytes())


def _sqlite_file(settings: Settings) -> Path | None:
    url = make_url(settings.url)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def _private(path: Path) -> Path:
    """A new file that only its owner can read."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    return path
