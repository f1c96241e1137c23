"""The way to a server: requests with a guest's cookie, and the sockets of tables."""

from __future__ import annotations

import json
import time
from contextlib import AbstractContextManager
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect

from santorini.errors import SantoriniError

SECONDS = 20.0  # until a request or a handshake is given up
TRIES = 5  # for requests that the server puts off
OURS = ("santorini", "__Host-santorini")


class RequestRefused(SantoriniError):
    """The server did not do what it was asked: a code of docs/protocol.md, its arguments and a sentence."""

    def __init__(self, code: str, args: dict[str, Any] | None = None, message: str = "") -> None:
        Exception.__init__(self, message or f"the server refuses: {code}" + (f" {args}" if args else ""))
        self.code = code
        self.details = args or {}

    def __str__(self) -> str:
        return str(self.args[0])


class Wire:
    """Requests to one server, by one guest."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url.rstrip("/")
        if not self.url.startswith(("http://", "https://")):
            raise ValueError(f"{url!r} is no address of a server: write it as http://127.0.0.1:8000")
        self._jar = CookieJar()
        self._given = cookie
        self._opener = build_opener(HTTPCookieProcessor(self._jar))

    @property
    def cookie(self) -> str:
        """What makes this guest the same one again: keep it as you would keep a password."""
        return next((f"{cookie.name}={cookie.value}" for cookie in self._jar if cookie.name in OURS), self._given)

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to a request. One that comes too fast is sent again when the server says so."""
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        if self._given and not len(self._jar):
            headers["Cookie"] = self._given
        data = None if body is None else json.dumps(body).encode()
        for tried in range(TRIES):
            try:
                request = Request(f"{self.url}/api{path}", data, headers, method=method)
                with self._opener.open(request, timeout=SECONDS) as answer:
                    read = answer.read()
                    return json.loads(read) if "json" in answer.headers.get_content_type() else read.decode()
            except HTTPError as error:
                after = error.headers.get("Retry-After")
                if after is None or tried == TRIES - 1:
                    raise _refusal(error) from None
                time.sleep(min(float(after), SECONDS))
        raise AssertionError("a request is answered or refused")

    def socket(self, table: str) -> AbstractContextManager[ClientConnection]:
        """A new socket of a table."""
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket"
        return connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=SECONDS, max_size=None)


def _refusal(error: HTTPError) -> RequestRefused:
    """What a refused request says of itself."""
    try:
        told = json.loads(error.read())
        return RequestRefused(told["code"], told.get("args"), told["message"])
    except (ValueError, KeyError, TypeError):
        return RequestRefused(f"http-{error.code}", message=f"the server answers {error.code} {error.reason}")
