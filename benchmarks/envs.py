"""The PettingZoo environment beside PettingZoo's own chess and connect four: random games, observed at every step."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
import pettingzoo

from santorini.envs import santorini_v0  # noqa: F401 (registers ours)

OURS: dict[str, dict[str, Any]] = {
    "mortals": {},
    "Apollo-Minotaur": {"powers": "Apollo Minotaur"},
    "Hecate-Chaos": {"powers": "Hecate Chaos"},
    "any four powers": {"players": 4, "powers": "random"},
}
THEIRS = ("classic/chess_v6", "classic/connect_four_v3")
STEPS = 1500
REPEATS = 5
CLAIM = 1.0  # of the speed of chess


def steps_per_second(game: Any, rng: random.Random, steps: int) -> float:
    """Random games from reset to reset, with an observation and its mask at every step, as a learner plays them."""
    taken, start = 0, time.perf_counter()
    while taken < steps:
        game.reset(seed=taken)
        for _ in game.agent_iter():
            observation, _, terminated, truncated, _ = game.last()
            done = terminated or truncated
            game.step(None if done else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            taken += not done
    return taken / (time.perf_counter() - start)


def envs() -> bool:
    """Steps per second, ours and theirs in turn. True if the claim holds."""
    games = {name: pettingzoo.make("aec", name) for name in THEIRS}
    games |= {name: pettingzoo.make("aec", "santorini/santorini_v0", **options) for name, options in OURS.items()}
    rng, best = random.Random(1), dict.fromkeys(games, 0.0)
    for _ in range(REPEATS):
        for name, game in games.items():
            best[name] = max(best[name], steps_per_second(game, rng, STEPS))
    chess, four = (best[name] for name in THEIRS)
    print(f"\n{'PettingZoo, random games':<34}{'steps/s':>15}{'of chess':>12}{'of connect four':>18}")
    for name, speed in best.items():
        print(f"{name:<34}{speed:>15,.0f}{speed / chess:>12.2f}{speed / four:>18.2f}")
    return all(best[name] >= CLAIM * chess for name in OURS)


if __name__ == "__main__":
    envs()
