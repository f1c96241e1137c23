"""A million frames nobody should send. `python -m benchmarks.fuzz [FRAMES]`

Most go straight into sockets of a table in this process, as the server has them; a part goes over real connections into
a real server, with oddities of frames as well. No table may be dropped, nothing may fail, memory may not grow.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import structlog

from santorini import CARDS
from santorini.server.computers.pool import Computers
from santorini.server.guests import Guest
from santorini.server.limits import Bucket
from santorini.server.settings import Settings
from santorini.server.store.store import Store
from santorini.server.tables.service import TableService
from santorini.server.web.sockets import ReceiveQueue, Socket
from santorini.server.wire import schema
from testkit.crowd import Link as Client
from testkit.crowd import Server, memory, seated

FRAMES = 1_000_000
OVER_SOCKETS = 20  # one of so many goes over a real connection
LOT, LOTS = 200, 25  # frames between two looks at a table, and looks before the next table
GROWTH = 50  # MB
NUMBERS = (
    0,
    1,
    -1,
    3,
    4,
    24,
    25,
    31,
    32,
    55,
    56,
    1023,
    65535,
    65536,
    2**31 - 1,
    2**31,
    -(2**31),
    2**53,
    2**63,
    2**64,
    10**30,
)
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0.5,
    -0.0,
    1e308,
    "",
    "x",
    "\0",
    "\ud7ff",
    "x" * 41,
    [],
    [0] * 5,
    {},
    {"a": {}},
)
KINDS = [kind.__struct_config__.tag for kind in (schema.Hello, schema.Look, schema.Why, *schema.Action.__args__)]
OPTIONS = (*schema.Options.__struct_fields__, "name", "text", "number", "key")
FIELDS = (
    "id",
    "version",
    "step",
    "seat",
    "whole",
    "yes",
    "powers",
    "power",
    "rematch",
    "phrase",
    "since",
    "src",
    "dst",
)


class Nonsense:
    """Frames of every degree: random bytes, deep nesting, valid ones, and those with a field or a byte changed."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._count = 0

    def value(self, depth: int = 0) -> Any:
        rng = self._rng
        kind = rng.random()
        if kind < 0.5:
            return rng.choice(NUMBERS)
        if kind < 0.8 or depth > 3:
            return rng.choice(ODD)
        if kind < 0.9:
            return [self.value(depth + 1) for _ in range(rng.randrange(6))]
        return {rng.choice(FIELDS): self.value(depth + 1) for _ in range(rng.randrange(4))}

    def frame(self, version: int, legal: list[int]) -> dict[str, Any]:
        """One that may be right."""
        rng = self._rng
        self._count += 1
        kind = rng.choice(KINDS)
        if kind == "resign" and rng.random() < 0.98:  # or no game would last
            kind = "step"
        frame: dict[str, Any] = {"type": kind, "id": f"f{self._count}"}
        more: dict[str, dict[str, Any]] = {
            "step": {
                "version": version,
                "step": rng.choice(legal) if legal and rng.random() < 0.7 else rng.randrange(1 << 16),
            },
            "undo": {"version": version, "whole": rng.random() < 0.5},
            "resign": {"seat": rng.randrange(4)},
            "answer": {"yes": rng.random() < 0.5},
            "say": {"phrase": rng.choice(("hello", "oops", "nothing"))},
            "offer": {"powers": [rng.randrange(len(CARDS)) for _ in range(rng.randrange(5))]},
            "pick": {"power": rng.randrange(len(CARDS))},
            "first": {"seat": rng.randrange(4)},
            "replace": {"seat": rng.randrange(4)},
            "dismiss": {"seat": rng.randrange(4)},
            "again": {"rematch": rng.choice(("same", "swapped", "draft"))},
            "why": {"dst": rng.randrange(32), "src": rng.choice((None, rng.randrange(32)))},
            "look": {"seat": rng.choice((None, 0, 1, 2, 3))},
            "hello": {"since": rng.randrange(100)},
        }
        frame |= more.get(kind, {})
        if kind in ("hello", "look"):
            del frame["id"]
        return frame

    def text(self, version: int, legal: list[int]) -> bytes:
        rng = self._rng
        kind = rng.random()
        if kind < 0.05:
            return rng.randbytes(rng.randrange(200))
        if kind < 0.08:
            return rng.choice((b"[", b'{"a":', b'{"type":', b"\xff")) * rng.randrange(1, 500)
        frame = self.frame(version, legal)
        if kind < 0.6:
            for _ in range(rng.randrange(1, 4)):
                frame[rng.choice((*FIELDS, "type"))] = self.value()
        text = json.dumps(frame).encode()
        if kind > 0.9:
            at = rng.randrange(len(text))
            text = text[:at] + rng.randbytes(rng.randrange(3)) + text[at + rng.randrange(3) :]
        return text[:4000]

    def raw(self, text: bytes) -> bytes:
        """As a frame; now and then an odd one."""
        rng = self._rng
        first = 0x81 if rng.random() < 0.97 else rng.randrange(256)
        masked = 0x80 if rng.random() < 0.995 else 0
        size = len(text)
        length = bytes((masked | size,)) if size < 126 else bytes((masked | 126,)) + size.to_bytes(2, "big")
        if rng.random() < 0.005:
            length = bytes((masked | 127,)) + rng.choice((size, 2**31, 2**63 - 1)).to_bytes(8, "big")
        return bytes((first,)) + length + b"\0\0\0\0" + text


# ---------------------------------------------------------------- straight into sockets


class Counting:
    """A connection that counts what is sent, and from which nothing comes by itself."""

    def __init__(self, counts: Counter[str]) -> None:
        self._counts = counts

    def start(self, receive: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        pass

    def send(self, text: bytes) -> None:
        self._counts["answers"] += 1
        for code in ("failed", "try-again"):
            self._counts[code] += f'"code":"{code}"'.encode() in text

    def stop(self) -> None:
        pass

    async def close(self, code: int) -> None:
        pass


def counted(counts: Counter[str]) -> None:
    """Count errors instead of writing them down."""

    def count(_: object, name: str, event: MutableMapping[str, Any]) -> str:
        if name == "error":
            counts[event["event"]] += 1
            print(event, file=sys.stderr)
        raise structlog.DropEvent

    structlog.configure(processors=[count])


async def straight(folder: Path, frames: int) -> Counter[str]:
    """What the sockets were told, and what was logged as an error."""
    counts = Counter[str]()
    counted(counts)
    folder.mkdir()
    settings = Settings(data=folder, grace=0.1)
    store = await Store.open(settings.url)
    service = TableService(store, Computers(settings), settings)
    nonsense, rng = Nonsense(1), random.Random(2)
    others = len(asyncio.all_tasks())
    while counts["frames"] < frames:
        counts["tables"] += 1
        options = schema.Options(
            seats=["me", "open"],
            deal=rng.choice(("none", "random", "draft", "challenger")),
            groups=["simple", "advanced", "golden fleece", "hero"],
            fleece=rng.choice((None, None, 0)),
        )
        guests = Guest("ann", "Ann"), Guest("ben", "Ben")
        id, _ = await service.create(options, guests[0])
        await service.sit(id, 1, guests[1], None)
        at, two = await service.registry.open(id), []
        for guest in guests:
            socket = Socket(service, id, guest, Counting(counts), ReceiveQueue(), (Bucket(1e12, 1e12),))
            socket.receive(b'{"type":"hello"}')
            two.append(socket)
        for _ in range(LOTS):
            for _ in range(LOT):
                table = at.table
                legal = table.game.legal_step_numbers() if table and table.game and table.status == "playing" else []
                rng.choice(two).receive(nonsense.text(table.version if table else 0, legal))
            counts["frames"] += LOT
            while at.lock.locked or len(asyncio.all_tasks()) > others:
                await asyncio.sleep(0)
            counts["dropped"] += at.table is None
            if at.table is None or at.table.status == "over":
                break
        for socket in two:
            socket.close()
        service.registry.remove(at)
    await service.close()
    await store.close()
    return counts


# ---------------------------------------------------------------- over connections


class Fuzzer(Client):
    """Sends nonsense, and comes back when it is thrown out."""

    def opened(self) -> None:
        self.send(b'{"type":"hello"}')

    def throw(self, frame: bytes) -> bool:
        if self._transport is None or self._transport.is_closing() or not self._open:
            return False
        self._transport.write(frame)
        return True


async def over_connections(server: Server, frames: int) -> int:
    nonsense, rng, sent = Nonsense(3), random.Random(4), 0
    while sent < frames:
        two = await seated(server, rng)
        fuzzers = [Fuzzer(server.port, f"/api/tables/{one.table}/socket", one.cookie) for one in two]
        await asyncio.gather(*(one.connect() for one in fuzzers))
        for number in range(5000):
            sent += rng.choice(fuzzers).throw(nonsense.raw(nonsense.text(rng.randrange(60), [])))
            if not number % 20:
                await asyncio.sleep(0.005)
        for one in fuzzers:
            one.close()
    return sent


async def over_http(server: Server, requests: int) -> Counter[int]:
    """Bodies and paths; the status of the answers."""
    nonsense, status = Nonsense(5), Counter[int]()
    rng = random.Random(6)
    async with httpx.AsyncClient(
        base_url=server.url, timeout=60, headers={"Content-Type": "application/json"}
    ) as client:
        for _ in range(requests):
            path = rng.choice(("/api/tables", "/api/me", "/api/replay", "/api/tables/x/seats/0", "/api/games"))
            body = {name: nonsense.value() for name in rng.sample(OPTIONS, rng.randrange(5))}
            text = json.dumps(body).encode() if rng.random() < 0.9 else nonsense.text(0, [])
            method = rng.choice(("POST", "PUT", "GET", "DELETE"))
            status[(await client.request(method, path, content=text)).status_code] += 1
            query = {name: str(nonsense.value()) for name in ("text", "size", "language") if rng.random() < 0.6}
            path = rng.choice(("/api/picture.svg", "/api/position"))
            status[(await client.get(path, params=query)).status_code] += 1
    return status


def fuzz(frames: int = FRAMES) -> bool:
    """True if nothing was dropped, nothing failed and nothing grew."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        near = frames - frames // OVER_SOCKETS
        asyncio.run(straight(Path(folder) / "first", near // 20))  # until all is loaded that will be
        before = memory(os.getpid())
        counts = asyncio.run(straight(Path(folder) / "second", near - near // 20))
        grown = (memory(os.getpid()) - before) / 1e6
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        sent = asyncio.run(over_connections(server, frames // OVER_SOCKETS))
        status = asyncio.run(over_http(server, frames // 500))
        errors = [line for line in (Path(folder) / "server.log").read_text().splitlines() if '"level": "error"' in line]
    failed = (
        sum(counts[bad] for bad in ("failed", "dropped"))
        + len(errors)
        + sum(status[code] for code in status if code >= 500)
    )
    names = ("frames", "tables", "answers", "dropped", "failed")
    print(
        f"\n{'frames nobody should send':<34}{names[0]:>15}"
        + "".join(f"{name:>11}" for name in (*names[1:], "MB grown"))
    )
    figures = "".join(f"{counts[name]:>11,}" for name in names[1:])
    print(f"{'straight into sockets':<34}{counts['frames']:>15,}{figures}{grown:>11.0f}")
    print(f"{'over connections':<34}{sent:>15,}{'':>33}{len(errors):>11}")
    print(f"{'requests':<34}{status.total():>15,}   {dict(sorted(status.items()))}")
    print(f"in {time.monotonic() - began:.0f} s (claim: nothing dropped, nothing failed, under {GROWTH} MB)")
    for line in errors[:3]:
        print(line[:2000])
    return not failed and grown < GROWTH


if __name__ == "__main__":
    sys.exit(0 if fuzz(int(sys.argv[1]) if len(sys.argv) > 1 else FRAMES) else 1)
