"""Looking at a position for as long as somebody wants to know more."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from santorini.ai.analysis import Limit, Line, new_search, searchable
from santorini.ai.hints import think
from santorini.ai.network import Accumulators
from santorini.ai.prospects import evaluate
from santorini.ai.tree import Tree
from santorini.game import Game
from santorini.notation import Step
from santorini.rules.position import Position

FIRST, MOST = 0.2, 1.0  # seconds until something is told; each time takes twice as long, up to the most
GAMES = 100  # games tried until the clock is looked at
TABLE_BITS = 20


@dataclass(frozen=True)
class Outlook:
    """What is known of a position: the chances of every side, and the best lines of the seat that decides."""

    chances: tuple[float, ...]
    lines: tuple[Line, ...]
    depth: int
    nodes: int


def watch(p: Position, lines: int = 1, rng: random.Random | None = None) -> Iterator[Outlook]:
    """What is known of a position, more and more; it ends when nothing more can be found out.

    All of the position counts, secrets too: only whoever may know them may look.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal")
    >>> [*watch(position)][-1].chances
    (1.0, 0.0)
    """
    game = Game.from_position(p)
    if game.over or game.decider is None:
        yield Outlook(tuple(evaluate(p)), (), 0, 0)
    elif searchable(p):
        yield from _by_search(p, lines)
    else:
        yield from _by_tree(game, lines, rng or random.Random())


def _by_search(p: Position, lines: int) -> Iterator[Outlook]:
    """Search again and again, longer each time; what was found before is found again at once."""
    search, side, seconds, nodes = new_search(TABLE_BITS), p.side_for(p.mover), FIRST, 0
    while True:
        began = time.monotonic()
        *_, found = think(p, Limit(seconds=seconds), lines, search=search)
        best = sorted(found.lines, key=_merit, reverse=True)  # what was not finished is in the old order
        nodes, chance = nodes + found.nodes, best[0].chance
        chances = tuple(chance if one == side else 1.0 - chance for one in range(2))
        finished = time.monotonic() - began < seconds / 2  # by itself: all is known
        yield Outlook(chances, tuple(best), found.depth, nodes)
        if finished:
            return
        seconds = min(2 * seconds, MOST)


def _merit(line: Line) -> tuple[float, float]:
    """By its chance; a sooner win and a later loss are better."""
    return line.chance, 1.0 / line.win_in if line.win_in else 0.0


def _by_tree(game: Game, lines: int, rng: random.Random) -> Iterator[Outlook]:
    """Grow one tree; its nodes are games tried."""
    p, tree, seconds = game.position, Tree(Accumulators(None), time.monotonic), FIRST
    tree.start([p], game.legal_step_numbers(), math.inf)
    grown = GAMES
    while grown == GAMES:
        until = time.monotonic() + seconds
        while grown == GAMES and time.monotonic() < until:
            grown = tree.run(GAMES)
        found = sorted(tree.tried(), key=lambda one: (-one[2] if one[3] else 0.0, -one[1], rng.random()))
        best = tuple(Line((Step(step),), ((Step(step),),), mean) for step, _, mean, _ in found[:lines])
        yield Outlook(tuple(tree.chances()[: p.sides]), best, 1, sum(visits for _, visits, _, _ in found))
        seconds = min(2 * seconds, MOST)
