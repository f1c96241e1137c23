"""Frames of a socket as bytes, and uvicorn's sockets with a shorter way for them.

Every step of every player passes here. Past ASGI a frame needs no queue, no task and no further copy, and the same
bytes serve every browser with the same eyes.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

from santorini.server import wire
from santorini.server.wire import encode

SHORT_WAY = "santorini.frames"  # the extension of ASGI by which an application finds its `Link`


def framed(text: bytes) -> bytes:
    """A text frame.

    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def written(frame: wire.ServerFrame) -> bytes:
    return framed(encode(frame))


class Link(WebSocketsSansIOProtocol):
    """A socket whose messages go to `listener` once there is one, and that takes frames as they are."""

    listener: Callable[[bytes], None] | None = None

    def listen(self, listener: Callable[[bytes], None], most: int) -> None:
        """From now on, messages are heard here; whoever leaves more than so many bytes unread is cut off."""
        self.listener = listener
        self.transport.set_write_buffer_limits(high=most)

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

    def put(self, frame: bytes) -> None:
        """Send a frame."""
        if not self.transport.is_closing():
            self.transport.write(frame)
