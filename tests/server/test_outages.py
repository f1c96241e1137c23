"""A database that is locked, stopped or hangs: nobody loses anything by it, least of all their time."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from santorini.game import Game
from santorini.server.computers.process import Thought
from santorini.server.settings import BadSetting, Settings
from santorini.server.store.database import SECONDS, Database
from santorini.views import view
from testkit.crowd import Server
from testkit.databases import Postgres, postgres
from tests.server.browser import Browser, Frame, Socket


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another process writes to the database, and does not end."""
    other = sqlite3.connect(folder / "santorini.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def until(socket: Socket, **wanted: Any) -> Frame:
    """The next frame that says this."""
    while True:
        frame = socket.listen(20)
        if all(frame.get(name) == value for name, value in wanted.items()):
            return frame


def refreshed(browser: Browser, table: str) -> Frame:
    with browser.join(table) as socket:
        return socket.table


# The step waits for the database until it is kept; or is refused.
@pytest.mark.parametrize("seconds", [3.0, pytest.param(7.0, marks=pytest.mark.slow)])
def test_nobody_loses_on_time_while_the_database_is_locked(tmp_path: Path, seconds: float) -> None:
    clock = {"kind": "game", "seconds": 2, "increment": 0}
    with Server(tmp_path, heartbeat=0.3) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"], first=0, clock=clock)
        waiting, _ = ann.open(seats=["me", "me"], first=0, clock=clock)
        with ann.join(table) as socket, locked(tmp_path):
            step = socket.legal[0]
            socket.say(type="step", id="in time", version=socket.version, step=step)
            time.sleep(seconds)
            assert httpx.get(f"{server.url}/ready").status_code == 503
            if seconds > SECONDS:
                refused = ann.client.post("/api/tables", json={"seats": ["me", "me"]}, timeout=30)
                assert (refused.status_code, refused.json()["code"]) == (503, "try-again")
                assert "santorini_commits_failed_total 0.0" not in httpx.get(f"{server.url}/metrics").text
        if seconds > SECONDS:
            with ann.join(table) as socket:
                assert socket.step(step, id="in time")["type"] in ("news", "done")
        for id in (table, waiting):  # who had sent nothing has their time, too
            told = refreshed(ann, id)
            assert [entry["kind"] for entry in told["log"]].count("step") == (id == table)
            assert told["info"]["status"] == "playing"
            assert min(told["info"]["clock"]["left"]) > 500
        with ann.join(waiting) as socket:
            if socket.table["info"]["status"] == "playing":
                until(socket, type="news")
        assert refreshed(ann, waiting)["info"]["status"] == "over"  # time goes on
        assert httpx.get(f"{server.url}/ready").status_code == 200


def test_a_full_disk_is_told_and_nothing_is_lost_by_it(tmp_path: Path) -> None:
    with Server(tmp_path, heartbeat=0.2) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"], first=0)
        with ann.join(table) as socket:
            step = socket.legal[0]
            full = min(file.stat().st_size for file in tmp_path.glob("santorini.db*") if file.stat().st_size)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))  # no file may grow
            assert socket.step(step, id="m1")["code"] == "try-again"
            assert answered(f"{server.url}/ready", 503)
            refused = ann.client.post("/api/tables", json={"seats": ["me", "me"]}, timeout=30)
            assert (refused.status_code, refused.json()["code"]) == (503, "try-again")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            assert answered(f"{server.url}/ready", 200)
        with ann.join(table) as socket:
            assert socket.step(step, id="m1")["type"] == "news"
        assert [line["kind"] for line in server.lines()[table]].count("stepped") == 1


def answered(url: str, status: int) -> bool:
    """Does it come to be answered so within a while?"""
    for _ in range(100):
        if httpx.get(url).status_code == status:
            return True
        time.sleep(0.1)
    return False


def test_a_second_server_is_refused_and_the_next_takes_the_time_off_sleeping_tables(tmp_path: Path) -> None:
    with Server(tmp_path, heartbeat=0.2) as server, Browser(server) as ann:
        long, _ = ann.open(seats=["me", "me"], first=0, clock={"kind": "turn", "seconds": 86_400, "increment": 0})
        check_refused(tmp_path, "Another server uses the database sqlite")
        for name in ("santorini.db", "santorini.db-wal", "santorini.db-shm", "secret"):
            assert (tmp_path / name).stat().st_mode & 0o777 == 0o600, name
        server.kill()
        time.sleep(2)
        server.start()
        assert "santorini_tables 0.0" in httpx.get(f"{server.url}/metrics").text
        assert "paused" not in [line["kind"] for line in server.lines()[long]]  # nothing is written at the start
        told = refreshed(ann, long)
        [pause] = [entry for entry in told["log"] if entry["kind"] == "pause"]
        assert pause["length"] >= 2000
        assert refreshed(ann, long)["log"] == told["log"]  # taken off once


# ---------------------------------------------------------------- PostgreSQL


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.mark.slow
def test_nobody_loses_on_time_while_postgres_is_down(tmp_path: Path, database: Postgres) -> None:
    with Server(tmp_path, heartbeat=0.3, database=database.url) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"], first=0, clock={"kind": "game", "seconds": 3, "increment": 0})
        with ann.join(table) as socket:
            database.stop("fast")
            answer = socket.step(socket.legal[0], id="in time")
            assert answer["code"] == "try-again"
            time.sleep(4)
            assert httpx.get(f"{server.url}/ready").status_code == 503
            database.start()
            until(socket, type="table")
            assert socket.step(socket.legal[0], id="in time")["type"] == "news"
        assert refreshed(ann, table)["info"]["status"] == "playing"


@pytest.mark.slow
def test_a_database_that_hangs_keeps_nobody_waiting(tmp_path: Path, database: Postgres) -> None:
    with Server(tmp_path, heartbeat=0.3, database=database.url) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"], first=0)
        with ann.join(table) as socket, database.hanging():
            step = {"version": socket.version, "step": socket.legal[0]}
            socket.say(type="step", id="m", **step)
            with ThreadPoolExecutor() as threads:
                asked = [
                    threads.submit(ann.client.request, method, path, json={"seats": ["me", "me"]}, timeout=60)
                    for method, path in (
                        ("POST", "/api/tables"),
                        ("GET", "/api/games"),
                        ("GET", "/api/tables"),
                        ("GET", "/api/tables/unknown/record"),
                    )
                ]
            for answer in (one.result() for one in asked):
                assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
            assert httpx.get(f"{server.url}/ready").status_code == 503
            assert until(socket, type="refused", id="m")["code"] == "try-again"
        with ann.join(table) as socket:
            assert socket.ask("step", id="m", **step)["type"] in ("news", "done")
        assert [line["kind"] for line in server.lines()[table]].count("stepped") == 1
        with database.hanging():
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 20
        server.start()


@pytest.mark.slow
def test_a_server_beside_another_needs_the_same_secret(tmp_path: Path, database: Postgres) -> None:
    with Server(tmp_path, heartbeat=0.3, database=database.url) as server, Browser(server) as ann:
        database.terminate()
        ann.open(seats=["me", "me"])
        check_refused(tmp_path / "other", "have another SANTORINI_SECRET", database=database.url)
        server.kill()
        server.start()


# ---------------------------------------------------------------- the start


def check_refused(folder: Path, sentence: str, **settings: object) -> None:
    """The server says why it does not start, in one line."""
    told = {f"SANTORINI_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "santorini", "serve", "--no-open"]
    environment = {**os.environ, "SANTORINI_DATA": str(folder), **told}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2, ended.stderr
    assert sentence in ended.stderr
    assert ended.stderr.count("\n") == 1, ended.stderr


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("")  # what a full disk once left
    check_refused(tmp_path, "secret has 0 characters; at least 32 are needed")
    with pytest.raises(BadSetting, match="SANTORINI_SECRET has 5 characters"):
        Settings(data=tmp_path, secret="short").kept_secret()


def test_a_secret_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    code = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0));"  # as a disk that is full
        "from santorini.server.settings import Settings; from pathlib import Path;"
        f"Settings(data=Path({str(tmp_path)!r})).kept_secret()"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "File too large" in ended.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    Database.open(Settings(data=tmp_path).url).close()
    with sqlite3.connect(tmp_path / "santorini.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '99'")
    newer.close()
    check_refused(tmp_path, "belongs to a newer version of Santorini (it has revision 99)")


def test_a_thinker_whose_server_was_killed_ends_quietly() -> None:
    thought = msgspec.json.encode(Thought.about(view(Game("Mortal", "Mortal"), 0), 5, 1.0)) + b"\n"
    command = [sys.executable, "-m", "santorini.server.computers.process"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as thinker:
        assert thinker.stdout
        thinker.stdout.close()
        _, told = thinker.communicate(thought, 60)
    assert told == b""
