"""The middleware that every request passes: limits, origins, sizes, headers, and a line in the log."""

from __future__ import annotations

import time
from uuid import uuid4

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from santorini.server.limits import Limit
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.web.access import identify
from santorini.server.web.origins import Origins
from santorini.server.web.requests import network, refusal

SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST, LARGEST_RECORD = 64 * 1024, 1024 * 1024  # bytes of a body
RECORDS = ("/api/replay", "/api/review")  # what may be sent a long one
HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "font-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}

logger = structlog.get_logger()


class RequestMiddleware:
    """Sockets have a way of their own."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, origins: Origins, settings: Settings) -> None:
        self._app = app
        self._sockets = sockets
        self._origins = origins
        share, minute = settings.address_share, settings.changes_per_minute / 60
        self._requests = Limit(settings.requests_at_once, settings.requests_per_second)
        self._addresses = Limit(settings.requests_at_once * share, settings.requests_per_second * share)
        self._changes = Limit(settings.changes_at_once, minute)
        self._address_changes = Limit(settings.changes_at_once * share, minute * share)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass requests on that are within the limits, and sockets to their own application."""
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request, began, id = HTTPConnection(scope), time.perf_counter(), uuid4().hex
        status: int | None = None

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers["X-Request-Id"] = id
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        with structlog.contextvars.bound_contextvars(request=id):
            try:
                await self._check(request, scope)
                await self._app(scope, self._measured(scope, receive), sending)
            except Refused as refused:
                await refusal(refused, request)(scope, receive, sending)
            except ClientDisconnect:
                pass  # in the middle of its body: there is nobody to answer
            except Exception as error:
                logger.error("a request failed", exc_info=error)
                if status is None:  # nothing has been sent yet
                    await refusal(Refused("failed"), request)(scope, receive, sending)
            logger.info(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )

    async def _check(self, request: HTTPConnection, scope: Scope) -> None:
        """Refuse what comes too fast, from foreign pages, or not as JSON."""
        unsafe = scope["method"] not in SAFE
        if unsafe and not self._origins.allows(request):
            raise Refused("foreign-origin")
        if not scope["path"].startswith("/api/"):
            return
        source = network(request)
        self._addresses.check(source)
        if unsafe:
            self._address_changes.check(source)
        who = await identify(request)
        key = source if who is None else who.id  # all who come without a cookie count as one
        self._requests.check(key)
        if unsafe:
            self._changes.check(key)
        if scope["method"] in ("POST", "PUT") and not request.headers.get("content-type", "").startswith(
            "application/json"
        ):
            raise Refused("not-json")

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Read no more of a body than anybody needs to send."""
        left = LARGEST_RECORD if scope["path"] in RECORDS else LARGEST

        async def receiving() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise Refused("too-large")
            return message

        return receiving
