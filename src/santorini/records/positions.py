"""A position as one line of text, readable by players: the board, the workers, the mover, the powers, and whatever
else is not as usual. The grammar is in docs/notation.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from santorini.drawing import read_board
from santorini.errors import BadText, SantoriniError
from santorini.game import Game
from santorini.notation import write_spaces
from santorini.powers.catalog import power
from santorini.records.fields import (
    BY_NAME,
    FIELDS,
    FLAG,
    POWER,
    SOME_SEAT,
    Facts,
    Field,
    Kind,
    facts_of,
    fold,
    position_of,
    unfold,
)
from santorini.records.sanity import complaints, contradictions, missing_secrets
from santorini.records.usual import after_deal, powers_of, usual
from santorini.rules.geometry import SPACES
from santorini.rules.names import SIDES
from santorini.rules.position import Position
from santorini.rules.words import DAWN, NOBODY, OVER, SETUP, START
from santorini.spaces import SpaceSet
from santorini.views import seen_position

_WORKER = re.compile(r"([a-e][1-5])([FM]?)")
_BOARD = (
    *("h1", "h2", "h3", "dome", "female", "workers0", "workers1", "workers2", "mover", "seats", "sides"),
    *("dealt0", "dealt1", "dealt2", "dealt3"),
)
_LASTING = {key for field in FIELDS if field.lasts for key in field.keys}
_SAMPLE = "00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"


# -------------------------------------------------------------------- writing


def write_position(position: Position, *, secrets: bool = True) -> str:
    """A position as one line. Without `secrets`, only what everybody at the table may know.

    >>> game = Game("Apollo", "Minotaur")
    >>> for text in ("@b2", "@d4", "@b4", "@d2"):
    ...     events = game.take(text)
    >>> write_position(game.position)
    '00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Apollo,Minotaur'
    >>> game.take("b2-c3")[0].kind
    'move'
    >>> write_position(game.position)
    '00000/00000/00000/00000/00000 A:c3,d4 X:b4,d2 1 Apollo,Minotaur waits=build active=c3 origin=b2 steps=1 moved=c3'
    """
    if not SETUP <= position.window <= OVER:
        raise SantoriniError("no-text-yet")
    if not secrets:
        position = seen_position(position, None)
    facts = fold(facts_of(position))
    words = [
        _write_levels(facts),
        *(f"{SIDES[side]}:{_write_workers(facts, side)}" for side in range(facts["sides"])),
        SOME_SEAT.write(facts["mover"]),
        ",".join(POWER.write(number) for number in powers_of(facts)),
    ]
    begins = facts["window"] == START and _begins_like(facts)
    for field in FIELDS:
        if (field.lasts or not begins) and _worth_saying(facts, field):
            words.append(_write_field(facts, field))
    return " ".join(words)


def _write_levels(facts: Facts) -> str:
    levels, domes = [0] * 25, SpaceSet(facts["dome"])
    for height in ("h1", "h2", "h3"):
        for space in SpaceSet(facts[height]):
            levels[space] += 1
    cells = [str(level) + "^" * (space in domes) for space, level in enumerate(levels)]
    return "/".join("".join(cells[first : first + 5]) for first in range(20, -1, -5))


def _write_workers(facts: Facts, side: int) -> str:
    workers, women = SpaceSet(facts[f"workers{side}"]), SpaceSet(facts["female"])
    if not workers:
        return "?" if side == facts["veil"] and facts["window"] < OVER else "-"
    words = []
    for place, space in enumerate([*workers & women, *workers - women]):
        female = space in women
        words.append(SPACES[space] + ("" if female == (place == 0) else "MF"[female]))
    return ",".join(words)


def _worth_saying(facts: Facts, field: Field) -> bool:
    if field.name == "waits":
        return True
    return any(facts[key] != usual(facts, key) for key in field.keys)


def _write_field(facts: Facts, field: Field) -> str:
    values = [facts[key] for key in field.keys]
    if field.per_seat:
        values = values[: facts["seats"]]
    while not field.per_seat and len(values) > 1 and not values[-1]:
        values.pop()
    text = ",".join(field.kind.write(value) for value in values)
    return f"{field.name}={text}" if text else field.name


def _begins_like(facts: Facts) -> bool:
    """Is this just how a turn begins, if it begins in a position with these lasting facts?"""
    given = {key: facts[key] for key in (*_BOARD, *_LASTING)}
    start = position_of(unfold(_complete(given | {"window": DAWN})))
    return Game.from_position(start).position.freeze() == position_of(unfold(facts)).freeze()


def _complete(given: Facts) -> Facts:
    """All facts, from those that were told."""
    facts = {**after_deal(given), **given}
    for field in FIELDS:
        for key in field.keys:
            if key not in given:
                facts[key] = usual(facts, key)
    return facts


# -------------------------------------------------------------------- reading


def read_drawing(drawing: str, *powers: str | int, mover: int = 0, words: str = "") -> Position:
    """The position of a drawn board as this seat's turn begins; `words` say what no drawing shows, like `wind=NE`.

    >>> position = read_drawing(
    ...     '''
    ...     0y 0. 0. 0. 0.    rank 5 is on top; a and b are the first seat's workers, x and y the second's
    ...     0. 0. 0. 3. 0.
    ...     0. 0. 2x 0. 0.
    ...     0. 1a 0. 0. 0.
    ...     0. 0. 0. 0. 0b
    ...     ''',
    ...     "Minotaur",
    ...     "Athena",
    ... )
    >>> game = Game.from_position(position)
    >>> print(game.take("b2-c3")[1])
    force: seat 0, side 1, c3 to d4, by Minotaur
    """
    board = read_board(drawing)
    facts = {"h1": board.h1, "h2": board.h2, "h3": board.h3, "dome": board.dome, "female": board.female}
    facts |= {f"workers{side}": mask for side, mask in enumerate(board.workers)} | {"veil": NOBODY}
    tokens = {name: getattr(board, name) for name in ("coins", "whirlpools", "talus", "ram")}
    return read_position(
        " ".join(
            [
                _write_levels(facts),
                *(f"{SIDES[side]}:{_write_workers(facts, side)}" for side in range(3 if len(powers) == 3 else 2)),
                SOME_SEAT.write(mover),
                ",".join(power(name).name for name in powers),
                *(f"{name}={write_spaces(mask).replace(' ', ',')}" for name, mask in tokens.items() if mask),
                words,
            ]
        ).strip()
    )


def read_position(text: str) -> Position:
    """The position that a line describes. If it does not say what it `waits` for, the mover's turn begins.

    >>> position = read_position("00000/00000/00100/00000/0003^0 A:b2,d4 X:b4,d2 1 Apollo,Minotaur")
    >>> position.level(12), position.dome
    (1, 8)
    >>> read_position("00000/00000/00000/00000/00000 A:b2,d4 X:b4,d9 1 Apollo,Minotaur")
    Traceback (most recent call last):
        ...
    santorini.errors.BadText: line 1, column 44: 'd9' is not a worker; write its space, and F or M if needed: b2, d4M
    """
    if "\n" in text.strip("\n"):
        raise BadText("one-line", 2)
    words = [(found.start() + 1, found[0]) for found in re.finditer(r"\S+", text)]
    given = _read_words(words)
    begins = "window" not in given
    if begins:
        given["window"] = DAWN
    for complaint in contradictions(given):
        raise BadText.at(complaint, 1)
    facts = _complete(given)
    for complaint in complaints(facts):
        raise BadText.at(complaint, 1)
    position = position_of(unfold(facts))
    game = Game.from_position(position)
    if not (game.over or missing_secrets(facts) or game.legal_step_numbers()):
        raise BadText("nothing-to-do", 1)
    return game.position if begins else position


def _read_words(words: list[tuple[int, str]]) -> Facts:
    """What the words say, as far as they can be understood one by one."""
    if len(words) < 4:
        raise BadText("position", 1, sample=_SAMPLE)
    given = _read_levels(*words[0])
    sides = list(_worker_words(words[1:]))
    for side, (column, word) in enumerate(sides):
        given |= _read_workers(side, column, word, given)
    rest = words[1 + len(sides) :]
    if len(rest) < 2:
        raise BadText("position-rest", 1, sample=_SAMPLE)
    given["mover"] = _read(rest[0][0], SOME_SEAT, rest[0][1])
    given |= _read_powers(*rest[1], len(sides))
    if given["mover"] >= given["seats"]:
        raise BadText("no-mover", 1, rest[0][0], seat=given["mover"] + 1, powers=given["seats"])
    given |= {"edition": 0, "first": 0, "fleece": 0} | _read_fields(rest[2:], given["seats"])
    return given


def _read(column: int, kind: Kind, text: str) -> int:
    try:
        return kind.read(text)
    except BadText as error:
        raise BadText.at(error, 1, column) from None


def _read_levels(column: int, word: str) -> Facts:
    facts = {"h1": 0, "h2": 0, "h3": 0, "dome": 0, "female": 0, "workers0": 0, "workers1": 0, "workers2": 0}
    rows = word.split("/")
    if len(rows) != 5:
        raise BadText("rows", 1, column, rows=len(rows))
    for rank, row in zip((4, 3, 2, 1, 0), rows, strict=True):
        spaces = re.fullmatch(r"([0-3]\^?)" * 5, row)
        if not spaces:
            raise BadText("no-row", 1, column, text=repr(row), rank=rank + 1)
        for file, space in enumerate(spaces.groups()):
            bit = 1 << 5 * rank + file
            for level in range(int(space[0])):
                facts[f"h{level + 1}"] |= bit
            facts["dome"] |= bit if space.endswith("^") else 0
        column += len(row) + 1
    return facts


def _worker_words(words: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The words that name the workers of sides A, X and Y, without these letters."""
    for side, (column, word) in zip(SIDES, words, strict=False):
        if not word.startswith(f"{side}:"):
            break
        yield column + 2, word[2:]


def _read_workers(side: int, column: int, word: str, given: Facts) -> Facts:
    workers, female = 0, given["female"]
    for place, name in enumerate(word.split(",") if word not in ("-", "?") else ()):
        found = _WORKER.fullmatch(name)
        if not found:
            raise BadText("worker", 1, column, text=repr(name))
        bit = 1 << SPACES.index(found[1])
        if (workers | given["workers0"] | given["workers1"]) & bit:
            raise BadText("two-workers", 1, column, space=found[1])
        workers |= bit
        female |= bit if (found[2] or "MF"[place == 0]) == "F" else 0
        column += len(name) + 1
    return {f"workers{side}": workers, "female": female}


def _read_powers(column: int, word: str, sides: int) -> Facts:
    powers = []
    for name in word.split(","):
        powers.append(_read(column, POWER, name))
        column += len(name) + 1
    needed = {2: 2, 3: 3, 4: 2}.get(len(powers))
    if needed is None:
        raise BadText("position-powers", 1, powers=len(powers))
    if sides != needed:
        letters = " ".join(f"{letter}:" for letter in SIDES[:needed])
        raise BadText("sides", 1, powers=len(powers), needed=needed, letters=letters, sides=sides)
    facts = {f"dealt{seat}": number for seat, number in enumerate([*powers, 0, 0][:4])}
    return facts | {"seats": len(powers), "sides": needed}


def _read_fields(words: list[tuple[int, str]], seats: int) -> Facts:
    facts: Facts = {}
    names: set[str] = set()
    for column, word in words:
        name = word.partition("=")[0]
        if name in names:
            raise BadText("told-twice", 1, column, name=name)
        names.add(name)
        facts |= _read_word(column, word, seats)
    momentary = [name for name in facts if name not in _LASTING]
    if momentary and "window" not in facts:
        raise BadText("within-turn", 1, name=momentary[0])
    return facts


def _read_word(column: int, word: str, seats: int) -> Facts:
    name, equals, text = word.partition("=")
    field = BY_NAME.get(name)
    if field is None:
        close = get_close_matches(name, BY_NAME, n=1)
        code = "no-word-but" if close else "no-word"
        raise BadText(code, 1, column, name=repr(name), word="".join(close))
    if bool(text) != bool(equals) or not (text or field.kind is FLAG):
        raise BadText("no-value", 1, column, name=name)
    return _read_field(field, text, seats, column + len(name) + 1)


def _read_field(field: Field, text: str, seats: int, column: int) -> Facts:
    values = text.split(",") if len(field.keys) > 1 else [text]
    most = seats if field.per_seat else len(field.keys)
    if len(values) > most or (field.per_seat and len(values) < seats):
        raise BadText("values", 1, column, name=field.name, values=len(values), most=most)
    facts = dict.fromkeys(field.keys, 0)
    for key, value in zip(field.keys, values, strict=False):
        facts[key] = _read(column, field.kind, value)
        column += len(value) + 1
    return facts


# -------------------------------------------------------------------- single facts


def read_fact(word: str, seats: int) -> Facts:
    """What one word of a position's text says; the seat to move, which stands there without a name, is `mover=2`.

    >>> read_fact("memory=3,0", seats=2)
    {'memory0': 3, 'memory1': 0, 'memory2': 0, 'memory3': 0}
    >>> read_fact("mover=2", seats=2)
    {'mover': 1}
    """
    if word.startswith("mover="):
        return {"mover": _read(7, SOME_SEAT, word[6:])}
    if word[:1] in tuple(SIDES) and word[1:2] == ":":
        return _read_workers(SIDES.index(word[0]), 3, word[2:], dict.fromkeys(("female", "workers0", "workers1"), 0))
    return _read_word(1, word, seats)


def write_fact(position: Position, name: str) -> str:
    """The word of this name, even if it goes without saying; `A`, `X` and `Y` name the workers of a side."""
    facts = fold(facts_of(position))
    if name == "mover":
        return f"mover={SOME_SEAT.write(facts['mover'])}"
    if name in tuple(SIDES):
        return f"{name}:{_write_workers(facts, SIDES.index(name))}"
    return _write_field(facts, BY_NAME[name])


def hidden_in(position: Position) -> list[str]:
    """What a position does not show, because it was written down by somebody who may not know it."""
    return missing_secrets(fold(facts_of(position)))
