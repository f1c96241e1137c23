"""`santorini serve`: the server as a command."""

from __future__ import annotations

import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp

from santorini.server.settings import BadSetting, Settings
from santorini.server.store.database import Database
from santorini.server.tables import sharing
from santorini.server.web.app import create_app
from santorini.server.web.connection import LARGEST
from santorini.server.web.http_limits import Requests
from santorini.server.web.pages import PAGES
from santorini.server.web.peers import Peers

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

UNACKNOWLEDGED = 60_000  # milliseconds after which a peer that acknowledges nothing is cut off
PORTS = range(8000, 8100)  # tried in turn, unless one is asked for
SWITCH = 0.0001  # seconds after which the event loop yields the interpreter lock to the thread that writes


class Server(uvicorn.Server):
    """uvicorn's server, which prints its address once it accepts connections."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool, tell: Callable[[str], None]) -> None:
        super().__init__(config)
        self._tell = tell
        self._address = address
        self._browser = browser
        self._app = cast(FastAPI, config.app)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, print the address, and open the browser if asked to."""
        await super().startup(sockets)
        self._tell(self._address)
        if self._browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody else in, hand the tables over, and then stop."""
        for listening in (*self.servers, *(sockets or ())):
            listening.close()
        await self._app.state.tables.release()
        await super().shutdown(sockets)


def bound(host: str, ports: range) -> socket.socket:
    """A socket at the first port that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED)
        try:
            found.bind((host, port))
        except OSError as error:
            found.close()
            reason = str(error.strerror)
        else:
            return found
    raise BadSetting("no-door", host=host, port=f"{port}", reason=reason)


class Config(uvicorn.Config):
    """How uvicorn runs: with our limits on connections and requests, and our fast sockets unless they are off."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(
            app,
            http=Requests,
            ws="santorini.server.web.websocket:FastProtocol" if settings.fast_sockets else "auto",
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            forwarded_allow_ips=settings.proxies,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        self.peers = Peers(settings)


def allow_files() -> None:
    """As many open files as we may have; every connection is one."""
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(ValueError, OSError):  # macOS says there is no bound, and then does not take it
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(host: str, port: int | None, database: str | None, browser: bool, tell: Callable[[str], None]) -> None:
    """Serve until Ctrl-C; `tell` says at which address."""
    settings = Settings.read()
    if not (PAGES / "index.html").exists():
        raise BadSetting("no-pages")
    if database is not None:
        settings = replace(settings, database=database)
    listening = bound(host, PORTS if port is None else range(port, port + 1))
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    settings.kept_secret()  # what is wrong with it, or with the database, is said in a sentence
    opened = Database.open(settings.url)
    sharing.check(opened, settings)
    app = create_app(settings, opened)
    server = Server(Config(app, settings), address, browser, tell)
    allow_files()
    sys.setswitchinterval(SWITCH)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
