"""Messages as text frames of a WebSocket, in bytes: the same frame serves every browser with the same eyes."""

from __future__ import annotations

from santorini.server.wire.buffer import Buffer
from santorini.server.wire.schema import ServerFrame, encode

BYTES = [bytes((value,)) for value in range(256)]


def framed(opening: bytes, text: bytes = b"", ending: bytes = b"") -> bytes:
    """A text frame.

    >>> framed(b"hel", b"lo")
    b'\\x81\\x05hello'
    """
    size = len(opening) + len(text) + len(ending)
    frame = Buffer()
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


def written(frame: ServerFrame) -> bytes:
    return framed(encode(frame))
