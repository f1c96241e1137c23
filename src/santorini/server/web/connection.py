"""The server's end of a WebSocket: what every way to have one offers, and the plain way, which ASGI describes.

The fast way is in `websocket`. A server whose protocol class knows it says so in the ASGI scope.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from starlette.types import Receive, Scope, Send

from santorini.server import metrics
from santorini.server.limits import Bucket, Limit
from santorini.server.settings import Settings

FAST = "santorini.connection"  # the ASGI extension by which a server offers a fast connection
LARGEST = 4096  # bytes of a message
OVERHEAD = 256  # bytes that a message counts for beside its own: a tiny one costs as much time as these
AVERAGE = 512  # bytes that a message may have on average, its overhead included
SPARE = 100, 10  # messages at once and a second beyond the limit of a guest: pings, and what is refused politely
CLOSING = 2.0  # seconds a client has to take what was sent before it is closed
GONE, TOO_LARGE, TOO_MUCH = 1000, 1009, 4429  # close codes


class Connection(Protocol):
    """A WebSocket after its handshake. Messages are text in UTF-8."""

    def start(self, receive: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        """Give every message to `receive`. Once the client is gone or breaks a limit, give `end` a close code."""

    def send(self, text: bytes) -> None:
        """Send a message after those before it. Nobody waits for it; a client that does not read is dropped."""

    def stop(self) -> None:
        """Receive nothing more, and send nothing but what was sent before."""

    async def close(self, code: int) -> None:
        """Close it with this code, if that has not happened yet."""


MakeConnection = Callable[[Receive, Send, Sequence[Bucket], int], Connection]


def connection_for(scope: Scope, receive: Receive, send: Send, limits: Sequence[Bucket], most: int) -> Connection:
    """A fast connection where the server offers one, else a plain one. What it receives is taken from `limits`, by
    bytes; at most `most` bytes wait for a slow client."""
    extensions = scope.get("extensions") or {}
    make: MakeConnection = extensions[FAST]["make"] if FAST in extensions else PlainConnection
    return make(receive, send, limits, most)


async def close(send: Send, code: int) -> None:
    """Close a WebSocket. If that has happened before, servers raise an OSError, uvicorn sometimes a RuntimeError."""
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code})


class ByteLimits:
    """How many bytes of messages one connection may send, and all connections of one network."""

    def __init__(self, settings: Settings) -> None:
        at_once, a_second = SPARE
        self._size = (settings.messages_at_once + at_once) * AVERAGE
        self._rate = (settings.messages_per_second + a_second) * AVERAGE
        share = settings.address_share
        self._networks = Limit(self._size * share, self._rate * share)

    def of(self, network: str) -> tuple[Bucket, Bucket]:
        """The limits of a new connection from this network."""
        return Bucket(self._size, self._rate), self._networks.of(network)


class PlainConnection:
    """A connection by ASGI's own events, which every server knows. One task reads; another writes while there is
    something to write."""

    def __init__(self, receive: Receive, send: Send, limits: Sequence[Bucket], most: int) -> None:
        self._receive = receive
        self._send = send
        self._limits = limits
        self._most = most
        self._queue: deque[bytes] = deque()
        self._queued = 0  # bytes
        self._reader: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._end: Callable[[int], None] | None = None

    def start(self, receive: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        """Read messages in a task of its own."""
        self._end = end
        self._reader = asyncio.create_task(self._read(receive, end))

    def send(self, text: bytes) -> None:
        """Queue a message, unless too much waits already."""
        if self._end is None:
            return
        self._queue.append(text)
        self._queued += len(text)
        if self._queued > self._most:
            self._queue.clear()
            self._end(TOO_MUCH)
        elif self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def stop(self) -> None:
        """Read nothing more, and queue nothing more."""
        self._end = None
        if self._reader is not None:
            self._reader.cancel()

    async def close(self, code: int) -> None:
        """Send what is queued, then close; a client that does not take it in time is left to the server."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                if self._writer is not None:
                    await self._writer
                await close(self._send, code)

    async def _read(self, receive: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        code = GONE
        try:
            while (message := await self._receive())["type"] == "websocket.receive":
                text = message.get("text")
                data: bytes = message["bytes"] if text is None else text.encode()
                if len(data) > LARGEST:
                    code = TOO_LARGE
                    break
                if any(bucket.take(len(data) + OVERHEAD) for bucket in self._limits):
                    metrics.CUT.labels("frames").inc()
                    code = TOO_MUCH
                    break
                receive(data)
        finally:
            end(code)

    async def _write(self) -> None:
        with suppress(OSError, RuntimeError):  # it is closed, and the reader is told so
            while self._queue:
                text = self._queue.popleft()
                await self._send({"type": "websocket.send", "text": text.decode()})
                self._queued -= len(text)
        self._writer = None
