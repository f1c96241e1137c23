"""The database: what its tables are, how it is opened, and that only one server writes to one with SQLite.

Nothing here waits without end. A database that hangs is given up after `SECONDS`, so that players can be asked to try
again, and the server can stop.
"""

from __future__ import annotations

import os
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
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
    String,
    Table,
    Text,
    and_,
    create_engine,
    event,
    false,
    literal_column,
    make_url,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from santorini.server.settings import BadSetting

SECONDS = 5  # for a statement, and for a new connection
LOCK_SECONDS = 3  # for a lock, of which PostgreSQL says by itself that it was not to be had
UPGRADE_LOCK = 0x53414E54  # the advisory lock of PostgreSQL of whoever changes its shape
IDLE = 3  # seconds that a transaction may wait for us: a process that is stopped must not keep its locks

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("since", BigInteger, nullable=False),  # when it got this status
    Column("awake", Boolean, nullable=False),
    Column("next", String(32)),
    Column("due", BigInteger),
    Column("listed", BigInteger),  # until when the lobby shows it
    Column("node", String(32)),  # whose it is, if several processes serve the database
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often it was claimed
    Index("tables_awake", "awake"),
    Index("tables_rated", "rated", "since"),
    Index("tables_due", "due"),
)
# A partial index serves only queries with the same condition in so many words, hence a literal.
in_lobby = and_(tables.c.public, tables.c.status != literal_column("'over'"))
Index("tables_lobby", tables.c.status, tables.c.listed, sqlite_where=in_lobby, postgresql_where=in_lobby)
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
hidden = Table(  # games that a guest has taken off their list
    "hidden",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Index("hidden_table", "table_id"),
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
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when it last renewed its lease, by its own clock
    Column("until", BigInteger, nullable=False),  # when its lease ends, by the clock of the database
    Column("secret", String(64), nullable=False),  # a hash, so that all sign cookies alike
)
outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)


def connect(url: str) -> Engine:
    """The database at this address, as it is: for commands beside a server that runs."""
    shown = url.partition("://")[0]  # no password
    try:
        name = make_url(url).get_backend_name()
        if name not in ("sqlite", "postgresql"):
            raise BadSetting("database-kind", kind=shown)
        return _engine(url, name)
    except NoSuchModuleError:
        raise BadSetting("database-kind", kind=shown) from None
    except ArgumentError:
        raise BadSetting("database-away", database=shown, reason="no such address") from None
    except ModuleNotFoundError as missing:
        raise BadSetting("database-driver", database=shown, module=str(missing.name)) from None


def _engine(url: str, name: str) -> Engine:
    # Parameters are hidden: errors are logged, and logs contain nothing of games. Pings: a database may have restarted.
    if name == "sqlite":
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    limits = (
        f"-c statement_timeout={SECONDS}s -c lock_timeout={LOCK_SECONDS}s"
        f" -c idle_in_transaction_session_timeout={IDLE}s"
    )
    arguments = {
        "connect_timeout": SECONDS,
        "options": limits,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": SECONDS * 1000,
    }
    return create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_timeout=SECONDS, connect_args=arguments)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={SECONDS * 1000}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """A database that was brought up to date. One of SQLite is ours alone; one of PostgreSQL we may share."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._held: Connection | None = None  # PostgreSQL: what tables commit is written by it
        self._file: sqlite3.Connection | None = None  # SQLite: holds the lock
        self._at_work: dict[int, Connection] = {}  # by thread

    @classmethod
    def open(cls, url: str) -> Database:
        """The database at this address; or a sentence that says why not."""
        database = cls(connect(url))
        shown = database.engine.url.render_as_string()
        try:
            database._lock(shown)
            database._upgrade(shown)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            database.close()
            reason = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
            raise BadSetting("database-away", database=shown, reason=reason) from None
        except BadSetting:
            database.close()
            raise
        return database

    def close(self) -> None:
        """Let others have it."""
        if self._held is not None:
            self._held.close()
            self._held = None
        if self._file is not None:
            self._file.close()
            self._file = None
        self.engine.dispose()

    @property
    def shared(self) -> bool:
        """May several processes serve it?"""
        return self.engine.dialect.name == "postgresql"

    # ---------------------------------------------------------------- writing

    def _lock(self, shown: str) -> None:
        path = self.engine.url.database
        if not self.shared and path and path != ":memory:":
            _keep_private(Path(path))
            # SQLite locks files on every system, and the system lets go of the lock of a process that was killed.
            self._file = sqlite3.connect(f"{path}.lock", timeout=1, isolation_level=None, check_same_thread=False)
            try:
                self._file.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    raise
                raise BadSetting("database-busy", database=shown) from None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction of the thread that writes."""
        if not self.shared:
            with self.engine.begin() as connection:
                yield connection
            return
        try:
            connection = self._usable()
            with self._working(connection):
                yield connection
                connection.commit()
        except BaseException as error:
            self._let_go(isinstance(error, DBAPIError) and not error.connection_invalidated)
            raise

    def _usable(self) -> Connection:
        """The connection of the thread that writes; a new one, if the old one has gone."""
        if self._held is not None:
            try:
                with self._working(self._held):
                    self._held.execute(text("SELECT 1"))
                return self._held
            except DBAPIError:
                self._let_go(False)
        self._held = self.engine.connect()
        return self._held

    def _let_go(self, usable: bool) -> None:
        """After an error: undo, or have a new connection the next time."""
        if self._held is None:
            return
        if usable:
            with suppress(DBAPIError):
                self._held.rollback()
                return
        with suppress(Exception):
            self._held.invalidate()
            self._held.close()
        self._held = None

    # ---------------------------------------------------------------- what hangs is given up

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read by."""
        with self.engine.connect() as connection, self._working(connection):
            yield connection

    @contextmanager
    def _working(self, connection: Connection) -> Iterator[None]:
        thread = threading.get_ident()
        self._at_work[thread] = connection
        try:
            yield
        finally:
            self._at_work.pop(thread, None)

    def give_up(self, thread: int | None) -> None:
        """Make the statement fail that this thread waits for. A database server that is stopped does not even report a
        timeout, so the connection is shut down from our side; SQLite has a timeout of its own."""
        connection = self._at_work.get(thread or 0)
        if connection is None or not self.shared:
            return
        with suppress(Exception):
            driver: Any = connection.connection.driver_connection
            with socket.socket(fileno=os.dup(driver.pgconn.socket)) as shut:
                shut.shutdown(socket.SHUT_RDWR)

    # ---------------------------------------------------------------- its shape

    def _upgrade(self, shown: str) -> None:
        """Bring the tables of the database to the newest shape."""
        config = Config()
        config.set_main_option("script_location", "santorini.server.store:migrations")
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        with self.engine.begin() as connection:
            if self.shared:
                for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
                    connection.execute(text(f"SET LOCAL {limit} = 0"))  # much may have to be changed
                connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))  # one after the other
            found = MigrationContext.configure(connection).get_current_revision()
            if found is not None and found not in known:
                raise BadSetting("database-newer", database=shown, revision=found)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _keep_private(path: Path) -> None:
    """Let only the user who runs the server read the database; SQLite gives its other files the mode of the first."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError, PermissionError):
            file.chmod(0o600)
