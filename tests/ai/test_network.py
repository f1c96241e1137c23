"""The network sees the same, however it came to a position."""

from __future__ import annotations

import random

import pytest

from santorini.ai import layout
from santorini.ai.network import Accumulators
from santorini.rules.position import Position
from testkit.playing import effort
from tests.ai.test_search import name, positions

RNG = random.Random(1)
WEIGHTS = b"".join(RNG.randint(-40, 40).to_bytes(2, "little", signed=True) for _ in range(layout.SIZE_OF_FILE // 2))


def test_sums_along_a_line_equal_fresh_ones() -> None:
    """Positions of any powers follow each other at random: whatever changed is added or taken away."""
    followed = Accumulators(WEIGHTS)
    last: Position | None = None
    for p in positions(effort(600, 20), 60, seed=8):
        if last is not None and last.dealt[:2] == p.dealt[:2]:
            followed.judge(last, 0)
        for side in range(2):
            assert followed.judge(p, side) == Accumulators(WEIGHTS).judge(p, side), name(p)
        last = p


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="a network has"):
        Accumulators(WEIGHTS[:-2])
