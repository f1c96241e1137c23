"""Several servers at one PostgreSQL: what faults cost the games that are played there, and how many steps a second one,
two and three of them make, beside as many servers that only echo.

python -m benchmarks.cluster --faults 100 --games 500
python -m benchmarks.cluster --load
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path

import uvloop

from benchmarks.load import Echoes, Games, answering, by_window
from testkit.cluster import Cluster, Survived, free_port, survive
from testkit.crowd import Place, Server, seated
from testkit.databases import Postgres, postgres

SOON = 5.0  # seconds after a fault has ended within which all games go on
COUNTS = (1, 2, 3)


# ---------------------------------------------------------------- faults


async def faults(count: int, games: int) -> bool:
    """True if every game went on soon after every fault."""
    with (
        tempfile.TemporaryDirectory() as folder,
        postgres() as database,
        Cluster(Path(folder), database, heartbeat=2.0) as cluster,
    ):
        told = await survive(cluster, count, games, random.Random(1))
    report(told)
    return max(max(pauses) for pauses in told.pauses.values()) <= SOON


def report(told: Survived) -> None:
    print(f"\n{'three servers, nginx, PostgreSQL':<34}{'faults':>9}{'all go on after, s: middle':>28}{'longest':>9}")
    for name, pauses in told.pauses.items():
        print(f"{name:<34}{len(pauses):>9}{statistics.median(pauses):>28.1f}{max(pauses):>9.1f}")
    print(f"{told.games:,} games, {told.steps:,} steps, {told.reconnected:,} reconnections")
    print("what every player was told is in the log, every acknowledged step once; nobody lost on time")


# ---------------------------------------------------------------- load


class Side(Place):
    """A server of a group, as the crowd needs it: what it stores is in the database of all."""

    def __init__(self, server: Server) -> None:
        self.port, self.database = server.port, server.database


@contextmanager
def echoing(count: int) -> Iterator[list[int]]:
    ports = [free_port() for _ in range(count)]
    processes = [subprocess.Popen([sys.executable, "-m", "benchmarks.echo", str(port)]) for port in ports]
    try:
        yield ports
    finally:
        for process in processes:
            process.terminate()
            process.wait()


async def measured(folder: Path, database: Postgres, count: int, games: int) -> tuple[list[float], list[float]]:
    """Steps a second of so many servers, and of them for each echo of as many, in windows that take turns."""
    secret = "the same for all of these servers"
    with echoing(count) as ports, ExitStack() as stack:
        url = database.fresh(f"load_{folder.name.lower()}_{count}")
        servers = [
            stack.enter_context(Server(folder / f"{count}-{n}", database=url, secret=secret)) for n in range(count)
        ]
        for port in ports:
            await answering(f"http://127.0.0.1:{port}")
        echoes = Echoes(games, ports)
        await echoes.connect()
        rng = random.Random(1)
        pairs = [await seated(Side(servers[n % count]), rng) for n in range(games)]
        played = Games([player for pair in pairs for player in pair])
        await played.connect()
        while True:
            await echoes.floor.have()
            await played.floor.have()
            if played.ended > 0.2:
                played.floor.windows.pop()
                break
        await played.finish(servers[0])
        echoes.close()
    theirs, ours = by_window(echoes), by_window(played)
    both = zip(ours, pairwise(theirs), strict=True)
    return [one.rate for one in ours], [2 * one.rate / (before.rate + after.rate) for one, (before, after) in both]


async def load(games: int) -> None:
    print(f"\n{f'{games} games at once':<34}{'steps/s':>15}{'of as many echoes':>20}")
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        for count in COUNTS:
            rates, ratios = await measured(Path(folder), database, count, games)
            row = f"{statistics.median(rates):>15,.0f}{statistics.median(ratios):>20.2f}"
            print(f"{f'{count} servers, PostgreSQL':<34}{row}", flush=True)
    print(f"this machine has {os.cpu_count()} processors, for servers, PostgreSQL and players together")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--games", type=int, default=500, help="at a time")
    parser.add_argument("--load", action="store_true", help="steps a second instead of faults")
    given = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if given.load:
            runner.run(load(given.games))
        else:
            sys.exit(0 if runner.run(faults(given.faults, given.games)) else 1)
