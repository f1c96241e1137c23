"""One client that sends too much, too fast or too slowly is cut off, and nobody else notices."""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from santorini.server.settings import Settings
from santorini.server.web.peers import Peers, network_of
from testkit.crowd import Server
from tests.server.browser import Browser, two_players

LIMITS = {  # as they are for everybody, but this machine is no proxy
    "proxies": "192.0.2.1",
    "messages_at_once": 20,
    "requests_at_once": 60,
    "sockets_per_address": 50,
    "connections_per_address": 30,
    "request_seconds": 1,
}
MUCH = 20_000_000  # bytes: more than what lies between two processes
JSON = b"POST /api/replay HTTP/1.1\r\nContent-Type: application/json\r\n"
TINY = {
    "pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "fragments": b"\0\x80\0\0\0\0",
    "messages": b"\x81\x81\0\0\0\0x",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("strict"), **LIMITS) as server:
        yield server


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Few of everything, but this machine is a proxy; and few open files, to begin with."""
    few = {"sockets_per_address": 10, "connections_per_address": 5, "changes_at_once": 4, "changes_per_minute": 1}
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
    try:
        with Server(tmp_path_factory.mktemp("trusting"), **few) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            yield server
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def connected(server: Server) -> sockets.socket:
    return sockets.create_connection(("127.0.0.1", server.port), timeout=10)


def opened(server: Server, table: str) -> sockets.socket:
    """A socket after its handshake, as bare as it can be."""
    link = connected(server)
    link.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\n".encode()
        + b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert link.recv(4096).startswith(b"HTTP/1.1 101")
    return link


def taken(link: sockets.socket, text: bytes, most: int = MUCH) -> int:
    """How many bytes of a flood are taken before the connection is gone; what is answered is read."""
    sent, text = 0, text * (65536 // len(text) + 1)
    link.setblocking(False)
    with contextlib.suppress(ConnectionError):
        while sent < most:
            readable, writable, _ = select.select([link], [link], [], 10)
            if readable and not link.recv(1 << 20):
                break
            if writable:
                sent += link.send(text)
    return sent


def alive(link: sockets.socket) -> bool:
    """Is a request for /health answered?"""
    told = b""
    while b"alive" not in told:
        if not (more := link.recv(4096)):
            return False
        told += more
    return True


def gone(link: sockets.socket, seconds: float = 10) -> bool:
    """Does the server hang up?"""
    link.settimeout(seconds)
    try:
        while link.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


@pytest.fixture(scope="module")
def table(strict: Server) -> str:
    with Browser(strict) as ann:
        return ann.open(seats=["me", "me"])[0]


@pytest.mark.parametrize("kind", TINY)
def test_tiny_frames_of_any_kind_are_not_read_for_long(strict: Server, table: str, kind: str) -> None:
    with opened(strict, table) as link:
        link.sendall(b"\x81\x90\0\0\0\0" + b'{"type":"hello"}')
        if kind == "fragments":
            link.sendall(b"\x01\x80\0\0\0\0")  # of a message without end
        assert taken(link, TINY[kind]) < MUCH


def drip(link: sockets.socket) -> None:
    for _ in range(20_000):
        link.send(b"\x81")


def test_a_frame_byte_by_byte_is_not_read_for_long(strict: Server, table: str) -> None:
    with opened(strict, table) as link:
        link.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        with pytest.raises(ConnectionError):
            drip(link)


def test_a_socket_that_was_closed_is_not_read_for_long(strict: Server) -> None:
    with opened(strict, "nowhere-at-all") as link:
        link.sendall(b"\x81\x81\0\0\0\0x")  # closed with 4400: this is no hello
        began = time.monotonic()
        assert taken(link, TINY["pongs"]) < MUCH
        assert time.monotonic() - began < 6, "uvicorn would read for ten seconds"


def test_large_frames_are_heard_one_by_one(strict: Server, table: str) -> None:
    """A frame that comes in many reads, and frames of every length, are counted right."""
    with Browser(strict) as ann, ann.join(table) as socket:
        for size in (1, 119, 120, 121, 3900):
            assert socket.ask("step", version=0, step=0, padding="x" * size)["code"] == "bad-message"


def test_a_plain_socket_that_is_closed_counts_no_more_among_the_connections(tmp_path: Path) -> None:
    with Server(tmp_path, fast_sockets=0, **LIMITS) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"])
        for _ in range(40):
            ann.link(table).close()


def test_headers_without_end_are_refused(strict: Server) -> None:
    with connected(strict) as link:
        link.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 40_000)
        assert link.recv(100).startswith(b"HTTP/1.1 431 ")
    with connected(strict) as link:
        link.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: a\r\n" * 8000)
        assert link.recv(100).startswith(b"HTTP/1.1 431 ")


def test_long_headers_before_a_body_are_no_flood(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, headers={"X": "a" * 20_000}) as client:
        for _ in range(3):
            body = b'{"text":"' + b" " * 60_000 + b'"}'
            answer = client.post("/api/replay", content=body, headers={"Content-Type": "application/json"})
            assert answer.json()["code"] == "too-large"


@pytest.mark.parametrize(
    "half",
    [b"G", b"GET /health HTTP/1.1\r\nHost: x\r\n", JSON + b"Content-Length: 9\r\n\r\n"],
    ids=["line", "headers", "body"],
)
def test_a_request_that_does_not_come_is_not_awaited(strict: Server, half: bytes) -> None:
    with connected(strict) as link:
        link.sendall(half)
        assert gone(link)
    with connected(strict) as link:  # the second request over a connection no more than the first
        link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + half)
        assert alive(link)
        assert gone(link)


@pytest.mark.parametrize("line", [b"", b"\r\n"], ids=["nothing", "line"])
def test_a_connection_without_a_request_is_closed(strict: Server, line: bytes) -> None:
    with connected(strict) as link:
        link.sendall(line)
        assert gone(link)


def test_a_body_in_tiny_chunks_is_refused(strict: Server) -> None:
    with connected(strict) as link:
        link.sendall(
            b"POST /api/replay HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        assert taken(link, b"1\r\nx\r\n", 200_000) < 200_000 or gone(link)


def test_requests_in_advance_are_bounded(strict: Server) -> None:
    with connected(strict) as link:
        link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        answers = b""
        with contextlib.suppress(ConnectionError):
            while more := link.recv(65536):
                answers += more
        assert answers.count(b"alive") < 50


def test_an_address_has_so_many_connections(strict: Server) -> None:
    with contextlib.ExitStack() as stack:
        links = [stack.enter_context(connected(strict)) for _ in range(40)]
        assert gone(links[-1], 0.5), "cut off before a request could have been late"
    time.sleep(0.2)
    assert httpx.get(f"{strict.url}/health").is_success


def test_a_proxy_has_as_many_connections_as_it_needs(trusting: Server) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(40):
            link = stack.enter_context(connected(trusting))
            link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert alive(link)


def test_sockets_are_not_opened_again_and_again(trusting: Server) -> None:
    with Browser(trusting) as ann:
        table, _ = ann.open(seats=["me", "me"])

        def storm() -> None:
            for _ in range(60):
                ann.link(table).close()

        with pytest.raises(InvalidStatus):
            storm()


def children(process: int, module: str) -> list[int]:
    """The processes of a server that run this module."""
    pids = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(pid) for pid in pids if module in Path(f"/proc/{pid}/cmdline").read_text().split("\0")]


def test_pictures_are_drawn_elsewhere_and_a_dead_process_is_replaced(trusting: Server) -> None:
    def drawn(size: int) -> int:
        text = "00000/00000/00100/00000/0003^0 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"
        return httpx.get(f"{trusting.url}/api/picture.svg", params={"text": text, "size": size}, timeout=30).status_code

    assert drawn(200) == 200
    [artist] = children(trusting.pid, "santorini.server.rendering.process")
    os.kill(artist, signal.SIGKILL)
    assert drawn(200) == 200, "it is kept"
    assert {drawn(201), drawn(202)} <= {200, 503}
    assert drawn(203) == 200


def test_as_many_files_as_allowed(trusting: Server) -> None:
    soft, hard = resource.prlimit(trusting.pid, resource.RLIMIT_NOFILE)
    assert soft == hard


def test_who_comes_without_a_cookie_is_one_guest(trusting: Server) -> None:
    elsewhere = {"X-Forwarded-For": "192.0.2.7"}
    status = [httpx.post(f"{trusting.url}/api/tables", json={}, headers=elsewhere).status_code for _ in range(6)]
    assert status == [201, 201, 201, 201, 429, 429]
    with Browser(trusting) as ann:  # who has one is another
        assert ann.client.post("/api/tables", json={}, headers=elsewhere).is_success


def test_networks_of_subscribers_count_as_one() -> None:
    assert network_of("2001:db8:0:1::1") == network_of("2001:db8:0:1:ffff::2") != network_of("2001:db8:0:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("unix:") == "unix:"
    peers = Peers(Settings(connections_per_address=2))
    assert [peers.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    peers.leave("2001:db8::1")
    assert peers.enter("2001:db8::9")


@pytest.mark.parametrize("version", [2**31, -(2**31) - 1, 2**63, 10**40])
@pytest.mark.parametrize("kind", ["step", "undo"])
def test_numbers_out_of_bounds_are_refused_and_the_table_stays(server: Server, kind: str, version: int) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben, ann.join(table) as first, ben.join(table) as second:
        more: dict[str, Any] = {"step": 0} if kind == "step" else {}
        assert second.ask(kind, version=version, **more)["code"] == "bad-message"
        assert first.step(first.legal[0])["type"] == "news"


def test_who_is_here_is_not_told_to_all_for_everybody(server: Server) -> None:
    with contextlib.ExitStack() as stack:
        ann = stack.enter_context(Browser(server))
        table, _ = ann.open(seats=["me", "open"])
        waiting = stack.enter_context(ann.join(table))
        began = time.monotonic()
        for _ in range(30):
            spectator = stack.enter_context(Browser(server))
            stack.enter_context(spectator.join(table))
        told = [waiting.hear("presence")]
        while told[-1]["info"]["spectators"] < 30:
            told.append(waiting.hear("presence"))
        assert len(told) <= 2 + (time.monotonic() - began) / 0.7
