"""Killed at any moment, the server loses nothing that it has acknowledged, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from benchmarks.faults import survive

KILLS = int(os.environ.get("SANTORINI_KILLS", "3"))
PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))  # where Debian has them


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own; its URL."""
    assert PROGRAMS, "PostgreSQL is not there: tools/system-packages tests"
    user = "postgres" if os.getuid() == 0 else None  # it refuses to be root

    def run(program: str, *words: str) -> None:
        subprocess.run([PROGRAMS[-1] / program, *words], check=True, user=user, cwd="/", stdout=subprocess.DEVNULL)

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:  # not of pytest, whose folders are for one user only
        if user:
            subprocess.run(["chown", user, folder], check=True)
        data = ("-D", f"{folder}/data")
        run("initdb", *data, "-U", "santorini", "-A", "trust", "--no-sync")
        run("pg_ctl", *data, "-w", "-l", f"{folder}/log", "-o", f"-h 127.0.0.1 -p {port} -k {folder}", "start")
        try:
            yield f"postgresql+psycopg://santorini@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", *data, "-m", "immediate", "stop")


def check_survival(folder: Path, **settings: object) -> None:
    told = asyncio.run(survive(folder, KILLS, random.Random(), games=4, **settings))
    assert told.steps > 0
    assert told.reconnected > 0


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    check_survival(tmp_path)


@pytest.mark.slow
def test_a_killed_server_loses_nothing_that_postgres_keeps(tmp_path: Path) -> None:
    with postgres() as url:
        check_survival(tmp_path, database=url)
