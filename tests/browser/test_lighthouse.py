"""Lighthouse finds little to say about our pages. How fast they are is a benchmark: benchmarks/pages.py."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Playwright

from testkit.lighthouse import GOAL, judged
from testkit.serving import Server


def test_start_table_and_lesson_are_well_made_and_for_everyone(
    playwright: Playwright, server: Server, tmp_path: Path
) -> None:
    found = judged(playwright, server, tmp_path, "accessibility", "best-practices")
    for page in found.values():
        assert min(page["scores"].values()) >= GOAL, found
