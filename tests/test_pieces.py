"""What stands on the board can be asked by space, without masks."""

from __future__ import annotations

from santorini import Position, read_drawing, read_position, view
from santorini.game import Game
from santorini.notation import read_space
from santorini.rules.pieces import Token, Worker

BOARD = """
0y 0. 0. 0. 0.
0. 0. 0. 3^ 0.
0. 0. 3x 0. 0.
0. 2a 0. 0. 0#
0. 0. 0@ 0. 0b
"""


def position() -> Position:
    return read_drawing(BOARD, "Europa", "Charybdis")


def test_a_space_tells_its_level_its_dome_and_who_stands_there() -> None:
    p = position()
    assert [p.level(read_space(name)) for name in ("a1", "b2", "c3", "d4")] == [0, 2, 3, 3]
    assert [p.dome_on(read_space(name)) for name in ("c3", "d4")] == [False, True]
    assert p.worker_on(read_space("b2")) == Worker(6, side=0, woman=True, asleep=False, marked=False)
    assert p.worker_on(read_space("a1")) is None


def test_all_workers_are_told_from_a1_to_e5() -> None:
    told = [(worker.space, worker.side, worker.woman) for worker in position().workers_standing()]
    assert told == [(4, 0, False), (6, 0, True), (12, 1, True), (20, 1, False)]


def test_tokens_are_told_by_kind() -> None:
    assert position().tokens() == [Token("whirlpool", read_space("c1")), Token("talus", read_space("e2"))]


def test_a_view_tells_no_token_that_is_hidden() -> None:
    p = read_position("00000/00000/00000/00000/00000 A:b2,d4 X:a1,e5 1 Pan,Tartarus abyss=c3")
    assert p.tokens() == [Token("abyss", 12)]
    assert view(Game.from_position(p), 0).position.tokens() == []


def test_who_is_out_does_not_play() -> None:
    game = Game("Pan", "Athena", "Atlas")
    while game.turn == 0:
        game.take(game.legal_steps()[0])
    game.resign(1)
    assert [game.position.plays(seat) for seat in range(3)] == [True, False, True]
