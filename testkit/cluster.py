"""Several servers at one PostgreSQL, behind the nginx of `deploy`; each can be killed, stopped like a machine that
hangs, and asked to go."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import httpx

from santorini.server.store.nodes import LEASE
from testkit.crowd import RETRY, Place, Player, Server, check, seated
from testkit.databases import Postgres
from testkit.playing import numbers_of

NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or "nginx"
CONFIGURATION = Path(__file__).parent.parent / "deploy" / "nginx.conf"
AROUND = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
worker_rlimit_nofile 8192;
events {{ worker_connections 4096; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/santorini.conf;
}}
"""
POWERS = (("Apollo", "Minotaur"), ("Artemis", "Chaos"), ("Hecate", "Demeter"), ("Atlas", "Prometheus"))
CLOCKS = ({"kind": "none"}, {"kind": "game", "seconds": 120, "increment": 2}, {"kind": "turn", "seconds": 90})
PATIENCE = 180.0  # seconds for the last games to end


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def nginx(folder: Path, ports: list[int], *changes: tuple[str, str]) -> Iterator[int]:
    """Our nginx before these servers: without TLS, at a port that anybody may open, which comes back."""
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    text = CONFIGURATION.read_text()
    text = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)  # the redirection to TLS
    text = re.sub(r"\n\s+(ssl_certificate\w*|listen \[::\]).*", "", text)
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    [line] = re.findall(r"    server 127\.0\.0\.1:8000.*\n", text)
    text = text.replace(line, "".join(line.replace("8000", str(server)) for server in ports))
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    (folder / "santorini.conf").write_text(text)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    running = subprocess.Popen([NGINX, "-e", folder / "error.log", "-c", folder / "nginx.conf"])
    try:
        deadline = time.monotonic() + 30
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health").raise_for_status()
                break
            except httpx.HTTPError:
                assert time.monotonic() < deadline, (folder / "error.log").read_text()
                time.sleep(0.05)
        yield port
    finally:
        running.terminate()
        running.wait(10)


class Cluster(Place):
    """Servers that share a database; players come through the proxy."""

    def __init__(self, folder: Path, database: Postgres, count: int = 3, **settings: object) -> None:
        usual = {"secret": "the same for all of these servers", "heartbeat": 1.0, "database": database.url}
        chosen = {**usual, **settings}
        self.lease = LEASE * float(str(chosen["heartbeat"]))  # seconds
        self.servers = [Server(folder / f"node{n}", **chosen) for n in range(count)]
        self.postgres = database
        self.database = database.url
        self._folder = folder
        self._stack = ExitStack()

    def __enter__(self) -> Cluster:
        for server in self.servers:
            self._stack.enter_context(server)
        many = [("limit_conn santorini_connections 250;", ""), ("rate=100r/s", "rate=10000r/s")]
        self.port = self._stack.enter_context(
            nginx(self._folder / "nginx", [server.port for server in self.servers], *many)
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """The process stands still, and nobody is told: its connections stay open."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


# ---------------------------------------------------------------- faults

Fault = Callable[[], None]


def faults_of(cluster: Cluster, rng: random.Random) -> dict[str, Fault]:
    """What can happen to servers and their database; each returns when it is over."""
    lease = cluster.lease

    def killed() -> None:
        server = rng.choice(cluster.servers)
        server.kill()
        server.start()

    def asked_to_go() -> None:
        server = rng.choice(cluster.servers)
        server.stop()
        server.start()

    def hanging() -> None:
        with stopped(rng.choice(cluster.servers)):
            time.sleep(rng.uniform(1.2, 2) * lease)

    def briefly_hanging() -> None:
        with stopped(rng.choice(cluster.servers)):
            time.sleep(rng.uniform(0, lease / 2))

    def restarted() -> None:
        cluster.postgres.stop(rng.choice(["fast", "immediate"]))
        cluster.postgres.start()

    return {
        "kill -9": killed,
        "SIGSTOP past the lease": hanging,
        "SIGTERM": asked_to_go,
        "connections cut": cluster.postgres.terminate,
        "SIGSTOP within the lease": briefly_hanging,
        "PostgreSQL restarted": restarted,
    }


@dataclass
class Survived:
    """What was survived, and for each fault how long it took until the slowest game went on."""

    faults: int
    games: int
    steps: int
    reconnected: int
    pauses: dict[str, list[float]]


async def survive(cluster: Cluster, faults: int, games: int, rng: random.Random) -> Survived:
    """Play through faults at random moments; at the end all games are over, and what everybody was told is compared
    with the log."""
    players: list[Player] = []
    left = faults

    async def play() -> None:
        """One game after the other, as long as there will be faults."""
        while left:
            options = {"deal": "chosen", "powers": numbers_of(*rng.choice(POWERS)), "clock": rng.choice(CLOCKS)}
            try:
                two = await seated(cluster, rng, **options)
            except httpx.HTTPError:
                await asyncio.sleep(RETRY)
                continue
            players.extend(two)
            await asyncio.gather(*(player.connect() for player in two))
            await asyncio.gather(*(player.over for player in two))

    ways = cycle(faults_of(cluster, rng).items())
    pauses: dict[str, list[float]] = {}
    playing = [asyncio.create_task(play()) for _ in range(games)]
    while left:
        await asyncio.sleep(rng.uniform(0.2, 1.5))
        name, fault = next(ways)
        await asyncio.to_thread(fault)
        pauses.setdefault(name, []).append(await _going_on(players))
        left -= 1
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    for player in players:
        player.close()
    steps = check(cluster, players)
    lost = [table for table, lines in cluster.lines().items() if any(line["kind"] == "flagged" for line in lines)]
    assert not lost, f"{lost}: somebody lost on time, though nobody thinks longer than a moment"
    return Survived(faults, len(players) // 2, steps, sum(player.reconnected for player in players), pauses)


async def _going_on(players: list[Player]) -> float:
    """Seconds until every game that was being played has gone on, or is over."""
    began = time.monotonic()
    waiting = {
        (one, other): len(one.acknowledged) + len(other.acknowledged)
        for one, other in zip(players[::2], players[1::2], strict=True)
        if not (one.over.done() and other.over.done())
    }
    while waiting:
        await asyncio.sleep(0.02)
        assert time.monotonic() - began < PATIENCE, f"{len(waiting)} games do not go on"
        for (one, other), before in [*waiting.items()]:
            went_on = len(one.acknowledged) + len(other.acknowledged) > before
            if went_on or (one.over.done() and other.over.done()):
                del waiting[one, other]
    return time.monotonic() - began
