"""What a position promises: how likely each side wins, by a glance at the board."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from math import exp

    from santorini.rules.native import Int, Mask, Seat, Side, Space, lowest, popcount
    from santorini.rules.position import ANSWERS, KINDS, NEAR, Position
    from santorini.rules.words import *

    Real = float
    Chances = list[float]

SCALE = 22.0  # how much better a side must stand for its chances to be e times as good
TEMPO = 6.0  # what it is worth to be about to play
POISED = 40.0  # to stand below a free space from which the mover would win
STANDING = (15.0, 26.0, 44.0, 38.0)  # what a worker is worth, by its level
WAY_UP = (2.0, 5.0, 22.0, 0.0)  # a space to climb to, by the level of the worker
WAY = 1.5  # a space to go to, up to five
WALLED_IN = -12.0  # to have none
TOWER = 12.0  # to who wins by towers
FEAT = 12.0  # a hero's power not used yet
TO_PLACE = 27.0  # a worker that is not placed yet
CENTRE = tuple(float(4 - abs(space % 5 - 2) - abs(space // 5 - 2)) for space in range(25))


def prospects(p: Position, side: Side) -> Real:
    """Height, freedom, ways up and what the powers still hold for one side."""
    free: Mask = BOARD & ~(p.dome | p.talus | p.ram | p.workers[0] | p.workers[1] | p.workers[2])
    left: Mask = p.workers[side]
    total: Real = 0.0
    seat: Seat = side
    while left:
        space: Space = lowest(left)
        level: Int = p.level_at(space)
        reach: Mask = NEAR[space] & free & p.climbable(space, 1)
        left &= left - 1
        total += STANDING[level] + CENTRE[space] + (WAY * min(popcount(reach), 5) if reach else WALLED_IN)
        total += WAY_UP[level] * popcount(reach & p.higher(space))
    if p.window == SETUP:
        total += TO_PLACE * max(0, 2 - popcount(p.workers[side]))
    while seat < p.seats:
        if KINDS[p.power[seat]] & HERO and not p.memory[seat]:
            total += FEAT
        if ANSWERS[p.power[seat]] & WINS_BY_BOARD:
            total += TOWER * popcount(p.h3 & p.dome)
        seat += p.sides
    return total


def poised(p: Position, side: Side) -> bool:
    """Could a worker of this side climb to the third level, if nothing but the board matters?"""
    high: Mask = p.workers[side] & p.h2 & ~p.h3
    top: Mask = p.h3 & ~(p.dome | p.workers[0] | p.workers[1] | p.workers[2])
    while high and top:
        if NEAR[lowest(high)] & top:
            return True
        high &= high - 1
    return False


def glance(p: Position, chances: Chances) -> None:
    """Write down the chance of every side to win; partners are one side."""
    best: Real = -1e9
    total: Real = 0.0
    side: Side
    for side in range(p.sides):
        if p.window == OVER:
            chances[side] = 1.0 if side == p.winner else 0.0
        elif p.sides == 3 and not p.alive >> side & 1:
            chances[side] = -1e9
        else:
            chances[side] = prospects(p, side)
            if p.mover >= 0 and p.window <= ROAM and p.window != SETUP and p.side_of(p.mover) == side:
                chances[side] += TEMPO + (POISED if poised(p, side) else 0.0)
        best = max(best, chances[side])
    if p.window == OVER:
        return
    for side in range(p.sides):
        chances[side] = exp((chances[side] - best) / SCALE)
        total += chances[side]
    for side in range(p.sides):
        chances[side] /= total


# ---------------------------------------------------------------- for Python


def standing(p: Position, side: int) -> float:
    """How well one side stands by itself."""
    return prospects(p, side)


def evaluate(p: Position) -> list[float]:
    """The chance of every side to win."""
    found = [0.0, 0.0, 0.0]
    glance(p, found)
    return [found[side] for side in range(p.sides)]
