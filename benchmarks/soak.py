"""Thousands of short games: what is over gives its memory back. `python -m benchmarks.soak [GAMES]`"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from testkit.crowd import Frame, Player, Server, memory

GAMES = 20_000
WARM = 1_000  # games after which the memory is looked at first
AT_ONCE = 16
STEPS = 12  # of a player, who then gives up
GROWTH = 50  # MB
SETTINGS = {"grace": 0.2, "idle": 2.0, "connections_per_address": 100_000}


class Quitter(Player):
    """Gives up soon."""

    def _heard_slowly(self, frame: Frame) -> None:
        super()._heard_slowly(frame)
        if len(self.acknowledged) >= STEPS:
            self._quit()

    def _step(self, version: bytes, step: bytes) -> None:
        if len(self.acknowledged) < STEPS:
            super()._step(version, step)
        else:
            self._quit()

    def _quit(self) -> None:
        self.send(b'{"type":"resign","id":"%b-end","seat":%d}' % (self._name, self.seat))

    seat = 0


async def play(server: Server, client: httpx.AsyncClient, rng: random.Random) -> None:
    opened = await client.post("/api/tables", json={"seats": ["me", "open"]})
    table = opened.raise_for_status().json()["id"]
    sat = await client.post(f"/api/tables/{table}/seats/1", json={})
    two = [
        Quitter(server.port, table, answer.raise_for_status().cookies["santorini"], random.Random(rng.getrandbits(64)))
        for answer in (opened, sat)
    ]
    two[1].seat = 1
    await asyncio.gather(*(player.connect() for player in two))
    await asyncio.gather(*(player.over for player in two))
    for player in two:
        player.close()


class NoCookies(httpx.Cookies):
    """Everybody is somebody new."""

    def extract_cookies(self, response: httpx.Response) -> None:
        pass


async def measured(server: Server, games: int) -> float:
    """Play; by how many MB the memory has grown since the first thousand games."""
    rng, left, warm, began = random.Random(1), games, 0, time.monotonic()
    print(f"\n{'short games':<34}{'a second':>15}{'MB':>9}{'tables':>9}{'longest pause, ms':>19}")
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        client._cookies = NoCookies()
        while left:
            batch = min(WARM, left)
            queue = iter(range(batch))

            async def work(queue=queue) -> None:  # type: ignore[no-untyped-def]
                for _ in queue:
                    await play(server, client, rng)

            await asyncio.gather(*(work() for _ in range(AT_ONCE)))
            left -= batch
            figures = await watched(client)
            held = memory(server.pid)
            warm = warm or held
            done = games - left
            rate = batch / (time.monotonic() - began)
            began = time.monotonic()
            print(
                f"{done:<34,}{rate:>15.0f}{held / 1e6:>9.0f}{figures['santorini_tables']:>9.0f}"
                f"{figures['santorini_loop_longest_pause_seconds'] * 1000:>19.0f}",
                flush=True,
            )
        await asyncio.sleep(5)
        return (memory(server.pid) - warm) / 1e6


async def watched(client: httpx.AsyncClient) -> dict[str, float]:
    """What the server says of itself."""
    lines = (await client.get("/metrics")).text.splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def soak(games: int = GAMES) -> bool:
    """True if the claim holds."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), **SETTINGS) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        growth = runner.run(measured(server, games))
    print(f"grown by {growth:.0f} MB since the first {WARM:,} games (claim: under {GROWTH})")
    return growth < GROWTH


if __name__ == "__main__":
    sys.exit(0 if soak(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES) else 1)
