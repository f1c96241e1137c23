"""Killed at any moment, the server loses nothing that it has acknowledged, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from benchmarks.faults import survive
from tests.databases import postgres

KILLS = int(os.environ.get("SANTORINI_KILLS", "3"))


def check_survival(folder: Path, **settings: object) -> None:
    told = asyncio.run(survive(folder, KILLS, random.Random(), games=4, **settings))
    assert told.steps > 0
    assert told.reconnected > 0


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    check_survival(tmp_path)


@pytest.mark.slow
def test_a_killed_server_loses_nothing_that_postgres_keeps(tmp_path: Path) -> None:
    with postgres() as database:
        check_survival(tmp_path, database=database.url)
