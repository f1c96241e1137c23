"""A position in words, for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Protocol

from santorini.powers.catalog import CARDS
from santorini.rules.geometry import SPACES
from santorini.rules.names import SIDES
from santorini.rules.pieces import Worker
from santorini.rules.position import Position
from santorini.rules.words import CALM, DAWN, NOBODY, OVER
from santorini.spaces import SpaceSet

WINDS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
ENGLISH = {
    "title": "Santorini: {rivals}",
    "against": "{one} against {two}",
    "alone": "{power}",
    "team": "{power} and {other}",
    "level": "Level {level}: {spaces}.",
    "domes": "Domes: {spaces}.",
    "side": "Side {side} ({powers}): {workers}.",
    "no-workers": "no workers",
    "woman": "woman on {space}",
    "man": "man on {space}",
    "asleep": "{worker} (asleep)",
    "marked": "{worker} (marked)",
    "coin": "Coins: {spaces}.",
    "whirlpool": "Whirlpools: {spaces}.",
    "talus": "Talus: {spaces}.",
    "ram": "Ram: {spaces}.",
    "abyss": "Abyss: {spaces}.",
    "fate": "Fate: {spaces}.",
    "wind": "Wind: {direction}.",
    "arrow": "Arrow: {direction}.",
    **{wind: wind for wind in WINDS},
    "won": "Side {side} has won.",
    "over": "The game is over.",
    "setup": "Setup.",
    "chance": "Chance decides.",
    "decides": "Side {side} to decide.",
}


class Words(Protocol):
    """Says in some language what `ENGLISH` says."""

    def __call__(self, code: str, **args: str) -> str:
        """The words for a code."""


def english(code: str, **args: str) -> str:
    """The English words of a caption."""
    return ENGLISH[code].format(**args)


def names(spaces: int | Iterable[int]) -> str:
    """The names of spaces, with commas."""
    return ", ".join(SpaceSet(spaces).names())


def seats_of(position: Position, side: int) -> range:
    """The seats that win together as this side."""
    return range(side, position.seats, 2) if position.seats == 4 else range(side, side + 1)


def powers_of(position: Position, side: int, words: Words) -> str:
    """The names of the powers that a side has."""
    power, *others = (CARDS[position.power[seat]].name for seat in seats_of(position, side))
    return words("team", power=power, other=others[0]) if others else words("alone", power=power)


def caption(position: Position, words: Words = english) -> str:
    """Who plays against whom.

    >>> caption(Position())
    'Santorini: Mortal against Mortal'
    """
    rivals, *others = (powers_of(position, side, words) for side in range(position.sides))
    for other in others:
        rivals = words("against", one=rivals, two=other)
    return words("title", rivals=rivals)


def describe(position: Position, words: Words = english) -> str:
    """Everything the picture shows, in sentences.

    >>> p = Position()
    >>> p.h1, p.dome, p.workers, p.female = 0b110, 0b100, [1, 1 << 24, 0], 1
    >>> describe(p)
    'Level 1: b1, c1. Domes: c1. Side A (Mortal): woman on a1. Side X (Mortal): man on e5. Setup.'
    """
    said = (*_towers(position, words), *_workers(position, words), *_tokens(position, words), _turn(position, words))
    return " ".join(said)


def _towers(position: Position, words: Words) -> Iterator[str]:
    heights = ((1, position.h1 & ~position.h2), (2, position.h2 & ~position.h3), (3, position.h3))
    for level, mask in heights:
        if mask:
            yield words("level", level=str(level), spaces=names(mask))
    if position.dome:
        yield words("domes", spaces=names(position.dome))


def _workers(position: Position, words: Words) -> Iterator[str]:
    for side in range(position.sides):
        people = ", ".join(_worker(worker, words) for worker in position.workers_standing() if worker.side == side)
        powers = powers_of(position, side, words)
        yield words("side", side=SIDES[side], powers=powers, workers=people or words("no-workers"))


def _worker(worker: Worker, words: Words) -> str:
    text = words("woman" if worker.woman else "man", space=SPACES[worker.space])
    for condition, holds in (("asleep", worker.asleep), ("marked", worker.marked)):
        if holds:
            text = words(condition, worker=text)
    return text


def _tokens(position: Position, words: Words) -> Iterator[str]:
    for kind, tokens in groupby(position.tokens(), lambda token: token.kind):
        yield words(kind, spaces=names(token.space for token in tokens))
    for token, direction in (("wind", position.wind), ("arrow", position.arrow)):
        if direction != CALM:
            yield words(token, direction=words(WINDS[direction]))


def deciding_side(position: Position) -> int:
    """The side that has to decide, or NOBODY."""
    if position.window == OVER or position.decider == NOBODY:
        return NOBODY
    return position.side_for(position.decider)


def _turn(position: Position, words: Words) -> str:
    if position.winner != NOBODY:
        return words("won", side=SIDES[position.winner])
    if position.window == OVER:
        return words("over")
    if position.window < DAWN:
        return words("setup")
    side = deciding_side(position)
    return words("chance") if side == NOBODY else words("decides", side=SIDES[side])
