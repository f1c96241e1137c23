"""A player for games of three and more, of hidden powers and of chance, and for the setup of any game."""

from __future__ import annotations

import math
import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from santorini.ai.network import Accumulators
from santorini.ai.sampling import FOREVER, Belief, sample
from santorini.ai.tree import Tree
from santorini.notation import Step
from santorini.players import taken
from santorini.powers import POWERS
from santorini.rules.geometry import NEAR
from santorini.rules.position import Position
from santorini.rules.words import LOOPS, MOVE, OVER, SECRET, SETUP
from santorini.views import View

WORLDS = 32  # possible worlds searched at once
MARGIN = 0.002  # seconds kept back for the way home
BELIEF_SHARE = 0.4  # of the time, to find out what is possible
LUCK = 0.01  # by how much a place in the setup may look worse than the best and still be taken
TRIED = 0.1  # how often a step that is nearly as good must have been tried, of the best one's times


class Tried(NamedTuple):
    """A step, how often it was tried, how often it won, and if that is certain."""

    step: int
    visits: int
    mean: float
    proven: bool

    @property
    def merit(self) -> tuple[float, float]:
        """What makes one step better than another: a certain win, then how often it was tried."""
        if self.proven:
            return (math.inf if self.mean > 0.5 else -1.0, self.visits)
        return (self.visits, self.mean)


def is_detour(step: int, p: Position, record: Sequence[Step | None]) -> bool:
    """Could a worker have gone at once to where it goes now, after other moves of this turn?"""
    src, dst = step >> 5 & 31, step & 31
    for last in reversed(record):
        if step >> 10 != MOVE or last is None or last >> 10 != MOVE:
            return False
        if last & 31 == src:
            src = last >> 5 & 31
            if NEAR[src] >> dst & 1 and p.level(dst) <= p.level(src) + 1:
                return True
    return False


def clock_until(stop: threading.Event | None, clock: Callable[[], float] = time.monotonic) -> Callable[[], float]:
    """A clock by which time is over as soon as somebody says stop."""
    return lambda: math.inf if stop is not None and stop.is_set() else clock()


class TreePlayer:
    """Decides by tree search for as long as it may, or for so many simulations; the first limit counts.

    Of steps that seem equally good within `margin` it takes any. Secrets it draws by lot. Positions are judged by their
    prospects on the board, those of two players by a network if one is given (`benchmarks/tree.py` compares both).

    >>> from santorini import Game, view
    >>> game = Game("Apollo", "Pan", "Demeter")
    >>> TreePlayer(random.Random(7), simulations=10).decide(view(game, 0)) in game.legal_steps()
    True
    """

    def __init__(
        self,
        rng: random.Random,
        seconds: float | None = None,
        simulations: int | None = None,
        margin: float = 0.0,
        network: Accumulators | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if seconds is None and simulations is None:
            raise ValueError("say how many seconds or simulations a decision may take")
        self._rng = rng
        self._seconds = math.inf if seconds is None else seconds
        self._simulations = 1 << 60 if simulations is None else simulations
        self._margin = margin
        self._clock = clock
        self._belief = Belief(clock)
        self._network = network
        self._tree: Tree | None = None

    def possible(self, view: View, until: float) -> list[bytes]:
        """What may be true, as far as time allows to find out."""
        return self._belief.possible(view, until)

    @property
    def tree(self) -> Tree:
        """What it has found out; it takes memory, so it is made when it is needed."""
        if self._tree is None:
            self._tree = Tree(self._network or Accumulators(None), self._clock)
        return self._tree

    def decide(self, view: View, simulations: int | None = None) -> Step:
        """The step it thinks best, after so many simulations at most if a number is given."""
        if len(view.legal) == 1:
            return view.legal[0]
        self.begin(view)
        self.tree.run(simulations or self._simulations)
        return self.choose(view)

    def begin(self, view: View) -> None:
        """Find out what is possible, and begin a tree of it, which may then grow until the time is over."""
        began = self._clock()
        worlds = sample(self.possible(view, self._end(began, BELIEF_SHARE)), self._rng, WORLDS)
        new, until = self._new_steps(view), self._end(began) - MARGIN
        last = (view.steps[-1] if view.steps else None) or -1
        if len(worlds) > 1 or not self.tree.follow(last, worlds[0], new, until):
            self.tree.start(worlds, new, until)

    def _end(self, began: float, share: float = 1.0) -> float:
        return min(began + share * self._seconds, FOREVER)

    def choose(self, view: View) -> Step:
        """The step that is best as far as the tree has grown."""
        found = [Tried(*one) for one in self.tree.tried()]
        return Step(self._choice(view.position, found)) if found else self._rng.choice(view.legal)

    def _new_steps(self, view: View) -> list[int]:
        """The legal steps, less the detours of those who could walk for ever; a detour may still win."""
        p, detours = view.position, set[int]()
        if POWERS[p.acting_power].kind & LOOPS:
            late = [step for step in view.legal if is_detour(step, p, view.steps)]
            detours = {step for step in late if taken(p, step).window != OVER}
        return [int(step) for step in view.legal if step not in detours] or [*map(int, view.legal)]

    def _choice(self, p: Position, found: list[Tried]) -> int:
        best = max(found, key=lambda one: one.merit)
        if best.proven:
            return best.step
        hidden = p.decider == p.secret_side or best.step >> 10 == SECRET
        if p.window == SETUP and hidden:
            return self._rng.choices(found, [one.visits for one in found])[0].step
        margin = max(self._margin, LUCK) if p.window == SETUP else self._margin
        least, visits = best.mean - margin, TRIED * best.visits if margin else best.visits
        good = [one for one in found if not one.proven and one.mean >= least and one.visits >= visits]
        return self._rng.choice(good).step
