"""Games and positions that guests send as text: read within limits, or refused."""

from __future__ import annotations

from santorini.errors import BadText
from santorini.records import Record, read_games, read_position
from santorini.rules.position import Position
from santorini.server.refusals import Refused

LONGEST_RECORD = 20_000
LONGEST_POSITION = 400
MOST_STEPS = 1_500


def read_records(text: str) -> list[Record]:
    """The games of a text, one at least."""
    if len(text) > LONGEST_RECORD:
        raise Refused("too-large")
    try:
        read = [*read_games(text)]
    except BadText as error:
        raise Refused.because("bad-record", error) from None
    if not read:
        raise Refused.because("bad-record", BadText("games", games=0))
    if max(len(record.game.history) for record in read) > MOST_STEPS:
        raise Refused.because("bad-record", BadText("long-record", most=MOST_STEPS))
    return read


def numbered(records: list[Record], number: int) -> Record:
    """One of the games of a text, from 1 on."""
    if number > len(records):
        raise Refused("no-such-game", number=number, games=len(records))
    return records[number - 1]


def position_of(text: str) -> Position:
    """The position of a text; refused if it cannot be read."""
    if len(text) > LONGEST_POSITION:
        raise Refused("too-large")
    try:
        return read_position(text)
    except BadText as error:
        raise Refused.because("bad-position", error) from None
