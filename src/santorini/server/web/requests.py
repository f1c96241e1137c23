"""What a route needs of its request: the tables, who is asking, what was sent; and how it answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from santorini.errors import Argument
from santorini.locales import chosen
from santorini.locales.refusals import answered
from santorini.server import metrics
from santorini.server.refusals import Refused
from santorini.server.web.peers import network_of
from santorini.server.wire.schema import encode

if TYPE_CHECKING:
    from santorini.server.tables.service import TableService

T = TypeVar("T")

STATUS = {
    "bad-message": 400,
    "bad-options": 400,
    "bad-position": 400,
    "bad-record": 400,
    "hidden-position": 400,
    "blocked": 403,
    "sign-in-wrong": 403,
    "passkey-wrong": 403,
    "sign-in-again": 403,
    "not-signed-in": 403,
    "rated-account": 403,
    "name-missing": 400,
    "password-weak": 400,
    "foreign-origin": 403,
    "game-running": 403,
    "no-advice": 403,
    "not-your-seat": 403,
    "seat-secret": 403,
    "wrong-key": 403,
    "no-such-page": 404,
    "no-such-player": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "elsewhere": 421,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-tables": 429,
    "damaged": 500,
    "failed": 500,
    "no-pages": 503,
    "try-again": 503,
}  # of HTTP, where a refusal is not simply a conflict with how the table stands
CONFLICT = 409
ALWAYS = ("blocked", "too-fast", "failed", "try-again")  # what every route may refuse
WITH_BODY = ("bad-message", "foreign-origin", "too-large", "not-json")  # and every route that reads a body
described: list[type] = []  # what the routes read and answer with, for the contract


class Refusal(Struct):
    """Nothing was changed: the code for programs, its arguments, and the words for whoever asked."""

    code: str
    args: dict[str, Argument]
    message: str


def tables(request: HTTPConnection) -> TableService:
    """The tables of this server."""
    service: TableService = request.app.state.tables
    return service


def network(request: HTTPConnection) -> str:
    """The network a request comes from, by which it is limited."""
    return network_of(request.client.host if request.client else "")


async def sent(request: Request, kind: type[T]) -> T:
    """The body of the request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (ValueError, RecursionError):
        raise Refused("bad-message") from None


def answer(content: object, status: int = 200) -> Response:
    """JSON."""
    return Response(encode(content), status, media_type="application/json")


def answer_text(text: bytes) -> Response:
    """What is JSON already."""
    return Response(text, media_type="application/json")


def refusal(refused: Refused, request: HTTPConnection, status: int = 0) -> Response:
    """What was refused, and why: the code for programs, the arguments, and the words for whoever asked."""
    metrics.REFUSALS.labels(refused.code).inc()
    words = answered(refused.code, refused.details, chosen(request.headers.get("accept-language", "")))
    response = answer(Refusal(refused.code, refused.details, words), status or STATUS.get(refused.code, CONFLICT))
    if "seconds" in refused.details:
        response.headers["Retry-After"] = str(refused.details["seconds"])
    return response


def shape(
    answer: type | str,
    body: type | None = None,
    status: int = 200,
    refusals: Iterable[str] = (),
    events: bool = False,
) -> dict[str, Any]:
    """How a route is described in the contract: the type of its answer (or the media type, or nothing), that of its
    body, and what it refuses besides what every route does. `events`: such answers come one after another."""

    def content(kind: type, media: str = "application/json") -> dict[str, Any]:
        if kind not in described:
            described.append(kind)
        return {"content": {media: {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}}

    media = "text/event-stream" if events else "application/json"
    plain = {"content": {answer: {"schema": {"type": "string"}}}}
    answered = content(answer, media) if isinstance(answer, type) else plain
    responses: dict[str, Any] = {str(status): {"description": "", **(answered if answer else {})}}
    codes: defaultdict[int, list[str]] = defaultdict(list)
    for code in (*ALWAYS, *(WITH_BODY if body else ()), *refusals):
        codes[STATUS.get(code, CONFLICT)].append(code)
    for refused, why in sorted(codes.items()):
        responses[str(refused)] = {"description": ", ".join(sorted(why)), **content(Refusal)}
    extra: dict[str, Any] = {"responses": responses}
    if body:
        extra["requestBody"] = {"required": True, **content(body)}
    return extra
