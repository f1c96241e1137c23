"""What must not work: bad messages, foreign pages, forged cookies, other people's seats, floods. Nothing is changed."""

from __future__ import annotations

import contextlib
import json
import re
import socket as sockets
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from santorini.rules.words import RESIGN
from testkit.crowd import Server
from testkit.playing import effort, numbers_of
from tests.server.browser import Browser, Socket, two_players

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
TYPES = (
    *("step", "undo", "resign", "ask", "answer", "offer", "pick", "first", "replace", "dismiss", "again"),
    *("hello", "look", "why", "table", "news"),
)
FIELDS = ("id", "version", "step", "seat", "whole", "yes", "powers", "power", "rematch", "since", "src", "dst")
numbers = st.integers(-1, 70_000)
frames = st.builds(
    lambda kind, fields: {**fields, "type": kind},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), numbers | json_values, max_size=6)
    | st.fixed_dictionaries({"id": st.text(min_size=1, max_size=40), "version": numbers, "step": numbers}),
)
texts = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | json_values.map(json.dumps)
    | frames.map(json.dumps)
    | st.sampled_from(['{"type":"step"', "[" * 2000, '{"type":"step","id":"x","version":9e99,"step":1}', "null", '""'])
)


def closed(link: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            link.recv(10)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


class Attacker:
    """Ann at a table where it is Ben's turn; she comes back when she is thrown out."""

    def __init__(self, server: Server) -> None:
        self.table, self._ann, self._ben = two_players(server, first=1)
        self._socket = self._ann.join(self.table)

    def send(self, text: str | bytes) -> str:
        """What the server answers."""
        try:
            self._socket.raw(text)
            return str(self._socket.hear("refused", "table", "reason", "news", "done")["type"])
        except ConnectionClosed as error:
            self._socket = self._ann.join(self.table)
            return f"closed {error.rcvd.code if error.rcvd else None}"


@pytest.fixture(scope="module")
def attacker(each: Server) -> Attacker:
    return Attacker(each)


@settings(max_examples=effort(300, 60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=texts)
def test_whatever_is_sent_is_answered_and_changes_nothing(each: Server, attacker: Attacker, text: str | bytes) -> None:
    before = len(each.lines()[attacker.table])
    kind = None
    with contextlib.suppress(ValueError, AttributeError, RecursionError):
        kind = json.loads(text).get("type")
    if kind in ("resign", "ask"):
        return  # these are Ann's to do
    assert attacker.send(text) in ("refused", "table", "reason", "closed 4429")
    assert len(each.lines()[attacker.table]) == before


def test_a_step_that_is_none_is_refused_and_the_table_goes_on(server: Server) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben, ann.join(table) as socket:
        for step in range(31, 1 << 16, 1021):
            if step not in socket.legal and step >> 10 != RESIGN:
                assert socket.step(step)["code"] not in ("failed", "try-again")
        assert socket.step(socket.legal[0])["type"] == "news"


def test_a_wrong_seat_is_refused(server: Server) -> None:
    table, ann, ben = two_players(server, first=1)
    with ann, ben, ann.join(table) as first, ben.join(table) as second:
        assert first.step(second.legal[0])["code"] == "not-your-turn"
        assert first.ask("resign", seat=1)["code"] == "not-your-seat"
        assert first.ask("dismiss", seat=1)["code"] == "not-absent"
        assert first.ask("replace", seat=1)["code"] == "not-absent"
        assert second.step(RESIGN << 10 | 0 << 5)["type"] == "refused"  # to give up for somebody else
        assert not second.over


def test_oversize_frames_close_the_socket(each: Server) -> None:
    with Browser(each) as ann:
        table, _ = ann.open(seats=["me", "me"])
        socket = ann.join(table)
        socket.raw(json.dumps({"type": "say", "id": "x", "phrase": "x" * 5000}))
        assert closed(socket._link) == 1009


def test_a_broken_frame_closes_the_socket_and_is_no_error(each: Server) -> None:
    with Browser(each) as ann:
        table, _ = ann.open(seats=["me", "me"])
        for _ in range(20):
            link = ann.link(table)
            link.send('{"type":"hello"}')
            link.recv(10)
            link.socket.sendall(b"\x81\x81\0\0\0\0x" * 60 + b"\x83\x80\0\0\0\0")  # it has to end for both reasons
            assert closed(link) in (1002, 4429)
    assert "Exception in ASGI application" not in (each.folder / "server.log").read_text()


def test_many_bad_messages_close_the_socket(each: Server) -> None:
    with Browser(each) as ann:
        table, _ = ann.open(seats=["me", "me"])
        socket = ann.join(table)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                socket.raw("nonsense")
        assert closed(socket._link) == 4429


def test_the_first_frame_has_to_be_hello(each: Server) -> None:
    with Browser(each) as ann:
        table, _ = ann.open(seats=["me", "me"])
        link = ann.link(table)
        link.send('{"type":"say","id":"x","phrase":"hello"}')
        assert closed(link) == 4400


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1.evil.example", "http://["]
)
def test_foreign_origins_are_refused(each: Server, origin: str) -> None:
    with Browser(each) as ann:
        table, _ = ann.open(seats=["me", "open"])
        assert closed(ann.link(table, Origin=origin)) == 4403
        answer = ann.client.post("/api/tables", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        assert (
            ann.client.get("/api/games", headers={"Origin": origin}).headers.get("access-control-allow-origin") is None
        )


def test_an_address_of_ours_that_the_proxy_does_not_pass_on_is_allowed(tmp_path: Path) -> None:
    ours = {"Origin": "https://play.example"}
    with Server(tmp_path, origins="https://play.example") as server, Browser(server) as ann:
        table = ann.client.post("/api/tables", json={"seats": ["me", "me"]}, headers=ours).json()["id"]
        with Socket(ann.link(table, **ours)) as socket:
            assert socket.table["you"] == [0, 1]


def test_requests_of_foreign_pages_are_refused_by_what_the_browser_says(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.json()["code"] == "foreign-origin"


def test_unknown_tables_close_the_socket(each: Server) -> None:
    with Browser(each) as ann:
        link = ann.link("nowhere")
        link.send('{"type":"hello"}')
        assert closed(link) == 4404


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben:
        head, *rest = ann.client.cookies["santorini"].split(".")
        for forged in (f"{head}.{rest[0]}.AAAA", head, f"{head[:-2]}AA.{'.'.join(rest)}", "x", ""):
            with Browser(server) as thief:
                thief.client.cookies.clear()
                thief.client.cookies.set("santorini", forged)
                with thief.join(table) as socket:
                    assert socket.table["you"] == []
                    assert socket.step(0)["code"] == "not-seated"
                assert thief.client.delete(f"/api/tables/{table}/seats/0").status_code == 403


@pytest.mark.parametrize(
    ("body", "headers", "status", "code"),
    [
        (b"{}", {"Content-Type": "text/plain"}, 415, "not-json"),
        (b"{", {"Content-Type": "application/json"}, 400, "bad-message"),
        (b'{"players":9}', {"Content-Type": "application/json"}, 400, "bad-message"),
        (b'{"unknown":1}', {"Content-Type": "application/json"}, 400, "bad-message"),
        (b'{"players":3}', {"Content-Type": "application/json"}, 400, "bad-options"),
        (b'{"position":"nonsense"}', {"Content-Type": "application/json"}, 400, "bad-options"),
        (b" " * 70_000, {"Content-Type": "application/json"}, 413, "too-large"),
    ],
)
def test_bad_requests(server: Server, body: bytes, headers: dict[str, str], status: int, code: str) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"]


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    limits = {"changes_at_once": 3, "changes_per_minute": 6, "messages_at_once": 5, "messages_per_second": 0.1}
    with Server(tmp_path, **limits) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"])
        answers = [ann.client.put("/api/me", json={"name": "x"}) for _ in range(5)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-fast"
        assert int(answers[-1].headers["Retry-After"]) == int(answers[-1].json()["args"]["seconds"]) <= 11
        with ann.join(table) as socket, ann.join(table) as second:
            told = [socket.ask("say", phrase="hello") for _ in range(8)]
            assert told[0]["type"] == "news"
            assert told[-1]["code"] == "too-fast"
            assert told[-1]["id"], "whoever waits for an answer knows which message was refused"
            assert second.ask("say", phrase="hello")["code"] == "too-fast", "a guest has one limit for all sockets"


@pytest.mark.parametrize("fast", [1, 0], ids=["fast", "plain"])
def test_an_address_has_so_many_sockets(tmp_path: Path, fast: int) -> None:
    with Server(tmp_path, sockets_per_address=2, fast_sockets=fast) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"])
        with ann.join(table), ann.join(table):
            assert closed(ann.link(table)) == 4429
        with ann.join(table) as socket:
            assert socket.ask("say", phrase="hello")["type"] == "news"


def test_what_fails_is_answered_and_logged_like_everything_else(tmp_path: Path) -> None:
    with Server(tmp_path, log="info", heartbeat=0.1) as server:
        with sqlite3.connect(tmp_path / "santorini.db") as store:
            store.execute("DROP TABLE heartbeat")
            store.execute("DROP TABLE seats")
        while httpx.get(f"{server.url}/ready").status_code != 503:
            time.sleep(0.1)
        answer = httpx.get(f"{server.url}/api/games")
        assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    logged = [json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines()[1:]]
    [failed] = [line for line in logged if line["event"] == "the store cannot be read"]
    assert failed["request"] == answer.headers["X-Request-Id"]


def open_sockets(server: Server) -> float:
    [count] = re.findall(r"^santorini_sockets (.*)$", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    return float(count)


def flood(socket: Socket) -> None:
    """Ask for everything that was said, again and again, without reading it."""
    for _ in range(100):
        socket.say(type="hello", since=0)
        time.sleep(0.002)


@pytest.mark.parametrize("fast", [1, 0], ids=["fast", "plain"])
def test_whoever_does_not_read_is_dropped(tmp_path: Path, fast: int) -> None:
    with Server(tmp_path, outgoing=100_000, fast_sockets=fast) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "me"])
        socket = ann.join(table)
        for _ in range(200):
            socket.ask("say", phrase="hello")
        deadline = time.monotonic() + 30
        while open_sockets(server):
            assert time.monotonic() < deadline
            with contextlib.suppress(ConnectionClosed):
                flood(socket)
        with ann.join(table) as again:
            assert again.ask("say", id="again", phrase="hello")["type"] == "news"
        socket._link.socket.close()


def test_pages_may_do_little(server: Server) -> None:
    headers = httpx.get(f"{server.url}/").headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert headers["x-content-type-options"] == "nosniff"
    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    proxied = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert proxied.startswith("__Host-santorini=")
    assert "Secure" in proxied
    assert (server.folder / "secret").stat().st_mode & 0o077 == 0


def test_a_guest_stays_when_the_cookie_gets_another_name(server: Server) -> None:
    secure = {"X-Forwarded-Proto": "https"}
    with Browser(server, "Ann") as ann:
        old = ann.client.cookies["santorini"]
        answer = httpx.get(f"{server.url}/api/me", headers={**secure, "Cookie": f"santorini={old}"})
        assert answer.json() == {"name": "Ann", "account": False}
        new = answer.cookies["__Host-santorini"]
    with Browser(server, "Eve") as eve:
        forced = f"santorini={eve.client.cookies['santorini']}; __Host-santorini={new}"
        assert httpx.get(f"{server.url}/api/me", headers={**secure, "Cookie": forced}).json() == {
            "name": "Ann",
            "account": False,
        }


def test_a_page_without_tls_is_foreign_to_a_server_with_it(server: Server) -> None:
    own = f"127.0.0.1:{server.port}"
    for scheme, status in (("http", 403), ("https", 200)):
        headers = {"X-Forwarded-Proto": "https", "Origin": f"{scheme}://{own}"}
        assert httpx.put(f"{server.url}/api/me", json={"name": "x"}, headers=headers).status_code == status


def test_a_client_that_goes_away_in_its_body_is_no_error(server: Server) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)) as link:
        link.sendall(b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{")
        time.sleep(0.2)
    time.sleep(0.2)
    assert "ClientDisconnect" not in (server.folder / "server.log").read_text()


def test_files_outside_the_pages_are_not_served(server: Server) -> None:
    for path in (
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/assets/..%2f..%2fsettings.py",
        "//etc/passwd",
        "/%00",
        "/" + "x" * 5000,
    ):
        with sockets.create_connection(("127.0.0.1", server.port)) as link:
            link.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
            told = link.makefile("rb").read()
        assert b"root:" not in told
        assert b"SANTORINI_" not in told


def test_nothing_private_is_logged(tmp_path: Path) -> None:
    with Server(tmp_path, log="debug") as server, Browser(server, "Persephone Q.") as ann:
        table, keys = ann.open(seats=["me", "me"], deal="chosen", powers=numbers_of("Hecate", "Artemis"), first=0)
        with ann.join(table) as socket:
            socket.say(type="look", seat=socket.table["view"]["decider"])
            socket.hear("table")
            step = socket.legal[0]
            socket.step(step)
        logged = (tmp_path / "server.log").read_text()
        assert table in logged
        cookie = ann.client.cookies["santorini"]
        for secret in ("Persephone", keys["0"], cookie, cookie.split(".")[0], f"{step}"):
            assert secret not in logged.replace("127.0.0.1", "")
