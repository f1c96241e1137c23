"""How often the computer beats simple players, power by power: its top level, every deal from every side.

python -m benchmarks.powers --games 20 --seconds 0.1 --processes 2
python -m benchmarks.powers --table fleece --power Apollo

Time is the processor's, so that a busy machine weakens nobody. What was played is kept in a file: who is interrupted
goes on, and who asks for more games plays only those. A game that breaks off is told with its position and not kept.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from santorini.ai.networks import standard_weights
from santorini.players import Player, SimplePlayer
from santorini.powers.catalog import CARDS, Card, power
from santorini.records import write_position
from santorini.study.runners import LocalRunner
from santorini.study.selfplay import name_of
from testkit.ledger import Ledger
from testkit.tables import TABLES, Deal, deal_for, play_to_end, playing
from testkit.thinking import steady_player

CLAIM = 0.95
GAMES = 1_000_000  # numbers of games that each power has for itself


@dataclass(frozen=True)
class Terms:
    """What the games of a table have in common."""

    table: str
    seconds: float
    seed: int
    network: str | None = name_of(standard_weights())

    @property
    def file(self) -> str:
        """Where the results of such games are kept."""
        return f"powers-{self.table}-{self.seconds}-{self.seed}.ledger"


@dataclass(frozen=True)
class Fault:
    """Why a game broke off, and where."""

    text: str


@dataclass(frozen=True)
class Score:
    """Points of games; one without an end counts half."""

    games: int = 0
    points: float = 0.0

    @classmethod
    def of(cls, points: Sequence[float]) -> Score:
        """The score of these games."""
        return cls(len(points), sum(points))

    @property
    def share(self) -> float:
        """Points of a game."""
        return self.points / self.games if self.games else 0.0

    def __str__(self) -> str:
        return f"{self.games:6}{self.points:8.1f}{100 * self.share:8.1f} %"


def seating(terms: Terms, number: int) -> tuple[Deal, int]:
    """The deal of a game, and the computer's side: from all sides, then with the powers one seat on."""
    card, index = CARDS[number // GAMES], number % GAMES
    sides = 3 if terms.table == "three" else 2
    deal = deal_for(card, terms.table, random.Random(f"{terms.seed} {terms.table} {card} {index // (2 * sides)}"))
    return (deal.turned() if index // sides % 2 else deal), index % sides


def play(terms: Terms, number: int) -> float | Fault:
    """The computer's points in one game."""
    deal, side = seating(terms, number)
    rng = random.Random(f"{terms.seed} {terms.table} {number}")
    game = deal.game()
    players: list[Player] = [
        steady_player(random.Random(rng.random()), terms.seconds)
        if seat % deal.sides == side
        else SimplePlayer(random.Random(rng.random()))
        for seat in range(game.players)
    ]
    try:
        winner = play_to_end(game, players, rng)
    except Exception as error:
        place = f"after {len(game.history)} steps in {write_position(game.position)}"
        return Fault(f"{deal}, computer at side {side}: {type(error).__name__}: {error}, {place}")
    return 0.5 if winner is None else float(winner == side)


class Table:
    """The rows of a table: each is printed when the last game of its power has ended."""

    def __init__(self, terms: Terms, cards: Sequence[Card], games: int, kept: Ledger) -> None:
        self._numbers = {card: range(card.number * GAMES, card.number * GAMES + games) for card in cards}
        self._terms, self._kept = terms, kept
        self._scores: dict[Card, Score] = {}
        self._faults: dict[int, Fault] = {}

    @property
    def left(self) -> list[int]:
        """The games still to be played."""
        return [number for numbers in self._numbers.values() for number in numbers if number not in self._kept]

    def add(self, number: int, result: float | Fault) -> None:
        """Count a game."""
        if isinstance(result, Fault):
            self._faults[number] = result
            print(f"FAULT {number}: {result.text}", flush=True)
        else:
            self._kept.add(number, result)
        self.tell(CARDS[number // GAMES])

    def tell(self, card: Card) -> None:
        """Print the row of a power, if all its games have ended."""
        numbers = self._numbers[card]
        if all(number in self._kept or number in self._faults for number in numbers):
            self._scores[card] = Score.of([self._kept[number] for number in numbers if number in self._kept])
            print(f"{card.name:14}{self._scores[card]}", flush=True)

    def tell_all(self) -> None:
        """Print the rows of all powers that need no more games."""
        for card in self._numbers:
            self.tell(card)

    def judge(self) -> bool:
        """Print the total, and whether the claim holds."""
        total = Score(sum(one.games for one in self._scores.values()), sum(one.points for one in self._scores.values()))
        below = [card.name for card, score in self._scores.items() if score.share < CLAIM]
        holds = total.share >= CLAIM and not self._faults
        print(f"{'all':14}{total}\nclaim of {100 * CLAIM:.0f} %: {'holds' if holds else 'DOES NOT HOLD'}")
        print(f"powers below: {', '.join(below) or 'none'}; games broken off: {len(self._faults)}", flush=True)
        return holds


def measure(terms: Terms, cards: Sequence[Card], games: int, processes: int, folder: Path) -> bool:
    """Play the games of these powers, or what is missing of them. True if the claim holds and none broke off."""
    table = Table(terms, cards, games, Ledger(folder / terms.file, str(terms)))
    left = table.left
    print(f"\n{terms.table + ', ' + str(terms.seconds) + ' s':14}{'games':>6}{'won':>8}{'share':>10}", flush=True)
    table.tell_all()
    for number, result in LocalRunner(processes).run(play, terms, left):
        table.add(number, result)
    return table.judge()


def main() -> None:
    """Play at the tables asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20, help="of each power")
    parser.add_argument("--seconds", type=float, default=0.1, help="of a decision")
    parser.add_argument("--table", choices=TABLES, action="append")
    parser.add_argument("--power", action="append", help="only this one; may be given again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/powers"), help="where results are kept")
    given = parser.parse_args()
    asked = {power(name) for name in given.power or ()}
    held = True
    for table in given.table or ("two",):
        cards = [card for card in playing(table) if not asked or card in asked]
        held &= measure(Terms(table, given.seconds, given.seed), cards, given.games, given.processes, given.folder)
    raise SystemExit(not held)


if __name__ == "__main__":
    main()
