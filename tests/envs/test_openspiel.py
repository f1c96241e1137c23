"""OpenSpiel's own tests, its bots, and its game in PettingZoo's clothes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test as openspiel_api
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

import santorini.envs.openspiel  # noqa: F401 (registers the game)
from testkit.playing import effort
from tests.envs.deals import DEALS, every_deal


def load(deal: dict[str, Any], **more: Any) -> Any:
    return pyspiel.load_game("python_santorini", {**deal, **more})


@every_deal
def test_random_games_with_serialization(deal: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(deal, max_game_length=effort(60, 8)), num_sims=1, serialize=True, verbose=False)


class TestOpenSpielApi(openspiel_api.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """All that OpenSpiel asks of any game, asked of one with secrets and chance."""

    game_name = "python_santorini"
    game = load({"powers": "Chaos,Hecate"}, max_game_length=effort(40, 8))


class TestOpenSpielApiOpen(openspiel_api.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """The same of an open one for three."""

    game_name = "python_santorini"
    game = load({"powers": "Hera Pan Zeus"}, max_game_length=effort(40, 8))


@pytest.mark.parametrize("name", ["mortals", "hidden workers", "chance", "three, hidden fate", "four"])
@pytest.mark.filterwarnings("ignore")  # Shimmy's observations are unbounded and its masks lie elsewhere
def test_it_is_a_pettingzoo_environment_through_shimmy(name: str) -> None:
    config = {**DEALS[name], "max_game_length": effort(120, 10)}
    api_test(OpenSpielCompatibilityV0(game_name="python_santorini", config=config), num_cycles=effort(20, 3))


def kinds(deal: dict[str, Any]) -> tuple[str, str]:
    told = load(deal).get_type()
    return told.chance_mode.name, told.information.name


def test_the_powers_decide_what_kind_of_game_it_is() -> None:
    assert kinds(DEALS["simple gods"]) == ("DETERMINISTIC", "PERFECT_INFORMATION")
    assert (
        kinds(DEALS["chance"]) == kinds(DEALS["fleece with chance"]) == ("EXPLICIT_STOCHASTIC", "PERFECT_INFORMATION")
    )
    for name in ("hidden workers", "hidden abyss", "hidden fate"):
        assert kinds(DEALS[name]) == ("DETERMINISTIC", "IMPERFECT_INFORMATION")


def played(game: Any, bots: list[Any], rng: random.Random) -> Any:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes))
        else:
            actions = state.legal_actions()
            assert actions == sorted(set(actions))
            state.apply_action(bots[state.current_player()].step(state))
    return state


@every_deal
def test_a_random_policy_plays_whole_games(deal: dict[str, Any]) -> None:
    game, rng = load(deal, max_game_length=effort(1000, 30)), random.Random(1)
    bots = [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(game.num_players())]
    state = played(game, bots, rng)
    assert sum(state.returns()) == game.utility_sum() == 0
    assert min(state.returns()) >= game.min_utility()
    assert state.episode.game.over or set(state.returns()) == {0.0}


@pytest.mark.parametrize("name", ["mortals", "chance"])
def test_openspiels_tree_search_plays_whole_games(name: str) -> None:
    game = load(DEALS[name], max_game_length=effort(400, 12))
    rng = np.random.RandomState(3)
    searching = mcts.MCTSBot(game, 2.0, effort(8, 2), mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = played(game, [searching, pyspiel.make_uniform_random_bot(1, 7)], random.Random(2))
    assert state.is_terminal()


def test_a_game_too_long_is_a_draw() -> None:
    game = load({}, max_game_length=9)
    state = played(game, [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(2)], random.Random(0))
    assert (len(state.history()), state.returns()) == (9, [0.0, 0.0])


def test_a_seed_draws_the_powers_once() -> None:
    def cards(seed: int) -> list[str]:
        return [card.name for card in load({"powers": "random"}, seed=seed).start.cards]

    assert cards(1) == cards(1) != cards(2)


def test_states_can_be_told_and_copied() -> None:
    state = load({"powers": "Apollo Minotaur"}).new_initial_state()
    twin = state.clone()
    state.apply_action(state.legal_actions()[3])
    assert state.action_to_string(0, state.legal_actions()[0]) == "@a1"
    assert str(twin) == "00000/00000/00000/00000/00000 A:- X:- 1 Apollo,Minotaur waits=setup"
    assert str(twin) != str(state)
    assert twin.string_to_action("@d1") == state.history()[0]
