"""How much stronger each level of the computer is than the one below: a ladder of matches.

python -m benchmarks.levels --rounds 40 --processes 2
python -m benchmarks.levels --from 9 --rounds 20

A rung is played by mortals, by simple gods and by any two powers, hidden ones included; every opening from both sides.
"""

from __future__ import annotations

import argparse

from santorini.ai.levels import LEVELS
from santorini.study.contestants import at_level
from santorini.study.match import Terms, play_match
from santorini.study.rating import rate

FIELDS = {"mortals": Terms(), "simple gods": Terms(pool="simple"), "any powers": Terms(pool="all")}
LEAST, MOST = 0.60, 0.85  # of the points


def rung(number: int, rounds: int, processes: int) -> list[float]:
    """The shares of a level against the one below, of all rounds; a line of the table is printed."""
    shares: list[float] = []
    scores = []
    for terms in FIELDS.values():
        standing = play_match(at_level(number), at_level(number - 1), terms, rounds, processes)
        shares += standing.shares
        scores.append(standing.score)
    mean = sum(shares) / len(shares)
    flag = "" if LEAST <= mean <= MOST else "  OUTSIDE"
    columns = "".join(f"{100 * score:>13.0f} %" for score in (*scores, mean))
    print(f"{number:>5}{columns}  {rate(shares)}{flag}", flush=True)
    return shares


def main() -> None:
    """Play the rungs asked for, and add up their ratings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=40, help="of two games, for each rung and field")
    parser.add_argument("--from", dest="first", type=int, default=2, help="the lowest level that climbs")
    parser.add_argument("--to", dest="last", type=int, default=len(LEVELS))
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    total, kept = 0.0, True
    print(f"level{''.join(f'{name:>15}' for name in (*FIELDS, 'all'))}  Elo above the level below", flush=True)
    for number in range(given.first, given.last + 1):
        shares = rung(number, given.rounds, given.processes)
        total += rate(shares).elo
        kept &= LEAST <= sum(shares) / len(shares) <= MOST
    print(f"Elo from level {given.first - 1} to {given.last}: {total:.0f}")
    print(f"claim of {100 * LEAST:.0f} to {100 * MOST:.0f} % a rung: {'holds' if kept else 'DOES NOT HOLD'}")


if __name__ == "__main__":
    main()
