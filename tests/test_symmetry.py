"""The eight symmetries of the board change nothing but names."""

from __future__ import annotations

import random

import pytest

from santorini import Step
from santorini.powers.catalog import CARDS
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import REACTION, START
from testkit.playing import completed, effort, permitted, random_game


@pytest.mark.parametrize("number", range(1, len(CARDS)), ids=lambda number: CARDS[number].name)
def test_turned_boards_offer_turned_steps(number: int) -> None:
    rng = random.Random(number)
    walk = Walk()
    p = Position()
    for _ in range(effort(6, 1)):
        rivals = [b for a, b in permitted(2) if a == number]
        game = random_game(completed((number, rng.choice(rivals)), 2, rng), rng, cap=80)
        for played in rng.sample(game.history, k=min(10, len(game.history))):
            p.thaw(played.before)
            if START <= p.window < REACTION and not p.rearrange_from:  # rearranging goes by the order of the spaces
                legal = walk.legal(p)
                assert legal
                for symmetry in range(1, 8):
                    image = p.transformed(symmetry)
                    assert {Step(step).transformed(symmetry) for step in legal} == set(walk.legal(image))
