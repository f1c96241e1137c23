"""What the search thinks of a position: the best turns, how likely they win, and how far it looked."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from santorini.ai.networks import standard_network
from santorini.ai.scores import CERTAIN, WIN
from santorini.ai.search import Search
from santorini.ai.transpositions import Transpositions
from santorini.game import Game
from santorini.notation import Step
from santorini.powers import POWERS
from santorini.rules.position import Position
from santorini.rules.words import DECK, NOBODY, REACTION, START
from santorini.views import View

DEEPEST = 60
SOFT = 400.0  # a score that wins about three of four games
NO_LIMIT = 1 << 60


@dataclass(frozen=True)
class Limit:
    """When to stop thinking: whichever comes first. None is no limit."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None


@dataclass(frozen=True)
class Line:
    """A turn, and what is expected to follow.

    `chance` is how likely the side that decides wins. `win_in` counts its own turns up to a certain win, this one
    included; a certain loss is negative and counts the opponent's; None if nothing is certain.
    """

    turn: tuple[Step, ...]
    variation: tuple[tuple[Step, ...], ...]  # the turns of both sides, this one first
    chance: float
    win_in: int | None = None


@dataclass(frozen=True)
class Analysis:
    """What is known so far; a later one of the same search knows more."""

    lines: tuple[Line, ...]  # the best first
    depth: int
    nodes: int
    seconds: float


def searchable(p: Position) -> bool:
    """Is somebody to decide about a turn between two sides that hides nothing and leaves nothing to chance?"""
    decks = any(POWERS[number].kind & DECK for number in (*p.dealt[: p.seats], p.fleece))
    hidden = p.secret_side != NOBODY or p.abyss_owner != NOBODY or p.fate_owner != NOBODY
    return p.seats == 2 and START <= p.window < REACTION and not decks and not hidden


def analyze(
    source: Game | View | Position,
    limit: Limit,
    lines: int = 1,
    stop: threading.Event | None = None,
    search: Search | None = None,
    threads: int = 1,
) -> Iterator[Analysis]:
    """Think about a turn, and tell more and more about it, until the limit is reached or `stop` is set.

    Several threads are quicker, but only one thread gives the same answer every time.

    >>> from santorini import read_position
    >>> position = read_position("00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal")
    >>> [found] = analyze(position, Limit(nodes=1000))
    >>> found.lines[0].win_in
    1
    """
    p = source if isinstance(source, Position) else source.position
    if not searchable(p):
        raise ValueError("only turns of two players without secrets and without chance can be analyzed so far")
    began = time.monotonic()
    search = search or new_search()
    if not search.start(p.freeze()):
        return
    search.most = limit.nodes if limit.nodes is not None else NO_LIMIT
    if limit.seconds is not None:
        search.deadline = began + limit.seconds
    deepest = min(limit.depth or DEEPEST, DEEPEST)
    helpers = [Search(search.table, standard_network()) for _ in range(threads - 1)]
    with stopping(search, stop), helping(helpers, p.freeze()):
        finished = True
        while finished and search.depth < deepest:
            finished = search.deepen(lines)
            scores = search.scores_of_lines(lines)
            found = tuple(line(search, place, score) for place, score in enumerate(scores))
            nodes = search.nodes + sum(helper.nodes for helper in helpers)
            yield Analysis(found, search.depth, nodes, time.monotonic() - began)
            if found and all(abs(score) > CERTAIN for score in scores) and certain_to_last(search, scores[0]):
                return


def certain_to_last(search: Search, score: int) -> bool:
    """Is a win or a loss so near that looking further cannot change it?"""
    return WIN - abs(score) <= search.depth


def new_search(bits: int = 20) -> Search:
    """A search with the standard network, if there is one."""
    return Search(Transpositions(bits), standard_network())


@contextmanager
def watched(search: Search, is_over: Callable[[threading.Event], bool]) -> Iterator[None]:
    """Stop the search if a watcher in a thread of its own says so; the event tells the watcher that it has ended."""
    ended = threading.Event()

    def watch() -> None:
        if is_over(ended):
            search.stopped = True

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        ended.set()
        watcher.join()


@contextmanager
def stopping(search: Search, stop: threading.Event | None) -> Iterator[None]:
    """Let the event stop the search."""
    if stop is None:
        yield
        return

    def is_over(ended: threading.Event) -> bool:
        while not ended.is_set():
            if stop.wait(0.01):
                return True
        return False

    with watched(search, is_over):
        yield


@contextmanager
def helping(helpers: Sequence[Search], frozen: bytes) -> Iterator[None]:
    """Let helpers search a position too, each in a thread. A search with the same table knows what they find."""
    threads = [threading.Thread(target=go_deeper, args=(helper,), daemon=True) for helper in helpers]
    for helper, thread in zip(helpers, threads, strict=True):
        helper.start(frozen)
        thread.start()
    try:
        yield
    finally:
        for helper, thread in zip(helpers, threads, strict=True):
            helper.stopped = True
            thread.join()


def go_deeper(search: Search) -> None:
    """Search deeper and deeper until somebody stops it."""
    while search.width and search.depth < DEEPEST and search.deepen():
        pass


def line(search: Search, place: int, score: int) -> Line:
    """One of the best turns, as far as they are known."""
    turns = tuple(tuple(map(Step, steps)) for steps in search.variation(place))
    return Line(turns[0], turns, chance(score), win_in(score))


def chance(score: int) -> float:
    """How likely a score wins."""
    if abs(score) > CERTAIN:
        return 1.0 if score > 0 else 0.0
    return 1 / (1 + math.exp(-score / SOFT))


def win_in(score: int) -> int | None:
    """How many own turns a certain win takes; a loss is negative."""
    if abs(score) <= CERTAIN:
        return None
    turns = (WIN - abs(score)) // 2 + 1
    return turns if score > 0 else -turns
