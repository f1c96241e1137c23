"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseParallelWrapper
from pettingzoo.utils.conversions import parallel_to_aec

from santorini import CARDS
from santorini.envs.actions import N_ACTIONS
from santorini.envs.santorini_v0 import env, parallel_env, raw_env
from santorini.errors import BadSetup
from testkit.playing import effort
from tests.envs.deals import DEALS, every_deal

# PettingZoo expects of its own environments only that observations come with masks, and masks are empty at the end.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_deal
def test_it_is_a_pettingzoo_environment(deal: dict[str, Any]) -> None:
    api_test(env(**deal), num_cycles=effort(150, 10))


@every_deal
def test_a_seed_determines_the_game(deal: dict[str, Any]) -> None:
    seed_test(lambda: env(**deal), num_cycles=effort(100, 5))


@every_deal
def test_it_can_be_rendered(deal: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(render_mode=render_mode, **deal))
    assert "a        b        c" in capsys.readouterr().out, "for people it is printed"


class Legal(Discrete):
    """A space that samples what is legal, for a test that knows no masks."""

    def __init__(self, game: Any, agent: str) -> None:
        super().__init__(N_ACTIONS)
        self.game, self.agent = game, agent

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        return super().sample(self.game.observe(self.agent)["action_mask"])


class LegalSampling(BaseParallelWrapper):  # type: ignore[misc]
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.spaces = {agent: Legal(game.unwrapped, agent) for agent in game.possible_agents}

    def action_space(self, agent: str) -> Legal:
        return self.spaces[agent]


@every_deal
def test_a_game_is_cut_off_after_so_many_cycles(deal: dict[str, Any]) -> None:
    """One step is a cycle of the parallel form, in which all act and the action of one counts."""

    def together(max_cycles: int) -> Any:
        return LegalSampling(parallel_env(max_cycles=max_cycles, **deal))

    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    )


def played(game: Any, seed: int) -> list[Any]:
    """A random game to its end: what every agent was told, and what it got in all."""
    game.reset(seed=seed)
    rng, told, total = random.Random(seed), [], dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        total[agent] += reward
        told.append((agent, reward, terminated, truncated))
        game.step(None if terminated or truncated else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return [told, total]


def test_winners_get_what_losers_pay() -> None:
    for deal in DEALS.values():
        for seed in range(effort(5, 1)):
            game = raw_env(**deal, max_cycles=effort(10_000, 40))
            _, total = played(game, seed)
            result = game.episode.game.result
            if result:
                shares = [1.0 if seat in result.seats else -1.0 for seat in range(len(total))]
                assert list(total.values()) == [share if share > 0 or len(total) != 3 else -0.5 for share in shares]
            assert sum(total.values()) == 0
            assert not game.agents


def test_one_of_three_leaves_early_and_the_others_play_on() -> None:
    told, _ = played(env(powers="Bia Moerae Urania"), seed=6)
    ends = [index for index, (_, _, terminated, _) in enumerate(told) if terminated]
    assert len({told[index][0] for index in ends}) == 3
    assert ends[0] < len(told) - 3
    gone, reward, *_ = told[ends[0]]
    assert reward == -0.5
    assert all(agent != gone for agent, *_ in told[ends[0] + 1 :])


def test_partners_share_the_reward() -> None:
    _, total = played(env(powers="Dionysus Selene Siren Triton"), 3)
    assert total["player_0"] == total["player_2"] == -total["player_1"] == -total["player_3"]


def test_an_illegal_action_loses() -> None:
    game = env()
    game.reset()
    game.step(0)  # a move, before anybody has been placed
    assert [game.last()[1:4] for _ in game.agent_iter(1)] == [(-1, True, True)]


def test_a_game_cut_off_has_no_winner() -> None:
    told, total = played(env(max_cycles=7), 1)
    assert [truncated for *_, truncated in told] == [False] * 7 + [True] * 2
    assert set(total.values()) == {0.0}


def test_a_seed_draws_powers_and_cards() -> None:
    def cards(seed: int) -> list[str]:
        game = raw_env(powers="random")
        game.reset(seed=seed)
        return [card.name for card in game.episode.game.cards]

    assert cards(1) == cards(1) != cards(2)
    game = raw_env(powers="random")
    game.reset(seed=1)
    game.reset()
    assert [card.name for card in game.episode.game.cards] != cards(1), "without a seed the generator goes on"
    names = {card.name for card in CARDS}
    assert {name for seed in range(effort(20, 2)) for name in cards(seed)} <= names


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_goes_on_alike(twin: Any) -> None:
    game = env(powers="Chaos Hecate")
    played(game, 4)
    game.reset(seed=5)
    for agent in game.agent_iter(12):
        game.step(game.action_space(agent).sample(game.observe(agent)["action_mask"]))
    other = twin(game)
    for one in game.agent_iter(30):
        observation, reward, terminated, truncated, _ = game.last()
        assert np.array_equal(other.last()[0]["observation"], observation["observation"])
        assert other.last()[1:4] == (reward, terminated, truncated)
        action = None if terminated or truncated else int(observation["action_mask"].argmax())
        game.step(action)
        other.step(action)
        assert one in game.possible_agents
    assert other.unwrapped.rng.random() == game.unwrapped.rng.random(), "and so would the next game"


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_it_is_registered(kind: Any) -> None:
    game = pettingzoo.make(kind, "santorini/santorini_v0", powers="Apollo Pan")
    game.reset(seed=1)
    assert game.agents == ["player_0", "player_1"]


def test_a_bad_deal_is_refused_at_once() -> None:
    with pytest.raises(BadSetup):
        env(players=3)
