"""A hand-made evaluation: what a position between two sides looks worth, where no network is at hand."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Int, Mask, Side, Space, lowest, popcount
    from santorini.rules.position import KINDS, NEAR, Position
    from santorini.rules.words import *

# In hundredths of a clear advantage, by the level of the worker.
STANDING = (0, 60, 160, 150)
WAY_UP = (12, 28, 90, 0)  # for each space it can climb to
SAME_HEIGHT = (0, 8, 18, 0)  # for each space it can go to without losing height
CENTRE = tuple(
    6 * (4 - max(abs(space % 5 - 2), abs(space // 5 - 2)) - (space % 5 != 2) - (space // 5 != 2)) for space in range(25)
)
FREEDOM = 5  # for each space it can go to
WALLED_IN = 80
HERO_UNUSED = 60
TO_MOVE = 20


# What a block is worth to a worker beside it: by the level of the worker, then the level it is built on.
BLOCK = tuple(
    (WAY_UP[worker] - SAME_HEIGHT[worker]) * (level == worker)
    + SAME_HEIGHT[worker] * (level + 1 == worker)
    - (WAY_UP[worker] + FREEDOM) * (level == worker + 1)
    for worker in range(4)
    for level in range(4)
)


def effect_of_block(p: Position, side: Side, space: Space) -> Int:
    """How much better this side stands once a block is built here."""
    level: Int = height(p, space)
    total: Int = 0
    workers: Mask = p.workers[side] & NEAR[space]
    while workers:
        total += BLOCK[4 * height(p, lowest(workers)) + level]
        workers &= workers - 1
    workers = p.workers[1 - side] & NEAR[space]
    while workers:
        total -= BLOCK[4 * height(p, lowest(workers)) + level]
        workers &= workers - 1
    return total


def height(p: Position, space: Space) -> Int:
    """The number of blocks on a space, without a call to another module."""
    return (p.h1 >> space & 1) + (p.h2 >> space & 1) + (p.h3 >> space & 1)


def prospects(p: Position, side: Side, free: Mask) -> Int:
    """Height, freedom and ways up of one side's workers."""
    total: Int = 0
    workers: Mask = p.workers[side]
    while workers:
        space: Space = lowest(workers)
        workers &= workers - 1
        level: Int = height(p, space)
        here: Mask = p.h1 if level == 1 else p.h2 if level == 2 else p.h3 if level == 3 else BOARD
        above: Mask = p.h1 if level == 0 else p.h2 if level == 1 else p.h3 if level == 2 else 0
        beyond: Mask = p.h2 if level == 0 else p.h3 if level == 1 else 0
        reach: Mask = NEAR[space] & free & ~beyond
        total += STANDING[level] + CENTRE[space] + FREEDOM * popcount(reach)
        if not reach:
            total -= WALLED_IN
        total += WAY_UP[level] * popcount(reach & above)
        if level:
            total += SAME_HEIGHT[level] * popcount(reach & here & ~above)
    if KINDS[p.dealt[side]] & HERO and not p.memory[side]:
        total += HERO_UNUSED
    return total


def hand_made(p: Position, side: Side) -> Int:
    """How much better this side stands than the other, if it is to move."""
    free: Mask = BOARD & ~(p.workers[0] | p.workers[1] | p.dome | p.talus | p.ram)
    return prospects(p, side, free) - prospects(p, 1 - side, free) + TO_MOVE


def judge(p: Position, side: int) -> int:
    """What `hand_made` says, for Python."""
    return hand_made(p, side)
