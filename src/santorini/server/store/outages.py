"""Outages: when nothing could be stored, as the server was down or its database did not answer. That time is taken
off no player's clock."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

SLOW = 1000  # milliseconds after which a write counts as one that had to wait for the database
KEPT = 60 * 86_400_000  # milliseconds for which outages are remembered: longer than any clock runs


class Outage(NamedTuple):
    began: int
    ended: int


class Outages:
    """Notes every write, and so knows when none was possible: from the last good one before a failure, or before a long
    wait, to the next good one. All times are in milliseconds.

    >>> outages = Outages(longest=5000, now=0)
    >>> outages.good(began=1990, now=2000)
    >>> outages.failed()
    >>> outages.away(began=None, now=7000)
    2000
    >>> outages.good(began=8990, now=9000)
    Outage(began=2000, ended=9000)
    >>> outages.length(since=4000, now=10_000)
    5000
    """

    def __init__(self, longest: int, now: int, known: Iterable[Outage] = ()) -> None:
        self._longest = longest  # between two writes, while all is well
        self._known = sorted(known)
        self.last_good = now
        self.failing = False

    def failed(self) -> None:
        """A write failed."""
        self.failing = True

    def good(self, began: int, now: int) -> Outage | None:
        """A write succeeded; the outage that it ended, if there was one."""
        ended = None
        if self.away(began, now) is not None:
            ended = Outage(self.last_good, now)
            self._known.append(ended)
        self.failing, self.last_good = False, now
        return ended

    def restart(self, now: int) -> None:
        """All is well from now on; what was before is known to others."""
        self.failing, self.last_good = False, now

    def away(self, began: int | None, now: int) -> int | None:
        """Since when nothing can be stored, if so; `began` is when the write under way did."""
        waits = began is not None and now - began > SLOW
        return self.last_good if self.failing or waits or now - self.last_good > self._longest else None

    def add(self, outage: Outage) -> None:
        """Note an outage that was found otherwise."""
        self._known.append(outage)

    @property
    def last(self) -> int:
        """When the last one ended."""
        return self._known[-1].ended if self._known else 0

    def length(self, since: int, now: int, away: int | None = None, missed: Iterable[Outage] = ()) -> int:
        """How much of the time from one moment to another was outage; `away`: one that goes on began then; `missed`:
        more that there were, elsewhere."""
        total, end = 0, now
        if away is not None:
            end = max(since, away)
            total = now - end
        for began, ended in reversed(sorted([*self._known, *missed]) if missed else self._known):
            if ended <= since:
                break
            total += max(0, min(ended, end) - max(began, since))
            end = min(end, max(began, since))
        return total
