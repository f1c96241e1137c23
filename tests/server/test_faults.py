"""Killed at any moment, the server loses nothing that it has acknowledged, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from testkit.databases import Postgres, postgres
from testkit.faults import survive

KILLS = int(os.environ.get("SANTORINI_KILLS", "3"))
FAULTS = int(os.environ.get("SANTORINI_FAULTS", "4"))


def check_survival(folder: Path, faults: int, database: Postgres | None = None) -> None:
    told = asyncio.run(survive(folder, faults, random.Random(), games=4, database=database))
    assert told.steps > 0
    assert told.reconnected > 0


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    check_survival(tmp_path, KILLS)


@pytest.mark.slow
def test_a_server_loses_nothing_when_its_postgres_fails(tmp_path: Path) -> None:
    with postgres() as database:
        check_survival(tmp_path, FAULTS, database)
