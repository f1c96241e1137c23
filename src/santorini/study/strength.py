"""How strong each power is in games of two: self-play of short-sighted players, and the table that follows from it.

python -m santorini.study.strength --minutes 10 --results games.txt > src/santorini/ai/strength.py

Every pairing is played twice, either power beginning once. Results are added to a file, so that a later run goes on
from there; without `--minutes` only the table is written. Games of hidden powers and of chance are searched as trees.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from santorini import Game, view
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import Level
from santorini.powers.catalog import CARDS, forbids

LEVEL = Level(10, 3, 600, 5.0, margin=0.02, simulations=80)
LONGEST = 300  # steps; a game that goes on is a draw
ROUNDS = 200  # of adapting strengths to results
DRAWS = 2.0  # games with an average power that everybody is given, half of them won: few games prove little
ELO = 400 / math.log(10)

Result = tuple[int, int, float]  # who began, who followed, and what the former scored


def outcome(powers: tuple[int, int], rng: random.Random) -> float:
    """What the first player scores."""
    game = Game(*powers)
    players = [ComputerPlayer(LEVEL, random.Random(rng.random())) for _ in powers]
    while not game.over and len(game.history) < LONGEST:
        if game.decider is None:
            game.draw(rng)
        else:
            game.take(players[game.decider].decide(view(game, game.decider)))
    return float(game.result.side == 0) if game.result else 0.5


def play(minutes: float, results: Path) -> None:
    """Play pairings in random order until the time is up."""
    rng, until = random.Random(), time.monotonic() + 60 * minutes
    numbers = [card.number for card in CARDS[1:]]
    pairs = [pair for pair in itertools.combinations(numbers, 2) if not forbids(*pair)]
    with results.open("a") as out:
        while time.monotonic() < until:
            a, b = rng.choice(pairs)
            for first, second in ((a, b), (b, a)):
                out.write(f"{first} {second} {outcome((first, second), rng)}\n")
            out.flush()


def read(results: Path) -> list[Result]:
    """The games played so far."""
    rows = [line.split() for line in results.read_text().splitlines()]
    return [(int(first), int(second), float(score)) for first, second, score in rows]


def strengths(games: Iterable[Result]) -> dict[int, float]:
    """What makes the results most likely, in Elo around zero (Bradley and Terry's model, fitted step by step)."""
    met: Counter[tuple[int, int]] = Counter()
    won = {card.number: DRAWS / 2 for card in CARDS[1:]}
    for first, second, score in games:
        met[first, second] += 1
        won[first] += score
        won[second] += 1.0 - score
    worth = dict.fromkeys(won, 1.0)
    for _ in range(ROUNDS):
        faced = {number: DRAWS / (own + 1.0) for number, own in worth.items()}
        for (first, second), count in met.items():
            for number in (first, second):
                faced[number] += count / (worth[first] + worth[second])
        worth = {number: won[number] / faced[number] for number in won}
    mean = sum(math.log(value) for value in worth.values()) / len(worth)
    return {number: ELO * (math.log(value) - mean) for number, value in worth.items()}


def table(games: list[Result]) -> str:
    """The module with the strengths, as text."""
    begun = sum(score for *_, score in games) / max(len(games), 1)
    rows = sorted(strengths(games).items(), key=lambda pair: -pair[1])
    lines = [f'    "{CARDS[number].name}": {elo:.0f},' for number, elo in rows]
    return "\n".join(
        [
            '"""How strong the powers are in games of two, by self-play; `study/strength.py` writes this."""',
            "",
            f"GAMES = {len(games)}",
            f"FIRST = {begun:.2f}  # the share of games that the first player won",
            "STRENGTH = {  # in Elo, around the average power",
            *lines,
            "}",
        ]
    )


def main() -> None:
    """Play on, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--results", type=Path, required=True)
    given = parser.parse_args()
    if given.minutes:
        play(given.minutes, given.results)
    sys.stdout.write(table(read(given.results)) + "\n")


if __name__ == "__main__":
    main()
