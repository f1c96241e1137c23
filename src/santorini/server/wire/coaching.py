"""What the coach tells: a hint, an analysis that grows, a review that grows. Chances are parts of one."""

from __future__ import annotations

from santorini.coach.claims import Argument
from santorini.server.wire.schema import Card, Part, Seat, Space, View


class Claim(Part):
    """A fact by its name; the message `review-NAME` says it in words."""

    name: str
    args: dict[str, Argument]


class Turn(Part):
    """A turn of a line, or one step where turns are not searched as a whole."""

    seat: Seat
    text: str
    steps: list[int]


class Hint(Part):
    """What to do now, and why. `worker` is where the worker stands that acts, if one does."""

    turn: Turn
    worker: Space | None
    chance: float
    win_in: int | None
    claims: list[Claim]


class Line(Part):
    """The best turn or one of the next best, and what is expected to follow. `record` is the line as a game to replay;
    it is empty where the line cannot be played out."""

    turns: list[Turn]
    chance: float
    win_in: int | None
    record: str


class Analysis(Part):
    """What is known of a position so far: `chances` by side, `lines` for the seat that decides, the best first.

    `depth` and `nodes` tell how far was looked. Once it is `done`, no more will be found out.
    """

    chances: list[float]
    lines: list[Line]
    depth: int
    nodes: int
    done: bool


class Judgement(Part):
    """A decision with the chances of who made it, before and after. `step` is how many steps were taken before it."""

    step: int
    turn: int
    seat: Seat
    before: float
    after: float


class Moment(Part):
    """A moment worth a word: a `missed-win`, a `mistake` or a `find`. `view` is what its seat saw; `claims` are about
    what was played, `reasons` about what was better."""

    kind: str
    step: int
    turn: int
    seat: Seat
    view: View
    played: Turn
    better: Turn
    before: float
    after: float
    claims: list[Claim]
    reasons: list[Claim]


class Review(Part):
    """What is known of a game so far: `done` of `total` decisions were looked at, beginning with the last. `accuracy`
    is of a hundred, by seat; null where nothing could be judged."""

    powers: list[Card]
    done: int
    total: int
    accuracy: list[float | None]
    judgements: list[Judgement]
    moments: list[Moment]
