"""Somebody follows docs/adding-a-power.md: a class in its chapter and a row in the catalog are all a power needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from santorini.powers.catalog import CARDS
from testkit.playing import UNCOMPILED

HOME = Path(__file__).parent.parent
NUMBER = len(CARDS)
CARD = f'''

class Thalia(Power):
    """May move once more without climbing; then the worker that did not move builds."""

    number = {NUMBER}

    def limit_own_moves(self, p: Position, space: Space, targets: Mask) -> Mask:
        return targets & self.level_ground(p, space) if p.moves else targets

    def after_move(self, p: Position) -> Int:
        return ROAM if p.moves == 1 else MUST_BUILD

    def builders(self, p: Position) -> Mask:
        return p.own & ~p.moved

    def level_ground(self, p: Position, space: Space) -> Mask:
        """Spaces that are not higher than this one."""
        return BOARD & ~p.higher(space)
'''
ROW = f'    Card({NUMBER}, "Thalia", "Muse of Comedy", "simple", (2, 3, 4), True, (TURN,)),\n)\n'
PLAY = """
import random, msgspec, santorini, santorini.rules.position
from santorini.server.wire.schema import Card
msgspec.convert(santorini.power("Thalia").number, Card)
game = santorini.Game("Thalia", "Minotaur")
for step in ("@b2", "@d4", "@b4", "@d2"):
    game.take(step)
game.play("b2-c2 c2-c3 d4+d5")
assert game.position.level(23) == 1 and game.position.mover == 1
for seed in range(20):
    game, rng = santorini.Game("Thalia", "Pan"), random.Random(seed)
    while not game.over:
        game.take(rng.choice(game.legal_step_numbers()))
    assert santorini.read_game(santorini.write_game(game)).game.position.key() == game.position.key()
print(santorini.power("thalia").text)
print(santorini.rules.position.__file__)
"""


def clone(folder: Path) -> Path:
    """The package with the new power, and what compiles it."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "pages")
    shutil.copytree(HOME / "src", folder / "src", ignore=ignored)
    (folder / "tools").mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "tools/addresses.py", "tools/declarations.py"):
        shutil.copy(HOME / name, folder / name)
    chapter = folder / "src/santorini/powers/simple.py"
    chapter.write_text(chapter.read_text() + CARD)
    catalog = folder / "src/santorini/powers/catalog.py"
    rows, rest = catalog.read_text().split("\n)\n", 1)
    catalog.write_text(f"{rows}\n{ROW}{rest}")
    return folder


def play(folder: Path) -> tuple[str, str]:
    """The text of the card, and where the rules were found, after some games."""
    run = subprocess.run(
        [sys.executable, "-P", "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    text, place = run.stdout.splitlines()
    return text, place


def test_a_new_power_can_be_played_at_once(tmp_path: Path) -> None:
    text, place = play(clone(tmp_path))
    assert text == "May move once more without climbing; then the worker that did not move builds."
    assert place.endswith("position.py")


@pytest.mark.slow
@pytest.mark.skipif(UNCOMPILED, reason="this run compiles nothing")
def test_a_new_power_can_be_compiled(tmp_path: Path) -> None:
    folder = clone(tmp_path)
    for types in [*(folder / "src").rglob("envs/*.pxd"), *(folder / "src").rglob("server/**/*.pxd")]:
        types.unlink()  # they take long to compile, and know no power
    run = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "SANTORINI_STRICT": "1", "SANTORINI_CFLAGS": "-O1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    text, place = play(folder)
    assert text.startswith("May move once more")
    assert place.endswith(".so")
