"""Who does the work: tasks are functions of what they share and of a number, and give the same wherever they run.

Nothing is lost with a worker but the task it was at, and that is tried again.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Protocol, TypeVar

Shared = TypeVar("Shared")
Result = TypeVar("Result")

RETRIES = 20  # workers that may be lost before it is taken for the tasks' own fault


class Runner(Protocol):
    """Does many tasks."""

    def run(
        self, task: Callable[[Shared, int], Result], shared: Shared, numbers: Sequence[int]
    ) -> Iterator[tuple[int, Result]]:
        """Do a task for all these numbers: each with its result, as they are done. Whoever closes it ends the rest."""
        ...


class LocalRunner:
    """Does tasks in processes of this machine."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes

    def run(
        self, task: Callable[[Shared, int], Result], shared: Shared, numbers: Sequence[int]
    ) -> Iterator[tuple[int, Result]]:
        """Do a task for all these numbers."""
        left = list(numbers)
        for lost in range(RETRIES + 1):
            try:
                for number, result in self._pass(task, shared, left):
                    left.remove(number)
                    yield number, result
                return
            except BrokenProcessPool:
                if lost == RETRIES:
                    raise

    def _pass(
        self, task: Callable[[Shared, int], Result], shared: Shared, numbers: Sequence[int]
    ) -> Iterator[tuple[int, Result]]:
        # A copy of this process would inherit the locks of threads it does not have.
        pool = ProcessPoolExecutor(self._processes, get_context("spawn"), die_with_the_rest)
        try:
            begun = {pool.submit(task, shared, number): number for number in numbers}
            for done in as_completed(begun):
                yield begun[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def die_with_the_rest() -> None:
    """Ctrl-C ends a worker at once, in compiled code too; so does the end of the process that gives it work."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=die_after_parent, daemon=True).start()


def die_after_parent() -> None:
    """End this process as soon as its parent has ended, killed perhaps."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
