"""Gymnasium's own test, and whole games from one seat."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import santorini.envs  # noqa: F401 (registers the environment)
from santorini.envs.gym import SantoriniEnv
from santorini.errors import BadSetup
from santorini.players import SimplePlayer
from testkit.playing import UNCOMPILED, effort
from tests.envs.deals import every_deal

ID = "santorini/Santorini-v0"


@every_deal
def test_it_is_a_gymnasium_environment(deal: dict[str, Any]) -> None:
    check_env(SantoriniEnv(seat=None, **deal), skip_render_check=True)


@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
def test_it_can_be_rendered(mode: str) -> None:
    check_env(gymnasium.make(ID, render_mode=mode).unwrapped)


def play(env: SantoriniEnv, seed: int) -> float:
    """A random game from one seat; the reward at its end."""
    _, info = env.reset(seed=seed)
    rng, rewards = random.Random(seed), [0.0]
    terminated = env.episode.out(env.seat)
    while not terminated and len(rewards) < effort(300, 20):
        assert env.episode.seat == env.seat, "it is always our turn"
        assert np.array_equal(info["action_mask"], env.action_masks())
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        assert rewards[-1] == 0
        _, reward, terminated, _, info = env.step(action)
        rewards.append(reward)
    return rewards[-1]


@every_deal
def test_a_seat_plays_whole_games(deal: dict[str, Any]) -> None:
    env = SantoriniEnv(seat=None, **deal)
    for seed in range(effort(3, 1)):
        reward = play(env, seed)
        result = env.episode.game.result
        if result:
            assert reward == (1.0 if env.seat in result.seats else -0.5 if env.deal.seats == 3 else -1.0)


def test_the_simple_player_beats_random_steps() -> None:
    env = SantoriniEnv(opponent=SimplePlayer)
    assert [play(env, seed) for seed in range(effort(3, 1))] == [-1.0] * effort(3, 1)


def test_an_opponent_can_be_a_level_of_the_computer() -> None:
    env = SantoriniEnv(opponent=3, seat=1)
    lost = {-1.0, 0.0} if UNCOMPILED else {-1.0}  # uncompiled, games are cut short
    assert {play(env, seed) for seed in range(effort(3, 1))} <= lost
    with pytest.raises(BadSetup, match="level"):
        SantoriniEnv(opponent=11)


def test_an_illegal_action_loses() -> None:
    env = SantoriniEnv()
    env.reset(seed=1)
    assert env.step(0)[1:4] == (-1.0, True, False)


def test_a_seed_determines_seat_powers_and_opponents() -> None:
    def game(seed: int) -> list[str]:
        env = SantoriniEnv(seat=None, powers="random")
        play(env, seed)
        return [str(env.seat), *(played.text for played in env.episode.game.history)]

    assert game(1) == game(1) != game(2)
