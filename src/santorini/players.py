"""Who sits at a seat when no person does. A player is given a view, never the truth, and answers with a step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from santorini.notation import Step
from santorini.powers import ANSWERED, POWERS
from santorini.rules.geometry import NEAR
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import (
    ALONE,
    CHANCE,
    HERO,
    NOBODY,
    OVER,
    PLACE,
    REACTION,
    ROAM,
    SECRET,
    SETUP,
    STUCK,
    TOKEN,
    WINS_BY_BOARD,
)
from santorini.spaces import SpaceSet
from santorini.views import View

WIDTH = 100  # unfinished turns followed at once
EFFORT = 3000  # steps tried in search of turns to compare
GLANCE = 600  # steps tried in search of one winning turn
CARE = 20_000  # steps tried to see what the opponent could do

STANDING = (15.0, 26.0, 44.0, 38.0)  # what a worker is worth, by its level
CLIMB = (2.0, 5.0, 22.0, 0.0)  # a space to climb to, by the level of the worker
TOWER = 12.0  # to who wins by towers
FEAT = 12.0  # a hero's power not used yet
RIVAL_GONE = 60.0
CENTRE = tuple(float(4 - abs(space % 5 - 2) - abs(space // 5 - 2)) for space in range(25))
DISTANCE = tuple(
    tuple(max(abs(a % 5 - b % 5), abs(a // 5 - b // 5)) for b in range(25)) for a in range(25)
)  # in steps on an empty board

_WALK = Walk()


class Player(Protocol):
    """Whoever decides for a seat."""

    def decide(self, view: View) -> Step:
        """One of `view.legal`."""
        ...


class RandomPlayer:
    """Takes any legal step.

    >>> from santorini import Game, view
    >>> game = Game()
    >>> RandomPlayer(random.Random(7)).decide(view(game, 0)) in game.legal_steps()
    True
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def decide(self, view: View) -> Step:
        """Any legal step."""
        return self._rng.choice(view.legal)


@dataclass(frozen=True)
class Line:
    """Steps from a position on, the places where each was taken, and where they lead."""

    steps: tuple[int, ...]
    keys: tuple[int, ...]
    end: Position


class SimplePlayer:
    """Takes a win, leaves the next opponent none, and otherwise climbs and stays free.

    It plans a whole turn, then plays it step by step; it thinks anew whenever things come differently.

    >>> from santorini import Game, view
    >>> game = Game()
    >>> SimplePlayer(random.Random(7)).decide(view(game, 0)) in game.legal_steps()
    True
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.plan: dict[int, int] = {}  # the steps of the turn it plays, by the keys of the positions before them

    def decide(self, view: View) -> Step:
        """The step it thinks best."""
        legal, p = view.legal, view.position
        if len(legal) == 1:
            return legal[0]
        if p.window == SETUP:
            return max(legal, key=lambda step: self._arranging(p, step))
        if p.window == REACTION:
            return self._react(p, legal)
        planned = self.plan.get(p.key())
        if planned not in legal:
            line = self._think(p)
            self.plan = dict(zip(line.keys, line.steps, strict=True)) if line else {}
            planned = self.plan.get(p.key())
        return Step(planned) if planned in legal else self._rng.choice(legal)

    def _arranging(self, p: Position, step: int) -> float:
        """How good a step of the setup is: the middle for workers, the Ram beside one's own."""
        space, side = step & 31, p.side_for(p.decider)
        luck = 2.5 * self._rng.random()
        if step >> 10 == TOKEN:
            return luck - nearness(space, p.workers[side]) + nearness(space, rivals(p, side))
        if step >> 10 not in (PLACE, SECRET):
            return luck
        crowded = p.workers[side] & NEAR[space] if step >> 10 == PLACE else 0
        return luck + CENTRE[space] - bool(crowded)

    def _react(self, p: Position, legal: Sequence[Step]) -> Step:
        side = p.side_for(p.decider)

        def promise(step: Step) -> float:
            after = taken(p, step)
            return worth(after, side) - 1000 * (loses(after, side) or find_win(after) is not None)

        return max(legal, key=promise)

    def _think(self, p: Position) -> Line | None:
        """The turn to play from here."""
        side = p.side_for(p.mover)
        start = p.copy()
        start.quiet = True
        win = find_win(start)
        if win:
            return win
        rated = [(worth(line.end, side) + self._rng.random(), line) for line in self._lines(start, side)]
        rated.sort(key=lambda pair: -pair[0])
        care = Care(CARE)
        for _, line in rated:
            if not endangered(line.end, side, care):
                return line
            if care.spent:
                break
        return rated[0][1] if rated else None

    def _lines(self, start: Position, side: int) -> list[Line]:
        """Complete turns, each outcome once: all of them, or the promising ones of very many."""
        frontier, finished, seen, tried = [Line((), (), start)], list[Line](), {start.key()}, 0
        while frontier and tried < EFFORT:
            grown: list[Line] = []
            for line in frontier:
                key = line.end.key()
                for step in _WALK.legal(line.end):
                    after = taken(line.end, step)
                    tried += 1
                    if after.key() in seen:
                        continue
                    seen.add(after.key())
                    longer = Line((*line.steps, step), (*line.keys, key), after)
                    (grown if goes_on(after, start) else finished).append(longer)
            frontier = grown if len(grown) <= WIDTH else self._promising(grown, side)
        return finished

    def _promising(self, lines: list[Line], side: int) -> list[Line]:
        """The best so far, and some others: what looks bad half-way may end well."""
        lines.sort(key=lambda line: -worth(line.end, side))
        best = WIDTH * 2 // 3
        return lines[:best] + self._rng.sample(lines[best:], WIDTH - best)


class Care:
    """How much may still be spent on looking at what the opponent could do."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    @property
    def spent(self) -> bool:
        """Is there no thought left?"""
        return self.steps <= 0


# ---------------------------------------------------------------- looking ahead


def taken(p: Position, step: int) -> Position:
    """The position after a step, if nobody reacts to it."""
    after = p.copy()
    after.quiet = True
    _WALK.take(after, step)
    return after


def goes_on(p: Position, start: Position) -> bool:
    """Is it still the turn, or an additional turn, of the mover of `start`?"""
    return p.window not in (OVER, CHANCE) and p.mover == start.mover


def blind(p: Position) -> bool:
    """Does this view hide workers? Then a side that seems to have none has not lost."""
    return p.secret_side != NOBODY and not p.workers[p.secret_side]


def wins(p: Position, side: int) -> bool:
    """Has this side won, as far as the view can tell?"""
    return p.window == OVER and p.winner == side and not (p.reason in (STUCK, ALONE) and blind(p))


def loses(p: Position, side: int) -> bool:
    """Has this side lost, or is it out?"""
    return (p.window == OVER and p.winner != side) or (p.sides == 3 and not p.plays(side))


def find_win(p: Position, care: Care | None = None) -> Line | None:
    """A way for the mover to win before this turn is over, or None if a good look finds none.

    Games are won by moving, so it looks no further than the last move, unless towers can win.
    """
    if p.window == OVER:
        return None
    side, late = p.side_for(p.mover), bool(ANSWERED[p.acting_power] & WINS_BY_BOARD)
    frontier, seen, tried = [Line((), (), p)], {p.key()}, 0
    while frontier and tried < GLANCE:
        line = frontier.pop(0)
        key = line.end.key()
        for step in _WALK.legal(line.end):
            after = taken(line.end, step)
            tried += 1
            if wins(after, side):
                return Line((*line.steps, step), (*line.keys, key), after)
            if goes_on(after, p) and (late or after.window <= ROAM) and after.key() not in seen:
                seen.add(after.key())
                frontier.append(Line((*line.steps, step), (*line.keys, key), after))
    if care:
        care.steps -= tried
    return None


def endangered(p: Position, side: int, care: Care) -> bool:
    """Has this side lost, or could the next opponent win at once, whatever card is drawn before?"""
    if p.window == CHANCE:
        return any(endangered(taken(p, step), side, care) for step in _WALK.legal(p))
    if loses(p, side):
        return True
    return p.window != OVER and p.side_for(p.mover) != side and find_win(p, care) is not None


# ---------------------------------------------------------------- what a position is worth


def rivals(p: Position, side: int) -> int:
    """The workers of all others."""
    return sum(workers for other, workers in enumerate(p.workers) if other != side)


def nearness(space: int, workers: int) -> int:
    """The sum of the distances from a space to these workers."""
    return sum(DISTANCE[space][worker] for worker in SpaceSet(workers))


def worth(p: Position, side: int) -> float:
    """How well this side stands: its own prospects less those of its rivals."""
    if wins(p, side):
        return 10_000.0
    if loses(p, side):
        return -10_000.0
    others = [other for other in range(p.sides) if other != side]
    gone = sum(not p.plays(other) for other in others) if p.sides == 3 else 0
    return prospects(p, side) + RIVAL_GONE * gone - sum(prospects(p, other) for other in others) / len(others)


def prospects(p: Position, side: int) -> float:
    """Height, freedom, ways up and what the power still holds for one side.

    Masks and bits, because a computer asks this about every turn it compares.
    """
    h1, h2, h3, workers = p.h1, p.h2, p.h3, p.workers
    free = ~(p.dome | p.talus | p.ram | workers[0] | workers[1] | workers[2])
    within_reach, one_up = (~h2, ~h3, -1, -1), (h1 & ~h2, h2 & ~h3, h3, 0)
    total, left = 0.0, workers[side]
    while left:
        space = left.bit_length() - 1
        left ^= 1 << space
        level = (h1 >> space & 1) + (h2 >> space & 1) + (h3 >> space & 1)
        around = NEAR[space] & free
        ways = (around & within_reach[level]).bit_count()
        total += STANDING[level] + CENTRE[space] + (1.5 * min(ways, 5) if ways else -12.0)
        total += CLIMB[level] * (around & one_up[level]).bit_count()
    for seat in range(side, p.seats, p.sides):
        power = POWERS[p.power[seat]]
        if power.kind & HERO and not p.memory[seat]:
            total += FEAT
        if ANSWERED[power.number] & WINS_BY_BOARD:
            total += TOWER * (h3 & p.dome).bit_count()
    return total
