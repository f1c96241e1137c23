"""What powers do now that lasts beyond a step: bans, banks, winds, duties, sleepers. It is shown beside its owner.

A power that answers a question asked of opponents is in force as long as its owner plays, with nothing to be counted.
`LASTS` says more of those whose effect comes and goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from santorini.powers import ANSWERED, POWERS
from santorini.rules.position import Position
from santorini.rules.words import (
    AFTER_OPPONENT_MOVE,
    CALM,
    CLAIMS_WIN,
    DENIES_WIN,
    LIMIT_BUILDS,
    LIMIT_MOVES,
    MAY_BUILD,
    MUST_MET,
    OVER,
    SETUP,
    WISH_MET,
)
from santorini.spaces import SpaceSet

STANDING = LIMIT_MOVES | LIMIT_BUILDS | DENIES_WIN | CLAIMS_WIN | AFTER_OPPONENT_MOVE | MUST_MET | WISH_MET
BUILDS = 4  # of Poseidon: one as usual, three additional ones


class Lasting(NamedTuple):
    """What the power of a seat does now: how much or how often, where that is counted, and with whom or where."""

    seat: int
    power: int
    amount: int
    spaces: tuple[int, ...]


Found = tuple[int, int] | None  # an amount, and spaces as a mask; None where nothing lasts


def _once(holds: object, spaces: int = 0) -> Found:
    return (0, spaces) if holds else None


def _counted(count: int) -> Found:
    return (count, 0) if count else None


def _against(p: Position, seat: int) -> bool:
    """Is it the turn of an opponent of this seat, or an additional turn with an opponent's workers?"""
    return p.side_for(p.mover) != p.side_for(seat) or bool(p.extra_turn)


LASTS: dict[str, Callable[[Position, int], Found]] = {
    "Athena": lambda p, seat: _once(p.memory[seat]),
    "Aphrodite": lambda p, seat: _once(p.began_near and _against(p, seat), p.began_near),
    "Chronus": lambda p, _: (len(SpaceSet(p.dome & p.h3)), 0),
    "Dionysus": lambda p, seat: _counted((p.extra_turns_due + p.extra_turn) * (p.mover == seat)),
    "Hypnus": lambda p, seat: _once(p.asleep and _against(p, seat), p.asleep),
    "Morpheus": lambda p, seat: (p.memory[seat], 0),
    "Persephone": lambda p, seat: _once(p.wish_due and not p.climbed and _against(p, seat)),
    "Poseidon": lambda p, seat: _counted((BUILDS - p.builds) * (p.mover == seat and p.window == MAY_BUILD)),
    "Aeolus": lambda p, _: _once(p.wind != CALM),
    "Charybdis": lambda p, _: _counted(len(SpaceSet(p.whirlpools))),
    "Clio": lambda p, seat: _counted(p.memory[seat]),
    "Europa": lambda p, _: _once(p.talus, p.talus),
    "Gaea": lambda p, seat: _counted(p.memory[seat]),
    "Siren": lambda p, _: _once(p.arrow != CALM),
    "Tartarus": lambda p, seat: _once(True),
    "Adonis": lambda p, seat: _once(p.memory[seat] == 1, p.marked),
}


def lasting(p: Position) -> list[Lasting]:
    """What lasts now, by seat. It says no more than the position does: conceal that first."""
    found: list[Lasting] = []
    if p.window in (SETUP, OVER):
        return found
    for seat in range(p.seats):
        number = p.power[seat]
        if not number or not p.plays(seat):
            continue
        ask = LASTS.get(type(POWERS[number]).__name__)
        lasts = ask(p, seat) if ask else _once(ANSWERED[number] & STANDING)
        if lasts is not None:
            amount, spaces = lasts
            found.append(Lasting(seat, number, amount, tuple(SpaceSet(spaces))))
    return found
