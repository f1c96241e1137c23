"""The coach: a bounded pool of processes that think about positions and games, shared fairly among guests.

A job is done in pieces of about a second. Between them its process is free for others; when nobody listens any more it
stops. What was found is cached by job, so that the next one who asks begins where the last one stopped.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator

import msgspec
import structlog
from msgspec import Struct

from santorini.server import metrics
from santorini.server.coaching.jobs import FairJob, HintJob, Job
from santorini.server.coaching.process import Ask, Told
from santorini.server.limits import Limit, too_fast
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.wire.schema import encode
from santorini.server.workers import Died, SharedWorkers, Worker

CACHED = 500  # jobs whose answers are cached
SECONDS = 30.0  # that one piece may take
TRIES = 3
AT_ONCE = 4  # jobs of one guest

read_told = msgspec.json.Decoder(Told).decode


class Known(Struct):
    """What is known of a job, and how many seconds of thought went into it."""

    body: bytes
    seconds: float = 0.0
    over: bool = False


class Coaches:
    """Does jobs for guests. Each process works for one guest at a time, and a job stays with its process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._budgets = Limit(settings.coaching_per_minute, settings.coaching_per_minute / 60)
        self._desks = [self._desk() for _ in range(settings.coaches)]
        self._cache: OrderedDict[str, Known] = OrderedDict()
        self._active: Counter[str] = Counter()
        self._pieces: set[asyncio.Task[Known]] = set()

    def _desk(self) -> SharedWorkers:
        worker = Worker("santorini.server.coaching.process")
        return SharedWorkers([worker], lambda guest: self._budgets.of(guest).left)

    async def hint(self, guest: str, job: HintJob) -> bytes:
        """The answer to a job that has only one."""
        async for body in self.told(guest, job, 0.0):
            return body
        raise Refused("try-again")

    async def check(self, guest: str, job: FairJob) -> None:
        """Refuse a job that is about a game under way."""
        if job.running:
            await self._piece(guest, self._key(job), job)

    async def told(self, guest: str, job: Job, seconds: float) -> AsyncIterator[bytes]:
        """What is known of a job, more and more, until so many seconds of thought went into it."""
        if self._active[guest] >= AT_ONCE:
            raise too_fast(1.0)
        self._active[guest] += 1
        try:
            key = self._key(job)
            known = self._cache.get(key)
            if known is not None:
                self._cache.move_to_end(key)
                yield known.body
            while known is None or not (known.over or known.seconds >= seconds):
                before, known = known, await self._piece(guest, key, job)
                if before is None or known.body is not before.body:
                    yield known.body
        finally:
            self._active[guest] -= 1
            if not self._active[guest]:
                del self._active[guest]

    def _key(self, job: Job) -> str:
        return hashlib.blake2b(encode(job), digest_size=16).hexdigest()

    async def _piece(self, guest: str, key: str, job: Job) -> Known:
        """Have a job done for some time. Once begun it is not broken off: others go on in that process."""
        begun = asyncio.Event()
        piece = asyncio.create_task(self._worked(guest, key, job, begun))
        self._pieces.add(piece)
        piece.add_done_callback(self._pieces.discard)
        try:
            return await asyncio.shield(piece)
        except asyncio.CancelledError:
            if not begun.is_set():
                piece.cancel()
            raise

    async def _worked(self, guest: str, key: str, job: Job, begun: asyncio.Event) -> Known:
        budget = self._budgets.of(guest)
        await asyncio.sleep(budget.take(0.0))
        desk = self._desks[int(key[:8], 16) % len(self._desks)]
        async with desk.one(guest) as worker:
            begun.set()
            start = time.monotonic()
            try:
                told = await self._asked(worker, encode(Ask(key, job)))
            finally:
                took = time.monotonic() - start
                budget.spend(took)
                metrics.COACH_SECONDS.labels(type(job).__struct_config__.tag).observe(took)
        if told.code:
            raise Refused(told.code, **told.args)
        return self._noted(key, told, took, keep=not isinstance(job, (HintJob, FairJob)))

    async def _asked(self, worker: Worker, line: bytes) -> Told:
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(SECONDS):
                    return read_told(await worker.ask(line))
            except (TimeoutError, Died) as error:
                structlog.get_logger().warning("the coach did not answer", why=type(error).__name__)
        raise Refused("try-again")

    def _noted(self, key: str, told: Told, took: float, *, keep: bool) -> Known:
        """Remember what is known."""
        before = self._cache.get(key)
        body = before.body if told.over and before is not None else bytes(told.body)
        known = Known(body, (before.seconds if before else 0.0) + took, told.over)
        if keep:
            self._cache[key] = known
            self._cache.move_to_end(key)
            if len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return known

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(desk.end() for desk in self._desks))
        await asyncio.gather(*self._pieces, return_exceptions=True)
