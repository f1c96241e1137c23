"""Faults under load: the server is killed, or its PostgreSQL restarted and robbed of its connections, again and again.

Nothing acknowledged is lost, nothing is taken twice or told before it was kept, and all games end.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import cycle
from multiprocessing import Process
from pathlib import Path

import httpx

from testkit.crowd import RETRY, Player, Server, check, seated
from testkit.databases import Postgres
from testkit.playing import numbers_of

GAMES = 12  # at a time
PAIRS = (("Apollo", "Minotaur"), ("Artemis", "Chaos"), ("Chaos", "Demeter"), ("Atlas", "Prometheus"))
# Chaos draws cards, so that several lines belong together.
PATIENCE = 120.0  # seconds for the last games to end

Fault = Callable[[], None]


@dataclass(frozen=True)
class Survived:
    faults: int
    games: int
    steps: int
    reconnected: int


async def survive(
    folder: Path,
    faults: int,
    rng: random.Random,
    games: int = GAMES,
    database: Postgres | None = None,
    hostile: bool = False,
    **settings: object,
) -> Survived:
    """Play through faults at random moments, and look at the store after each; at the end all games are over. With a
    database it is mostly that which fails."""
    if database is not None:
        settings["database"] = database.url
    with Server(folder, **settings) as server, beside(server, hostile):
        players: list[Player] = []

        async def play() -> None:
            """One game after the other, as long as there will be faults."""
            while left:
                try:
                    two = await seated(server, rng, deal="chosen", powers=numbers_of(*rng.choice(PAIRS)))
                except httpx.HTTPError:
                    await asyncio.sleep(RETRY)
                    continue
                players.extend(two)
                await asyncio.gather(*(player.connect() for player in two))
                await asyncio.gather(*(player.over for player in two))

        ways = cycle(faults_of(database, server)) if database is not None else iter(())
        left = faults
        playing = [asyncio.create_task(play()) for _ in range(games)]
        while left:
            await asyncio.sleep(rng.uniform(0.05, 0.8))
            left -= 1
            if database is None:
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(0.05)  # what was on its way arrives
                check(server, players, finished=False)
                await asyncio.to_thread(server.start)
            else:
                await asyncio.to_thread(next(ways))
                check(server, players, finished=False)
                await asyncio.sleep(rng.uniform(0.5, 2))
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        for player in players:
            player.close()
        steps = check(server, players)
        return Survived(faults, len(players) // 2, steps, sum(player.reconnected for player in players))


def faults_of(database: Postgres, server: Server) -> list[Fault]:
    """Connections are lost, the database is restarted, in a crash and politely, and the server is killed."""

    def restart(how: str) -> None:
        database.stop(how)
        database.start()

    def kill() -> None:
        server.kill()
        server.start()

    return [database.terminate, lambda: restart("immediate"), lambda: restart("fast"), kill]


# ---------------------------------------------------------------- somebody who means harm


@contextmanager
def beside(server: Server, hostile: bool) -> Iterator[None]:
    """With somebody who sends nonsense as fast as it is read, from another address."""
    process = Process(target=_attack, args=(server.port,), daemon=True)
    if hostile:
        process.start()
    try:
        yield
    finally:
        if hostile:
            process.kill()
            process.join()


def _attack(port: int) -> None:
    rng = random.Random(1)
    while True:
        with suppress(OSError), socket.socket() as link:
            link.bind(("127.0.0.2", 0))
            link.settimeout(5)
            link.connect(("127.0.0.1", port))
            key = base64.b64encode(os.urandom(16)).decode()
            link.sendall(
                f"GET /api/tables/nonsense/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}"
                "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
            )
            while True:
                text = rng.randbytes(rng.randrange(100))
                kinds = (b"\x81", b"\x01", b"\x89", b"\x8a", b"\x80", b"\xff")
                link.sendall((rng.choice(kinds) + bytes((0x80 | len(text),)) + b"\0\0\0\0" + text) * 20)
