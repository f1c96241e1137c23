"""A game as it goes over the wire: through the eyes of a seat, a spectator, or of all when nothing is secret.

Every step of every game is told as a view, so views are written as text at once, piece by piece, most pieces ready
made. Whoever wants to read one, or to change it, gets it decoded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

import msgspec

from santorini import setup
from santorini.game import EVENTS, REASONS, Event, Game
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS
from santorini.records import Eyes
from santorini.rules.words import (
    CALM,
    CHANCE,
    DAWN,
    MAY_ACT,
    MAY_BUILD,
    MUST_ACT,
    MUST_BUILD,
    MUST_MOVE,
    NOBODY,
    OVER,
    REACTION,
    ROAM,
    SETUP,
    START,
    VEILED,
)
from santorini.server.wire import schema
from santorini.server.wire.buffer import Buffer
from santorini.server.wire.schema import encode
from santorini.views import seen_position

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Int, Mask, Space
    from santorini.rules.position import Position

DOING = {
    SETUP: b"setup",
    DAWN: b"move",
    START: b"move",
    MUST_MOVE: b"move",
    ROAM: b"move",
    MUST_BUILD: b"build",
    MAY_BUILD: b"build",
    MAY_ACT: b"act",
    MUST_ACT: b"act",
    REACTION: b"react",
    CHANCE: b"chance",
    OVER: b"over",
}
NOTHING = b'"legal":[],"undo":0}'  # how the view of whoever has nothing to decide ends


read_view = msgspec.json.Decoder(schema.View).decode

TOKENS: tuple[schema.TokenKind, ...] = ("coin", "whirlpool", "talus", "ram", "abyss", "fate")
ROWS = [b""] * (1 << 15)  # five levels as digits, by the bits of the spaces that have one, two and three blocks
for row in product(range(4), repeat=5):
    ROWS[sum((level > height) << 5 * height + at for at, level in enumerate(row) for height in range(3))] = bytes(
        48 + level for level in row
    )
FIGURES = [  # a worker by space, side, and the bits of woman, secret, asleep and marked
    encode(schema.Worker(code & 31, code >> 5 & 3, *(bool(code >> 7 & bit) for bit in (8, 4, 2, 1))))
    for code in range(16 << 7)
]


def spaces(mask: Mask) -> list[int]:
    """The spaces of a mask, from a1 to e5."""
    space: Space
    found = []
    for space in range(25):
        if mask >> space & 1:
            found.append(space)  # no comprehension: its variable would have no type
    return found


@lru_cache(1 << 14)
def packed(events: tuple[Event, ...]) -> tuple[int, ...]:
    """Events as numbers, for the log."""
    numbers = [
        EVENTS.index(kind) << 10 | src << 5 | dst | (VEILED if veiled else 0) for kind, src, dst, veiled in events
    ]
    return tuple(numbers)


def happened(events: Iterable[Event]) -> list[schema.Event]:
    """Events for the wire."""
    return [schema.Event(event.kind, event.src, event.dst) for event in events]


@lru_cache(1 << 14)
def events_text(events: tuple[Event, ...]) -> bytes:
    return encode(happened(events))


def view_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True) -> schema.View:
    """What these eyes see of the game now; the steps on offer only for the seat that decides."""
    return read_view(text_of(game, eyes, legal=legal))


def text_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True, forced: str = "") -> bytes:
    """The same as text."""
    text = Buffer()
    add_board(text, game, eyes, forced)
    if legal and isinstance(eyes, int) and eyes == game.decider:
        add_offer(text, game.legal_numbers(), 0)
    else:
        text.add(NOTHING)
    return text.all()


def add_board(text: Buffer, game: Game, eyes: int | Eyes | None, forced: str) -> None:
    """All of it but the steps on offer. `forced` tells why a game ended that did not end by the rules alone."""
    add_position(text, game.position if eyes is Eyes.ALL else seen_position(game.position, eyes), game.turn, forced)


def add_offer(text: Buffer, legal: Sequence[int], undo: Int) -> None:
    """How the view of whoever may take these steps ends."""
    text.add(b'"legal":')
    text.add(encode(legal))
    text.add(b',"undo":')
    text.add_number(undo)
    text.add(b"}")


def position_view(p: Position, turn: int) -> schema.View:
    """A position, from which secrets have been taken, as the wire has it."""
    text = Buffer()
    add_position(text, p, turn, "")
    text.add(NOTHING)
    return read_view(text.all())


def add_position(text: Buffer, p: Position, turn: Int, forced: str) -> None:
    """The fields of `schema.View` in their order, up to the steps on offer."""
    over = p.window == OVER or forced == "abandoned"
    task = setup.task(p) if p.window == SETUP else None
    text.add(b'{"turn":')
    text.add_number(turn)
    text.add(b',"mover":')
    text.add_number(p.mover)
    text.add(b',"decider":')
    add_optional(text, p.decider, not over and p.decider != NOBODY)
    text.add(b',"doing":"')
    text.add(b"over" if over else DOING[p.window])
    text.add(b'","task":')
    text.add(b"null" if task is None else encode(task.what))
    text.add(b',"levels":"')
    add_levels(text, p)
    text.add(b'","domes":')
    text.add(encode(spaces(p.dome)) if p.dome else b"[]")
    text.add(b',"workers":[')
    add_workers(text, p)
    text.add(b"],")
    add_scenery(text, p)
    add_holdings(text, p)
    text.add(b',"active":')
    add_optional(text, p.active, p.active < 25)
    text.add(b',"result":')
    text.add(result_of(p, forced) if over else b"null")
    text.add(b",")


def add_optional(text: Buffer, value: Space, present: bool) -> None:
    """A seat, space or wind, if there is one."""
    if present:
        text.add_number(value)
    else:
        text.add(b"null")


def add_levels(text: Buffer, p: Position) -> None:
    """A digit for each space."""
    row: Space
    for row in range(0, 25, 5):
        text.add(ROWS[p.h1 >> row & 31 | (p.h2 >> row & 31) << 5 | (p.h3 >> row & 31) << 10])


def add_workers(text: Buffer, p: Position) -> None:
    """The figures of one side after the other."""
    space: Space
    side: Space
    marks: Space
    veil = NOBODY if p.window == OVER else p.secret_side
    first = True
    for side in range(p.sides):
        mask: Mask = p.workers[side]
        for space in range(25):
            if mask >> space & 1:
                marks = (p.female >> space & 1) << 3 | (p.asleep >> space & 1) << 1 | (p.marked >> space & 1)
                if side == veil:
                    marks |= 4
                if not first:
                    text.add(b",")
                text.add(FIGURES[marks << 7 | side << 5 | space])
                first = False


def add_scenery(text: Buffer, p: Position) -> None:
    """Tokens and winds; most games have none."""
    if not (p.coins | p.whirlpools | p.talus | p.ram | p.abyss | p.fate) and p.wind == CALM and p.arrow == CALM:
        text.add(b'"tokens":[],"wind":null,"arrow":null')
        return
    masks = (p.coins, p.whirlpools, p.talus, p.ram, p.abyss, p.fate)
    text.add(b'"tokens":')
    text.add(encode([schema.Token(kind, at) for kind, mask in zip(TOKENS, masks, strict=True) for at in spaces(mask)]))
    text.add(b',"wind":')
    add_optional(text, p.wind, p.wind != CALM)
    text.add(b',"arrow":')
    add_optional(text, p.arrow, p.arrow != CALM)


def add_holdings(text: Buffer, p: Position) -> None:
    """Who has which power, whose hero has done its deed, what is left of everybody's tokens, and who still plays."""
    seat: Space
    seats: Space = p.seats
    for seat in range(seats):
        text.add(b"," if seat else b',"powers":[')
        text.add_number(p.power[seat])
    text.add(b'],"face":')
    text.add_number(p.face_up)
    for seat in range(seats):
        text.add(b"," if seat else b',"spent":[')
        text.add(b"true" if p.memory[seat] and CARDS[p.power[seat]].hero else b"false")
    for seat in range(seats):
        text.add(b"," if seat else b'],"reserve":[')
        text.add_number(p.memory[seat] if p.memory[seat] and POWERS[p.power[seat]].reserve else 0)
    for seat in range(seats):
        text.add(b"," if seat else b'],"playing":[')
        text.add(b"true" if p.alive >> seat & 1 else b"false")
    text.add(b"]")


def result_of(p: Position, forced: str) -> bytes:
    winners = [] if p.window != OVER else [seat for seat in range(p.seats) if p.side_for(seat) == p.winner]
    return encode(schema.Result(winners, forced or REASONS[p.reason]))
