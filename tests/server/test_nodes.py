"""Several servers at one PostgreSQL: one at a time has a table, whatever happens to it, and players are sent there."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from testkit.cluster import Cluster, stopped, survive
from testkit.crowd import Server
from testkit.databases import Postgres, postgres
from tests.server.browser import Browser, Socket

SECRET = "the same for all of these servers"
MOVED = 4421
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def pair(tmp_path: Path, database: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers, without a proxy: tests say where a player goes."""
    settings: dict[str, Any] = {"secret": SECRET, "heartbeat": 1.5, "database": database.url}
    with Server(tmp_path / "a", **settings) as a, Server(tmp_path / "b", **settings) as b:
        yield a, b


@contextmanager
def at(server: Server, browser: Browser) -> Iterator[Browser]:
    """The same person, whose proxy sends them to this server."""
    with Browser(server) as other:
        other.client.cookies = browser.client.cookies
        yield other


def closed(socket: Socket) -> int | None:
    """With which code the server closes a socket."""
    try:
        while True:
            socket.listen(30)
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else None


def kinds(server: Server, table: str) -> list[str]:
    return [line["kind"] for line in server.lines()[table]]


def test_a_table_goes_where_its_players_are_sent_and_is_nowhere_else(pair: tuple[Server, Server]) -> None:
    a, b = pair
    with Browser(a) as ann, at(b, ann) as elsewhere:
        table, _ = ann.open(seats=["me", "me"], first=0)
        with elsewhere.join(table) as socket:  # asked for: nobody looks at it where it was opened
            assert socket.step(socket.legal[0], id="m1")["type"] == "news"
            assert "santorini_tables 0.0" in httpx.get(f"{a.url}/metrics").text
            time.sleep(5)  # it stays a while where somebody looks at it
            with ann.join(table) as back:
                assert closed(socket) == MOVED
                assert back.table["log"][-1]["kind"] == "step"
                assert back.step(0, id="m1")["type"] == "done"  # it was heard
    assert kinds(a, table).count("stepped") == 1


def test_who_is_asked_to_go_hands_its_tables_over_first(pair: tuple[Server, Server]) -> None:
    a, b = pair
    with Browser(a) as ann, at(b, ann) as elsewhere:
        clock = {"kind": "game", "seconds": 60, "increment": 0}
        table, _ = ann.open(seats=["me", "me"], first=0, clock=clock)
        with ann.join(table) as socket:
            socket.step(socket.legal[0])
            a.stop()
            assert closed(socket) in (MOVED, 1012)
        with elsewhere.join(table) as socket:
            assert socket.step(socket.legal[0], id="m2")["type"] == "news"
        a.start()
    assert kinds(a, table).count("stepped") == 2


def test_who_stood_still_past_the_lease_writes_nothing_more(pair: tuple[Server, Server]) -> None:
    a, b = pair
    with Browser(a) as ann, at(b, ann) as elsewhere:
        clock = {"kind": "game", "seconds": 20, "increment": 0}
        table, _ = ann.open(seats=["me", "me"], first=0, clock=clock)
        with ann.join(table) as socket:
            step = {"version": socket.version, "step": socket.legal[0]}
            with stopped(a):
                with elsewhere.join(table) as other:  # waits for the lease to end
                    told = other.step(other.legal[-1])
                    assert told["type"] == "news"
                [pause] = [entry for entry in other.table["log"] if entry["kind"] == "pause"]
                assert 0 < pause["length"] < 15_000
                socket.say(type="step", id="late", **step)
            assert closed(socket) == MOVED
            assert not any('"id":"late"' in text for text in socket.recorded)
        assert kinds(a, table).count("stepped") == 1
        with ann.join(table) as socket:  # it is one of them again
            assert socket.table["log"][-1]["kind"] == "step"


def test_an_alarm_of_a_dead_server_rings_once(tmp_path: Path, database: Postgres, pair: tuple[Server, Server]) -> None:
    a, b = pair
    settings: dict[str, Any] = {"secret": SECRET, "heartbeat": 1.5, "database": database.url}
    with Server(tmp_path / "c", **settings), Browser(a) as ann, at(b, ann) as elsewhere:
        clock = {"kind": "game", "seconds": 4, "increment": 0}
        table, _ = ann.open(seats=["me", "me"], first=0, clock=clock)
        a.kill()
        deadline = time.monotonic() + 60
        while "flagged" not in (found := kinds(b, table)):
            assert time.monotonic() < deadline, found
            time.sleep(0.2)
        assert found.count("flagged") == found.count("paused") == 1
        with elsewhere.join(table) as socket:
            assert socket.over
        a.start()


def test_what_operators_do_counts_at_every_server(pair: tuple[Server, Server], tmp_path: Path) -> None:
    from santorini.server.admin.commands import Block, Delete, ask
    from santorini.server.settings import Settings

    a, b = pair
    with Browser(a) as ann, Browser(b) as ben:
        table, _ = ann.open(seats=["me", "open"])
        ben.sit(table, 1)
        other, _ = ann.open(seats=["me", "open"])
        who = next(line["sitter"] for line in a.lines()[table] if line.get("seat") == 1)
        at_b = Settings(data=b.folder, database=b.database)
        with ann.join(other) as watched, ben.join(table) as socket:
            ask(at_b, Delete(other))
            assert closed(watched) == 4404
            ask(Settings(data=a.folder, database=a.database), Block(who))
            assert closed(socket) == 4423
        assert ben.client.get("/api/me").status_code == 403


def test_games_survive_what_happens_to_three_servers_and_their_database(tmp_path: Path) -> None:
    with postgres() as own, Cluster(tmp_path, own) as cluster:
        told = asyncio.run(survive(cluster, 6, 6, random.Random()))
    assert told.steps > 0
    assert told.reconnected > 0


def test_a_dump_restored_beside_the_same_secret_goes_on(tmp_path: Path, database: Postgres) -> None:
    first, second = database.fresh("dumped"), database.fresh("restored")
    plain = first.replace("+psycopg", "")
    with Server(tmp_path / "before", secret=SECRET, database=first) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"], first=0)
        with ann.join(table) as socket:
            socket.step(socket.legal[0], id="m1")
            database.tool("pg_dump", "--format", "custom", "--file", str(tmp_path / "dump"), plain)  # while it runs
        kept = server.lines()[table]
    into = ("--dbname", second.replace("+psycopg", ""))
    database.tool("pg_restore", "--no-owner", "--exit-on-error", *into, str(tmp_path / "dump"))
    with Server(tmp_path / "after", secret=SECRET, database=second) as server, at(server, ann) as again:
        with again.join(table) as socket:
            assert socket.step(socket.legal[0], id="m2")["type"] == "news"
        assert server.lines()[table][: len(kept)] == kept
