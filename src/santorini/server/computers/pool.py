"""Computer players: a bounded pool of processes that plan turns, shared fairly among guests."""

from __future__ import annotations

import asyncio
import random
import time
from weakref import WeakValueDictionary

import msgspec
import structlog

from santorini.ai.levels import STANDARD
from santorini.server import metrics
from santorini.server.computers.process import Plan, Thought
from santorini.server.limits import Limit
from santorini.server.settings import Settings
from santorini.server.workers import Died, SharedWorkers, Worker
from santorini.views import View

TRIES = 3  # for one plan: a process that dies is started again
IN_TIME = 0.5  # a search may take so much of the time after which it is stopped

_read = msgspec.json.Decoder(Plan).decode


class Computers:
    """Decides for the seats of computers. The guest who opened a table answers for the time it takes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._budgets = Limit(settings.thinking_per_minute, settings.thinking_per_minute / 60)
        thinkers = (Worker("santorini.server.computers.process") for _ in range(settings.thinkers))
        self._thinkers = SharedWorkers(thinkers, lambda owner: self._budgets.of(owner).left)
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._rng = random.Random()

    async def plan(self, owner: str, view: View, level: int = STANDARD.number) -> Plan:
        """What a computer of this level does here, and then means to do in the same turn.

        It is any legal step if the computer cannot make up its mind in time.
        """
        key = view.position.key()
        if len(view.legal) == 1:
            return {key: view.legal[0]}
        thought = Thought.about(view, level, IN_TIME * self._settings.thought_seconds)
        plan = await self._in_turn(owner, thought)
        return plan if plan.get(key) in view.legal else {key: self._rng.choice(view.legal)}

    async def _in_turn(self, owner: str, thought: Thought) -> Plan:
        turns = self._turns.setdefault(owner, asyncio.Semaphore(self._settings.thoughts_at_once))
        with metrics.THOUGHTS_WAITING.track_inprogress():
            async with turns:
                budget = self._budgets.of(owner)
                await asyncio.sleep(budget.take(0.0))
                async with self._thinkers.one(owner) as thinker:
                    began = time.monotonic()
                    try:
                        return await self._think(thinker, thought)
                    finally:
                        took = time.monotonic() - began
                        budget.spend(took)
                        metrics.THOUGHT_SECONDS.labels(str(thought.level)).observe(took)

    async def _think(self, thinker: Worker, thought: Thought) -> Plan:
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._settings.thought_seconds):
                    return _read(await thinker.ask(msgspec.json.encode(thought)))
            except TimeoutError:
                self._note("late", thought)
                break
            except Died:
                self._note("died", thought)
        return {}

    def _note(self, why: str, thought: Thought) -> None:
        structlog.get_logger().warning("a computer did not answer", why=why, level=thought.level)
        metrics.THOUGHTS_LOST.labels(why).inc()

    async def close(self) -> None:
        """End the processes."""
        await self._thinkers.end()
