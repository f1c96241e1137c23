"""What nodes tell each other: rare things, by LISTEN and NOTIFY of PostgreSQL. Steps are never told this way, for
commits that notify wait for each other.

With SQLite there is one process, which tells itself.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, Engine, text

CHANNEL = "santorini"
LOOK = 1.0  # seconds between looks whether the server stops
MISSED = "missed"  # a notice of our own: some may have been missed, as the connection was lost

Handler = Callable[[dict[str, Any]], None]
logger = structlog.get_logger()


class Notices:
    """Calls a handler for each kind of notice, at every node, also the one that sent it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._handlers: dict[str, Handler] = {}
        self._ended = threading.Event()
        self._thread = Thread(target=self._listen, name="notices", daemon=True)
        if engine.dialect.name == "postgresql":
            self._thread.start()

    def on(self, kind: str, handler: Handler) -> None:
        """Have this called in the event loop for every notice of this kind."""
        self._handlers[kind] = handler

    def send(self, connection: Connection, kind: str, **about: str) -> None:
        """Tell all nodes, once the transaction is committed. To be called in a thread."""
        notice = {"kind": kind, **about}
        if connection.dialect.name == "postgresql":
            payload = msgspec.json.encode(notice).decode()
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
        else:
            self._loop.call_soon_threadsafe(self._handle, notice)

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()

    def _listen(self) -> None:
        first = True
        while not self._ended.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                    if not first:
                        self._pass_on({"kind": MISSED})
                    first = False
                    driver: Any = connection.connection.driver_connection
                    while not self._ended.is_set():
                        for notice in driver.notifies(timeout=LOOK):
                            self._pass_on(msgspec.json.decode(notice.payload))
                    connection.invalidate()  # it still listens: it must not go back to the pool
            except Exception as error:
                if not self._ended.wait(LOOK):
                    logger.error("notices cannot be heard", error=repr(error))

    def _pass_on(self, notice: dict[str, Any]) -> None:
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(self._handle, notice)

    def _handle(self, notice: dict[str, Any]) -> None:
        handler = self._handlers.get(notice["kind"])
        if handler is not None:
            handler(notice)
