"""Where the project lives, for the metadata of a package and the links of its README as a package index shows it.

The repository knows its own address: GitHub's workflows tell it, or git does. SANTORINI_REPOSITORY replaces both. Where
nobody knows, packages have no addresses.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

LINK = re.compile(r"(\]\()(?!https?:|#|mailto:)([^)\s]+)")
PICTURES = (".png", ".svg", ".gif")


def repository() -> str:
    """The address of the repository, without a slash at its end; empty if nobody knows it."""
    named = os.environ.get("SANTORINI_REPOSITORY", "")
    if not named and os.environ.get("GITHUB_REPOSITORY"):
        named = f"{os.environ.get('GITHUB_SERVER_URL', '')}/{os.environ['GITHUB_REPOSITORY']}"
    if not named:
        try:
            asked = subprocess.run(["git", "remote", "get-url", "origin"], capture_output=True, text=True, check=False)
        except OSError:
            return ""
        named = re.sub(r"^git@([^:]+):", r"https://\1/", asked.stdout.strip())
    return named.removesuffix("/").removesuffix(".git") if named.startswith("https://") else ""


def project_urls(home: str) -> dict[str, str]:
    """What a package index links to."""
    if not home:
        return {}
    places = {"Documentation": "tree/main/docs", "Changelog": "blob/main/CHANGELOG.md", "Issues": "issues"}
    return {"Source": home, **{name: f"{home}/{place}" for name, place in places.items()}}


def readme(home: str) -> str:
    """The README, with links that lead from anywhere to the repository."""
    text = Path("README.md").read_text(encoding="utf-8")
    if not home:
        return text

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link[2].endswith(PICTURES) else "blob"
        return f"{link[1]}{home}/{kind}/main/{link[2]}"

    return LINK.sub(absolute, text)
