"""The network that judges positions: one hidden layer in 16-bit integers, updated as the search goes on.

It corrects the hand-made evaluation: what it says is added to that, so that it has to learn only what that misses.

A position is seen twice, by either side: its own workers and the other's, by space and level; the heights of all
spaces; tokens; what the powers remember. Each of these inputs has a row of weights, and the rows of those that hold are
summed up. What depends on the two powers is added to the rows once, when a search begins, so that it costs nothing
later. From one position to the next only few inputs change, so only their rows are added or taken away.
"""

from __future__ import annotations

import array
import sys

from santorini.powers import POWERS

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.ai.evaluation import hand_made
    from santorini.ai.layout import *
    from santorini.ai.uncompiled import Values, net_output, net_update
    from santorini.rules.native import Int, Mask, Side, lowest
    from santorini.rules.position import Position
    from santorini.rules.words import *


TOKEN_POWERS = [
    next(power.number for power in POWERS if power.puts == token) for token in ("coin", "whirlpool", "talus")
]


def first_row(view: int, mask: int) -> int:
    """The first of the 25 rows of a mask, for the view of either side."""
    if FIRST_WORKERS <= mask < FIRST_TOKENS and view == 1:
        mask = FIRST_WORKERS + (mask - FIRST_WORKERS + 4) % 8  # own workers are the other's
    return view * ROWS + 25 * mask


COMPILED = cython.compiled  # uncompiled a network takes so long that it is not worth its time


class Accumulators:
    """The sums of a network's hidden layer along the line that is being searched, for both sides' views."""

    def __init__(self, weights: bytes | None) -> None:
        if weights is not None and len(weights) != SIZE_OF_FILE:
            raise ValueError(f"a network has {SIZE_OF_FILE} bytes, not {len(weights)}")
        self.ready = weights is not None
        self.folded_for = -1
        self.weights = weights or b""
        if sys.byteorder == "big":
            numbers = array.array("h", self.weights[:-4])
            numbers.byteswap()
            self.weights = numbers.tobytes() + self.weights[-4:]
        if cython.compiled:
            self.numbers = cython.cast("short*", cython.cast("char*", self.weights))
        else:
            self.numbers = array.array("h", self.weights[:-4])
            self.folded = [0] * (2 * ROWS * HIDDEN)
            self.output, self.other_output = [0] * HIDDEN, [0] * HIDDEN
            self.values = [Values() for _ in range(2 * STACK)]
            self.masks, self.memories, self.valid = [0] * (STACK * MASKS), [0] * (STACK * 2), [0] * STACK
            self.now, self.recalled = [0] * MASKS, [0] * 2
            self.rows, self.other_rows = [0] * (2 * CHANGES), [0] * (2 * CHANGES)
            self.first_row, self.other_first_row = [0] * MASKS, [0] * MASKS
        for mask in range(MASKS):
            self.first_row[mask], self.other_first_row[mask] = first_row(0, mask), first_row(1, mask)

    # ---------------------------------------------------------------- the rows for two powers

    def fold(self, first: int, second: int) -> None:
        """Prepare the rows for these powers of the two sides."""
        if not self.ready or self.folded_for == first * 64 + second:
            return
        self.folded_for = first * 64 + second
        powers = [first if first < CARDS else 0, second if second < CARDS else 0]
        for view in range(2):
            pair = PAIRS + powers[view] * CARDS + powers[1 - view]
            for i in range(HIDDEN):
                self.values[2 * EMPTY + view].of[i] = (
                    self.numbers[INPUTS * HIDDEN + i] + self.numbers[pair * HIDDEN + i]
                )
            for place, rows in enumerate(rows_for(powers[view], powers[1 - view])):
                self.clear_row(view * ROWS + place)
                for row in rows:
                    self.add_row(view * ROWS + place, row)
        for i in range(HIDDEN):
            self.output[i] = self.numbers[(INPUTS + 1) * HIDDEN + i]
            self.other_output[i] = self.numbers[(INPUTS + 2) * HIDDEN + i]
        self.bias = int.from_bytes(self.weights[-4:], "little", signed=True)
        self._clear()

    def clear_row(self, target: Int) -> None:
        """Let a row in use begin with nothing."""
        i: Int
        for i in range(HIDDEN):
            self.folded[target * HIDDEN + i] = 0

    def add_row(self, target: Int, row: Int) -> None:
        """Add a stored row to a row in use."""
        i: Int
        for i in range(HIDDEN):
            self.folded[target * HIDDEN + i] += self.numbers[row * HIDDEN + i]

    def _clear(self) -> None:
        """Every place holds an empty board."""
        i: Int
        j: Int
        for i in range(STACK):
            self.valid[i] = 0
            for j in range(MASKS):
                self.masks[i * MASKS + j] = 0
            for j in range(2):
                self.memories[2 * i + j] = -1
                if i != EMPTY:
                    if cython.compiled:
                        self.values[2 * i + j] = self.values[2 * EMPTY + j]
                    else:
                        self.values[2 * i + j].of = list(self.values[2 * EMPTY + j].of)

    # ---------------------------------------------------------------- along a line

    def stale(self, ply: Int) -> None:
        """The position at this ply is another one now."""
        self.valid[ply] = 0

    def look(self, p: Position) -> None:
        """Note what holds in the position."""
        i: Int
        side: Side
        self.now[0] = BOARD & ~(p.h1 | p.dome)
        self.now[1] = p.h1 & ~(p.h2 | p.dome)
        self.now[2] = p.h2 & ~(p.h3 | p.dome)
        self.now[3] = p.h3 & ~p.dome
        self.now[4] = p.dome
        for side in range(2):
            self.now[5 + 4 * side] = p.workers[side] & ~p.h1
            self.now[6 + 4 * side] = p.workers[side] & p.h1 & ~p.h2
            self.now[7 + 4 * side] = p.workers[side] & p.h2 & ~p.h3
            self.now[8 + 4 * side] = p.workers[side] & p.h3
            i = p.memory[side]
            self.recalled[side] = 0 if i < 0 else BUCKETS - 1 if i >= BUCKETS else i
        self.now[13] = p.coins
        self.now[14] = p.whirlpools
        self.now[15] = p.talus
        self.now[16] = p.ram

    def note(self, place: Int, mask: Int, spaces: Mask) -> Int:
        """Write down the rows of these spaces for both views; where the list then ends comes back."""
        while spaces:
            self.rows[place] = self.first_row[mask] + lowest(spaces)
            self.other_rows[place] = self.other_first_row[mask] + lowest(spaces)
            place += 1
            spaces &= spaces - 1
        return place

    def update(self, p: Position, ply: Int) -> None:
        """Find the sums of both views at this ply, from those of the ply before or from what was here."""
        base: Int = ply - 1 if ply and self.valid[ply - 1] else ply
        added: Int = 0
        changes: Int
        row: Int
        i: Int
        self.look(p)
        for i in range(MASKS):
            if self.now[i] != self.masks[base * MASKS + i]:
                added = self.note(added, i, self.now[i] & ~self.masks[base * MASKS + i])
        for i in range(2):
            if self.recalled[i] != self.memories[2 * base + i]:
                row = MEMORY_ROWS + self.recalled[i]
                self.rows[added] = row + BUCKETS * i
                self.other_rows[added] = ROWS + row + BUCKETS * (1 - i)
                added += 1
        changes = added
        for i in range(MASKS):
            if self.now[i] != self.masks[base * MASKS + i]:
                changes = self.note(changes, i, self.masks[base * MASKS + i] & ~self.now[i])
        for i in range(2):
            if self.recalled[i] != self.memories[2 * base + i] and self.memories[2 * base + i] >= 0:
                row = MEMORY_ROWS + self.memories[2 * base + i]
                self.rows[changes] = row + BUCKETS * i
                self.other_rows[changes] = ROWS + row + BUCKETS * (1 - i)
                changes += 1
        net_update(self.values[2 * ply].of, self.values[2 * base].of, self.folded, self.rows, added, changes)
        net_update(
            self.values[2 * ply + 1].of, self.values[2 * base + 1].of, self.folded, self.other_rows, added, changes
        )
        for i in range(MASKS):
            self.masks[ply * MASKS + i] = self.now[i]
        for i in range(2):
            self.memories[2 * ply + i] = self.recalled[i]
        self.valid[ply] = 1

    def evaluate(self, p: Position, ply: Int, side: Side) -> Int:
        """What the position is worth to this side, which is to move."""
        total: Int
        self.update(p, ply)
        total = net_output(self.values[2 * ply + side].of, self.output)
        total += net_output(self.values[2 * ply + 1 - side].of, self.other_output)
        total = total + self.bias
        total = total * SCALE // UNIT if total >= 0 else -(-total * SCALE // UNIT)
        return total + hand_made(p, side)

    # ---------------------------------------------------------------- for Python

    def judge(self, p: Position, side: int) -> int:
        """What a position is worth to a side that is to move."""
        self.fold(p.dealt[0], p.dealt[1])
        return self.evaluate(p, 0, side)


def rows_for(own: int, other: int) -> list[tuple[int, ...]]:
    """Which stored rows each row in use sums up, for two powers. Tokens are theirs whose power puts them."""
    rows: list[tuple[int, ...]] = []
    rows += [(HEIGHTS + 5 * space + level,) for level in range(5) for space in range(25)]
    for shared, special, power in ((OWN, POWER_OWN, own), (OTHERS, POWER_OTHERS, other)):
        rows += [
            (shared + 4 * space + level, special + 100 * power + 4 * space + level)
            for level in range(4)
            for space in range(25)
        ]
    for kind, putter in enumerate(TOKEN_POWERS):
        start = OWN_TOKENS if own == putter else OTHERS_TOKENS
        rows += [(start + 3 * space + kind,) for space in range(25)]
    rows += [(RAM_ROWS + space,) for space in range(25)]
    rows += [(MEMORY_OWN + BUCKETS * own + value,) for value in range(BUCKETS)]
    rows += [(MEMORY_OTHERS + BUCKETS * other + value,) for value in range(BUCKETS)]
    return rows
