"""Plays scenarios: the game at a row's position, the steps of a try, and what is not as the try says."""

from __future__ import annotations

from rulebook.reading import SIDES, BadScenario, Row, Try
from santorini import setup
from santorini.drawing import Board, draw, read_drawing
from santorini.errors import BadText, IllegalStep
from santorini.game import EDITIONS, Game
from santorini.notation import choose, read_attempt, read_space, split_turn, write_spaces
from santorini.powers.catalog import power
from santorini.rules.geometry import DIRECTIONS
from santorini.rules.position import Position
from santorini.rules.words import CALM, DAWN, END, NOBODY, SQUARE

SETUP_OVER = 99  # a stage beyond every decision of the setup
ALSO = {"barred": ("wind",)}  # the wind bars everybody, its owner too, and so speaks for itself


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
