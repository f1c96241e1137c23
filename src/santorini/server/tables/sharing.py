"""The tables of a server among several at one database: which are ours, who is given them, and what we tell the others.

A server alone at its database goes through all of this without effect.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import Any

import structlog

from santorini.server import metrics
from santorini.server.settings import Settings
from santorini.server.store.database import Database
from santorini.server.store.nodes import check_secret
from santorini.server.store.store import Store
from santorini.server.tables.changes import Changes
from santorini.server.tables.live_table import MOVED, LiveTable
from santorini.server.tables.registry import Registry
from santorini.server.tasks import Tasks, Work

HOLD = 5.0  # seconds for which a table at which somebody is looking stays, whoever asks for it
RETRY = 0.5  # seconds

logger = structlog.get_logger()


def fingerprint(secret: str) -> str:
    """What other servers may know of our secret."""
    return hashlib.sha256(f"santorini {secret}".encode()).hexdigest()


def check(database: Database, settings: Settings) -> None:
    """Refuse to start beside servers whose secret is not ours."""
    if database.shared:
        with database.reading() as connection:
            check_secret(connection, fingerprint(settings.kept_secret()))


class Sharing:
    """Shares the tables of one database with the servers beside this one."""

    def __init__(self, store: Store, changes: Changes, registry: Registry, settings: Settings, tasks: Tasks) -> None:
        self._store = store
        self._changes = changes
        self._registry = registry
        self._settings = settings
        self._tasks = tasks
        self._free = asyncio.Event()  # some tables are nobody's
        self._joining = False
        store.expelled = self._expelled
        self.on("give", lambda told: self._give(told["table"], told["node"], told["to"]))
        store.notices.on("free", lambda _: self._free.set())

    def on(self, kind: str, work: Callable[[dict[str, Any]], Work]) -> None:
        """Start this task for every notice of this kind, from whichever server."""
        self._store.notices.on(kind, lambda told: (self._tasks.spawn(work(told), kind), None)[1])

    async def join(self) -> None:
        """Be one of those who serve the database."""
        await self._store.join(fingerprint(self._settings.kept_secret()))
        if self._store.node is not None:
            self._tasks.spawn(self._adopt(), "adopting")

    async def _adopt(self) -> None:
        """Take over what is nobody's, with every heartbeat, and as soon as we are told of it."""
        while not self._registry.closed:
            self._free.clear()
            try:
                await self._registry.adopt(self._settings.idle)
            except Exception as error:
                logger.error("tables could not be adopted", error=repr(error))
            try:
                async with asyncio.timeout(self._settings.heartbeat):
                    await self._free.wait()
            except TimeoutError:
                pass

    # ---------------------------------------------------------------- tables that go

    def moved(self, at: LiveTable) -> None:
        """Another server has this table: whoever looks at it has to look there."""
        at.table = None
        self._registry.remove(at)
        if at.thinking is not None:
            at.thinking.cancel()
        for connection in [*at.connections]:
            connection.end(MOVED)

    async def _give(self, id: str, node: str, to: str) -> None:
        """Give a table to the server that asks for it, as the proxy sends the players there."""
        if self._store.node is None or node != self._store.node.id or self._registry.closed:
            return
        at = await self._registry.in_memory(id)
        if at is None:
            await self._store.give(id, to)
        elif not at.connections or time.monotonic() - at.placed > HOLD:
            async with at.lock:  # nothing is being committed
                if not at.removed:
                    await self._store.give(id, to)
                    metrics.MOVED.labels("given").inc()
                    self.moved(at)

    def _expelled(self) -> None:
        """We did not renew our lease in time, and others may have taken our tables. Begin again, without any."""
        if not self._joining and not self._registry.closed:
            self._joining = True
            self._tasks.spawn(self._join_again(), "joining")

    async def _join_again(self) -> None:
        logger.error("the lease has ended, others may have the tables", tables=len(self._registry.tables))
        metrics.MOVED.labels("lost").inc(len(self._registry.tables))
        for at in [*self._registry.tables.values()]:
            self.moved(at)
        while True:
            try:
                await self._store.join(fingerprint(self._settings.kept_secret()))
                break
            except Exception as error:
                logger.error("cannot join the others", error=repr(error))
                await asyncio.sleep(RETRY)
        self._joining = False

    async def leave(self) -> None:
        """Let others have all our tables, and only then send the players away: they find them there."""
        if self._store.node is None or self._registry.closed:
            return
        self._registry.closed = True
        tables = [*self._registry.tables.values()]
        for at in tables:
            async with at.lock:  # what is being committed is told before
                at.table = None
                self._registry.remove(at)
        await self._store.leave()
        for at in tables:
            self.moved(at)
