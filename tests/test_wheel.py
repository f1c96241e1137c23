"""What is installed from a wheel: the pages are inside, so that its users need no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.playing import UNCOMPILED

ROOT = Path(__file__).parents[1]
NEEDED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")


@pytest.mark.slow
@pytest.mark.skipif(UNCOMPILED, reason="a wheel is the same whichever way the tests run")
def test_the_wheel_brings_pages_words_and_migrations(tmp_path: Path) -> None:
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", "dist", "."]
    subprocess.run(command, cwd=tmp_path, env={**os.environ, "SANTORINI_PURE": "1"}, check=True)
    [wheel] = (tmp_path / "dist").glob("*.whl")
    inside = {name.removeprefix("santorini/") for name in ZipFile(wheel).namelist()}
    assert {"server/pages/index.html", "locales/en/rules.ftl", "server/migrations/env.py", "py.typed"} <= inside
    assert any(name.startswith("server/pages/assets/TablePage") for name in inside)
    assert not [name for name in inside if name.endswith((".c", ".so", ".html")) and "pages" not in name]
