"""Games as text, readable by players: headers, the setup, numbered turns, comments and the result.

The grammar is in docs/notation.md. A file may hold many games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from santorini import placement
from santorini.errors import BadText, ForbiddenMatch, SantoriniError
from santorini.game import Game, Played
from santorini.notation import join_turn, split_turn
from santorini.powers.catalog import forbidden_pairs
from santorini.records.positions import hidden_in, read_position, write_position
from santorini.records.tokens import Token, tokens, write_comment, write_header
from santorini.rules.names import EDITIONS
from santorini.rules.position import Position
from santorini.rules.words import END, SETUP
from santorini.views import seen_position, seen_text

OWN_HEADERS = ("Powers", "Edition", "First", "Fleece", "Forbidden", "Position", "View", "Result", "Reason")


class Eyes(Enum):
    """Whose eyes see the game, if no seat's do."""

    ALL = "all"


@dataclass(frozen=True)
class Record:
    """A game read from text. `comments` are by the number of steps taken before them."""

    game: Game
    headers: Mapping[str, str]
    comments: Mapping[int, str]


# -------------------------------------------------------------------- writing


def write_game(
    game: Game,
    *,
    headers: Mapping[str, str] | None = None,
    comments: Mapping[int, str] | None = None,
    seat: int | Eyes | None = Eyes.ALL,
) -> str:
    """A game as text. With a `seat` (None: a spectator), what that seat may not know is written `??`.

    What the game itself tells (powers, edition, result, ...) replaces headers of that name. A comment is given by the
    number of steps taken before it.

    >>> game = Game("Apollo", "Minotaur")
    >>> for text in ("@b2", "@d4", "@b4", "@d2"):
    ...     events = game.take(text)
    >>> game.play("b2-c3 +c4")
    >>> print(write_game(game, headers={"Event": "Naxos Open"}, comments={6: "To the middle."}))
    [Event "Naxos Open"]
    [Powers "Apollo, Minotaur"]
    [Edition "roxley2016"]
    [Result "*"]
    <BLANKLINE>
    @b2 @d4 @b4 @d2
    1. b2-c3 +c4 {To the middle.}
    *
    <BLANKLINE>
    """
    eyes = Eyes.ALL if game.over else seat  # at the end everything is shown
    notes = dict(comments or {})
    for index in notes:
        if not 0 <= index <= len(game.history):
            raise BadText("no-comment-place", index=index, steps=len(game.history))
    others = {name: value for name, value in (headers or {}).items() if name not in OWN_HEADERS}
    lines = [write_header(name, value) for name, value in {**others, **_own_headers(game, eyes)}.items()]
    lines.append("")
    if 0 in notes:
        lines.append(write_comment(notes[0]))
    lines += _rows(game, notes, eyes)
    return "\n".join([*lines, result_text(game), ""])


def result_text(game: Game) -> str:
    """Who won, seat by seat: `1-0`, `0-0-1`, `1-0-1-0`, or `*` while the game goes on."""
    result = game.result
    if result is None:
        return "*"
    return "-".join(str(int(seat in result.seats)) for seat in range(game.players))


def _own_headers(game: Game, eyes: int | Eyes | None) -> dict[str, str]:
    headers = {"Powers": ", ".join(card.name for card in game.cards), "Edition": game.edition}
    if game.first:
        headers["First"] = str(game.first + 1)
    if game.fleece:
        headers["Fleece"] = game.fleece.name
    if forbidden_pairs([card.number for card in game.cards]):
        headers["Forbidden"] = "allowed"
    start = _start_of(game)
    if start is not None:
        headers["Position"] = write_position(start if eyes is Eyes.ALL else seen_position(start, eyes))
    if eyes is not Eyes.ALL:
        headers["View"] = "spectator" if eyes is None else str(eyes + 1)
    headers["Result"] = result_text(game)
    if game.result:
        headers["Reason"] = game.result.reason
    return headers


def _start_of(game: Game) -> Position | None:
    """Where the game began, unless it was with the deal."""
    start = game.position.copy()
    if game.history:
        start.thaw(game.history[0].before)
    fresh = placement.deal(
        [card.number for card in game.cards],
        edition=EDITIONS.index(game.edition),
        first=game.first,
        fleece=game.fleece.number if game.fleece else 0,
    )
    return None if start.freeze() == fresh.freeze() else start


def _turn_of(played: Played) -> int:
    """The number of a step's turn; 0 for the setup."""
    before = Position()
    before.thaw(played.before)
    return 0 if before.window == SETUP else played.turn


def _rows(game: Game, notes: Mapping[int, str], eyes: int | Eyes | None) -> Iterator[str]:
    """The setup and every turn, one a line."""
    turns = [_turn_of(played) for played in game.history]
    first = 0
    while first < len(turns):
        turn, end = turns[first], first
        while end < len(turns) and turns[end] == turn:
            end += 1
        stop = _without_ends(game, first, end, notes) if end < len(turns) else end
        row = _row(game, range(first, stop), notes, eyes)
        yield f"{turn}. {row}" if turn else row
        first = end


def _without_ends(game: Game, first: int, end: int, notes: Mapping[int, str]) -> int:
    """Where a turn may stop in text: that nothing more was done goes without saying."""
    while end - 1 > first and game.history[end - 1].step == END << 10 and end not in notes:
        end -= 1
    return end


def _row(game: Game, steps: range, notes: Mapping[int, str], eyes: int | Eyes | None) -> str:
    parts: list[str] = []
    words: list[str] = []
    for index in steps:
        played = game.history[index]
        words.append(played.text if isinstance(eyes, Eyes) else seen_text(game, played, eyes))
        if index + 1 in notes:
            parts += [join_turn(words), write_comment(notes[index + 1])]
            words = []
    return " ".join([*parts, join_turn(words)]).rstrip()


# -------------------------------------------------------------------- reading


@dataclass
class _Draft:
    """A record as it stands in the text, not yet replayed."""

    headers: dict[str, Token] = field(default_factory=dict)
    body: list[Token] = field(default_factory=list)


def read_game(text: str) -> Record:
    """The game that a text records, replayed.

    >>> record = read_game('[Powers "Apollo, Minotaur"] @b2 @d4 @b4 @d2 1. b2-c3 +c4 {Brave.} *')
    >>> record.game.mover, record.comments[6]
    (1, 'Brave.')
    >>> read_game('[Powers "Apollo, Minotaur"] @b2 @d4 @b4 @d2 1. b2-c3 +c4 1-0')
    Traceback (most recent call last):
        ...
    santorini.errors.BadText: line 1, column 58: the result is given as 1-0, but these steps lead to *
    """
    drafts = list(_drafts(text))
    if len(drafts) != 1:
        raise BadText("games", games=len(drafts))
    return _replay(drafts[0])


def read_games(source: str | Iterable[str]) -> Iterator[Record]:
    """Every game of a text, or of the lines of a file, one after the other."""
    return map(_replay, _drafts(source))


def _drafts(source: str | Iterable[str]) -> Iterator[_Draft]:
    draft = _Draft()
    last = None
    for token in tokens(source):
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


def _replay(draft: _Draft) -> Record:
    game = _begin(draft)
    comments: dict[int, str] = {}
    for token in draft.body:
        if token.kind == "comment":
            index = len(game.history)
            comments[index] = f"{comments[index]}\n{token.text}" if index in comments else token.text
            continue
        try:
            _follow(game, token)
        except SantoriniError as error:
            raise BadText.at(error, token.line, token.column) from None
    headers = {name: token.text for name, token in draft.headers.items()}
    _check_result(game, draft)
    return Record(game, MappingProxyType(headers), MappingProxyType(comments))


def _follow(game: Game, token: Token) -> None:
    """Do what one word of the record says."""
    if token.kind == "number":
        _open_turn(game, token)
    elif token.kind == "result":
        if token.text != result_text(game):
            raise BadText("other-result", text=token.text, result=result_text(game))
    elif "??" in token.text:
        raise BadText("hidden-step")
    else:
        for word in split_turn(token.text):
            game.take(word)


def _open_turn(game: Game, token: Token) -> None:
    """A turn begins; what was optional in the one before has been declined."""
    turn = int(token.text)
    while game.turn == turn - 1 and END << 10 in game.legal_steps():
        game.take(END << 10)
    if game.turn != turn or game.position.window == SETUP:
        code = "setup-unfinished" if game.position.window == SETUP else "other-turn"
        raise BadText(code, turn=turn, now=game.turn)


def _begin(draft: _Draft) -> Game:
    headers = draft.headers
    if "Position" not in headers and "Powers" not in headers:
        line = draft.body[0].line if draft.body else None
        raise BadText("no-players", line)
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
    for name, value in _own_headers(game, Eyes.ALL).items():
        if name in ("Powers", "Edition", "First", "Fleece") and name in headers and headers[name].text != value:
            raise BadText("position-differs", name=name, value=value, text=headers[name].text)
    return game


def _check_result(game: Game, draft: _Draft) -> None:
    own = _own_headers(game, Eyes.ALL)
    for name in ("Result", "Reason"):
        token = draft.headers.get(name)
        if token is not None and token.text != own.get(name, ""):
            result = repr(own.get(name, ""))
            raise BadText("other-header", token.line, name=name, text=repr(token.text), result=result)
