"""Tasks in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any

import structlog

Work = Coroutine[Any, Any, None]

logger = structlog.get_logger()


class Tasks:
    """The background tasks of a server: their failures are logged, and they are cancelled when it stops."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Work, name: str) -> asyncio.Task[None]:
        """Start a task."""
        task = asyncio.create_task(work, name=name, context=Context())
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def later(self, seconds: float, work: Callable[[], Work], name: str) -> asyncio.TimerHandle:
        """Start a task after a while."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), lambda: self.spawn(work(), name))

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("a task failed", task=task.get_name(), exc_info=task.exception())

    async def cancel(self, seconds: float) -> None:
        """Cancel all tasks, and wait so long for them to end."""
        for task in list(self._running):
            task.cancel()
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)
