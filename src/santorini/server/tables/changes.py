"""Changes to tables: each is checked, committed, and only then published. At a table one follows the other.

Every change goes the same way, `submit` → `_start` → `_check` → `_commit` → `_committed` → `done`, in callbacks: a step
needs no task of its own. Whoever can wait awaits `apply`.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Protocol

import structlog

from santorini.server import metrics
from santorini.server.refusals import Duplicate, Refused
from santorini.server.store import log
from santorini.server.store.batch import Change, Snapshot
from santorini.server.store.nodes import Moved
from santorini.server.store.store import Store, clock
from santorini.server.tables import automatic, rematch
from santorini.server.tables.actions import act
from santorini.server.tables.automatic import proceed
from santorini.server.tables.live_table import RETRY, LiveTable, Viewer
from santorini.server.tables.loading import claim
from santorini.server.tables.publishing import Message, news_since, whole_table
from santorini.server.tables.table import Lines, Table
from santorini.server.wire import schema
from santorini.server.wire.schema import encode

SEATING = frozenset((log.Sat, log.Left))  # lines that change who sits where
SAMPLE = 16  # of so many actions, one is timed

Check = Callable[[Table, int], Lines]  # writes the new lines of a table, at this time in milliseconds; or refuses
Outcome = Refused | Duplicate | None  # what became of a change; None: it was committed and published
Done = Callable[[Outcome], None]

logger = structlog.get_logger()


class Observer(Protocol):
    """Does what has to be done after a change, beyond publishing it."""

    def seats_changed(self, at: LiveTable, table: Table) -> None:
        """Others sit at the table than before, or it was read from the store."""

    def committed(self, at: LiveTable, table: Table, following: Table | None, status_changed: bool) -> None:
        """A change is stored and published; `following` is the table of a rematch, if one was agreed on by it."""

    def dropped(self, at: LiveTable) -> None:
        """Memory and store may differ: the table has to be read again."""

    def moved(self, at: LiveTable) -> None:
        """The table belongs to another node."""


class Pending:
    """A change on its way, and the browser and message that asked for it, if one did."""

    def __init__(self, at: LiveTable, check: Check, done: Done, asker: Viewer | None, id: str | None) -> None:
        self.at = at
        self.check = check
        self.done = done
        self.asker = asker
        self.id = id
        self.proven = False  # is it certain that the store can be written?


class Commit:
    """New lines of a table, who asked for them and in which message, and who is told what became of them."""

    def __init__(
        self,
        at: LiveTable,
        table: Table,
        lines: Lines,
        now: int,
        done: Done,
        asker: Viewer | None = None,
        id: str | None = None,
    ) -> None:
        self.at = at
        self.table = table
        self.lines = lines
        self.now = now
        self.done = done
        self.asker = asker
        self.id = id


class Changes:
    """The way of every change to a table."""

    def __init__(self, store: Store, observer: Observer) -> None:
        self._store = store
        self._observer = observer
        self._rng = random.SystemRandom()
        self._acts = count()

    # ---------------------------------------------------------------- who asks for a change

    def act(self, at: LiveTable, connection: Viewer, action: schema.Action) -> None:
        """Do what a player asks for; the answer is the news of it, or a refusal."""
        guest, id, began = connection.guest.id, action.id, time.perf_counter()

        def check(table: Table, now: int) -> Lines:
            return act(table, guest, action, now)

        def done(outcome: Outcome) -> None:
            self._answer(at, connection, id, began, outcome)

        self.submit(at, check, done, connection, id)

    def _answer(self, at: LiveTable, connection: Viewer, id: str, began: float, outcome: Outcome) -> None:
        """Answer a player whom the news does not answer."""
        if outcome is None:
            if not next(self._acts) % SAMPLE:
                metrics.ACT_SECONDS.observe(time.perf_counter() - began)
            return
        version = at.table.version if at.table else 0
        if isinstance(outcome, Duplicate):
            connection.put(encode(schema.Done(id, version)))
        else:
            connection.refuse(outcome, id, version)

    async def apply(self, at: LiveTable, check: Check) -> None:
        """Change a table, and wait until that is stored and published; raises what refuses it."""
        if at.table is None:
            await self.current(at)
        finished: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.submit(at, check, finished.set_result)
        outcome = await asyncio.shield(finished)
        if outcome is not None:
            raise outcome

    def catch_up(self, at: LiveTable) -> None:
        """Set the clock of a table right after an outage."""
        self.submit(at, _nothing, _ignore)

    # ---------------------------------------------------------------- check, commit, publish

    def submit(
        self, at: LiveTable, check: Check, done: Done, asker: Viewer | None = None, id: str | None = None
    ) -> None:
        """Queue a change. `done` is called with what became of it, before the next change of the table begins."""
        at.lock.acquire(self._start, Pending(at, check, done, asker, id))

    def _start(self, pending: Pending) -> None:
        """Check a change; before that, give back what an outage took from the running clock. Where a clock has run out,
        it may be that the store could not take the step: so it has to take something first."""
        at, now = pending.at, clock()
        table = at.table
        if table is None:
            self._finish(pending, Refused("elsewhere") if at.removed else Refused("try-again"))
        elif not pending.proven and table.late(now):
            self._store.put_beat(partial(self._prove, pending))
        elif paused := self._pause(at, table, now):
            self._commit(Commit(at, table, paused, now, partial(self._resume, pending)))
        else:
            self._check(pending, table, now)

    def _prove(self, pending: Pending, error: Exception | None) -> None:
        pending.proven = True
        self._resume(pending, None if error is None else Refused("try-again"))

    def _resume(self, pending: Pending, outcome: Outcome) -> None:
        if outcome is None:
            self._start(pending)
        else:
            self._finish(pending, outcome)

    def _check(self, pending: Pending, table: Table, now: int) -> None:
        at = pending.at
        try:
            lines = pending.check(table, now)
        except (Refused, Duplicate) as refused:
            if refused.__cause__ is not None:
                logger.error("an action failed, the table did not change", table=at.id, exc_info=refused.__cause__)
            self._finish(pending, refused)
        except Exception as error:  # it may have changed half of the table
            self.drop(at, error)
            self._finish(pending, Refused("failed"))
        else:
            self._commit(Commit(at, table, lines, now, partial(self._finish, pending), pending.asker, pending.id))

    def _finish(self, pending: Pending, outcome: Outcome) -> None:
        try:
            pending.done(outcome)
        finally:
            pending.at.lock.release()

    def _pause(self, at: LiveTable, table: Table, now: int) -> Lines:
        """Take the time off the running clock for which nothing could be stored."""
        if table.clocks.running is None:
            return []
        outages, away, since = self._store.outages, self._store.away, table.log[-1].at
        missed, at.missed = at.missed, ()
        if away is None and outages.last <= since and not missed:
            return []
        length = outages.length(since, now, away, missed)
        return automatic.pause(table, length, now) if length > 0 else []

    def _commit(self, commit: Commit) -> None:
        """Have new lines stored with all that follows by itself. It is too late to refuse anything: what goes wrong
        now leaves memory ahead of the store."""
        try:
            changed = self._put(commit)
        except Exception as error:
            self.drop(commit.at, error)
            commit.done(Refused("failed"))
        else:
            if not changed:
                commit.done(None)

    def _put(self, commit: Commit) -> bool:
        """Hand lines and news over to the store; False if there is nothing to be stored."""
        at, table, lines, now = commit.at, commit.table, commit.lines, commit.now
        lines += proceed(table, now, self._rng)
        if not lines:
            return False
        seats_changed, following = _seats_changed(lines), None
        changes: list[Change] = []
        if table.status == "over" and (agreed := rematch.agreed(table)) is not None:
            following, first_lines = rematch.create(table, agreed, secrets.token_urlsafe(8), now)
            changes.append(self.creation(following, first_lines, now))
            lines += automatic.move(table, following.id, now)
        snapshot, first = table.snapshot(), table.version - len(lines) + 1
        change = Change(at.id, first, lines)
        if snapshot != at.snapshot:
            change.snapshot = snapshot
        if seats_changed:
            change.sitters = _sitters(table)
            self._observer.seats_changed(at, table)
        changes.append(change)
        # Written now, sent later: nothing can change the table, or who sees it with which eyes, before the commit.
        messages = news_since(at, table, first, now, commit.asker, commit.id, seats_changed)
        self._store.put(changes, partial(self._committed, commit, snapshot, following, messages))
        return True

    def _committed(
        self,
        commit: Commit,
        snapshot: Snapshot,
        following: Table | None,
        messages: list[Message],
        error: Exception | None,
    ) -> None:
        """Publish a change that is in the store."""
        at = commit.at
        try:
            if error is not None:
                raise error
            status_changed = snapshot.status != at.snapshot.status
            at.snapshot, at.retry = snapshot, RETRY
            for connection, message in messages:
                connection.put(message)
            self._observer.committed(at, commit.table, following, status_changed)
        except Exception as failed:
            self.drop(at, failed)
            commit.done(Refused("elsewhere") if at.removed else Refused("try-again"))
        else:
            commit.done(None)

    def creation(self, table: Table, lines: Lines, now: int) -> Change:
        """What is stored of a new table, with all that follows by itself."""
        lines += proceed(table, now, self._rng)
        created = {
            "owner": table.owner,
            "options": encode(table.options).decode(),
            "public": table.options.public,
            "rated": table.options.rated,
            "created": now,
        }
        return Change(table.id, 1, lines, created, table.snapshot(), _sitters(table))

    # ---------------------------------------------------------------- when something went wrong

    def drop(self, at: LiveTable, error: Exception) -> None:
        """Do not trust the table in memory any more: it is read again as soon as the store can be read."""
        if isinstance(error, Moved) or (isinstance(error, Refused) and error.code == "elsewhere"):
            self._observer.moved(at)
            return
        logger.error("table dropped", table=at.id, exc_info=error)
        metrics.TABLES_DROPPED.inc()
        at.table = None
        self._observer.dropped(at)

    async def current(self, at: LiveTable) -> Table:
        """The table. Read it before you await anything else: until then, all it says is in the store."""
        async with at.lock:
            if at.table is None:
                await self._reload(at)
            assert at.table is not None
            return at.table

    async def reload(self, at: LiveTable) -> None:
        """Read a table again, of which the store was changed by somebody else, and show it to everybody."""
        async with at.lock:
            at.table = None
            try:
                await self._reload(at)
            except Exception as error:
                self.drop(at, error)

    async def _reload(self, at: LiveTable) -> None:
        if at.removed:
            raise Refused("elsewhere")
        table, stored = await claim(self._store, at.id)
        at.table, at.snapshot, at.missed = table, stored.snapshot, stored.missed
        self._observer.seats_changed(at, table)
        now = clock()
        paused: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._commit(Commit(at, table, self._pause(at, table, now), now, paused.set_result))
        outcome = await asyncio.shield(paused)
        if outcome is not None:
            raise outcome
        for connection in at.connections:
            connection.put(whole_table(table, connection, 0))
        self._observer.committed(at, table, None, False)


def _nothing(_: Table, __: int) -> Lines:
    return []


def _ignore(_: Outcome) -> None:
    pass


def _seats_changed(lines: Lines) -> bool:
    for line in lines:  # noqa: SIM110 (a generator would cost more than the answer)
        if type(line) in SEATING:
            return True
    return False


def _sitters(table: Table) -> list[tuple[int, str]]:
    return [(seat, sitting.guest) for seat, sitting in table.sitters()]
