"""What compiled code gets from `native.pxd`: widths of numbers, bare memory and two machine instructions."""

from __future__ import annotations

import time

Mask = int  # 25-bit set of spaces
Space = int
Seat = int
Side = int
Step = int
Int = int
Key = int  # 64-bit hash
Index = int  # a place in an array of any size
Buffer = list[int]
Bytes = memoryview

MIXER = 0x9E3779B97F4A7C15


def popcount(mask: Mask) -> Int:
    """How many spaces are in the set."""
    return mask.bit_count()


def lowest(mask: Mask) -> Space:
    """The lowest space of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def stirred(key: Key, word: Key) -> Key:
    """A 64-bit key with 64 more bits mixed in."""
    key = (key ^ word) * MIXER & 0xFFFFFFFFFFFFFFFF
    return key ^ key >> 32


def mixed(key: Key, low: Mask, high: Mask) -> Key:
    """The key with two masks mixed in."""
    return stirred(key, high << 32 | low)


def with_heights(rest: Key, h1: Mask, h2: Mask, h3: Mask, dome: Mask) -> Key:
    """The key of a position with these heights, and with the rest as given."""
    return mixed(mixed(rest, h1, h2), h3, dome)


def word_at(memory: Bytes, index: Int, size: Int) -> Key:
    """So many bytes of the eight at this place, as one number."""
    return int.from_bytes(memory[8 * index : 8 * index + size], "little")


def past(memory: Bytes, at: Index) -> Bytes:
    """The memory from here on."""
    return memory[at:]


def clear(memory: Bytes, size: Index) -> None:
    """Fill with zeros."""
    memory[:size] = bytes(size)


def seconds() -> float:
    """The time of a clock that only goes forward."""
    return time.monotonic()


def processor_seconds() -> float:
    """The time that the processor has spent on this process."""
    return time.process_time()
