"""The ASGI application: routes, sockets and middleware around the tables, and how it logs."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from itertools import chain
from typing import TextIO, cast

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match
from structlog.typing import Processor

from santorini.server.accounts.accounts import Accounts
from santorini.server.admin.commands import control_path
from santorini.server.admin.handlers import Admin, Control, blocked_guests
from santorini.server.coaching.pool import Coaches
from santorini.server.computers.pool import Computers
from santorini.server.guests import Guests
from santorini.server.loop_monitor import LoopMonitor
from santorini.server.pairing.pairing import Pairing
from santorini.server.ratings.ratings import Ratings
from santorini.server.refusals import Refused
from santorini.server.rendering.client import Renderer
from santorini.server.settings import BadSetting, Settings
from santorini.server.store.database import Database
from santorini.server.store.store import Store
from santorini.server.tables.live_table import AGAIN
from santorini.server.tables.service import TableService
from santorini.server.web import accounts, coaching, pairing, ratings, replays, routes
from santorini.server.web.contract import merged
from santorini.server.web.http_metrics import HttpMetrics
from santorini.server.web.middleware import RequestMiddleware
from santorini.server.web.origins import Origins
from santorini.server.web.pages import Pages
from santorini.server.web.requests import refusal
from santorini.server.web.sockets import Sockets
from santorini.server.wire.schema import encode

ROUTERS = (routes.router, accounts.router, pairing.router, ratings.router, replays.router, coaching.router)
SESSIONS = 10.0  # seconds between looks for sessions that have ended
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def create_app(settings: Settings | None = None, database: Database | None = None) -> FastAPI:
    """The ASGI application, with the settings of the environment unless others are given. The database is opened when
    it starts, unless an open one is given."""
    settings = settings or Settings.read()
    write_logs(settings.log)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database or Database.open(settings.url), settings.heartbeat)
        app.state.accounts = Accounts(store, settings)
        app.state.guests = Guests(settings.kept_secret(), await blocked_guests(store))
        computers = Computers(settings)
        app.state.coaches = Coaches(settings)
        app.state.renderer = Renderer()
        app.state.tables = TableService(store, computers, settings)
        app.state.ratings = Ratings(store, app.state.tables.tasks)
        app.state.pairing = Pairing(app.state.tables)
        app.state.tables.rated_over = app.state.ratings.note
        await app.state.tables.start()
        app.state.tables.tasks.spawn(app.state.ratings.look_after(), "ratings")
        admin = Admin(store, app.state.tables, app.state.guests)
        admin.listen(app.state.tables, app.state.guests)
        control = Control(admin, control_path(settings))
        await control.open()
        if settings.keep_days:
            app.state.tables.tasks.spawn(admin.retain(settings.keep_days), "retention")
        app.state.tables.tasks.spawn(sign_out(app.state.accounts, app.state.tables), "sessions")
        watching = asyncio.create_task(LoopMonitor().run())
        yield
        watching.cancel()
        await control.close()
        await app.state.tables.close()
        await app.state.coaches.close()
        await computers.close()
        await app.state.renderer.close()
        await store.close()

    app = FastAPI(title="Santorini", version="1", openapi_url=None, docs_url=None, redoc_url=None, lifespan=lifespan)
    origins = Origins(settings.origins)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(RequestMiddleware, sockets=Sockets(origins, settings), origins=origins, settings=settings)
    app.add_exception_handler(Refused, lambda request, error: refusal(cast(Refused, error), request))
    app.add_exception_handler(RequestValidationError, lambda request, _: refusal(Refused("bad-message"), request))
    app.add_exception_handler(HTTPException, _as_refusal)
    app.add_middleware(HttpMetrics)
    for router in ROUTERS:
        app.include_router(router)

    @app.get("/health", include_in_schema=False)
    async def health() -> Response:
        return PlainTextResponse("alive")

    @app.get("/ready", include_in_schema=False)
    async def ready(request: Request) -> Response:
        away = request.app.state.tables.store.away
        return PlainTextResponse("ready") if away is None else PlainTextResponse("the store keeps nothing", 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    contract = cache(lambda: encode(merged(app)))

    @app.get("/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(contract(), media_type="application/json")

    @app.api_route("/api/{path:path}", methods=METHODS, include_in_schema=False)
    async def nothing(request: Request) -> Response:
        routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
        known = [route.methods or () for route in routes if route.matches(request.scope)[0] is not Match.NONE]
        if known:
            raise HTTPException(405, headers={"Allow": ", ".join(sorted({*chain(*known)}))})
        return refusal(Refused("no-such-page"), request)

    app.add_route("/{path:path}", Pages().answer, include_in_schema=False)
    return app


async def sign_out(accounts: Accounts, service: TableService) -> None:
    """Close, again and again, the sockets of sessions that have ended: another process may have been asked."""
    while True:
        await asyncio.sleep(SESSIONS)
        open = service.sessions()
        if open:
            with suppress(Refused):  # the store is away
                _expel(service, await accounts.sessions.ended(open))


def _expel(service: TableService, sessions: set[str]) -> None:
    service.expel(lambda who: who.session in sessions, AGAIN)


def _as_refusal(request: Request, error: Exception) -> Response:
    raised = cast(HTTPException, error)
    response = refusal(Refused("bad-message" if raised.status_code < 500 else "failed"), request, raised.status_code)
    response.headers.update(raised.headers or {})
    return response


class Log:
    """Standard error without its errors: where it cannot be written, say because the disk is full, the server goes on
    without a log."""

    def write(self, text: str) -> int:
        """Write a text; how many characters were written."""
        with suppress(OSError):
            return sys.stderr.write(text)
        return 0

    def flush(self) -> None:
        """Write what is buffered."""
        with suppress(OSError):
            sys.stderr.flush()


def write_logs(level: str) -> None:
    """Log a line of JSON for each event of at least this level. Names, positions, steps, cookies and keys are never
    logged."""
    levels = logging.getLevelNamesMapping()
    if level.upper() not in levels:
        raise BadSetting("setting-log", setting=f"SANTORINI_LOG={level}")
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(levels[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Log())),
        cache_logger_on_first_use=True,
    )
    # Libraries use Python's own logging; their lines become JSON, too.
    handler = logging.StreamHandler(sys.stderr)
    formatter = structlog.stdlib.ProcessorFormatter
    render = [formatter.remove_processors_meta, cast(Processor, structlog.processors.JSONRenderer())]
    handler.setFormatter(formatter(foreign_pre_chain=shared, processors=render))
    logging.basicConfig(handlers=[handler], level=max(levels[level.upper()], logging.WARNING))
