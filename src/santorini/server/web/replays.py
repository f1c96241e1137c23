"""Games to look at again: records, replays, positions and their pictures, each as the guest who asks may see them."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Annotated

from fastapi import APIRouter, Query
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from santorini.game import Game
from santorini.locales import chosen
from santorini.records import Eyes, hidden_in, write_game, write_position
from santorini.server.refusals import Refused
from santorini.server.rendering.client import Renderer
from santorini.server.rendering.process import (
    Job,
    PictureJob,
    PreviewJob,
    RecordJob,
    Replay,
    TableJob,
    dealt,
    through,
)
from santorini.server.tables import news
from santorini.server.tables.table import Table
from santorini.server.texts import LONGEST_RECORD, position_of
from santorini.server.web.access import guest
from santorini.server.web.requests import answer, network, sent, shape, tables
from santorini.server.wire import schema
from santorini.server.wire.view import view_of

DAY = 86400

GAME = ("no-such-table", "damaged", "not-begun")
POSITION = ("bad-message", "bad-position", "too-large")

router = APIRouter(prefix="/api", default_response_class=Response)


async def _rendered(
    request: Request, job: Job, media: str, headers: Mapping[str, str] = MappingProxyType({})
) -> Response:
    """The result of a job. It comes compressed; for clients that do not accept that it is decompressed here."""
    renderer: Renderer = request.app.state.renderer
    body = await renderer.render(job, network(request))
    varied = {"vary": "Accept-Encoding", **headers}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=media, headers={"content-encoding": "gzip", **varied})
    return Response(gzip.decompress(body), media_type=media, headers=varied)


class RecordText(Struct):
    """A record, and which of its games is asked for."""

    text: str
    number: Annotated[int, Meta(ge=1, le=LONGEST_RECORD)] = 1


class PositionText(schema.Part):
    text: str


class Posed(schema.Part):
    """A position. `playable`: could a game go on from here? Not if it is over, or if something is not shown."""

    text: str
    powers: list[schema.Card]
    fleece: schema.Card
    view: schema.View
    playable: bool


# ---------------------------------------------------------------- tables


@router.get("/tables/{id}/record", openapi_extra=shape("text/plain", refusals=GAME))
async def record(request: Request, id: str) -> Response:
    """The record, to keep; what this guest may not know is written `??`."""
    table, game, eyes = await _seen(request, id)
    text = write_game(game, headers=_headers(table), seat=eyes)
    name = f'attachment; filename="santorini-{table.id}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@router.get("/tables/{id}/replay", openapi_extra=shape(Replay, refusals=GAME))
async def replay(request: Request, id: str) -> Response:
    """The game so far, step by step."""
    table, game, eyes = await _seen(request, id)
    seat = None if isinstance(eyes, Eyes) else eyes
    job = TableJob(write_game(game), seat, isinstance(eyes, Eyes), _headers(table), news.view(table, None))
    return await _rendered(request, job, "application/json")


@router.get("/tables/{id}/position", openapi_extra=shape(PositionText, refusals=GAME))
async def position(request: Request, id: str) -> Response:
    """The position now, as text."""
    _, game, eyes = await _seen(request, id)
    return answer(PositionText(write_position(through(eyes, game.position))))


async def _seen(request: Request, id: str) -> tuple[Table, Game, int | Eyes | None]:
    """The game of a table, and with whose eyes this guest sees it: once nothing is secret, with all."""
    table = await tables(request).find(id)
    if table.game is None:
        raise Refused("not-begun")
    secret = table.hidden and table.status != "over"
    return table, table.game, table.eyes_of(guest(request).id, None) if secret else Eyes.ALL


def _headers(table: Table) -> dict[str, str]:
    """When it was played, and by whom."""
    headers = {"Date": f"{datetime.fromtimestamp(table.begun.at / 1000, UTC):%Y.%m.%d}"} if table.begun else {}
    for seat, sitting in enumerate(table.seats):
        if sitting.name:
            headers[f"Seat{seat + 1}"] = sitting.name
    return headers | {"Players": ", ".join(sitting.player for sitting in table.seats)}


# ---------------------------------------------------------------- texts


@router.post("/replay", openapi_extra=shape(Replay, RecordText, refusals=("bad-record", "no-such-game")))
async def replay_text(request: Request) -> Response:
    """A game that a record tells."""
    asked = await sent(request, RecordText)
    return await _rendered(request, RecordJob(asked.text, asked.number), "application/json")


@router.get("/position", openapi_extra=shape(Posed, refusals=POSITION))
async def posed(text: str = "") -> Response:
    """The position that a text describes."""
    game = Game.from_position(position_of(text))
    playable = not game.over and not hidden_in(game.position)
    return answer(Posed(write_position(game.position), *dealt(game), view_of(game, Eyes.ALL), playable))


@router.head("/picture.svg", include_in_schema=False)
@router.get("/picture.svg", openapi_extra=shape("image/svg+xml", refusals=POSITION))
async def picture(
    request: Request, text: str = "", size: Annotated[int, Query(ge=120, le=1200)] = 480, language: str = "en"
) -> Response:
    """The position as a picture to share. The headers keep scripts from running where the picture is opened."""
    headers = {
        "cache-control": f"public, max-age={DAY}",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "x-content-type-options": "nosniff",
    }
    return await _rendered(request, PictureJob(text, size, chosen(language)), "image/svg+xml", headers)


@router.get("/preview.png", openapi_extra=shape("image/png", refusals=POSITION))
async def preview(request: Request, text: str = "") -> Response:
    """The position as the preview of a link shows it."""
    return await _rendered(request, PreviewJob(text), "image/png", {"cache-control": f"public, max-age={DAY}"})
