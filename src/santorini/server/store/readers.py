"""Threads that read from the database, with a time limit; one that hangs does not stop the server from ending."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread, get_ident
from typing import Any, TypeVar

T = TypeVar("T")
THREADS = 4


class _Task:
    """A function to be called, the thread that calls it, and the future of its result."""

    def __init__(self, work: Callable[[], Any], done: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = done
        self.thread: int | None = None


class Readers:
    """A pool of threads. Unlike those of an executor, they are not waited for when the process ends."""

    def __init__(self, seconds: float, give_up: Callable[[int | None], None]) -> None:
        self._seconds = seconds
        self._give_up = give_up
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Task | None] = SimpleQueue()
        self._threads = [Thread(target=self._work, name=f"reader-{n}", daemon=True) for n in range(THREADS)]
        for thread in self._threads:
            thread.start()

    async def run(self, work: Callable[[], T]) -> T:
        """Do this in a thread; TimeoutError if it takes too long."""
        task = _Task(work, self._loop.create_future())
        self._queue.put(task)
        try:
            async with asyncio.timeout(self._seconds):
                result: T = await task.done
        except TimeoutError:
            self._give_up(task.thread)
            raise
        return result

    def _work(self) -> None:
        while (task := self._queue.get()) is not None:
            if task.done.done():  # nobody waits any more
                continue
            task.thread = get_ident()
            try:
                outcome, error = task.work(), None
            except Exception as caught:
                outcome, error = None, caught
            task.thread = None
            try:
                self._loop.call_soon_threadsafe(_resolve, task.done, outcome, error)
            except RuntimeError:
                return  # the event loop has ended
            del task, outcome, error

    async def end(self) -> None:
        """Let the threads end that can; nobody waits for the others."""
        for _ in self._threads:
            self._queue.put(None)
        for _ in range(20):
            if not any(thread.is_alive() for thread in self._threads):
                return
            await asyncio.sleep(0.05)


def _resolve(done: asyncio.Future[Any], outcome: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(outcome)
    else:
        done.set_exception(error)
