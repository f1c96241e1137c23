"""How many faults of the server, and of its PostgreSQL, games survive.

python -m benchmarks.faults --kills 100 --postgres 20 --hostile
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path

from testkit.databases import postgres
from testkit.faults import Survived, survive


def report(what: str, survived: Survived) -> None:
    print(f"\n{what:<34}{'faults':>15}{'games':>9}{'steps':>9}{'reconnected':>13}")
    print(f"{'':<34}{survived.faults:>15}{survived.games:>9}{survived.steps:>9}{survived.reconnected:>13}")


def faults(kills: int = 100, restarts: int = 0, hostile: bool = False) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report("kill -9 under load", asyncio.run(survive(Path(folder), kills, random.Random(1), hostile=hostile)))
    if restarts:
        with tempfile.TemporaryDirectory() as folder, postgres() as database:
            run = survive(Path(folder), restarts, random.Random(2), database=database, hostile=hostile, heartbeat=0.5)
            report("PostgreSQL under load", asyncio.run(run))
    print("after every fault each acknowledged step was there, once; all games were played to their end")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100, help="kill -9 of the server, with SQLite")
    parser.add_argument("--postgres", type=int, default=20, help="faults with PostgreSQL: connections, restarts, kills")
    parser.add_argument("--hostile", action="store_true", help="beside somebody who sends nonsense at full speed")
    given = parser.parse_args()
    faults(given.kills, given.postgres, given.hostile)
