"""The computer's top level by time of the processor, so that a busy machine does not weaken it."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from santorini.ai.analysis import watched
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import Level
from santorini.ai.search import Search

ENDLESS = 1 << 40  # nodes and simulations
AT_LEAST = 0.0005  # seconds between two looks at the clock


def top_level(seconds: float, nodes: int = ENDLESS) -> Level:
    """The top level with this much time and so many nodes for a decision."""
    return Level(10, 60, nodes, seconds, simulations=ENDLESS)


class SteadyPlayer(ComputerPlayer):
    """The top level by time of the processor, alpha-beta included, which looks at the wall otherwise."""

    def __init__(self, rng: random.Random, seconds: float) -> None:
        super().__init__(top_level(seconds), rng, time.process_time)

    def _deepen(self, search: Search, lines: int) -> None:
        with by_processor(search, search.deadline - time.monotonic()):
            super()._deepen(search, lines)


@contextmanager
def by_processor(search: Search, seconds: float) -> Iterator[None]:
    """Stop the search when this process has spent so many seconds of the processor."""
    until = time.process_time() + seconds
    search.deadline = time.monotonic() + 1e9

    def is_over(ended: threading.Event) -> bool:
        while not ended.wait(max(until - time.process_time(), AT_LEAST)):
            if time.process_time() >= until:
                return True
        return False

    with watched(search, is_over):
        yield
