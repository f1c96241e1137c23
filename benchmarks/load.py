"""500 games at a time on one server with SQLite, beside sockets that only echo, measured in the same run.

The crowd is a process of its own. A step comes in once, is checked, committed and told to both players; an echo comes
in and goes out once, as large as the news of a step. As in the games, half of the sockets wait for the other half.
Machines are noisy, and change within seconds: echoes and games have the floor in turn, for a short time each; games are
compared with the echoes before and after them, and the middle one of the ratios counts.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import httpx
import uvloop

from testkit.crowd import Link, Player, Server, check, memory, seated

GAMES = 500
ROUNDS = 5
SECONDS = 0.6  # for which echoes, or games, have the floor
START = 0.15  # seconds of that until all are under way
PAUSE = 0.15  # seconds in which what is under way arrives
NEWS = 900  # bytes
PROMPT = 0.05  # seconds in which a step is answered while nothing else happens
CLAIM = 0.5  # of the rate of echoes
COMPARABLE = 3.0  # times as long as for an echo may the slower steps take
PARTS = (0.5, 0.95, 0.99)
PORT = 8190


Times = list[tuple[float, float]]  # when each was sent, and heard


@dataclass(frozen=True)
class Measured:
    """What happened between two moments: answers a second, and how long each took."""

    rate: float
    times: Sequence[float]

    @classmethod
    def between(cls, begin: float, end: float, times: Times) -> Measured:
        inside = sorted(heard - sent for sent, heard in times if begin <= heard <= end)
        return cls(len(inside) / (end - begin), inside)

    def slowest(self, part: float) -> float:
        """So large a part was answered within this time, in seconds."""
        return self.times[int(len(self.times) * part)]

    def line(self, name: str) -> str:
        shown = "".join(f"{self.slowest(part) * 1000:>9.1f}" for part in PARTS)
        return f"{name:<34}{self.rate:>15,.0f}{shown}"


class Floor:
    """Whoever has it may send; the others keep what they would send until they have it."""

    def __init__(self) -> None:
        self.windows: list[tuple[float, float]] = []
        self._open = False
        self._kept: list[Callable[[], None]] = []

    def ask(self, send: Callable[[], None]) -> None:
        if self._open:
            send()
        else:
            self._kept.append(send)

    async def have(self, seconds: float = SECONDS) -> None:
        begin = time.perf_counter()
        self.open()
        await asyncio.sleep(seconds)
        self._open = False
        self.windows.append((begin, time.perf_counter()))
        await asyncio.sleep(PAUSE)

    def open(self) -> None:
        self._open = True
        kept, self._kept = self._kept, []
        for send in kept:
            send()


# ---------------------------------------------------------------- echoes


class Echoed(Link):
    """Sends when its neighbor has been answered."""

    neighbor: Echoed

    def __init__(self, floor: Floor, times: Times, port: int) -> None:
        super().__init__(port, "/", "")
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._text = b"a" * NEWS
        self._floor = floor
        self._times = times
        self._sent = 0.0

    def opened(self) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    def call(self) -> None:
        self._sent = time.perf_counter()
        self.send(self._text)

    def heard(self, _: bytes) -> None:
        self._times.append((self._sent, time.perf_counter()))
        self._floor.ask(self.neighbor.call)


class Echoes:
    """Pairs of sockets at servers that echo."""

    def __init__(self, pairs: int, ports: Sequence[int] = (PORT,)) -> None:
        self.floor = Floor()
        self.times: Times = []
        self._links = [Echoed(self.floor, self.times, ports[n // 2 % len(ports)]) for n in range(2 * pairs)]
        for one, other in zip(self._links[::2], self._links[1::2], strict=True):
            one.neighbor, other.neighbor = other, one
            self.floor.ask(one.call)

    async def connect(self) -> None:
        await asyncio.gather(*(link.connect() for link in self._links))
        await asyncio.gather(*(link.ready for link in self._links))

    def close(self) -> None:
        for link in self._links:
            link.close()


@contextmanager
def echoing() -> Iterator[int]:
    """The server of echoes; its process comes back."""
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.echo", str(PORT)])
    try:
        yield process.pid
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


class Games:
    """So many games at once, and in the end a good look at what was kept."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.floor = Floor()
        self.players = players
        for player in players:
            player.ask = self.floor.ask

    @classmethod
    async def seated(cls, server: Server, games: int) -> Games:
        rng = random.Random(1)
        pairs = await asyncio.gather(*(seated(server, rng) for _ in range(games)))
        return cls([player for pair in pairs for player in pair])

    @property
    def times(self) -> Times:
        return [moment for player in self.players for moment in player.times]

    @property
    def ended(self) -> float:
        """The part of the games that are over."""
        return sum(player.over.done() for player in self.players) / len(self.players)

    async def connect(self) -> None:
        await asyncio.gather(*(player.connect() for player in self.players))
        await asyncio.gather(*(player.shown for player in self.players))

    async def finish(self, server: Server) -> int:
        """Play to the end; how many steps the store has."""
        self.floor.open()
        await asyncio.gather(*(player.over for player in self.players))
        for player in self.players:
            player.close()
        return check(server, self.players)


@dataclass
class Sizes:
    """Bytes of a server for each table, or pair of sockets."""

    table: float = 0.0
    sockets: float = 0.0


async def in_turn(games: int, folder: Path, sizes: Sizes) -> tuple[Echoes, Games, int]:
    """Echoes and games have the floor in turn, as long as four of five games are being played."""
    with echoing() as process, Server(folder) as server:
        await answering(f"http://127.0.0.1:{PORT}")
        echoes = Echoes(games)
        before = memory(process)
        await echoes.connect()
        sizes.sockets = (memory(process) - before) / games
        before = memory(server.pid)
        played = await Games.seated(server, games)
        await played.connect()
        while True:
            await echoes.floor.have()
            await played.floor.have()
            if played.ended > 0.2:
                played.floor.windows.pop()
                break
        steps = await played.finish(server)
        sizes.table = (memory(server.pid) - before) / games
        echoes.close()
        return echoes, played, steps


async def quiet(folder: Path) -> Measured:
    """One game alone."""
    with Server(folder) as server:
        played = await Games.seated(server, 1)
        await played.connect()
        begin = time.perf_counter()
        await played.finish(server)
        return Measured.between(begin, time.perf_counter(), played.times)


def by_window(group: Echoes | Games) -> list[Measured]:
    times = group.times
    return [Measured.between(begin + START, end, times) for begin, end in group.floor.windows]


def pooled(measured: Sequence[Measured]) -> Measured:
    rate = sum(one.rate for one in measured) / len(measured)
    return Measured(rate, sorted(time for one in measured for time in one.times))


async def compared(games: int) -> bool:
    sizes, steps = Sizes(), 0
    all_echoes: list[Measured] = []
    all_steps: list[Measured] = []
    ratios: list[float] = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            echoed, played, taken = await in_turn(games, Path(folder), sizes)
        theirs, ours = by_window(echoed), by_window(played)
        ratios += [
            2 * one.rate / (before.rate + after.rate)
            for one, (before, after) in zip(ours, pairwise(theirs), strict=True)
        ]
        all_echoes += theirs
        all_steps += ours
        steps += taken
    with tempfile.TemporaryDirectory() as folder:
        one_game = await quiet(Path(folder))
    echo_times, step_times = pooled(all_echoes), pooled(all_steps)
    ratio = statistics.median(ratios)
    longer = [step_times.slowest(part) / echo_times.slowest(part) for part in PARTS]
    print(f"\n{f'{games} games at once':<34}{'a second':>15}{'p50, ms':>9}{'p95':>9}{'p99':>9}")
    print(echo_times.line("echoes"))
    print(step_times.line("steps, committed and told to both"))
    print(one_game.line("steps of one game alone"))
    print(f"{'steps, of echoes':<34}{ratio:>15.2f}" + "".join(f"{times:>9.1f}" for times in longer))
    print(f"{'claim':<34}{f'over {CLAIM}':>15}" + f"{f'under {COMPARABLE:.0f}':>9}" * len(PARTS))
    print(f"the ratio is the middle one of {len(ratios)}, from {min(ratios):.2f} to {max(ratios):.2f}")
    print(f"all {steps:,} steps are kept, each once; every game can be replayed")
    print(
        f"memory of an open table: {sizes.table / 1024:.0f} kB, of which its two sockets: {sizes.sockets / 1024:.0f} kB"
    )
    return ratio >= CLAIM and max(longer) < COMPARABLE and one_game.slowest(0.99) < PROMPT


def load(games: int = GAMES) -> bool:
    """True if the claim holds."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(compared(games))


if __name__ == "__main__":
    sys.exit(0 if load(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES) else 1)
