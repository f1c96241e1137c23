"""The house rules: who may import whom, what a power may know, and that the questions asked are those answered."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import santorini
from santorini.powers import ANSWERED, CHAPTERS, POWERS
from santorini.powers.catalog import CARDS
from santorini.powers.catalog import power as card
from santorini.rules import words
from testkit.playing import UNCOMPILED

HOME = Path(__file__).parent.parent
SOURCE = HOME / "src" / "santorini"
AROUND = {  # the folders around the package, and which of them each may import
    "src": set[str](),
    "rulebook": set[str](),
    "testkit": set[str](),
    "tests": {"rulebook", "testkit", "tools"},
    "benchmarks": {"testkit"},
    "tools": {"rulebook", "testkit"},
}
ROOMS = [  # each may import those before it, and itself
    {"errors", "rules"},
    {"powers", "spaces"},
    {"placement", "notation", "drawing", "events", "pictures"},
    {"reasons", "lasting"},
    {"game"},
    {"views", "draft", "foresight"},
    {"films", "turns"},
    {"records"},
    {"players", "locales", "summary"},
    {"ai"},
    {"engine"},
    {"client"},
    {"coach"},
    {"study"},
    {"envs", "server"},
    {"cli", "cli_admin", "cli_coach", "cli_engine", "cli_records", "cli_train", "terminal_game"},
]
SERVER = SOURCE / "server"
SERVER_ROOMS = [  # the same inside the server, except that those on one line may not import each other
    {"settings", "metrics", "refusals", "guests", "workers", "tasks"},
    {"limits", "loop_monitor", "texts"},
    {"wire"},
    {"store", "computers", "rendering", "coaching"},
    {"accounts", "tables"},
    {"ratings", "pairing"},
    {"admin"},
    {"web"},
    {"command"},
]
CHAPTER_FILES = ("simple", "advanced", "golden_fleece", "heroes")


CODE = sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.pxd")])
CIMPORT = re.compile(r"^\s*(?:from ([\w.]+) )?cimport ([\w., ]+)", re.MULTILINE)


def imported(path: Path) -> list[tuple[str, ...]]:
    """The modules of the package that a file imports or cimports, as paths in it: `("server", "wire", "schema")`."""
    text, found = path.read_text(), list[str]()
    if path.suffix == ".pxd":
        for source, names in CIMPORT.findall(text):
            found += [f"{source}.{name.split()[0]}".strip(".") for name in names.split(",")]
    else:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom):
                found += [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
    return [tuple(name.split(".")[1:]) for name in found if name.startswith("santorini.")]


def is_room(folder: Path, name: str) -> bool:
    return (folder / f"{name}.py").exists() or (folder / name).is_dir()


def strangers(path: Path, folder: Path, rooms: list[set[str]], siblings: bool) -> set[str]:
    """Which rooms of a folder a file imports that are above its own, or beside it unless siblings may be imported."""
    inside = folder.relative_to(SOURCE).parts
    room = path.relative_to(folder).parts[0].split(".")[0]
    floor = next(index for index, names in enumerate(rooms) if room in names)
    allowed = set[str]().union({room}, *rooms[: floor + siblings])
    used = {module[len(inside)] for module in imported(path) if module[: len(inside)] == inside != module}
    return {name for name in used - allowed if is_room(folder, name)}


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    if path.parent == SOURCE and path.stem in ("__init__", "__main__"):
        pytest.skip("the front door may use every room")
    above = strangers(path, SOURCE, ROOMS, siblings=True)
    typing_only = {"reasons"} if path.stem == "errors" else set()
    assert not above - typing_only


@pytest.mark.parametrize(
    "path", [path for path in CODE if SERVER in path.parents], ids=lambda path: str(path.relative_to(SERVER))
)
def test_imports_between_the_rooms_of_the_server_go_one_way(path: Path) -> None:
    if path == SERVER / "__init__.py":
        assert not imported(path)
    else:
        assert not strangers(path, SERVER, SERVER_ROOMS, siblings=False)


def loaded_with(body: list[ast.stmt]) -> Iterator[str]:
    """What is imported when these lines of a module are run, and not only for type checkers or by a function."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) != "TYPE_CHECKING":
            yield from loaded_with([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from loaded_with([*node.body, *(line for handler in node.handlers for line in handler.body)])


def test_no_module_imports_itself_by_way_of_others() -> None:
    modules = {}
    for path in (path for path in CODE if path.suffix == ".py"):
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        modules[name] = set(loaded_with(ast.parse(path.read_text()).body))
    for name, imports in modules.items():
        found = {module if module in modules else module.rpartition(".")[0] for module in imports}
        modules[name] = found & modules.keys() - {name}
    TopologicalSorter(modules).prepare()


@pytest.mark.parametrize("folder", AROUND)
def test_tests_benchmarks_and_tools_share_the_kit_and_not_each_other(folder: str) -> None:
    for path in sorted((HOME / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            found = {name.partition(".")[0] for name in names} & set(AROUND)
            assert found <= AROUND[folder] | {folder}, f"{path.relative_to(HOME)} imports {found}"


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


@pytest.mark.parametrize("chapter", CHAPTER_FILES)
def test_a_power_is_asked_exactly_what_it_answers(chapter: str) -> None:
    tree = ast.parse((SOURCE / "powers" / f"{chapter}.py").read_text())
    for power in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        methods = [node.name for node in power.body if isinstance(node, ast.FunctionDef)]
        answered = sum(getattr(words, name.upper(), 0) for name in methods)
        assert ANSWERED[card(power.name).number] == answered, power.name


def test_powers_are_numbered_as_in_the_rulebook() -> None:
    assert [power.number for power in POWERS] == [card.number for card in CARDS] == list(range(len(CARDS)))
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
    ["rules.position", "rules.walk", *(f"powers.{chapter}" for chapter in CHAPTER_FILES), "placement", "envs.runner"],
)
def test_the_rules_are_compiled_exactly_when_they_should_be(module: str) -> None:
    file = importlib.import_module(f"santorini.{module}").__file__
    assert str(file).endswith(".py") == UNCOMPILED


def test_a_position_is_small() -> None:
    assert len(santorini.Game().position.freeze()) <= 256
