"""Learns the base game of Santorini on one core in a few minutes, with sb3-contrib's MaskablePPO.

pip install 'santorini[envs]' sb3-contrib
python train.py
"""

from __future__ import annotations

import sys

import gymnasium
import torch
from sb3_contrib import MaskablePPO

import santorini.envs  # makes the environment known


def win_rate(model: MaskablePPO, games: int = 200) -> float:
    """How many games the model wins, in either seat, against a random player."""
    env = gymnasium.make("santorini/Santorini-v0", seat=None)
    won = 0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        done = False
        while not done:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, terminated, truncated, info = env.step(action)
            done = terminated or truncated
        won += reward > 0
    return won / games


def main(steps: int) -> None:
    torch.set_num_threads(1)
    env = gymnasium.make("santorini/Santorini-v0", seat=None)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, learning_rate=1e-3, ent_coef=0.01, seed=1)
    print(f"untrained:           wins {win_rate(model):.0%}")
    model.learn(steps)
    print(f"after {steps:,} steps: wins {win_rate(model):.0%}")
    model.save("santorini-ppo")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60_000)
