"""The log of a table: one line for everything that changed it, in order. A table is what its log says.

Lines hold secrets and never leave the server; `tables.news` writes what each seat may see of them.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from santorini.ai.levels import STANDARD
from santorini.server.wire.schema import Phrase, Rematch


class Line(Struct, omit_defaults=True, tag_field="kind", tag=str.lower, gc=False):
    """When it happened, and the message of a guest that caused it, if one did."""

    at: int
    guest: str = ""
    message: str = ""


class Sat(Line, kw_only=True):
    """`key` is the hash of the seat's secret; `level` is the computer's, if it sits here."""

    seat: int
    sitter: str = ""
    name: str = ""
    key: str = ""
    computer: bool = False
    level: int = STANDARD.number


class Left(Line, kw_only=True):
    seat: int


class Offered(Line, kw_only=True):
    seat: int | None
    powers: list[int]


class Picked(Line, kw_only=True):
    seat: int
    power: int


class Begun(Line, kw_only=True):
    powers: list[int]
    first: int
    fleece: int


class Stepped(Line, kw_only=True):
    """A step of the game; `events` are what it caused, and must be so again when the game is replayed."""

    step: int
    events: tuple[int, ...] | None = None


class Undone(Line, kw_only=True):
    seat: int
    count: int


class Asked(Line, kw_only=True):
    """`quick`: nobody has to agree, because the turn has only just ended."""

    seat: int
    quick: bool = False


class Answered(Line, kw_only=True):
    seat: int
    yes: bool


class Said(Line, kw_only=True):
    seat: int
    phrase: Phrase


class Flagged(Line, kw_only=True):
    seat: int


class Dismissed(Line, kw_only=True):
    seat: int


class Paused(Line, kw_only=True):
    length: int


class Wished(Line, kw_only=True):
    seat: int
    rematch: Rematch


class Moved(Line, kw_only=True):
    table: str


class Closed(Line):
    """The operator ended it."""


AnyLine = (
    Sat
    | Left
    | Offered
    | Picked
    | Begun
    | Stepped
    | Undone
    | Asked
    | Answered
    | Said
    | Flagged
    | Dismissed
    | Paused
    | Wished
    | Moved
    | Closed
)

write_line = msgspec.json.Encoder().encode
read_line = msgspec.json.Decoder(AnyLine).decode
