"""How many requests there were, of which kind, and how long they took."""

from __future__ import annotations

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from santorini.server import metrics

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE")


class HttpMetrics:
    """Counts by the template of the route, never by the path: paths tell who did what, and there is no end of them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and measure it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            seconds = time.perf_counter() - began
            metrics.HTTP_SECONDS.labels(method, _route(scope), str(status)).observe(seconds)


def _route(scope: Scope) -> str:
    """The template; pages have one in common, and what was refused by middleware has none."""
    if "endpoint" not in scope:
        return "none"
    return str(getattr(scope.get("route"), "path_format", "page"))
