"""Santorini as a PettingZoo environment: one agent per seat, one step at a time.

An observation holds the planes of what the agent may know (`santorini.envs.observation`) and the mask of its legal
actions (`santorini.envs.actions`). Chance is drawn by the environment. Winners get 1, and the losers bear it together:
-1, or -0.5 each of two. One of three players who loses early is terminated while the others play on. Partners in a
game of four share the reward.

>>> game = env(powers="Apollo Minotaur")
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     game.step(None if terminated or truncated else game.action_space(agent).sample(observation["action_mask"]))

Version 0: the first.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from santorini.envs.actions import N_ACTIONS, step_of
from santorini.envs.episode import LONGEST, Deal, Episode
from santorini.envs.observation import HIGHEST, Encoder, Order
from santorini.envs.rendering import MODES, render

Observation = dict[str, NDArray[Any]]


def env(**options: Any) -> AECEnv[str, Observation, int | None]:
    """The environment as it is usually wanted: an illegal action loses the game. The options are those of `raw_env`."""
    game = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


def parallel_env(**options: Any) -> Any:
    """The same as a parallel environment: all agents act each time, and only the one that decides counts."""
    return turn_based_aec_to_parallel(env(**options))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801 (PettingZoo's own name)
    """The bare environment. `deal` are the options of `santorini.envs.episode.Deal`: players, powers and so on.

    `max_cycles` steps truncate a game (draws of chance are not counted; None: never), because a few powers may walk in
    circles. `order`, `dtype` and `planes`, names of those to be observed, are the encoder's.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "santorini_v0",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        order: Order = "CHW",
        dtype: type[np.int8 | np.float32] = np.int8,
        max_cycles: int | None = LONGEST,
        planes: Sequence[str] | None = None,
        render_mode: str | None = None,
        **deal: Any,
    ) -> None:
        super().__init__()
        self.deal = Deal(**deal)
        self.encoder = Encoder(self.deal.seats, order, dtype, planes)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.deal.seats)]
        seen, mask = Box(0, HIGHEST, self.encoder.shape, dtype), Box(0, 1, (N_ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(N_ACTIONS) for agent in self.possible_agents}
        self.rng = random.Random()

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees: planes and a mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers an agent chooses from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.episode = Episode(self.deal.game(self.rng), self.encoder, self.rng, self.max_cycles)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._proceed()

    def observe(self, agent: str) -> Observation:
        """What this agent may know, and which of its actions are legal."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        before = self.episode.returns()
        self.episode.take(step_of(action))
        after = self.episode.returns()
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            self.rewards[agent] = after[seat] - before[seat]
            self.terminations[agent] = self.episode.out(seat)
            self.truncations[agent] = self.episode.truncated
        self._accumulate_rewards()
        self._proceed()

    def _proceed(self) -> None:
        """Select the agent that decides next, after those whose game has just ended."""
        if self.episode.seat is not None:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The position in the render mode that was chosen."""
        return render(self.episode.game.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


register("aec", "santorini/santorini_v0", "santorini.envs.santorini_v0:env")
register("parallel", "santorini/santorini_v0", "santorini.envs.santorini_v0:parallel_env")
