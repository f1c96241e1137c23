"""A crowd that plays at a server: real processes, real sockets, random legal steps.

Its sockets are written by hand, so that on a small machine the crowd costs less than the server it measures.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
from msgspec import Struct
from sqlalchemy import create_engine, text

from santorini.server.store.log import read_line
from santorini.server.tables.news import seen_step
from santorini.server.tables.table import Table
from santorini.server.wire.schema import Options
from testkit import serving

ROOMY = {  # a crowd from one address asks for more than people do
    "messages_at_once": 1e9,
    "requests_at_once": 1e9,
    "changes_at_once": 1e9,
    "sign_ins_at_once": 10**9,
    "sign_ups_at_once": 10**9,
    "sockets_per_address": 100_000,
}
RETRY = 0.05  # seconds after which a lost connection is tried again


def memory(process: int) -> int:
    """Bytes a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Place:
    """Where people play: an address, and a store that can be looked into."""

    port: int
    database: str

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def lines(self) -> dict[str, list[dict[str, Any]]]:
        """What the store holds: the log of every table."""
        found: dict[str, list[dict[str, Any]]] = defaultdict(list)
        engine = create_engine(self.database)
        with engine.connect() as store:
            rows = store.execute(text("SELECT table_id, version, body FROM lines ORDER BY table_id, version"))
            for table, version, body in rows:
                found[table].append(msgspec.json.decode(body))
                assert len(found[table]) == version, f"{table} has a gap before version {version}"
        engine.dispose()
        return found


class Server(serving.Server, Place):
    """A server that can be looked into."""

    def __init__(self, folder: Path, **settings: object) -> None:
        super().__init__(folder, **{**ROOMY, **settings})
        self.database = str(settings.get("database", f"sqlite:///{folder / 'santorini.db'}"))

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def run_sql(self, statement: str) -> list[Any]:
        """Look into its store, or change it beside it."""
        engine = create_engine(self.database)
        with engine.begin() as store:
            found = store.execute(text(statement))
            rows = [*found] if found.returns_rows else []
        engine.dispose()
        return rows

    def admin(self, *words: str) -> str:
        """What its operator is told by a command."""
        told = {**os.environ, "SANTORINI_DATA": str(self.folder), "SANTORINI_DATABASE": self.database}
        command = [sys.executable, "-m", "santorini", "--language", "en", "admin", *words]
        return subprocess.run(command, env=told, check=True, capture_output=True, text=True, timeout=60).stdout


# ---------------------------------------------------------------- sockets


class Link(asyncio.Protocol):
    """The browser's end of a socket, without what we do not need: no fragments, no compression."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._port, self.cookie = port, cookie
        self._handshake = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nCookie: santorini={cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._received = b""
        self._transport: asyncio.Transport | None = None
        self._open = False
        self.closed = False

    async def connect(self) -> None:
        """Go on trying until there is a connection."""
        loop = asyncio.get_running_loop()
        while not self.closed:
            try:
                await loop.create_connection(lambda: self, "127.0.0.1", self._port)
                return
            except OSError:
                await asyncio.sleep(RETRY)

    def close(self) -> None:
        self.closed = True
        if self._transport:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """A text frame; its mask is zero, which leaves the text as it is."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        if self._transport:
            self._transport.write(head + b"\0\0\0\0" + text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport, self._received, self._open = cast(asyncio.Transport, transport), b"", False
        self._transport.write(self._handshake)

    def connection_lost(self, _: Exception | None) -> None:
        self._transport = None
        if not self.closed:
            self.lost()
            loop = asyncio.get_running_loop()
            loop.call_later(RETRY, lambda: loop.create_task(self.connect()))

    def data_received(self, data: bytes) -> None:
        if self._open and not self._received and data[:2] == b"\x81\x7e" and len(data) == 4 + (data[2] << 8 | data[3]):
            self.heard(data[4:])  # nearly always this is one frame, whole
            return
        received = self._received + data if self._received else data
        at = 0
        if not self._open:
            end = received.find(b"\r\n\r\n")
            if end < 0:
                self._received = received
                return
            if received.startswith(b"HTTP/1.1 50") and self._transport:  # a proxy whose servers are gone
                self._transport.abort()
                return
            assert received.startswith(b"HTTP/1.1 101"), received[:end].decode()
            self._open, at = True, end + 4
            self.opened()
        while len(received) >= at + 2:
            kind, size, start = received[at] & 15, received[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(received[at + 2 : start], "big")
            if len(received) < start + size:
                break
            at = start + size
            if kind == 1:
                self.heard(received[start:at])
            elif kind == 9 and self._transport:
                self._transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + received[start:at])
        self._received = received[at:]

    def opened(self) -> None:
        """The connection stands."""

    def lost(self) -> None:
        """It does not stand any more."""

    def heard(self, text: bytes) -> None:
        """A frame has come."""


# ---------------------------------------------------------------- players


class Entry(Struct):
    kind: str
    version: int
    seat: int | None = None
    text: str = ""


class View(Struct):
    legal: list[int]
    result: object | None
    decider: int | None


class Frame(Struct):
    """Of any frame of the server what a player needs."""

    type: str
    version: int = 0
    id: str = ""
    code: str = ""
    view: View | None = None
    entry: Entry | None = None
    log: list[Entry] = []


read_frame = msgspec.json.Decoder(Frame).decode
NEWS, VERSION = b'{"type":"news",', b'"version":'  # how they begin
LEGAL, UNDO = b',"result":null,"legal":[', b'],"undo":'  # how they end while the game goes on


class Asked(Struct, gc=False):
    """A step that was sent, and how the news begin that answer it."""

    id: bytes
    step: int
    text: bytes
    answer: bytes


class Player(Link):
    """Takes random legal steps at its seat until the game is over, whatever happens to the connection."""

    def __init__(self, port: int, table: str, cookie: str, rng: random.Random) -> None:
        super().__init__(port, f"/api/tables/{table}/socket", cookie)
        self.table = table
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # the table, for the first time
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.acknowledged: list[int] = []  # steps of ours, in order
        self.read: dict[int, str] = {}  # texts of all steps, by version
        self._unread: list[bytes] = []  # news: there is time for them later
        self.times: list[tuple[float, float]] = []  # when each was sent, and acknowledged
        self.refused: list[str] = []
        self.ask: Callable[[Callable[[], None]], None] = lambda send: send()  # for leave to send
        self.reconnected = -1
        self._rng = rng
        self.name = f"{rng.getrandbits(32):08x}"
        self._name = self.name.encode()
        self._version = 0
        self._asked: Asked | None = None
        self._sent = 0.0
        self._count = 0

    def opened(self) -> None:
        self.reconnected += 1
        self._greet()

    def heard(self, text: bytes) -> None:
        """Nearly always these are news of a game that goes on. Of them only what the next step needs is looked at;
        there is time for the rest later."""
        legal = text.rfind(LEGAL) if text.startswith(NEWS) else -1
        if legal < 0:
            self._heard_slowly(read_frame(text))
            return
        self._unread.append(text)
        if self._asked and text.startswith(self._asked.answer):
            self.times.append((self._sent, time.perf_counter()))
            self._acknowledge()
        begin, end = legal + len(LEGAL), text.rfind(UNDO)
        if begin < end and not self._asked:
            version = text.find(VERSION) + len(VERSION)
            self._step(text[version : text.find(b",", version)], self._rng.choice(text[begin:end].split(b",")))

    def _heard_slowly(self, frame: Frame) -> None:
        if frame.type == "news":
            assert frame.entry
            self._read([frame.entry])
            if self._asked and frame.id.encode() == self._asked.id:
                self.times.append((self._sent, time.perf_counter()))
                self._acknowledge()
        elif frame.type == "table":
            if not self.shown.done():
                self.shown.set_result(None)
            self._read(frame.log)
            if self._asked:  # it is not known whether this was heard
                self.send(self._asked.text)
        elif frame.type == "done":
            if self._asked and frame.id.encode() == self._asked.id:  # else it answers a step that was sent twice
                self._acknowledge()
                self._greet()
            return
        elif frame.type == "refused" and frame.code == "try-again":  # it may have been kept all the same
            asyncio.get_running_loop().call_later(RETRY, self._greet)
            return
        elif frame.type == "refused":
            self.refused.append(frame.code)
            self._asked = None
            self._greet()
            return
        if frame.view is not None:
            if frame.view.result is not None:
                self.catch_up()
                if not self.over.done():
                    self.over.set_result(None)
            elif frame.view.legal and not self._asked:
                self._step(b"%d" % self._version, b"%d" % self._rng.choice(frame.view.legal))

    def _greet(self) -> None:
        self.catch_up()
        self.send(b'{"type":"hello","since":%d}' % self._version)

    def catch_up(self) -> None:
        """Read the news that there was no time for."""
        unread, self._unread = self._unread, []
        self._read(entry for text in unread if (entry := read_frame(text).entry))

    def _read(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._version = max(self._version, entry.version)
            if entry.kind == "step":
                self.read[entry.version] = entry.text

    def _step(self, version: bytes, step: bytes) -> None:
        self._count += 1
        id = b"%b-%d" % (self._name, self._count)
        text = b'{"type":"step","id":"%b","version":%b,"step":%b}' % (id, version, step)
        self._asked = Asked(id, int(step), text, NEWS + b'"id":"%b"' % id)
        self.ask(self._send)

    def _send(self) -> None:
        if self._asked:
            self._sent = time.perf_counter()
            self.send(self._asked.text)

    def _acknowledge(self) -> None:
        if self._asked:
            self.acknowledged.append(self._asked.step)
            self._asked = None


async def seated(server: Place, rng: random.Random, **options: object) -> list[Player]:
    """Two players at a new table; they have not connected yet."""
    async with httpx.AsyncClient(base_url=server.url, verify=False) as client:
        opened = await client.post("/api/tables", json={"seats": ["me", "open"], **options})
        opened.raise_for_status()
        table = opened.json()["id"]
        client.cookies.clear()
        sat = await client.post(f"/api/tables/{table}/seats/1", json={})
        sat.raise_for_status()
    seeds = rng.getrandbits(64), rng.getrandbits(64)
    return [
        Player(server.port, table, answer.cookies["santorini"], random.Random(seed))
        for answer, seed in zip((opened, sat), seeds, strict=True)
    ]


def step_text(table: Table, version: int) -> str:
    """What everybody may read of a step, where nothing is hidden."""
    played = table.played[version - 1]
    return "" if played is None else seen_step(table, played, None)[0]


def check(server: Place, players: Iterable[Player], *, finished: bool = True) -> int:
    """How many steps the store has, after a good look: every acknowledged step is there once and in order; a step
    nobody has been told of yet is the last of its player; nobody has read what is not there; the log can be replayed;
    at the end everybody has read everything."""
    store, steps = server.lines(), 0
    for player in players:
        lines = store[player.table]
        table = Table.restore(player.table, Options(), "", [read_line(msgspec.json.encode(line)) for line in lines])
        taken = [version for version, line in enumerate(lines, 1) if line["kind"] == "stepped"]
        own = [line["step"] for line in lines if line.get("message", "").startswith(player.name)]
        acknowledged = len(player.acknowledged)
        player.catch_up()
        assert max(player.read, default=0) <= len(lines), f"{player.table}: a step was told before it was kept"
        assert own[:acknowledged] == player.acknowledged, f"{player.table}: an acknowledged step is lost"
        assert len(own) <= acknowledged + (not finished), f"{player.table}: a step was taken that nobody asked for"
        assert not player.refused, f"{player.table}: {player.refused}"
        if finished:
            assert table.status == "over"
            assert sorted(player.read) == taken, f"{player.table}: somebody has not heard everything"
        if not table.hidden:
            told = {version: step_text(table, version) for version in player.read}
            assert player.read == told, f"{player.table}: somebody was told another step than is in the log"
        steps += len(own)
    return steps
