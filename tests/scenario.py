"""Scenarios: rulebook sentences with a drawing, kept as data in `scenarios/*.toml`. Their reader, and what plays them.

A row poses a position; each of its tries plays some steps from there and says what must be true then. A try may be
part of a lesson: `show` has it played before the learner, `task` asks the learner to play it, or to attempt its last
step where that is `illegal`. A file is one lesson unless its rows name theirs. Whatever a file gets wrong is a
`BadScenario` that names the file, the row and the word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from santorini import setup
from santorini.drawing import Board, draw, read_drawing
from santorini.errors import BadText, IllegalStep, SantoriniError
from santorini.game import EDITIONS, REASONS, Game
from santorini.notation import choose, read_attempt, read_space, split_turn, write_spaces
from santorini.powers.catalog import power
from santorini.reasons import ENGLISH
from santorini.rules.geometry import DIRECTIONS
from santorini.rules.position import Position
from santorini.rules.words import CALM, DAWN, END, NOBODY, SQUARE

FOLDER = Path(__file__).with_name("scenarios")
SIDES = "AXY"
SETUP_OVER = 99  # a stage beyond every decision of the setup
ALSO = {"barred": ("wind",)}  # the wind bars everybody, its owner too, and so speaks for itself

ROW_KEYS = {"id", "says", "powers", "board", "tries", "given", "mover", "setup", "fleece", "edition", "first", "lesson"}
TRY_KEYS = {
    "turn",
    "seat",
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
FACTS = re.compile(
    r"(?P<spaces>[AXY]|coins|whirlpools|talus|ram):(?P<where>.*)"
    r"|h:(?P<levels>.*)"
    r"|out:(?P<out>[AXY ]*)"
    r"|(?P<name>mover|decider|face|wind|arrow|memory:[0-3])=(?P<value>\w+)"
)
LEVEL = re.compile(r"([a-e][1-5])=([0-3]D?)")
GIVEN = re.compile(
    r"(?P<name>wind|arrow|abyss|fate|face|deck|discard|mark|pledge|memory:[0-3])=(?P<value>[\w,]*)|stolen"
)


class BadScenario(ValueError):
    """A scenario file that cannot be read; the message says where and why."""


@dataclass(frozen=True)
class Try:
    """Some steps, and what must be true of the game after them. Facts are kept as `name -> value`, both as written."""

    turn: str = ""
    seat: int | None = None
    illegal: str | None = None
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    then: tuple[tuple[str, str], ...] = ()
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
    given: tuple[tuple[str, str], ...] = ()
    mover: int = 0
    first: int = 0
    setup: bool = False
    fleece: str | None = None
    edition: str = EDITIONS[0]
    lesson: str | None = None

    def __str__(self) -> str:
        return f"{self.file}-{self.id}"


# -------------------------------------------------------------------- reading


def read_all(folder: Path = FOLDER) -> list[Row]:
    return [row for path in sorted(folder.glob("*.toml")) for row in read_file(path)]


def read_file(path: Path) -> list[Row]:
    return read_rows(path.read_text(encoding="utf-8"), path.stem)


def read_rows(text: str, file: str) -> list[Row]:
    """The rows of a scenario file.

    >>> read_rows('title = "Pan"\\n[[row]]\\nid = "9a"\\nsay = "He falls."', "09_pan")
    Traceback (most recent call last):
    tests.scenario.BadScenario: 09_pan, row 1 (9a): 'say' is no key of a row
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
    read_drawing(table["board"])
    tries = tuple(_try(entry, f"{where}, try {number}") for number, entry in enumerate(table["tries"], 1))
    if "lesson" in table and not any(attempt.show or attempt.task for attempt in tries):
        raise BadScenario(f"{where}: a row of a lesson needs a try with 'show' or 'task'")
    plain = {key: value for key, value in table.items() if key not in ("powers", "tries", "given")}
    given = tuple(_given(word, where) for word in table.get("given", "").split())
    return Row(file=file, powers=tuple(table["powers"]), tries=tries, given=given, **plain)


def _try(table: Mapping[str, Any], where: str) -> Try:
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
    for text in (*steps, *(text for texts in lists.values() for text in texts)):
        try:
            read_attempt(text)
        except SantoriniError as error:
            raise BadScenario(f"{where}: {error}") from None
    then = tuple(fact for text in table.get("then", "").split(";") if text.strip() for fact in _facts(text, where))
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
    if task and "seat" in table:
        raise BadScenario(f"{where}: a task is for the seat that decides, but 'seat' names one")


def _check_keys(
    table: Mapping[str, Any], known: Iterable[str], *, required: Iterable[str], where: str, what: str
) -> None:
    for key in table:
        if key not in known:
            raise BadScenario(f"{where}: {key!r} is no key of {what}")
    for key in sorted(required):
        if key not in table:
            raise BadScenario(f"{where}: {what} needs {key!r}")


def _given(word: str, where: str) -> tuple[str, str]:
    found = GIVEN.fullmatch(word)
    if not found:
        raise BadScenario(f"{where}: {word!r} is nothing that can be given")
    return found["name"] or word, found["value"] or ""


def _facts(text: str, where: str) -> Iterable[tuple[str, str]]:
    """The facts in `h: c3=1 d4=3D`, `A: c3 a1`, `memory:0=3` and the like, each as name and value."""
    found = FACTS.fullmatch(text.strip())
    if not found:
        raise BadScenario(f"{where}: {text.strip()!r} states no fact")
    if found["name"]:
        return [(found["name"], found["value"])]
    if found["out"]:
        return [("out", side) for side in found["out"].split()]
    if found["spaces"]:
        mask = sum(1 << read_space(name) for name in found["where"].split())
        return [(found["spaces"], write_spaces(mask))]
    levels = [LEVEL.fullmatch(word) for word in (found["levels"] or "").split()]
    if not levels or None in levels:
        raise BadScenario(f"{where}: {text.strip()!r} needs levels such as c3=1 or d4=3D")
    return [(f"h {level[1]}", level[2]) for level in levels if level]


# -------------------------------------------------------------------- posing


def pose(row: Row) -> Game:
    """The game at the drawn position, its turn begun; for a row about the setup, the game at the empty table."""
    if row.setup:
        return Game(*row.powers, edition=row.edition, first=row.first, fleece=row.fleece)
    numbers = [power(name).number for name in row.powers]
    fleece = power(row.fleece).number if row.fleece else 0
    p = setup.deal(numbers, edition=EDITIONS.index(row.edition), first=row.first, fleece=fleece)
    _put(p, read_drawing(row.board))
    for seat, name in enumerate(row.powers):
        if name == "Clio":
            _remember(p, seat, 3 - p.coins.bit_count())
    for name, value in row.given:
        _give(p, row, name, value)
    if "Chaos" in (*row.powers, row.fleece) and not p.face_up:
        raise BadScenario(f"{row}: Chaos needs a face-up card, such as face=Pan")
    p.setup_done = SETUP_OVER
    p.window = DAWN
    p.mover = p.decider = row.mover
    return Game.at(p)


def _put(p: Position, board: Board) -> None:
    for name in ("h1", "h2", "h3", "dome", "female", "coins", "whirlpools", "talus", "ram"):
        setattr(p, name, getattr(board, name))
    p.workers = list(board.workers)


def _remember(p: Position, seat: int, value: int) -> None:
    memory = p.memory
    memory[seat] = value
    p.memory = memory


def _give(p: Position, row: Row, name: str, value: str) -> None:
    if name == "stolen":
        p.stolen = 1
    elif name in ("wind", "arrow"):
        setattr(p, name, DIRECTIONS.index(value))
    elif name == "abyss":
        p.abyss, p.abyss_owner = 1 << read_space(value), row.powers.index("Tartarus")
    elif name == "fate":
        p.fate, p.fate_owner = SQUARE << read_space(value), row.powers.index("Moerae")
    elif name == "face":
        p.face_up = power(value).number
    elif name in ("deck", "discard"):
        setattr(p, name, sum(1 << power(card).number for card in value.split(",") if card))
    elif name in ("mark", "pledge"):
        spaces = 1 << read_space(value)
        setattr(p, name + "ed", spaces)
        p.tracked |= spaces
    else:
        _remember(p, int(name.removeprefix("memory:")), int(value))


# -------------------------------------------------------------------- playing


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
            last = refused is None and index == len(turns) - 1 and word is words[-1]
            game.take(word, attempt.seat if last else None)
        while index < len(turns) - 1 and game.turn == turn and END << 10 in game.legal_steps():
            game.take(END << 10)
    return refused


def _refused_wrongly(game: Game, attempt: Try, refused: str | None) -> list[str]:
    if refused is None:
        return []
    if attempt.seat is not None and attempt.seat != game.decider:
        code = "not-yours"
    else:
        refusal = game.refusal(refused)
        if refusal is None:
            return [f"{refused} should be refused, but is legal"]
        code = refusal.code
    if attempt.illegal and code not in (attempt.illegal, *ALSO.get(attempt.illegal, ())):
        return [f"{refused} should be refused as {attempt.illegal!r}, but is as {code!r}: {refusal}"]
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
        wrong += [f"{game.text(step)} should not be legal" for step in legal if step not in wanted.values()]
    for name, value in attempt.then:
        now = fact(game, name)
        if name == "out" and value not in now:
            wrong.append(f"{value} should be out of the game")
        elif name != "out" and now != value:
            wrong.append(f"{name} should be {value or 'nothing'}, but is {now or 'nothing'}")
    won = game.result
    if attempt.wins and (won is None or SIDES[won.side] != attempt.wins):
        wrong.append(f"{attempt.wins} should have won, but {SIDES[won.side] if won else 'nobody'} has")
    elif attempt.why_won and (won is None or won.reason != attempt.why_won):
        wrong.append(f"the game should be won by {attempt.why_won}, but is by {won.reason if won else 'nothing'}")
    if attempt.unfinished and won:
        wrong.append(f"nobody should have won, but {SIDES[won.side]} has ({won.reason})")
    return wrong


def fact(game: Game, name: str) -> str:
    """What is true of the game, in the words of a scenario."""
    p = game.position
    if name in tuple(SIDES):
        return write_spaces(p.workers[SIDES.index(name)])
    if name.startswith("h "):
        space = read_space(name[2:])
        return f"{p.level(space)}{'D' if p.dome >> space & 1 else ''}"
    if name.startswith("memory:"):
        return str(p.memory[int(name[7:])])
    if name in ("wind", "arrow"):
        aim: int = getattr(p, name)
        return "0" if aim == CALM else DIRECTIONS[aim]
    if name == "face":
        return str(next((card for card in [power(p.face_up)] if p.face_up), ""))
    if name == "out":
        return "".join(side for seat, side in enumerate(SIDES[: p.sides]) if not p.alive >> seat & 1)
    if name in ("mover", "decider"):
        seat: int = getattr(p, name)
        return "none" if seat == NOBODY else str(seat)
    return write_spaces(getattr(p, name))


def _report(row: Row, attempt: Try, game: Game, wrong: list[str]) -> str:
    """A failure as a person reads it: the sentence, the drawing, the try, what differs, and where it led."""
    posed = [f"{name}={value}" if value else name for name, value in row.given]
    posed += [f"mover={row.mover}"] if row.mover else []
    posed += [f"fleece={row.fleece}"] if row.fleece else []
    posed += [row.edition] if row.edition != EDITIONS[0] else []
    after = draw(game.position).splitlines()
    boards = zip(row.board.strip().splitlines(), after, strict=False)
    return "\n".join(
        [
            f"{row}: {row.says}",
            f"{' against '.join(row.powers)}  {' '.join(posed)}".rstrip(),
            *(f"    {was:<26}{now}" for was, now in boards),
            f"try: {attempt.turn or '(look)'}",
            *(f"  - {line}" for line in wrong),
        ]
    )
