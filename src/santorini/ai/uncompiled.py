"""Stand-ins for what the compiled search has as structures and functions of C."""

from __future__ import annotations

from santorini.ai.layout import HIDDEN


class Entry:
    """What is known of a position."""

    check = best = data = 0


class Values:
    """The sums of one view."""

    def __init__(self) -> None:
        self.of = [0] * HIDDEN


def net_update(to: list[int], source: list[int], weights: list[int], rows: list[int], added: int, changes: int) -> None:
    """The values after some rows are added and others taken away."""
    sums = list(source)
    for k in range(changes):
        row = weights[rows[k] * HIDDEN : (rows[k] + 1) * HIDDEN]
        sums = [a + b if k < added else a - b for a, b in zip(sums, row, strict=True)]
    to[:] = [(value + 32768) % 65536 - 32768 for value in sums]


def net_output(values: list[int], weights: list[int]) -> int:
    """The weighted sum of the squares of the clipped values."""
    total = sum(min(max(c, 0), 255) ** 2 * weight for c, weight in zip(values, weights, strict=True))
    return int(total / 255)
