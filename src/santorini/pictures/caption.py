"""A position in words, for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Iterator

from santorini.powers.catalog import CARDS
from santorini.rules.geometry import SPACES
from santorini.rules.position import Position
from santorini.rules.words import CALM, DAWN, NOBODY, OVER

SIDES = ("A", "X", "Y")
WINDS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")


def spaces(mask: int) -> Iterator[int]:
    """The spaces of a mask, from a1 to e5."""
    return (space for space in range(25) if mask >> space & 1)


def names(mask: int) -> str:
    return ", ".join(SPACES[space] for space in spaces(mask))


def level_of(position: Position, space: int) -> int:
    return (position.h1 >> space & 1) + (position.h2 >> space & 1) + (position.h3 >> space & 1)


def seats_of(position: Position, side: int) -> range:
    """The seats that win together as this side."""
    return range(side, position.seats, 2) if position.seats == 4 else range(side, side + 1)


def powers_of(position: Position, side: int) -> str:
    return " and ".join(CARDS[position.power[seat]].name for seat in seats_of(position, side))


def caption(position: Position) -> str:
    """Who plays against whom.

    >>> caption(Position())
    'Santorini: Mortal against Mortal'
    """
    return "Santorini: " + " against ".join(powers_of(position, side) for side in range(position.sides))


def describe(position: Position) -> str:
    """Everything the picture shows, in sentences.

    >>> p = Position()
    >>> p.h1, p.dome, p.workers, p.female = 0b110, 0b100, [1, 1 << 24, 0], 1
    >>> describe(p)
    'Level 1: b1, c1. Domes: c1. Side A (Mortal): woman on a1. Side X (Mortal): man on e5. Setup.'
    """
    return " ".join((*_towers(position), *_workers(position), *_tokens(position), _turn(position)))


def _towers(position: Position) -> Iterator[str]:
    heights = ((1, position.h1 & ~position.h2), (2, position.h2 & ~position.h3), (3, position.h3))
    for level, mask in heights:
        if mask:
            yield f"Level {level}: {names(mask)}."
    if position.dome:
        yield f"Domes: {names(position.dome)}."


def _workers(position: Position) -> Iterator[str]:
    for side in range(position.sides):
        people = (
            f"{'woman' if position.female >> space & 1 else 'man'} on {SPACES[space]}{_condition(position, space)}"
            for space in spaces(position.workers[side])
        )
        yield f"Side {SIDES[side]} ({powers_of(position, side)}): {', '.join(people) or 'no workers'}."


def _condition(position: Position, space: int) -> str:
    return " (asleep)" * (position.asleep >> space & 1) + " (marked)" * (position.marked >> space & 1)


def _tokens(position: Position) -> Iterator[str]:
    masks = (
        ("Coins", position.coins),
        ("Whirlpools", position.whirlpools),
        ("Talus", position.talus),
        ("Ram", position.ram),
        ("Abyss", position.abyss),
        ("Fate", position.fate),
    )
    for name, mask in masks:
        if mask:
            yield f"{name}: {names(mask)}."
    for name, direction in (("Wind", position.wind), ("Arrow", position.arrow)):
        if direction != CALM:
            yield f"{name}: {WINDS[direction]}."


def deciding_side(position: Position) -> int:
    """The side that has to decide, or NOBODY."""
    if position.window == OVER or position.decider == NOBODY:
        return NOBODY
    return position.side_for(position.decider)


def _turn(position: Position) -> str:
    if position.winner != NOBODY:
        return f"Side {SIDES[position.winner]} has won."
    if position.window == OVER:
        return "The game is over."
    if position.window < DAWN:
        return "Setup."
    side = deciding_side(position)
    return "Chance decides." if side == NOBODY else f"Side {SIDES[side]} to decide."
