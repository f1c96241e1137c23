"""The coach on the web: a hint at one's own table, analyses of positions, reviews of games. What grows comes as
server-sent events, each knowing more than the last one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from santorini.records import write_game
from santorini.server.coaching.jobs import AnalysisJob, FairJob, HintJob, ReviewJob
from santorini.server.coaching.pool import Coaches
from santorini.server.refusals import Refused
from santorini.server.tables import fair_play
from santorini.server.texts import LONGEST_RECORD
from santorini.server.web.access import guest
from santorini.server.web.requests import answer_text, sent, shape, tables
from santorini.server.wire import coaching as wire

LONGEST = 300.0  # seconds of thought about one position
FOREVER = 1e9  # a review takes as long as it takes

TABLE = ("no-such-table", "damaged")
HINT = ("not-playing", "not-your-turn", "no-advice")
ABOUT = ("game-running",)

router = APIRouter(prefix="/api", default_response_class=Response)


class RecordToReview(Struct):
    """A record, and which of its games is to be reviewed."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    number: Annotated[int, Meta(ge=1, le=LONGEST_RECORD)] = 1


def _coaches(request: Request) -> Coaches:
    coaches: Coaches = request.app.state.coaches
    return coaches


@router.get("/tables/{id}/hint", openapi_extra=shape(wire.Hint, refusals=(*TABLE, *HINT)))
async def hint(request: Request, id: str) -> Response:
    """What to do now, and why; at a table without other people."""
    who = guest(request).id
    game = fair_play.coached(await tables(request).find(id), who)
    return answer_text(await _coaches(request).hint(who, HintJob(write_game(game))))


@router.get(
    "/analysis",
    openapi_extra=shape(
        wire.Analysis, refusals=("bad-message", "bad-position", "hidden-position", "too-large", *ABOUT), events=True
    ),
)
async def analysis(
    request: Request,
    text: str = "",
    lines: Annotated[int, Query(ge=1, le=5)] = 1,
    seconds: Annotated[float, Query(gt=0, le=LONGEST)] = 10.0,
) -> Response:
    """What is known of a position, more and more, until it has been thought about for so many seconds."""
    return await _streamed(request, AnalysisJob(text, lines), seconds)


@router.post(
    "/review",
    openapi_extra=shape(wire.Review, RecordToReview, refusals=("bad-record", "no-such-game", *ABOUT), events=True),
)
async def review_text(request: Request) -> Response:
    """The review of a game that a record tells."""
    asked = await sent(request, RecordToReview)
    return await _streamed(request, ReviewJob(asked.text, asked.number), FOREVER)


@router.get("/tables/{id}/review", openapi_extra=shape(wire.Review, refusals=(*TABLE, "not-over", *ABOUT), events=True))
async def review(request: Request, id: str) -> Response:
    """The review of the game that was played at a table."""
    table = await tables(request).find(id)
    if table.game is None or table.status != "over":
        raise Refused("not-over")
    return await _streamed(request, ReviewJob(write_game(table.game), 1), FOREVER)


async def _streamed(request: Request, job: AnalysisJob | ReviewJob, seconds: float) -> Response:
    """The events of a job. What is refused is refused before the first."""
    who, coaches = guest(request).id, _coaches(request)
    await coaches.check(who, FairJob(job, await fair_play.running(tables(request), who)))
    bodies = coaches.told(who, job, seconds)
    first = await anext(bodies)

    async def events() -> AsyncIterator[bytes]:
        yield b"data: %b\n\n" % first
        async for body in bodies:
            yield b"data: %b\n\n" % body

    return StreamingResponse(events(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})
