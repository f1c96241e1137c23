"""How good the turns of a game were: the chances before each and after it, from what its seat knew.

The last turns are looked at first: there the truth is near, and what was found helps with the turns before.
"""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from santorini.ai.analysis import Limit, Line, new_search, searchable
from santorini.ai.computer import after
from santorini.ai.hints import EVEN, think
from santorini.ai.search import Search
from santorini.coach.facts import Turn, mover_side
from santorini.game import Game, Played
from santorini.notation import Step
from santorini.rules.position import Position
from santorini.rules.words import OVER, REACTION, RESIGN, SETUP
from santorini.views import View, view

SHARPNESS = 4.35  # how fast accuracy falls with the chances given away
NOTABLE = 0.15  # a chance given away that is looked at twice, and worth a word
TABLE_BITS = 18
STEPS = 2  # decisions of a usual turn, which a tree search judges one by one


@dataclass(frozen=True)
class Decision:
    """What a seat decided: a whole turn, or one step where turns are not searched as a whole."""

    index: int  # steps taken before it
    turn: int
    seat: int
    steps: Turn


@dataclass(frozen=True)
class Judged:
    """A decision with the chances of who made it, before and after it.

    `win_in` counts the own turns of a certain win that was there, a certain loss is negative; `lost_in` the turns of
    the other side to a certain win afterwards.
    """

    decision: Decision
    position: Position  # as its seat saw it
    best: tuple[Step, ...]
    before: float
    after: float
    win_in: int | None = None
    lost_in: int | None = None

    @property
    def given_away(self) -> float:
        """How much of the chance to win it cost."""
        return max(0.0, self.before - self.after)

    @property
    def accuracy(self) -> float:
        """Of a hundred."""
        return 100 * math.exp(-SHARPNESS * self.given_away)


@dataclass(frozen=True)
class Standing:
    """Who is to move, and what is known of their chances."""

    side: int
    chance: float
    win_in: int | None = None

    def chance_of(self, side: int) -> float:
        """The chance of this side, one of two."""
        return self.chance if side == self.side else 1.0 - self.chance


def decisions(game: Game) -> Iterator[Decision]:
    """What was decided in a game after the setup, in order; reactions and resignations are left out."""
    numbered = enumerate(game.history)
    for turn, group in groupby(numbered, key=lambda pair: pair[1].turn):
        plays = [(index, played, position_before(played)) for index, played in group]
        own = [
            (index, played, p)
            for index, played, p in plays
            if p.window not in (SETUP, REACTION) and played.seat == p.mover and played.step >> 10 != RESIGN
        ]
        if own and len(own) == len([one for one in own if one[1].seat == own[0][1].seat]):
            first, played, p = own[0]
            if searchable(p):
                yield Decision(first, turn, played.seat, tuple(int(one.step) for _, one, _ in own))
            else:
                yield from (Decision(index, turn, one.seat, (int(one.step),)) for index, one, _ in own)


def position_before(played: Played) -> Position:
    """Where a step was taken."""
    p = Position()
    p.thaw(played.before)
    return p


class Judge:
    """Judges the decisions of a game one by one, from the last to the first. The limit holds for each turn."""

    def __init__(self, game: Game, limit: Limit, stop: threading.Event | None, rng: random.Random) -> None:
        self._limit, self._stop, self._rng = limit, stop, rng
        self._then = game.copy()
        self._search: Search | None = None
        self._known: dict[bytes, Standing] = {}

    def judge(self, decision: Decision) -> Judged | None:
        """What the decision was worth; None if there was nothing to decide."""
        while len(self._then.history) > decision.index:
            self._then.undo()
        whole = searchable(self._then.position)
        return self._turn(decision) if whole else self._step(decision)

    def _turn(self, decision: Decision) -> Judged | None:
        p = self._then.position.copy()
        best = self._best(p)
        if best is None:
            return None
        here = Standing(mover_side(p), best.chance, best.win_in)
        self._known[p.freeze()] = here
        later = self._standing(after(p, decision.steps))
        before, now = here.chance, later.chance_of(here.side)
        end = after(p, tuple(map(int, best.turn)))
        if before - now >= NOTABLE and here.win_in is None and later.win_in is None:
            before = self._standing(end).chance_of(here.side)  # looked at as far as what was played
        if end.freeze() == after(p, decision.steps).freeze():
            before = now
        lost_in = later.win_in if later.side != here.side and (later.win_in or 0) > 0 else None
        return Judged(decision, p, best.turn, before, now, here.win_in, lost_in)

    def _standing(self, p: Position) -> Standing:
        """What is known of a position between two turns."""
        if p.window == OVER:
            return Standing(p.winner, 1.0, 0)
        known = self._known.get(p.freeze())
        if known is None:
            found = self._best(p)
            known = Standing(mover_side(p), found.chance, found.win_in) if found else Standing(mover_side(p), EVEN)
            self._known[p.freeze()] = known
        return known

    def _best(self, p: Position) -> Line | None:
        if not searchable(p):
            return None
        self._search = self._search or new_search(TABLE_BITS)
        lines: tuple[Line, ...] = ()
        for found in think(p, self._limit, stop=self._stop, search=self._search):
            lines = found.lines
        return lines[0] if lines else None

    def _step(self, decision: Decision) -> Judged | None:
        """Judge one step by tree search."""
        seen = view(self._then, decision.seat)
        played = Step(decision.steps[0])
        if len(seen.legal) < 2 or played not in seen.legal:
            return None
        best = self._lines(seen)[0]
        before = now = best.chance
        if best.turn[0] != played:
            both = replace(seen, legal=(best.turn[0], played))
            chances = {line.turn[0]: line.chance for line in self._lines(both)}
            before, now = chances.get(best.turn[0], EVEN), chances.get(played, EVEN)
        return Judged(decision, seen.position, best.turn, before, now)

    def _lines(self, seen: View) -> tuple[Line, ...]:
        seconds = None if self._limit.seconds is None else self._limit.seconds / STEPS
        *_, last = think(seen, Limit(seconds, self._limit.nodes), 2, self._stop, rng=self._rng)
        return last.lines
