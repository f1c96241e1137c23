"""What a table tells: its frames, each through the eyes of one seat or of a spectator. The one exit to the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec import UNSET, Raw, to_builtins
from msgspec.structs import asdict, replace

from santorini.errors import BadText
from santorini.game import Game
from santorini.notation import write_space
from santorini.reasons import ENGLISH, Refusal
from santorini.records import Eyes
from santorini.rules.geometry import NEAR
from santorini.rules.words import (
    BUILD,
    DOME,
    FORCE,
    KILL,
    LOWER,
    MARK,
    MOVE,
    NOBODY,
    PLACE,
    SECRET,
    SWAP,
    TOKEN,
    UNBUILD,
)
from santorini.server import log, wire
from santorini.server.refusals import Refused
from santorini.server.seen import NOTHING, event, offering, read_view, spaces, text_of
from santorini.server.table import Noted, Table
from santorini.server.wire import encode
from santorini.views import seen_events, seen_text

NAMES: dict[type[log.Line], Callable[..., wire.AnyEntry]] = {  # lines that are told as they are
    log.Left: wire.LeaveEntry,
    log.Offered: wire.OfferEntry,
    log.Picked: wire.PickEntry,
    log.Begun: wire.BeginEntry,
    log.Undone: wire.UndoEntry,
    log.Asked: wire.AskEntry,
    log.Answered: wire.AnswerEntry,
    log.Said: wire.SayEntry,
    log.Flagged: wire.FlagEntry,
    log.Dismissed: wire.DismissEntry,
    log.Paused: wire.PauseEntry,
    log.Wished: wire.WishEntry,
    log.Moved: wire.NextEntry,
}
SHAPES = {  # how a step to a space is written, `s` its worker, `d` its target; asked in this order
    MOVE: "{s}-{d}",
    BUILD: "{s}+{d}",
    PLACE: "@{d}",
    TOKEN: "*{d}",
    SECRET: "?{d}",
    FORCE: "{s}>{d}",
    SWAP: "{s}<>{d}",
    DOME: "{s}+{d}D",
    MARK: "!{d}",
    KILL: "x{d}",
    UNBUILD: "-{d}",
    LOWER: "-{d}",
}


def table_frame(table: Table, guest: str, eyes: int | None, since: int, now: int) -> wire.Table:
    """The whole table, with the log after a version that the client knows."""
    known = since if since <= table.version else 0
    return wire.Table(
        id=table.id,
        version=table.version,
        you=table.seats_of(guest),
        eyes=eyes,
        info=info(table, now),
        view=_written(view_text(table, eyes)) if table.game else None,
        log=[entry(table, version, eyes) for version in range(known + 1, table.version + 1)],
    )


def news(table: Table, first: int, eyes: int | None, now: int, told: dict[int | None, list[bytes]]) -> list[bytes]:
    """The versions from `first` on, a frame each, with these eyes; `told` is what others have been told of them."""
    if table.hidden or eyes is None:
        return [encode(news_frame(table, version, eyes, now)) for version in range(first, table.version + 1)]
    if None not in told:
        told[None] = news(table, first, None, now, told)
    return _offered(table, eyes, told[None])


def _offered(table: Table, eyes: int, texts: list[bytes]) -> list[bytes]:
    """A spectator's frames with the steps that this seat may take: where nothing is secret, nothing else differs."""
    game = table.game
    if game is None or eyes != table.decider:
        return texts
    before, nothing, after = texts[-1].rpartition(NOTHING)
    if not nothing:  # the board is as before
        return texts
    return [*texts[:-1], before + offering(nothing, game.legal_numbers(), table.undoable(eyes)) + after]


def answering(message: str, texts: list[bytes]) -> list[bytes]:
    """The same frames for whoever asked for it by this message."""
    return [texts[0][:-1] + b',"id":' + encode(message) + b"}", *texts[1:]]


def news_frame(table: Table, version: int, eyes: int | None, now: int) -> wire.News:
    """One change; the newest also tells how everything stands now."""
    noted = table.noted[version - 1]
    news = wire.News(version=version, entry=entry(table, version, eyes))
    if version < table.version:
        return news
    if table.game is not None and table.changed == version:
        news.view = _written(view_text(table, eyes))
    if noted.brief:
        news.clock = table.clocks.told(now) or UNSET
    else:
        news.info = info(table, now)
    return news


def view(table: Table, eyes: int | None) -> wire.View:
    """The board, and the result, also if it was not the rules that ended the game."""
    return read_view(view_text(table, eyes))


def view_text(table: Table, eyes: int | None) -> bytes:
    assert table.game is not None
    everything = eyes is None and not table.hidden
    return text_of(
        table.game,
        Eyes.ALL if everything else eyes,
        legal=table.status == "playing",
        undo=table.undoable(eyes),
        forced=table.forced,
    )


def _written(text: bytes) -> wire.View:
    """A view for a frame that will be written: it is text already."""
    return cast(wire.View, Raw(text))


def info(table: Table, now: int) -> wire.Info:
    seats = [
        wire.SeatInfo(sitting.player, sitting.name, sitting.player == "person" and sitting.gone is None)
        for sitting in table.seats
    ]
    return wire.Info(
        status=table.status,
        options=public_options(table),
        seats=seats,
        draft=draft(table) if table.status == "drafting" else None,
        clock=table.clocks.told(now),
        hidden=table.hidden,
        asking=table.asking,
        wishes=[table.wishes.get(seat) for seat in range(len(seats))],
        absent=table.absent(now),
        next=table.next,
        spectators=table.spectators,
    )


def public_options(table: Table) -> wire.Options:
    """What was agreed on, but for the position gone on from: it may hold a secret."""
    return replace(table.options, position=None)


def draft(table: Table) -> wire.DraftInfo:
    assert table.draft is not None
    doing, seat = table.drafting()
    picked = table.draft.picked
    return wire.DraftInfo(
        doing=doing,
        seat=seat,
        challenger=table.challenger,
        offered=[card.number for card in table.draft.offered],
        left=[card.number for card in table.draft.left],
        picked=[picked[seat].number if seat in picked else 0 for seat in range(table.options.players)],
    )


def entry(table: Table, version: int, eyes: int | None) -> wire.AnyEntry:
    """A line of the log as these eyes may read it."""
    noted = table.noted[version - 1]
    line = noted.line
    if isinstance(line, log.Stepped):
        return _step(table, version, noted, eyes)
    if isinstance(line, log.Sat):
        return wire.SitEntry(version, line.at, line.seat, line.name, line.computer)
    told = {name: value for name, value in asdict(line).items() if name not in ("at", "guest", "message")}
    return NAMES[type(line)](version, line.at, **told)


def _step(table: Table, version: int, noted: Noted, eyes: int | None) -> wire.StepEntry:
    game, played = table.game, noted.played
    assert game is not None
    assert played is not None
    text = seen_text(game, played, eyes) if table.hidden else played.text
    events = seen_events(game, played, eyes) if table.hidden else played.events
    return wire.StepEntry(
        version,
        noted.line.at,
        None if played.seat == NOBODY else played.seat,
        played.turn,
        text,
        [event(happened) for happened in events],
    )


def reason(table: Table, guest: str, why: wire.Why) -> wire.Reason:
    """Why a space cannot be gone to or built on."""
    game = table.game
    if game is None or game.over:
        raise Refused("not-playing")
    if game.decider is None or game.decider not in table.seats_of(guest):
        raise Refused("not-your-turn")
    refusal = why_not(game, why.dst, why.src)
    return wire.Reason(why.id, "legal") if refusal is None else wire.Reason(why.id, refusal.code, refusal.args)


def why_not(game: Game, dst: int, src: int | None) -> Refusal | None:
    """Why this worker, or the one at work, cannot do on a space the first kind of step that could be meant."""
    legal = game.legal_steps()
    kinds = [kind for kind in SHAPES if any(step >> 10 == kind and src in (None, step.src) for step in legal)]
    kinds = kinds or [kind for kind in SHAPES if any(step >> 10 == kind for step in legal)] or [MOVE]
    if kinds[0] == MOVE and game.position.own >> dst & 1 and all(step.src != dst for step in legal):
        return _idle(game, dst)
    at_work = game.position.active
    if src is None and any(step >> 10 == kinds[0] and step.src == at_work for step in legal):
        src = at_work
    if src is None and kinds[0] in (MOVE, FORCE, SWAP):
        return Refusal("choose-worker")
    text = SHAPES[kinds[0]].format(s="" if src is None else write_space(src), d=write_space(dst))
    try:
        return game.refusal(text)
    except BadText:  # several workers could be meant
        return Refusal("choose-worker")


def _idle(game: Game, worker: int) -> Refusal | None:
    """Why a worker can do nothing: of all that keeps it from moving, what is least plain to see."""
    steps = (MOVE << 10 | worker << 5 | space for space in spaces(NEAR[worker]))
    return max(filter(None, map(game.refusal, steps)), key=lambda refusal: [*ENGLISH].index(refusal.code))


def listing(table: Table, guest: str) -> dict[str, Any]:
    """A table in a list of tables."""
    return {
        "id": table.id,
        "options": to_builtins(public_options(table)),
        "status": table.status,
        "seats": [{"player": sitting.player, "name": sitting.name} for sitting in table.seats],
        "at": table.noted[-1].line.at if table.noted else 0,
        "yours": table.seats_of(guest),
        "decider": table.decider,
    }
