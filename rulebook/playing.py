"""Plays scenarios: the game at a row's position, the steps of a try, and what is not as the try says."""

from __future__ import annotations

import re

from rulebook.reading import LEVEL, BadScenario, Row, Try
from santorini.drawing import draw
from santorini.errors import BadText, IllegalStep
from santorini.game import Game
from santorini.notation import choose, read_attempt, read_space, split_turn
from santorini.records import read_drawing, read_fact, write_fact
from santorini.rules.names import EDITIONS, SIDES
from santorini.rules.position import Position
from santorini.rules.words import END

ALSO = {"barred": ("wind",)}  # the wind bars everybody, its owner too, and so speaks for itself


def pose(row: Row) -> Game:
    """The game at the drawn position, its turn begun; for a row about the setup, the game at the empty table."""
    if row.setup:
        return Game(*row.powers, edition=row.edition, first=row.first, fleece=row.fleece)
    try:
        return Game.from_position(read_drawing(row.board, *row.powers, mover=row.mover, words=_words(row)))
    except BadText as error:
        raise BadScenario(f"{row}: {error}") from None


def _words(row: Row) -> str:
    """What the drawing does not show, as in a position's text."""
    words = [f"edition={row.edition}"] if row.edition != EDITIONS[0] else []
    words += [f"first={row.first + 1}"] if row.first else []
    words += [f"fleece={row.fleece}"] if row.fleece else []
    return " ".join([*words, row.given])


def check(row: Row, attempt: Try) -> list[str]:
    """Play one try of a row; what is not as it should be, if anything."""
    game = pose(row)
    try:
        wrong = _refused_wrongly(game, attempt, play(game, attempt)) or _differences(game, attempt)
    except (IllegalStep, BadText) as error:
        code = f" (refused as {error.refusal.code!r})" if isinstance(error, IllegalStep) else ""
        wrong = [f"after {' '.join(played.text for played in game.history) or 'nothing'}: {error}{code}"]
    return [_report(row, attempt, game, wrong)] if wrong else []


def play(game: Game, attempt: Try) -> str | None:
    """Take the steps of a try; ` / ` ends a turn where it did not end by itself. What must be refused comes back."""
    turns = [list(split_turn(turn)) for turn in attempt.turn.split("/")]
    refused = turns[-1].pop() if attempt.illegal is not None else None
    for index, words in enumerate(turns):
        turn = game.turn
        for word in words:
            game.take(word)
        while index < len(turns) - 1 and game.turn == turn and END << 10 in game.legal_steps():
            game.take(END << 10)
    return refused


def _refused_wrongly(game: Game, attempt: Try, refused: str | None) -> list[str]:
    if refused is None:
        return []
    refusal = game.refusal(refused)
    if refusal is None:
        return [f"{refused} should be refused, but is legal"]
    if attempt.illegal and refusal.code not in (attempt.illegal, *ALSO.get(attempt.illegal, ())):
        return [f"{refused} should be refused as {attempt.illegal!r}, but is as {refusal.code!r}: {refusal}"]
    return []


def _differences(game: Game, attempt: Try) -> list[str]:
    wrong = []
    legal = game.legal_steps()
    listed = {text: choose(read_attempt(text), legal, game.position) for text in (*attempt.legal, *attempt.not_legal)}
    wrong += [f"{text} should be legal" for text in attempt.legal if listed[text] is None]
    wrong += [f"{text} should not be legal" for text in attempt.not_legal if listed[text] is not None]
    if attempt.only is not None:
        wanted = {text: choose(read_attempt(text), legal, game.position) for text in attempt.only}
        wrong += [f"{text} should be legal" for text, step in wanted.items() if step is None]
        wrong += [f"{game.write_step(step)} should not be legal" for step in legal if step not in wanted.values()]
    for word in attempt.then:
        now, seats = fact(game.position, word), game.players
        if now != word and (LEVEL.fullmatch(word) or read_fact(now, seats) != read_fact(word, seats)):
            wrong.append(f"{word} should be true, but it is {now}")
    won = game.result
    if attempt.wins and (won is None or SIDES[won.side] != attempt.wins):
        wrong.append(f"{attempt.wins} should have won, but {SIDES[won.side] if won else 'nobody'} has")
    elif attempt.why_won and (won is None or won.reason != attempt.why_won):
        wrong.append(f"the game should be won by {attempt.why_won}, but is by {won.reason if won else 'nothing'}")
    if attempt.unfinished and won:
        wrong.append(f"nobody should have won, but {SIDES[won.side]} has ({won.reason})")
    return wrong


def fact(position: Position, word: str) -> str:
    """What is true instead of this word, or the word itself."""
    level = LEVEL.fullmatch(word)
    if level:
        space = read_space(level[1])
        return f"{level[1]}={position.level(space)}{'^' if position.dome_on(space) else ''}"
    return write_fact(position, re.split("[:=]", word)[0])


def _report(row: Row, attempt: Try, game: Game, wrong: list[str]) -> str:
    """A failure as a person reads it: the sentence, the drawing, the try, what differs, and where it led."""
    after = draw(game.position).splitlines()
    boards = zip(row.board.strip().splitlines(), after, strict=False)
    return "\n".join(
        [
            f"{row}: {row.says}",
            f"{' against '.join(row.powers)}, seat {row.mover + 1} to move  {_words(row)}".rstrip(),
            *(f"    {was:<26}{now}" for was, now in boards),
            f"try: {attempt.turn or '(look)'}",
            *(f"  - {line}" for line in wrong),
        ]
    )
