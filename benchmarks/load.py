"""500 games at a time on one server with SQLite, beside sockets that only echo, measured in the same run.

The crowd is a process of its own. A step comes in once, is checked, committed and told to both players; an echo comes
in and goes out once, as large as the news of a step. As in the games, half of the sockets wait for the other half.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import uvloop

from benchmarks.crowd import Link, Server, check, memory, seated

GAMES = 500
ROUNDS = 3
SECONDS = 3.0  # of echoing in a round
NEWS = 900  # bytes
PROMPT = 0.05  # seconds in which a step is answered while nothing else happens
CLAIM = 0.5  # of the rate of echoes
PORT = 8190


@dataclass(frozen=True, order=True)
class Measured:
    """What happened between two moments: answers a second, and how long each took."""

    rate: float
    times: Sequence[float] = field(compare=False)

    @classmethod
    def between(cls, begin: float, end: float, times: Sequence[tuple[float, float]]) -> Measured:
        inside = sorted(heard - sent for sent, heard in times if begin <= sent and heard <= end)
        return cls(len(inside) / (end - begin), inside)

    def slowest(self, part: float) -> float:
        """So large a part was answered within this time, in seconds."""
        return self.times[int(len(self.times) * part)]

    def told(self, name: str, ratio: float | None = None) -> str:
        shown = "".join(f"{self.slowest(part) * 1000:>9.1f}" for part in (0.5, 0.95, 0.99))
        return f"{name:<34}{self.rate:>15,.0f}{shown}" + (f"{ratio:>8.2f}{CLAIM:>7}" if ratio else "")


# ---------------------------------------------------------------- echoes


class Echoed(Link):
    """Sends when its neighbor has been answered."""

    neighbor: Echoed

    def __init__(self, path: str, mark: bytes, times: list[tuple[float, float]]) -> None:
        super().__init__(PORT, path, "")
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._text = mark * NEWS
        self._times = times
        self._sent = 0.0

    def opened(self) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    def call(self) -> None:
        self._sent = time.perf_counter()
        self.send(self._text)

    def heard(self, text: bytes) -> None:
        if text[0] == self._text[0]:
            self._times.append((self._sent, time.perf_counter()))
            self.neighbor.call()


async def echo(pairs: int, both: bool) -> tuple[Measured, float]:
    """Echoes among so many pairs of sockets, to one or both of a pair; and the bytes a pair costs the server."""
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.echo", str(PORT)])
    try:
        await answering(f"http://127.0.0.1:{PORT}")
        before, times = memory(process.pid), list[tuple[float, float]]()
        paths = [f"/{pair}" if both else "/" for pair in range(pairs)]
        links = [Echoed(path, mark, times) for path in paths for mark in (b"a", b"b")]
        for one, other in zip(links[::2], links[1::2], strict=True):
            one.neighbor, other.neighbor = other, one
        await asyncio.gather(*(link.connect() for link in links))
        await asyncio.gather(*(link.ready for link in links))
        begin = time.perf_counter()
        for link in links[::2]:
            link.call()
        await asyncio.sleep(SECONDS)
        measured = Measured.between(begin, time.perf_counter(), times)
        held = (memory(process.pid) - before) / pairs
        for link in links:
            link.close()
        return measured, held
    finally:
        process.terminate()
        process.wait()


async def answering(url: str) -> None:
    async with httpx.AsyncClient() as client:
        while True:
            try:
                await client.get(url)
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


# ---------------------------------------------------------------- games


async def play(folder: Path, games: int) -> tuple[Measured, float, int]:
    """So many games at once, measured until a fifth of them is over; then played to the end and checked."""
    rng = random.Random(1)
    with Server(folder) as server:
        before = memory(server.pid)
        pairs = await asyncio.gather(*(seated(server, rng) for _ in range(games)))
        players = [player for pair in pairs for player in pair]
        await asyncio.gather(*(player.connect() for player in players))
        await asyncio.gather(*(player.shown for player in players))
        begin = time.perf_counter()
        await asyncio.gather(*(player.over for player in players))
        end = sorted(player.ended for player in players)[len(players) // 5]
        measured = Measured.between(begin, end, [moment for player in players for moment in player.times])
        held = (memory(server.pid) - before) / games
        for player in players:
            player.close()
        return measured, held, check(server, players)


async def compared(games: int) -> bool:
    """Echoes and games in turn; the best of each counts, for machines are noisy."""
    alone, both, ours, steps = list[Measured](), list[Measured](), list[Measured](), 0
    for _ in range(ROUNDS):
        alone.append((await echo(games, both=False))[0])
        echoed, sockets = await echo(games, both=True)
        both.append(echoed)
        with tempfile.TemporaryDirectory() as folder:
            measured, held, taken = await play(Path(folder), games)
        ours.append(measured)
        steps += taken
    with tempfile.TemporaryDirectory() as folder:
        quiet, _, _ = await play(Path(folder), 1)
    one, two, best = max(alone), max(both), max(ours)
    ratio = best.rate / two.rate
    print(f"\n{f'{games} games at once':<34}{'a second':>15}{'p50, ms':>9}{'p95':>9}{'p99':>9}{'ratio':>8}{'claim':>7}")
    print(one.told("echoes to who sent"))
    print(two.told("echoes to both players"))
    print(best.told("steps, committed and told", ratio))
    print(quiet.told("steps of one game alone"))
    print(f"all {steps:,} steps are kept, each once; every game can be replayed")
    print(f"memory of an open table: {held / 1024:.0f} kB, of which its two sockets: {sockets / 1024:.0f} kB")
    return ratio >= CLAIM and quiet.slowest(0.99) < PROMPT


def load(games: int = GAMES) -> bool:
    """True if the claim holds."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(compared(games))


if __name__ == "__main__":
    sys.exit(0 if load(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES) else 1)
