"""How fast alpha-beta search is: nodes a second of the processor's time, beside turns of perft for the same pairing.

python -m benchmarks.nodes --all
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass

from santorini import CARDS, Game
from santorini.ai.analysis import DEEPEST, Limit, analyze, searchable
from santorini.ai.networks import standard_network, standard_weights
from santorini.ai.search import Search
from santorini.ai.transpositions import Transpositions
from santorini.powers.catalog import power
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import START
from testkit.playing import permitted

PAIRINGS = (
    *(("Apollo", "Minotaur"), ("Artemis", "Athena"), ("Demeter", "Atlas"), ("Prometheus", "Hera"), ("Pan", "Limus")),
    *(("Hermes", "Persephone"), ("Triton", "Aphrodite"), ("Poseidon", "Hypnus"), ("Morpheus", "Harpies")),
    ("Terpsichore", "Urania"),
)
MORTALS = ("Mortal", "Mortal")
GENERAL = ("Dionysus", "Mortal")  # mortals' turns, but not the plain way
BITS, DEPTH = 20, 6
POSITIONS, FEW, TRIES = 4, 2, 20
NODES = 100_000
ENOUGH = 0.1  # seconds of perft
CLAIM = 20_000  # nodes a second, of every pairing
# What a machine of two cores should reach; other machines may be slower.
WANTED = {
    "mortals": 3_000_000,
    "median of simple gods": 1_200_000,
    "median of all": 500_000,
    "slowest": CLAIM,
}


@dataclass(frozen=True)
class Speed:
    """What was measured in the positions of a pairing."""

    nodes: float  # a second
    turns: float | None  # of perft, a second, if they were counted
    deep: float  # seconds to the depth, in the middle position; infinite if it took more than the nodes allowed


def midgames(powers: tuple[str, ...], count: int) -> list[Position]:
    """Positions at the start of a turn, reached by random play; none if something is hidden or drawn."""
    rng = random.Random(" ".join(powers))
    found: list[Position] = []
    for _ in range(TRIES * count):
        game, steps = Game(*powers), rng.randint(16, 28)
        while not game.over and (len(game.history) < steps or game.position.window != START):
            if game.decider is None:
                return []
            game.take(rng.choice(game.legal_steps()))
        if not game.over and not searchable(game.position):
            return []
        found += [] if game.over else [game.position]
        if len(found) == count:
            break
    return found


def think(search: Search, p: Position, nodes: int) -> tuple[int, float, float]:
    """Search a position with nothing remembered: nodes, seconds in all, and seconds to the depth."""
    search.forget()
    search.start(p.freeze())
    search.limit(nodes, 3600.0)
    begin, deep = time.process_time(), math.inf
    while search.depth < DEEPEST and search.deepen():
        if search.depth == DEPTH:
            deep = time.process_time() - begin
    return search.nodes, time.process_time() - begin, deep


def perft_speed(positions: Sequence[Position]) -> float:
    """Turns a second, counted one by one to depth 2."""
    walk, turns, begin = Walk(), 0, time.process_time()
    while time.process_time() < begin + ENOUGH:
        turns += sum(walk.perft(p, 2) for p in positions)
    return turns / (time.process_time() - begin)


def measure(search: Search, powers: tuple[str, ...], count: int = POSITIONS, nodes: int = NODES) -> Speed | None:
    """The speeds of a pairing; None if it cannot be searched. Where few nodes are searched, no turns are counted."""
    positions = midgames(powers, count)
    if not positions:
        return None
    turns = perft_speed(midgames(GENERAL, count) if powers == MORTALS else positions) if nodes >= NODES else None
    seen, took, deep = zip(*(think(search, p, nodes) for p in positions), strict=True)
    return Speed(sum(seen) / sum(took), turns, statistics.median_high(deep))


def row(name: str, speed: Speed) -> None:
    deep = "-" if speed.deep == math.inf else f"{speed.deep:.2f}"
    turns, ratio = (f"{speed.turns:,.0f}", f"{speed.nodes / speed.turns:.3f}") if speed.turns else ("-", "-")
    print(f"{name:<34}{speed.nodes:>15,.0f}{turns:>15}{ratio:>9}{deep:>15}", flush=True)


def head(title: str) -> None:
    print(f"\n{title:<34}{'nodes/s':>15}{'perft turns/s':>15}{'ratio':>9}{f's to depth {DEPTH}':>15}")


def threads() -> float:
    """Nodes a second on the clock of two threads, as a multiple of one's; both in turn."""
    sums = [0.0, 0.0]
    for p in midgames(MORTALS, POSITIONS):
        for i in (0, 1):
            *_, last = analyze(p, Limit(seconds=1.0), search=Search(Transpositions(BITS)), threads=i + 1)
            sums[i] += last.nodes / last.seconds
    return sums[1] / sums[0]


def nodes() -> bool:
    """Mortals and ten pairings, judged by hand and by the network if there is one. True if the claim holds."""
    slowest = math.inf
    tracemalloc.start()
    search = Search(Transpositions(BITS), standard_network())
    memory, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    judges = {"hand-made evaluation": Search(Transpositions(BITS))}
    judges |= {"standard network": search} if standard_weights() else {}
    for judge, search in judges.items():
        head(f"search, {judge}")
        for powers in (MORTALS, *PAIRINGS):
            speed = measure(search, powers)
            assert speed, "nothing is hidden in these pairings"
            row("mortals" if powers == MORTALS else "-".join(powers), speed)
            slowest = min(slowest, speed.nodes)
    print(f"\ntwo threads: {threads():.2f} times the nodes of one")
    print(f"memory of a search: {memory / 1e6:.0f} MB")
    print(f"slowest pairing: {slowest:,.0f} nodes/s (claim: at least {CLAIM:,})")
    return slowest >= CLAIM


def all_pairings() -> None:
    """Mortals and every permitted pairing of powers that hide and draw nothing."""
    search = Search(Transpositions(BITS), standard_network())
    pairs: list[tuple[str, ...]] = [(CARDS[a].name, CARDS[b].name) for a, b in permitted(2) if a < b]
    found: list[tuple[Speed, tuple[str, ...]]] = []
    head(f"{len(pairs)} permitted pairings")
    for pair in pairs:
        if speed := measure(search, pair, FEW, NODES // 10):
            row("-".join(pair), speed)
            found.append((speed, pair))
    found.sort(key=lambda one: one[0].nodes)
    simple = [(speed, pair) for speed, pair in found if all(power(name).group == "simple" for name in pair)]
    mortals = measure(search, MORTALS, nodes=10 * NODES)
    assert mortals, "mortals hide nothing"
    figures = {
        "mortals": (mortals, MORTALS),
        "median of simple gods": simple[len(simple) // 2],
        "median of all": found[len(found) // 2],
        "slowest": found[0],
    }
    print(f"\n{len(found)} can be searched; the others hide or draw something")
    for title, (speed, pair) in figures.items():
        print(f"{title:<22} {'-'.join(pair):<24} {speed.nodes:>11,.0f} nodes/s, wanted {WANTED[title]:,}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--all", action="store_true", help="every pairing of open powers")
    all_pairings() if parser.parse_args().all else nodes()
