"""Worker processes: they do what takes so long that players would have to wait."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

LONGEST = 1 << 26  # bytes of an answer


class Died(Exception):
    """A process ended over its work."""


class Worker:
    """One process that answers a line with a line, started when it is first needed and again after it has died."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> bytes:
        """Send a line and return the answer: one call at a time. A call that is cancelled ends the process."""
        try:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", self._module),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST,
                )
            assert self._process.stdin
            assert self._process.stdout
            self._process.stdin.write(line + b"\n")
            answer = await self._process.stdout.readline()
        except OSError:
            answer = b""
        except asyncio.CancelledError:  # or its answer would be taken for that to the next line
            await self.end()
            raise
        if not answer:
            await self.end()
            raise Died
        return answer

    async def end(self) -> None:
        """Stop working at once."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.wait()
            self._process = None


class SharedWorkers:
    """Processes that work for one guest at a time. One that becomes free goes to the guest with the most left of what
    everybody may use, so nobody's much work keeps others from theirs, and of the same guest to what has waited longest.
    """

    def __init__(self, workers: Iterable[Worker], left: Callable[[str], float]) -> None:
        self._workers = [*workers]
        self._free = [*self._workers]
        self._left = left
        self._waiting: list[tuple[str, asyncio.Future[Worker]]] = []

    @asynccontextmanager
    async def one(self, guest: str) -> AsyncIterator[Worker]:
        """A process to work in, as soon as it is this guest's turn."""
        coming: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append((guest, coming))
        self._hand_out()
        try:
            yield await coming
        finally:
            if coming.cancelled():
                self._waiting.remove((guest, coming))
            else:
                self._free.append(coming.result())
                self._hand_out()

    def _hand_out(self) -> None:
        while self._free and (waiting := [one for one in self._waiting if not one[1].done()]):
            chosen = max(waiting, key=lambda one: self._left(one[0]))
            self._waiting.remove(chosen)
            chosen[1].set_result(self._free.pop())

    async def end(self) -> None:
        """End the processes."""
        await asyncio.gather(*(worker.end() for worker in self._workers))
