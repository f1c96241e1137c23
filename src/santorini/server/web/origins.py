"""Which pages may send requests to this server: its own, and those the operator allows."""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


class Origins:
    """Checks the `Origin` header, which browsers always send with the unsafe requests and sockets of a page. A request
    without it comes from no page, so it misuses no visitor's cookie.

    Where requests come over TLS, a page that came without it is foreign, even if it came from the same host.
    """

    def __init__(self, allowed: tuple[str, ...]) -> None:
        self._allowed = frozenset(allowed)

    def allows(self, request: HTTPConnection) -> bool:
        """May the page that sent this request use the server?"""
        origin = request.headers.get("origin")
        if origin in self._allowed:
            return True
        if origin is not None:
            with suppress(ValueError):
                page = urlsplit(origin)
                secure = page.scheme == "https" or request.url.scheme not in ("https", "wss")
                return secure and page.netloc == request.headers.get("host")
            return False
        return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
