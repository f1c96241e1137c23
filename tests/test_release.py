"""The release script, run in a scratch repository."""

from __future__ import annotations

import datetime
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Talos.\n\n## [0.0.1] - 2020-01-01\n\n- The board.\n"


def git(folder: Path, *arguments: str) -> str:
    command = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", *arguments]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "santorini"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "santorini" / "__init__.py", package)
    shutil.copy(ROOT / "CITATION.cff", tmp_path)
    (tmp_path / "CHANGELOG.md").write_text(LOG)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ann")
    git(tmp_path, "config", "user.email", "ann@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "Begin")
    return tmp_path


def release(repository: Path, version: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "release"), version]
    return subprocess.run(command, cwd=repository, capture_output=True, text=True)


def test_a_release_has_its_changes_its_version_and_its_tag(repository: Path) -> None:
    assert release(repository, "7.8.9").returncode == 0
    today = datetime.date.today().isoformat()
    changed = LOG.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [7.8.9] - {today}\n")
    assert (repository / "CHANGELOG.md").read_text() == changed
    assert '\n__version__ = "7.8.9"\n' in (repository / "src" / "santorini" / "__init__.py").read_text()
    assert f"\nversion: 7.8.9\ndate-released: {today}\n" in (repository / "CITATION.cff").read_text()
    assert git(repository, "status", "--porcelain") == ""
    assert git(repository, "log", "-1", "--format=%s") == "Release 7.8.9"
    assert git(repository, "rev-parse", "v7.8.9^{commit}") == git(repository, "rev-parse", "HEAD")


@pytest.mark.parametrize(
    ("version", "prepare", "says"),
    [
        ("1.0.0", lambda place: (place / "new.txt").write_text("?"), "not committed"),
        ("1.0.0", lambda place: git(place, "tag", "v1.0.0"), "a tag v1.0.0 already"),
        ("0.0.1", lambda place: None, "a version 0.0.1 already"),
        ("1.0", lambda place: None, "no version"),
    ],
)
def test_no_release_is_made(repository: Path, version: str, prepare: object, says: str) -> None:
    assert callable(prepare)
    prepare(repository)
    head = git(repository, "rev-parse", "HEAD")
    done = release(repository, version)
    assert done.returncode == 1
    assert says in done.stderr
    assert git(repository, "rev-parse", "HEAD") == head
    assert (repository / "CHANGELOG.md").read_text() == LOG


def test_a_changelog_that_says_nothing_is_refused(repository: Path) -> None:
    release(repository, "1.0.0")  # takes all there is
    done = release(repository, "1.0.1")
    assert done.returncode == 1
    assert "says nothing under Unreleased" in done.stderr
    assert git(repository, "tag", "--list") == "v1.0.0"
