"""Many Gymnasium environments in one: `gymnasium.make_vec("santorini/Santorini-v0", num_envs=1024)`.

The learner has one seat of every game. The others are played by `opponent`, a function from observations and masks to
actions, such as an earlier network of the learner; without it, at random. A game that ends is followed by the next one
at once (`AutoresetMode.SAME_STEP`): `info["final_obs"]` holds its end.

>>> import gymnasium
>>> envs = gymnasium.make_vec("santorini/Santorini-v0", num_envs=8, vectorization_mode="vector_entry_point")
>>> observations, info = envs.reset(seed=7)
>>> observations, rewards, terminated, truncated, info = envs.step(info["action_mask"].argmax(axis=1))
>>> observations.shape, info["action_mask"].shape
((8, 270, 5, 5), (8, 2353))
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from santorini.envs.actions import N_ACTIONS
from santorini.envs.episode import LONGEST, Deal
from santorini.envs.many import Batch, Games
from santorini.envs.observation import HIGHEST

Array = NDArray[Any]
Policy = Callable[[NDArray[np.int8], NDArray[np.int8]], Array]

DEALS = 256  # how many games to begin with are drawn where powers are random


class SantoriniVectorEnv(VectorEnv[Array, Array, Array]):
    """As many games as wanted, of which the learner has `seat`, or one drawn for every game if it is None.

    `deal` are the options of `santorini.envs.episode.Deal`, the others those of `santorini.envs.many.Games`. An illegal
    action is an error here, and nothing is changed.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int = 1,
        *,
        seat: int | None = 0,
        opponent: Policy | None = None,
        threads: int = 1,
        max_cycles: int | None = LONGEST,
        planes: Sequence[str] | None = None,
        **deal: Any,
    ) -> None:
        self.num_envs = num_envs
        self.deal = Deal(**deal)
        self.chosen, self.opponent = seat, opponent
        self._options: dict[str, Any] = {"threads": threads, "longest": max_cycles or 0, "planes": planes}
        self._begin(None)
        seen = self.games.batch.observations.shape[1:]
        self.single_observation_space = Box(0, HIGHEST, seen, np.int8)
        self.single_action_space = Discrete(N_ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _begin(self, seed: int | None) -> None:
        """Draw what is played, by the seed."""
        rng = random.Random(seed)
        drawn = "random" in (self.deal.powers, self.deal.fleece) or isinstance(self.deal.powers, str)
        self.games = Games(self.num_envs, *(self.deal.game(rng) for _ in range(DEALS if drawn else 1)), **self._options)
        self._seats = np.random.default_rng(seed)
        self.seats = np.zeros(self.num_envs, np.int8)
        self._sit(np.ones(self.num_envs, np.bool_))

    def _sit(self, new: NDArray[np.bool_]) -> None:
        """The learner takes its seat in new games."""
        drawn = self._seats.integers(self.games.players, size=self.num_envs) if self.chosen is None else self.chosen
        self.seats[new] = np.broadcast_to(drawn, self.num_envs)[new]
        self.games.eyes[:] = self.seats

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew, and let the others play until it is the learner's turn."""
        if seed is not None:
            self._begin(seed)
        self.games.reset(seed)
        self._new_step()
        self._let_others_play()
        return self._seen()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take a step for the learner in every game, and let the others play."""
        self._new_step()
        self._note(self.games.step(actions), np.ones(self.num_envs, np.bool_))
        self._let_others_play()
        observations, info = self._seen()
        done = self.terminated | self.truncated
        if done.any():
            info |= {"final_obs": self._finals, "_final_obs": done, "final_info": {}, "_final_info": done}
        return observations, self.rewards, self.terminated, self.truncated, info

    def _new_step(self) -> None:
        """Nothing has happened in this step yet. What is handed out is never written over."""
        self.rewards = np.zeros(self.num_envs)
        self.terminated, self.truncated = np.zeros((2, self.num_envs), np.bool_)
        self._finals = np.full(self.num_envs, None, object)

    def _let_others_play(self) -> None:
        batch = self.games.batch
        while (others := batch.seats != self.seats).any():
            actions = np.where(others, self.games.sample(), -1)
            if self.opponent is not None:
                actions[others] = self.opponent(batch.observations[others], batch.masks[others])
            self._note(self.games.step(actions), others)

    def _note(self, batch: Batch, moved: NDArray[np.bool_]) -> None:
        """Note what a step brought the learner, but for what happens in a game that has only just begun."""
        open_ = moved & ~(self.terminated | self.truncated)
        self.rewards[open_] += batch.rewards[open_, self.seats[open_]]
        ended = open_ & batch.done
        self.terminated[ended], self.truncated[ended] = batch.terminated[ended], batch.truncated[ended]
        for game in np.flatnonzero(ended):
            self._finals[game] = batch.final_observations[game].copy()
        self._sit(moved & batch.done)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        batch = self.games.batch
        return batch.observations.copy(), {
            "action_mask": batch.masks.copy(),
            "_action_mask": np.ones_like(self.terminated),
        }
