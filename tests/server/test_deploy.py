"""The files in `deploy` do what they promise: nginx stands before a real server, the others are read."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

from santorini.cli import app
from testkit.cluster import nginx
from testkit.crowd import Server

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server, and its address behind our nginx: without TLS, and at a port that anybody may open."""
    folder = tmp_path_factory.mktemp("proxied")
    with (
        Server(folder / "data", requests_at_once=60, requests_per_second=0.01, address_share=1) as server,
        nginx(folder, [server.port], ("client_header_timeout 10s;", "client_header_timeout 1s;")) as port,
    ):
        yield server, f"http://127.0.0.1:{port}"


def test_what_is_for_operators_is_not_seen_outside(proxied: tuple[Server, str]) -> None:
    server, address = proxied
    assert "santorini_tables" in httpx.get(f"{server.url}/metrics").text
    for path in (
        "/metrics",
        "/ready",
        "//metrics",
        "/%6detrics",
        "/x/../metrics",
        "/metrics?x=1",
        "/./ready",
        "/METRICS",
    ):
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))) as raw:  # httpx would tidy it up
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: play.example\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: raw.recv(65536), b""))
        assert b"santorini_tables" not in answer
        assert b"\r\n\r\nready" not in answer
    assert httpx.get(f"{address}/metrics").status_code == 404
    assert httpx.get(f"{address}/ready").status_code == 404


def test_games_are_played_through_the_proxy(proxied: tuple[Server, str]) -> None:
    _, address = proxied
    with httpx.Client(base_url=address, headers={"origin": address}) as client:
        told = client.post("/api/tables", json={"seats": ["me", "me"]})
        assert told.status_code == 201
        table, cookie = told.json()["id"], client.cookies["santorini"]
        headers = {"Origin": address, "Cookie": f"santorini={cookie}"}
        with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=headers) as link:
            link.send('{"type":"hello"}')
            assert '"you":[0,1]' in str(link.recv(10))
        foreign = client.post("/api/tables", json={}, headers={"origin": "https://other.example"})
        assert foreign.status_code == 403


def test_whoever_is_slow_or_large_is_stopped_at_the_proxy(proxied: tuple[Server, str]) -> None:
    _, address = proxied
    with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: play.example\r\n")
        slow.settimeout(15)
        assert slow.recv(1000) == b""
    assert httpx.get(address, headers={"x-long": "x" * 10_000}).status_code == 400
    large = httpx.post(f"{address}/api/replay", content=b"x" * (1 << 21), headers={"content-type": "application/json"})
    assert large.status_code == 413


def test_nobody_chooses_the_address_by_which_they_are_limited(proxied: tuple[Server, str]) -> None:
    _, address = proxied
    with httpx.Client() as client:
        for n in range(100):
            client.cookies.clear()
            answer = client.get(f"{address}/api/me", headers={"x-forwarded-for": f"10.0.0.{n}"})
        assert answer.status_code == 429
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
        assert other.get(f"{address}/api/me").is_success


# ---------------------------------------------------------------- the other files


def unit() -> dict[str, str]:
    lines = (DEPLOY / "santorini.service").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def test_the_unit_starts_a_command_that_exists_and_gives_it_nothing_more() -> None:
    said = unit()
    program, *arguments = said["ExecStart"].split()
    assert program == "/opt/santorini/bin/santorini"
    told = CliRunner().invoke(app, [*arguments, "--help"])
    assert told.exit_code == 0
    assert said["ProtectSystem"] == "strict"
    assert said["NoNewPrivileges"] == said["DynamicUser"] == "yes"
    assert said["CapabilityBoundingSet"] == ""
    assert said["Environment"] == f"SANTORINI_DATA=/var/lib/{said['StateDirectory']}"


def test_the_image_is_built_of_what_is_locked_and_runs_as_nobody() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    last = text.rpartition("\nFROM ")[2]
    assert "--require-hashes -r /tmp/requirements.lock" in last
    assert "\nUSER 10001\n" in last
    command = json.loads(last.rpartition("\nCMD ")[2])
    assert CliRunner().invoke(app, [*command[1:], "--help"]).exit_code == 0
    for copied in re.findall(r"^COPY (?!--)(\S+)", last, re.MULTILINE):
        assert (ROOT / copied).exists()


def test_every_locked_package_has_hashes_and_no_address() -> None:
    everything = (ROOT / "requirements.lock").read_text()
    pins = set(re.findall(r"^\S+==\S+", everything, re.MULTILINE))
    for file in ("requirements.lock", "deploy/requirements.lock"):
        text = (ROOT / file).read_text()
        packages = re.split(r"\n(?=[^\s#])", text)[1:]
        assert len(packages) > 30
        assert all("--hash=sha256:" in package for package in packages)
        assert "://" not in text
        assert {package.split()[0] for package in packages} <= pins  # the same versions are tested and deployed


def test_the_operators_page_shows_the_files_as_they_are() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in page, file.name
