"""Requests: who I am, which tables there are, opening one, sitting down and leaving."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from msgspec import Meta, Struct
from starlette.responses import Response

from santorini.server.guests import Guest, clean_name
from santorini.server.store.store import Games
from santorini.server.web.access import accounts, guest, keep, signed_in
from santorini.server.web.requests import answer, network, sent, shape, tables
from santorini.server.wire import schema

SEAT = ("no-such-table", "no-such-seat", "damaged")
SITTING = (*SEAT, "seat-taken", "wrong-key", "rated-account", "rated-once")
LEAVING = (*SEAT, "bad-message", "foreign-origin", "not-your-seat", "rated-stay")
OPTIONS = ("bad-options", "bad-position", "rated-account")
MOST_TIME = 2**53  # milliseconds

router = APIRouter(prefix="/api", default_response_class=Response)


class Name(Struct):
    """The name others see; empty if none was chosen."""

    name: Annotated[str, Meta(max_length=200)]


class Me(Struct):
    """Who I am to others; `account`: signed in to one, and not only a guest."""

    name: str
    account: bool


class ListedSeat(Struct):
    player: str
    name: str


class Listing(Struct):
    """A table in a list: `at` is when it last changed, `yours` are the seats of whoever asks."""

    id: str
    options: schema.Options
    status: schema.Status
    seats: list[ListedSeat]
    at: int
    yours: list[schema.Seat]
    decider: schema.Seat | None


class Listings(Struct):
    tables: list[Listing]


class Game(Listing):
    """One of my games: the cards that were dealt, how many turns were played, how it ended, and the board as I may
    see it. Before it has begun there is nothing of the kind."""

    powers: list[schema.Card]
    fleece: schema.Card
    turns: int
    result: schema.Result | None
    board: schema.Board | None


class GameList(Struct):
    """`more`: ask for those before this moment; null if there are none."""

    games: list[Game]
    more: int | None


class GameListed(Struct):
    """Is a game of mine left out of my list?"""

    hidden: bool


class Opened(Struct):
    """A new table, and for each of your seats the secret that proves it is yours."""

    id: str
    keys: dict[str, str]


class SeatKey(Struct):
    """The secret of a seat, to take it from another browser; without it, sit down at an open seat."""

    key: Annotated[str, Meta(max_length=100)] | None = None


class Seated(Struct):
    seat: schema.Seat
    key: str


@router.get("/me", openapi_extra=shape(Me))
async def me(request: Request) -> Response:
    """Who am I? Somebody new is remembered from now on."""
    who = guest(request)
    return keep(request, answer(Me(who.name, bool(who.session))), who)


@router.put("/me", openapi_extra=shape(Me, Name, refusals=("name-missing", "name-taken")))
async def rename(request: Request) -> Response:
    """Choose the name others see."""
    wanted, session = await sent(request, Name), signed_in(request)
    if session is not None:
        who = await accounts(request).rename(session, wanted.name)
        return answer(Me(who.name, True))
    who = Guest(guest(request).id, clean_name(wanted.name))
    return keep(request, answer(Me(who.name, False)), who)


@router.get("/tables", openapi_extra=shape(Listings))
async def lobby(request: Request) -> Response:
    """The public tables, those that wait for players first."""
    return answer({"tables": await tables(request).lobby.listed(guest(request).id)})


@router.get("/games", openapi_extra=shape(GameList, refusals=("bad-message",)))
async def games(
    request: Request,
    finished: bool = False,
    against: Literal["computer", "people"] | None = None,
    before: Annotated[int, Query(ge=0, le=MOST_TIME)] | None = None,
) -> Response:
    """The games I play, or have played; a page at a time, the latest first."""
    listed, more = await tables(request).games.page(Games(guest(request).id, finished, against, before))
    return answer({"games": listed, "more": more})


@router.put("/games/{id}", openapi_extra=shape("", GameListed, 204, ("no-such-table", "damaged", "not-your-seat")))
async def list_game(request: Request, id: str) -> Response:
    """Take a game off my list, or put it back. It stays on those of the others."""
    wanted = await sent(request, GameListed)
    await tables(request).games.hide(guest(request).id, id, wanted.hidden)
    return Response(status_code=204)


@router.post("/tables", openapi_extra=shape(Opened, schema.Options, 201, OPTIONS))
async def open_table(request: Request) -> Response:
    """Open a table."""
    options, who = await sent(request, schema.Options), guest(request)
    id, keys = await tables(request).create(options, who, network(request))
    return keep(request, answer({"id": id, "keys": {str(seat): key for seat, key in keys.items()}}, 201), who)


@router.post(
    "/tables/{id}/seats/{seat}",
    openapi_extra=shape(Seated, SeatKey, refusals=SITTING),
)
async def sit(request: Request, id: str, seat: int) -> Response:
    """Sit down at an open seat, or prove that a seat is yours."""
    wanted, who = await sent(request, SeatKey), guest(request)
    key = await tables(request).sit(id, seat, who, wanted.key)
    return keep(request, answer(Seated(seat, key)), who)


@router.delete(
    "/tables/{id}/seats/{seat}",
    openapi_extra=shape("", status=204, refusals=LEAVING),
)
async def leave(request: Request, id: str, seat: int) -> Response:
    """Stand up from a seat."""
    await tables(request).leave(id, seat, guest(request))
    return Response(status_code=204)
