"""More threads for one search: helpers that search the same position and share the table."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from santorini.ai.analysis import DEEPEST
from santorini.ai.search import Search


@contextmanager
def helping(helpers: Sequence[Search], frozen: bytes) -> Iterator[None]:
    """Let helpers search a position meanwhile: what they find, the search they help finds in the table."""
    for helper in helpers:
        helper.start(frozen)
    threads = [threading.Thread(target=deepen, args=(helper,), daemon=True) for helper in helpers]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for helper in helpers:
            helper.stopped = True
        for thread in threads:
            thread.join()


def deepen(search: Search) -> None:
    """Search deeper and deeper until somebody stops it."""
    while search.width and search.depth < DEEPEST and search.deepen():
        pass
