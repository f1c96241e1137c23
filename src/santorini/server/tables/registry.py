"""The tables in memory: read from the store when they are asked for, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import Context

import structlog

from santorini.server import metrics
from santorini.server.refusals import Refused
from santorini.server.store.batch import Snapshot
from santorini.server.store.outages import Outage
from santorini.server.store.store import Store, clock
from santorini.server.tables.live_table import LiveTable
from santorini.server.tables.loading import claim, load
from santorini.server.tables.table import Table

NAME = re.compile(r"[\w-]{1,32}", re.ASCII)  # what the id of a table looks like
SEEN = 300  # tables of others that are kept in memory

logger = structlog.get_logger()


class Registry:
    """Finds tables by their id."""

    def __init__(
        self, store: Store, placed: Callable[[LiveTable, Table], None], removed: Callable[[LiveTable], None]
    ) -> None:
        """`placed` and `removed` are called when a table has come into memory, and when it leaves it."""
        self.tables: dict[str, LiveTable] = {}
        self._store = store
        self._placed = placed
        self._removed = removed
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._seen: OrderedDict[str, Table] = OrderedDict()  # tables of others that were looked at
        self.closed = False  # no more tables: others have them

    async def open(self, id: str) -> LiveTable:
        """The table of this id, read from the store if it is not in memory."""
        found = self.tables.get(id)
        if found is None:
            if self.closed:
                raise Refused("elsewhere")
            if not NAME.fullmatch(id):
                raise Refused("no-such-table")
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id), context=Context())
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
            found = await asyncio.shield(self._loading[id])
        found.used = time.monotonic()
        return found

    async def in_memory(self, id: str) -> LiveTable | None:
        """The table of this id, if it is in memory or on its way there."""
        if id in self._loading:
            with suppress(Refused):
                await asyncio.shield(self._loading[id])
        return self.tables.get(id)

    def watched_by(self, guest: str) -> list[str]:
        """The tables at which a browser of this guest looks."""
        return [id for id, at in self.tables.items() if guest in at.here]

    async def _load(self, id: str) -> LiveTable:
        table, stored = await claim(self._store, id)
        return self.place(table, stored.snapshot, listed=stored.listed, missed=stored.missed)

    def place(
        self,
        table: Table,
        snapshot: Snapshot,
        address: str = "",
        listed: int | None = None,
        missed: Sequence[Outage] = (),
    ) -> LiveTable:
        """Take a table into memory that is in the store."""
        at = self.tables[table.id] = LiveTable(table, snapshot)
        at.address, at.listed, at.missed = address, listed, missed
        metrics.TABLES.set(len(self.tables))
        self._placed(at, table)
        return at

    def remove(self, at: LiveTable) -> None:
        """Take a table out of memory."""
        at.remove()
        self._removed(at)
        if self.tables.get(at.id) is at:
            del self.tables[at.id]
        metrics.TABLES.set(len(self.tables))

    async def wake_all(self, ahead: float) -> None:
        """Load all tables that go on by themselves, now or within so many seconds; to be called after a start."""
        for id in await self._store.awake():
            try:
                await self.open(id)
            except Exception as error:
                logger.error("table cannot go on", table=id, error=repr(error))
        await self._wake(ahead)

    async def adopt(self, ahead: float) -> None:
        """Take all tables over that are nobody's and go on by themselves, now or within so many seconds."""
        while ids := await self._store.adopt(clock() + round(ahead * 1000)):
            metrics.MOVED.labels("adopted").inc(len(ids))
            for id in ids:
                with suppress(Refused):
                    await self.open(id)

    async def look(self, id: str) -> Table:
        """A table as the store has it, wherever it is in memory. It must not be changed."""
        if not NAME.fullmatch(id):
            raise Refused("no-such-table")
        seen, version = self._seen.get(id), (await self._store.versions([id])).get(id, 0)
        if seen is None or seen.version != version:
            seen = self._seen[id] = (await load(self._store, id))[0]
        self._seen.move_to_end(id)
        if len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        return seen

    async def maintain(self, idle: float) -> None:
        """Run until cancelled: forget tables that nobody has looked at for so many seconds and that wait for nothing,
        or for days; and load those whose clock has nearly run out."""
        while True:
            await asyncio.sleep(idle / 4)
            old = time.monotonic() - idle
            for at in [at for at in self.tables.values() if at.idle and at.used < old]:
                self.remove(at)
            try:
                await self._wake(idle)
            except Exception as error:
                logger.error("sleeping tables could not be woken", error=repr(error))

    async def _wake(self, ahead: float) -> None:
        for id in await self._store.due(clock() + round(ahead * 1000)):
            with suppress(Refused):
                await self.open(id)
