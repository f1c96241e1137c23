"""How much one guest, address or socket may ask for: so many at once, so many a second."""

from __future__ import annotations

import time
from collections.abc import Callable

from santorini.server.refusals import Refused


class Bucket:
    """Fills at a rate up to its size; whoever takes more than is in it has to wait.

    >>> now = [0.0]
    >>> bucket = Bucket(size=2, rate=0.5, clock=lambda: now[0])
    >>> [bucket.take() for _ in range(4)]
    [0.0, 0.0, 2.0, 2.0]
    >>> now[0] = 2.0
    >>> bucket.take()
    0.0
    """

    __slots__ = ("_at", "_clock", "_level", "_rate", "_size")

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._level, self._at = size, clock()

    def take(self, amount: float = 1.0) -> float:
        """Take this much; or, if it is not there, how many seconds until it will be."""
        level = self._filled()
        if level < amount:
            return (amount - level) / self._rate
        self._level = level - amount
        return 0.0

    def spend(self, amount: float) -> None:
        """Take this much even if it is not there: others wait the longer."""
        self._level = self._filled() - amount

    @property
    def left(self) -> float:
        """How much is in it; less than nothing after more was spent."""
        return self._filled()

    @property
    def full(self) -> bool:
        """Has nothing been taken for a while?"""
        return self._filled() >= self._size

    def _filled(self) -> float:
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level


class Limit:
    """A bucket for each key. A full bucket is dropped: it is like a new one."""

    MANY = 10_000

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._buckets: dict[str, Bucket] = {}
        self._many = self.MANY

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        if key not in self._buckets:
            if len(self._buckets) >= self._many:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
                self._many = max(self.MANY, 2 * len(self._buckets))  # not again for every new key
            self._buckets[key] = Bucket(self._size, self._rate)
        return self._buckets[key]

    def check(self, key: str) -> None:
        """Refuse what comes too fast."""
        wait = self.of(key).take()
        if wait:
            raise too_fast(wait)


def too_fast(wait: float) -> Refused:
    """The refusal of what comes too fast: it may come again after so many seconds."""
    return Refused("too-fast", seconds=int(wait) + 1)
