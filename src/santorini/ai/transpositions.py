"""The table of a search: what is known of positions that were searched."""

from __future__ import annotations

import mmap
from collections import defaultdict

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.ai.uncompiled import Entry
    from santorini.rules.native import clear


class Transpositions:
    """What is known of positions that were searched. Several searches may share it, each in a thread of its own: an
    entry that two of them have written at once is found out by its check and counts as unknown."""

    def __init__(self, bits: int = 20) -> None:
        self.mask = (1 << bits) - 1
        self.age = 0
        if cython.compiled:
            self.memory = mmap.mmap(-1, max((1 << bits) * cython.sizeof(Entry), mmap.PAGESIZE))
            if hasattr(mmap, "MADV_HUGEPAGE"):  # entries lie all over the table: fewer pages are found sooner
                self.memory.madvise(mmap.MADV_HUGEPAGE)
            bytes_of: cython.char[::1] = self.memory
            self.entries = cython.cast("Entry*", cython.address(bytes_of[0]))
        else:
            self.entries = defaultdict(Entry)

    def forget(self) -> None:
        """Forget everything."""
        self.age = 0
        if cython.compiled:
            clear(cython.cast("Bytes", self.entries), (self.mask + 1) * cython.sizeof(Entry))
        else:
            self.entries.clear()
