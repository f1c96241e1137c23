"""Many games at once: one step in each of them, all numbers in arrays, all loops compiled.

>>> games = Games(4, Game("Apollo", "Minotaur"))
>>> batch = games.reset(seed=7)
>>> batch.observations.shape, batch.masks.shape
((4, 270, 5, 5), (4, 2353))
>>> batch = games.step(batch.masks.argmax(axis=1))
>>> batch.seats.tolist(), batch.done.tolist()
([0, 0, 0, 0], [False, False, False, False])
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from santorini.envs.actions import ACTIONS, N_ACTIONS, STEPS, step_of
from santorini.envs.observation import planes
from santorini.envs.runner import Runner
from santorini.game import Game


class Batch(NamedTuple):
    """What all games show, each to the seat that decides. The next step writes over it: copy what you keep."""

    observations: NDArray[np.int8]  # what it sees: (games, planes, 5, 5)
    masks: NDArray[np.int8]  # 1 for each of its legal actions: (games, actions)
    rewards: NDArray[np.float32]  # what every seat has won or lost by the last step: (games, players)
    done: NDArray[np.bool_]  # has the last step ended a game? Then all but the rewards is of the next one.
    seats: NDArray[np.int8]  # the seat that decides


class Games:
    """Many games at once. Each new one begins as one of `starts`, drawn at random; without any, mortals play.

    Every game draws by a generator of its own. So it depends on the seed, its index and its actions only, however many
    games there are and however many `threads` share the work. A game of `longest` steps is cut off without rewards.
    """

    def __init__(self, count: int, *starts: Game, threads: int = 1, longest: int = 0) -> None:
        begun = starts or (Game(),)
        self.players = begun[0].players
        if any(start.players != self.players or start.over for start in begun):
            raise ValueError("games played at once need the same number of players, and somebody to decide")
        writer = planes(self.players)
        frozen = np.array([list(start.position.freeze()) for start in begun], np.uint8)
        self.batch = Batch(
            np.zeros((count, writer.size, 5, 5), np.int8),
            np.zeros((count, N_ACTIONS), np.int8),
            np.zeros((count, self.players), np.float32),
            np.zeros(count, np.bool_),
            np.zeros(count, np.int8),
        )
        self.positions = np.zeros((count, frozen.shape[1]), np.uint8)  # the truth, as `Position.freeze` writes it
        self._actions = np.zeros(count, np.int64)
        self._chances = np.zeros(count, np.uint64)
        arrays: dict[str, NDArray[Any]] = {
            "steps": STEPS,
            "numbers": ACTIONS,
            "chosen": self._actions,
            "starts": frozen,
            "positions": self.positions,
            "chances": self._chances,
            "ages": np.zeros(count, np.int32),
            "observations": self.batch.observations.view(np.uint8),
            "masks": self.batch.masks.view(np.uint8),
            "rewards": self.batch.rewards,
            "done": self.batch.done.view(np.uint8),
            "seats": self.batch.seats,
        }
        shared: dict[str, Any] = {name: array.reshape(-1).data for name, array in arrays.items()}
        ends = [count * thread // threads for thread in range(threads + 1)]
        self._shares = [(Runner(writer, longest=longest, **shared), first, end) for first, end in pairwise(ends)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def __len__(self) -> int:
        return len(self.positions)

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew."""
        self._chances[:] = np.random.SeedSequence(seed).generate_state(len(self), np.uint64)
        self.batch.rewards[:] = 0
        self.batch.done[:] = False
        self._share(Runner.restart)
        return self.batch

    def step(self, actions: ArrayLike) -> Batch:
        """Take one step in every game; where it ends the game, a new one begins at once."""
        self._actions[:] = actions
        legal = self.batch.masks[np.arange(len(self)), self._actions.clip(0, N_ACTIONS - 1)]
        legal &= (self._actions >= 0) & (self._actions < N_ACTIONS)
        if not legal.all():
            game = int(legal.argmin())
            raise ValueError(f"{step_of(int(self._actions[game]))} is not legal in game {game}")
        self._share(Runner.run)
        return self.batch

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        legal = np.flatnonzero(self.batch.masks.view(np.bool_))
        ends = np.searchsorted(legal, np.arange(len(self) + 1) * N_ACTIONS)
        return legal[rng.integers(ends[:-1], ends[1:])] % N_ACTIONS

    def _share(self, work: Callable[[Runner, int, int], None]) -> None:
        run = map if self._pool is None else self._pool.map
        list(run(lambda share: work(*share), self._shares))
