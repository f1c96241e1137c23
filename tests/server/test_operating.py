"""The operators' page tells the truth."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path

import yaml  # type: ignore[import-untyped]
from prometheus_client import REGISTRY

from santorini import cli_admin
from santorini.server import metrics
from santorini.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE, DEPLOY = ROOT / "docs" / "operating.md", ROOT / "deploy"
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


def test_dashboard_and_alerts_ask_for_metrics_that_exist() -> None:
    ours = {name for metric in REGISTRY.collect() for name in names_of(metric.name, metric.type)}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = [rule for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for expression in [*asked, *(rule["expr"] for rule in rules)]:
        found = re.findall(r"\b(?:santorini|process)_[a-z_]+", re.sub(r'"[^"]*"', "", expression))
        assert found or "up{" in expression, expression
        assert {*found} <= ours, expression


def names_of(name: str, kind: str) -> list[str]:
    """What Prometheus calls a metric."""
    return {"counter": [f"{name}_total"], "histogram": [f"{name}_bucket", f"{name}_count"]}.get(kind, [name])
