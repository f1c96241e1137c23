"""The application is plain ASGI: sockets work under Starlette's TestClient, and under uvicorn without our classes."""

from __future__ import annotations

import gc
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import ClientConnection

from santorini.server import metrics
from santorini.server.settings import Settings
from santorini.server.web.app import create_app
from testkit.crowd import Server
from tests.server.browser import Browser, Socket, play_out, two_players


class Uvicorn(Server):
    """The application as `uvicorn` runs it by itself, without our protocol classes."""

    def command(self) -> list[str]:
        return ["-m", "uvicorn", "--factory", "santorini.server.web.app:create_app", "--port", str(self.port)]


class Session:
    """A socket of the test client, as tests use those of a real browser."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session

    def send(self, text: str) -> None:
        self._session.send_text(text)

    def recv(self, _: float) -> str:
        return self._session.receive_text()

    def close(self) -> None:
        self._session.close()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(data=tmp_path, messages_at_once=1000, outgoing=100_000))) as client:
        yield client
    gc.unfreeze()


def opened(client: TestClient, table: str, guest: str) -> WebSocketTestSession:
    return client.websocket_connect(f"/api/tables/{table}/socket", headers={"Cookie": f"santorini={guest}"})


def seated(client: TestClient) -> tuple[str, str, str]:
    """A table, and the cookies of two guests who sit there."""
    answer = client.post("/api/tables", json={"seats": ["me", "open"]})
    table, ann = answer.json()["id"], answer.cookies["santorini"]
    client.cookies.clear()
    ben = client.post(f"/api/tables/{table}/seats/1", json={}).cookies["santorini"]
    client.cookies.clear()
    return table, ann, ben


def closed(session: WebSocketTestSession) -> int:
    """The code with which the application closes a socket."""
    try:
        while True:
            session.receive_text()
    except WebSocketDisconnect as gone:
        return gone.code


def test_a_whole_game_is_played_over_sockets_of_the_test_client(client: TestClient) -> None:
    table, ann, ben = seated(client)
    with opened(client, table, ann) as first, opened(client, table, ben) as second:
        players = [Socket(cast(ClientConnection, Session(session))) for session in (first, second)]
        assert [player.table["you"] for player in players] == [[0], [1]]
        play_out(players, random.Random(1))
    assert client.get(f"/api/tables/{table}/replay").json()["frames"][-1]["view"]["result"]


def test_a_message_sent_twice_is_done_once(client: TestClient) -> None:
    table, ann, _ = seated(client)
    with opened(client, table, ann) as session:
        player = Socket(cast(ClientConnection, Session(session)))
        assert player.ask("say", id="m", phrase="hello")["type"] == "news"
        assert player.ask("say", id="m", phrase="hello") == {"type": "done", "id": "m", "version": player.version}


@pytest.mark.parametrize(
    ("text", "code"),
    [('{"type":"say","id":"x","phrase":"hello"}', 4400), ("nonsense", 4400), ("x" * 5000, 1009)],
    ids=["no hello", "no message", "too large"],
)
def test_what_a_socket_is_closed_for(client: TestClient, text: str, code: int) -> None:
    table, ann, _ = seated(client)
    with opened(client, table, ann) as session:
        session.send_text(text)
        assert closed(session) == code


def test_more_bytes_than_messages_need_are_cut_off(client: TestClient) -> None:
    table, ann, _ = seated(client)
    cut = metrics.CUT.labels("frames")
    before = cut._value.get()
    with opened(client, table, ann) as session:
        for _ in range(500):  # fewer than a guest may send
            session.send_text('{"type":"hello"}' + " " * 4000)
        assert closed(session) == 4429
    assert cut._value.get() == before + 1


def test_uvicorn_alone_runs_the_application(tmp_path: Path) -> None:
    with Uvicorn(tmp_path) as server:
        table, ann, ben = two_players(server)
        with ann, ben, ann.join(table) as first, ben.join(table) as second:
            play_out([first, second], random.Random(2))
        with Browser(server) as spectator, spectator.join(table) as socket:
            assert socket.over
    assert "Traceback" not in (tmp_path / "server.log").read_text()


def test_every_way_sends_the_same_bytes(server: Server, plain: Server) -> None:
    told = []
    for one in (server, plain):
        table, ann, ben = two_players(one, first=0)
        with ann, ben, ann.join(table) as first, ben.join(table) as second:
            play_out([first, second], random.Random(3))
            news = [text for text in first.recorded + second.recorded if text.startswith('{"type":"news"')]
            told.append([re.sub(r'"at":\d+', '"at":0', text) for text in news])  # only the time differs
    assert told[0] == told[1]
