"""What a route needs of its request: the tables, who is asking, what was sent; and how it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from santorini.locales import chosen
from santorini.locales.refusals import answered
from santorini.server import metrics
from santorini.server.guests import COOKIE, Guest, Guests, fresh
from santorini.server.refusals import Refused
from santorini.server.wire import encode

if TYPE_CHECKING:
    from santorini.server.live import Live

T = TypeVar("T")

STATUS = {
    "bad-message": 400,
    "bad-options": 400,
    "bad-position": 400,
    "bad-record": 400,
    "blocked": 403,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "wrong-key": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "damaged": 500,
    "failed": 500,
    "no-pages": 503,
    "try-again": 503,
}  # of HTTP, where a refusal is not simply a conflict with how the table stands
described: list[type] = []  # what the routes read and answer with, for the contract


def tables(request: HTTPConnection) -> Live:
    """The tables of this server."""
    live: Live = request.app.state.live
    return live


def known(request: HTTPConnection) -> Guest | None:
    """Who is asking, if the cookie is ours; refused if the operator has blocked them."""
    guests: Guests = request.app.state.guests
    found = guests.read(request.cookies.get(COOKIE))
    if found is not None and found.id in guests.blocked:
        raise Refused("blocked")
    return found


def guest(request: HTTPConnection) -> Guest:
    """Who is asking; somebody new if the cookie is missing or not ours."""
    return known(request) or fresh()


async def sent(request: Request, kind: type[T]) -> T:
    """The body of the request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (ValueError, RecursionError):
        raise Refused("bad-message") from None


def answer(told: object, status: int = 200) -> Response:
    """JSON."""
    return Response(encode(told), status, media_type="application/json")


def refusal(refused: Refused, request: HTTPConnection, status: int = 0) -> Response:
    """What was refused, and why: the code for programs, the arguments, and the words for whoever asked."""
    metrics.REFUSALS.labels(refused.code).inc()
    told = {
        "code": refused.code,
        "args": refused.args_told,
        "message": answered(refused.code, refused.args_told, chosen(request.headers.get("accept-language", ""))),
    }
    response = answer(told, status or STATUS.get(refused.code, 409))
    if "seconds" in refused.args_told:
        response.headers["Retry-After"] = refused.args_told["seconds"]
    return response


def shape(told: type | None, body: type | None = None, status: int = 200) -> dict[str, Any]:
    """How a route is described in the contract: the types of its answer and of its body."""

    def content(kind: type) -> dict[str, Any]:
        if kind not in described:
            described.append(kind)
        return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}}

    extra: dict[str, Any] = {"responses": {str(status): {"description": "", **(content(told) if told else {})}}}
    if body:
        extra["requestBody"] = {"required": True, **content(body)}
    return extra
