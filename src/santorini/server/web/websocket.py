"""The fast way to have WebSockets: a protocol class for uvicorn that hands messages over without ASGI's events.

Every step of every player passes here. By ASGI each message costs an event, a queue and a task that wakes up; here a
message goes straight from the read to its receiver, and what is sent is written straight to the file descriptor.
This is the only module that knows what a frame of a WebSocket looks like, and what uvicorn and websockets look like
inside. `SANTORINI_FAST_SOCKETS=0` does without it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import suppress

from starlette.types import Receive, Send
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from santorini.server import metrics
from santorini.server.limits import Bucket
from santorini.server.web.connection import CLOSING, FAST, GONE, OVERHEAD, close
from santorini.server.web.peers import peers_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its compiled part
    from websockets.utils import apply_mask

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:  # compiled code gets it from websocket.pxd

    def write_all(connections: list[FastConnection]) -> None:
        """Write what is pending to the file descriptors; what the kernel does not take stays pending."""
        for connection in connections:
            with suppress(OSError):
                connection.pending = connection.pending[os.write(connection.descriptor, connection.pending) :]


BEFORE = 16_384, 4096  # bytes at once and a second that may come before a connection is started, or if it never is
TO_PARSE, RECEIVED, OVER_LIMIT = range(3)  # what became of a read


def framed(text: bytes) -> bytes:
    """A text message as one frame.

    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    size = len(text)
    if size < 126:
        head = b"\x81" + size.to_bytes(1, "big")
    elif size < 1 << 16:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return head + text


class SendQueue:
    """What goes out to all connections in this round of the event loop. It is written together at the end of the
    round, without Python's lock: meanwhile the thread that writes to the store can have it."""

    def __init__(self) -> None:
        self._waiting: list[FastConnection] = []

    def put(self, connection: FastConnection, frame: bytes) -> None:
        """Send a frame to a connection, after those before it."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        if not connection.pending:
            self._waiting.append(connection)
        connection.pending += frame

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        writable = []
        for connection in waiting:  # no comprehension: its variable would have no C type
            if connection.writable():
                writable.append(connection)
        write_all(writable)
        for connection in waiting:
            rest, connection.pending = connection.pending, b""
            if rest and not connection.transport.is_closing():
                connection.transport.write(rest)


def send_queue_of(config: Config) -> SendQueue:
    """The queue of the server with this configuration."""
    queue: SendQueue | None = getattr(config, "send_queue", None)
    if queue is None:
        queue = config.send_queue = SendQueue()  # type: ignore[attr-defined]
    return queue


class FrameReader:
    """Takes the messages out of what one connection reads, after it has counted what they cost."""

    def __init__(self, unparsed: bytearray) -> None:
        self.receive: Callable[[bytes], None] | None = None
        self.limits: tuple[Bucket, ...] = (Bucket(*BEFORE),)
        self._unparsed = unparsed  # the parser's buffer: the beginning of a frame that is not whole yet
        self._head = b""  # the beginning of a frame's head that is not whole yet
        self._left = 0  # bytes still to come of a frame whose head was counted

    def read(self, data: bytes) -> int:
        """Nearly always this is one short masked text frame, whole: then its message is received at once. Anything
        else is for the parser of websockets."""
        size = len(data) - 6
        short = 0 < size < 126 and data[0] == 0x81 and data[1] == 0x80 | size and not self._unparsed
        if not self._allows(len(data) + OVERHEAD * (1 if short else max(1, self._frames(data)))):
            return OVER_LIMIT
        if short and self.receive is not None:
            self.receive(apply_mask(data[6:], data[2:6]))
            return RECEIVED
        return TO_PARSE

    def _allows(self, cost: int) -> bool:
        for bucket in self.limits:  # noqa: SIM110 (a generator would cost more than the answer)
            if bucket.take(cost):
                return False
        return True

    def _frames(self, data: bytes) -> int:
        """How many frames begin in this read. A head says how long its frame is; clients mask all frames, and the
        parser ends the connection at one that is not masked."""
        if self._head:
            data, self._head = self._head + data, b""
        end, at, count = len(data), self._left, 0
        while at < end:
            head = 6
            size = data[at + 1] & 127 if at + 1 < end else 0
            if size >= 126:
                head = 8 if size == 126 else 14
            if at + head > end:
                self._head = data[at:]
                at = end
                break
            if head > 6:
                size = min(int.from_bytes(data[at + 2 : at + head - 4], "big"), 1 << 32)
            count += 1
            at += head + size
        self._left = at - end
        return count


class FastConnection:
    """A connection that reads from a `FastProtocol` and writes to its file descriptor."""

    def __init__(
        self, protocol: FastProtocol, receive: Receive, send: Send, limits: Sequence[Bucket], most: int
    ) -> None:
        self.transport = protocol.transport
        self.pending = b""  # frames of this round of the event loop
        secure = self.transport.get_extra_info("sslcontext") is not None
        self.descriptor: int = -1 if secure else self.transport.get_extra_info("socket").fileno()
        self._queue = send_queue_of(protocol.config)
        self._reader = protocol.reader
        self._receive = receive
        self._send = send
        self._disconnect: asyncio.Task[None] | None = None
        self._stopped = False
        self._reader.limits = tuple(limits)
        self.transport.set_write_buffer_limits(high=most)

    def start(self, receive: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        """Give every message to `receive`. Once the client is gone, give `end` a close code."""
        self._reader.receive = receive
        self._disconnect = asyncio.create_task(self._wait(end))

    def send(self, text: bytes) -> None:
        """Send a message at the end of this round of the event loop."""
        if not self._stopped:
            self._queue.put(self, framed(text))

    def stop(self) -> None:
        """Receive and send nothing more."""
        self._stopped = True
        self._reader.receive = None
        if self._disconnect is not None:
            self._disconnect.cancel()

    async def close(self, code: int) -> None:
        """Close it with this code, if that has not happened yet."""
        await close(self._send, code)

    def writable(self) -> bool:
        """Can a frame be written past the transport? Not with TLS, nor if something still waits there."""
        return self.descriptor >= 0 and not self.transport.get_write_buffer_size() and not self.transport.is_closing()

    async def _wait(self, end: Callable[[int], None]) -> None:
        await self._receive()  # the only event that still comes this way is the disconnect
        end(GONE)


class FastProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which offers the application a fast connection. A client that sends or leaves unread more
    than it may is cut off."""

    leaves_peers = True  # it counts as a connection of its network until it is lost
    reader: FrameReader

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reader = FrameReader(self.conn.reader.buffer)
        self.close_timeout = CLOSING

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        peers_of(self.config).leave(self.client[0] if self.client else "")
        # These reference cycles would wait for the garbage collector.
        self.reader.receive = None
        self.conn.parser.close()
        if self.handshake_initiated:
            self.scope["extensions"].pop(FAST, None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][FAST] = {"make": self._make}

    def _make(self, receive: Receive, send: Send, limits: Sequence[Bucket], most: int) -> FastConnection:
        return FastConnection(self, receive, send, limits, most)

    def pause_writing(self) -> None:
        if self.reader.receive is None:
            super().pause_writing()
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the handshake, which was counted as a request
            super().data_received(data)
            return
        result = self.reader.read(data)
        if result == TO_PARSE:
            if not self.transport.is_closing():
                super().data_received(data)
        elif result == OVER_LIMIT:
            metrics.CUT.labels("frames").inc()
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        receive = self.reader.receive
        if receive is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        receive(text)
