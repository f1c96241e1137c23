"""The operators' page tells the truth."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

from prometheus_client import REGISTRY

from santorini import cli_admin
from santorini.server import metrics
from santorini.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
OWN_MACHINE = {
    "data": "the user's data folder",
    "thinkers": "one less than there are cores",
    "coaches": "half as many as there are cores",
}


def rows() -> Iterator[str]:
    yield "| variable | default | meaning |"
    yield "| --- | --- | --- |"
    for one in dataclasses.fields(Settings):
        default = OWN_MACHINE.get(one.name) or (f"`{one.default}`" if one.default else "")
        yield f"| `SANTORINI_{one.name.upper()}` | {default} | {one.metadata['meaning']} |"


def test_the_page_for_operators_lists_every_setting() -> None:
    assert "\n".join(rows()) in PAGE.read_text(encoding="utf-8")


def test_the_page_lists_every_metric_that_the_server_has() -> None:
    ours = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("santorini_")}
    assert metrics.STEPS
    told = PAGE.read_text(encoding="utf-8")
    for name in ours:
        assert f"| `{name}` |" in told, name


def test_the_page_names_every_command_for_operators() -> None:
    told = PAGE.read_text(encoding="utf-8")
    for command in cli_admin.app.registered_commands:
        name = command.name or (command.callback.__name__ if command.callback else "")
        assert f"admin {name}" in told or f"`{name}`" in told or f"and {name}" in told, name
