"""Waiting for what must come true, instead of for some time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from prometheus_client import REGISTRY

PATIENCE = 20.0  # seconds; a busy machine needs some of them, a fault needs them all


def until(holds: Callable[[], bool], what: str) -> None:
    """Ask again and again until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)


async def eventually(holds: Callable[[], bool], what: str) -> None:
    """The same, while the event loop goes on."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        await asyncio.sleep(0.01)


def measured(metric: str) -> float:
    """What a metric of this process shows."""
    return REGISTRY.get_sample_value(metric) or 0.0
