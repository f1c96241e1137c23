"""One address attacks in every way we know while others play; they should not notice. `python -m benchmarks.siege`

The server has its usual limits. The attacker is a process of its own, at another address of this machine. It takes time
from the players, who are here too, so it is nice; still, on a busy machine these figures are noisy, and the rows with
nothing say how noisy.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from urllib.parse import quote

import uvloop

from testkit.crowd import Player, Server, seated

PLAYING = 8  # games
THINKING = 0.1  # seconds before each step
SECONDS = 5.0  # of each attack
CLAIM = 0.1  # seconds within which 99 of 100 steps are answered
ATTACKER = "127.0.0.2"  # is no proxy
LIMITS = {  # as they are for everybody; but tables are opened faster here
    "messages_at_once": 20,
    "requests_at_once": 60,
    "changes_at_once": 10_000,
    "sockets_per_address": 200,
}
POSITION = "00000/00000/00100/00000/0003^0 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"


# ---------------------------------------------------------------- the attacker


class Attack:
    """Connections from one address to the server, until the time is over."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self._port, self.table = port, table
        self._end = time.monotonic() + seconds

    @property
    def on(self) -> bool:
        return time.monotonic() < self._end

    def connection(self) -> socket.socket:
        link = socket.socket()
        link.bind((ATTACKER, 0))
        link.settimeout(1)
        link.connect(("127.0.0.1", self._port))
        return link

    def opened(self) -> socket.socket:
        """A socket at the table of others."""
        link = self.connection()
        link.sendall(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n".encode()
            + b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        if not link.recv(4096).startswith(b"HTTP/1.1 101"):
            raise ConnectionError
        link.sendall(b"\x81\x90\0\0\0\0" + b'{"type":"hello"}')
        return link

    def repeat(self, work: Callable[[], None]) -> None:
        """Whatever happens to a connection, the attack goes on."""
        while self.on:
            with contextlib.suppress(OSError):
                work()

    def flood(self, link: socket.socket, text: bytes) -> None:
        """As fast as it is taken; what is answered is read."""
        link.setblocking(False)
        while self.on:
            readable, writable, _ = select.select([link], [link], [], 1)
            if readable and not link.recv(1 << 20):
                return
            if writable:
                link.send(text)


def frames(tiny: bytes, first: bytes = b"") -> Callable[[Attack], None]:
    def attack(on: Attack) -> None:
        with on.opened() as link:
            link.sendall(first)
            on.flood(link, tiny * (65536 // len(tiny)))

    return attack


def stream(head: bytes, more: bytes) -> Callable[[Attack], None]:
    """A request that goes on and on."""

    def attack(on: Attack) -> None:
        with on.connection() as link:
            link.sendall(head)
            on.flood(link, more * (65536 // len(more)))

    return attack


def requests(written: Callable[[Attack, int], bytes], connections: int = 8) -> Callable[[Attack], None]:
    """Requests over a few connections, each as soon as there is an answer."""

    numbers = count()

    def attack(on: Attack) -> None:
        with contextlib.ExitStack() as stack:
            links = [stack.enter_context(on.connection()) for _ in range(connections)]
            for link in links:
                link.sendall(written(on, next(numbers)))
            while on.on:
                for link in select.select(links, [], [], 1)[0]:
                    if not link.recv(1 << 20):
                        raise ConnectionError
                    link.sendall(written(on, next(numbers)))

    return attack


def posted(path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def picture(_: Attack, number: int) -> bytes:
    return (
        f"GET /api/picture.svg?text={quote(POSITION)}&size={120 + number % 1000} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    )


def replay(_: Attack, number: int) -> bytes:
    walk = "[Powers 'Hermes, Mortal'] @a1 @e5 @a5 @e1".replace("'", '\\"') + " 1. a1" + "-a2-a1" * 700 + " *"
    return posted("/api/replay", f'{{"text":"{walk}{" " * (number % 1000)}"}}'.encode())


def replay_of_table(on: Attack, _: int) -> bytes:
    return f"GET /api/tables/{on.table}/replay HTTP/1.1\r\nHost: x\r\n\r\n".encode()


def bad_record(_: Attack, number: int) -> bytes:
    return posted("/api/replay", b'{"text":"' + b"x %d " % number * 3000 + b'"}')


def half_requests(on: Attack) -> None:
    links = []
    while on.on:
        with contextlib.suppress(OSError):
            links.append(on.connection())
            links[-1].sendall(b"GET / HTTP/1.1\r\nHost:")


def connections(on: Attack) -> None:
    on.connection().close()


def sockets(on: Attack) -> None:
    on.opened().close()


def spectators(on: Attack) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(150):
            stack.enter_context(on.opened())


CHUNKED = b"POST /api/replay HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
ATTACKS: dict[str, Callable[[Attack], None]] = {
    "nothing": lambda _: time.sleep(0.1),
    "pings": frames(b"\x89\x80\0\0\0\0"),
    "pongs": frames(b"\x8a\x80\0\0\0\0"),
    "empty fragments": frames(b"\0\x80\0\0\0\0", b"\x01\x80\0\0\0\0"),
    "messages of one byte": frames(b"\x81\x81\0\0\0\0x"),
    "large messages": frames(b"\x81\xfe\x0f\xa0\0\0\0\0" + b"[" * 4000),
    "a header without end": stream(b"GET / HTTP/1.1\r\nX: ", b"a"),
    "headers without end": stream(b"GET / HTTP/1.1\r\n", b"X: a\r\n"),
    "tiny chunks": stream(CHUNKED, b"1\r\nx\r\n"),
    "requests in advance": stream(b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"),
    "half requests": half_requests,
    "connections": connections,
    "sockets": sockets,
    "spectators": spectators,
    "requests": requests(lambda *_: b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n"),
    "pictures": requests(picture),
    "replays": requests(replay),
    "replays of a table": requests(replay_of_table),
    "bad records": requests(bad_record),
    "nothing again": lambda _: time.sleep(0.1),
}


# ---------------------------------------------------------------- the players


class Crowd:
    """Games one after the other, at a pace of people."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._rng = random.Random(1)
        self.players: list[Player] = []
        self._tasks = [asyncio.create_task(self._play()) for _ in range(PLAYING)]

    async def _play(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            two = await seated(self._server, self._rng)
            self.players += two
            for player in two:
                player.ask = partial(loop.call_later, THINKING)  # type: ignore[assignment]
            await asyncio.gather(*(player.connect() for player in two))
            await asyncio.gather(*(player.over for player in two))
            for player in two:
                player.close()

    def between(self, begin: float, end: float) -> list[float]:
        """How long steps took that were sent then; one that is not answered yet, until now."""
        now = time.perf_counter()
        done = [heard - sent for player in self.players for sent, heard in player.times if begin <= sent <= end]
        waiting = [player._sent for player in self.players if not player.times or player.times[-1][0] < player._sent]
        return sorted(done + [now - sent for sent in waiting if begin <= sent <= end])

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            player.close()


def cpu(process: int) -> float:
    """Seconds of a processor that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def attacked(server: Server, names: list[str]) -> bool:
    crowd, kept = Crowd(server), True
    await asyncio.sleep(3)
    print(f"\n{'while one address sends':<34}{'steps':>15}{'p50, ms':>9}{'p99':>9}{'longest':>9}{'server, % CPU':>15}")
    for name in names:
        begin, table = time.perf_counter(), crowd.players[-1].table
        command = [sys.executable, "-m", "benchmarks.siege", "--attack", name, str(server.port), table, str(SECONDS)]
        process = await asyncio.create_subprocess_exec(*command, stderr=subprocess.DEVNULL)
        before = cpu(server.pid)
        await process.wait()
        busy = (cpu(server.pid) - before) / (time.perf_counter() - begin)
        times = crowd.between(begin, time.perf_counter())
        p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
        kept &= p99 < CLAIM
        shown = "".join(f"{one * 1000:>9.1f}" for one in (p50, p99, times[-1]))
        print(f"{name:<34}{len(times):>15}{shown}{busy:>15.0%}", flush=True)
    refused = [code for player in crowd.players for code in player.refused]
    lost = sum(player.reconnected for player in crowd.players if player.reconnected > 0)
    await crowd.close()
    print(f"claim: 99 of 100 steps within {CLAIM * 1000:.0f} ms; players refused: {len(refused)}, cut off: {lost}")
    return kept and not refused and not lost


def siege(names: list[str] | None = None) -> bool:
    """True if the claim holds."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), **LIMITS) as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(attacked(server, names or [*ATTACKS]))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--attack"]:
        name, port, table, seconds = sys.argv[2:]
        os.nice(5)
        attack = Attack(int(port), table, float(seconds))
        attack.repeat(lambda: ATTACKS[name](attack))
    else:
        sys.exit(0 if siege(sys.argv[1:]) else 1)
