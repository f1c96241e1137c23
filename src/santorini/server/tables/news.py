"""What a table tells: its messages, each through the eyes of one seat or of a spectator. The one exit to the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec import Raw, to_builtins
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
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables.table import Table
from santorini.server.wire import schema
from santorini.server.wire.buffer import Buffer
from santorini.server.wire.schema import encode
from santorini.server.wire.view import NOTHING, add_board, add_offer, events_text, read_view, spaces
from santorini.views import seen_events, seen_text

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
OPENING, IDLE = b'{"type":"news",', NOTHING + b"}"  # how `schema.News` begin, and end for whoever has nothing to decide
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
    entries = [Raw(entry_text(table, version, eyes)) for version in range(known + 1, table.version + 1)]
    return schema.Table(
        id=table.id,
        version=table.version,
        you=table.seats_of(guest),
        eyes=eyes,
        info=info(table, now),
        view=cast(schema.View, Raw(view_text(table, eyes))) if table.game else None,
        log=cast(list[schema.AnyEntry], entries),
    )


class News:
    """The versions of a table from `first` on, as messages. Equal eyes get the same text, written once; where nothing
    is secret, all eyes do. The steps on offer and the id of the message that is answered differ by browser."""

    def __init__(self, table: Table, first: int, now: int) -> None:
        self._table = table
        self._first = first
        self._now = now
        self._texts: dict[int | None, list[bytes]] = {}

    def messages(self, eyes: int | None, id: str | None) -> list[bytes]:
        """A message for each version, for a browser with these eyes; `id` is what it asked for the first one by."""
        table = self._table
        sharing = eyes if table.hidden else None
        texts = self._texts.get(sharing)
        if texts is None:
            texts = self._texts[sharing] = self._written(sharing)
        opening = OPENING if id is None else OPENING + b'"id":' + encode(id) + b","
        last = len(texts) - 1
        messages = []
        for index in range(last + 1):  # no comprehension: Cython allows none in a method with a C signature
            ending = self._ending(eyes) if index == last else b""
            messages.append((OPENING if index else opening) + texts[index] + ending)
        return messages

    def _written(self, eyes: int | None) -> list[bytes]:
        """The fields of `schema.News` in order, for each version; of the last one without what differs by seat."""
        table, newest = self._table, self._table.version
        texts = []
        for version in range(self._first, newest + 1):
            text = Buffer()
            text.add(b'"version":')
            text.add_number(version)
            text.add(b',"entry":')
            add_entry(text, table, version, eyes)
            if version == newest:
                self._add_state(text, eyes)
            else:
                text.add(b"}")
            texts.append(text.all())
        return texts

    def _add_state(self, text: Buffer, eyes: int | None) -> None:
        """How things stand now: all there is to say, or the clock alone; and the board, if it is another."""
        table = self._table
        if not table.noted[-1].brief:
            text.add(b',"info":')
            text.add(encode(info(table, self._now)))
        elif (clock := table.clocks.told(self._now)) is not None:
            text.add(b',"clock":')
            text.add(encode(clock))
        if table.changed == table.version:
            text.add(b',"view":')
            _add_board(text, table, eyes)

    def _ending(self, eyes: int | None) -> bytes:
        """The steps on offer, where the board was told: it comes last."""
        table = self._table
        if table.changed != table.version:
            return b"}"
        if not _offers(table, eyes):
            return IDLE
        text = Buffer()
        _add_offer(text, table, eyes)
        text.add(b"}")
        return text.all()


def view(table: Table, eyes: int | None) -> schema.View:
    """The board, and the result, also if it was not the rules that ended the game."""
    return read_view(view_text(table, eyes))


def view_text(table: Table, eyes: int | None) -> bytes:
    text = Buffer()
    _add_board(text, table, eyes)
    _add_offer(text, table, eyes)
    return text.all()


def _add_board(text: Buffer, table: Table, eyes: int | None) -> None:
    """What these eyes see of the board, all but the steps on offer; where nothing is secret, everybody sees all."""
    add_board(text, _game(table), eyes if table.hidden else Eyes.ALL, table.forced)


def _offers(table: Table, eyes: int | None) -> bool:
    """Do these eyes belong to whoever decides?"""
    return eyes is not None and eyes == table.decider


def _add_offer(text: Buffer, table: Table, eyes: int | None) -> None:
    """The steps on offer, for whoever decides."""
    if _offers(table, eyes):
        add_offer(text, _game(table).legal_numbers(), table.undoable(eyes))
    else:
        text.add(NOTHING)


def _game(table: Table) -> Game:
    assert table.game is not None, "the game has not begun"
    return table.game


def info(table: Table, now: int) -> schema.Info:
    seats = [
        schema.SeatInfo(sitting.player, sitting.name, sitting.player == "person" and sitting.gone is None)
        for sitting in table.seats
    ]
    return schema.Info(
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


def public_options(table: Table) -> schema.Options:
    """What was agreed on, but for the position gone on from: it may hold a secret."""
    return replace(table.options, position=None)


def draft(table: Table) -> schema.DraftInfo:
    assert table.draft is not None
    doing, seat = table.drafting()
    picked = table.draft.picked
    return schema.DraftInfo(
        doing=doing,
        seat=seat,
        challenger=table.challenger,
        offered=[card.number for card in table.draft.offered],
        left=[card.number for card in table.draft.left],
        picked=[picked[seat].number if seat in picked else 0 for seat in range(table.options.players)],
    )


def entry_text(table: Table, version: int, eyes: int | None) -> bytes:
    """A line of the log as these eyes may read it."""
    text = Buffer()
    add_entry(text, table, version, eyes)
    return text.all()


def add_entry(text: Buffer, table: Table, version: int, eyes: int | None) -> None:
    """The same. Nearly all lines are steps, so the fields of `schema.StepEntry` are written one by one."""
    noted = table.noted[version - 1]
    line, played = noted.line, noted.played
    if type(line) is not log.Stepped or played is None:
        text.add(encode(_entry(version, line)))
        return
    words, events = played.text, played.events
    if table.hidden:
        words, events = seen_text(_game(table), played, eyes), tuple(seen_events(_game(table), played, eyes))
    text.add(b'{"kind":"step","version":')
    text.add_number(version)
    text.add(b',"at":')
    text.add_number(line.at)
    text.add(b',"seat":')
    if played.seat == NOBODY:
        text.add(b"null")
    else:
        text.add_number(played.seat)
    text.add(b',"turn":')
    text.add_number(played.turn)
    text.add(b',"text":"')
    text.add(words.encode())
    text.add(b'","events":')
    text.add(events_text(events))
    text.add(b"}")


def _entry(version: int, line: log.AnyLine) -> schema.AnyEntry:
    if isinstance(line, log.Sat):
        return schema.SitEntry(version, line.at, line.seat, line.name, line.computer)
    told = {name: value for name, value in asdict(line).items() if name not in ("at", "guest", "message")}
    return NAMES[type(line)](version, line.at, **told)


def reason(table: Table, guest: str, why: schema.Why) -> schema.Reason:
    """Why a space cannot be gone to or built on."""
    game = table.game
    if game is None or game.over:
        raise Refused("not-playing")
    if game.decider is None or game.decider not in table.seats_of(guest):
        raise Refused("not-your-turn")
    refusal = why_not(game, why.dst, why.src)
    return schema.Reason(why.id, "legal") if refusal is None else schema.Reason(why.id, refusal.code, refusal.args)


def why_not(game: Game, dst: int, src: int | None) -> Refusal | None:
    """Why this worker, or the one at work, cannot do on a space the first kind of step that could be meant."""
    legal, known = game.legal_steps(), game.known()
    kinds = [kind for kind in SHAPES if any(step >> 10 == kind and src in (None, step.src) for step in legal)]
    kinds = kinds or [kind for kind in SHAPES if any(step >> 10 == kind for step in legal)] or [MOVE]
    if kinds[0] == MOVE and known.own >> dst & 1 and all(step.src != dst for step in legal):
        return _idle(game, dst)
    at_work = known.active
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
