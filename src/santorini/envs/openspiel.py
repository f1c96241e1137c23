"""Santorini as an OpenSpiel game, `python_santorini`.

Its parameters are those of `santorini.envs.episode.Deal`, a `seed` by which random powers are drawn once, and
`max_game_length`, after which a game is a draw. Chaos makes it stochastic, a hidden power makes its information
imperfect. An observation is the planes of `santorini.envs.observation`; an information state is everything the player
has been told since the beginning: as words, or as the planes and the numbers of all steps so far (0 at the end of the
list, -1 for a step that was hidden).

>>> game = pyspiel.load_game("python_santorini(powers=Apollo Minotaur)")
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])
>>> state.action_to_string(state.legal_actions()[0])
'@b1'
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

from santorini.draft import secret
from santorini.envs.actions import N_ACTIONS, action_of, step_of
from santorini.envs.episode import Deal, Episode
from santorini.envs.observation import SIMPLE, Encoder
from santorini.notation import Step
from santorini.records import write_position
from santorini.rules.words import DRAW
from santorini.views import seen_events, seen_position, seen_step, seen_text

DRAWS = action_of(DRAW << 10 | 1)  # the first card that chance can draw
DEAL = {"players": 2, "powers": "", "fleece": "", "edition": "roxley2016", "first": 0, "allow_forbidden": False}
PARAMETERS = {**DEAL, "seed": 0, "max_game_length": 1000}


def game_type(*, stochastic: bool, hidden: bool) -> Any:
    """What OpenSpiel wants to know about the game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name="python_santorini",
        long_name="Santorini",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if stochastic else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SantoriniGame(pyspiel.Game):  # type: ignore[misc]
    """One deal: parameters say what is played."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**PARAMETERS, **(params or {})}
        options["powers"] = options["powers"].replace(",", " ")  # OpenSpiel separates parameters by commas
        self.length = options["max_game_length"]
        self.start = Deal(**{name: options[name] for name in DEAL}).game(random.Random(options["seed"]))
        self.encoder = Encoder(self.start.players, dtype=np.float32)
        super().__init__(
            game_type(
                stochastic=bool(self.start.position.deck),
                hidden=any(secret(card) for card in self.start.cards),
            ),
            pyspiel.GameInfo(
                num_distinct_actions=N_ACTIONS,
                max_chance_outcomes=len(SIMPLE),
                num_players=self.start.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.length,
            ),
            options,
        )

    def new_initial_state(self) -> SantoriniState:
        """A game at its beginning."""
        return SantoriniState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What writes observations of a state."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SantoriniState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: SantoriniGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.start.copy(), game.encoder)
        self.length = game.length

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number for chance or for the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.episode.seat is None else self.episode.seat

    def is_terminal(self) -> bool:
        """Is it over, or as long as a game may get?"""
        return self.episode.game.over or len(self.episode.game.history) >= self.length

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards of the deck, counted from 0 as OpenSpiel counts outcomes."""
        drawn = self.episode.legal()
        return [(action - DRAWS, 1 / len(drawn)) for action in drawn]

    def _step(self, player: int, action: int) -> Step:
        return step_of(action + DRAWS if player == pyspiel.PlayerId.CHANCE else action)

    def _apply_action(self, action: int) -> None:
        self.episode.take(self._step(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._step(player, action))

    def returns(self) -> list[float]:
        """The result for each seat; 0 for all while nobody has won."""
        return self.episode.returns() if self.episode.game.over else [0.0] * self.episode.game.players

    def __str__(self) -> str:
        return write_position(self.episode.game.position)


class Observer:
    """What a player sees, in the form OpenSpiel asks for: with or without memory, with or without secrets."""

    def __init__(self, game: SantoriniGame, kind: Any) -> None:
        self.kind = kind
        planes = int(np.prod(game.encoder.shape))
        self.tensor = np.zeros(planes + game.length * kind.perfect_recall, np.float32)
        self.dict = {"planes": self.tensor[:planes].reshape(game.encoder.shape)}
        if kind.perfect_recall:
            self.dict["steps"] = self.tensor[planes:]

    def _eyes(self, player: int) -> int | None:
        return None if self.kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def set_from(self, state: SantoriniState, player: int) -> None:
        """Fill the tensors with what this player may know."""
        game, eyes = state.episode.game, self._eyes(player)
        self.dict["planes"][:] = state.episode.encoder(seen_position(game.position, eyes), player)
        if self.kind.perfect_recall:
            seen = [seen_step(game, played, eyes) for played in game.history]
            self.dict["steps"][:] = 0
            self.dict["steps"][: len(seen)] = [-1 if step is None else step + 1 for step in seen]

    def string_from(self, state: SantoriniState, player: int) -> str:
        """What this player may know, as text."""
        game, eyes = state.episode.game, self._eyes(player)
        own = write_position(seen_position(game.position, eyes))
        if not self.kind.public_info:
            return own if own != write_position(seen_position(game.position, None)) else ""
        if not self.kind.perfect_recall:
            return f"{player}: {own}"
        texts = [seen_text(game, played, eyes) for played in game.history]
        events = [str(event) for played in game.history for event in seen_events(game, played, eyes)]
        return "\n".join((f"{player}: {own}", " ".join(texts), "; ".join(events)))


pyspiel.register_game(game_type(stochastic=True, hidden=True), SantoriniGame)
