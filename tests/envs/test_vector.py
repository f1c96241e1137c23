"""Many Gymnasium environments in one: every game is what the single environment would make of it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import santorini.envs  # noqa: F401 (registers the environment)
from santorini.envs.vector import SantoriniVectorEnv
from testkit.playing import UNCOMPILED, effort

ID = "santorini/Santorini-v0"
DEALS: list[dict[str, Any]] = [
    {},
    {"powers": "Hecate Chaos"},
    {"powers": "random"},
    {"players": 3, "powers": "random"},
    {"fleece": "random"},
]


def random_actions(envs: SantoriniVectorEnv) -> Any:
    return envs.games.sample()


@pytest.mark.parametrize("deal", DEALS, ids=str)
@pytest.mark.parametrize("seat", [0, None])
def test_the_learner_is_always_asked_and_told_of_the_end(deal: dict[str, Any], seat: int | None) -> None:
    count, ended = effort(16, 2), 0
    envs: Any = gymnasium.make_vec(
        ID,
        num_envs=count,
        vectorization_mode="vector_entry_point",
        seat=seat,
        max_cycles=12 if UNCOMPILED else 0,
        **deal,
    )
    observations, info = envs.reset(seed=1)
    for _ in range(effort(120, 15)):
        assert envs.observation_space.contains(observations)
        assert (envs.games.batch.seats == envs.seats).all()
        assert info["action_mask"].any(axis=1).all()
        observations, rewards, terminated, truncated, info = envs.step(random_actions(envs))
        done = terminated | truncated
        assert (rewards[~done] == 0).all() or envs.games.players == 3
        assert set(np.unique(rewards[terminated])) <= {-1.0, -0.5, 0.0, 1.0}
        if done.any():
            assert [end is not None for end in info["final_obs"]] == done.tolist()
            assert info["final_obs"][int(done.argmax())].shape == observations.shape[1:]
        ended += int(terminated.sum())
    assert UNCOMPILED or ended


def test_a_seed_repeats_everything_whatever_the_threads() -> None:
    def told(seed: int, threads: int) -> list[Any]:
        envs, shown = SantoriniVectorEnv(6, powers="random", seat=None, threads=threads), []
        envs.reset(seed=seed)
        for _ in range(effort(40, 6)):
            shown.append(tuple(each.tobytes() for each in envs.step(random_actions(envs))[:4]))
        return shown

    assert told(1, 1) == told(1, 2) != told(2, 1)


def test_an_opponent_is_asked_for_its_own_games_only() -> None:
    asked: list[int] = []

    def last_legal(observations: Any, masks: Any) -> Any:
        assert len(observations) == len(masks) <= 4
        asked.append(len(masks))
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    envs = SantoriniVectorEnv(4, opponent=last_legal, max_cycles=50)
    envs.reset(seed=1)
    for _ in range(effort(30, 6)):
        envs.step(random_actions(envs))
    assert asked


def test_an_illegal_action_is_an_error() -> None:
    envs = SantoriniVectorEnv(2)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal in game 0"):
        envs.step(np.zeros(2, np.int64))
