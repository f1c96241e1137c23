"""The house rules: who may import whom, what a power may know, and that the questions asked are those answered."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import santorini
from santorini.powers import CHAPTERS, POWERS
from santorini.powers.catalog import CARDS
from santorini.rules import position, words
from tests.playing import UNCOMPILED

SOURCE = Path(__file__).parent.parent / "src" / "santorini"
ROOMS = [  # each may import those before it, and itself
    {"errors", "rules"},
    {"powers"},
    {"setup", "notation", "drawing", "pictures"},
    {"reasons"},
    {"game"},
    {"views", "draft"},
    {"records"},
    {"players", "locales", "summary"},
    {"envs", "server"},
    {"cli", "cli_admin", "terminal_game"},
]
CHAPTER_FILES = ("simple", "advanced", "golden_fleece", "heroes")


def room_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    room = room_of(path)
    if room in ("__init__", "__main__"):
        pytest.skip("the front door may use every room")
    floor = next(index for index, rooms in enumerate(ROOMS) if room in rooms)
    allowed = set().union(*ROOMS[: floor + 1])
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("santorini"):
            parts = (node.module or "").split(".")
            names = [parts[1]] if len(parts) > 1 else [alias.name for alias in node.names]
            if (SOURCE / f"{names[0]}.py").exists() or (SOURCE / names[0]).is_dir():
                typing_only = room == "errors" and names == ["reasons"]
                assert set(names) <= allowed or typing_only, f"{room} imports {names}"


@pytest.mark.parametrize("chapter", CHAPTER_FILES)
def test_no_power_names_another(chapter: str) -> None:
    tree = ast.parse((SOURCE / "powers" / f"{chapter}.py").read_text())
    names = {card.name for card in CARDS[1:]}
    for power in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        code = ast.unparse(power).replace(ast.get_docstring(power) or "", "")
        others = {name for name in names - {power.name} if re.search(rf"\b{name}\b", code)}
        assert not others, f"{power.name} names {others}"


@pytest.mark.parametrize("path", sorted((SOURCE / "rules").glob("*.py")), ids=lambda path: path.name)
def test_the_engine_names_no_power(path: Path) -> None:
    identifiers = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
    assert not identifiers & {card.name for card in CARDS[1:]}


@pytest.mark.skipif(not UNCOMPILED, reason="compiled methods cannot be seen")
@pytest.mark.parametrize("power", POWERS[1:], ids=lambda power: type(power).__name__)
def test_a_power_is_asked_exactly_what_it_answers(power: position.Power) -> None:
    hooks = {name for name in vars(position.Power) if getattr(words, name.upper(), 0) and not name.startswith("_")}
    overridden = {name for name in hooks if name in vars(type(power))}
    declared = {name for name in hooks if power.answers & getattr(words, name.upper())}
    assert overridden == declared


def test_powers_are_numbered_as_in_the_rulebook() -> None:
    assert [power.number for power in POWERS] == list(range(56))
    assert [type(power).__name__ for power in POWERS[1:]] == [card.name for card in CARDS[1:]]
    assert {group: len(powers) for group, powers in CHAPTERS.items()} == {
        "simple": 10,
        "advanced": 20,
        "golden fleece": 15,
        "hero": 10,
    }


def test_the_front_door_offers_what_it_says() -> None:
    for name in santorini.__all__:
        assert getattr(santorini, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = santorini.chess


def test_importing_the_rules_imports_no_other_room() -> None:
    code = "import sys, santorini.powers, santorini.rules.walk; print(*(n for n in sys.modules if 'santorini' in n))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert {name.split(".")[1] for name in loaded if "." in name} == {"rules", "powers"}


@pytest.mark.parametrize(
    "module",
    ["rules.position", "rules.walk", *(f"powers.{chapter}" for chapter in CHAPTER_FILES), "setup", "envs.runner"],
)
def test_the_rules_are_compiled_exactly_when_they_should_be(module: str) -> None:
    file = importlib.import_module(f"santorini.{module}").__file__
    assert str(file).endswith(".py") == UNCOMPILED


def test_a_position_is_small() -> None:
    assert len(santorini.Game().position.freeze()) <= 256
