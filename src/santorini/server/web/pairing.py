"""Requests of those who look for somebody to play, or to watch."""

from __future__ import annotations

from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.responses import Response

from santorini.server.pairing.pairing import Pairing, Wish
from santorini.server.web.access import guest, keep
from santorini.server.web.requests import answer, network, sent, shape
from santorini.server.web.routes import OPTIONS, SITTING, Opened

router = APIRouter(prefix="/api", default_response_class=Response)


class BestGame(Struct):
    """The table; None where no rated game is played."""

    table: str | None


def _pairing(request: Request) -> Pairing:
    found: Pairing = request.app.state.pairing
    return found


@router.post("/seek", openapi_extra=shape(Opened, Wish, refusals=(*OPTIONS, *SITTING, "not-your-seat")))
async def seek(request: Request) -> Response:
    """Play with whoever wants the same: a table where somebody waits, or a new one to wait at."""
    wish, who = await sent(request, Wish), guest(request)
    id, keys = await _pairing(request).seek(wish, who, network(request))
    return keep(request, answer({"id": id, "keys": {str(seat): key for seat, key in keys.items()}}), who)


@router.get("/watch", openapi_extra=shape(BestGame))
async def watch(request: Request) -> Response:
    """The rated game that the best players play now."""
    return answer({"table": await _pairing(request).best()})
