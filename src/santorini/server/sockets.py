"""A socket: one browser at one table. Frames of `wire` come in and go out as text.

It is plain ASGI, for every step of every player passes here.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Never

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from santorini.server import metrics, wire
from santorini.server.access import guest, tables
from santorini.server.guests import Guest
from santorini.server.limits import Bucket, too_fast
from santorini.server.live import Live, LiveTable, write_frame
from santorini.server.origins import Origins
from santorini.server.refusals import Refused
from santorini.server.settings import Settings

PATH = re.compile(r"/api/tables/([\w-]{1,32})/socket")
LARGEST = 4096  # bytes of a frame
GREETING = 10.0  # seconds within which a client has to say hello
FAREWELL = 1.0  # seconds to say that a socket closes
PATIENCE = 40  # faults that are forgiven at once, one more each second
SILENT, FOREIGN, UNKNOWN, SLOW, FAULTY = 4400, 4403, 4404, 4408, 4429  # why we close a socket

read_frame: Callable[[str | bytes], wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame).decode
logger = structlog.get_logger()


class Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """A connection of a guest, with the frames that wait to be sent."""

    def __init__(self, guest: Guest, send: Send, most: int) -> None:
        self.guest = guest
        self.looking: int | None = None
        self.slow = False
        self._send = send
        self._most = most
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._listener = asyncio.current_task()
        self._listening = False

    def send(self, text: str) -> None:
        """Have a frame sent soon; whoever does not read is cut off."""
        self._waiting.append(text)
        self._wake.set()
        if len(self._waiting) > self._most and not self.slow:
            self.slow = True
            if self._listening and self._listener:
                self._listener.cancel()

    def refuse(self, refused: Refused, **more: Any) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        self.send(write_frame(wire.Refused(refused.code, refused.args_told, **more)).decode())

    async def run(self) -> None:
        """Send what waits, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})

    async def hear(self, receive: Receive) -> str | bytes:
        """The next message."""
        self._listening = True
        try:
            message = await receive()
        except asyncio.CancelledError:
            if self.slow:
                raise Closed(SLOW) from None
            raise
        finally:
            self._listening = False
        if message["type"] == "websocket.disconnect":
            raise Closed(message.get("code", 1005))
        if self.slow:
            raise Closed(SLOW)
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text


class Sockets:
    """The sockets of all tables."""

    def __init__(self, origins: Origins, settings: Settings) -> None:
        self._origins = origins
        self._settings = settings
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address = connection.client.host if connection.client else ""
        await receive()
        await send({"type": "websocket.accept"})
        self._open[address] += 1
        metrics.SOCKETS.inc()
        try:
            code = await self._serve(connection, address, receive, send)
            await asyncio.wait_for(send({"type": "websocket.close", "code": code}), FAREWELL)
        except (OSError, TimeoutError):
            pass  # it was gone before, or does not listen
        finally:
            metrics.SOCKETS.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _serve(self, connection: HTTPConnection, address: str, receive: Receive, send: Send) -> int:
        """Everything from the first frame to the code with which the socket closes."""
        path = PATH.fullmatch(connection.url.path)
        if not self._origins.allows(connection):
            return FOREIGN
        if path is None:
            return UNKNOWN
        if self._open[address] > self._settings.sockets_per_address:
            return FAULTY
        socket = Socket(guest(connection), send, self._settings.outgoing)
        sender = asyncio.create_task(socket.run())
        logger.info("socket opened", table=path[1])
        try:
            await self._listen(tables(connection), path[1], socket, receive)
        except Closed as closed:
            logger.info("socket closed", table=path[1], code=closed.code)
            return closed.code
        except Exception as error:
            logger.error("socket failed", table=path[1], error=type(error).__name__, exc_info=error)
            return 1011
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _listen(self, live: Live, id: str, socket: Socket, receive: Receive) -> Never:
        faults = Bucket(PATIENCE, 1.0)
        messages = Bucket(self._settings.messages_at_once, self._settings.messages_per_second)
        at: LiveTable | None = None
        try:
            while True:
                try:
                    if at is None:
                        at = await self._greet(live, id, socket, receive)
                        continue
                    text = await socket.hear(receive)
                    wait = messages.take()
                    if wait:
                        raise too_fast(wait)
                    await self._answer(live, at, socket, text)
                except Refused as refused:
                    socket.refuse(refused)
                    if faults.take():
                        raise Closed(FAULTY) from None
        finally:
            if at is not None:
                live.part(at, socket)

    async def _greet(self, live: Live, id: str, socket: Socket, receive: Receive) -> LiveTable:
        """The first frame has to be hello."""
        try:
            frame = self._read(await asyncio.wait_for(socket.hear(receive), GREETING))
        except (TimeoutError, Refused):
            raise Closed(SILENT) from None
        if not isinstance(frame, wire.Hello):
            raise Closed(SILENT)
        try:
            at = await live.open(id)
        except Refused:
            raise Closed(UNKNOWN) from None
        await live.join(at, socket, frame.since)
        return at

    def _read(self, text: str | bytes) -> wire.ClientFrame:
        try:
            return read_frame(text)
        except (ValueError, RecursionError):
            raise Refused("bad-message") from None

    async def _answer(self, live: Live, at: LiveTable, socket: Socket, text: str | bytes) -> None:
        frame = self._read(text)
        try:
            if isinstance(frame, wire.Act):
                await live.act(at, socket, frame)
            elif isinstance(frame, wire.Why):
                await live.reason(at, socket, frame)
            elif isinstance(frame, wire.Look):
                await live.look(at, socket, frame.seat)
            else:
                await live.join(at, socket, frame.since)
        except Refused as refused:
            version = at.table.version if at.table else msgspec.UNSET
            socket.refuse(refused, id=getattr(frame, "id", msgspec.UNSET), version=version)
