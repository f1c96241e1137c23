"""Positions of self-play as numbers of inputs of the network, for many positions at once (numpy).

What a position turns on is worked out once. A symmetry of the board only renumbers it: a table says for each row which
row it becomes. A worker is one row here, that of its power; the shared row of its space and level is added to all of
those when the network learns.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from santorini.ai import layout as rows
from santorini.ai.network import TOKEN_POWERS
from santorini.rules.geometry import transform
from santorini.study.samples import Sample

MASKS = ("h1", "h2", "h3", "dome", "own", "others", "coins", "whirlpools", "talus", "ram")
FORMAT = np.dtype([(name, "<u4" if name in MASKS else "u1") for name in Sample._fields[:-1]] + [("score", "<i2")])
NOTHING = rows.INPUTS  # stands where a position turns on fewer rows than others
FEW = 4  # workers or tokens of a kind
PART = 500_000  # positions to convert at once
SPACES = np.arange(25)
TURNED = np.array([[transform(space, symmetry) for space in range(25)] for symmetry in range(8)])

Rows = NDArray[np.int16]


def read_samples(files: Iterable[Path]) -> NDArray[np.void]:
    """All records of these files."""
    return np.concatenate([np.fromfile(path, FORMAT) for path in files] or [np.empty(0, FORMAT)])


class Inputs:
    """What many positions turn on: the height of each space, and rows for the view of either side."""

    def __init__(self, data: NDArray[np.void]) -> None:
        self.size = len(data)
        parts = [data[start : start + PART] for start in range(0, max(1, len(data)), PART)]
        self.heights = np.concatenate([heights(part) for part in parts])
        self.views = tuple(stacked([view_rows(part, view) for part in parts]) for view in range(2))

    def turned(self, chosen: NDArray[np.int64], symmetry: int) -> tuple[NDArray[np.float32], list[Rows]]:
        """These positions under a symmetry: a column for each height of each space, and rows by view."""
        columns = np.empty((len(chosen), 25), np.int8)
        columns[:, TURNED[symmetry]] = self.heights[chosen]
        built = (columns[:, :, None] == np.arange(5, dtype=np.int8)).reshape(len(chosen), 125).astype(np.float32)
        return built, [RENUMBERED[symmetry][view[chosen]] for view in self.views]


def heights(data: NDArray[np.void]) -> NDArray[np.int8]:
    """The level of each space; 4 is a dome."""
    levels = sum(bits(data[name]).astype(np.int8) for name in ("h1", "h2", "h3"))
    return np.where(bits(data["dome"]), np.int8(4), levels)


def view_rows(data: NDArray[np.void], view: int) -> Rows:
    """The rows but those of heights, of which there are 25 always, in the view of the side to move (0) or the other."""
    names = ("own", "others") if view == 0 else ("others", "own")
    power, other = (known(data[name]) for name in (("power", "other_power") if view == 0 else ("other_power", "power")))
    own, remembered = ("memory", "other_memory") if view == 0 else ("other_memory", "memory")
    columns = []
    for name, start, number in zip(names, (rows.POWER_OWN, rows.POWER_OTHERS), (power, other), strict=True):
        spaces = places(data[name])
        level = sum((data[height][:, None] >> spaces) & 1 for height in ("h1", "h2", "h3"))
        columns.append(np.where(spaces < 25, start + 100 * number[:, None] + 4 * spaces + level, NOTHING))
    for kind, (token, putter) in enumerate(zip(("coins", "whirlpools", "talus"), TOKEN_POWERS, strict=True)):
        spaces = places(data[token])
        theirs = np.where(power == putter, rows.OWN_TOKENS, rows.OTHERS_TOKENS)[:, None]
        columns.append(np.where(spaces < 25, theirs + 3 * spaces + kind, NOTHING))
    spaces = places(data["ram"])
    columns.append(np.where(spaces < 25, rows.RAM_ROWS + spaces, NOTHING))
    columns.append((rows.MEMORY_OWN + rows.BUCKETS * power + bucket(data[own]))[:, None])
    columns.append((rows.MEMORY_OTHERS + rows.BUCKETS * other + bucket(data[remembered]))[:, None])
    columns.append((rows.PAIRS + rows.CARDS * power + other)[:, None])
    return compact(np.concatenate(columns, 1))


def bits(mask: NDArray[np.uint32]) -> NDArray[np.bool_]:
    """The spaces of each set, as 25 truths."""
    return ((mask[:, None] >> SPACES.astype(np.uint32)) & 1).astype(bool)


def places(mask: NDArray[np.uint32]) -> NDArray[np.int64]:
    """The first spaces of each set, 25 where there are no more."""
    left, found = mask.astype(np.int64), []
    for _ in range(FEW):
        lowest = left & -left
        found.append(np.where(left != 0, np.log2(np.maximum(lowest, 1)).astype(np.int64), 25))
        left ^= lowest
    return np.stack(found, 1)


def known(power: NDArray[np.uint8]) -> NDArray[np.int64]:
    """The number of a power; the mortal stands for what the network has no rows for."""
    return np.where(power < rows.CARDS, power, 0).astype(np.int64)


def bucket(memory: NDArray[np.uint8]) -> NDArray[np.int64]:
    """What is remembered, as far as the network tells it apart."""
    return np.minimum(memory, rows.BUCKETS - 1).astype(np.int64)


def compact(found: NDArray[np.int64]) -> Rows:
    """What is there first, and no column of nothing at all."""
    narrow = found[:, (found < NOTHING).any(0)].astype(np.int16)
    narrow.sort(1)
    return narrow[:, : int((narrow < NOTHING).sum(1).max(initial=1))]


def stacked(parts: list[Rows]) -> Rows:
    """Parts of different width one below the other."""
    width = max(part.shape[1] for part in parts)
    return np.concatenate(
        [np.pad(part, ((0, 0), (0, width - part.shape[1])), constant_values=NOTHING) for part in parts]
    )


def renumbered(symmetry: int) -> Rows:
    """Which row each row becomes under a symmetry."""
    found = np.arange(rows.INPUTS + 1)
    for start, stop, each in (
        (rows.HEIGHTS, rows.OWN, 5),
        (rows.OWN, rows.OWN_TOKENS, 4),
        (rows.OWN_TOKENS, rows.RAM_ROWS, 3),
        (rows.RAM_ROWS, rows.POWER_OWN, 1),
        (rows.POWER_OWN, rows.MEMORY_OWN, 4),
    ):
        place = np.arange(stop - start)
        board, space, kind = place // (25 * each), place // each % 25, place % each
        found[start:stop] = start + (25 * board + TURNED[symmetry][space]) * each + kind
    return found.astype(np.int16)


RENUMBERED = np.array([renumbered(symmetry) for symmetry in range(8)])
