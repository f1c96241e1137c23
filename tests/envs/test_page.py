"""Every block of the pages about environments runs alone, as somebody copies it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)
RUN = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False).failed)"
BLOCKS = BLOCK.findall((DOCS / "environments.md").read_text())


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_a_block_runs_alone(block: str, tmp_path: Path) -> None:
    alone = tmp_path / "block.txt"
    alone.write_text(block)
    ran = subprocess.run([sys.executable, "-c", RUN, alone], check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("asked", "spared"),
    [
        ("gymnasium, santorini.envs; gymnasium.make('santorini/Santorini-v0')", ("pettingzoo", "pyspiel")),
        ("santorini.envs.many", ("pettingzoo", "pyspiel", "PIL")),
    ],
)
def test_nothing_else_is_imported_than_what_is_asked_for(asked: str, spared: tuple[str, ...]) -> None:
    code = f"import sys, {asked}; print(*(name for name in {spared} if name in sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stdout.split() == []
