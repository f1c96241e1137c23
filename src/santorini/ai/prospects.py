"""What a position promises: how likely each side wins, by a glance at the board."""

from __future__ import annotations

import math

from santorini.players import prospects
from santorini.rules.geometry import NEAR
from santorini.rules.position import Position
from santorini.rules.words import OVER, ROAM

SCALE = 22.0  # how much better a side must stand for its chances to be e times as good
TEMPO = 6.0  # what it is worth to be about to play
POISED = 40.0  # to stand below a free space from which the mover would win


def evaluate(p: Position) -> list[float]:
    """The chance of every side to win; partners are one side."""
    sides = p.sides
    if p.window == OVER:
        return [float(side == p.winner) for side in range(sides)]
    standing = [prospects(p, side) if p.sides == 2 or p.plays(side) else -1e9 for side in range(sides)]
    if p.mover >= 0 and p.window <= ROAM:
        side = p.side_for(p.mover)
        standing[side] += TEMPO + (POISED if poised(p, side) else 0.0)
    best = max(standing)
    weights = [math.exp((value - best) / SCALE) for value in standing]
    total = sum(weights)
    return [weight / total for weight in weights]


def poised(p: Position, side: int) -> bool:
    """Could a worker of this side climb to the third level, if nothing but the board matters?"""
    high = p.workers[side] & p.h2 & ~p.h3
    top = p.h3 & ~(p.dome | p.workers[0] | p.workers[1] | p.workers[2])
    while high and top:
        space = high.bit_length() - 1
        high ^= 1 << space
        if NEAR[space] & top:
            return True
    return False
