"""The review of a game of forty turns: how soon the first moment is there, how long the whole takes, and how long other
players wait for their steps meanwhile, beside how long they wait without it.

python -m benchmarks.coach --games 6
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from santorini import Game, view, write_game
from santorini.players import SimplePlayer
from testkit.crowd import Player, Server, seated

TURNS = 40
THINKING = 0.1  # seconds between two steps of a player
FIRST, WHOLE, P99 = 3.0, 20.0, 0.1  # seconds, as claimed


def long_game(rng: random.Random) -> Game:
    """The first forty turns of a game between two quick players."""
    while True:
        game, player = Game("Demeter", "Minotaur"), SimplePlayer(rng)
        while not game.over and game.turn <= TURNS:
            game.take(player.decide(view(game, game.decider)))
        if game.turn > TURNS:
            return game


def later(send: Callable[[], None]) -> None:
    """Think a little before a step."""
    asyncio.get_running_loop().call_later(THINKING, send)


async def others(server: Server, games: int, rng: random.Random) -> list[Player]:
    """Players at tables of their own, who begin at once and again when a game is over."""
    players = [player for _ in range(games) for player in await seated(server, rng)]
    for player in players:
        player.ask = later
    await asyncio.gather(*(player.connect() for player in players))
    return players


async def reviewed(server: Server, text: str) -> tuple[float, float, int]:
    """When the first moment and the whole review were there, and how many turns were looked at."""
    began, first, done = time.perf_counter(), 0.0, 0
    async with (
        httpx.AsyncClient(base_url=server.url, timeout=120) as client,
        client.stream("POST", "/api/review", json={"text": text}) as answer,
    ):
        async for line in answer.aiter_lines():
            if line:
                found = json.loads(line.removeprefix("data: "))
                done = found["done"]
                first = first or (time.perf_counter() - began if found["moments"] else 0.0)
    return first, time.perf_counter() - began, done


def p99(players: list[Player], begin: float, end: float) -> float:
    """Of the steps that were sent between these times."""
    taken = sorted(told - sent for player in players for sent, told in player.times if begin <= sent <= end)
    return taken[int(0.99 * len(taken))] if taken else 0.0


async def measure(games: int, seed: int) -> bool:
    """True if every claim holds."""
    rng = random.Random(seed)
    text = write_game(long_game(rng))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), requests_at_once=1e6, changes_at_once=1e6) as server,
    ):
        alone = await others(server, games, rng)
        begin = time.perf_counter()
        await asyncio.sleep(5)
        calm = p99(alone, begin, time.perf_counter())
        beside = await others(server, games, rng)
        begin = time.perf_counter()
        first, whole, turns = await reviewed(server, text)
        busy = p99(beside, begin, time.perf_counter())
        for player in (*alone, *beside):
            player.close()
    print(f"review of {turns} turns: first moment {first:.1f} s, whole {whole:.1f} s")
    print(f"others' steps, p99: {1000 * calm:.0f} ms without it, {1000 * busy:.0f} ms meanwhile")
    return first < FIRST and whole < WHOLE and busy < P99


def main() -> None:
    """Measure, and say whether the claims hold."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    kept = asyncio.run(measure(args.games, args.seed))
    raise SystemExit(0 if kept else 1)


if __name__ == "__main__":
    main()
