"""The computer at a seat: it is given a view, never the truth, and answers with a step."""

from __future__ import annotations

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterable, Sequence

from santorini.ai.analysis import Limit, certain_to_last, chance, new_search, searchable, stopping
from santorini.ai.levels import STANDARD, Level
from santorini.ai.plans import Plans
from santorini.ai.prospects import evaluate
from santorini.ai.sampling import take, thawed
from santorini.ai.scores import CERTAIN, WIN
from santorini.ai.search import Search
from santorini.ai.tree_search import BELIEF_SHARE, TreePlayer, clock_until
from santorini.ai.worlds import Rated, WorldSearch, draws, of_two
from santorini.notation import Step
from santorini.players import blind, goes_on, taken
from santorini.rules.position import Position
from santorini.rules.walk import turns
from santorini.rules.words import CHANCE, NOBODY, OVER, REACTION, SETUP
from santorini.views import View

CANDIDATES = 6  # turns among which a player who does not take the best one chooses
TABLE_BITS = 18
AT_SIGHT = 1  # simulations of who does not see what others could do next
NEARLY = 0.01  # chances that differ by less are the same
FEWEST = 100  # nodes to judge a position
LAST_LOOK = 0.05  # of the time, to make sure that the other side cannot win at once
SPARE = 0.9  # of the time, for decisions that take several searches
STEPS = 2  # decisions of a usual turn, which a tree makes one by one: a turn takes as long as one that is searched


class ComputerPlayer:
    """Plays at one of ten levels.

    It plans a whole turn, then plays it step by step; it thinks anew whenever things come differently. Games of three
    and more players, of hidden powers and of chance, and the setup, are searched as a tree of steps. Once `stop` is
    set it answers at once.

    >>> from santorini import Game, view
    >>> game = Game()
    >>> ComputerPlayer(rng=random.Random(7)).decide(view(game, 0)) in game.legal_steps()
    True
    """

    def __init__(
        self,
        level: Level = STANDARD,
        rng: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
        stop: threading.Event | None = None,
    ) -> None:
        self.level = level
        self._clock = clock
        self._stop = stop
        self._rng = rng or random.Random()
        self._tree = TreePlayer(
            self._rng, level.seconds / STEPS, level.simulations, level.margin, clock=clock_until(stop, clock)
        )
        self._search: Search | None = None
        self._plans = Plans()

    def decide(self, view: View) -> Step:
        """The step it thinks best."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not of_two(view.position):
            return self._decide_otherwise(view)
        planned = self._plans.step(view)
        if planned is None:
            self._plans.remember(view.position, self._turn(view))
            planned = self._plans.step(view)
        return self._rng.choice(view.legal) if planned is None else planned

    def plan(self, view: View) -> dict[int, Step]:
        """The step it thinks best, thought of anew, and what it means to do after it in the same turn.

        The steps stand by the keys of the positions in which they are to be taken. Whoever keeps them need not ask
        again until things come differently.
        """
        self._plans.clear()
        start = p = view.position
        step: int | None = self.decide(view)
        steps: dict[int, Step] = {}
        while step is not None:
            steps[p.key()] = Step(step)
            p = taken(p, step)
            step = self._plans.take(p) if goes_on(p, start) else None
        return steps

    def _decide_otherwise(self, view: View) -> Step:
        """A step of the setup, a reaction, or of a game that alpha-beta cannot search."""
        until = self._clock() + SPARE * self.level.seconds
        overlooks = self._rng.random() < self.level.overlooks
        if view.position.window in (SETUP, REACTION) and open_to_both(view.position):
            results = [(step, result(view.position, step)) for step in view.legal]
            if all(p.window == OVER or searchable(p) for _, p in results):
                return self._rng.choice(view.legal) if overlooks else self._best_result(view, results, until)
        return self._tree.decide(view, AT_SIGHT if overlooks else None)

    def _best_result(self, view: View, results: list[tuple[Step, Position]], until: float) -> Step:
        """The step after which the position is worth most; what looks good is looked at first, as time allows."""
        side = view.position.side_for(view.position.decider)
        results.sort(key=lambda pair: -evaluate(pair[1])[side])
        rated: list[tuple[float, Step]] = []
        slowest, now = 0.0, self._clock()
        for step, p in results:
            if rated and (now + slowest > until or (self._stop is not None and self._stop.is_set())):
                break
            rated.append((self._value(p, side, len(results), until - now), step))
            before, now = now, self._clock()
            slowest = max(slowest, now - before)
        best = max(value for value, _ in rated)
        least = best if best in (0.0, 1.0) else best - max(self.level.margin, NEARLY)
        return self._rng.choice([step for value, step in rated if value >= least])

    def _value(self, p: Position, side: int, share: int, seconds: float) -> float:
        """How likely a side wins from here, found out with a share of what may be spent on a decision."""
        if p.window == OVER:
            return float(p.winner == side)
        search = self._searcher()
        if not search.start(p.freeze()):
            return float(p.side_for(p.mover) != side)
        search.limit(max(self.level.nodes // share, FEWEST), seconds / share)
        self._deepen(search, 1)
        value = chance((search.scores_of_lines(1) or [0])[0])
        return value if p.side_for(p.mover) == side else 1.0 - value

    def _searcher(self) -> Search:
        if self._search is None:
            self._search = new_search(TABLE_BITS)
            self._search.by_processor = self._clock is time.process_time
        return self._search

    def _deepen(self, search: Search, lines: int) -> None:
        """Look further and further, as far as the level does."""
        with stopping(search, self._stop):
            while search.depth < self.level.depth and search.deepen(lines):
                score = search.scores_of_lines(1)[0]
                if score > CERTAIN or (score < -CERTAIN and certain_to_last(search, score)):
                    break  # a loss may be put off by looking further

    def _turn(self, view: View) -> Sequence[int]:
        """The turn to play from here."""
        began = self._clock()
        possible = self._tree.possible(view, began + BELIEF_SHARE * self.level.seconds)
        if len(possible) == 1 and not draws(view.position):
            return self._turn_in(thawed(possible[0]), began)
        search = self._searcher()
        search.forget()
        left = SPARE * self.level.seconds - (self._clock() - began)
        limit = Limit(left, self.level.nodes, self.level.depth)
        with stopping(search, self._stop):
            rated = WorldSearch(search, self._rng, clock_until(self._stop, self._clock), limit).rate(view, possible)
        return self._turn_among(rated, view.position, began + self.level.seconds)

    def _turn_among(self, rated: list[Rated], known: Position, until: float) -> Sequence[int]:
        """One of the turns that are good enough for the level."""
        if not rated:
            return []
        if self._rng.random() < self.level.overlooks:
            return self._rng.choice(rated).turn
        best = rated[0].chance
        if self.level.margin or best == 1.0 or blind(known):
            return self._rng.choice([one.turn for one in rated if one.chance >= best - self.level.margin])
        return self._looked_at(itertools.chain((one.turn for one in rated), turns(known)), known, until)

    def _turn_in(self, p: Position, began: float) -> Sequence[int]:
        """The turn to play if all is known."""
        search = self._searcher()
        search.forget()
        if not search.start(p.freeze()):
            return []
        if self._rng.random() < self.level.overlooks:
            return search.steps_of(self._rng.randrange(min(CANDIDATES, search.width)))
        lines = CANDIDATES if self.level.margin else 1
        until = began + self.level.seconds
        search.limit(self.level.nodes, (1 - LAST_LOOK) * self.level.seconds - (self._clock() - began))
        self._deepen(search, lines)
        scores = search.scores_of_lines(lines)
        if self.level.margin or scores[0] > CERTAIN or scores[0] == 1 - WIN:
            return search.steps_of(self._choice(scores))
        return self._looked_at(map(search.steps_of, range(search.width)), p, until)

    def _looked_at(self, found: Iterable[Sequence[int]], p: Position, until: float) -> Sequence[int]:
        """The first turn after which the other side cannot win at once, as far as time allows to look; or the first.

        That a side cannot move, or has lost its last worker at the end of a turn, is seen by a search only if it looks
        past that turn, and it may have had no time to; nor is there a search of all that may be drawn.
        """
        best: Sequence[int] | None = None
        for turn in found:
            best = turn if best is None else best
            if not lets_win(p, turn, lambda: self._clock() < until):
                return turn
            if self._clock() >= until:
                break
        return best or []

    def _choice(self, scores: list[int]) -> int:
        """The place of the turn to play: any that is nearly as good as the best. A certain win is not let go."""
        if not scores or abs(scores[0]) > CERTAIN:
            return 0
        least = chance(scores[0]) - self.level.margin
        good = [place for place, score in enumerate(scores) if chance(score) >= least]
        return self._rng.choice(good)


def lets_win(p: Position, turn: Sequence[int], in_time: Callable[[], bool]) -> bool:
    """Could the other side win at once after this turn? All its turns are tried, as long as there is time, and all
    cards that may be drawn before."""
    q = after(p, turn)
    if q.window == CHANCE:
        return any(lets_win(p, (*turn, step), in_time) for step in q.offered_steps())
    if q.window == OVER or q.side_for(q.mover) == p.side_for(p.mover):
        return False
    ends = (after(q, answer) for answer in itertools.takewhile(lambda _: in_time(), turns(q)))
    return any(end.window == OVER and end.winner == q.side_for(q.mover) for end in ends)


def after(p: Position, turn: Sequence[int]) -> Position:
    """Where a turn leads, if nobody reacts to it."""
    q = p.copy()
    q.quiet = True
    for step in turn:
        take(q, step)
    return q


def open_to_both(p: Position) -> bool:
    """Is it a game of two that hides nothing?"""
    return p.seats == 2 and p.secret_side == p.abyss_owner == p.fate_owner == NOBODY


def result(p: Position, step: int) -> Position:
    """Where a step of the setup or of a turn leads, if nobody reacts to it."""
    return after(p, (step,))
