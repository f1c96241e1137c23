"""A game as it goes over the wire: through the eyes of a seat, a spectator, or of all when nothing is secret.

Every step of every game is told as a view, so views are written as text at once, piece by piece, most pieces ready
made. Whoever wants to read one, or to change it, gets it decoded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

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


@cache
def packed(event: Event) -> int:
    """An event as a number, for the log."""
    return EVENTS.index(event.kind) << 10 | event.src << 5 | event.dst | (VEILED if event.secret else 0)


@cache
def event(event: Event) -> wire.Event:
    return wire.Event(event.kind, event.src, event.dst)


def view_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True, undo: int = 0, forced: str = "") -> wire.View:
    """What these eyes see of the game now; the steps on offer only for the seat that decides."""
    return read_view(text_of(game, eyes, legal=legal, undo=undo, forced=forced))


def text_of(game: Game, eyes: int | Eyes | None, *, legal: bool = True, undo: int = 0, forced: str = "") -> bytes:
    """The same as text."""
    seen = game.position if eyes is Eyes.ALL else seen_position(game.position, eyes)
    text = view_text(seen, game.turn, forced)
    if legal and isinstance(eyes, int) and eyes == game.decider:
        text = offering(text, game.legal_numbers(), undo)
    return text


def offering(text: bytes, legal: Sequence[int], undo: int) -> bytes:
    """The view of whoever has nothing to decide, with these steps on offer."""
    return b'%b"legal":%b,"undo":%d}' % (text[: -len(NOTHING)], encode(legal), undo)


def position_view(p: Position, turn: int) -> wire.View:
    """A position, from which secrets have been taken, as the wire has it."""
    return read_view(view_text(p, turn))


def view_text(p: Position, turn: int, forced: str = "") -> bytes:
    """The fields of `wire.View` in their order. `forced` tells why a game ended that did not end by the rules alone."""
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
            NOTHING,
        )
    )


def optional(value: Space, present: bool) -> bytes:
    """A seat, space or wind, if there is one."""
    return NUMBERS[value] if present else b"null"


def levels(p: Position) -> bytes:
    """A digit for each space."""
    space: Space
    digits = bytearray(25)
    for space in range(25):
        digits[space] = 48 + (p.h1 >> space & 1) + (p.h2 >> space & 1) + (p.h3 >> space & 1)
    return bytes(digits)


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
    seat: Space
    powers, memory = [], []
    for seat in range(p.seats):
        powers.append(p.power[seat])
        memory.append(p.memory[seat])
    return held(tuple(powers), tuple(memory), p.face, p.alive)


@lru_cache(4096)
def held(powers: tuple[int, ...], memory: tuple[int, ...], face: int, alive: int) -> bytes:
    cards = [*zip(powers, memory, strict=True)]
    spent = [bool(kept) and CARDS[power].hero for power, kept in cards]
    reserve = [kept if POWERS[power].reserve else 0 for power, kept in cards]
    playing = [bool(alive >> seat & 1) for seat in range(len(powers))]
    told = [encode(one) for one in (powers, face, spent, reserve, playing)]
    return b',"powers":%b,"face":%b,"spent":%b,"reserve":%b,"playing":%b' % tuple(told)


def result_of(p: Position, forced: str) -> bytes:
    winners = [] if p.window != OVER else [seat for seat in range(p.seats) if p.side_for(seat) == p.winner]
    return encode(wire.Result(winners, forced or REASONS[p.reason]))
