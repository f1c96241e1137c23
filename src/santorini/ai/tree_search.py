"""Monte Carlo tree search for games of three, of teams, of hidden powers and of chance.

The tree grows step by step from what one seat knows. Where something is hidden it is searched in several possible
worlds at once: a node is a record of steps, so that worlds which the record cannot tell apart share what was learned.
Every side takes the step that serves it best (max^n), and chance draws at random.
"""

from __future__ import annotations

import gc
import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from santorini.ai.prospects import evaluate
from santorini.ai.sampling import Belief, sample
from santorini.notation import Step
from santorini.players import CENTRE, find_win, nearness, rivals
from santorini.rules.geometry import NEAR
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import AIM, CHANCE, OVER, PLACE, SECRET, SETUP, TOKEN
from santorini.views import View

WORLDS = 24  # possible worlds searched at once
EXPLORATION = 1.0  # how much is tried that does not look best
SHARPNESS = 12.0  # how much more often a step is tried that looks better at once
WIDTH = 40  # steps looked at in one place of a world
COMPARED = 8  # worlds in which the first steps are glanced at
TRUST = 1.0  # visits that a first glance counts for
MARGIN = 0.004  # seconds kept back: one simulation and the way home
BELIEF_SHARE = 0.4  # of the time, to find out what is possible
LUCK = 2.5  # how much placements differ from game to game

Evaluate = Callable[[Position], list[float]]

_WALK = Walk()


class Node:
    """A place in the tree: what was found there, and how often it was tried, for every side."""

    __slots__ = ("children", "glance", "proven", "total", "visits", "worlds")

    def __init__(self, glance: list[float]) -> None:
        self.glance = glance  # chances of every side, at first sight
        self.total = [TRUST * chance for chance in glance]
        self.visits = TRUST
        self.children: dict[int, Node] = {}
        self.worlds: dict[int, tuple[Position, list[int]]] = {}  # the position in each world, and its legal steps
        self.proven = False  # the chances are certain


class Tree:
    """A search from one position, as it is in one or more possible worlds."""

    def __init__(self, worlds: Sequence[Position], rng: random.Random, evaluate: Evaluate = evaluate) -> None:
        self._rng = rng
        self._evaluate = evaluate
        self._open = len(worlds) == 1  # then what is certain in the one world is certain
        self._count = len(worlds)
        self._grown = 0
        self.root = Node(evaluate(worlds[0]))
        for world, p in enumerate(worlds):
            self.root.worlds[world] = (p, _WALK.legal(p))
        if not self._open:
            self._compare(worlds[:COMPARED])

    def _compare(self, worlds: Sequence[Position]) -> None:
        """Glance at the first steps in several worlds: one of them alone would mislead."""
        for step in self.root.worlds[0][1]:
            glances = [self._evaluate(self._after(p, step)[0]) for p in worlds]
            self.root.children[step] = Node([sum(chances) / len(worlds) for chances in zip(*glances, strict=True)])

    def follow(self, step: int, p: Position) -> bool:
        """Go on from where this step has led, if that is the position and the tree knows it well enough to help."""
        child = self.root.children.get(step)
        if not self._open or child is None or 0 not in child.worlds or child.proven:
            return False
        known, legal = child.worlds[0]
        if len(legal) >= WIDTH or known.freeze() != p.freeze():
            return False
        self.root = child
        return True

    def simulate(self) -> None:
        """Follow the best steps in one world to a new place, look at it, and tell it to all places on the way."""
        world = self._grown % self._count
        self._grown += 1
        node, path = self.root, [self.root]
        while True:
            p, legal = node.worlds[world]
            if p.window == OVER or node.proven:
                chances = self._evaluate(p) if p.window == OVER else node.glance
                break
            fresh = self._look(node, p, legal)
            if fresh and node is not self.root:
                chances = self._first_chances(node, p, legal)
                break
            step = self._choose(node, p, legal)
            child = node.children[step]
            if world not in child.worlds:
                child.worlds[world] = self._after(p, step)
            node = child
            path.append(node)
        for passed in path:
            passed.visits += 1
            total = passed.total
            for side, chance in enumerate(chances):
                total[side] += chance
        if self._open:
            self._settle(path)

    def _after(self, p: Position, step: int) -> tuple[Position, list[int]]:
        after = p.copy()
        _WALK.take(after, step)
        legal = [] if after.window == OVER else _WALK.legal(after)
        if len(legal) > WIDTH and after.window != CHANCE:
            legal = self._rng.sample(legal, WIDTH)
        return after, legal

    def _look(self, node: Node, p: Position, legal: list[int]) -> bool:
        """Glance at the steps never seen here before. Is it a place where none was?"""
        fresh, after = not node.children, Position()
        if len(node.children) >= len(legal) and all(step in node.children for step in legal):
            return False
        frozen = p.freeze()
        for step in legal:
            if step not in node.children:
                after.thaw(frozen)
                _WALK.take(after, step)
                child = node.children[step] = Node(self._evaluate(after))
                child.proven = self._open and after.window == OVER
        return fresh

    def _first_chances(self, node: Node, p: Position, legal: list[int]) -> list[float]:
        """What a place looks like whose steps have just been glanced at: like its best step."""
        glances = [node.children[step].glance for step in legal]
        if p.window == CHANCE:
            return [sum(glance[side] for glance in glances) / len(glances) for side in range(p.sides)]
        side = p.side_for(p.decider)
        return max(glances, key=lambda glance: glance[side])

    def _choose(self, node: Node, p: Position, legal: list[int]) -> int:
        """The step to follow: good so far, promising, or hardly tried."""
        if p.window == CHANCE:
            return self._rng.choice(legal)
        children, side = node.children, p.side_for(p.decider)
        best = max(children[step].glance[side] for step in legal)
        weights = [math.exp(SHARPNESS * (children[step].glance[side] - best)) for step in legal]
        push = EXPLORATION * math.sqrt(node.visits) / sum(weights)
        chosen, highest = legal[0], -math.inf
        for step, weight in zip(legal, weights, strict=True):
            child = children[step]
            score = child.total[side] / child.visits
            if not child.proven:
                score += push * weight / (1.0 + child.visits)
            elif score < 0.5:
                score -= 1.0  # surely lost: only if everything is
            if score > highest:
                chosen, highest = step, score
        return chosen

    def _settle(self, path: list[Node]) -> None:
        """Prove what follows for the places on the way: one certain win is enough, certain losses must be all."""
        for node in reversed(path):
            p, legal = node.worlds[0]
            if node.proven:
                continue
            if p.window == CHANCE or len(node.children) < len(legal):
                return
            side = p.side_for(p.decider)
            known = [node.children[step] for step in legal if node.children[step].proven]
            won = next((child for child in known if child.glance[side] == 1.0), None)
            whole = len(known) == len(legal) and (len(legal) < WIDTH or node is self.root)
            if won is None and not (whole and all(child.glance == known[0].glance for child in known)):
                return
            self._prove(node, (won or known[0]).glance)

    def _prove(self, node: Node, glance: list[float]) -> None:
        node.proven = True
        node.glance = glance
        node.total = [chance * node.visits for chance in glance]

    def tried(self) -> list[tuple[int, float, float, bool]]:
        """The steps that were tried: how often, how often they won, and whether that is certain."""
        p, legal = self.root.worlds[0]
        side, children = p.side_for(p.decider), self.root.children
        tried = [(step, children[step]) for step in legal if step in children]
        return [(step, child.visits, child.total[side] / child.visits, child.proven) for step, child in tried]

    def best(self) -> int:
        """The step that was tried most, or that surely wins."""
        p, legal = self.root.worlds[0]
        side = p.side_for(p.decider)

        def merit(step: int) -> tuple[float, float]:
            child = self.root.children.get(step)
            if child is None:
                return (-2.0, 0.0)
            mean = child.total[side] / child.visits
            if child.proven:
                return (math.inf if mean > 0.5 else -1.0, child.visits)
            return (child.visits, mean)

        return max(legal, key=merit)


class TreePlayer:
    """Decides by tree search for as long as it may, or for so many simulations; the first limit counts.

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
        evaluate: Evaluate = evaluate,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if seconds is None and simulations is None:
            raise ValueError("say how many seconds or simulations a decision may take")
        self._rng = rng
        self._seconds = math.inf if seconds is None else seconds
        self._simulations = math.inf if simulations is None else simulations
        self._evaluate = evaluate
        self._clock = clock
        self._belief = Belief()
        self._tree: Tree | None = None  # of the last decision
        self._taken = 0

    @property
    def tree(self) -> Tree | None:
        """What it has found out."""
        return self._tree

    def decide(self, view: View) -> Step:
        """The step it thinks best."""
        began = self._clock()
        if len(view.legal) == 1:
            return view.legal[0]
        if view.position.window == SETUP:
            return max(view.legal, key=lambda step: arranging(view.position, step, self._rng))
        possible = self._belief.possible(view, began + BELIEF_SHARE * self._seconds)
        worlds = sample(possible, self._rng, WORLDS)
        if len(worlds) == 1:
            win = find_win(worlds[0]) if worlds[0].decider == worlds[0].mover else None
            if win and win.steps[0] in view.legal:
                return Step(win.steps[0])
        with uninterrupted():
            chosen = self._search(worlds, began + self._seconds - MARGIN)
        return Step(chosen) if chosen in view.legal else self._rng.choice(view.legal)

    def _search(self, worlds: list[Position], until: float) -> int:
        tree, done = self._tree, 0
        if tree is None or not tree.follow(self._taken, worlds[0]):
            self._tree = tree = Tree(worlds, self._rng, self._evaluate)
        while done < self._simulations and self._clock() < until and not tree.root.proven:
            tree.simulate()
            done += 1
        self._taken = tree.best()
        return self._taken


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Collect no garbage meanwhile: a tree has no cycles, and a collection may take longer than a decision may."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def arranging(p: Position, step: int, rng: random.Random) -> float:
    """How good a step of the setup is, with some luck: secrets that can be foretold are none."""
    space, side, kind = step & 31, p.side_for(p.decider), step >> 10
    luck = LUCK * rng.random()
    if kind == AIM:
        return luck
    if kind == TOKEN:
        return luck - nearness(space, p.workers[side]) + nearness(space, rivals(p, side))
    if kind == PLACE:
        return luck + CENTRE[space] - bool(p.workers[side] & NEAR[space])
    if kind == SECRET and p.workers[side]:
        return 2 * luck + CENTRE[space] + 0.3 * (nearness(space, p.workers[side]) - nearness(space, rivals(p, side)))
    return 2 * luck + CENTRE[space]
