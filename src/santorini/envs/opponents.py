"""Who plays the other seats: the computer at one of its levels, or any player with `decide(view)`."""

from __future__ import annotations

import random
from collections.abc import Callable

from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import level
from santorini.envs.actions import action_of
from santorini.game import Game
from santorini.players import Player
from santorini.views import view

Opponent = Callable[[random.Random], Player]


def opponent_of(kind: Opponent | int) -> Opponent:
    """What makes such a player from a generator; a number is a level of the computer, from 1 to 10.

    >>> opponent_of(3)(random.Random(7)).level.number
    3
    """
    if not isinstance(kind, int):
        return kind
    strength = level(kind)
    return lambda rng: ComputerPlayer(strength, rng)


def action_by(player: Player, game: Game) -> int:
    """What a player does in a game in which it has to decide, as an action. It sees no more than its seat may."""
    return action_of(player.decide(view(game, game.decider)))
