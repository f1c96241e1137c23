"""Games of the search against itself, turn by turn, with reactions declined."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from santorini import Game
from santorini.ai.search import Search
from santorini.powers.catalog import Card, forbids
from santorini.rules.position import Position
from santorini.rules.words import CHANCE, START
from santorini.study.pools import open_cards
from santorini.study.selfplay import placed
from testkit.proofs import Turn, after

LONGEST = 60  # turns of a game


def open_rivals(card: Card) -> list[Card]:
    """Whom this power may meet, if nothing is to be hidden or left to chance."""
    return [one for one in open_cards() if one is not card and not forbids(card.number, one.number)]


def opening(one: Card, other: Card, rng: random.Random) -> Position:
    """The start of a game with everything placed at random."""
    game = Game(one.name, other.name)
    while game.decider is None:
        game.draw(rng)
    return placed(game, rng).position.copy()


def turns_played(p: Position, choose: Callable[[Position, int], Turn]) -> Iterator[tuple[int, Position]]:
    """The positions before the turns of a game, which `choose` decides by position and number."""
    for number in range(LONGEST):
        if p.window == CHANCE:
            p = after(p, (p.offered_steps()[0],))
        if p.window != START:
            return
        yield number, p
        turn = choose(p, number)
        if not turn:
            return
        p = after(p, turn)


def any_turn(search: Search, p: Position, rng: random.Random) -> Turn:
    """One of the distinct turns by lot."""
    width = search.start(p.freeze())
    return tuple(search.steps_of(rng.randrange(width))) if width else ()
