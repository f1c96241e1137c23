"""How far a decision runs over its time: every power at every table, the Ram's too, by the worst decision.

python -m benchmarks.overruns --seconds 0.1 --steps 40 --table fleece

Players keep to time of the processor where they look at the clock themselves (alpha-beta looks at the wall), and both
times are measured: on a busy machine others take from the latter.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass

from santorini import view
from santorini.ai.computer import ComputerPlayer
from testkit.tables import TABLES, Deal, deal_for, playing
from testkit.thinking import top_level

ALLOWED = 0.010  # seconds


@dataclass
class Worst:
    """The longest decisions seen so far, in seconds over the time allowed."""

    wall: float = -1.0
    processor: float = -1.0
    where: str = ""

    def note(self, wall: float, processor: float, where: str) -> None:
        """Remember what was worse."""
        self.wall = max(self.wall, wall)
        if processor > self.processor:
            self.processor, self.where = processor, where

    def __str__(self) -> str:
        return f"{1000 * self.processor:+7.1f} ms of processor, {1000 * self.wall:+7.1f} ms on the wall, {self.where}"


def play(deal: Deal, seconds: float, steps: int, rng: random.Random, worst: Worst) -> None:
    """Play a game's first steps, from somewhere in its middle on, so that all kinds of decision are seen."""
    game = deal.game(first=rng.randrange(len(deal.powers)))
    level = top_level(seconds)
    players = [ComputerPlayer(level, random.Random(rng.random()), time.process_time) for _ in deal.powers]
    skipped = rng.choice((0, 30, 60))
    while not game.over and len(game.history) < skipped + steps:
        if game.decider is None:
            game.draw(rng)
            continue
        if len(game.history) < skipped:
            game.take(rng.choice(game.legal_steps()))
            continue
        seen, seat = view(game, game.decider), game.decider
        wall, processor = time.monotonic(), time.process_time()
        step = players[seat].decide(seen)
        wall, processor = time.monotonic() - wall, time.process_time() - processor
        worst.note(wall - seconds, processor - seconds, f"{deal}: {step} after {len(game.history)} steps")
        game.take(step, seat)


def measure(table: str, seconds: float, steps: int, rng: random.Random, only: str | None) -> Worst:
    """Every power that may play at this table."""
    overall = Worst()
    for card in playing(table):
        if only and card.name != only:
            continue
        worst = Worst()
        while not worst.where:
            play(deal_for(card, table, rng), seconds, steps, rng, worst)
        overall.note(worst.wall, worst.processor, worst.where)
        flag = "  OVER" if worst.processor > ALLOWED else ""
        print(f"{table:6} {card.name:12} {worst}{flag}", flush=True)
    return overall


def main() -> None:
    """Play as many games as there are powers, at each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--table", choices=TABLES, action="append")
    parser.add_argument("--power")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for table in given.table or TABLES:
        rng = random.Random(f"{table} {given.seed}")
        print(f"{table}: {measure(table, given.seconds, given.steps, rng, given.power)}", flush=True)


if __name__ == "__main__":
    main()
