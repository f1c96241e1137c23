"""Watches the event loop: how late it is, and when it has time to collect garbage."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque

from santorini.server import metrics

# Games consist of many small objects that live long. Nearly all others are freed by reference counting; the rest is
# collected here, in quiet moments. The oldest generation holds all objects, so collecting it takes seconds.
THRESHOLDS = (10_000, 100, 1_000_000)
LOOK = 0.1  # seconds between two looks
QUIET = 0.005  # seconds late: the loop has nothing else to do
YOUNG = 0.3  # seconds between two collections of young objects, if there is a quiet moment
PATIENCE = 0.6  # seconds after which they are collected anyway: the more there are, the longer it takes
ALL = 600.0  # seconds between two collections of all objects, while nobody is connected
MINUTE = round(60 / LOOK)


class LoopMonitor:
    """Runs as long as the server."""

    def __init__(self) -> None:
        self._began = 0.0
        self._lags: deque[float] = deque(maxlen=MINUTE)

    async def run(self) -> None:
        """Measure and collect garbage until cancelled."""
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self._collecting)
        young = everything = time.monotonic()
        try:
            while True:
                due = time.monotonic() + LOOK
                await asyncio.sleep(LOOK)
                now = time.monotonic()
                lag = max(0.0, now - due)
                self._note(lag)
                if now - young > (YOUNG if lag < QUIET else PATIENCE):
                    alone = not metrics.SOCKETS._value.get() and now - everything > ALL
                    gc.collect(2 if alone else 1)
                    young = time.monotonic()
                    everything = young if alone else everything
        finally:
            gc.callbacks.remove(self._collecting)

    def _note(self, lag: float) -> None:
        metrics.LOOP_LAG.observe(lag)
        self._lags.append(lag)
        metrics.LONGEST_PAUSE.set(max(self._lags))

    def _collecting(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            metrics.GC_SECONDS.labels(info["generation"]).observe(time.perf_counter() - self._began)
