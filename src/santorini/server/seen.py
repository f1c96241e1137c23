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
    DUSK,
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
from santorini.server import wire
from santorini.server.wire import encode
from santorini.views import seen_position

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Mask, Space
    from santorini.rules.position import Position

DOING = {
    SETUP: b"setup",
    DAWN: b"move",
    START: b"move",
    MUST_MOVE: b"move",
    ROAM: b"move",
    MUST_BUILD: b"build",
    MAY_BUILD: b"build",
    DUSK: b"act",
    MUST_ACT: b"act",
    REACTION: b"react",
    CHANCE: b"chance",
    OVER: b"over",
}
NOTHING = b'"legal":[],"undo":0}'  # how the view of whoever has nothing to decide ends


read_view = msgspec.json.Decoder(wire.View).decode

TOKENS: tuple[wire.TokenKind, ...] = ("coin", "whirlpool", "talus", "ram", "abyss", "fate")
NUMBERS = [b"%d" % number for number in range(25)]
ROWS = [b""] * (1 << 15)  # five levels as digits, by the bits of the spaces that have one, two and three blocks
for row in product(range(4), repeat=5):
    ROWS[sum((level > height) << 5 * height + at for at, level in enumerate(row) for height in range(3))] = bytes(
        48 + level for level in row
    )
FIGURES = [  # a worker by space, side, and the bits of woman, secret, asleep and marked
    encode(wire.Worker(code & 31, code >> 5 & 3, *(bool(code >> 7 & bit) for bit in (8, 4, 2, 1))))
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


def happened(events: Iterable[Event]) -> list[wire.Event]:
    """Events for the wire."""
    return [wire.Event(event.kind, event.src, event.dst) for event in events]


@lru_cache(1 << 14)
def events_text(events: tuple[Event, ...]) -> bytes:
    return encode(happened(events))


def view_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True, undo: int = 0, forced: str = "") -> wire.View:
    """What these eyes see of the game now; the steps on offer only for the seat that decides."""
    return read_view(text_of(game, eyes, legal=legal, undo=undo, forced=forced))


def text_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True, undo: int = 0, forced: str = "") -> bytes:
    """The same as text."""
    offered = legal and isinstance(eyes, int) and eyes == game.decider
    return board_text(game, eyes, forced) + (offer(game.legal_numbers(), undo) if offered else NOTHING)


def board_text(game: Game, eyes: int | Eyes | None, forced: str = "") -> bytes:
    """All of it but the steps on offer. `forced` tells why a game ended that did not end by the rules alone."""
    seen = game.position if eyes is Eyes.ALL else seen_position(game.position, eyes)
    return position_text(seen, game.turn, forced)


def offer(legal: Sequence[int], undo: int) -> bytes:
    """How the view of whoever may take these steps ends."""
    return b'"legal":%b,"undo":%d}' % (encode(legal), undo)


def position_view(p: Position, turn: int) -> wire.View:
    """A position, from which secrets have been taken, as the wire has it."""
    return read_view(position_text(p, turn, "") + NOTHING)


def position_text(p: Position, turn: int, forced: str) -> bytes:
    """The fields of `wire.View` in their order, up to the steps on offer."""
    over = p.window == OVER or forced == "abandoned"
    task = setup.task(p) if p.window == SETUP else None
    return b"".join(
        (
            b'{"turn":%d,"mover":%d,"decider":' % (turn, p.mover),
            optional(p.decider, not over and p.decider != NOBODY),
            b',"doing":"',
            b"over" if over else DOING[p.window],
            b'","task":null,"levels":"' if task is None else b'","task":"%b","levels":"' % task.what.encode(),
            levels(p),
            b'","domes":',
            encode(spaces(p.dome)) if p.dome else b"[]",
            b',"workers":[',
            workers(p),
            b"],",
            scenery(p),
            holdings(p),
            b',"active":',
            optional(p.active, p.active < 25),
            b',"result":',
            result_of(p, forced) if over else b"null",
            b",",
        )
    )


def optional(value: Space, present: bool) -> bytes:
    """A seat, space or wind, if there is one."""
    return NUMBERS[value] if present else b"null"


def levels(p: Position) -> bytes:
    """A digit for each space."""
    row: Space
    rows = []
    for row in range(0, 25, 5):
        rows.append(ROWS[p.h1 >> row & 31 | (p.h2 >> row & 31) << 5 | (p.h3 >> row & 31) << 10])
    return b"".join(rows)


def workers(p: Position) -> bytes:
    """The figures of one side after the other."""
    space: Space
    side: Space
    marks: Space
    veil = NOBODY if p.window == OVER else p.veil
    found = []
    for side in range(p.sides):
        mask: Mask = p.workers[side]
        for space in range(25):
            if mask >> space & 1:
                marks = (p.female >> space & 1) << 3 | (p.asleep >> space & 1) << 1 | (p.marked >> space & 1)
                if side == veil:
                    marks |= 4
                found.append(FIGURES[marks << 7 | side << 5 | space])
    return b",".join(found)


def scenery(p: Position) -> bytes:
    """Tokens and winds; most games have none."""
    if not (p.coins | p.whirlpools | p.talus | p.ram | p.abyss | p.fate) and p.wind == CALM and p.arrow == CALM:
        return b'"tokens":[],"wind":null,"arrow":null'
    masks = (p.coins, p.whirlpools, p.talus, p.ram, p.abyss, p.fate)
    found = [wire.Token(kind, space) for kind, mask in zip(TOKENS, masks, strict=True) for space in spaces(mask)]
    winds = optional(p.wind, p.wind != CALM), optional(p.arrow, p.arrow != CALM)
    return b'"tokens":%b,"wind":%b,"arrow":%b' % (encode(found), *winds)


def holdings(p: Position) -> bytes:
    """Who has which power, whose hero has done its deed, what is left of everybody's tokens, and who still plays."""
    return held(
        *(p.seats, p.face, p.alive, p.power[0], p.power[1], p.power[2], p.power[3]),
        *(p.memory[0], p.memory[1], p.memory[2], p.memory[3]),
    )


@lru_cache(4096)
def held(seats: int, face: int, alive: int, *cards: int) -> bytes:
    powers, memory = cards[:seats], cards[4 : 4 + seats]
    dealt = [*zip(powers, memory, strict=True)]
    spent = [bool(kept) and CARDS[power].hero for power, kept in dealt]
    reserve = [kept if POWERS[power].reserve else 0 for power, kept in dealt]
    playing = [bool(alive >> seat & 1) for seat in range(seats)]
    told = [encode(one) for one in (powers, face, spent, reserve, playing)]
    return b',"powers":%b,"face":%b,"spent":%b,"reserve":%b,"playing":%b' % tuple(told)


def result_of(p: Position, forced: str) -> bytes:
    winners = [] if p.window != OVER else [seat for seat in range(p.seats) if p.side_for(seat) == p.winner]
    return encode(wire.Result(winners, forced or REASONS[p.reason]))
