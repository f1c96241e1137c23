"""How often the computer's top level lets its opponent win at once although another turn would not: never, we claim.

python -m benchmarks.blunders --positions 10000 --nodes 2000 --processes 2
python -m benchmarks.blunders --positions 1000 --power Tartarus

Games of the computer against itself are played, one of every permitted pairing of open powers (or of these powers),
then one more of each until there are so many positions. After each of its turns brute force looks for a win, and if
there is one, for a turn that would have left none. Of secrets only what the seat knows counts, and whoever cannot see
the workers of the other side is not judged. What was found is kept in a file, so that who is interrupted goes on.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from santorini import Game, view
from santorini.ai.analysis import new_search
from santorini.ai.computer import ComputerPlayer
from santorini.ai.networks import standard_weights
from santorini.notation import Step
from santorini.players import goes_on, taken
from santorini.powers.catalog import Card, power
from santorini.records import write_position
from santorini.rules.position import Position
from santorini.rules.words import NOBODY, START
from santorini.study.pools import open_cards
from santorini.study.runners import LocalRunner
from santorini.study.selfplay import name_of
from testkit.ledger import Ledger
from testkit.proofs import Turn, better_turn
from testkit.selfplay import any_turn, open_rivals, opening, turns_played
from testkit.thinking import top_level

RANDOM_TURNS = 6  # at most, in the opening
STRAY = 0.06  # how often a turn is left to chance later
TABLE_BITS = 12
FOREVER = 1e9  # seconds


@dataclass(frozen=True)
class Terms:
    """What the games have in common."""

    nodes: int
    seed: int
    powers: tuple[str, ...] = ()
    network: str | None = name_of(standard_weights())

    @property
    def file(self) -> str:
        """Where the results of such games are kept."""
        return f"blunders-{'-'.join((*self.powers, str(self.nodes)))}-{self.seed}.ledger"


def pairings(terms: Terms) -> list[tuple[Card, Card]]:
    """All permitted pairings of open powers, or of the powers asked for, once, in any order, either power beginning."""
    rng = random.Random(terms.seed)
    pairs = [pair for pair in combinations(open_cards(), 2) if pair[1] in open_rivals(pair[0])]
    if terms.powers:
        pairs = [(card, rival) for name in terms.powers for card in [power(name)] for rival in open_rivals(card)]
    rng.shuffle(pairs)
    return [(one, other) if rng.random() < 0.5 else (other, one) for one, other in pairs]


class Mind:
    """The computer at both sides of one game, and what it did wrong."""

    def __init__(self, terms: Terms, rng: random.Random) -> None:
        self._player = ComputerPlayer(top_level(FOREVER, terms.nodes), rng)
        self._turns = new_search(TABLE_BITS)
        self._rng = rng
        self._random_turns = rng.randint(0, RANDOM_TURNS)
        self.place = Position()
        self.positions = 0
        self.blunders: list[str] = []

    def choose(self, p: Position, number: int) -> Turn:
        """The turn that is played: the computer's after an opening by lot, and it is looked at; or any."""
        self.place = p
        if number < self._random_turns:
            return any_turn(self._turns, p, self._rng)
        turn = self._computers_turn(p)
        known = p.copy()
        known.conceal(p.mover)
        if known.secret_side in (NOBODY, known.side_for(p.mover)):
            self._judge(known, turn)
        return any_turn(self._turns, p, self._rng) if self._rng.random() < STRAY else turn

    def _judge(self, p: Position, turn: Turn) -> None:
        self.positions += 1
        better = better_turn(p, turn)
        if better:
            self.blunders.append(f"{write_position(p)} played {words(turn)} and not {words(better)}")

    def _computers_turn(self, p: Position) -> Turn:
        turn: Turn = ()
        q = p
        while not turn or (goes_on(q, p) and q.window != START):
            step = self._player.decide(view(Game.from_position(q), q.decider))
            turn, q = (*turn, int(step)), taken(q, step)
        return turn


def words(turn: Turn) -> str:
    """A turn as text."""
    return " ".join(str(Step(step)) for step in turn)


def play(terms: Terms, number: int) -> tuple[int, list[str]]:
    """One game: how many of its turns were looked at, and the blunders."""
    pairs = pairings(terms)
    rng = random.Random(f"{terms.seed} {number}")
    mind = Mind(terms, rng)
    start = opening(*pairs[number % len(pairs)], rng)
    try:
        for _ in turns_played(start, mind.choose):
            pass
    except Exception as error:
        error.add_note(f"game {number}: {write_position(mind.place)}")
        raise
    return mind.positions, mind.blunders


def measure(terms: Terms, positions: int, games: int | None, processes: int, folder: Path) -> bool:
    """Play one game of every pairing, and on until there are enough positions. True if there was no blunder."""
    kept = Ledger(folder / terms.file, str(terms))
    found, round_size = Tally(), len(pairings(terms))
    numbers: range = range(0)
    while games is None or numbers.stop < games:
        if numbers.stop and found.positions >= positions:
            break
        size = round_size if games is None else min(round_size, games - numbers.stop)
        numbers = range(numbers.stop, numbers.stop + size)
        found.add_all(kept[number] for number in numbers if number in kept)
        left = [number for number in numbers if number not in kept]
        for number, result in LocalRunner(processes).run(play, terms, left):
            kept.add(number, result)
            found.add_all([result])
    print(f"{found}; claim of none: {'DOES NOT HOLD' if found.blunders else 'holds'}", flush=True)
    return not found.blunders


class Tally:
    """What the games have shown so far; it tells now and then."""

    def __init__(self) -> None:
        self.games = self.positions = self.blunders = 0

    def add_all(self, results: Iterable[tuple[int, list[str]]]) -> None:
        """Count games."""
        for positions, blunders in results:
            self.games += 1
            self.positions += positions
            self.blunders += len(blunders)
            for one in blunders:
                print(f"BLUNDER: {one}", flush=True)
            if self.games % 50 == 0:
                print(self, flush=True)

    def __str__(self) -> str:
        return f"{self.games} games, {self.positions} positions, {self.blunders} blunders"


def main() -> None:
    """Look for blunders."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--positions", type=int, default=10_000, help="at least so many")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.add_argument("--nodes", type=int, default=2_000, help="of a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--power", action="append", help="only pairings with this one; may be given again")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/blunders"), help="where results are kept")
    given = parser.parse_args()
    held = measure(
        Terms(given.nodes, given.seed, tuple(given.power or ())),
        given.positions,
        given.games,
        given.processes,
        given.folder,
    )
    raise SystemExit(not held)


if __name__ == "__main__":
    main()
