"""A socket: one browser at one table. Frames of `wire` come in and go out as text."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from santorini.server import metrics
from santorini.server.guests import Guest, fresh
from santorini.server.limits import Bucket, Limit, too_fast
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.tables.live import BLOCKED, UNKNOWN, Live
from santorini.server.tables.live_table import LiveTable
from santorini.server.web.origins import Origins
from santorini.server.web.requests import known, network, tables
from santorini.server.web.websocket import SHORT_WAY, Link, Outbox, Post, framed
from santorini.server.wire import schema
from santorini.server.wire.schema import encode

PATH = re.compile(r"/api/tables/([\w-]{1,32})/socket")
LARGEST = 4096  # bytes of a frame
GREETING = 10.0  # seconds within which a client has to say hello
PATIENCE = 40  # faults that are forgiven at once, one more each second
EARLY = 20  # messages that may come before the table was shown
SPARE = 10  # sockets that an address may open beyond twice as many as it may have
SILENT, FOREIGN, DAMAGED, FAULTY, FAILED = 4400, 4403, 4410, 4429, 1011  # why we close a socket

read_frame: Callable[[bytes], schema.ClientFrame] = msgspec.json.Decoder(schema.ClientFrame).decode
logger = structlog.get_logger()


class Hearer(Protocol):
    def hear(self, text: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class Inbox:
    """Messages of all sockets. Those that come in one round of the event loop are heard together: whoever plays and
    reads from sockets in turn keeps neither in the processor's memory."""

    def __init__(self) -> None:
        self._kept: list[tuple[Hearer, bytes]] = []

    def put(self, socket: Hearer, text: bytes) -> None:
        if not self._kept:
            asyncio.get_running_loop().call_soon(self._open)
        self._kept.append((socket, text))

    def _open(self) -> None:
        kept, self._kept = self._kept, []
        for socket, text in kept:
            try:
                socket.hear(text)
            except Exception as error:
                logger.error("a message could not be heard", exc_info=error)
                socket.end(FAILED)


def _id(frame: schema.ClientFrame | None) -> str | msgspec.UnsetType:
    """By what its answer is recognised, if it has an answer."""
    return frame.id if isinstance(frame, (schema.Act, schema.Why)) else msgspec.UNSET


class Socket:
    """What a guest's browser sends, and what it is sent."""

    def __init__(
        self,
        live: Live,
        id: str,
        guest: Guest,
        link: Link,
        inbox: Inbox,
        outbox: Outbox,
        limits: Sequence[Bucket],
        network: str,
        outgoing: int,
    ) -> None:
        self.guest = guest
        self.looking: int | None = None
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._live = live
        self._id = id
        self._limits = limits
        self._faults = Bucket(PATIENCE, 1.0)
        self._at: LiveTable | None = None
        self._early: list[bytes] | None = None
        self._closed = False
        self._alarm = asyncio.get_running_loop().call_later(GREETING, self.end, SILENT)
        self._outbox = outbox
        self._link: Link | None = link
        self._post: Post | None = link.listen(partial(inbox.put, self), network, outgoing)

    # ---------------------------------------------------------------- going out

    def put(self, message: bytes) -> None:
        if self._post is not None:
            self._outbox.put(self._post, framed(message))

    def refuse(self, refused: Refused, id: str | msgspec.UnsetType, version: int | msgspec.UnsetType) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        self.put(encode(schema.Refused(refused.code, refused.args_told, id=id, version=version)))

    def end(self, code: int) -> None:
        """Have the socket closed."""
        if not self.ended.done():
            self.ended.set_result(code)

    def close(self) -> None:
        """Nothing more is heard or sent. What we hold is let go at once: it holds us, and a table with its game must
        not wait for the garbage collector."""
        self._closed = True
        self._alarm.cancel()
        if self._at is not None:
            self._live.part(self._at, self)
            self._at = None
        if self._link is not None:
            self._link.deafen()
        self._link = self._post = None

    # ---------------------------------------------------------------- coming in

    def hear(self, text: bytes) -> None:
        """Answer a message. Whoever has not been shown the table yet is answered after that."""
        if self._closed:
            return
        if self._early is not None:
            if len(self._early) < EARLY:
                self._early.append(text)
            else:
                self.end(FAULTY)
            return
        frame: schema.ClientFrame | None = None
        try:
            try:
                frame = read_frame(text)
            except (ValueError, RecursionError):
                raise Refused("bad-message") from None
            for bucket in self._limits:
                if wait := bucket.take():
                    raise too_fast(wait)
            if self._at is None:
                self._greet(frame)
            elif isinstance(frame, schema.Act):
                self._live.act(self._at, self, frame)
            else:
                self._live.spawn(self._answer(self._at, frame), self._id)
        except Refused as refused:
            self.refuse(refused, _id(frame), msgspec.UNSET)
            if self._at is None:
                self.end(SILENT)
            elif self._faults.take():
                self.end(FAULTY)

    def _greet(self, frame: schema.ClientFrame) -> None:
        """The first frame has to be hello."""
        self._alarm.cancel()
        if isinstance(frame, schema.Hello):
            self._early = []
            self._live.spawn(self._join(frame.since), self._id)
        else:
            self.end(SILENT)

    async def _join(self, since: int) -> None:
        try:
            at = await self._live.open(self._id)
            await self._live.join(at, self, since)
        except Refused as refused:
            self.end({"damaged": DAMAGED, "try-again": FAILED}.get(refused.code, UNKNOWN))
            return
        except Exception:
            self.end(FAILED)
            raise
        if self._closed:
            self._live.part(at, self)
            return
        self._at = at
        early, self._early = self._early or [], None
        for text in early:
            self.hear(text)

    async def _answer(self, at: LiveTable, frame: schema.Hello | schema.Look | schema.Why) -> None:
        try:
            match frame:
                case schema.Hello(since=since):
                    await self._live.join(at, self, since)
                case schema.Look(seat=seat):
                    await self._live.look(at, self, seat)
                case schema.Why():
                    await self._live.reason(at, self, frame)
        except Refused as refused:
            self.refuse(refused, _id(frame), at.table.version if at.table else msgspec.UNSET)


class Sockets:
    """The sockets of all tables."""

    def __init__(self, origins: Origins, settings: Settings) -> None:
        self._origins = origins
        self._settings = settings
        self._open: Counter[str] = Counter()
        self._inbox, self._outbox = Inbox(), Outbox()
        size, rate, share = settings.messages_at_once, settings.messages_per_second, settings.address_share
        self._guests, self._addresses = Limit(size, rate), Limit(size * share, rate * share)
        most = settings.sockets_per_address
        self._handshakes = Limit(2 * most + SPARE, most / 20 + 1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        source = network(connection)
        await receive()
        if self._handshakes.of(source).take():
            metrics.CUT.labels("handshakes").inc()
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        self._open[source] += 1
        metrics.SOCKETS.inc()
        try:
            code = await self._serve(connection, source, receive)
            await send({"type": "websocket.close", "code": code})
        except OSError:
            pass  # it was gone before
        finally:
            metrics.SOCKETS.dec()
            self._open[source] -= 1
            if not self._open[source]:
                del self._open[source]

    async def _serve(self, connection: HTTPConnection, source: str, receive: Receive) -> int:
        """Listen until the end; the code with which the socket closes."""
        path = PATH.fullmatch(connection.url.path)
        if not self._origins.allows(connection):
            return FOREIGN
        if path is None:
            return UNKNOWN
        if self._open[source] > self._settings.sockets_per_address:
            return FAULTY
        link: Link = connection.scope["extensions"][SHORT_WAY]["link"]
        try:
            met = known(connection)
        except Refused:
            return BLOCKED
        who = met or fresh()
        limits = self._guests.of(who.id if met else source), self._addresses.of(source)
        boxes, outgoing = (self._inbox, self._outbox), self._settings.outgoing
        socket = Socket(tables(connection), path[1], who, link, *boxes, limits, source, outgoing)
        logger.info("socket opened", table=path[1])
        gone = asyncio.ensure_future(receive())
        try:
            await asyncio.wait((gone, socket.ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            socket.close()
        code = socket.ended.result() if socket.ended.done() else 1000
        logger.info("socket closed", table=path[1], code=code)
        return code
