"""What the computer does in the draft: it picks by what powers have proven to be worth."""

from __future__ import annotations

import random
from collections.abc import Sequence

from santorini.ai.levels import Level
from santorini.ai.strength import FIRST, STRENGTH
from santorini.powers.catalog import Card


def picked(left: Sequence[Card], level: Level, rng: random.Random) -> Card:
    """The strongest of the powers that are left; a player who overlooks things may take any.

    >>> from santorini.ai.levels import LEVELS
    >>> from santorini.powers.catalog import power
    >>> left = [power("Apollo"), power("Heracles"), power("Pan")]
    >>> picked(left, LEVELS[9], random.Random(1)) == max(left, key=lambda card: STRENGTH[card.name])
    True
    """
    if rng.random() < level.overlooks:
        return rng.choice(left)
    return max(left, key=lambda card: STRENGTH[card.name])


def named_first(seat: int, players: int, level: Level, rng: random.Random) -> int:
    """Whom a Challenger at this seat names to begin: itself, if beginning wins more games than not."""
    if rng.random() < level.overlooks:
        return rng.randrange(players)
    return seat if FIRST >= 0.5 else (seat + 1) % players
