"""What is installed from a wheel: pages and words are inside, and the guides' examples work as printed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from testkit.playing import UNCOMPILED

ROOT = Path(__file__).parents[1]
NEEDED = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "tools/addresses.py",
    "tools/declarations.py",
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(UNCOMPILED, reason="a wheel is the same whichever way the tests run"),
    pytest.mark.xdist_group("wheel"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    (folder / "tools").mkdir()
    for name in NEEDED:
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", "dist", "."]
    subprocess.run(command, cwd=folder, env={**os.environ, "SANTORINI_PURE": "1"}, check=True)
    [built] = (folder / "dist").glob("*.whl")
    return built


def test_the_wheel_brings_pages_words_and_migrations(wheel: Path) -> None:
    inside = {name.removeprefix("santorini/") for name in ZipFile(wheel).namelist()}
    assert {"server/pages/index.html", "locales/ru/rules.ftl", "server/store/migrations/env.py", "py.typed"} <= inside
    assert any(name.startswith("server/pages/assets/TablePage") for name in inside)
    assert not [name for name in inside if name.endswith((".c", ".so", ".html")) and "pages" not in name]


def test_the_guides_work_as_printed_with_the_wheel_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "clean", with_pip=True)
    python = tmp_path / "clean" / "bin" / "python"
    # A wheel just built has no hash, and pip then takes none at all: the versions alone.
    pins = re.findall(r"^[^\s#].*?(?= \\$)", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    (tmp_path / "pins").write_text("\n".join(pins))
    subprocess.run(
        [python, "-m", "pip", "install", "-qq", "--no-compile", f"{wheel}[envs]", "-c", tmp_path / "pins"], check=True
    )
    for guide in ("library.md", "environments.md"):
        shutil.copy(ROOT / "docs" / guide, tmp_path)
        subprocess.run([python, "-m", "doctest", guide], cwd=tmp_path, check=True)
