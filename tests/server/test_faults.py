"""Killed at any moment, the server loses nothing that it has acknowledged, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from benchmarks.faults import survive

KILLS = int(os.environ.get("SANTORINI_KILLS", "3"))


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    told = asyncio.run(survive(tmp_path, KILLS, random.Random(), games=4))
    assert told.steps > 0
    assert told.reconnected > 0
