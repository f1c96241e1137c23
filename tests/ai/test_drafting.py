"""The computer's draft: strong powers are picked, beginners pick anything."""

from __future__ import annotations

import random

from santorini.ai.drafting import named_first, picked
from santorini.ai.levels import LEVELS
from santorini.ai.strength import FIRST, STRENGTH
from santorini.powers.catalog import CARDS
from santorini.study.strength import strengths


def test_every_power_has_a_strength() -> None:
    assert set(STRENGTH) == {card.name for card in CARDS[1:]}
    assert abs(sum(STRENGTH.values())) < len(STRENGTH), "they lie around the average"


def test_the_strongest_power_is_picked() -> None:
    rng = random.Random(1)
    for _ in range(30):
        left = rng.sample(CARDS[1:], 3)
        chosen = picked(left, LEVELS[-1], rng)
        assert all(STRENGTH[chosen.name] >= STRENGTH[card.name] for card in left)


def test_a_beginner_picks_any() -> None:
    left = sorted(CARDS[1:], key=lambda card: STRENGTH[card.name])[-3:]
    assert {picked(left, LEVELS[0], random.Random(seed)).name for seed in range(60)} == {card.name for card in left}


def test_the_challenger_begins_if_that_helps() -> None:
    assert (named_first(1, 3, LEVELS[-1], random.Random(1)) == 1) == (FIRST >= 0.5)


def test_strengths_follow_from_results() -> None:
    """Apollo beats Artemis three times of four, who beats Athena as often; the others have not played."""
    games = [(1, 2, 1.0)] * 150 + [(2, 1, 1.0)] * 50 + [(2, 3, 1.0)] * 150 + [(3, 2, 1.0)] * 50
    found = strengths(games)
    assert 150 < found[1] - found[2] < 200, "three of four are worth 191 points, less for being few"
    assert found[2] > found[3]
    assert found[4] == found[55]
