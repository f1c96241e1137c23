"""A server with a million stored tables: how long it takes to start, and to list the lobby and somebody's games.

python -m benchmarks.stored --tables 1000000
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
from sqlalchemy import Connection, text

from santorini.server.guests import Guest, Guests
from santorini.server.settings import Settings
from santorini.server.store.database import Database
from santorini.server.store.log import Stepped, write_line
from santorini.server.store.store import clock
from santorini.server.tables import automatic, seating
from santorini.server.tables.table import Table
from santorini.server.wire.schema import Options, encode
from testkit.crowd import Server

SECRET = "the secret of a server with many tables"
GAMES = 60  # of the one who asks, half of them running
WAITING = 100  # tables in the lobby
FEW = 3  # lines of each of the others, so that a benchmark fits on a disk
LISTS = ("/api/tables", "/api/games", "/api/games?finished=true")
START, LIST = 3.0, 0.02  # seconds


def played(id: str, public: bool, whole: bool) -> Table:
    """A random game of ann's, to its end or for a while."""
    table, rng, now = Table.create(id, Options(seats=["me", "open"], public=public), "ann"), random.Random(id), clock()
    seating.sit(table, 0, "ann", "Ann", "k", now)
    seating.sit(table, 1, "ben", "Ben", "k", now)
    automatic.proceed(table, now, rng)
    while table.game is not None and table.status == "playing" and (whole or table.version < 30):
        table.write(Stepped(now, step=rng.choice(table.game.legal_step_numbers())))
    return table


def fill(connection: Connection, count: int) -> None:
    """Many tables of others, and some games of ann's, as the server would have written them."""
    options, now = encode(Options(seats=["me", "open"])).decode(), clock()
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    fields = "id, owner, options, public, created, status, since, awake, listed"
    connection.execute(
        text(
            f"INSERT INTO tables ({fields}) {numbers} SELECT 't' || i, 'g' || (i % 50000), :options, i % 2 = 0,"
            " :now - i * 1000, CASE WHEN i % 10 = 0 THEN 'gathering' ELSE 'over' END, :now - i * 1000, 0, NULL FROM n"
        ),
        {"options": options, "now": now},
    )
    body = '{"kind":"sat","at":1,"seat":0,"sitter":"g","name":"G","key":"k"}'
    for version in range(1, FEW + 1):
        connection.execute(
            text(f"INSERT INTO lines {numbers} SELECT 't' || i, {version}, :body FROM n"), {"body": body}
        )
    connection.execute(text(f"INSERT INTO seats {numbers} SELECT 't' || i, 0, 'g' || (i % 50000) FROM n"))
    for n in range(GAMES + WAITING):
        table = played(f"own{n}", n >= GAMES, n % 2 == 0)
        row = {"id": table.id, "options": encode(table.options).decode(), "now": now + n, "status": table.status}
        row |= {"public": table.options.public, "listed": now + 10**8}
        values = ":id, 'ann', :options, :public, :now, :status, :now, false, :listed"
        connection.execute(text(f"INSERT INTO tables ({fields}) VALUES ({values})"), row)
        for version, line in enumerate(table.log, 1):
            found = {"id": table.id, "version": version, "body": write_line(line).decode()}
            connection.execute(text("INSERT INTO lines VALUES (:id, :version, :body)"), found)
        guest = "ann" if n < GAMES else "cat"
        connection.execute(text(f"INSERT INTO seats VALUES (:id, 0, '{guest}'), (:id, 1, 'ben')"), {"id": table.id})


def asked(client: httpx.Client, path: str) -> tuple[float, float]:
    """Seconds of the first answer, and of those after it."""
    times = []
    for _ in range(6):
        began = time.perf_counter()
        client.get(path).raise_for_status()
        times.append(time.perf_counter() - began)
        time.sleep(1.2)  # a list is kept for a second
    return times[0], statistics.median(times[1:])


def stored(count: int) -> bool:
    """True if the claims hold."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database.open(Settings(data=Path(folder)).url)
        with database.engine.begin() as connection:
            fill(connection, count)
        database.close()
        size = sum(file.stat().st_size for file in Path(folder).glob("*")) / 1e9
        server, began = Server(Path(folder), secret=SECRET), time.perf_counter()
        with server:
            start = time.perf_counter() - began
            cookies = {"santorini": Guests(SECRET).write(Guest("ann", "Ann"))}
            with httpx.Client(base_url=server.url, cookies=cookies) as client:
                client.get("/api/me").raise_for_status()
                lists = {
                    path: asked(client, path) for path in ("/api/tables", "/api/games", "/api/games?finished=true")
                }
    print(f"\n{f'{count:,} stored tables, {size:.1f} GB':<34}{'first, ms':>15}{'then':>9}{'claim':>12}")
    print(f"{'start, until it is ready':<34}{start * 1000:>15,.0f}{'':>9}{f'under {START * 1000:,.0f}':>12}")
    for path, (first, then) in lists.items():
        print(f"{path:<34}{first * 1000:>15.1f}{then * 1000:>9.1f}{f'under {LIST * 1000:.0f}':>12}")
    return start < START and max(then for _, then in lists.values()) < LIST


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000_000)
    sys.exit(0 if stored(parser.parse_args().tables) else 1)
