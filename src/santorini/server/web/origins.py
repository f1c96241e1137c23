"""Whose pages may talk to this server: its own, and those the operator allows."""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


class Origins:
    """Browsers always say where a page came from; a request without it is no page's, and carries no stolen cookie.

    A page that came without TLS is none of ours where requests come with it, even from the same host.
    """

    def __init__(self, allowed: tuple[str, ...]) -> None:
        self._allowed = frozenset(allowed)

    def allows(self, request: HTTPConnection) -> bool:
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
