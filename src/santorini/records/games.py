"""Records of games, and how they are written: headers, the setup, numbered turns, comments, variations and the result.

The grammar is in docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from santorini import placement
from santorini.errors import BadText
from santorini.game import Game, Played
from santorini.notation import join_turn
from santorini.powers.catalog import forbidden_pairs
from santorini.records.positions import write_position
from santorini.records.tokens import SIGNS, write_comment, write_header
from santorini.rules.names import EDITIONS
from santorini.rules.position import Position
from santorini.rules.words import END, SETUP
from santorini.views import seen_position, seen_text

OWN_HEADERS = ("Powers", "Edition", "First", "Fleece", "Forbidden", "Position", "View", "Now", "Result", "Reason")


class Eyes(Enum):
    """Whose eyes see the game, if no seat's do."""

    ALL = "all"


Comments = Mapping[int, str]
Glyphs = Mapping[int, Sequence[str]]


@dataclass(frozen=True)
class Line:
    """Steps with what is said about them. Comments, glyphs and variations are found by a number of steps of `game`:
    those taken before a comment, those up to and with the step that a glyph judges, those before a variation begins.

    In a variation, `game` is the game as it would have gone, and `start` tells how many steps came before.
    """

    game: Game
    comments: Comments = field(default_factory=dict)
    glyphs: Glyphs = field(default_factory=dict)
    variations: Mapping[int, Sequence[Line]] = field(default_factory=dict)
    start: int = 0


@dataclass(frozen=True)
class Record(Line):
    """A game with its headers, as it is read from text."""

    headers: Mapping[str, str] = field(default_factory=dict)


# -------------------------------------------------------------------- writing


def write_game(
    game: Game | Record,
    *,
    headers: Mapping[str, str] | None = None,
    comments: Comments | None = None,
    glyphs: Glyphs | None = None,
    variations: Mapping[int, Sequence[Line]] | None = None,
    seat: int | Eyes | None = Eyes.ALL,
) -> str:
    """A game as text, or a record with all that is said in it. With a `seat` (None: a spectator), what that seat may
    not know is written `??`, and variations are left out; `read_view` reads such a record.

    What the game itself tells (powers, edition, result, ...) replaces headers of that name. A comment is given by the
    number of steps taken before it, a glyph (`!`, `?`, `!?` ... or `$10`) by that of the steps up to the one it judges.

    >>> game = Game("Apollo", "Minotaur")
    >>> for text in ("@b2", "@d4", "@b4", "@d2"):
    ...     events = game.take(text)
    >>> game.play("b2-c3 +c4")
    >>> print(write_game(game, headers={"Event": "Naxos Open"}, comments={6: "To the middle."}, glyphs={5: ["!"]}))
    [Event "Naxos Open"]
    [Powers "Apollo, Minotaur"]
    [Edition "roxley2016"]
    [Result "*"]
    <BLANKLINE>
    @b2 @d4 @b4 @d2
    1. b2-c3! +c4 {To the middle.}
    *
    <BLANKLINE>
    """
    kept = game if isinstance(game, Record) else Record(game)
    told = Line(
        kept.game,
        kept.comments if comments is None else comments,
        kept.glyphs if glyphs is None else glyphs,
        kept.variations if variations is None else variations,
    )
    eyes = Eyes.ALL if told.game.over else seat  # at the end everything is shown
    _check_places(told)
    named = kept.headers if headers is None else headers
    others = {name: value for name, value in named.items() if name not in OWN_HEADERS}
    lines = [write_header(name, value) for name, value in {**others, **own_headers(told.game, eyes)}.items()]
    lines.append("")
    if 0 in told.comments:
        lines.append(write_comment(told.comments[0]))
    lines += _rows(told, eyes)
    return "\n".join([*lines, result_text(told.game), ""])


def _check_places(line: Line) -> None:
    steps = len(line.game.history)
    for index in (*line.comments, *line.glyphs):
        if not 0 <= index <= steps:
            raise BadText("no-comment-place", index=index, steps=steps)
    for index in line.variations:
        if not 0 <= index < steps:
            raise BadText("no-variation-place", index=index, steps=steps)


def result_text(game: Game) -> str:
    """Who won, seat by seat: `1-0`, `0-0-1`, `1-0-1-0`, or `*` while the game goes on."""
    result = game.result
    if result is None:
        return "*"
    return "-".join(str(int(seat in result.seats)) for seat in range(game.players))


def own_headers(game: Game, eyes: int | Eyes | None) -> dict[str, str]:
    """What the game itself tells in headers."""
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
        headers["Now"] = write_position(seen_position(game.position, eyes))
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


def _rows(line: Line, eyes: int | Eyes | None) -> Iterator[str]:
    """The setup and every turn, one a line; below each turn what could have been played instead."""
    turns = [_turn_of(played) for played in line.game.history]
    first = line.start
    while first < len(turns):
        turn, end = turns[first], first
        while end < len(turns) and turns[end] == turn:
            end += 1
        stop = _without_ends(line, first, end) if end < len(turns) else end
        begins = turn > 0 and (first == 0 or turns[first - 1] != turn)
        row = _row(line, range(first, stop), eyes, begins)
        yield f"{turn}. {row}" if begins else row
        if begins and eyes is Eyes.ALL:
            yield from (f"  {_variation(other)}" for other in line.variations.get(first, ()))
        first = end


def _variation(line: Line) -> str:
    return f"({' '.join(_rows(line, Eyes.ALL))})"


def _without_ends(line: Line, first: int, end: int) -> int:
    """Where a turn may stop in text: that nothing more was done goes without saying."""
    while end - 1 > first and line.game.history[end - 1].step == END << 10:
        if end in line.comments or end in line.glyphs or end - 1 in line.variations:
            break
        end -= 1
    return end


def _row(line: Line, steps: range, eyes: int | Eyes | None, begins: bool) -> str:
    """The steps of a turn, with all that is said at them. What replaces all of it comes below, if it `begins` here."""
    parts: list[str] = []
    words: list[str] = []
    for index in steps:
        played = line.game.history[index]
        word = played.text if isinstance(eyes, Eyes) else seen_text(line.game, played, eyes)
        signs = line.glyphs.get(index + 1, ())
        direct = [sign for sign in signs if sign in SIGNS]
        words.append(word + "".join(direct[:1]))
        said = [sign if sign[0] == "$" else f"${SIGNS[sign]}" for sign in signs if sign not in direct[:1]]
        if index + 1 in line.comments:
            said.append(write_comment(line.comments[index + 1]))
        if eyes is Eyes.ALL and not (begins and index == steps[0]):
            said += [_variation(other) for other in line.variations.get(index, ())]
        if said:
            parts += [join_turn(words), *said]
            words = []
    return " ".join([*parts, join_turn(words)]).rstrip()
