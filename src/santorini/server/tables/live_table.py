"""A table in memory: the browsers that look at it, what it waits for, and the lock of those who change it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from santorini.server.guests import Guest
from santorini.server.refusals import Refused
from santorini.server.store.batch import Snapshot
from santorini.server.store.outages import Outage
from santorini.server.tables.table import Table

# Codes with which sockets close: no such table; another node has it; a guest whom the operator has blocked.
UNKNOWN, MOVED, BLOCKED = 4404, 4421, 4423
AGAIN = 1012  # connect again: who you are has changed
RETRY = 1.0  # seconds after which a table that could not be written, or read, is read again


class Viewer(Protocol):
    """A browser that looks at a table."""

    guest: Guest
    looking: int | None

    def put(self, message: bytes) -> None:
        """Send a message, as JSON."""

    def refuse(self, refused: Refused, id: str, version: int) -> None:
        """Answer the message of this id with a refusal."""

    def end(self, code: int) -> None:
        """Close the socket with this code."""


class Lock:
    """Lets one after the other in, in the order they came. A task enters with `async with`; what needs no task is
    called when the lock is its own."""

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[Callable[[], None]] = deque()

    def acquire(self, work: Callable[..., None], *args: object) -> None:
        """Call this now, or as soon as the lock is free; it has to end with `release`."""
        if self.locked:
            self._waiting.append(partial(work, *args))
        else:
            self.locked = True
            work(*args)

    def release(self) -> None:
        """Let the next one in."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.locked = False

    async def __aenter__(self) -> None:
        entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.acquire(lambda: self.release() if entered.cancelled() else entered.set_result(None))
        try:
            await entered
        except asyncio.CancelledError:
            if not entered.cancelled():  # we had entered already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


class LiveTable:
    """A table in memory, with the browsers that look at it and what it waits for."""

    def __init__(self, table: Table, snapshot: Snapshot) -> None:
        self.id = table.id
        self.owner = table.owner
        self.address = ""  # from where it was opened, if that was not before a restart
        self.listed: int | None = None  # until when the lobby shows it
        self.table: Table | None = table  # None: memory and store may differ, so it has to be read again
        self.snapshot = snapshot  # as the store has it
        self.lock = Lock()
        self.connections: set[Viewer] = set()
        self.here: Counter[str] = Counter()  # connections of each guest, those lost a moment ago included
        self.missed: Sequence[Outage] = ()  # elsewhere, before it came here
        self.placed = self.used = time.monotonic()
        self.removed = False  # it is not in memory any more
        self.due: int | None = None  # when the alarm rings, in milliseconds
        self.alarm: asyncio.TimerHandle | None = None
        self.retry = RETRY
        self.patience: asyncio.TimerHandle | None = None  # until somebody has been gone for too long
        self.presence: asyncio.TimerHandle | None = None  # until a change of presence is published
        self.presence_at = -math.inf  # when presence was last published
        self.thinking: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """May it leave the memory?"""
        busy = self.connections or self.here or self.thinking or self.lock.locked
        return not (busy or self.snapshot.awake or self.table is None)

    def remove(self) -> None:
        """Wait for nothing any more."""
        self.removed = True
        for timer in (self.alarm, self.patience, self.presence):
            if timer is not None:
                timer.cancel()
