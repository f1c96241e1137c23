"""Every speed we claim, as a ratio in one run. `make bench` builds the C yardstick and starts this.

Machines are noisy, so what is compared runs alternately and the best of several repeats counts.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable

from benchmarks.envs import envs
from benchmarks.faults import faults
from benchmarks.fuzz import fuzz
from benchmarks.load import load
from benchmarks.many import many
from benchmarks.nodes import PAIRINGS, nodes
from benchmarks.pages import pages
from benchmarks.siege import siege
from benchmarks.soak import soak
from santorini import CARDS, Game
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from testkit.playing import play_out

REPEATS = 5
STARTS = ("b2,d4 b4,d2", "a1,e5 a5,e1")
CLAIMS = {"made": 0.8, "bulk": 0.6}  # of the speed of hand-written C
GAMES = 2000


def placed(powers: tuple[str, ...], spaces: str = "b2,d4 b4,d2") -> Position:
    game = Game(*powers)
    for space in spaces.replace(" ", ",").split(","):
        game.take(f"@{space}")
    return game.position


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def against_c(program: str) -> bool:
    """Perft of the base game, ours and C's in turn. True if every claim holds."""
    walk = Walk()
    kept = True
    print(f"{'base game perft, depth 4 and 5':<34}{'turns':>15}{'C, s':>9}{'ours, s':>9}{'ratio':>8}{'claim':>7}")
    for mode, claim in CLAIMS.items():
        for start, depth in zip(STARTS, (4 if mode == "made" else 5, 5), strict=True):
            own, rivals = start.split()
            position, c, ours = placed((), start), [], []
            for _ in range(4 * REPEATS if depth == 4 else REPEATS):
                output = subprocess.run(
                    [program, mode, str(depth), own, rivals, "1"], check=True, capture_output=True, text=True
                ).stdout.split()
                c.append(float(output[1]))
                begin = time.perf_counter()
                turns = walk.perft(position, depth, mode == "bulk")
                ours.append(time.perf_counter() - begin)
                assert turns == int(output[0]), f"we count {turns} turns, C counts {output[0]}"
            ratio = min(c) / min(ours)
            kept &= ratio >= claim
            name = f"{start} {'every leaf made' if mode == 'made' else 'last builds in bulk'}"
            print(f"{name:<34}{turns:>15,}{min(c):>9.3f}{min(ours):>9.3f}{ratio:>8.2f}{claim:>7}")
    return kept


def pairings() -> None:
    """Perft to depth 2 of ten pairings, beside mortals walked the same general way."""
    walk = Walk()
    rows = []
    for powers in (("Dionysus", "Mortal"), *PAIRINGS):  # Dionysus: mortals' turns, but not the plain way
        position = placed(powers)
        turns = walk.perft(position, 2)
        best = min(seconds(lambda p=position: walk.perft(p, 2)) for _ in range(REPEATS))  # type: ignore[misc]
        rows.append(("mortals, general way" if powers[0] == "Dionysus" else "-".join(powers), turns, turns / best))
    print(f"\n{'perft to depth 2':<34}{'turns':>15}{'M turns/s':>12}{'of mortals':>12}")
    for name, turns, speed in rows:
        print(f"{name:<34}{turns:>15,}{speed / 1e6:>12.2f}{speed / rows[0][2]:>12.2f}")


def random_games() -> None:
    """Whole random games with every step checked for legality, mortals and every second power in turn."""
    print(f"\n{'random complete games':<34}{'games/s':>15}{'of mortals':>12}")
    speeds = []
    for name, deal in (
        ("mortals", lambda rng: [0, 0]),
        ("any two powers", lambda rng: rng.sample(range(1, len(CARDS)), 2)),
    ):
        rng = random.Random(1)
        took = seconds(lambda deal=deal, rng=rng: [play_out(deal(rng), rng) for _ in range(GAMES)])  # type: ignore[misc]
        speeds.append(GAMES / took)
        print(f"{name:<34}{speeds[-1]:>15.0f}{speeds[-1] / speeds[0]:>12.2f}")


def sizes() -> bool:
    """What a position weighs, and how long the rules take to import beside an empty Python."""
    bare, rules = (
        min(seconds(lambda code=code: subprocess.run([sys.executable, "-c", code], check=True)) for _ in range(REPEATS))  # type: ignore[misc]
        for code in ("pass", "import santorini.rules.walk, santorini.powers")
    )
    size, cost = len(Game().position.freeze()), (rules - bare) * 1000
    print(f"\nposition snapshot: {size} bytes (claim: at most 256)")
    print(f"import of the rules: {cost:.0f} ms beyond Python itself (claim: under 100)")
    return size <= 256 and cost < 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--c-perft", required=True, help="the compiled benchmarks/perft.c")
    kept = against_c(parser.parse_args().c_perft)
    pairings()
    random_games()
    kept &= sizes()
    kept &= nodes()
    kept &= envs()
    kept &= many()
    kept &= pages()
    kept &= load()
    kept &= siege()
    kept &= soak(3_000)
    kept &= fuzz(100_000)
    faults()
    print("\nEvery claim holds." if kept else "\nA claim does not hold on this run.")
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
