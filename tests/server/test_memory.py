"""What is over is freed at once: the garbage collector has hardly anything to do."""

from __future__ import annotations

import asyncio
import gc
import math
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn

from santorini.server.command import Config, bound
from santorini.server.settings import Settings
from santorini.server.web.app import create_app
from testkit.crowd import Server, seated

GAMES = 8
ROOMY = {"messages_at_once": 1e9, "requests_at_once": 1e9, "changes_at_once": 1e9}
OURS = ("FastConnection", "FrameReader", "Game", "LiveTable", "PlainConnection", "Socket", "Table")
UVICORN = ("FastProtocol", "Requests", "ServerProtocol")  # without our protocol class, uvicorn keeps cycles of its own


class Here:
    """A server in this process, where its memory can be looked at."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"


def held(names: Sequence[str]) -> Counter[str]:
    return Counter(name for one in gc.get_objects() if (name := type(one).__name__) in names)


async def played(server: Server) -> None:
    two = await seated(server, random.Random(1))
    await asyncio.gather(*(player.connect() for player in two))
    await asyncio.gather(*(player.over for player in two))
    for player in two:
        player.close()


@pytest.mark.parametrize(("fast", "names"), [(1, OURS + UVICORN), (0, OURS)], ids=["fast", "plain"])
def test_closed_sockets_and_finished_tables_are_freed_without_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fast: int, names: Sequence[str]
) -> None:
    for pause in ("YOUNG", "PATIENCE"):
        monkeypatch.setattr(f"santorini.server.loop_monitor.{pause}", math.inf)

    async def run() -> Counter[str]:
        settings = Settings(data=tmp_path, grace=0.1, idle=0.4, fast_sockets=fast, **cast(dict[str, Any], ROOMY))
        listening = bound("127.0.0.1", range(1))
        server = uvicorn.Server(Config(create_app(settings), settings))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        here = cast(Server, Here(listening.getsockname()[1]))
        await played(here)
        gc.collect()
        gc.disable()
        before = held(names)
        await asyncio.gather(*(played(here) for _ in range(GAMES)))
        for _ in range(200):
            await asyncio.sleep(0.1)
            left = held(names) - before
            if not left:
                break
        server.should_exit = True
        await serving
        return left

    try:
        left = asyncio.run(run())
    finally:
        gc.enable()
        gc.unfreeze()
    assert not left, left
