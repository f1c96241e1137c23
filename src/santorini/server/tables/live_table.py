"""A table in memory: the browsers that look at it, what it waits for, and whose turn it is to change it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

from santorini.server.guests import Guest
from santorini.server.refusals import Refused
from santorini.server.store.batch import Snapshot
from santorini.server.tables.table import Table

RETRY = 1.0  # seconds after which a table that could not be written, or read, is read again


class Connection(Protocol):
    """A browser that looks at a table."""

    guest: Guest
    looking: int | None

    def put(self, message: bytes) -> None: ...

    def refuse(self, refused: Refused, id: str, version: int) -> None: ...

    def end(self, code: int) -> None: ...


class Turns:
    """One after the other, in the order they came. Tasks enter it; what needs no task is called in its turn."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, work: Callable[..., None], *args: object) -> None:
        """Do this now, or as soon as it is its turn; it has to end with `pass_on`."""
        if self.taken:
            self._waiting.append(partial(work, *args))
        else:
            self.taken = True
            work(*args)

    def pass_on(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self.pass_on() if turn.cancelled() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was our turn already
                self.pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()


class LiveTable:
    """A table in memory, with the browsers that look at it and what it waits for."""

    def __init__(self, table: Table, snapshot: Snapshot) -> None:
        self.id = table.id
        self.owner = table.owner
        self.address = ""  # from where it was opened, if that was not before a restart
        self.listed: int | None = None  # until when the lobby shows it
        self.table: Table | None = table  # None: memory and store may differ, so it has to be read again
        self.snapshot = snapshot
        self.turns = Turns()
        self.connections: set[Connection] = set()
        self.here: Counter[str] = Counter()
        self.used = time.monotonic()
        self.due: int | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.retry = RETRY
        self.patience: asyncio.TimerHandle | None = None
        self.telling: asyncio.TimerHandle | None = None  # presence that waits to be told
        self.told = -math.inf  # when it last was
        self.thinking: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        busy = self.connections or self.here or self.thinking or self.turns.taken
        return not (busy or self.snapshot.awake or self.table is None)

    def rest(self) -> None:
        """Wait for nothing any more."""
        for timer in (self.alarm, self.patience, self.telling):
            if timer is not None:
                timer.cancel()
