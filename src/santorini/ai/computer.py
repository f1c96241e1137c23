"""The computer at a seat: it is given a view, never the truth, and answers with a step."""

from __future__ import annotations

import random

from santorini.ai.analysis import chance, new_search, searchable
from santorini.ai.levels import STANDARD, Level
from santorini.ai.scores import CERTAIN
from santorini.ai.search import Search
from santorini.ai.tree_search import TreePlayer
from santorini.notation import Step
from santorini.players import SimplePlayer, goes_on, taken
from santorini.rules.position import Position
from santorini.rules.words import REACTION, SETUP
from santorini.views import View

CANDIDATES = 6  # turns among which a player who does not take the best one chooses
REMEMBERED = 500  # steps of planned turns
TABLE_BITS = 18


class ComputerPlayer:
    """Plays at one of ten levels.

    It plans a whole turn, then plays it step by step; it thinks anew whenever things come differently. Games of three
    and more players, of hidden powers and of chance are searched as a tree, or at sight if the level is low.

    >>> from santorini import Game, view
    >>> game = Game()
    >>> ComputerPlayer(rng=random.Random(7)).decide(view(game, 0)) in game.legal_steps()
    True
    """

    def __init__(self, level: Level = STANDARD, rng: random.Random | None = None) -> None:
        self.level = level
        self._rng = rng or random.Random()
        self._simple = SimplePlayer(self._rng)
        self._tree = TreePlayer(self._rng, seconds=level.seconds, simulations=level.simulations or None)
        self._search: Search | None = None
        self._plans: dict[int, int] = {}

    def decide(self, view: View) -> Step:
        """The step it thinks best."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not searchable(view.position):
            return self._decide_otherwise(view)
        planned = self._plans.get(view.position.key())
        if planned not in view.legal:
            self._plan(view.position, self._turn(view.position))
            planned = self._plans.get(view.position.key())
        return Step(planned) if planned in view.legal else self._rng.choice(view.legal)

    def plan(self, view: View) -> dict[int, Step]:
        """The step it thinks best, thought of anew, and what it means to do after it in the same turn.

        The steps stand by the keys of the positions in which they are to be taken. Whoever keeps them need not ask
        again until things come differently.
        """
        self._plans.clear()
        self._simple.plan.clear()
        start = p = view.position
        step: int | None = self.decide(view)
        steps: dict[int, Step] = {}
        while step is not None:
            steps[p.key()] = Step(step)
            p = taken(p, step)
            key = p.key()
            step = self._plans.get(key, self._simple.plan.get(key)) if goes_on(p, start) else None
        return steps

    def _decide_otherwise(self, view: View) -> Step:
        """A step of the setup, a reaction, or of a game that alpha-beta cannot search."""
        two_open = view.position.seats == 2 and view.position.window in (SETUP, REACTION)
        if not self.level.simulations or two_open:
            overlooks = view.position.window != SETUP and self._rng.random() < self.level.overlooks
            return self._rng.choice(view.legal) if overlooks else self._simple.decide(view)
        return self._tree.decide(view)

    def _turn(self, p: Position) -> list[int]:
        """The turn to play from here."""
        search = self._search = self._search or new_search(TABLE_BITS)
        search.forget()
        if not search.start(p.freeze()):
            return []
        if self._rng.random() < self.level.overlooks:
            return search.steps_of(self._rng.randrange(min(CANDIDATES, search.width)))
        lines = CANDIDATES if self.level.margin else 1
        search.limit(self.level.nodes, self.level.seconds)
        while search.depth < self.level.depth and search.deepen(lines):
            if abs(search.scores_of_lines(1)[0]) > CERTAIN:
                break
        return search.steps_of(self._choice(search.scores_of_lines(lines)))

    def _choice(self, scores: list[int]) -> int:
        """The place of the turn to play: any that is nearly as good as the best. A certain win is not let go."""
        if not scores or abs(scores[0]) > CERTAIN:
            return 0
        least = chance(scores[0]) - self.level.margin
        good = [place for place, score in enumerate(scores) if chance(score) >= least]
        return self._rng.choice(good)

    def _plan(self, p: Position, steps: list[int]) -> None:
        """Remember the steps of a turn by the places where they are to be taken."""
        if len(self._plans) > REMEMBERED:
            self._plans.clear()
        for step in steps:
            self._plans[p.key()] = step
            p = taken(p, step)
