"""The lobby: the list of public tables, those first where somebody waits for players."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from functools import partial
from typing import Any

from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.store.batch import Change
from santorini.server.store.store import Store, clock
from santorini.server.tables import news
from santorini.server.tables.live_table import LiveTable
from santorini.server.tables.table import Table

LISTED = 100  # tables of one status
FRESH = 3 * 86_400_000  # milliseconds for which a game is listed, and a table where one need not wait
LEASE = 120_000  # milliseconds for which who waits is believed to go on waiting
AGE = 1.0  # seconds for which a list is good enough for everybody

Row = tuple[dict[str, Any], dict[str, list[int]]]  # a table in the list, and the seats of each guest there


class Lobby:
    """Stores for each public table until when the lobby shows it, and caches the list for all who ask."""

    def __init__(self, store: Store, settings: Settings, find: Callable[[str], Awaitable[Table]]) -> None:
        self._store = store
        self._find = find
        self._per_guest = settings.public_tables
        self._per_address = round(settings.public_tables * settings.address_share)
        self._open: set[LiveTable] = set()  # public tables in memory that wait for players
        self._reading: asyncio.Task[list[Row]] | None = None
        self._until = 0.0

    # ---------------------------------------------------------------- who waits

    def check(self, owner: str, address: str) -> None:
        """Refuse to let one guest, or one address, fill the lobby."""
        owners = sum(at.owner == owner for at in self._open)
        addresses = sum(at.address == address for at in self._open) if address else 0
        if owners >= self._per_guest or addresses >= self._per_address:
            raise Refused("too-many-tables")

    def note(self, at: LiveTable, table: Table) -> None:
        """Who is present has changed, or the table itself: store until when it is listed. A table where nobody is
        connected is not listed as waiting, except that with days to think one may come and go."""
        if not table.options.public:
            return
        now, until = clock(), at.listed
        if table.status == "gathering":
            self._open.add(at)
            if any(sitting.gone is None for _, sitting in table.sitters()):
                until = now + LEASE
            elif table.options.clock.kind == "days" and at.listed is not None and table.sitters():
                until = table.since + FRESH
        else:
            self._open.discard(at)
            if table.status != "over":
                until = table.since + FRESH
        if until is not None and abs(until - (at.listed or 0)) > LEASE // 3:
            at.listed = until
            self._store.put([Change(at.id, 0, (), listed=until)], partial(self._stored, at))

    def _stored(self, at: LiveTable, error: Exception | None) -> None:
        if error is not None:
            at.listed = None  # the next look writes it again

    def forget(self, at: LiveTable) -> None:
        """A table leaves the memory."""
        self._open.discard(at)

    async def renew(self) -> None:
        """Prolong from time to time the listing of tables where somebody still waits."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            for at in [*self._open]:
                if at.table is not None:
                    self.note(at, at.table)

    # ---------------------------------------------------------------- the list

    async def listed(self, guest: str) -> list[dict[str, Any]]:
        """The list, with the seats of whoever asks. It is read at most once a second, however many ask."""
        if self._reading is None or (self._reading.done() and time.monotonic() > self._until):
            self._reading = asyncio.create_task(self._read(), context=Context())
        rows = await asyncio.shield(self._reading)
        return [{**listing, "yours": seats.get(guest, [])} for listing, seats in rows]

    async def _read(self) -> list[Row]:
        try:
            now = clock()
            return [row for id in await self._store.public(now, now + LEASE, LISTED) if (row := await self._row(id))]
        finally:
            self._until = time.monotonic() + AGE

    async def _row(self, id: str) -> Row | None:
        await asyncio.sleep(0)  # a long list must not keep the players waiting
        with suppress(Refused):  # one that cannot be read must not hide the others
            table = await self._find(id)
            return news.listing(table, ""), {one.guest: table.seats_of(one.guest) for _, one in table.sitters()}
        return None
