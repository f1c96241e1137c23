"""Frames of a socket as bytes, and uvicorn's sockets with a shorter way for them.

Every step of every player passes here. Past ASGI a frame needs no queue, no task and no further copy, and the same
bytes serve every browser with the same eyes.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

from santorini.server import wire
from santorini.server.wire import encode

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:

    def sent(doors: list[int], frames: list[bytes]) -> list[int]:
        """Put every frame through its door, as the kernel names a socket: how much of each went through, or -1."""
        return [_put_through(door, frame) for door, frame in zip(doors, frames, strict=True)]

    def _put_through(door: int, frame: bytes) -> int:
        try:
            return os.write(door, frame)
        except OSError:
            return -1


SHORT_WAY = "santorini.frames"  # the extension of ASGI by which an application finds its `Link`


def framed(opening: bytes, text: bytes = b"", ending: bytes = b"") -> bytes:
    """A text frame.

    >>> framed(b"hel", b"lo")
    b'\\x81\\x05hello'
    """
    size = len(opening) + len(text) + len(ending)
    if size < 126:
        head = b"\x81%c" % size
    elif size < 1 << 16:
        head = b"\x81\x7e%c%c" % (size >> 8, size & 255)
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return b"".join((head, opening, text, ending))


def written(frame: wire.ServerFrame) -> bytes:
    return framed(encode(frame))


class Outbox:
    """Frames to all sockets. Those of one round of the event loop are sent together: without Python's lock, so that the
    thread that writes to the store has it meanwhile. What does not go out at once goes the usual way."""

    def __init__(self) -> None:
        self._kept: dict[Link, bytes] = {}

    def put(self, link: Link, frame: bytes) -> None:
        if not self._kept:
            asyncio.get_running_loop().call_soon(self._send)
        before = self._kept.get(link)
        self._kept[link] = frame if before is None else before + frame

    def _send(self) -> None:
        kept, self._kept = self._kept, {}
        links = [link for link in kept if link.free]
        sizes = sent([link.door for link in links], [kept[link] for link in links])
        for link, size in zip(links, sizes, strict=True):
            rest = kept[link][max(0, size) :]
            if rest:
                kept[link] = rest
            else:
                del kept[link]
        for link, frame in kept.items():
            if not link.transport.is_closing():
                link.transport.write(frame)


class Link(WebSocketsSansIOProtocol):
    """A socket whose messages go to `listener` once there is one, and that takes frames as they are."""

    listener: Callable[[bytes], None] | None = None
    door = -1  # what the kernel calls the socket, if frames may go there past the transport

    def listen(self, listener: Callable[[bytes], None], most: int) -> None:
        """From now on, messages are heard here; whoever leaves more than so many bytes unread is cut off."""
        self.listener = listener
        self.transport.set_write_buffer_limits(high=most)
        if self.transport.get_extra_info("sslcontext") is None:
            self.door = self.transport.get_extra_info("socket").fileno()

    @property
    def free(self) -> bool:
        """Can a frame go out now, with nothing before it?"""
        transport = self.transport
        return self.door >= 0 and not transport.is_closing() and not transport.get_write_buffer_size()

    def pause_writing(self) -> None:
        if self.listener is None:
            super().pause_writing()
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORT_WAY] = {"link": self}

    def data_received(self, data: bytes) -> None:
        """Nearly always this is one small masked text frame, whole; then there is nothing to parse."""
        size = len(data) - 6
        if (
            0 < size < 126
            and data[0] == 0x81
            and data[1] == 0x80 | size
            and self.listener is not None
            and not self.conn.reader.buffer
        ):
            self.listener(apply_mask(data[6:], data[2:6]))
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(text)
