"""uvicorn's WebSockets, with a shorter way for the frames of players.

Every step of every player passes here. Past ASGI a frame needs no queue, no task and no further copy, and the same
bytes serve every browser with the same eyes.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

from santorini.server import metrics
from santorini.server.limits import Bucket
from santorini.server.web.peers import peers_of

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:

    def send(posts: list[Post]) -> None:
        """Let the kernel take what waits there, as far as it does."""
        for post in posts:
            with suppress(OSError):
                post.frame = post.frame[os.write(post.descriptor, post.frame) :]


SHORT_WAY = "santorini.frames"  # the extension of ASGI by which an application finds its `Link`
OVERHEAD = 256  # bytes that a frame, or a read, counts for beside its own: tiny ones cost as much time as these
CLOSING = 2.0  # seconds a client has to answer when a socket is closed
UNHEARD, HEARD, OVER = range(3)  # what became of a read: it has to be parsed, is done, or was too much


def framed(text: bytes) -> bytes:
    """A text message as one frame of a WebSocket.

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


class Post:
    """Where what goes to one socket waits to be sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.frame = b""
        secure = transport.get_extra_info("sslcontext") is not None
        self.descriptor: int = -1 if secure else transport.get_extra_info("socket").fileno()

    def ready(self) -> bool:
        """Can a frame go out past the transport, with nothing before it?"""
        return self.descriptor >= 0 and not self.transport.get_write_buffer_size() and not self.transport.is_closing()


class Outbox:
    """Frames to all sockets. Those of one round of the event loop are sent together, and without Python's lock, which
    the thread that writes to the store has meanwhile. What does not go out at once goes the usual way."""

    def __init__(self) -> None:
        self._posts: list[Post] = []

    def put(self, post: Post, frame: bytes) -> None:
        if not self._posts:
            asyncio.get_running_loop().call_soon(self._send)
        if not post.frame:
            self._posts.append(post)
        post.frame += frame

    def _send(self) -> None:
        posts, self._posts = self._posts, []
        ready = []
        for post in posts:  # no comprehension: its variable would have no type
            if post.ready():
                ready.append(post)
        send(ready)
        for post in posts:
            rest, post.frame = post.frame, b""
            if rest and not post.transport.is_closing():
                post.transport.write(rest)


class Ear:
    """Hears the messages of one socket, after it has counted what they cost."""

    def __init__(self, limits: tuple[Bucket, ...], unread: bytearray) -> None:
        self.listener: Callable[[bytes], None] | None = None
        self.limits = limits
        self._unread = unread  # what has come of a frame that is not whole yet
        self._cut = b""  # a frame's head that is not whole yet
        self._left = 0  # bytes still to come of a frame whose head was counted

    def hears(self, data: bytes) -> int:
        """Nearly always this is one small masked text frame, whole; then there is nothing to parse."""
        size = len(data) - 6
        short = 0 < size < 126 and data[0] == 0x81 and data[1] == 0x80 | size and not self._unread
        if not self._allows(len(data) + OVERHEAD * (1 if short else max(1, self._frames(data)))):
            return OVER
        if short and self.listener is not None:
            self.listener(apply_mask(data[6:], data[2:6]))
            return HEARD
        return UNHEARD

    def _allows(self, cost: int) -> bool:
        for bucket in self.limits:  # noqa: SIM110 (a generator would cost more than the answer)
            if bucket.take(cost):
                return False
        return True

    def _frames(self, data: bytes) -> int:
        """How many frames begin here. A head says how long its frame is; what is not masked is no client's frame, and
        the parser ends it."""
        if self._cut:
            data, self._cut = self._cut + data, b""
        end, at, count = len(data), self._left, 0
        while at < end:
            head = 6
            size = data[at + 1] & 127 if at + 1 < end else 0
            if size >= 126:
                head = 8 if size == 126 else 14
            if at + head > end:
                self._cut = data[at:]
                at = end
                break
            if head > 6:
                size = min(int.from_bytes(data[at + 2 : at + head - 4], "big"), 1 << 32)
            count += 1
            at += head + size
        self._left = at - end
        return count


class Link(WebSocketsSansIOProtocol):
    """A socket whose messages go to a listener once there is one, and that takes frames as they are."""

    ear: Ear | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        peers_of(self.config).leave(self.client[0] if self.client else "")
        # These cycles would wait for the garbage collector.
        self.deafen()
        self.conn.parser.close()
        if self.handshake_initiated:
            self.scope["extensions"].pop(SHORT_WAY, None)

    def listen(self, listener: Callable[[bytes], None], network: str, most: int) -> Post:
        """From now on, messages are heard here. Whoever sends more than one socket or one network may, or leaves more
        than so many bytes unread, is cut off."""
        assert self.ear
        self.ear.listener = listener
        self.ear.limits = (*self.ear.limits, peers_of(self.config).frames_of(network))
        self.transport.set_write_buffer_limits(high=most)
        return Post(self.transport)

    def deafen(self) -> None:
        """Nobody listens any more."""
        if self.ear is not None:
            self.ear.listener = None

    def pause_writing(self) -> None:
        if self.ear is None or self.ear.listener is None:
            super().pause_writing()
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORT_WAY] = {"link": self}

    def data_received(self, data: bytes) -> None:
        ear = self.ear
        if ear is None:  # the handshake, which was counted as a request
            self.close_timeout = CLOSING
            self.ear = Ear((peers_of(self.config).frames(),), self.conn.reader.buffer)
            super().data_received(data)
            return
        heard = ear.hears(data)
        if heard == UNHEARD:
            if not self.transport.is_closing():
                super().data_received(data)
        elif heard == OVER:
            metrics.CUT.labels("frames").inc()
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] != "websocket.close" or not self.close_sent:  # a broken frame may have closed it before
            await super().send(message)

    def send_receive_event_to_app(self) -> None:
        listener = self.ear.listener if self.ear else None
        if listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        listener(text)
