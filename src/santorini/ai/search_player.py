"""A player that searches within a limit, with any network or by the hand-made evaluation."""

from __future__ import annotations

import random

from santorini.ai.analysis import Limit, analyze, searchable
from santorini.ai.network import Accumulators
from santorini.ai.plans import Plans
from santorini.ai.search import Search
from santorini.ai.transpositions import Transpositions
from santorini.notation import Step
from santorini.players import SimplePlayer
from santorini.rules.position import Position
from santorini.views import View

TABLE_BITS = 18


class SearchPlayer:
    """Takes the turn that the search likes best; the limit is for a turn.

    The network is given as its weights; without any, positions are judged by the hand-made evaluation. What alpha-beta
    cannot search (the setup, reactions, secrets, chance, three and more players) is decided at sight.

    >>> from santorini import Game, view
    >>> game = Game()
    >>> SearchPlayer(None, Limit(nodes=500), random.Random(7)).decide(view(game, 0)) in game.legal_steps()
    True
    """

    def __init__(self, weights: bytes | None, limit: Limit, rng: random.Random, bits: int = TABLE_BITS) -> None:
        self._limit = limit
        self._search = Search(Transpositions(bits), Accumulators(weights))
        self._plans = Plans()
        self._simple = SimplePlayer(rng)

    def decide(self, view: View) -> Step:
        """The step it thinks best."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not searchable(view.position):
            return self._simple.decide(view)
        planned = self._plans.step(view)
        if planned is None:
            self._plans.remember(view.position, self._turn(view.position))
            planned = self._plans.step(view)
        return planned or self._simple.decide(view)

    def _turn(self, p: Position) -> tuple[Step, ...]:
        best: tuple[Step, ...] = ()
        for found in analyze(p, self._limit, search=self._search):
            best = found.lines[0].turn if found.lines else best
        return best
