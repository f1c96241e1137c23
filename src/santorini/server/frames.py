"""Frames of a socket as bytes, and uvicorn's sockets with a shorter way for them.

Every step of every player passes here. Past ASGI a frame needs no queue, no task and no further copy, and the same
bytes serve every browser with the same eyes.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

from santorini.server import wire
from santorini.server.text import Text
from santorini.server.wire import encode

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:

    def send(posts: list[Post]) -> None:
        """Let the kernel take what waits there, as far as it does."""
        for post in posts:
            with suppress(OSError):
                post.frame = post.frame[os.write(post.door, post.frame) :]


BYTES = [bytes((value,)) for value in range(256)]
SHORT_WAY = "santorini.frames"  # the extension of ASGI by which an application finds its `Link`


def framed(opening: bytes, text: bytes = b"", ending: bytes = b"") -> bytes:
    """A text frame.

    >>> framed(b"hel", b"lo")
    b'\\x81\\x05hello'
    """
    size = len(opening) + len(text) + len(ending)
    frame = Text()
    if size < 126:
        frame.add(b"\x81")
        frame.add(BYTES[size])
    elif size < 1 << 16:
        frame.add(b"\x81\x7e")
        frame.add(BYTES[size >> 8])
        frame.add(BYTES[size & 255])
    else:
        frame.add(b"\x81\x7f" + size.to_bytes(8, "big"))
    frame.add(opening)
    frame.add(text)
    frame.add(ending)
    return frame.all()


def written(frame: wire.ServerFrame) -> bytes:
    return framed(encode(frame))


class Post:
    """Where what goes to one socket waits to be sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.frame = b""
        secure = transport.get_extra_info("sslcontext") is not None
        self.door: int = -1 if secure else transport.get_extra_info("socket").fileno()  # as the kernel calls it

    def ready(self) -> bool:
        """Can a frame go out past the transport, with nothing before it?"""
        return self.door >= 0 and not self.transport.get_write_buffer_size() and not self.transport.is_closing()


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
    """Hears the messages of one socket."""

    def __init__(self, listener: Callable[[bytes], None], unread: bytearray) -> None:
        self.listener = listener
        self._unread = unread  # what has come of a frame that is not whole yet

    def hears(self, data: bytes) -> bool:
        """Nearly always this is one small masked text frame, whole; then there is nothing to parse."""
        size = len(data) - 6
        if 0 < size < 126 and data[0] == 0x81 and data[1] == 0x80 | size and not self._unread:
            self.listener(apply_mask(data[6:], data[2:6]))
            return True
        return False


class Link(WebSocketsSansIOProtocol):
    """A socket whose messages go to an `Ear` once there is one, and that takes frames as they are."""

    ear: Ear | None = None

    def listen(self, listener: Callable[[bytes], None], most: int) -> Post:
        """From now on, messages are heard here; whoever leaves more than so many bytes unread is cut off."""
        self.ear = Ear(listener, self.conn.reader.buffer)
        self.transport.set_write_buffer_limits(high=most)
        return Post(self.transport)

    def pause_writing(self) -> None:
        if self.ear is None:
            super().pause_writing()
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORT_WAY] = {"link": self}

    def data_received(self, data: bytes) -> None:
        ear = self.ear
        if ear is None or not ear.hears(data):
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.ear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.ear.listener(text)
