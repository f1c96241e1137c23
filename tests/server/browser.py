"""A browser for tests: requests with a cookie, and sockets that talk in frames."""

from __future__ import annotations

import json
import random
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from testkit.crowd import Server

Frame = dict[str, Any]


class Socket:
    """The socket of a table, after hello."""

    def __init__(self, link: ClientConnection, since: int = 0) -> None:
        self._link = link
        self._count = 0
        self.version = 0
        self.table: Frame = {}
        self.recorded: list[str] = []
        self.view: Frame | None = None
        self.say(type="hello", since=since)
        self.hear("table")

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self._link.close()

    def say(self, **frame: Any) -> None:
        self.raw(json.dumps(frame))

    def raw(self, text: str | bytes) -> None:
        self._link.send(text)

    def listen(self, timeout: float = 10) -> Frame:
        """The next frame, whatever it is."""
        self.recorded.append(str(self._link.recv(timeout)))
        frame: Frame = json.loads(self.recorded[-1])
        if frame["type"] in ("table", "news"):
            self.version = frame["version"]
            self.view = frame.get("view", self.view)
        if frame["type"] == "table":
            self.table = frame
        return frame

    def hear(self, *kinds: str) -> Frame:
        """The next frame of these kinds."""
        while True:
            frame = self.listen()
            if frame["type"] in kinds:
                return frame

    def ask(self, type: str, id: str = "", **more: Any) -> Frame:
        """Ask for something, and the answer."""
        self._count += 1
        id = id or f"m{self._count}"
        self.say(type=type, id=id, **more)
        while True:
            frame = self.listen()
            if frame.get("id") == id or (frame["type"] == "refused" and "id" not in frame):
                return frame

    def step(self, step: int, **more: Any) -> Frame:
        return self.ask("step", **{"version": self.version, "step": step, **more})

    @property
    def legal(self) -> list[int]:
        return self.view["legal"] if self.view else []

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["result"])


class Browser:
    """Somebody's browser."""

    def __init__(self, server: Server, name: str = "") -> None:
        self._server = server
        self.client = httpx.Client(base_url=server.url)
        self.client.get("/api/me").raise_for_status()
        if name:
            self.client.put("/api/me", json={"name": name}).raise_for_status()

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()

    def open(self, **options: Any) -> tuple[str, dict[str, str]]:
        """A new table: its name, and the keys of our seats."""
        answer = self.client.post("/api/tables", json=options)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return told["id"], told["keys"]

    def sit(self, table: str, seat: int, key: str | None = None) -> httpx.Response:
        return self.client.post(f"/api/tables/{table}/seats/{seat}", json={"key": key})

    def link(self, table: str, **headers: str) -> ClientConnection:
        """A bare socket."""
        cookie = self.client.cookies.get("santorini")
        given = {"Origin": self._server.url, **({"Cookie": f"santorini={cookie}"} if cookie else {}), **headers}
        address = self._server.url.replace("http", "ws")
        return connect(f"{address}/api/tables/{table}/socket", additional_headers=given, compression=None, legacy=True)

    def join(self, table: str, since: int = 0) -> Socket:
        return Socket(self.link(table), since)


def two_players(server: Server, **options: Any) -> tuple[str, Browser, Browser]:
    """Ann and Ben at a table."""
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    table, _ = ann.open(**{"seats": ["me", "open"], **options})
    assert ben.sit(table, 1).is_success
    return table, ann, ben


def play_out(sockets: list[Socket], rng: random.Random) -> None:
    """Random legal steps until the game is over."""
    while not all(socket.over for socket in sockets):
        for socket in sockets:
            if socket.legal and not socket.over:
                assert socket.step(rng.choice(socket.legal))["type"] == "news"
        for socket in sockets:
            while socket.version < max(other.version for other in sockets):
                socket.listen()
