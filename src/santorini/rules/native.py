"""What compiled code gets from `native.pxd`: widths of numbers and two machine instructions."""

from __future__ import annotations

Mask = int  # 25-bit set of spaces
Space = int
Seat = int
Side = int
Step = int
Int = int
Key = int  # 64-bit hash
Buffer = list[int]


def popcount(mask: Mask) -> Int:
    """How many spaces are in the set."""
    return mask.bit_count()


def lowest(mask: Mask) -> Space:
    """The lowest space of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
