"""The HTTP interface answers as its description says, whatever it is sent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from testkit.crowd import Server
from tests.server.browser import Browser, two_players

HUGE = "9" * 40
TEXTS = ("", "x", "²", HUGE, "\x00", "x" * 30_000, "00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Apollo,Minotaur")
BODIES = (
    b"",
    b"{",
    b"null",
    b"[]",
    b"{}",
    b'{"name":7}',
    b'{"text":"","number":%s}' % HUGE.encode(),
    b"\xff",
    b" " * 70_000,
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


@pytest.fixture(scope="module")
def contract(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/openapi.json").json()
    return found


def operations(contract: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in contract["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def judge(answer: httpx.Response, operation: dict[str, Any]) -> None:
    """An answer that was not announced is a fault, and so is any that says the server failed."""
    status = str(answer.status_code)
    assert answer.status_code < 500, answer.text
    assert status in operation["responses"], f"{answer.request.method} {answer.request.url}: {status}"
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "args", "message"}
        assert answer.json()["code"] in operation["responses"][status]["description"]
    for media in operation["responses"][status].get("content", {}):
        assert answer.headers["content-type"].startswith(media)


def test_every_refusal_is_announced(server: Server, contract: dict[str, Any]) -> None:
    playing, ann, _ben = two_players(server)
    waiting, _ = ann.open(seats=["me", "open"])
    tables = (playing, waiting, "nothing", "a%00b", "x" * 100)
    for method, template, operation in operations(contract):
        paths = {
            template.replace("{id}", table).replace("{seat}", seat)
            for table in tables
            for seat in ("0", "1", "3", "-1", "x", HUGE)
        }
        for path in sorted(paths):
            if "requestBody" in operation:
                for body in BODIES:
                    judge(
                        ann.client.request(method, path, content=body, headers={"content-type": "application/json"}),
                        operation,
                    )
                judge(ann.client.request(method, path, content=b"x=1"), operation)
            elif method == "GET":
                judge(ann.client.get(path), operation)
            judge(
                ann.client.request(method, path, headers={"cookie": "santorini=forged"}, params={"size": "x"}),
                operation,
            )
            judge(Browser(server).client.request(method, path, headers={"origin": "https://other.example"}), operation)
        if template in ("/api/position", "/api/picture.svg"):
            for text in TEXTS:
                judge(ann.client.get(template, params={"text": text}, headers={"accept-language": "pl"}), operation)


def test_every_operation_says_what_it_refuses(contract: dict[str, Any]) -> None:
    for _, path, operation in operations(contract):
        announced = operation["responses"]
        assert {"403", "429", "500", "503"} <= set(announced), path
        assert "422" not in announced
        for status, told in announced.items():
            if int(status) >= 400:
                assert told["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal")


def test_a_method_that_is_not_known_is_answered_by_those_that_are(server: Server, contract: dict[str, Any]) -> None:
    known: dict[str, set[str]] = {}
    for method, path, _ in operations(contract):
        known.setdefault(re.sub(r"\{.*?\}", "1", path), set()).add(method)
    known["/"] = {"GET", "HEAD"}
    known["/api/picture.svg"].add("HEAD")
    with httpx.Client(base_url=server.url, headers={"content-type": "application/json"}) as client:
        for path, methods in known.items():
            for method in set(METHODS) - methods:
                answer = client.request(method, path)
                assert answer.status_code == 405, f"{method} {path}"
                assert set(answer.headers["allow"].split(", ")) == methods


def test_requests_are_counted_by_route_and_never_by_name(server: Server) -> None:
    table, ann, _ben = two_players(server)
    ann.client.get(f"/api/tables/{table}/record").raise_for_status()
    ann.client.get(f"/table/{table}")
    page = httpx.get(f"{server.url}/metrics").text
    assert 'http_request_seconds_count{method="GET",route="/api/tables/{id}/record",status="200"}' in page
    assert 'http_request_seconds_count{method="GET",route="page",status="200"}' in page
    assert table not in page
    for name in ("process_resident_memory_bytes", "process_open_fds", "python_gc_collections_total"):
        assert f"\n{name}" in page
