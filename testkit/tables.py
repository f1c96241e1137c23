"""Tables of every size, and the Golden Fleece's: who may play there, deals for a power, and games to their end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from santorini import Game, view
from santorini.players import Player
from santorini.powers.catalog import CARDS, Card
from testkit.playing import completed, permitted

TABLES = {"two": 2, "three": 3, "four": 4, "fleece": 2}
FLEECE = "fleece"
LONGEST = 300  # steps; a game that goes on is a draw


@dataclass(frozen=True)
class Deal:
    """The powers by seat, and the one that the Ram lends, 0 if it does not play."""

    powers: tuple[int, ...]
    fleece: int = 0

    @property
    def sides(self) -> int:
        """How many play against each other: of four, two and two."""
        return 3 if len(self.powers) == 3 else 2

    def turned(self) -> Deal:
        """The same powers, each one seat earlier."""
        return Deal(self.powers[1:] + self.powers[:1], self.fleece)

    def game(self, first: int = 0) -> Game:
        """A game that begins so."""
        return Game(*self.powers, fleece=self.fleece or None, first=first)

    def __str__(self) -> str:
        names = ", ".join(CARDS[number].name for number in self.powers)
        return f"{names}, Ram {CARDS[self.fleece].name}" if self.fleece else names


def playing(table: str) -> list[Card]:
    """The powers that may play at a table."""
    if table == FLEECE:
        return [card for card in CARDS if card.fleece]
    met = {number for pair in permitted(TABLES[table]) for number in pair}
    return [card for card in CARDS if card.number in met]


def deal_for(card: Card, table: str, rng: random.Random) -> Deal:
    """Any permitted deal with this power, which sits anywhere; with two it sits first."""
    if table == FLEECE:
        return Deal((0, 0), card.number)
    pairs = [pair for pair in permitted(TABLES[table]) if pair[0] == card.number]
    pair = rng.choice(pairs)
    return Deal(pair if table == "two" else tuple(completed(pair, TABLES[table], rng)))


def play_to_end(game: Game, players: Sequence[Player], rng: random.Random, longest: int = LONGEST) -> int | None:
    """Play on until somebody wins, whose side comes back, or until the game is too long."""
    while not game.over and len(game.history) < longest:
        if game.decider is None:
            game.draw(rng)
        else:
            game.take(players[game.decider].decide(view(game, game.decider)), game.decider)
    return game.result.side if game.result else None
