"""Turned boards are seen, and offer actions, as the turned observations and masks say."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from santorini import Game
from santorini.envs.actions import action_of, mask_of
from santorini.envs.observation import Encoder
from santorini.envs.symmetry import INVERSE, SYMMETRIES, turned_actions, turned_planes
from santorini.rules.words import DRAW
from testkit.playing import effort

PAIRS = ("Apollo Minotaur", "Aeolus Siren", "Clio Charybdis", "Urania Harpies", "Medusa Zeus", "Hecate Europa")


@pytest.mark.parametrize("powers", PAIRS)
def test_turned_games_look_like_turned_observations(powers: str) -> None:
    """Two games go on side by side, one on a turned board. Directions, tokens and secret workers turn, too."""
    for symmetry in SYMMETRIES:
        rng = random.Random(powers)
        game, image = (Game(*powers.split(), allow_forbidden=True) for _ in range(2))
        encoder = Encoder(2)
        while not game.over and len(game.history) < effort(60, 10):
            numbers = game.legal_step_numbers()
            mask = turned_actions(mask_of(numbers), symmetry)
            assert np.array_equal(mask, mask_of(image.legal_step_numbers()))
            for seat in range(2):
                seen = turned_planes(encoder(game.position, seat), symmetry)
                assert np.array_equal(seen, encoder(image.position, seat))
            step = rng.choice(numbers)
            game.take(step)
            turned = turned_actions(mask_of([step]), symmetry)
            image.take(next(number for number in image.legal_step_numbers() if turned[action_of(number)]))


def test_turning_back_undoes_it() -> None:
    policy: Any = np.random.default_rng(1).random((3, 2353))
    planes = np.random.default_rng(2).random((3, 270, 5, 5))
    for symmetry in SYMMETRIES:
        assert np.array_equal(turned_actions(turned_actions(policy, symmetry), INVERSE[symmetry]), policy)
        assert np.array_equal(turned_planes(turned_planes(planes, symmetry), INVERSE[symmetry]), planes)
    assert np.array_equal(turned_planes(planes[:, :2], 1, planes=["level 0", "level 1"]), planes[:, :2, :, ::-1])


def test_cards_do_not_turn_and_shapes_must_fit() -> None:
    drawn = mask_of([DRAW << 10 | 4])
    assert np.array_equal(turned_actions(drawn, 3), drawn)
    with pytest.raises(ValueError, match="2353"):
        turned_actions(drawn[:-1], 1)
    with pytest.raises(ValueError, match="270"):
        turned_planes(np.zeros((3, 5, 5)), 1)
