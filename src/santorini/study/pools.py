"""Which powers meet in self-play and in gauntlets."""

from __future__ import annotations

from enum import StrEnum

from santorini.powers import POWERS
from santorini.powers.catalog import CARDS, Card
from santorini.rules.words import DECK, SECRET_WORKERS


class Pool(StrEnum):
    """Who may meet: mortals, simple gods, all permitted pairings, or a mix of these."""

    MORTALS = "mortals"
    SIMPLE = "simple"
    ALL = "all"
    MIX = "mix"


def open_cards() -> list[Card]:
    """The powers that hide nothing and leave nothing to chance, and the mortal."""
    secret = SECRET_WORKERS | DECK
    return [
        card
        for card in CARDS
        if not POWERS[card.number].kind & secret and POWERS[card.number].arranges not in ("fate", "abyss")
    ]


def choices(pool: Pool) -> list[list[Card]]:
    """Sets of powers; each game draws one of the sets, and both its powers from that.

    >>> [len(cards) for cards in choices(Pool.MORTALS)], len(choices(Pool.MIX))
    ([1], 4)
    """
    mortals, simple = [CARDS[0]], [card for card in open_cards() if card.group == "simple"]
    return {
        Pool.MORTALS: [mortals],
        Pool.SIMPLE: [simple],
        Pool.ALL: [open_cards()],
        Pool.MIX: [mortals, simple, open_cards(), open_cards()],
    }[pool]
