"""The browsers that look at a table: joining it, looking with other eyes, leaving; and who counts as present."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.store.store import clock
from santorini.server.tables import absence, news, publishing
from santorini.server.tables.changes import Changes
from santorini.server.tables.live_table import LiveTable, Viewer
from santorini.server.tables.lobby import Lobby
from santorini.server.tables.table import Table
from santorini.server.tasks import Tasks
from santorini.server.wire import schema
from santorini.server.wire.schema import encode

PRESENCE = 0.7  # seconds between two messages of a table that say who is present


class Viewers:
    """Connects browsers with tables, and publishes who is present."""

    def __init__(self, changes: Changes, lobby: Lobby, settings: Settings, tasks: Tasks) -> None:
        self._changes = changes
        self._lobby = lobby
        self._settings = settings
        self._tasks = tasks

    # ---------------------------------------------------------------- what sockets ask for

    async def join(self, at: LiveTable, connection: Viewer, since: int) -> None:
        """Send a browser the table, with the log after version `since`, and from now on every change."""
        table = await self._changes.current(at)
        if connection not in at.connections:
            at.here[connection.guest.id] += 1
            if at.here[connection.guest.id] == 1:
                self._publish_presence(at, table)
            at.connections.add(connection)
        connection.put(publishing.whole_table(table, connection, since))

    def leave(self, at: LiveTable, connection: Viewer) -> None:
        """A browser is gone; its guest counts as gone unless it comes back soon."""
        if connection in at.connections:
            at.connections.discard(connection)
            asyncio.get_running_loop().call_later(self._settings.grace, self._miss, at, connection.guest.id)

    def _miss(self, at: LiveTable, guest: str) -> None:
        at.here[guest] -= 1
        if not at.here[guest]:
            del at.here[guest]
            self._tasks.spawn(self.refresh(at), at.id)

    async def look(self, at: LiveTable, connection: Viewer, seat: int | None) -> None:
        """Show a browser that several players share what one of them may see."""
        table = await self._changes.current(at)
        if seat is not None and seat not in table.seats_of(connection.guest.id):
            raise Refused("not-your-seat")
        connection.looking = seat
        connection.put(publishing.whole_table(table, connection, table.version))

    async def explain(self, at: LiveTable, connection: Viewer, why: schema.Why) -> None:
        """Tell a player why a space cannot be chosen."""
        table = await self._changes.current(at)
        connection.put(encode(news.reason(table, connection.guest.id, why)))

    async def foresee(self, at: LiveTable, connection: Viewer, message: schema.Foresee) -> None:
        """Tell a player what the steps on offer would do."""
        table = await self._changes.current(at)
        connection.put(encode(news.outlook(table, connection.guest.id, message)))

    async def advise(self, at: LiveTable, connection: Viewer, message: schema.Advise) -> None:
        """Tell a newcomer who can win."""
        table = await self._changes.current(at)
        connection.put(encode(news.advice(table, connection.guest.id, message)))

    # ---------------------------------------------------------------- who is present

    def note(self, at: LiveTable, table: Table) -> None:
        """Note at the table who is connected, and look again when somebody will have been gone for too long."""
        seated = {sitting.guest for _, sitting in table.sitters()}
        now = clock()
        absence.note_presence(table, at.here, len(at.here) - sum(guest in at.here for guest in seated), now)
        self._lobby.note(at, table)
        if at.patience is not None:
            at.patience.cancel()
            at.patience = None
        end = absence.next_end(table, now)
        if end is not None and at.connections:
            at.patience = self._tasks.later((end - now) / 1000, lambda: self.refresh(at), at.id)

    async def refresh(self, at: LiveTable) -> None:
        """Somebody has come, gone, or been gone for too long: note and publish it."""
        with suppress(Refused):  # the table was deleted meanwhile
            self._publish_presence(at, await self._changes.current(at))

    def _publish_presence(self, at: LiveTable, table: Table) -> None:
        """Tell everybody, but not too often: what changes soon after is published together."""
        self.note(at, table)
        wait = at.presence_at + PRESENCE - time.monotonic()
        if wait <= 0:
            self._broadcast_presence(at)
        elif at.presence is None:
            at.presence = asyncio.get_running_loop().call_later(wait, self._broadcast_presence, at)

    def _broadcast_presence(self, at: LiveTable) -> None:
        at.presence = None
        if at.table is not None and at.connections:
            at.presence_at = time.monotonic()
            message = publishing.presence(at.table)
            for connection in at.connections:
                connection.put(message)
