"""How soon pages are there on a phone: Lighthouse's performance, with its usual slow network and processor."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from testkit.lighthouse import GOAL, judged
from testkit.serving import Server

REPEATS = 3
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")


def pages() -> bool:
    """The score of each page, the best of a few. True if every one is as good as claimed."""
    best: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "server").start()
        for n in range(REPEATS):
            for page, found in judged(playwright, server, Path(folder) / f"browser{n}", "performance").items():
                best[page] = max(best.get(page, found), found, key=lambda one: one["scores"]["performance"])
        server.stop()
    print(f"\n{'pages, on a slow phone':<34}{'performance':>15}{'first paint':>13}{'largest':>9}{'blocked':>9}")
    for page, found in best.items():
        score, times = found["scores"]["performance"] * 100, [found["values"][time] for time in TIMES]
        print(f"{page:<34}{score:>15.0f}{times[0]:>13}{times[1]:>9}{times[2]:>9}")
    print(f"(claim: {GOAL * 100:.0f})")
    return all(found["scores"]["performance"] >= GOAL for found in best.values())


if __name__ == "__main__":
    pages()
