"""Computer players: a bounded pool of processes that choose steps, shared fairly among guests."""

from __future__ import annotations

import asyncio
import random
import time
from weakref import WeakValueDictionary

import msgspec
import structlog

from santorini.ai.levels import STANDARD
from santorini.notation import Step
from santorini.server import metrics
from santorini.server.computers.process import Thought
from santorini.server.limits import Limit
from santorini.server.settings import Settings
from santorini.server.workers import Died, Worker
from santorini.views import View

TRIES = 3  # for one step: a process that dies is started again


class Computers:
    """Decides for the seats of computers. The guest who opened a table answers for the time it takes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._thinkers = [Worker("santorini.server.computers.process") for _ in range(settings.thinkers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)
        self._budgets = Limit(settings.thinking_per_minute, settings.thinking_per_minute / 60)
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._rng = random.Random()

    async def decide(self, owner: str, view: View, level: int = STANDARD.number) -> Step:
        """The step a computer of this level takes; any legal one if it cannot make up its mind in time."""
        if len(view.legal) == 1:
            return view.legal[0]
        turns = self._turns.setdefault(owner, asyncio.Semaphore(self._settings.thoughts_at_once))
        with metrics.THOUGHTS_WAITING.track_inprogress():
            async with turns:
                budget = self._budgets.of(owner)
                await asyncio.sleep(budget.take(0.0))
                thinker = await self._free.get()
                began = time.monotonic()
                try:
                    step = await self._think(thinker, Thought.about(view, level))
                finally:
                    self._free.put_nowait(thinker)
                    took = time.monotonic() - began
                    budget.spend(took)
                    metrics.THOUGHT_SECONDS.observe(took)
        return Step(step) if step in view.legal else self._rng.choice(view.legal)

    async def _think(self, thinker: Worker, thought: Thought) -> int | None:
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._settings.thought_seconds):
                    return int(await thinker.ask(msgspec.json.encode(thought)))
            except TimeoutError:
                structlog.get_logger().warning("a thought took too long", level=thought.level)
                await thinker.end()
                return None
            except Died:
                structlog.get_logger().warning("a thinker died", level=thought.level)
        return None

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(thinker.end() for thinker in self._thinkers))
