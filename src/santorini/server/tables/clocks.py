"""The clocks of the players. They read no system clock: callers pass the time, in milliseconds."""

from __future__ import annotations

from santorini.server.wire.schema import Clock, ClockInfo


class Clocks:
    """The clocks of a table; at most one runs.

    >>> clocks = Clocks(Clock("game", seconds=60, increment=5), seats=2)
    >>> clocks.run(0, turn=1, mover=0, now=0)
    >>> clocks.run(1, turn=2, mover=1, now=10_000)
    >>> clocks.info(12_000)
    ClockInfo(left=[55000, 58000], running=1)
    >>> clocks.deadline
    70000
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._left = [clock.seconds * 1000] * seats
        self._running: int | None = None
        self._turn = -1
        self._mover: int | None = None  # whose turn it is, if their time is counted
        self._paid = 0  # the last turn for which there was an increment; one played again gets none
        self._filled: set[int] = set()  # the seats whose time for this turn has begun
        self._since = 0

    def run(self, seat: int | None, turn: int, mover: int | None, now: int, again: bool = False) -> None:
        """Let the time of this seat run from now on, or nobody's (None), in this turn of the mover. `again`: it takes
        back the turn that it has only just ended, and its time goes on as if it had not ended it."""
        if self._clock.kind == "none" or (seat == self._running and turn == self._turn):
            return
        if again and self._running is not None:
            self._running = seat
        self._charge(now)
        if turn > self._turn:
            self._pay()
        if turn != self._turn:
            self._turn, self._mover, self._filled = turn, mover, set()
        if seat is not None and seat not in self._filled and self._clock.kind != "game":
            if not again:
                self._left[seat] = self._clock.seconds * 1000
            self._filled.add(seat)
        self._running = seat

    def _pay(self) -> None:
        """Give the increment to the seat whose turn has ended, whichever seat decided last in it."""
        if self._clock.kind == "game" and self._mover is not None and self._turn > self._paid:
            self._left[self._mover] += self._clock.increment * 1000
            self._paid = self._turn

    def pause(self, length: int) -> None:
        """This much of the time that has passed does not count."""
        self._since += length

    def _charge(self, now: int) -> None:
        if self._running is not None:
            self._left[self._running] -= now - self._since
        self._since = now

    @property
    def deadline(self) -> int | None:
        """When the running clock will have run out."""
        return None if self._running is None else self._since + self._left[self._running]

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        return self._running

    def info(self, now: int) -> ClockInfo | None:
        """What the players are shown; None if they play without a clock."""
        if self._clock.kind == "none":
            return None
        left = list(self._left)
        if self._running is not None:
            left[self._running] -= now - self._since
        return ClockInfo([max(0, time) for time in left], self._running)
