"""New against old: pairs of games with swapped seats from the same opening, until a sequential test is sure.

Both networks get the same number of nodes, so a pair comes out the same wherever and whenever it is played. Results are
kept line by line, so that an interrupted gauntlet goes on.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from santorini.ai.network import Accumulators
from santorini.ai.scores import CERTAIN
from santorini.ai.search import Search
from santorini.ai.transpositions import Transpositions
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import OVER, START
from santorini.study.pools import Pool
from santorini.study.rating import Rating, SequentialTest, rate
from santorini.study.runners import LocalRunner, Runner
from santorini.study.selfplay import LONGEST, Match, name_of, think

POOLS = (Pool.MORTALS, Pool.SIMPLE, Pool.ALL)
OPENING = 5  # random turns, at most
TABLE = 17  # bits of a search's table


@dataclass(frozen=True)
class Rules:
    """How a gauntlet is played, and when it ends."""

    nodes: int = 3_000  # for a turn
    most: int = 1_000  # pairs of games; who is not proven to be better then is not
    better: float = 20  # Elo; the test asks whether the new one is that much better, or not at all
    seed: int = 0


@dataclass(frozen=True)
class Verdict:
    """How a new network did in one pool; it is `better`, it is not, or (None) nobody knows yet."""

    pool: Pool
    pairs: int
    points: float  # of as many
    better: bool | None
    rating: Rating


@dataclass(frozen=True)
class Pairing:
    """What the pairs of a gauntlet share."""

    pool: Pool
    nodes: int
    seed: int
    new: bytes
    old: bytes | None


def play_pair(shared: Pairing, number: int) -> float:
    """The new network's share of the points in both games of a pair."""
    rng = random.Random(f"{shared.pool} {shared.seed} {number}")
    opening = opened(Match(shared.pool, rng), rng)
    searches = [Search(Transpositions(TABLE), Accumulators(network)) for network in (shared.new, shared.old)]
    points = 0.0
    for new_side in range(2):
        winner = finished(opening.copy(), [searches[side ^ new_side] for side in range(2)], shared.nodes)
        points += 0.5 if winner is None else float(winner == new_side)
    return points / 2


def opened(match: Match, rng: random.Random) -> Position:
    """A position after some random turns, at the start of a turn."""
    walk = Walk()
    while True:
        p = match.game().position.copy()
        p.quiet = True
        turns = Search(Transpositions(TABLE), Accumulators(None))
        for _ in range(rng.randint(1, OPENING)):
            if p.window == START and turns.start(p.freeze()):
                for step in turns.steps_of(rng.randrange(turns.width)):
                    walk.take(p, step)
        if p.window == START:
            return p


def finished(p: Position, searches: list[Search], nodes: int) -> int | None:
    """The side that wins from here, each with a search of its own; None if nobody does."""
    walk = Walk()
    for search in searches:
        search.forget()
    for _ in range(LONGEST):
        if p.window == OVER:
            return p.winner
        side = p.side_for(p.mover)
        search = searches[side]
        if p.window != START or not search.start(p.freeze()):
            return None
        score = think(search, nodes)
        if abs(score) > CERTAIN:
            return side if score > 0 else 1 - side
        for step in search.steps_of(0):
            walk.take(p, step)
    return None


class Results:
    """Shares of the points by pair, kept in a file as they come."""

    def __init__(self, path: Path, key: dict[str, object]) -> None:
        self._path, heading = path, json.dumps(key)
        lines = path.read_text().split("\n") if path.exists() else []
        if not lines or lines[0] != heading:  # those of another gauntlet
            path.write_text(heading + "\n")
            lines = []
        self._points = dict(self._read(line) for line in lines[1:-1])  # the last one may be half a line
        if lines and lines[-1]:
            path.write_text("\n".join(lines[:-1]) + "\n")

    @staticmethod
    def _read(line: str) -> tuple[int, float]:
        number, share = line.split()
        return int(number), float(share)

    def __contains__(self, number: int) -> bool:
        return number in self._points

    def add(self, number: int, share: float) -> None:
        """Keep one more."""
        self._points[number] = share
        with self._path.open("a") as file:
            file.write(f"{number} {share}\n")

    def in_order(self) -> list[float]:
        """Those of the first pairs without a gap: short games do not count before long ones."""
        found: list[float] = []
        while len(found) in self._points:
            found.append(self._points[len(found)])
        return found


def judge(
    pool: Pool,
    new: bytes,
    old: bytes | None,
    rules: Rules,
    kept: Path,
    runner: Runner | None = None,
    progress: Callable[[Verdict], None] = lambda _: None,
) -> Verdict:
    """Play pairs in a pool until it is clear whether the new network is better."""
    kept.mkdir(parents=True, exist_ok=True)
    settings = {**asdict(rules), "pool": pool, "new": name_of(new), "old": name_of(old)}
    del settings["most"], settings["better"]  # whoever asks for more games goes on with those that were played
    results = Results(kept / f"{pool}.results", settings)
    verdict = told(pool, results.in_order(), rules)
    progress(verdict)
    left = [number for number in range(rules.most) if number not in results]
    if verdict.better is not None or not left:
        return verdict
    playing = (runner or LocalRunner()).run(play_pair, Pairing(pool, rules.nodes, rules.seed, new, old), left)
    for number, share in playing:
        results.add(number, share)
        verdict = told(pool, results.in_order(), rules, verdict.pairs)
        progress(verdict)
        if verdict.better is not None:
            break
    return verdict


def told(pool: Pool, rounds: list[float], rules: Rules, checked: int = 0) -> Verdict:
    """What these rounds say: they end with the first that makes the test sure. Of some it is known that they do not."""
    test = SequentialTest(better=rules.better)
    for end in range(checked + 1, len(rounds) + 1):
        if (better := test.verdict(rounds[:end])) is not None:
            return Verdict(pool, end, sum(rounds[:end]), better, rate(rounds[:end]))
    return Verdict(pool, len(rounds), sum(rounds), None, rate(rounds))
