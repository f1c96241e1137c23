"""The network sees the same, however it came to a position."""

from __future__ import annotations

import random

import pytest

from santorini import placement
from santorini.ai import layout
from santorini.ai.network import Accumulators
from santorini.rules.position import Position
from santorini.rules.words import OVER, SETUP
from testkit.playing import WALK, effort, permitted
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


def test_sums_equal_fresh_ones_in_random_games_of_all_pairings() -> None:
    """The sums follow every position of a game: a change that is missed would be missing from then on."""
    rng, followed = random.Random(3), Accumulators(WEIGHTS)
    for pair in rng.sample(permitted(2), effort(len(permitted(2)), 12)):
        p = placement.deal(pair, first=rng.randrange(2))
        while p.window == SETUP:
            placement.take(p, rng.choice(placement.options(p)))
        WALK.prepare(p)
        for moment in range(60):
            worth = [followed.judge(p, side) for side in range(2)]
            if p.window == OVER or moment % 20 == 19:
                assert worth == [Accumulators(WEIGHTS).judge(p, side) for side in range(2)], name(p)
            if p.window == OVER:
                break
            WALK.take(p, WALK.sample(p, rng.getrandbits(16)))


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="a network has"):
        Accumulators(WEIGHTS[:-2])
