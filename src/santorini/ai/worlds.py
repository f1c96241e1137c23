"""Turns of two players where something is hidden or left to chance: alpha-beta in several possible worlds.

In a possible world everything is known, the order of the deck included, so that it can be searched as any open game.
A turn is worth what it is worth in all these worlds together, of which the plausible ones count for more.
"""

from __future__ import annotations

import functools
import heapq
import math
import operator
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from santorini.ai.analysis import DEEPEST, NO_LIMIT, Limit, certain_to_last, chance
from santorini.ai.sampling import plausibility, thawed
from santorini.ai.scores import CERTAIN
from santorini.ai.search import Search
from santorini.notation import Step
from santorini.powers import POWERS
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import DECK, OVER, REACTION, START
from santorini.views import View

LEAST, MOST = 3, 8  # worlds that are searched
LOOKED_AT = 64  # worlds in which a turn is tried, to see if it wins or loses at once
BEST = 2  # turns of each world that are considered
CANDIDATES = 8  # turns that are compared in all worlds
FIRST_SHARE = 0.6  # of the effort, to find good turns
SLICE = 0.02  # seconds that a world is worth
FEWEST = 2_000  # nodes that a world is worth
CAUTION = 1_600  # what it costs to enter the abyss
LIKELY = 0.02  # how likely the abyss is in a space that is entered with caution
GIFT = 0.5  # how plausible it is that a side that knows the secret lets somebody win at once
NUMBERS = 0x9E3779B97F4A7C15  # the numbers of the worlds are far apart

Turn = tuple[int, ...]

_WALK = Walk()


@dataclass
class World:
    """What may be true, how plausible it is, and what turns have turned out to be worth there."""

    p: Position
    weight: float
    number: int
    depth: int = 0
    values: dict[Turn, float] = field(default_factory=dict)
    ends: dict[Turn, float | None] = field(default_factory=dict)

    def end(self, turn: Turn) -> float | None:
        """1 if the turn wins here at once, 0 if it loses, None if the game goes on."""
        if turn not in self.ends:
            q = attempted(self.p, turn)
            self.ends[turn] = float(q.winner == self.p.side_for(self.p.mover)) if q.window == OVER else None
        return self.ends[turn]


@dataclass(frozen=True)
class Rated:
    """A turn, and how likely it wins."""

    turn: tuple[Step, ...]
    chance: float


def of_two(p: Position) -> bool:
    """Is somebody to decide about a turn between two sides?"""
    return p.seats == 2 and START <= p.window < REACTION


def draws(p: Position) -> bool:
    """Does somebody have a deck of cards?"""
    return any(POWERS[number].kind & DECK for number in (*p.dealt[: p.seats], p.fleece))


class WorldSearch:
    """Rates the turns of one decision by what they are worth in possible worlds."""

    def __init__(self, search: Search, rng: random.Random, clock: Callable[[], float], limit: Limit) -> None:
        self._search, self._rng, self._clock = search, rng, clock
        self._began = clock()
        self._seconds = math.inf if limit.seconds is None else limit.seconds
        self._most = NO_LIMIT if limit.nodes is None else limit.nodes
        self._deepest = min(limit.depth or DEEPEST, DEEPEST)
        self._pits = self._caution = 0  # where the abyss may be, and what it costs to enter such a space
        self.nodes = self.depth = 0

    def rate(self, view: View, possible: Sequence[bytes]) -> list[Rated]:
        """The turns that seem best, the very best first; none if there is none at all."""
        seen = self._worlds(possible)
        self._note_pits(seen if view.position.abyss_owner != view.seat else [])
        count = max(LEAST, int(min(MOST, self._seconds / SLICE, self._most / FEWEST)))
        searched = sorted(seen, key=lambda world: -(self._rng.random() ** (1.0 / world.weight)))[:count]
        self._find(searched, view.legal)
        turns = candidates(searched)
        self._compare(searched, turns)
        return judged(seen, searched, turns)

    def _worlds(self, possible: Sequence[bytes]) -> list[World]:
        """The worlds in which turns are tried: all; of very many, some by lot; several orders of a deck, if the next
        card may soon be drawn."""
        found = [(p, plausibility(p)) for p in map(thawed, possible)]
        if len(found) > LOOKED_AT:
            drawn = Counter(self._rng.choices(range(len(found)), [weight for _, weight in found], k=LOOKED_AT))
            found = [(found[place][0], float(count)) for place, count in drawn.items()]
        if len(found) == 1 and found[0][0].h3 & ~found[0][0].dome and draws(found[0][0]):
            found *= MOST
        return [World(p, weight, (place + 1) * NUMBERS & 0xFFFFFFFFFFFFFFFF) for place, (p, weight) in enumerate(found)]

    def _note_pits(self, worlds: Sequence[World]) -> None:
        """Find out where the abyss is likely to be."""
        total = sum(world.weight for world in worlds)
        likely = [world for world in worlds if world.p.abyss and world.weight >= LIKELY * total]
        self._pits = union(world.p.abyss for world in likely)
        self._caution = int(CAUTION * sum(world.weight for world in likely) / total / len(likely)) if likely else 0

    # ---------------------------------------------------------------- the search of a world

    def _allow(self, shares: int, of_all: float) -> bool:
        """Give the search one of so many equal shares of this part of the effort; is anything left?"""
        seconds = of_all * self._seconds - (self._clock() - self._began)
        nodes = of_all * self._most - self.nodes
        self._search.limit(max(int(nodes / shares), 1), min(seconds / shares, 1e9))
        return seconds > 0 and nodes > 0

    def _deepen(self, deepest: int, lines: int) -> None:
        while self._search.depth < deepest and self._search.deepen(lines):
            score = self._search.scores_of_lines(1)[0]
            if abs(score) > CERTAIN and certain_to_last(self._search, score):
                break
        self.nodes += self._search.nodes

    def _start(self, p: Position, world: World) -> bool:
        """Begin to search this position in a world, as somebody does who does not know that it is this one."""
        found = self._search.start(p.freeze(), world.number) > 0
        if self._pits:
            self._search.beware(world.p.side_for(world.p.mover), self._pits, self._caution)
        return found

    def _find(self, worlds: Sequence[World], legal: Sequence[Step]) -> None:
        """Search for good turns in each world."""
        of_all = FIRST_SHARE if len(worlds) > 1 else 1.0
        for place, world in enumerate(worlds):
            if not self._start(world.p, world):
                continue
            if not self._allow(len(worlds) - place, of_all) and place:
                return
            self._deepen(self._deepest, BEST)
            world.depth = self._search.depth
            self.depth = max(self.depth, world.depth)
            for line, score in enumerate(self._search.scores_of_lines(BEST)):
                turn = tuple(self._search.steps_of(line))
                if turn and turn[0] in legal:
                    world.values[turn] = chance(score)

    def _compare(self, worlds: Sequence[World], turns: Sequence[Turn]) -> None:
        """Find out in each world what the turns are worth that looked good in others."""
        left = [(world, turn) for world in worlds for turn in turns if turn not in world.values]
        for place, (world, turn) in enumerate(left):
            if world.end(turn) is not None:
                continue
            q = attempted(world.p, turn)
            if not self._start(q, world):
                continue
            if not self._allow(len(left) - place, 1.0):
                return
            self._deepen(max(world.depth - 1, 1), 1)
            value = chance(self._search.scores_of_lines(1)[0])
            own = q.side_for(q.mover) == world.p.side_for(world.p.mover)
            world.values[turn] = value if own else 1.0 - value


# ---------------------------------------------------------------- all worlds together


def union(masks: Iterable[int]) -> int:
    """All spaces of these masks."""
    return functools.reduce(operator.or_, masks, 0)


def candidates(worlds: Sequence[World]) -> list[Turn]:
    """The turns that look good in most of these worlds."""
    merits = defaultdict[Turn, float](float)
    for world in worlds:
        for turn, value in world.values.items():
            merits[turn] += world.weight * (0.01 + value)
    return heapq.nlargest(CANDIDATES, merits, key=lambda turn: merits[turn])


def judged(seen: Sequence[World], searched: Sequence[World], turns: Sequence[Turn]) -> list[Rated]:
    """What each turn is worth in all worlds together: in those that were not searched, as much as in the others unless
    it ends the game there. Whoever knows a secret hardly lets somebody win at once."""
    trust = [world.weight * (GIFT if any(world.end(turn) == 1.0 for turn in turns) else 1.0) for world in seen]
    whole = [world for world in searched if all(t in world.values or world.end(t) is not None for t in turns)]
    rated = []
    for turn in turns:
        known = [(world.weight, world.values[turn]) for world in whole or searched if turn in world.values]
        weight = sum(one for one, _ in known)
        usual = sum(one * value for one, value in known) / weight if weight else 0.5
        ends = [world.end(turn) for world in seen]
        total = sum(one * (usual if end is None else end) for one, end in zip(trust, ends, strict=True))
        rated.append(Rated(tuple(map(Step, turn)), total / sum(trust)))
    return sorted(rated, key=lambda one: -one.chance)


def attempted(p: Position, turn: Turn) -> Position:
    """Where a turn leads in truth; what is hidden may end it early."""
    q = p.copy()
    q.quiet = True
    for step in turn:
        if not START <= q.window < REACTION or q.mover != p.mover:
            break
        _WALK.take(q, step)
    return q
