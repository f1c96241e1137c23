"""How far a decision runs over its time: every power in games of two, three and four, by the worst decision.

python -m benchmarks.overruns --seconds 0.1 --steps 40

Players keep to time of the processor where they look at the clock themselves (alpha-beta looks at the wall), and both
times are measured: on a busy machine others take from the latter.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass

from santorini import Game, view
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import Level
from santorini.powers.catalog import CARDS
from testkit.playing import completed, permitted

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


def play(powers: list[int], seconds: float, steps: int, rng: random.Random, worst: Worst) -> None:
    """Play a game's first steps, from somewhere in its middle on, so that all kinds of decision are seen."""
    game = Game(*powers, first=rng.randrange(len(powers)))
    level = Level(10, 60, 1 << 40, seconds, simulations=1 << 40)
    players = [ComputerPlayer(level, random.Random(rng.random()), time.process_time) for _ in powers]
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
        names = ",".join(CARDS[number].name for number in powers)
        worst.note(wall - seconds, processor - seconds, f"{names} {step} after {len(game.history)} steps")
        game.take(step, seat)


def measure(players: int, seconds: float, steps: int, rng: random.Random, only: str | None) -> Worst:
    """Every power that may play in games of this size."""
    overall, pairs = Worst(), permitted(players)
    for card in CARDS[1:]:
        mine = [pair for pair in pairs if card.number in pair]
        if not mine or (only and card.name != only):
            continue
        worst = Worst()
        while not worst.where:
            play(completed(rng.choice(mine), players, rng), seconds, steps, rng, worst)
        overall.note(worst.wall, worst.processor, worst.where)
        flag = "  OVER" if worst.processor > ALLOWED else ""
        print(f"{players} {card.name:12} {worst}{flag}", flush=True)
    return overall


def main() -> None:
    """Play as many games as there are powers, for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), action="append")
    parser.add_argument("--power")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for players in given.players or (2, 3, 4):
        rng = random.Random(f"{players} {given.seed}")
        print(f"{players} players: {measure(players, given.seconds, given.steps, rng, given.power)}", flush=True)


if __name__ == "__main__":
    main()
