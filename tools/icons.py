"""Draws the app's icons as PNG from `icon.svg`: `python tools/icons.py web/public`."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.8)}  # pixels; part of them drawn on


def main(folder: Path) -> None:
    drawing = (folder / "icon.svg").read_text(encoding="utf-8")
    ground = re.search(r'fill="(#\w+)"', drawing)
    assert ground
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            colour = "transparent" if part == 1 else ground[1]  # a maskable icon is cut to any shape
            style = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {colour}"
            page.set_content(f'<body style="{style}">{drawing.replace("<svg", f"<svg width={size * part}", 1)}')
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
        browser.close()


main(Path(sys.argv[1]))
