"""The number of complete turns, the sharpest test of a move generator."""

from __future__ import annotations

import pytest

from santorini import Game
from santorini.records import read_position
from santorini.rules.walk import Walk
from testkit.playing import UNCOMPILED

BASE = [
    ("b2 d4 b4 d2", (80, 6_176, 426_384, 29_096_316, 1_874_228_956)),
    ("a1 e5 a5 e1", (36, 1_296, 69_468, 3_572_700, 208_565_860)),
]


def placed(powers: tuple[str, ...], spaces: str) -> Game:
    game = Game(*powers)
    for space in spaces.split():
        game.take(f"@{space}")
    return game


@pytest.mark.parametrize("bulk", [False, True])
@pytest.mark.parametrize(("spaces", "counts"), BASE)
def test_base_game(spaces: str, counts: tuple[int, ...], bulk: bool) -> None:
    depth = (2 if not bulk else 3) if UNCOMPILED else (5 if bulk else 4)
    position = placed((), spaces).position
    assert tuple(Walk().perft(position, turns, bulk) for turns in range(1, depth + 1)) == counts[:depth]


@pytest.mark.parametrize(("spaces", "counts"), BASE)
def test_the_general_way_counts_what_the_plain_way_counts(spaces: str, counts: tuple[int, ...]) -> None:
    # Dionysus changes nothing before the first tower, but his turns are walked as any power's are.
    depth = 2 if UNCOMPILED else 3
    position = placed(("Dionysus", "Mortal"), spaces).position
    assert tuple(Walk().perft(position, turns, False) for turns in range(1, depth + 1)) == counts[:depth]


@pytest.mark.parametrize("bulk", [False, True])
def test_who_enters_the_abyss_builds_no_more(bulk: bool) -> None:
    position = read_position("00000/00000/00000/00000/00000 A:c2,e4 X:d4,e1 1 Tartarus,Mortal abyss=d3")
    assert Walk().perft(position, 2, bulk) == 2_458  # counted by playing every step


def test_counting_leaves_the_position_as_it_was() -> None:
    position = placed(("Hermes", "Persephone"), "b2 d4 b4 d2").position
    before = position.freeze()
    Walk().perft(position, 1 if UNCOMPILED else 2)
    assert position.freeze() == before


@pytest.mark.parametrize("powers", [("Apollo", "Minotaur"), ("Atlas", "Athena"), ("Pan", "Hera")])
def test_where_no_two_turns_have_the_same_result_all_are_counted(powers: tuple[str, ...]) -> None:
    game = placed(powers, "b2 d4 b4 d2")
    assert len(list(game.legal_turns())) == Walk().perft(game.position, 1)


@pytest.mark.parametrize(
    "text",
    [
        "12310/01230/00123/3^0012/23^001 A:b4,c3 X:b2,d2 1 Mortal,Mortal",
        "12310/01230/00123/3^0012/23^001 A:c5,d4 X:b2,d2 1 Mortal,Mortal",  # from the third level, and up to it
        "12310/01230/00123/3^0012/23^001 A:b4,c3 X:b2,d2 Y:a5,e1 2 Mortal,Mortal,Mortal",
    ],
)
@pytest.mark.parametrize("bulk", [False, True])
def test_among_towers_as_many_turns_are_counted_as_are_listed(text: str, bulk: bool) -> None:
    game = Game.from_position(read_position(text))
    assert Walk().perft(read_position(text), 1, bulk) == len(list(game.legal_turns()))
