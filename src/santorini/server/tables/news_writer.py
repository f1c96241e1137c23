"""The news of a change, written once for all browsers with equal eyes.

Nearly every change is one step. Its news are written as JSON at once, piece by piece; all other news are made by
`news.news_message` and encoded. Both ways give the same bytes, which a test compares.
"""

from __future__ import annotations

from santorini.records import Eyes
from santorini.rules.words import NOBODY
from santorini.server.store import log
from santorini.server.tables.news import info, news_message, seen_step
from santorini.server.tables.table import Table
from santorini.server.tables.takeback import undoable
from santorini.server.wire.buffer import Buffer
from santorini.server.wire.schema import encode
from santorini.server.wire.view import events_text
from santorini.server.wire.view_writer import NOTHING, add_board, add_offer

BEGINNING = b'{"type":"news",'
NOTHING_TO_DECIDE = NOTHING + b"}"


class News:
    """The versions of a table from `first` on, as messages."""

    def __init__(self, table: Table, first: int, now: int) -> None:
        self._table = table
        self._first = first
        self._now = now
        self._steps: dict[int | None, bytes] = {}
        self._others: dict[int | None, list[bytes]] = {}
        self._is_step = first == table.version and type(table.log[-1]) is log.Stepped

    def messages(self, eyes: int | None, id: str | None) -> list[bytes]:
        """A message for each version, for a browser with these eyes; `id` is that of its own message that asked for the
        first one."""
        if self._is_step:
            return [self._step(eyes, id)]
        if id is not None:
            return self._encoded(eyes, id)
        messages = self._others.get(eyes)
        if messages is None:
            messages = self._others[eyes] = self._encoded(eyes, None)
        return messages

    def _encoded(self, eyes: int | None, id: str | None) -> list[bytes]:
        messages = []
        for version in range(self._first, self._table.version + 1):
            asked = id if version == self._first else None
            messages.append(encode(news_message(self._table, version, eyes, asked, self._now)))
        return messages

    # ---------------------------------------------------------------- a step

    def _step(self, eyes: int | None, id: str | None) -> bytes:
        """What differs between browsers with equal eyes is the id, at the beginning, and the steps on offer, at the
        end. Where nothing is secret, all eyes are equal."""
        sharing = eyes if self._table.hidden else None
        middle = self._steps.get(sharing)
        if middle is None:
            middle = self._steps[sharing] = self._middle(sharing)
        beginning = BEGINNING if id is None else BEGINNING + b'"id":' + encode(id) + b","
        return beginning + middle + self._end(eyes)

    def _middle(self, eyes: int | None) -> bytes:
        """The fields of `schema.News` in their order, from the version up to the steps on offer."""
        table, game = self._table, self._table.game
        assert game is not None
        text = Buffer()
        text.add(b'"version":')
        text.add_number(table.version)
        text.add(b',"entry":')
        add_step_entry(text, table, eyes)
        if not table.brief:
            text.add(b',"info":')
            text.add(encode(info(table, self._now)))
        elif (clock := table.clocks.info(self._now)) is not None:
            text.add(b',"clock":')
            text.add(encode(clock))
        text.add(b',"view":')
        add_board(text, game, eyes if table.hidden else Eyes.ALL, table.forced)
        return text.all()

    def _end(self, eyes: int | None) -> bytes:
        """The steps on offer, for the seat that decides."""
        table, game = self._table, self._table.game
        if game is None or eyes is None or eyes != table.decider:
            return NOTHING_TO_DECIDE
        text = Buffer()
        add_offer(text, game.legal_step_numbers(), undoable(table, eyes))
        text.add(b"}")
        return text.all()


def add_step_entry(text: Buffer, table: Table, eyes: int | None) -> None:
    """Write the newest line of the log, which is a step, as `schema.StepEntry`."""
    line, played = table.log[-1], table.played[-1]
    assert played is not None
    words, numbers = played.text, played.numbers
    if table.hidden:
        words, numbers = seen_step(table, played, eyes)
    text.add(b'{"kind":"step","version":')
    text.add_number(table.version)
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
    text.add(events_text(numbers))
    text.add(b"}")
