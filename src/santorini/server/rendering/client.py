"""Pictures and replays, rendered by another process one at a time for each network, and cached."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from weakref import WeakValueDictionary

import msgspec
import structlog

from santorini.server.limits import too_fast
from santorini.server.refusals import Refused
from santorini.server.rendering.process import Job, Rendered
from santorini.server.wire.schema import encode
from santorini.server.workers import Died, Worker

CACHE = 32 << 20  # bytes of all that is cached
LONGEST = 1 << 20  # bytes of one answer that is cached
SECONDS = 20.0  # that one may take
WAITING = 10  # jobs of a network that may wait

read_rendered = msgspec.json.Decoder(Rendered).decode


class Cache:
    """The latest answers by their request, up to a size; the least recently used one goes first.

    >>> cache = Cache(10)
    >>> cache.put(b"a", b"12345"), cache.put(b"b", b"123"), cache.get(b"a"), cache.put(b"c", b"1")
    (None, None, b'12345', None)
    >>> cache.get(b"a"), cache.get(b"b")
    (b'12345', None)
    """

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, asked: bytes) -> bytes | None:
        """The answer to a request, if it is cached."""
        if asked in self._answers:
            self._answers.move_to_end(asked)
        return self._answers.get(asked)

    def put(self, asked: bytes, answer: bytes) -> None:
        """Cache an answer."""
        self._answers[asked] = answer
        self._size += len(asked) + len(answer)
        while self._size > self._most:
            gone, body = self._answers.popitem(last=False)
            self._size -= len(gone) + len(body)


class Renderer:
    """Has jobs done by one process, so that pictures never take more than one core from the players."""

    def __init__(self) -> None:
        self._worker = Worker("santorini.server.rendering.process")
        self._cache = Cache(CACHE)
        self._free = asyncio.Lock()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    async def render(self, job: Job, network: str) -> bytes:
        """The body that comes of a job, as gzip. A network that asks for many waits for its own, others do not."""
        asked = encode(job)
        answer = self._cache.get(asked)
        if answer is None:
            if self._waiting[network] >= WAITING:
                raise too_fast(1.0)
            self._waiting[network] += 1
            try:
                async with self._turns.setdefault(network, asyncio.Lock()), self._free:
                    answer = self._cache.get(asked) or await self._made(asked)
            finally:
                self._waiting[network] -= 1
                if not self._waiting[network]:
                    del self._waiting[network]
        rendered = read_rendered(answer)
        if rendered.code:
            raise Refused(rendered.code, **rendered.args)
        return rendered.packed

    async def _made(self, asked: bytes) -> bytes:
        try:
            async with asyncio.timeout(SECONDS):
                answer = await self._worker.ask(asked)
        except (Died, TimeoutError, asyncio.CancelledError) as error:
            await self._worker.end()  # an answer that comes later would be taken for the next one's
            if isinstance(error, asyncio.CancelledError):
                raise
            structlog.get_logger().error("a picture or replay could not be made", exc_info=error)
            raise Refused("try-again") from None
        if len(answer) <= LONGEST:
            self._cache.put(asked, answer)
        return answer

    async def close(self) -> None:
        """End the process."""
        await self._worker.end()
