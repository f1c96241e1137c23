"""Reads scenarios: rulebook sentences with a drawing, kept as data in `scenarios/*.toml`.

A row poses a position; each of its tries plays some steps from there and says what must be true then. A try may be
part of a lesson: `show` has it played before the learner, `task` asks the learner to play it, or to attempt its last
step where that is `illegal`. A file is one lesson unless its rows name theirs. What no drawing shows (`given`) and what
must be true (`then`) is said in the words of a position's text (docs/notation.md); `then` also has levels, such as
`c3=1` and `d4=3^`. Whatever a file gets wrong is a `BadScenario` that names the file, the row and the word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from santorini.drawing import read_board
from santorini.errors import SantoriniError
from santorini.notation import read_attempt, split_turn
from santorini.powers.catalog import power
from santorini.reasons import ENGLISH
from santorini.records import read_fact
from santorini.rules.names import EDITIONS, REASONS, SIDES

FOLDER = Path(__file__).with_name("scenarios")

ROW_KEYS = {"id", "says", "powers", "board", "tries", "given", "mover", "setup", "fleece", "edition", "first", "lesson"}
TRY_KEYS = {
    "turn",
    "illegal",
    "legal",
    "not_legal",
    "only",
    "then",
    "wins",
    "why_won",
    "unfinished",
    "show",
    "task",
}
LEVEL = re.compile(r"([a-e][1-5])=([0-3]\^?)")


class BadScenario(ValueError):
    """A scenario file that cannot be read; the message says where and why."""


@dataclass(frozen=True)
class Try:
    """Some steps, and what must be true of the game after them."""

    turn: str = ""
    illegal: str | None = None
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    then: tuple[str, ...] = ()
    wins: str | None = None
    why_won: str | None = None
    unfinished: bool = False
    show: bool = False
    task: str | None = None


@dataclass(frozen=True)
class Row:
    """One sentence of the rules: a position and what can, or cannot, be done in it."""

    file: str
    id: str
    says: str
    powers: tuple[str, ...]
    board: str
    tries: tuple[Try, ...]
    given: str = ""
    mover: int = 0
    first: int = 0
    setup: bool = False
    fleece: str | None = None
    edition: str = EDITIONS[0]
    lesson: str | None = None

    def __str__(self) -> str:
        return f"{self.file}-{self.id}"


def read_all(folder: Path = FOLDER) -> list[Row]:
    """All rows of all scenarios."""
    return [row for path in sorted(folder.glob("*.toml")) for row in read_file(path)]


def read_file(path: Path) -> list[Row]:
    """The rows of one file."""
    return read_rows(path.read_text(encoding="utf-8"), path.stem)


def read_rows(text: str, file: str) -> list[Row]:
    """The rows of a scenario file.

    >>> read_rows('title = "Pan"\\n[[row]]\\nid = "9a"\\nsay = "He falls."', "09_pan")
    Traceback (most recent call last):
    rulebook.reading.BadScenario: 09_pan, row 1 (9a): 'say' is no key of a row
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"{file}: {error}") from None
    _check_keys(data, {"title", "row"}, required={"title"}, where=file, what="a scenario file")
    rows: list[Row] = []
    for number, table in enumerate(data.get("row", []), 1):
        where = f"{file}, row {number} ({table.get('id', 'no id')})"
        try:
            rows.append(_row(table, file, where))
        except SantoriniError as error:
            raise BadScenario(f"{where}: {error}") from None
        if rows[-1].id in {row.id for row in rows[:-1]}:
            raise BadScenario(f"{where}: there is a row of this id already")
    return rows


def _row(table: Mapping[str, Any], file: str, where: str) -> Row:
    required = {"id", "says", "powers", "board", "tries"}
    _check_keys(table, ROW_KEYS, required=required, where=where, what="a row")
    if table.get("edition", EDITIONS[0]) not in EDITIONS:
        raise BadScenario(f"{where}: there is no edition {table['edition']!r}")
    for name in (*table["powers"], *([table["fleece"]] if "fleece" in table else [])):
        power(name)
    read_board(table["board"])
    seats = len(table["powers"])
    for word in table.get("given", "").split():
        read_fact(word, seats)
    tries = tuple(_try(entry, seats, f"{where}, try {number}") for number, entry in enumerate(table["tries"], 1))
    if "lesson" in table and not any(attempt.show or attempt.task for attempt in tries):
        raise BadScenario(f"{where}: a row of a lesson needs a try with 'show' or 'task'")
    plain = {key: value for key, value in table.items() if key not in ("powers", "tries", "mover", "first")}
    mover, first = (table.get(key, 1) - 1 for key in ("mover", "first"))
    return Row(file=file, powers=tuple(table["powers"]), tries=tries, mover=mover, first=first, **plain)


def _try(table: Mapping[str, Any], seats: int, where: str) -> Try:
    _check_keys(table, TRY_KEYS, required={"turn"}, where=where, what="a try")
    code = table.get("illegal")
    if code and code not in ENGLISH:
        raise BadScenario(f"{where}: there is no refusal {code!r}")
    if table.get("wins", "A") not in tuple(SIDES):
        raise BadScenario(f"{where}: {table['wins']!r} is no side")
    if table.get("why_won", REASONS[1]) not in REASONS[1:]:
        raise BadScenario(f"{where}: nobody wins by {table['why_won']!r}")
    _check_part(table, where)
    lists: dict[str, Any] = {key: tuple(table[key]) for key in ("legal", "not_legal", "only") if key in table}
    steps = (word for turn in table["turn"].split("/") for word in split_turn(turn))
    then = tuple(table.get("then", "").split())
    try:
        for text in (*steps, *(text for texts in lists.values() for text in texts)):
            read_attempt(text)
        for word in then:
            if not LEVEL.fullmatch(word):
                read_fact(word, seats)
    except SantoriniError as error:
        raise BadScenario(f"{where}: {error}") from None
    plain = {key: value for key, value in table.items() if key not in lists and key != "then"}
    return Try(then=then, **lists, **plain)


def _check_part(table: Mapping[str, Any], where: str) -> None:
    """A try in a lesson plays something; what is refused cannot be shown, only attempted."""
    show, task = table.get("show"), table.get("task")
    if "show" in table and show is not True:
        raise BadScenario(f"{where}: 'show' can only be true")
    if "task" in table and not (isinstance(task, str) and task.strip()):
        raise BadScenario(f"{where}: a task needs words")
    if show and task:
        raise BadScenario(f"{where}: a try is shown or a task, not both")
    if (show or task) and not table["turn"].strip():
        raise BadScenario(f"{where}: a lesson needs steps, but 'turn' is empty")
    if show and "illegal" in table:
        raise BadScenario(f"{where}: what is illegal cannot be shown")


def _check_keys(
    table: Mapping[str, Any], known: Iterable[str], *, required: Iterable[str], where: str, what: str
) -> None:
    for key in table:
        if key not in known:
            raise BadScenario(f"{where}: {key!r} is no key of {what}")
    for key in sorted(required):
        if key not in table:
            raise BadScenario(f"{where}: {what} needs {key!r}")
