"""A buffer of bytes that grows piece by piece: all that is sent and kept of a step is written into one."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:  # compiled code gets these from buffer.pxd

    def room_for(size: int) -> bytearray:
        return bytearray(size)

    def put_piece(room: bytearray, at: int, piece: bytes) -> int:
        """Lay a piece there; how long it is."""
        room[at : at + len(piece)] = piece
        return len(piece)

    def put_number(room: bytearray, at: int, number: int) -> int:
        """Lay a number there, in digits; how many they are."""
        return put_piece(room, at, b"%d" % number)

    def first(room: bytearray, size: int) -> bytes:
        return bytes(room[:size])


ROOM = 2000  # bytes, which is enough for nearly all that is told of a step
DIGITS = 20  # of the longest number, with its sign


class Buffer:
    """Bytes that grow at their end.

    >>> buffer = Buffer()
    >>> buffer.add(b"turn ")
    >>> buffer.add_number(12)
    >>> buffer.all()
    b'turn 12'
    """

    def __init__(self) -> None:
        self._room = room_for(ROOM)
        self._size = 0

    def add(self, piece: bytes) -> None:
        if self._size + len(piece) > len(self._room):
            self._grow(len(piece))
        self._size += put_piece(self._room, self._size, piece)

    def add_number(self, number: int) -> None:
        if self._size + DIGITS > len(self._room):
            self._grow(DIGITS)
        self._size += put_number(self._room, self._size, number)

    def all(self) -> bytes:
        return first(self._room, self._size)

    def _grow(self, more: int) -> None:
        self._room += bytes(len(self._room) + more)
