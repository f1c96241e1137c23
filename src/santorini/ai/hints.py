"""What to do in any decision: the best turn where it can be searched, the best step in all other games."""

from __future__ import annotations

import math
import random
import threading
import time
from collections.abc import Iterator

from santorini.ai.analysis import NO_LIMIT, Analysis, Limit, Line, analyze, new_search, searchable
from santorini.ai.search import Search
from santorini.ai.tree_search import TreePlayer, clock_until
from santorini.errors import SantoriniError
from santorini.game import Game
from santorini.notation import Step
from santorini.rules.position import Position
from santorini.views import View, view

EVEN = 0.5  # the chance where nothing is known about it
SECOND = Limit(seconds=1.0)
FIRST_LOOK = 500  # games tried until a tree search first tells what it knows; then twice as many, and so on


def hint(source: Game | View | Position, limit: Limit = SECOND, rng: random.Random | None = None) -> Line:
    """The best line that is found within the limit. Of a game, only what the seat that decides may know counts.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal")
    >>> hint(position, Limit(nodes=1000)).turn
    (Step('c3-d3'),)
    """
    *_, last = think(source, limit, rng=rng)
    return last.lines[0]


def think(
    source: Game | View | Position,
    limit: Limit,
    lines: int = 1,
    stop: threading.Event | None = None,
    search: Search | None = None,
    rng: random.Random | None = None,
) -> Iterator[Analysis]:
    """Analyze any decision: a turn by alpha-beta if that can search it, or else the next step by tree search.

    However soon it is stopped, it tells of one line.
    """
    seen = seen_by_decider(source)
    if not searchable(seen.position):
        yield from look(seen, limit, lines, stop, rng or random.Random())
        return
    known, search = False, search or new_search()
    for found in analyze(seen, limit, lines, stop, search):
        if found.lines:
            known = True
            yield found
    if not known:
        turn = tuple(map(Step, search.steps_of(0)))
        yield Analysis((Line(turn, (turn,), EVEN),), 0, search.nodes, 0.0)


def seen_by_decider(source: Game | View | Position) -> View:
    """The decision as the seat sees it that has to make it."""
    if isinstance(source, View):
        seen = source
    else:
        game = Game.from_position(source) if isinstance(source, Position) else source
        seen = view(game, game.decider)
    if not seen.legal:
        raise SantoriniError("nothing-to-decide")
    return seen


def look(seen: View, limit: Limit, lines: int, stop: threading.Event | None, rng: random.Random) -> Iterator[Analysis]:
    """What a tree search tells about the next step, now and then; its nodes are games tried, and it has no depth to
    limit."""
    began = time.monotonic()
    player = TreePlayer(rng, math.inf if limit.seconds is None else limit.seconds, clock=clock_until(stop))
    player.begin(seen)
    left = NO_LIMIT if limit.nodes is None else limit.nodes
    size = FIRST_LOOK
    while True:
        grown = player.tree.run(min(size, left))
        found = {Step(step): (visits, mean) for step, visits, mean, _ in player.tree.tried()}
        best = player.choose(seen)
        others = sorted((step for step in found if step != best), key=lambda step: -found[step][0])
        shown = tuple(Line((step,), ((step,),), found[step][1]) for step in [best, *others][:lines])
        yield Analysis(shown, 1, sum(visits for visits, _ in found.values()), time.monotonic() - began)
        left -= grown
        if not left or grown < size:
            return
        size *= 2
