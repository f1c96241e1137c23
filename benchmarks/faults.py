"""The server is killed again and again while games are played. Nothing acknowledged is lost, and all games end."""

from __future__ import annotations

import asyncio
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks.crowd import RETRY, Player, Server, check, seated

GAMES = 12  # at a time
PAIRS = ((1, 8), (2, 14), (14, 5), (4, 10))  # Chaos (14) draws cards, so that several lines belong together
PATIENCE = 120.0  # seconds for the last games to end


@dataclass(frozen=True)
class Survived:
    kills: int
    games: int
    steps: int
    reconnected: int


async def survive(folder: Path, kills: int, rng: random.Random, games: int = GAMES, **settings: object) -> Survived:
    """Play, kill the server at random moments, look at its store, start it again; at the end all games are over."""
    with Server(folder, **settings) as server:
        players: list[Player] = []

        async def play() -> None:
            """One game after the other, as long as the server will be killed again."""
            while left:
                try:
                    two = await seated(server, rng, deal="chosen", powers=rng.choice(PAIRS))
                except httpx.TransportError:
                    await asyncio.sleep(RETRY)
                    continue
                players.extend(two)
                await asyncio.gather(*(player.connect() for player in two))
                await asyncio.gather(*(player.over for player in two))

        left = kills
        playing = [asyncio.create_task(play()) for _ in range(games)]
        while left:
            await asyncio.sleep(rng.uniform(0.05, 0.8))
            left -= 1
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(0.05)  # what was on its way arrives
            check(server, players, finished=False)
            await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        for player in players:
            player.close()
        steps = check(server, players)
        return Survived(kills, len(players) // 2, steps, sum(player.reconnected for player in players))


def faults(kills: int = 100) -> None:
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(survive(Path(folder), kills, random.Random(1)))
    print(f"\n{'kill -9 under load':<34}{'kills':>15}{'games':>9}{'steps':>9}{'reconnected':>13}")
    print(f"{'':<34}{told.kills:>15}{told.games:>9}{told.steps:>9}{told.reconnected:>13}")
    print("after every kill each acknowledged step was there, once; all games were played to their end")
