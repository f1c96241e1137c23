"""Why a tapped space is refused: the answer fits the worker in hand, or the one that was tapped and cannot act."""

from __future__ import annotations

import pytest

from rulebook import pose, read_all
from santorini.notation import read_space
from santorini.server.tables.news import why_not

ROWS = {row.id: row for row in read_all()}


@pytest.mark.parametrize(
    ("row", "turn", "src", "dst", "code"),
    [
        ("B3", "", "c3", "c4", "too-high"),
        ("B3", "", "c3", "a5", "not-neighboring"),
        ("B3", "", None, "c4", "choose-worker"),
        ("B4-3", "", "c2", "a4", "too-high"),  # the worker that is walled in was tapped
        ("B6", "b3-c3", None, "c3", "own-space"),
        ("B6", "b3-c3", None, "e1", "not-neighboring"),
        ("B3", "", None, "a1", "their-worker"),  # an opponent's worker was tapped
        ("53b", "", None, "e1", "power"),  # one that is too far from Odysseus
        ("22a", "", "d4", "b2", "asleep"),
        ("12b", "a1-a2 +a1", None, "d4", "power"),  # a block cannot be taken from there
        ("54c", "c3-c4 +c3", None, "a5", "occupied"),  # nor a dome put there, by nobody in particular
    ],
)
def test_the_reason(row: str, turn: str, src: str | None, dst: str, code: str) -> None:
    game = pose(ROWS[row])
    for text in turn.split():
        game.take(text)
    refusal = why_not(game, read_space(dst), None if src is None else read_space(src))
    assert refusal
    assert refusal.code == code
