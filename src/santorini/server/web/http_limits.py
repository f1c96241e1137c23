"""uvicorn's HTTP protocol, with limits on what a connection may send before the application sees any of it."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from santorini.server import metrics
from santorini.server.limits import Bucket
from santorini.server.web.peers import peers_of

HEAD = 32 * 1024  # bytes of a request line with its headers
WHOLE = 1_200_000  # bytes of a request, with what chunks and their extensions add to the largest body
PIECES = 2_000  # of a body: tiny chunks cost more time than their bytes
PIPELINED = 10  # requests that may wait behind an answer
SLICE = 8192  # bytes that are parsed before the limits are looked at again
READ = 2048  # bytes that a read counts for beside its own
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class TooMuch(Exception):
    """More than anybody needs to send."""


class Requests(HttpToolsProtocol):
    """A connection that sends requests. One that sends too much, or too slowly, is cut off."""

    _network: Bucket | None = None  # what its network may send
    _timer: asyncio.TimerHandle | None = None
    _entered = False
    _between = True  # no request has begun since the last one was whole
    _in_head = True
    _head = _whole = _pieces = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or cut it off if its network has too many."""
        super().connection_made(transport)
        address, peers = self.client[0] if self.client else "", peers_of(self.config)
        self._entered = peers.enter(address)
        self._network = peers.requests(address)
        if self._entered:
            self._arm()
        else:
            self._cut("connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Do not count the connection any more."""
        self._disarm()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came in, as long as it is within the limits."""
        if self.transport.is_closing():
            return
        if self._network is not None and self._network.take(len(data) + READ):
            self._cut("requests")
            return
        if self._between and self._timer is None:
            self._arm()
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            self._whole += len(part)
            if self._in_head:
                self._head += len(part)
                if self._head > HEAD:
                    metrics.CUT.labels("head").inc()
                    self.transport.write(TOO_LARGE)
                    self.transport.close()
                    return
            if self._whole > WHOLE:
                self._cut("body")
                return
            super().data_received(part)
            if self.transport.is_closing() or self.parser is None:  # it has become a socket
                return

    # ---------------------------------------------------------------- what the parser finds

    def on_message_begin(self) -> None:
        """A request begins: its head has to come in time."""
        self._between = False
        if self._timer is None:
            self._arm()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there: the body has to come in time, too."""
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        self._in_head = False
        self._arm()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Another piece of the body."""
        self._pieces += 1
        if self._pieces > PIECES:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there as a whole."""
        self._between = self._in_head = True
        self._head = self._whole = self._pieces = 0
        self._disarm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self._disarm()
        super().handle_websocket_upgrade()
        if not getattr(self.config.ws_protocol_class, "leaves_peers", False):
            self._leave()  # we would not learn when it is lost
        self.parser = None  # type: ignore[assignment]  # it refers to us: a cycle would wait for the garbage collector

    # ---------------------------------------------------------------- cutting off

    def _arm(self) -> None:
        """A head, or then its body, has to be there in time."""
        self._disarm()
        self._timer = self.loop.call_later(peers_of(self.config).request_seconds, self._cut, "slow")

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        """Do not count as a connection of its network any more."""
        if self._entered:
            self._entered = False
            peers_of(self.config).leave(self.client[0] if self.client else "")

    def _cut(self, reason: str) -> None:
        metrics.CUT.labels(reason).inc()
        self._disarm()
        self.transport.abort()
