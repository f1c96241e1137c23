"""A byte buffer that grows at its end. What is sent and stored of a step is written into one, piece by piece."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:  # compiled code gets these from buffer.pxd

    def allocated(size: int) -> bytearray:
        """Memory of this size; compiled, its bytes are not set."""
        return bytearray(size)

    def copy_in(memory: bytearray, at: int, piece: bytes) -> int:
        """Copy bytes to a place; how many there are."""
        memory[at : at + len(piece)] = piece
        return len(piece)

    def copy_in_number(memory: bytearray, at: int, number: int) -> int:
        """Copy the digits of a number to a place; how many there are."""
        return copy_in(memory, at, b"%d" % number)

    def copy_out(memory: bytearray, size: int) -> bytes:
        """The first bytes."""
        return bytes(memory[:size])


INITIAL = 2000  # bytes, which is enough for nearly all that is sent of a step
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
        self._memory = allocated(INITIAL)
        self._size = 0  # bytes of it that are used

    def add(self, piece: bytes) -> None:
        """Append bytes."""
        if self._size + len(piece) > len(self._memory):
            self._grow(len(piece))
        self._size += copy_in(self._memory, self._size, piece)

    def add_number(self, number: int) -> None:
        """Append a number in decimal digits."""
        if self._size + DIGITS > len(self._memory):
            self._grow(DIGITS)
        self._size += copy_in_number(self._memory, self._size, number)

    def all(self) -> bytes:
        """All that was appended."""
        return copy_out(self._memory, self._size)

    def _grow(self, more: int) -> None:
        self._memory += bytes(len(self._memory) + more)
