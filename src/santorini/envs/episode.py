"""What the environments share: a deal of powers, and one game of it in numbers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from santorini.draft import POOLS, random_fleece, random_powers
from santorini.envs.actions import ACTIONS, mask_of
from santorini.envs.observation import Encoder
from santorini.envs.runner import returns
from santorini.game import Game

LONGEST = 1000  # steps after which a game is truncated; random ones take at most some hundreds


@dataclass(frozen=True)
class Deal:
    """What is played: with how many players, which powers, which variant and edition, and who begins.

    `powers` are names, one for each seat, or "random" or a pool (see `santorini.draft`) from which every game draws
    anew for this many `players`; by default nobody has any. `fleece` is the power of the Golden Fleece, or "random".

    >>> Deal(powers="Apollo Minotaur").game(random.Random(0))
    <Game Apollo, Minotaur: turn 0>
    >>> Deal(players=3, powers="simple").game(random.Random(0))
    <Game Minotaur, Pan, Artemis: turn 0>
    """

    players: int = 2
    powers: str | Sequence[str] = ()
    fleece: str = ""
    edition: str = "roxley2016"
    first: int = 0
    allow_forbidden: bool = False

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game(random.Random(0)).players

    def game(self, rng: random.Random) -> Game:
        """A new game; what is left open is drawn by this generator."""
        powers = "all" if self.powers == "random" else self.powers
        if not isinstance(powers, str):
            names = list(powers)
        elif powers.replace("-", " ") in POOLS:
            drawn = random_powers(self.players, rng, powers, allow_forbidden=self.allow_forbidden)
            names = [card.name for card in drawn]
        else:
            names = powers.replace(",", " ").split()
        return Game(
            *(names or ["Mortal"] * self.players),
            edition=self.edition,
            first=self.first,
            fleece=(random_fleece(rng).name if self.fleece == "random" else self.fleece) or None,
            allow_forbidden=self.allow_forbidden,
        )


@dataclass
class Episode:
    """One game in numbers: actions in, planes and masks out. With a generator, chance is drawn by it at once.

    After the `longest` step, not counting those of chance, it is truncated; None is never.

    >>> from santorini.envs.actions import step_of
    >>> episode = Episode(Game("Apollo", "Minotaur"), Encoder(2))
    >>> episode.take(step_of(episode.mask(0).argmax()))
    >>> episode.game.history[0].text, episode.seat
    ('@a1', 0)
    """

    game: Game
    encoder: Encoder
    rng: random.Random | None = None
    longest: int | None = None
    steps: int = 0

    def __post_init__(self) -> None:
        self._draw()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return Episode(self.game.copy(), self.encoder, deepcopy(self.rng, memo), self.longest, self.steps)

    @property
    def seat(self) -> int | None:
        """The seat that decides; None if chance does, or nobody any more."""
        return self.game.decider

    def legal(self) -> list[int]:
        """The actions of whoever decides, in order."""
        actions: list[int] = np.sort(ACTIONS[self.game.legal_step_numbers()]).tolist()
        return actions

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action this seat may take now."""
        return mask_of(self.game.legal_step_numbers() if seat == self.seat else ())

    def observe(self, seat: int) -> NDArray[Any]:
        """The planes of what this seat may know."""
        return self.encoder(self.game.position, seat)

    def take(self, step: int) -> None:
        """Take a step, then let chance decide what it has to."""
        self.game.take(step)
        self.steps += 1
        self._draw()

    def _draw(self) -> None:
        while self.rng and self.seat is None and not self.game.over:
            self.game.draw(self.rng)

    def out(self, seat: int) -> bool:
        """Has this seat finished, by the end of the game or, one of three, by losing earlier?"""
        return self.game.over or not self.game.position.plays(seat)

    @property
    def truncated(self) -> bool:
        """Has it been cut off before its end?"""
        return self.longest is not None and self.steps >= self.longest and not self.game.over

    def returns(self) -> list[float]:
        """What every seat has won so far: 1 for winners, -1 for losers (-0.5 with three players), else 0."""
        return returns(self.game.position)
