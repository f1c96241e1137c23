"""Santorini as a Gymnasium environment: you have one seat, other players have the rest.

>>> import gymnasium, santorini.envs
>>> env = gymnasium.make("santorini/Santorini-v0", powers="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from santorini.envs.actions import N_ACTIONS, step_of
from santorini.envs.episode import LONGEST, Deal, Episode
from santorini.envs.observation import HIGHEST, Encoder, Order
from santorini.envs.opponents import Opponent, opponent_of
from santorini.envs.rendering import MODES, render
from santorini.players import RandomPlayer
from santorini.views import view


class SantoriniEnv(gymnasium.Env[NDArray[Any], SupportsInt]):
    """One seat of a game. `deal` are the options of `santorini.envs.episode.Deal`: players, powers and so on.

    `seat` is yours, or drawn for every game if None. `opponent` makes a player for each other seat from the generator
    of the game: `RandomPlayer`, `SimplePlayer`, or any function that returns something with `decide(view)`; a number
    is a level of the computer, from 1 to 10. The reward is 1 for a win and negative for a loss; an illegal action loses
    at once. After `max_cycles` steps of all seats a game is truncated (None: never), because a few powers may walk in
    circles. `order`, `dtype` and `planes`, names of those to be observed, are the encoder's.

    >>> env = SantoriniEnv(powers="Pan Atlas")
    >>> seen, info = env.reset(seed=1)
    >>> seen, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
    >>> seen.shape, terminated, truncated
    ((270, 5, 5), False, False)
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        *,
        seat: int | None = 0,
        opponent: Opponent | int = RandomPlayer,
        order: Order = "CHW",
        dtype: type[np.int8 | np.float32] = np.int8,
        max_cycles: int | None = LONGEST,
        planes: Sequence[str] | None = None,
        render_mode: str | None = None,
        **deal: Any,
    ) -> None:
        self.deal = Deal(**deal)
        self.chosen = seat
        self.opponent = opponent_of(opponent)
        self.encoder = Encoder(self.deal.seats, order, dtype, planes)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.observation_space = Box(0, HIGHEST, self.encoder.shape, dtype)
        self.action_space = Discrete(N_ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin another game, and let the others play until it is the learner's turn."""
        super().reset(seed=seed)
        rng = random.Random(int(self.np_random.integers(2**32)))
        self.episode = Episode(self.deal.game(rng), self.encoder, rng, self.max_cycles)
        self.seat = rng.randrange(self.deal.seats) if self.chosen is None else self.chosen
        self.players = {seat: self.opponent(rng) for seat in range(self.deal.seats) if seat != self.seat}
        self._let_others_play()
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Take a step for the learner, and let the others play; an illegal one ends the game with a loss."""
        illegal = not self.action_masks()[int(action)]
        if not illegal:
            self.episode.take(step_of(int(action)))
            self._let_others_play()
        observation, info = self._seen()
        reward = -1.0 if illegal else self.episode.returns()[self.seat]
        terminated = illegal or self.episode.out(self.seat)
        return observation, reward, terminated, self.episode.truncated and not terminated, info

    def action_masks(self) -> NDArray[np.int8]:
        """The legal actions, where sb3-contrib's MaskablePPO looks for them."""
        return self.episode.mask(self.seat)

    def _let_others_play(self) -> None:
        while not (self.episode.out(self.seat) or self.episode.truncated) and self.episode.seat != self.seat:
            game, seat = self.episode.game, self.episode.seat
            assert seat is not None, "chance has been drawn"
            self.episode.take(self.players[seat].decide(view(game, seat)))
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        return self.episode.observe(self.seat), {"action_mask": self.action_masks()}

    def render(self) -> Any:
        """The position in the render mode that was chosen."""
        return render(self.episode.game.position, self.render_mode)
