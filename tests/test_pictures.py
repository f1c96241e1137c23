"""Pictures show everything that stands on the board, to the eye and to the ear."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

import santorini
from santorini.drawing import draw, read_board
from santorini.game import Game
from santorini.pictures import ansi, caption, describe, svg
from santorini.pictures.pieces import worker
from santorini.records import read_drawing, read_fact
from santorini.records.fields import facts_of, fold, position_of, unfold
from santorini.rules.geometry import SPACES
from santorini.rules.position import Position
from santorini.rules.words import BUILD, MOVE, OVER
from santorini.spaces import SpaceSet

SVG = "{http://www.w3.org/2000/svg}"
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
DOCS = Path(__file__).parents[1] / "docs" / "pictures" / "position.svg"
MIDGAME = """
    0. 1. 0. 1. 0.
    0. 2a 3^ 2. 0.
    1. 1. 2x 1. 1^
    0. 2y 1b 3^ 0.
    0. 0. 1. 0. 0.
"""
EVERYTHING = """
    3.  2^  1$  0@  1@
    2m  3n  0o  2#  0R
    1x  0y  3z  0^  1^
    0a  1b  2c  3$  0d$
    3.  1.  2.  3^  0$
"""


def at(name: str) -> int:
    return SPACES.index(name)


def bits(*names: str) -> int:
    return int(SpaceSet(names))


def everything() -> Position:
    """More than any game can have on its board, so nothing checks these facts."""
    board = read_board(EVERYTHING)
    tokens = ("h1", "h2", "h3", "dome", "female", "coins", "whirlpools", "talus", "ram")
    facts = fold(facts_of(Game("Europa", "Harpies", "Siren").position))
    facts |= {name: getattr(board, name) for name in tokens}
    facts |= {f"workers{side}": mask for side, mask in enumerate(board.workers)}
    words = "waits=start wind=NE arrow=W asleep=a3,b3 marked=c2 abyss=c1 fate=c4,d4,c5,d5"
    for word in words.split():
        facts |= read_fact(word, seats=3)
    return position_of(unfold(facts))


def midgame() -> Position:
    return read_drawing(MIDGAME, "Minotaur", "Hephaestus", mover=1)


def pieces(picture: str) -> list[tuple[str, str, str]]:
    """Kind, side and space of every piece in the picture."""
    return sorted(
        (piece.get("data-piece", ""), piece.get("data-side", ""), piece.get("data-space", ""))
        for piece in ET.fromstring(picture).iter(f"{SVG}g")
        if piece.get("data-space") and piece.get("data-piece") != "tower"
    )


def marks(picture: str, kind: str) -> int:
    return sum(group.get("data-mark") == kind for group in ET.fromstring(picture).iter(f"{SVG}g"))


def random_position(seed: int) -> Position:
    random = Random(seed)
    position = Position()
    position.seats = random.choice((2, 3, 4))
    position.sides = 3 if position.seats == 3 else 2
    position.h1 = random.getrandbits(25)
    position.h2 = position.h1 & random.getrandbits(25)
    position.h3 = position.h2 & random.getrandbits(25)
    stands = random.sample(range(25), 9)
    position.workers = [int(SpaceSet(stands[n : n + 3])) if n // 3 < position.sides else 0 for n in (0, 3, 6)]
    position.female = int(SpaceSet(stands[::3]))
    position.dome = random.getrandbits(25) & ~int(SpaceSet(stands))
    position.coins, position.whirlpools = random.getrandbits(25), random.getrandbits(25)
    position.asleep, position.marked = random.getrandbits(25), random.getrandbits(25)
    position.abyss, position.fate = random.getrandbits(25), random.getrandbits(25)
    position.wind, position.arrow = random.randrange(9), random.randrange(9)
    return position


# ---------------------------------------------------------------- SVG


def test_the_picture_shows_every_piece_where_it_stands() -> None:
    found = pieces(svg(everything()))
    assert [space for kind, side, space in found if kind == "worker" and side == "0"] == ["a2", "b2", "c2", "e2"]
    assert [space for kind, side, space in found if kind == "worker" and side == "1"] == ["a3", "b3", "c3"]
    assert [space for kind, side, space in found if kind == "worker" and side == "2"] == ["a4", "b4", "c4"]
    assert [space for kind, _, space in found if kind == "dome"] == ["b5", "d1", "d3", "e3"]
    assert [space for kind, _, space in found if kind == "coin"] == ["c5", "d2", "e1", "e2"]
    assert [space for kind, _, space in found if kind == "whirlpool"] == ["d5", "e5"]
    assert [space for kind, _, space in found if kind in ("talus", "ram")] == ["e4", "d4"]
    assert [space for kind, _, space in found if kind == "abyss"] == ["c1"]
    assert [space for kind, _, space in found if kind == "fate"] == ["c4", "c5", "d4", "d5"]
    assert 'data-piece="wind"' in svg(everything())
    assert 'data-piece="arrow"' in svg(everything())


@given(st.integers(0, 2**32))
def test_any_position_is_well_formed_and_complete(seed: int) -> None:
    position = random_position(seed)
    picture = svg(position)
    found = pieces(picture)
    for side in range(3):
        mask = bits(*(space for kind, owner, space in found if kind == "worker" and owner == str(side)))
        assert mask == position.workers[side]
    kinds = {"dome": "dome", "coin": "coins", "whirlpool": "whirlpools", "abyss": "abyss", "fate": "fate"}
    for kind, name in kinds.items():
        assert bits(*(space for k, _, space in found if k == kind)) == getattr(position, name)
    assert picture == svg(position)


def test_every_tower_has_as_many_blocks_and_the_figure_of_its_level() -> None:
    root = ET.fromstring(svg(midgame()))
    towers = [group for group in root.iter(f"{SVG}g") if group.get("data-piece") == "tower"]
    levels = {group.get("data-space"): group.get("data-level") for group in towers}
    assert len(levels) == 14
    assert (levels["b5"], levels["b4"], levels["c4"]) == ("1", "2", "3")
    figures = [text.text or "" for text in root.iter(f"{SVG}text") if text.text in list("12345")]
    assert sorted(figures) == sorted([*"1" * 8, *"2" * 4, *"3" * 2, *"12345"])
    bare = ET.fromstring(svg(midgame(), labels=False, coordinates=False))
    assert not list(bare.iter(f"{SVG}text"))


def test_no_two_figures_look_alike() -> None:
    women = [worker(side, female=True) for side in range(3)]
    men = [worker(side, female=False) for side in range(3)]
    plain = [re.sub(r'fill="[^"]*"', "", figure) for figure in women + men]
    assert all(a != b for a, b in combinations(plain, 2)), "shape alone must tell them apart"


def test_secrets_are_drawn_only_if_set() -> None:
    assert {kind for kind, _, _ in pieces(svg(midgame()))} == {"worker", "dome"}
    for sign in ("abyss", "fate", "wind", "arrow"):
        assert f'data-piece="{sign}"' not in svg(midgame())


def test_hidden_workers_are_seen_through() -> None:
    position = midgame()
    assert svg(position).count('opacity="0.55"') == 0
    position.secret_side = 1
    assert svg(position).count('opacity="0.55"') == 2


def test_highlights_and_the_last_turn() -> None:
    turn = (MOVE << 10 | at("b5") << 5 | at("b4"), BUILD << 10 | at("b4") << 5 | at("c4"))
    assert marks(svg(midgame(), highlight=[at("a1"), at("c4")]), "target") == 2
    assert marks(svg(midgame(), last=turn[0]), "last") == 1
    assert marks(svg(midgame(), last=turn), "last") == 2
    assert marks(svg(midgame()), "last") == marks(svg(midgame()), "target") == 0


def test_the_picture_is_described_in_words() -> None:
    root = ET.fromstring(svg(midgame()))
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text == caption(midgame()) == "Santorini: Minotaur against Hephaestus"
    assert root[1].text == describe(midgame())
    assert describe(midgame()) == (
        "Level 1: c1, c2, a3, b3, d3, e3, b5, d5. Level 2: b2, c3, b4, d4. Level 3: d2, c4. Domes: d2, e3, c4. "
        "Side A (Minotaur): man on c2, woman on b4. Side X (Hephaestus): man on b2, woman on c3. Side X to decide."
    )
    assert ET.fromstring(svg(midgame(), title="<you> & me"))[0].text == "<you> & me"


def test_a_picture_can_be_described_in_other_words() -> None:
    root = ET.fromstring(svg(midgame(), words=lambda code, **args: f"<{code} {' '.join(args.values())}>"))
    assert root[0].text == "<title <against <alone Minotaur> <alone Hephaestus>>>"
    assert (root[1].text or "").endswith("<decides X>")


def test_everything_else_is_described_too() -> None:
    told = describe(everything())
    for fact in (
        "Coins: e1, d2, e2, c5.",
        "Whirlpools: d5, e5.",
        "Talus: d4.",
        "Ram: e4.",
        "Abyss: c1.",
        "Fate: c4, d4, c5, d5.",
        "Wind: northeast.",
        "Arrow: west.",
        "woman on a3 (asleep)",
        "man on c2 (marked)",
        "Side Y (Siren)",
    ):
        assert fact in told


def test_teams_share_a_side() -> None:
    position = read_drawing(MIDGAME, "Apollo", "Artemis", "Athena", "Atlas", mover=3)
    assert caption(position) == "Santorini: Apollo and Athena against Artemis and Atlas"
    assert describe(position).endswith("Side X to decide.")


def test_the_end_of_a_game_is_told() -> None:
    position = midgame()
    position.window, position.winner = OVER, 0
    assert describe(position).endswith("Side A has won.")
    assert "Side A has won" in svg(position)
    assert "A  a b  has won" in ansi(position, colour=False)


def test_pictures_have_no_ids_to_clash_on_a_page() -> None:
    picture = svg(everything(), highlight=range(25), last=MOVE << 10 | 1)
    assert all(element.get("id") is None and element.tag != f"{SVG}style" for element in ET.fromstring(picture).iter())
    assert "url(" not in picture


@pytest.mark.parametrize("size", [64, 480, 2000])
def test_the_size_is_as_asked(size: int) -> None:
    root = ET.fromstring(svg(midgame(), size=size))
    assert (root.get("width"), root.get("height")) == (str(size), str(size))


def test_the_picture_in_the_docs_is_up_to_date() -> None:
    turn = (MOVE << 10 | at("b5") << 5 | at("b4"), BUILD << 10 | at("b4") << 5 | at("c4"))
    assert DOCS.read_text(encoding="utf-8") == svg(midgame(), last=turn) + "\n"


# ---------------------------------------------------------------- terminal


def test_the_terminal_shows_the_midgame() -> None:
    assert ansi(midgame(), colour=False, highlight=[at("a5"), at("d4")]) == "\n".join(
        (
            "   +--------+--------+--------+--------+--------+    A  a b",
            "   |        | 1      |        | 1      |        |       Minotaur",
            " 5 |[      ]|        |        |        |        |",
            "   |        |▁▁▁▁▁▁▁▁|        |▁▁▁▁▁▁▁▁|        |    X  x y  to decide",
            "   +--------+--------+--------+--------+--------+       Hephaestus",
            "   |        | 2      | 3      | 2      |        |",
            " 4 |        |   a    |  (^^)  |[      ]|        |",
            "   |        |▄▄▄▄▄▄▄▄|████████|▄▄▄▄▄▄▄▄|        |",
            "   +--------+--------+--------+--------+--------+",
            "   | 1      | 1      | 2      | 1      | 1      |",
            " 3 |        |        |   x    |        |  (^^)  |",
            "   |▁▁▁▁▁▁▁▁|▁▁▁▁▁▁▁▁|▄▄▄▄▄▄▄▄|▁▁▁▁▁▁▁▁|▁▁▁▁▁▁▁▁|",
            "   +--------+--------+--------+--------+--------+",
            "   |        | 2      | 1      | 3      |        |",
            " 2 |        |   y    |   b    |  (^^)  |        |",
            "   |        |▄▄▄▄▄▄▄▄|▁▁▁▁▁▁▁▁|████████|        |",
            "   +--------+--------+--------+--------+--------+",
            "   |        |        | 1      |        |        |",
            " 1 |        |        |        |        |        |",
            "   |        |        |▁▁▁▁▁▁▁▁|        |        |",
            "   +--------+--------+--------+--------+--------+",
            "       a        b        c        d        e",
        )
    )


def test_the_terminal_explains_the_signs_it_uses() -> None:
    shown = ansi(everything(), colour=False)
    for note in (
        "Wind  ↗ NE",
        "Arrow ← W",
        "$ coin",
        "@ whirlpool",
        "# Talus",
        "R Ram",
        "? abyss",
        "% fate",
        "~ asleep",
    ):
        assert note in shown
    assert "coin" not in ansi(midgame(), colour=False)


@given(st.integers(0, 2**32))
def test_colour_changes_nothing_but_colour(seed: int) -> None:
    position = random_position(seed)
    plain = ansi(position, colour=False).splitlines()
    painted = ESCAPE.sub("", ansi(position)).splitlines()
    assert plain == [line.rstrip() for line in painted]
    assert max(map(len, plain)) <= 80
    assert not any("\x1b" in line for line in plain)
    assert all(line[column] in "|+" for line in plain[:21] for column in range(3, 49, 9))


@given(st.integers(0, 2**32))
def test_the_terminal_calls_workers_as_the_drawing_does(seed: int) -> None:
    position = random_position(seed)
    rows = [row.split() for row in draw(position).splitlines()]
    shown = [line[4:49].split("|")[:5] for line in ansi(position, colour=False).splitlines()[2:21:4]]
    for cells, names in zip(shown, rows, strict=True):
        for cell, name in zip(cells, names, strict=True):
            letter = re.sub(r"[^a-z]", "", name)
            assert re.sub(r"[^a-z]", "", cell) == letter
            assert ("^" in cell) == ("^" in name)


# ---------------------------------------------------------------- the room


def test_a_notebook_shows_positions_and_games() -> None:
    game = santorini.Game()
    assert game._repr_svg_() == game.position._repr_svg_() == santorini.svg(game.position)
