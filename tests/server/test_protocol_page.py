"""The page about the protocol says what the schema says: every frame, entry, code and number on it is a real one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from santorini import errors, reasons
from santorini.server.settings import Settings
from santorini.server.tables import live_table
from santorini.server.web import connection, sockets
from santorini.server.web.requests import Refusal
from santorini.server.web.routes import Opened
from santorini.server.wire import schema

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
KINDS: dict[str, Any] = {
    "ClientFrame": schema.ClientFrame,
    "ServerFrame": schema.ServerFrame,
    "Options": schema.Options,
    "Opened": Opened,
    "Refusal": Refusal,
}


def examples() -> list[tuple[str, Any]]:
    """What stands in the blocks of JSON, each with the name of its type, which is a comment before the block."""
    found = []
    for kind, block in re.findall(r"<!-- (\w+) -->\n```json\n(.*?)\n```", PAGE, re.DOTALL):
        while block:
            value, end = json.JSONDecoder().raw_decode(block)
            found.append((kind, value))
            block = block[end:].lstrip()
    return found


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def first_cells(text: str) -> set[str]:
    """The words in backquotes that the first cells of tables hold."""
    cells = re.findall(r"^\| (.*?) \|", text, re.MULTILINE)
    return {word for cell in cells for word in re.findall(r"`([a-z-]+)`", cell)}


def tags(union: Any) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


def sentences(name: str, prefix: str) -> set[str]:
    text = (ROOT / "src" / "santorini" / "locales" / "en" / name).read_text(encoding="utf-8")
    return set(re.findall(rf"^{prefix}-([a-z-]+) =", text, re.MULTILINE))


def test_every_block_of_json_is_an_example() -> None:
    assert PAGE.count("```json") == len(re.findall(r"<!-- \w+ -->\n```json", PAGE))


@pytest.mark.parametrize(("kind", "value"), examples())
def test_an_example_is_what_its_type_says(kind: str, value: dict[str, Any]) -> None:
    read = msgspec.convert(value, KINDS[kind])
    written = json.loads(schema.encode(read))
    assert {name: written[name] for name in value} == value  # nothing in it is unknown, or left out when written


@pytest.mark.parametrize("kind", ["ClientFrame", "ServerFrame"])
def test_every_frame_has_an_example(kind: str) -> None:
    assert {value["type"] for name, value in examples() if name == kind} == tags(KINDS[kind])


def test_every_frame_of_a_client_and_every_entry_is_explained() -> None:
    text = section("A socket")
    assert tags(schema.ClientFrame) <= first_cells(text.partition("### What you send")[2].partition("### ")[0])
    assert tags(schema.AnyEntry) == first_cells(text.partition("### What you are sent")[2])


def test_the_refusals_exist() -> None:
    known = sentences("server.ftl", "server") | set(reasons.ENGLISH) | set(errors.ENGLISH)
    assert first_cells(section("Refusals")) <= known


def test_the_close_codes_are_those_of_the_server() -> None:
    ours = {sockets.NO_HELLO, sockets.FOREIGN, sockets.DAMAGED, sockets.FAILED}
    ours |= {live_table.UNKNOWN, live_table.MOVED, live_table.BLOCKED, connection.TOO_LARGE, connection.TOO_MUCH}
    told = {int(code) for code in re.findall(r"^\| ([0-9]{4}) \|", PAGE, re.MULTILINE)}
    assert told == ours


def test_the_limits_are_the_usual_settings() -> None:
    text, usual = section("Limits"), Settings()
    assert f"| {usual.messages_at_once:.0f} at once, then {usual.messages_per_second:.0f} a second" in text
    assert f"| {usual.requests_at_once:.0f} at once, then {usual.requests_per_second:.0f} a second" in text
    assert f"| {usual.changes_at_once:.0f} at once, then {usual.changes_per_minute:.0f} a minute" in text
    assert f"{usual.sockets_per_address} sockets, {usual.connections_per_address} connections" in text
    assert f"| {sockets.FORGIVEN} at once, then one a second" in text
    assert f"| {sockets.EARLY}; beyond" in text
