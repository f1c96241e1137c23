"""A socket: one browser at one table. It sends and is sent the messages of `wire.schema`, as text."""

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
from santorini.server.tables.live_table import BLOCKED, MOVED, UNKNOWN, LiveTable
from santorini.server.tables.service import TableService
from santorini.server.web.access import identify
from santorini.server.web.connection import TOO_MUCH, ByteLimits, Connection, connection_for
from santorini.server.web.origins import Origins
from santorini.server.web.requests import network, tables
from santorini.server.wire import schema
from santorini.server.wire.schema import encode

PATH = re.compile(r"/api/tables/([\w-]{1,32})/socket")
HELLO_SECONDS = 10.0  # within which a client has to send hello
FORGIVEN = 40  # refused messages that are forgiven at once, one more each second
EARLY = 20  # messages that may come before the table was shown
SPARE = 10  # sockets that an address may open beyond twice as many as it may have
NO_HELLO, FOREIGN, DAMAGED, FAILED = 4400, 4403, 4410, 1011  # close codes

read_message: Callable[[bytes], schema.ClientFrame] = msgspec.json.Decoder(schema.ClientFrame).decode
logger = structlog.get_logger()


class Receiver(Protocol):
    """What a queue needs of a socket."""

    def receive(self, text: bytes) -> None:
        """Handle a message."""

    def end(self, code: int) -> None:
        """Have the socket closed with this code."""


class ReceiveQueue:
    """The messages of all sockets that came in this round of the event loop. They are handled together at the end of
    the round: code and data of one kind of work then stay in the processor's cache, which makes a step a tenth
    cheaper than reading and playing in turn."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Receiver, bytes]] = []

    def put(self, socket: Receiver, text: bytes) -> None:
        """Have a message handled by the socket that it came from."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append((socket, text))

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket, text in waiting:
            try:
                socket.receive(text)
            except Exception as error:
                logger.error("a message could not be handled", exc_info=error)
                socket.end(FAILED)


def _id(message: schema.ClientFrame | None) -> str | msgspec.UnsetType:
    """The id that an answer to this message repeats, if it has one."""
    return message.id if isinstance(message, (schema.Act, schema.Why, schema.Foresee, schema.Advise)) else msgspec.UNSET


class Socket:
    """One browser at one table: what its guest asks for goes to the table, what the table tells goes to it."""

    def __init__(
        self,
        service: TableService,
        id: str,
        guest: Guest,
        connection: Connection,
        queue: ReceiveQueue,
        limits: Sequence[Bucket],
    ) -> None:
        self.guest = guest
        self.looking: int | None = None
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._service = service
        self._id = id
        self._limits = limits
        self._faults = Bucket(FORGIVEN, 1.0)
        self._at: LiveTable | None = None
        self._early: list[bytes] | None = None
        self._closed = False
        self._timer = asyncio.get_running_loop().call_later(HELLO_SECONDS, self.end, NO_HELLO)
        self._connection: Connection | None = connection
        connection.start(partial(queue.put, self), self.end)

    # ---------------------------------------------------------------- going out

    def put(self, message: bytes) -> None:
        """Send a message."""
        if self._connection is not None:
            self._connection.send(message)

    def refuse(self, refused: Refused, id: str | msgspec.UnsetType, version: int | msgspec.UnsetType) -> None:
        """Answer the message of this id with a refusal; or not at all, if it has to be sent to another node."""
        if refused.code == "elsewhere":
            self.end(MOVED)
            return
        metrics.REFUSALS.labels(refused.code).inc()
        self.put(encode(schema.Refused(refused.code, refused.details, id=id, version=version)))

    def end(self, code: int) -> None:
        """Have the socket closed with this code, unless it is being closed already."""
        if not self.ended.done():
            self.ended.set_result(code)

    def close(self) -> None:
        """Receive and send nothing more. What we refer to is released here: it refers to us, and a table with its game
        must not wait for the garbage collector."""
        self._closed = True
        self._timer.cancel()
        if self._at is not None:
            self._service.viewers.leave(self._at, self)
            self._at = None
        if self._connection is not None:
            self._connection.stop()
            self._connection = None

    # ---------------------------------------------------------------- coming in

    def receive(self, text: bytes) -> None:
        """Handle a message; one that comes before the table was shown is handled after that."""
        if self._closed:
            return
        if self._early is not None:
            if len(self._early) < EARLY:
                self._early.append(text)
            else:
                self.end(TOO_MUCH)
            return
        message: schema.ClientFrame | None = None
        try:
            try:
                message = read_message(text)
            except (ValueError, RecursionError):
                raise Refused("bad-message") from None
            for bucket in self._limits:
                if wait := bucket.take():
                    raise too_fast(wait)
            if self._at is None:
                self._greet(message)
            elif isinstance(message, schema.Act):
                self._service.changes.act(self._at, self, message)
            else:
                self._service.tasks.spawn(self._answer(self._at, message), self._id)
        except Refused as refused:
            self.refuse(refused, _id(message), msgspec.UNSET)
            if self._at is None:
                self.end(NO_HELLO)
            elif self._faults.take():
                self.end(TOO_MUCH)

    def _greet(self, message: schema.ClientFrame) -> None:
        """The first message has to be hello."""
        self._timer.cancel()
        if isinstance(message, schema.Hello):
            self._early = []
            self._service.tasks.spawn(self._join(message.since), self._id)
        else:
            self.end(NO_HELLO)

    async def _join(self, since: int) -> None:
        try:
            at = await self._service.registry.open(self._id)
            await self._service.viewers.join(at, self, since)
        except Refused as refused:
            self.end({"damaged": DAMAGED, "elsewhere": MOVED, "try-again": FAILED}.get(refused.code, UNKNOWN))
            return
        except Exception:
            self.end(FAILED)
            raise
        if self._closed:
            self._service.viewers.leave(at, self)
            return
        self._at = at
        early, self._early = self._early or [], None
        for text in early:
            self.receive(text)

    async def _answer(self, at: LiveTable, message: schema.ClientFrame) -> None:
        try:
            match message:
                case schema.Hello(since=since):
                    await self._service.viewers.join(at, self, since)
                case schema.Look(seat=seat):
                    await self._service.viewers.look(at, self, seat)
                case schema.Why():
                    await self._service.viewers.explain(at, self, message)
                case schema.Foresee():
                    await self._service.viewers.foresee(at, self, message)
                case schema.Advise():
                    await self._service.viewers.advise(at, self, message)
        except Refused as refused:
            self.refuse(refused, _id(message), at.table.version if at.table else msgspec.UNSET)


async def _asking(request: HTTPConnection) -> Guest | int | None:
    """Who is asking; or the code to close the connection with."""
    try:
        return await identify(request)
    except Refused as refused:
        return BLOCKED if refused.code == "blocked" else FAILED


class Sockets:
    """The ASGI application of all sockets: it admits connections and serves each until it ends."""

    def __init__(self, origins: Origins, settings: Settings) -> None:
        self._origins = origins
        self._settings = settings
        self._open: Counter[str] = Counter()
        self._queue = ReceiveQueue()
        size, rate, share = settings.messages_at_once, settings.messages_per_second, settings.address_share
        self._guests, self._addresses = Limit(size, rate), Limit(size * share, rate * share)
        self._bytes = ByteLimits(settings)
        most = settings.sockets_per_address
        self._handshakes = Limit(2 * most + SPARE, most / 20 + 1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        request = HTTPConnection(scope)
        source = network(request)
        await receive()
        if self._handshakes.of(source).take():
            metrics.CUT.labels("handshakes").inc()
            await send({"type": "websocket.close"})
            return
        guest = await _asking(request)  # before any message can come
        await send({"type": "websocket.accept"})
        connection = connection_for(scope, receive, send, self._bytes.of(source), self._settings.outgoing)
        self._open[source] += 1
        metrics.SOCKETS.inc()
        try:
            code = await self._serve(request, guest, source, connection)
            await connection.close(code)
        finally:
            metrics.SOCKETS.dec()
            self._open[source] -= 1
            if not self._open[source]:
                del self._open[source]

    async def _serve(
        self, request: HTTPConnection, guest: Guest | int | None, source: str, connection: Connection
    ) -> int:
        """Serve a connection, if it is admitted, until either side ends it; the code to close it with. A browser can
        read that code only after the handshake, so this is where connections are refused."""
        path = PATH.fullmatch(request.url.path)
        if not self._origins.allows(request):
            return FOREIGN
        if path is None:
            return UNKNOWN
        if self._open[source] > self._settings.sockets_per_address:
            return TOO_MUCH
        if isinstance(guest, int):
            return guest
        limits = self._guests.of(guest.id if guest else source), self._addresses.of(source)
        socket = Socket(tables(request), path[1], guest or fresh(), connection, self._queue, limits)
        logger.info("socket opened", table=path[1])
        try:
            code = await socket.ended
        finally:
            socket.close()
        logger.info("socket closed", table=path[1], code=code)
        return code
