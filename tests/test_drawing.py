"""A drawing says what a board looks like, and says where it is wrong when it is."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook import FOLDER
from santorini.drawing import LETTERS, SIGNS, Board, draw, read_board
from santorini.errors import BadText
from santorini.rules.geometry import SPACES
from santorini.rules.position import Position

CROWDED = """
    0.  0@ 0.  0. 0.       (text right of the board is ignored)
    0.  0a 1x  0. 0.
    1$  2. 3^  0# 2b$
    0R  3. 0^  0. 0m
    0.  0. 0y  0. 0.
"""


def bits(*names: str) -> int:
    return sum(1 << SPACES.index(name) for name in names)


def test_every_sign_is_read_where_it_stands() -> None:
    assert read_board(CROWDED) == Board(
        h1=bits("c4", "a3", "b3", "c3", "e3", "b2"),
        h2=bits("b3", "c3", "e3", "b2"),
        h3=bits("c3", "b2"),
        dome=bits("c3", "c2"),
        workers=(bits("b4", "e3"), bits("c4", "c1"), bits("e2")),
        female=bits("b4", "c4", "e2"),
        coins=bits("a3", "e3"),
        whirlpools=bits("b5"),
        talus=bits("d3"),
        ram=bits("a2"),
    )


def test_the_columns_of_a_drawing_are_aligned() -> None:
    assert draw(read_board(CROWDED)).splitlines()[2] == "1$  2.  3^  0#  2b$"


def test_a_position_is_drawn_like_a_board() -> None:
    position = Position()
    position.h1 = position.h2 = bits("c3")
    position.workers = [bits("b2", "c3", "d4"), bits("e5"), 0]
    position.female = bits("c3")
    assert draw(position).splitlines() == [
        "0. 0. 0. 0. 0y",
        "0. 0. 0. 0c 0.",
        "0. 0. 2a 0. 0.",
        "0. 0b 0. 0. 0.",
        "0. 0. 0. 0. 0.",
    ]


def test_a_fourth_man_of_a_side_has_the_letter_of_the_third() -> None:
    men = Board(workers=(bits("a1", "b1", "c1", "d1"), 0, 0))
    assert draw(men).endswith("0b 0c 0d 0d 0.")
    assert read_board(draw(men)) == men


@st.composite
def boards(draws: st.DrawFn) -> Board:
    """Any board on which no worker stands where none can, with at most one woman a side."""
    masks = dict.fromkeys(("h1", "h2", "h3", "female", *SIGNS.values()), 0)
    workers = [0, 0, 0]
    for space in range(25):
        for name in ("h1", "h2", "h3")[: draws(st.integers(0, 3))]:
            masks[name] |= 1 << space
        side = draws(st.sampled_from((None, None, None, 0, 1, 2)))
        closed = draws(st.sampled_from(("", "dome", "talus", "ram"))) if side is None else ""
        for name in {closed, *draws(st.sets(st.sampled_from(("coins", "whirlpools"))))} - {""}:
            masks[name] |= 1 << space
        if side is not None:
            woman = not workers[side] & masks["female"] and draws(st.booleans())
            masks["female"] |= woman << space
            workers[side] |= 1 << space
    return Board(workers=(workers[0], workers[1], workers[2]), **masks)


@given(boards())
def test_a_drawing_read_again_is_the_same_board(board: Board) -> None:
    assert read_board(draw(board)) == board
    assert draw(read_board(draw(board))) == draw(board)


@given(st.text(alphabet="0123.abxymz^$@#R \n", max_size=90))
def test_any_text_is_a_board_or_a_bad_drawing(text: str) -> None:
    with suppress(BadText):
        board = read_board(text)
        assert read_board(draw(board)) == board


EMPTY = ["0. 0. 0. 0. 0."] * 5


@pytest.mark.parametrize(
    ("row", "text", "message"),
    [
        (1, "4. 0. 0. 0. 0.", "line 1, column 1: '4.' must begin with a level, 0 to 3"),
        (2, "0. 0. a 0. 0.", "line 2, column 3: 'a' must begin with a level, 0 to 3"),
        (3, "0. 0. 0. 0. 0", "line 3, column 5: '0' must say what stands there, a dot for nothing"),
        (4, "0. 0k 0. 0. 0.", "line 4, column 2: '0k' has 'k', which is neither a worker nor a token"),
        (4, "0. 0.a 0. 0. 0.", "line 4, column 2: '0.a' has '.', which is neither a worker nor a token"),
        (5, "0. 0. 0. 0ax 0.", "line 5, column 4: two workers stand on d1"),
        (5, "0. 0. 0. 0$$ 0.", "line 5, column 4: '0$$' has '$' twice"),
        (5, "0a 0. 0. 0a 0.", "line 5, column 4: worker 'a' already stands on a1"),
        (1, "0. 0. 3x^ 0. 0.", "line 1, column 3: '3x^' has a worker where none can stand"),
        (1, "0. 0. 0R^x 0. 0.", "line 1, column 3: '0R^x' has a worker where none can stand"),
        (2, "0. 0. 0.", "line 2, column 4: a space is missing: '0. 0. 0.' has 3 of 5"),
        (2, "0. 0. 0. 0. 0. 0.", "line 2, column 6: '0.' is one space too many; put two spaces before a remark"),
    ],
)
def test_a_bad_drawing_is_refused_with_its_place(row: int, text: str, message: str) -> None:
    rows = [*EMPTY[: row - 1], text, *EMPTY[row:]]
    with pytest.raises(BadText) as caught:
        read_board("\n".join(rows))
    assert str(caught.value) == message


def test_a_board_has_five_rows() -> None:
    with pytest.raises(BadText, match="row 5 is missing"):
        read_board("\n".join(EMPTY[:4]))
    with pytest.raises(BadText, match="line 6: '0a' is one row too many"):
        read_board("\n".join([*EMPTY, "0a"]))
    with pytest.raises(BadText, match="row 1 is missing"):
        read_board("")


SCENARIOS = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_the_boards_of_the_scenarios_can_be_read_and_drawn(file: Path) -> None:
    for row in tomllib.loads(file.read_text(encoding="utf-8"))["row"]:
        if "board" in row:
            board = read_board(row["board"])
            drawn = sum(row["board"].count(letter) for letter in "".join(LETTERS))
            assert sum(mask.bit_count() for mask in board.workers) == drawn
            assert read_board(draw(board)) == board
