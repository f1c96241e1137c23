"""Reads records: one game, many, or what one seat saw of a game.

A file may hold many games. It is read as far as it is asked for, so it may be of any size.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from types import MappingProxyType

from santorini.errors import BadText, ForbiddenMatch, SantoriniError
from santorini.game import Game
from santorini.notation import read_seen, split_turn
from santorini.records.games import Eyes, Line, Record, own_headers, result_text
from santorini.records.positions import hidden_in, read_position
from santorini.records.tokens import Lines, Token, tokens
from santorini.rules.names import EDITIONS
from santorini.rules.words import END, SETUP
from santorini.views import View

DEEPEST = 20  # variations in variations
_GLYPHS = re.compile(r"(?P<step>.*[^!?])(?P<glyph>!!|!\?|\?!|\?\?|!|\?)", re.DOTALL)


@dataclass
class _Draft:
    """A record as it stands in the text, not yet replayed."""

    headers: dict[str, Token] = field(default_factory=dict)
    body: list[Token] = field(default_factory=list)


def read_game(text: str) -> Record:
    """The game that a text records, replayed.

    >>> record = read_game('[Powers "Apollo, Minotaur"] @b2 @d4 @b4 @d2 1. b2-c3! (1. b2-b3 +c4) +c4 {Brave.} *')
    >>> record.game.mover, record.comments[6], record.glyphs[5]
    (1, 'Brave.', ('!',))
    >>> [other] = record.variations[4]
    >>> [str(played.step) for played in other.game.history[other.start :]]
    ['b2-b3', 'b3+c4']
    >>> read_game('[Powers "Apollo, Minotaur"] @b2 @d4 @b4 @d2 1. b2-c3 +c4 1-0')
    Traceback (most recent call last):
        ...
    santorini.errors.BadText: line 1, column 58: the result is given as 1-0, but these steps lead to *
    """
    drafts = list(_drafts(Lines(text)))
    if len(drafts) != 1:
        raise BadText("games", games=len(drafts))
    return replayed(drafts[0].headers, drafts[0].body)


def read_games(source: str | Iterable[str], *, damaged: Callable[[BadText], object] | None = None) -> Iterator[Record]:
    """Every game of a text, or of the lines of an open file, one after the other.

    The first game that cannot be read raises BadText. With `damaged`, that function is given the error instead, and
    reading goes on with the next game.

    >>> text = '[Powers "Pan, Mortal"] @b2 *\\n[Powers "Pann, Mortal"] *\\n[Powers "Atlas, Mortal"] @c3 *'
    >>> for record in read_games(text, damaged=print):
    ...     print(record.headers["Powers"])
    Pan, Mortal
    line 2: There is no power called 'Pann'; did you mean Pan?
    Atlas, Mortal
    """
    lines = Lines(source)
    drafts = _drafts(lines)
    while True:
        replaying = False
        try:
            draft = next(drafts, None)
            if draft is None:
                return
            replaying = True
            record = replayed(draft.headers, draft.body)
        except BadText as error:
            if damaged is None:
                raise
            damaged(error)
            if not replaying:  # the text itself broke off, not the game in it
                lines.skip_game()
                drafts = _drafts(lines)
        else:
            yield record


def _drafts(lines: Lines) -> Iterator[_Draft]:
    draft = _Draft()
    last = None
    for token in tokens(lines):
        last = token
        if token.kind == "header":
            _add_header(draft, token)
        else:
            draft.body.append(token)
        if token.kind == "result":
            yield draft
            draft, last = _Draft(), None
    if last is not None:
        raise BadText("no-result", last.line)


def _add_header(draft: _Draft, token: Token) -> None:
    if any(other.kind != "comment" for other in draft.body):
        raise BadText("no-result-before", token.line)
    if token.name in draft.headers:
        raise BadText("header-twice", token.line, token.column, name=token.name)
    draft.headers[token.name] = token


# -------------------------------------------------------------------- replaying


def replayed(headers: Mapping[str, Token], body: Iterable[Token]) -> Record:
    """The record of which these are the words."""
    game = _begin(headers, body)
    line = _Reader(game, 0).read(iter(body))
    values = {name: token.text for name, token in headers.items()}
    _check_result(game, headers)
    return Record(game, line.comments, line.glyphs, line.variations, 0, MappingProxyType(values))


class _Reader:
    """Follows the words of a game, or of one of its variations."""

    def __init__(self, game: Game, depth: int) -> None:
        self._game = game
        self._depth = depth
        self._comments: dict[int, str] = {}
        self._glyphs: dict[int, tuple[str, ...]] = {}
        self._variations: dict[int, tuple[Line, ...]] = {}

    def read(self, words: Iterator[Token], start: int = 0) -> Line:
        """All words up to the end of the game, or of the variation."""
        for token in words:
            if token.kind == "close" and self._depth:
                break
            try:
                self._word(token, words)
            except SantoriniError as error:
                if isinstance(error, BadText) and error.line is not None:
                    raise
                raise BadText.at(error, token.line, token.column) from None
        comments, glyphs = MappingProxyType(self._comments), MappingProxyType(self._glyphs)
        return Line(self._game, comments, glyphs, MappingProxyType(self._variations), start)

    def _word(self, token: Token, words: Iterator[Token]) -> None:
        game, kind, text = self._game, token.kind, token.text
        index = len(game.history)
        if kind == "step":
            self._step(text)
        elif kind == "comment":
            before = self._comments.get(index)
            self._comments[index] = text if before is None else f"{before}\n{text}"
        elif kind == "glyph":
            self._judge(text)
        elif kind == "number":
            _open_turn(game, int(text))
        elif kind == "open":
            self._vary(words)
        elif kind == "close":
            raise BadText("closes-nothing", sign=")")
        elif self._depth:
            raise BadText("result-in-variation")
        elif text != result_text(game):
            raise BadText("other-result", text=text, result=result_text(game))

    def _step(self, text: str) -> None:
        judged = _GLYPHS.fullmatch(text) if text[-1] in "!?" else None
        if judged:
            text = judged["step"]
        if "??" in text:
            raise BadText("hidden-step")
        for word in split_turn(text):
            self._game.advance(word)
        if judged:
            self._judge(judged["glyph"])

    def _judge(self, glyph: str) -> None:
        index = len(self._game.history)
        self._glyphs[index] = (*self._glyphs.get(index, ()), glyph)

    def _vary(self, words: Iterator[Token]) -> None:
        """A variation: with the number of a turn, instead of that turn; otherwise instead of the last step."""
        if self._depth == DEEPEST:
            raise BadText("deep-variation", most=DEEPEST)
        other = self._game.copy()
        begin = next(words, None)
        if begin is None or not other.history:
            raise BadText("no-variation")
        other.undo()
        while begin.kind == "number" and other.history and other.history[-1].turn >= int(begin.text):
            other.undo()
        start = len(other.history)
        line = _Reader(other, self._depth + 1).read(chain([begin], words), start)
        if len(other.history) == start:
            raise BadText("no-variation")
        self._variations[start] = (*self._variations.get(start, ()), line)


def _open_turn(game: Game, turn: int) -> None:
    """A turn begins; what was optional in the one before has been declined."""
    while game.turn == turn - 1 and END << 10 in game.legal_step_numbers():
        game.take(END << 10)
    if game.turn != turn or game.position.window == SETUP:
        code = "setup-unfinished" if game.position.window == SETUP else "other-turn"
        raise BadText(code, turn=turn, now=game.turn)


def _begin(headers: Mapping[str, Token], body: Iterable[Token]) -> Game:
    if "Position" not in headers and "Powers" not in headers:
        raise BadText("no-players", next((token.line for token in body), None))
    start = headers.get("Position", headers.get("Powers"))
    assert start is not None
    try:
        return _from_position(headers) if "Position" in headers else _from_deal(headers)
    except ForbiddenMatch as error:
        raise BadText.at(ForbiddenMatch("forbidden-record", **error.details), start.line) from None
    except SantoriniError as error:
        raise BadText.at(error, start.line) from None


def _from_deal(headers: Mapping[str, Token]) -> Game:
    first = headers["First"].text if "First" in headers else "1"
    if first not in ("1", "2", "3", "4"):
        raise BadText("not-one-of", text=repr(first), what="seat", choices=(1, 2, 3, 4))
    return Game(
        *headers["Powers"].text.split(","),
        edition=headers["Edition"].text if "Edition" in headers else EDITIONS[0],
        first=int(first) - 1,
        fleece=headers["Fleece"].text if "Fleece" in headers else None,
        allow_forbidden="Forbidden" in headers and headers["Forbidden"].text == "allowed",
    )


def _from_position(headers: Mapping[str, Token]) -> Game:
    position = read_position(headers["Position"].text)
    hidden = hidden_in(position)
    if hidden:
        raise BadText("hidden", secret=hidden[0])
    game = Game.from_position(position)
    for name, value in own_headers(game, Eyes.ALL).items():
        if name in ("Powers", "Edition", "First", "Fleece") and name in headers and headers[name].text != value:
            raise BadText("position-differs", name=name, value=value, text=headers[name].text)
    return game


def _check_result(game: Game, headers: Mapping[str, Token]) -> None:
    own = own_headers(game, Eyes.ALL)
    for name in ("Result", "Reason"):
        token = headers.get(name)
        if token is not None and token.text != own.get(name, ""):
            result = repr(own.get(name, ""))
            raise BadText("other-header", token.line, name=name, text=repr(token.text), result=result)


# -------------------------------------------------------------------- what one seat saw


def read_view(text: str) -> View:
    """What a seat knows of a game, from the record that `write_game` wrote for it while the game went on.

    >>> from santorini import write_game
    >>> game = Game("Hecate", "Mortal")
    >>> for text in ("@b4", "@d2", "@b2", "@d4"):
    ...     events = game.take(text)
    >>> view = read_view(write_game(game, seat=0))
    >>> view.seat, view.decider, view.legal == tuple(game.legal_steps())
    (0, 0, True)
    """
    drafts = list(_drafts(Lines(text)))
    if len(drafts) != 1:
        raise BadText("games", games=len(drafts))
    headers = drafts[0].headers
    if "View" not in headers or "Now" not in headers:
        raise BadText("no-view")
    seat = _seat_of(headers["View"])
    try:
        game = Game.from_position(read_position(headers["Now"].text))
        steps = tuple(
            read_seen(word) for token in drafts[0].body if token.kind == "step" for word in split_turn(token.text)
        )
    except SantoriniError as error:
        raise BadText.at(error, headers["Now"].line) from None
    legal = tuple(game.legal_steps()) if seat is not None and seat == game.decider else ()
    return View(seat, game.position, game.decider, legal, steps, game.result)


def _seat_of(token: Token) -> int | None:
    if token.text not in ("1", "2", "3", "4", "spectator"):
        raise BadText("not-one-of", token.line, text=repr(token.text), what="seat", choices=(1, 2, 3, 4, "spectator"))
    return None if token.text == "spectator" else int(token.text) - 1
