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


class Edge:
    """A step, and how the games went that took it."""

    def __init__(self) -> None:
        self.total = [0.0] * 3  # wins of each side
        self.hope = self.weight = 0.0  # how it looked at first to who takes it
        self.step = self.next = self.visits = self.looks = self.legal = self.proven = 0


class Node:
    """A decision, as the one sees it who decides."""

    key = first = visits = side = state = 0


class Link:
    """Where a step leads in one world."""

    edge = state = 0


class State:
    """A whole position, and its links."""

    position = b""
    node = first = count = 0
