"""Games to look at again: records, replays, positions and their pictures, each as the guest who asks may see them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from copy import copy
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Annotated

from fastapi import APIRouter, Query
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from santorini.errors import BadText
from santorini.game import Game, Played
from santorini.locales import chosen, say
from santorini.locales.refusals import worded
from santorini.pictures import svg
from santorini.pictures.caption import Words
from santorini.records import Eyes, Record, hidden_in, read_games, read_position, write_game, write_position
from santorini.rules.position import Position
from santorini.rules.words import NOBODY
from santorini.server import telling, wire
from santorini.server.access import answer, guest, sent, shape, tables
from santorini.server.refusals import Refused
from santorini.server.seen import happened, position_view, view_of
from santorini.server.table import Table
from santorini.summary import SeatSummary, summary
from santorini.views import seen_events, seen_position, seen_text

LONGEST_RECORD = 20_000
LONGEST_POSITION = 400
MOST_STEPS = 1_500
DAY = 86400

GAME = ("no-such-table", "damaged", "not-begun")
POSITION = ("bad-message", "bad-position", "too-large")

router = APIRouter(prefix="/api", default_response_class=Response)


class Frame(wire.Part):
    """The game after one more step: who took it (None: chance), what came of it, and how it stands now.

    The first frame is the start, before any step. `position` is the text of what may be seen.
    """

    seat: wire.Seat | None
    turn: int
    text: str
    comment: str
    events: list[wire.Event]
    view: wire.View
    position: str


class Summary(wire.Part):
    result: wire.Result | None
    turns: int
    seats: list[SeatSummary]


class Replay(wire.Part):
    """A game step by step. `fleece` is the card of the Golden Fleece, 0 if it is not played with.

    There is no summary as long as something in it is secret. A text may hold many games: `games` has the headers of
    each, and this is the one of that `number`, from 1 on.
    """

    number: int
    games: list[dict[str, str]]
    headers: dict[str, str]
    players: int
    powers: list[wire.Card]
    fleece: wire.Card
    edition: wire.Edition
    frames: list[Frame]
    summary: Summary | None


class RecordText(Struct):
    """A record, and which of its games is asked for."""

    text: str
    number: Annotated[int, Meta(ge=1, le=LONGEST_RECORD)] = 1


class PositionText(wire.Part):
    text: str


class Posed(wire.Part):
    """A position. `playable`: could a game go on from here? Not if it is over, or if something is not shown."""

    text: str
    powers: list[wire.Card]
    fleece: wire.Card
    view: wire.View
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
    table, game, eyes = await _seen(request, id)
    ending = telling.view(table, None)
    shown = await _replay(_snapshot(game), eyes, [_headers(table)])
    last = shown.frames[-1].view
    last.decider, last.doing, last.result = ending.decider, ending.doing, ending.result
    if shown.summary:
        shown.summary.result = ending.result
    return answer(shown)


@router.get("/tables/{id}/position", openapi_extra=shape(PositionText, refusals=GAME))
async def position(request: Request, id: str) -> Response:
    _, game, eyes = await _seen(request, id)
    return answer(PositionText(write_position(_through(eyes, game.position))))


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
    records = _read_record(asked.text)
    if asked.number > len(records):
        raise Refused("no-such-game", number=str(asked.number), games=str(len(records)))
    read, headers = records[asked.number - 1], [dict(record.headers) for record in records]
    return answer(await _replay(read.game, Eyes.ALL, headers, asked.number, read.comments))


@router.get("/position", openapi_extra=shape(Posed, refusals=POSITION))
async def posed(text: str = "") -> Response:
    """The position that a text describes."""
    game = Game.at(_read_position(text))
    playable = not game.over and not hidden_in(game.position)
    return answer(Posed(write_position(game.position), *_dealt(game), view_of(game, Eyes.ALL), playable))


@router.head("/picture.svg", include_in_schema=False)
@router.get("/picture.svg", openapi_extra=shape("image/svg+xml", refusals=POSITION))
async def picture(text: str = "", size: Annotated[int, Query(ge=120, le=1200)] = 480, language: str = "en") -> Response:
    """The position as a picture to share. Nothing in it may run, should somebody open it by itself."""
    headers = {
        "cache-control": f"public, max-age={DAY}",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "x-content-type-options": "nosniff",
    }
    drawn = svg(_read_position(text), size=size, words=_words(chosen(language)))
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _words(language: str) -> Words:
    """What pictures say, in a language."""
    return lambda code, **args: say(f"picture-{code}", worded(args, language), language)


def _read_record(text: str) -> list[Record]:
    if len(text) > LONGEST_RECORD:
        raise Refused("too-large")
    try:
        read = [*read_games(text)]
    except BadText as error:
        raise Refused.because("bad-record", error) from None
    if not read:
        raise Refused.because("bad-record", BadText("games", games=0))
    if max(len(record.game.history) for record in read) > MOST_STEPS:
        raise Refused.because("bad-record", BadText("long-record", most=MOST_STEPS))
    return read


def _read_position(text: str) -> Position:
    if len(text) > LONGEST_POSITION:
        raise Refused("too-large")
    try:
        return read_position(text)
    except BadText as error:
        raise Refused.because("bad-position", error) from None


# ---------------------------------------------------------------- frames


async def _replay(
    game: Game,
    eyes: int | Eyes | None,
    games: list[dict[str, str]],
    number: int = 1,
    comments: Mapping[int, str] = MappingProxyType({}),
) -> Replay:
    """The whole game through these eyes. Others are served between the frames; nobody else may change the game."""
    frames = []
    for index, (p, turn) in enumerate(_positions(game)):
        seen = _through(eyes, p)
        played = game.history[index - 1] if index else None
        frames.append(
            Frame(
                seat=None if played is None or played.seat == NOBODY else played.seat,
                turn=played.turn if played else 0,
                text=_text(game, played, eyes) if played else "",
                comment=comments.get(index, ""),
                events=_events(game, played, eyes) if played else [],
                view=position_view(seen, turn),
                position=write_position(seen),
            )
        )
        await asyncio.sleep(0)
    powers, fleece = _dealt(game)
    return Replay(
        number=number,
        games=games,
        headers=games[number - 1],
        players=game.players,
        powers=powers,
        fleece=fleece,
        edition=game.edition,  # type: ignore[arg-type]
        frames=frames,
        summary=_summary(game, frames[-1].view.result) if eyes is Eyes.ALL else None,
    )


def _dealt(game: Game) -> tuple[list[int], int]:
    return [card.number for card in game.cards], game.fleece.number if game.fleece else 0


def _snapshot(game: Game) -> Game:
    """The game as it is now, while its table plays on."""
    twin = copy(game)
    twin.history, twin.position = list(game.history), game.position.copy()
    return twin


def _positions(game: Game) -> Iterator[tuple[Position, int]]:
    """Every position of a game, with the number of its turn."""
    for played in game.history:
        p = Position()
        p.thaw(played.before)
        yield p, played.turn
    yield game.position, game.turn


def _through(eyes: int | Eyes | None, p: Position) -> Position:
    return p if isinstance(eyes, Eyes) else seen_position(p, eyes)


def _text(game: Game, played: Played, eyes: int | Eyes | None) -> str:
    return played.text if isinstance(eyes, Eyes) else seen_text(game, played, eyes)


def _events(game: Game, played: Played, eyes: int | Eyes | None) -> list[wire.Event]:
    events = played.events if isinstance(eyes, Eyes) else seen_events(game, played, eyes)
    return happened(events)


def _summary(game: Game, result: wire.Result | None) -> Summary:
    counted = summary(game)
    return Summary(result, counted.turns, list(counted.seats))
