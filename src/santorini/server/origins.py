"""Whose pages may talk to this server: its own, and those the operator allows."""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


class Origins:
    """Browsers always say where a page came from; a request without it is no page's, and carries no stolen cookie."""

    def __init__(self, allowed: tuple[str, ...]) -> None:
        self._allowed = frozenset(allowed)

    def allows(self, request: HTTPConnection) -> bool:
        origin = request.headers.get("origin")
        if origin in self._allowed:
            return True
        if origin is not None:
            with suppress(ValueError):
                return urlsplit(origin).netloc == request.headers.get("host")
            return False
        return request.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
