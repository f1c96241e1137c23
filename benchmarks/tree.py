"""How well the computer plays where sides are many, something is hidden or chance draws, against other players.

python -m benchmarks.tree --games 20 --seconds 0.1 --table hecate
python -m benchmarks.tree --rival tree --table chaos
python -m benchmarks.tree --rival tree --network some.network --table chaos

Against tree search, turns take both the same time.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import time
from collections.abc import Callable
from pathlib import Path

from santorini import Game
from santorini.ai.computer import STEPS
from santorini.ai.network import Accumulators
from santorini.ai.prospects import evaluate
from santorini.ai.sampling import Belief, sample
from santorini.ai.tree_search import TreePlayer
from santorini.notation import Step
from santorini.players import Player, SimplePlayer
from santorini.rules.position import Position
from santorini.rules.walk import Walk, turns
from santorini.rules.words import SETUP
from santorini.views import View
from testkit.playing import completed, numbers_of, permitted
from testkit.tables import play_to_end
from testkit.thinking import steady_player

TURNS = 600  # that one ply compares
TABLES = {"three": 3, "four": 4, "hecate": 2, "tartarus": 2, "moerae": 2, "chaos": 2}
KEEPERS = {"hecate": "Hecate", "tartarus": "Tartarus", "moerae": "Moerae", "chaos": "Chaos"}

_WALK = Walk()


class OnePlyPlayer:
    """Imagines one possible world and begins the turn there that leads to the best position."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._simple = SimplePlayer(rng)
        self._belief = Belief()

    def decide(self, view: View) -> Step:
        """The first step of the best turn."""
        if view.position.window == SETUP or len(view.legal) == 1 or view.position.decider != view.position.mover:
            return self._simple.decide(view)
        (world,) = sample(self._belief.possible(view), self._rng, 1)[:1]
        side = world.side_for(world.decider)
        rated = [(promise(world, turn, side), turn) for turn in itertools.islice(turns(world), TURNS)]
        chosen = max(rated, key=lambda pair: pair[0])[1][0] if rated else view.legal[0]
        return Step(chosen) if chosen in view.legal else self._rng.choice(view.legal)


def promise(world: Position, turn: tuple[int, ...], side: int) -> float:
    """The chance of a side after a turn."""
    p = world.copy()
    p.quiet = True
    for step in turn:
        if step in _WALK.legal(p):  # something hidden may end the turn early
            _WALK.take(p, step)
    return evaluate(p)[side]


def deal(table: str, rng: random.Random) -> list[int]:
    """Permitted powers for this table."""
    pairs = permitted(TABLES[table])
    if table in KEEPERS:
        (keeper,) = numbers_of(KEEPERS[table])
        pairs = [pair for pair in pairs if keeper in pair]
    return completed(rng.choice(pairs), TABLES[table], rng)


def tree(rng: random.Random, seconds: float, weights: bytes | None = None) -> TreePlayer:
    """Tree search by time of the processor, so that a busy machine does not weaken it. It decides step by step."""
    return TreePlayer(rng, seconds=seconds / STEPS, network=Accumulators(weights), clock=time.process_time)


def match(
    table: str,
    games: int,
    seconds: float,
    rival: Callable[[random.Random], Player],
    seed: int,
    weights: bytes | None = None,
) -> None:
    """Play every deal from every side, and print the computer's score, and as Elo."""
    rng = random.Random(f"{table} {seed}")
    sides = 3 if TABLES[table] == 3 else 2
    score, played = 0.0, 0

    def player(rng: random.Random) -> Player:
        return tree(rng, seconds, weights) if weights else steady_player(rng, seconds)

    while played < games:
        powers = deal(table, rng)
        for side in range(sides):
            ours = [seat % sides == side for seat in range(len(powers))]
            players: list[Player] = [
                player(random.Random(rng.random())) if mine else rival(random.Random(rng.random())) for mine in ours
            ]
            winner = play_to_end(Game(*powers), players, rng)
            score += 1 / sides if winner is None else float(winner == side)
            played += 1
    share = min(max(score / played, 0.5 / played), 1 - 0.5 / played)
    elo = 400 * math.log10(share * (sides - 1) / (1 - share))
    print(f"{table:9} {rival.__name__:13} {score:6.1f} of {played:3}  Elo {elo:+.0f}", flush=True)


def main() -> None:
    """Play the matches asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--table", choices=TABLES, action="append")
    parser.add_argument("--rival", choices=("simple", "one-ply", "tree"), action="append")
    parser.add_argument("--network", type=Path, help="let tree search with this network play instead of the computer")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    def bare_tree(rng: random.Random) -> Player:
        return tree(rng, given.seconds)

    rivals: dict[str, Callable[[random.Random], Player]] = {
        "simple": SimplePlayer,
        "one-ply": OnePlyPlayer,
        "tree": bare_tree,
    }
    weights = given.network.read_bytes() if given.network else None
    for table in given.table or TABLES:
        for rival in given.rival or ("one-ply", "simple"):
            match(table, given.games, given.seconds, rivals[rival], given.seed, weights)


if __name__ == "__main__":
    main()
