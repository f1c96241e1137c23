"""The reference lists every name that `import santorini` offers, and nothing that is not there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import santorini

TEXT = (Path(__file__).parents[1] / "docs" / "reference.md").read_text(encoding="utf-8")
ENTRIES = re.findall(r"^::: (\S+)\.(\w+)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("name", santorini.__all__)
def test_the_reference_has_every_name_of_the_front_door(name: str) -> None:
    rooms = [room for room, entry in ENTRIES if entry == name]
    assert any(getattr(import_module(room), name) is getattr(santorini, name) for room in rooms)


def test_what_the_reference_lists_is_there() -> None:
    assert [f"{room}.{name}" for room, name in ENTRIES if not hasattr(import_module(room), name)] == []
    assert len(ENTRIES) == len(set(ENTRIES)) == TEXT.count("\n::: ")
