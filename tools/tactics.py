"""Mines tactics from games of the search against itself, and proves each by brute force.

    python -m tools.tactics tests/ai/tactics.txt --positions 20

A line is a task and a position: `win 2` is a win in two turns of one's own, `save` has a single turn that does not lose
at once. Every power gets as many of them as asked for, if the games show so many.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from santorini.ai.analysis import new_search
from santorini.ai.scores import CERTAIN, WIN
from santorini.ai.search import Search
from santorini.powers.catalog import CARDS, Card
from santorini.records import write_position
from santorini.rules.position import Position
from testkit.proofs import Turn, saving_turns, wins_at_once, wins_within
from testkit.selfplay import any_turn, open_rivals, opening, turns_played

TASKS = ("win 1", "win 2", "win 3", "save")
NODES = 4_000
ADVISED = 60_000  # nodes to find the turn that wins
WIDEST = 200  # turns; brute force takes too long where there are more
RANDOM_TURNS = 8  # of a game, its first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=12, help="of each power")
    parser.add_argument("--rounds", type=int, default=60, help="games of each power at most")
    parser.add_argument("--power", action="append", help="only for this one; may be given again")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    lines = given.file.read_text().splitlines() if given.file.exists() else []
    found = Counter((mover_of(line), line.split(" | ")[0]) for line in lines)
    most = -(-given.positions // len(TASKS))
    cards = [card for card in CARDS if not given.power or card.name in given.power]
    miner = Miner(random.Random(given.seed))
    for _ in range(given.rounds):
        for card in cards:
            for task, position in miner.mine(card):
                if found[card.name, task] < most:
                    found[card.name, task] += 1
                    lines.append(f"{task} | {position}")
                    given.file.write_text("\n".join(lines) + "\n")
        print(f"{len(lines)} tactics of {len({name for name, _ in found})} powers", flush=True)


def mover_of(line: str) -> str:
    """The power that is to solve the task."""
    return line.split(" | ")[1].split()[4].split(",")[0]


class Miner:
    """Plays games and looks for tactics in them."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._search = new_search(18)

    def mine(self, card: Card) -> Iterator[tuple[str, str]]:
        """The tactics of one game in which this power moves first."""
        start = opening(card, self._rng.choice(open_rivals(card)), self._rng)
        for number, p in turns_played(start, self._choose):
            if number >= 4 and p.mover == 0 and self._search.start(p.freeze()) <= WIDEST:
                task = self._task(p)
                if task:
                    yield task, write_position(p)

    def _choose(self, p: Position, number: int) -> Turn:
        if number < RANDOM_TURNS:
            return any_turn(self._search, p, self._rng)
        if not self._search.start(p.freeze()):
            return ()
        deepen(self._search, NODES)
        return tuple(self._search.steps_of(0))

    def _task(self, p: Position) -> str | None:
        """What this position asks for, if it can be proven."""
        if wins_at_once(p):
            return "win 1"
        deepen(self._search, ADVISED)
        score = self._search.scores_of_lines(1)[0]
        for turns in (2, 3):
            if score == WIN - 2 * (turns - 1) and wins_within(p, turns, self._advise):
                return f"win {turns}"
        if abs(score) < CERTAIN and len(saving_turns(p)) == 1:
            return "save"
        return None

    def _advise(self, p: Position) -> tuple[int, ...] | None:
        if not self._search.start(p.freeze()):
            return None
        deepen(self._search, ADVISED)
        return tuple(self._search.steps_of(0)) if self._search.scores_of_lines(1)[0] > CERTAIN else None


def deepen(search: Search, nodes: int) -> None:
    """Search until something is certain, or for so many nodes."""
    search.limit(nodes, 1e9)
    while search.deepen() and abs(search.scores_of_lines(1)[0]) < CERTAIN and search.depth < 20:
        pass


if __name__ == "__main__":
    main()
