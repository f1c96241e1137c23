"""What a table tells: its messages, each through the eyes of one seat or of a spectator. The one exit to the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, to_builtins
from msgspec.structs import asdict, replace

from santorini.ai.advice import Win, threats, wins
from santorini.errors import BadText
from santorini.foresight import barred, outcomes
from santorini.game import Game, Played
from santorini.notation import write_space
from santorini.reasons import ENGLISH, Refusal, victim_refused
from santorini.records import Eyes
from santorini.rules.geometry import NEAR
from santorini.rules.position import Position
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
from santorini.server.store import log
from santorini.server.tables.absence import absent
from santorini.server.tables.drafting import due
from santorini.server.tables.fair_play import coached, own_decision
from santorini.server.tables.table import Table
from santorini.server.tables.takeback import undoable
from santorini.server.wire import schema
from santorini.server.wire.view import happened, view_of
from santorini.spaces import SpaceSet
from santorini.views import seen_numbers, seen_text

NAMES: dict[type[log.Line], Callable[..., schema.AnyEntry]] = {  # lines that are told as they are
    log.Left: schema.LeaveEntry,
    log.Offered: schema.OfferEntry,
    log.Picked: schema.PickEntry,
    log.Begun: schema.BeginEntry,
    log.Undone: schema.UndoEntry,
    log.Asked: schema.AskEntry,
    log.Answered: schema.AnswerEntry,
    log.Said: schema.SayEntry,
    log.Flagged: schema.FlagEntry,
    log.Dismissed: schema.DismissEntry,
    log.Paused: schema.PauseEntry,
    log.Wished: schema.WishEntry,
    log.Moved: schema.NextEntry,
    log.Closed: schema.CloseEntry,
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


def table_frame(table: Table, guest: str, eyes: int | None, since: int, now: int) -> schema.Table:
    """The whole table, with the log after a version that the client knows."""
    known = since if since <= table.version else 0
    return schema.Table(
        id=table.id,
        version=table.version,
        you=table.seats_of(guest),
        eyes=eyes,
        info=info(table, now),
        view=view(table, eyes) if table.game else None,
        log=[entry(table, version, eyes) for version in range(known + 1, table.version + 1)],
    )


def news_message(table: Table, version: int, eyes: int | None, id: str | None, now: int) -> schema.News:
    """A version of the table, for a browser with these eyes; `id` is that of its own message that asked for it. The
    newest version also says how things stand now: all there is to say, or the clock alone; and the board, if it is
    another."""
    news = schema.News(id=UNSET if id is None else id, version=version, entry=entry(table, version, eyes))
    if version == table.version:
        if not table.brief:
            news.info = info(table, now)
        elif (clock := table.clocks.info(now)) is not None:
            news.clock = clock
        if table.changed == version:
            news.view = view(table, eyes)
    return news


def view(table: Table, eyes: int | None) -> schema.View:
    """The board as these eyes see it, and the steps on offer if they are those of whoever decides. Where nothing is
    secret, all eyes see the same board."""
    game = playing(table)
    seen = _shown(table, eyes)
    if eyes is not None and eyes == table.decider:
        seen.legal, seen.undo = [*game.legal_step_numbers()], undoable(table, eyes)
    return seen


def _shown(table: Table, eyes: int | None) -> schema.View:
    return view_of(playing(table), eyes if table.hidden else Eyes.ALL, table.forced)


def playing(table: Table) -> Game:
    """The game of a table, which has begun."""
    assert table.game is not None, "the game has not begun"
    return table.game


def info(table: Table, now: int) -> schema.Info:
    """Everything about a table but its board and its log."""
    seats = [
        schema.SeatInfo(
            sitting.player,
            sitting.name,
            sitting.player == "person" and sitting.gone is None,
            sitting.level if sitting.player == "computer" else None,
        )
        for sitting in table.seats
    ]
    return schema.Info(
        status=table.status,
        options=public_options(table),
        seats=seats,
        draft=draft(table) if table.status == "drafting" else None,
        clock=table.clocks.info(now),
        hidden=table.hidden,
        asking=table.asking,
        wishes=[table.wishes.get(seat) for seat in range(len(seats))],
        absent=absent(table, now),
        next=table.next,
        spectators=table.spectators,
    )


def public_options(table: Table) -> schema.Options:
    """What was agreed on, but for the position gone on from: it may hold a secret."""
    return replace(table.options, position=None)


def draft(table: Table) -> schema.DraftInfo:
    """How the choice of powers stands."""
    assert table.draft is not None
    doing, seat = due(table)
    picked = table.draft.picked
    return schema.DraftInfo(
        doing=doing,
        seat=seat,
        challenger=table.draft.challenger,
        offered=[card.number for card in table.draft.offered],
        left=[card.number for card in table.draft.left],
        picked=[picked[seat].number if seat in picked else 0 for seat in range(table.options.players)],
    )


def entry(table: Table, version: int, eyes: int | None) -> schema.AnyEntry:
    """A line of the log as these eyes may read it."""
    line, played = table.log[version - 1], table.played[version - 1]
    if isinstance(line, log.Stepped) and played is not None:
        words, numbers = seen_step(table, played, eyes)
        seat = None if played.seat == NOBODY else played.seat
        return schema.StepEntry(version, line.at, seat, played.turn, words, happened(numbers))
    return _entry(version, line)


def seen_step(table: Table, played: Played, eyes: int | None) -> tuple[str, tuple[int, ...]]:
    """The text and the numbers of the events of a step, as far as these eyes may know them."""
    if not table.hidden:
        return played.text, played.numbers
    game = playing(table)
    return seen_text(game, played, eyes), seen_numbers(game, played, eyes)


def _entry(version: int, line: log.AnyLine) -> schema.AnyEntry:
    if isinstance(line, log.Sat):
        return schema.SitEntry(version, line.at, line.seat, line.name, line.computer)
    given = {name: value for name, value in asdict(line).items() if name not in ("at", "guest", "message")}
    return NAMES[type(line)](version, line.at, **given)


def reason(table: Table, guest: str, why: schema.Why) -> schema.Reason:
    """Why a space cannot be gone to or built on."""
    refusal = why_not(own_decision(table, guest), why.dst, why.src)
    return schema.Reason(why.id, "legal") if refusal is None else schema.Reason(why.id, refusal.code, refusal.args)


def advice(table: Table, guest: str, advise: schema.Advise) -> schema.Advice:
    """What a newcomer should see who plays with computers alone: wins, and threats."""
    game = coached(table, guest)
    return schema.Advice(advise.id, told(wins(game)), told(threats(game)))


def outlook(table: Table, guest: str, foresee: schema.Foresee) -> schema.Outlook:
    """What the steps on offer would do to workers, and which others a power forbids."""
    game = own_decision(table, guest)
    return schema.Outlook(
        foresee.id,
        [schema.Outcome(int(step), happened(numbers)) for step, numbers in outcomes(game)],
        [schema.Barred(int(step), refusal.code, refusal.args) for step, refusal in barred(game)],
    )


def told(found: list[Win]) -> list[schema.Win]:
    """Wins as they are sent."""
    return [schema.Win(win.seat, int(win.step), int(win.last), win.reason) for win in found]


def why_not(game: Game, dst: int, src: int | None) -> Refusal | None:
    """Why this worker, or the one at work, cannot do on a space the first kind of step that could be meant."""
    legal, known = game.legal_steps(), game.known()
    kinds = [kind for kind in SHAPES if any(step >> 10 == kind and src in (None, step.src) for step in legal)]
    kinds = kinds or [kind for kind in SHAPES if any(step >> 10 == kind for step in legal)] or [MOVE]
    if kinds[0] == MOVE and dst in SpaceSet(known.own) and all(step.src != dst for step in legal):
        return _idle(game, dst)
    at_work = known.active
    if src is None and any(step >> 10 == kinds[0] and step.src == at_work for step in legal):
        src = at_work
    if src is None and kinds[0] in (MOVE, FORCE, SWAP):
        return _stranger(known, dst) or Refusal("choose-worker")
    text = SHAPES[kinds[0]].format(s="" if src is None else write_space(src), d=write_space(dst))
    try:
        return game.refusal(text)
    except BadText:  # several workers could be meant
        return Refusal("choose-worker")


def _stranger(known: Position, dst: int) -> Refusal | None:
    """Why an opponent's worker cannot be taken up, if one was tapped."""
    worker = known.worker_on(dst)
    if worker is None or dst in SpaceSet(known.own) or known.extra_turn:
        return None
    return victim_refused(known) or Refusal("their-worker", {"side": worker.side})


def _idle(game: Game, worker: int) -> Refusal | None:
    """Why a worker can do nothing: of all that keeps it from moving, what is least plain to see."""
    steps = (MOVE << 10 | worker << 5 | space for space in SpaceSet(NEAR[worker]))
    return max(filter(None, map(game.refusal, steps)), key=lambda refusal: [*ENGLISH].index(refusal.code))


def listing(table: Table, guest: str) -> dict[str, Any]:
    """A table in a list of tables."""
    return {
        "id": table.id,
        "options": to_builtins(public_options(table)),
        "status": table.status,
        "seats": [{"player": sitting.player, "name": sitting.name} for sitting in table.seats],
        "at": table.log[-1].at if table.log else 0,
        "yours": table.seats_of(guest),
        "decider": table.decider,
    }


def game_listing(table: Table, guest: str) -> dict[str, Any]:
    """A table in the list of a guest's games: also what is played there, how it stands, and how it ended."""
    shown = _shown(table, table.eyes_of(guest, None)) if table.game else None
    return {
        **listing(table, guest),
        "powers": table.begun.powers if table.begun else [],
        "fleece": table.begun.fleece if table.begun else 0,
        "turns": table.game.turn if table.game else 0,
        "result": shown.result if shown else None,
        "board": schema.Board(shown.levels, shown.domes, shown.workers, shown.tokens) if shown else None,
    }
