"""Writes views as JSON at once, byte by byte, most pieces ready made: about five times as fast as `view` and msgspec.

Every step of every game is told as a view. The bytes are those of `schema.encode(view.view_of(...))`: a test compares
them for random games with all powers. It reads the masks of a position bit by bit, as the rules do: compiled, a test of
a bit is one instruction, and a call or a `SpaceSet` would cost more than writing what it finds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from santorini import placement
from santorini.game import Game
from santorini.powers.catalog import CARDS
from santorini.records import Eyes
from santorini.rules.names import WINDOWS
from santorini.rules.words import CALM, NOBODY, OVER, SETUP
from santorini.server.wire import schema
from santorini.server.wire.buffer import Buffer
from santorini.server.wire.schema import encode
from santorini.server.wire.view import lasting_parts, result_of
from santorini.views import seen_position

try:
    import cython
except ImportError:
    from santorini.rules import nocython as cython

if not cython.compiled:
    from santorini.rules.native import Int, Mask, Space
    from santorini.rules.position import Position

NOTHING = b'"legal":[],"undo":0}'  # the end of a view for eyes that have nothing to decide
DOING = [window.encode() for window in WINDOWS]
ROWS = [b""] * (1 << 15)  # five levels as digits, by the bits of the spaces that have one, two and three blocks
for row in product(range(4), repeat=5):
    ROWS[sum((level > height) << 5 * height + at for at, level in enumerate(row) for height in range(3))] = bytes(
        48 + level for level in row
    )
FIGURES = [  # a worker by space, side, and the bits of woman, secret, asleep and marked
    encode(schema.Worker(code & 31, code >> 5 & 3, *(bool(code >> 7 & bit) for bit in (8, 4, 2, 1))))
    for code in range(16 << 7)
]


def add_board(text: Buffer, game: Game, eyes: int | Eyes | None, forced: str) -> None:
    """Write `view.view_of(game, eyes, forced)`, all but the steps on offer, with which a view ends."""
    add_position(text, game.position if eyes is Eyes.ALL else seen_position(game.position, eyes), game.turn, forced)


def add_offer(text: Buffer, legal: Sequence[int], undo: Int) -> None:
    """Write the end of a view: the steps on offer, and how many may be taken back."""
    text.add(b'"legal":')
    text.add(encode(legal))
    text.add(b',"undo":')
    text.add_number(undo)
    text.add(b"}")


def add_position(text: Buffer, p: Position, turn: Int, forced: str) -> None:
    """Write the fields of `view.position_view` in their order, up to the steps on offer."""
    over = p.window == OVER or forced == "abandoned"
    task = placement.task(p) if p.window == SETUP else None
    text.add(b'{"turn":')
    text.add_number(turn)
    text.add(b',"mover":')
    text.add_number(p.mover)
    text.add(b',"extra":true,"decider":' if p.extra_turn else b',"extra":false,"decider":')
    add_optional(text, p.decider, not over and p.decider != NOBODY)
    text.add(b',"doing":"')
    text.add(b"over" if over else DOING[p.window])
    text.add(b'","task":')
    text.add(b"null" if task is None else encode(task.what))
    text.add(b',"levels":"')
    add_levels(text, p)
    text.add(b'","domes":[')
    add_spaces(text, p.dome)
    text.add(b'],"workers":[')
    add_workers(text, p)
    text.add(b"],")
    add_scenery(text, p)
    add_holdings(text, p)
    text.add(b',"active":')
    add_optional(text, p.active, p.active < 25)
    text.add(b',"result":')
    text.add(encode(result_of(p, forced)) if over else b"null")
    text.add(b",")


def add_optional(text: Buffer, value: Space, present: bool) -> None:
    """Write a seat, space or wind, or null."""
    if present:
        text.add_number(value)
    else:
        text.add(b"null")


def add_spaces(text: Buffer, mask: Mask) -> None:
    """Write the spaces of a mask, from a1 to e5."""
    space: Space
    first = True
    for space in range(25):
        if mask >> space & 1:
            if not first:
                text.add(b",")
            text.add_number(space)
            first = False


def add_levels(text: Buffer, p: Position) -> None:
    """Write a digit for each space."""
    row: Space
    for row in range(0, 25, 5):
        text.add(ROWS[p.h1 >> row & 31 | (p.h2 >> row & 31) << 5 | (p.h3 >> row & 31) << 10])


def add_workers(text: Buffer, p: Position) -> None:
    """Write the figures of one side after the other."""
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
    """Write tokens and winds; most games have none."""
    if not (p.coins | p.whirlpools | p.talus | p.ram | p.abyss | p.fate) and p.wind == CALM and p.arrow == CALM:
        text.add(b'"tokens":[],"wind":null,"arrow":null')
        return
    text.add(b'"tokens":')
    text.add(encode([schema.Token(*token) for token in p.tokens()]))
    text.add(b',"wind":')
    add_optional(text, p.wind, p.wind != CALM)
    text.add(b',"arrow":')
    add_optional(text, p.arrow, p.arrow != CALM)


def add_holdings(text: Buffer, p: Position) -> None:
    """Write who has which power, whose hero has done its deed, what of it lasts, and who still plays."""
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
    text.add(b'],"lasting":')
    add_lasting(text, p)
    for seat in range(seats):
        text.add(b"," if seat else b',"playing":[')
        text.add(b"true" if p.alive >> seat & 1 else b"false")
    text.add(b"]")


def add_lasting(text: Buffer, p: Position) -> None:
    """Write what powers do beyond one step; without powers, that is nothing."""
    if p.power[0] | p.power[1] | p.power[2] | p.power[3]:
        text.add(encode(lasting_parts(p)))
    else:
        text.add(b"[]")
