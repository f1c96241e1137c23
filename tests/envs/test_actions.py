"""Every step has one number, the same in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from santorini import CARDS, Game
from santorini.envs.actions import ACTIONS, N_ACTIONS, STEPS, action_of, mask_of, step_of
from santorini.rules.names import EDITIONS
from santorini.rules.words import RESIGN
from testkit.playing import UNCOMPILED, completed, effort, permitted


def test_steps_and_actions_are_one_to_one() -> None:
    assert [action_of(step_of(action)) for action in range(N_ACTIONS)] == list(range(N_ACTIONS))
    assert len(set(STEPS.tolist())) == N_ACTIONS == np.count_nonzero(ACTIONS >= 0)
    assert sorted(STEPS.tolist()) == STEPS.tolist(), "sorted actions are sorted steps"


@pytest.mark.parametrize("step", [0, RESIGN << 10, 1 << 14, -1])
def test_what_is_never_a_step_has_no_number(step: int) -> None:
    with pytest.raises(ValueError, match="never a step"):
        action_of(step)


def test_there_are_no_other_actions() -> None:
    for action in (-1, N_ACTIONS):
        with pytest.raises(ValueError, match="actions go from 0 to"):
            step_of(action)


def every_kind_of_game(rng: random.Random) -> Iterator[Game]:
    for card in CARDS[1:]:
        for players, edition in product(card.players, EDITIONS):
            rival = rng.choice([other for one, other in permitted(players) if one == card.number])
            yield Game(*completed((card.number, rival), players, rng), edition=edition, allow_forbidden=True)
        if card.fleece:
            yield Game(fleece=card.number)


def test_the_mask_of_every_power_is_its_legal_steps() -> None:
    rng, kinds = random.Random(5), set[int]()
    for game in every_kind_of_game(rng):
        while not game.over and len(game.history) < effort(200, 8):
            legal = game.legal_step_numbers()
            assert [step_of(action) for action in np.flatnonzero(mask_of(legal)).tolist()] == sorted(legal)
            kinds.update(step >> 10 for step in legal)
            game.take(rng.choice(legal))
    assert UNCOMPILED or kinds == {int(step) >> 10 for step in STEPS}, "a kind of step never came up"
