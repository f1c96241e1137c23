"""Requests about ratings: the leaderboards, players, and what a game has changed. They are public."""

from __future__ import annotations

from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.responses import Response

from santorini.server.accounts.accounts import folded
from santorini.server.ratings.ratings import Ratings
from santorini.server.web.requests import answer, shape
from santorini.server.wire import schema

router = APIRouter(prefix="/api", default_response_class=Response)


class Rated(Struct):
    """A player on a leaderboard."""

    name: str
    points: int
    provisional: bool
    games: int


class Leaderboard(Struct):
    players: list[Rated]


class RatingChange(Struct):
    """What a game has changed for the player of a seat."""

    seat: schema.Seat
    before: int
    after: int
    provisional: bool


class RatingChanges(Struct):
    """Empty until the game is rated, some moments after its end."""

    changes: list[RatingChange]


class RatingCurve(Struct):
    """A player's rating in a category; the curve has times and points."""

    category: str
    points: int
    provisional: bool
    games: int
    curve: list[tuple[int, int]]


class RatedGame(Struct):
    table: str
    category: str
    ended: int
    won: bool
    against: list[str]
    before: int
    after: int
    provisional: bool


class PowerCount(Struct):
    power: schema.Card
    games: int
    won: int


class Profile(Struct):
    """A player as everybody may see them."""

    name: str
    created: int
    ratings: list[RatingCurve]
    games: list[RatedGame]
    powers: list[PowerCount]


def _ratings(request: Request) -> Ratings:
    found: Ratings = request.app.state.ratings
    return found


@router.get("/leaderboards/{category}", openapi_extra=shape(Leaderboard, refusals=("no-such-page",)))
async def leaderboard(request: Request, category: str) -> Response:
    """The best players of a category: `2-base`, `2-powers` and so on to `4-powers`."""
    return answer({"players": await _ratings(request).best(category)})


@router.get("/tables/{id}/ratings", openapi_extra=shape(RatingChanges))
async def changes(request: Request, id: str) -> Response:
    """What a rated game has changed."""
    return answer({"changes": await _ratings(request).of_table(id[:32])})


@router.get("/players/{name}", openapi_extra=shape(Profile, refusals=("no-such-player",)))
async def profile(request: Request, name: str) -> Response:
    """A player: ratings, the latest rated games, and the powers they had."""
    return answer(await _ratings(request).profile(folded(name)))
