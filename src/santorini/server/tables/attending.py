"""What a table waits for by itself: a clock that runs out, a computer that decides, a store that answers again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from santorini.server.computers.pool import Computers
from santorini.server.computers.process import Plan
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.store.store import clock
from santorini.server.tables import steps
from santorini.server.tables.automatic import flag
from santorini.server.tables.changes import Changes
from santorini.server.tables.live_table import LiveTable
from santorini.server.tables.table import Lines, Table
from santorini.server.tasks import Tasks
from santorini.views import view

LONGEST_RETRY = 60.0  # seconds

logger = structlog.get_logger()


class Attendant:
    """Sets the alarms of tables, and lets computers decide."""

    def __init__(
        self,
        changes: Changes,
        computers: Computers,
        settings: Settings,
        tasks: Tasks,
        remove: Callable[[LiveTable], None],
    ) -> None:
        """`remove` takes a table out of memory that the operator has deleted."""
        self._changes = changes
        self._computers = computers
        self._settings = settings
        self._tasks = tasks
        self._remove = remove

    def attend(self, at: LiveTable, table: Table) -> None:
        """Set the alarm for when a clock will have run out; let a computer think if it has to decide."""
        due = table.deadline()
        if due != at.due:
            self._set_alarm(at, None if due is None else (due - clock()) / 1000)
            at.due = due
        if at.thinking is None and table.thinker() is not None:
            at.thinking = self._tasks.spawn(self._think(at), at.id)

    def retry(self, at: LiveTable) -> None:
        """Read a table again after a while, each time a longer one."""
        at.due = None
        self._set_alarm(at, at.retry)
        at.retry = min(2 * at.retry, LONGEST_RETRY)

    def _set_alarm(self, at: LiveTable, seconds: float | None) -> None:
        if at.alarm is not None:
            at.alarm.cancel()
        at.alarm = None if seconds is None else self._tasks.later(seconds, lambda: self.ring(at), at.id)

    async def ring(self, at: LiveTable) -> None:
        """See whether a clock has run out, on the table as it is stored."""
        at.due = at.alarm = None
        if at.removed:
            return
        try:
            await self._changes.apply(at, flag)
        except Exception as error:
            if isinstance(error, Refused) and error.code == "no-such-table":
                self._remove(at)
            elif at.removed:
                return
            elif at.alarm is None:  # otherwise it was dropped already
                self._changes.drop(at, error)
        else:
            if at.table is not None:
                self.attend(at, at.table)

    async def _think(self, at: LiveTable) -> None:
        """Decide for computers until it is a person's turn again."""
        plan: Plan = {}
        try:
            while True:
                table = await self._changes.current(at)
                seat = table.thinker()
                if seat is None or table.game is None:
                    return
                seen, version = view(table.game, seat), table.version
                began = time.monotonic()
                if plan.get(key := seen.position.key()) not in seen.legal:
                    plan = await self._computers.plan(table.owner, seen, table.seats[seat].level)
                await asyncio.sleep(self._settings.pace - (time.monotonic() - began))
                await self._decide(at, seat, plan[key], version)
        except Refused as refused:  # the table will be read again
            if at.removed:
                return
            logger.error("a computer could not decide", table=at.id, code=refused.code)
        except Exception as error:
            self._changes.drop(at, error)
        finally:
            at.thinking = None

    async def _decide(self, at: LiveTable, seat: int, step: int, version: int) -> None:
        def check(table: Table, now: int) -> Lines:
            return steps.decide(table, seat, step, version, now)

        try:
            await self._changes.apply(at, check)
        except Refused as refused:
            if refused.code != "stale":  # the table has gone on meanwhile
                raise
