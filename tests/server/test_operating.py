"""The operators' page tells the truth."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

from santorini.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
OWN_MACHINE = {"data": "the user's data folder", "thinkers": "one less than there are cores"}


def rows() -> Iterator[str]:
    yield "| variable | default | meaning |"
    yield "| --- | --- | --- |"
    for one in dataclasses.fields(Settings):
        default = OWN_MACHINE.get(one.name) or (f"`{one.default}`" if one.default else "")
        yield f"| `SANTORINI_{one.name.upper()}` | {default} | {one.metadata['meaning']} |"


def test_the_page_for_operators_lists_every_setting() -> None:
    assert "\n".join(rows()) in PAGE.read_text(encoding="utf-8")
