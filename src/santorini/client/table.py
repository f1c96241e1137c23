"""A table on a server, as one guest is told of it."""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, NamedTuple, Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from santorini.client.wire import RequestRefused, Wire
from santorini.notation import Step, read_seen
from santorini.players import Player
from santorini.records import read_position
from santorini.views import View

Frame = dict[str, Any]

GONE = {4403, 4404, 4410, 4423}  # closed for good, as docs/protocol.md says
FIRST_WAIT, LONGEST_WAIT, PATIENCE = 0.4, 3.0, 60.0  # seconds between tries to come back, and until it is given up
ANSWER = 8.0  # seconds without an answer after which a connection is taken for dead


class Ended(NamedTuple):
    """How a game ended: the seats that have won, and a reason of the rules, `time` or `abandoned`."""

    seats: tuple[int, ...]
    reason: str


class Table:
    """A table with its socket, which closes with the block: `with client.open() as table: ...`.

    What was told last is in `info` (seats, clocks, draft), `frame` (the view as it was sent), `steps` (those of the
    game so far, None where this guest only heard that there was one) and `version`. A lost connection is opened again,
    and what was not answered is sent again, with the same id.
    """

    def __init__(self, wire: Wire, id: str, keys: dict[int, str] | None = None) -> None:
        self.id = id
        self.keys = keys or {}
        self.you: list[int] = []
        self.info: Frame = {}
        self.frame: Frame | None = None
        self.steps: list[Step | None] = []
        self.version = 0
        self._wire = wire
        self._asked: Frame | None = None
        self._name = f"{random.SystemRandom().getrandbits(48):x}"
        self._count = 0
        self._sockets = ExitStack()
        self._link: ClientConnection | None = None
        self._open()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the table without standing up."""
        self._sockets.close()

    # ---------------------------------------------------------------- frames

    def _open(self) -> None:
        """Come (back) to the table, and say again what was not answered."""
        end, wait = time.monotonic() + PATIENCE, FIRST_WAIT
        while True:
            try:
                self._link = self._sockets.enter_context(self._wire.socket(self.id))
                self._link.send(json.dumps({"type": "hello", "since": self.version}))
                self._heard(json.loads(self._link.recv(ANSWER)))
                if self._asked:
                    self._link.send(json.dumps(self._asked))
                return
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                if code in GONE:
                    raise RequestRefused(
                        f"closed-{code}", message=f"the server has closed this table to us ({code})"
                    ) from None
                if time.monotonic() > end:
                    raise
            self.close()
            time.sleep(wait * random.uniform(0.75, 1.25))
            wait = min(2 * wait, LONGEST_WAIT)

    def _send(self, frame: Frame) -> None:
        """Say something. If the connection is lost, listening finds out, and what was asked is said again."""
        assert self._link, "a table is open from the beginning"
        with suppress(ConnectionClosed):
            self._link.send(json.dumps(frame))

    def listen(self, timeout: float | None = None) -> Frame:
        """The next frame, whatever it is, for which opponents may let you wait long. After a lost connection, or if
        nothing came in time, the table is told anew, and an empty frame comes back.
        """
        assert self._link, "a table is open from the beginning"
        try:
            frame: Frame = json.loads(self._link.recv(timeout))
        except (ConnectionClosed, TimeoutError):
            self.close()
            self._open()
            return {"type": "table"}
        self._heard(frame)
        return frame

    def _heard(self, frame: Frame) -> None:
        """Note what a frame tells."""
        kind = frame["type"]
        if kind not in ("table", "news", "presence"):
            return
        self.info = {**self.info, **frame.get("info", {})}
        if kind == "presence":
            return
        entries = frame["log"] if kind == "table" else [frame["entry"]]
        for entry in sorted(entries, key=lambda entry: int(entry["version"])):
            if entry["version"] > self.version:
                self._read(entry)
        self.version = frame["version"]
        self.you = frame.get("you", self.you)
        self.frame = frame.get("view", self.frame)

    def _read(self, entry: Frame) -> None:
        """Keep the steps as they were told."""
        if entry["kind"] == "step":
            self.steps.append(read_seen(entry["text"]))
        elif entry["kind"] == "undo":
            del self.steps[len(self.steps) - entry["count"] :]

    def ask(self, type: str, **fields: Any) -> Frame:
        """Send a frame of docs/protocol.md, and wait for its answer. A refusal is raised."""
        self._count += 1
        self._asked = {"type": type, "id": f"{self._name}-{self._count}", **fields}
        self._send(self._asked)
        while True:
            frame = self.listen(ANSWER)
            if frame.get("id") != self._asked["id"] and not (frame["type"] == "refused" and "id" not in frame):
                continue
            if frame.get("code") in ("too-fast", "try-again"):
                time.sleep(float(frame.get("args", {}).get("seconds", FIRST_WAIT)))
                self._send(self._asked)
                continue
            self._asked = None
            if frame["type"] == "refused":
                raise RequestRefused(frame["code"], frame.get("args"))
            return frame

    # ---------------------------------------------------------------- what can be done

    def sit(self, seat: int | None = None) -> Self:
        """Take a seat, or the first open one."""
        if seat is None:
            free = [seat for seat, info in enumerate(self.info["seats"]) if info["player"] == "open"]
            if not free:
                raise RequestRefused("no-open-seat", message="no seat is open here")
            seat = free[0]
        self.keys[seat] = self._wire.ask("POST", f"/tables/{self.id}/seats/{seat}", {})["key"]
        self.close()
        self._open()
        return self

    @property
    def ended(self) -> Ended | None:
        """How the game ended, if it has."""
        result = self.frame and self.frame["result"]
        return Ended(tuple(result["seats"]), result["reason"]) if result else None

    @property
    def deciding(self) -> int | None:
        """The seat of yours that has to decide, if one has."""
        decider = self.frame["decider"] if self.frame and not self.ended else None
        return decider if decider in self.you else None

    def view(self) -> View:
        """What your deciding seat knows, as the library has it: for any player with `decide(view)`."""
        seat = self.deciding
        if seat is None or self.frame is None:
            raise RequestRefused("not-your-turn", message="no seat of yours has to decide now")
        if not self.frame["legal"]:
            raise RequestRefused("several-seats", message="with secrets on the table, a program can have one seat only")
        text = self._wire.ask("GET", f"/tables/{self.id}/position")["text"]
        legal = tuple(Step(number) for number in self.frame["legal"])
        return View(seat, read_position(text), seat, legal, tuple(self.steps), None)

    def step(self, step: int) -> Frame:
        """Take a step that is legal now."""
        return self.ask("step", version=self.version, step=int(step))

    def record(self) -> str:
        """The game as text; what you may not know is `??`."""
        text: str = self._wire.ask("GET", f"/tables/{self.id}/record")
        return text

    def play(self, player: Player) -> Ended:
        """Let a player decide for your seats until the game is over."""
        while (ended := self.ended) is None:
            if self.deciding is None:
                self.listen()
                continue
            try:
                self.step(player.decide(self.view()))
            except RequestRefused as refused:
                if refused.code != "stale":
                    raise
                self._send({"type": "hello", "since": self.version})  # something happened meanwhile: look again
                self.listen(ANSWER)
        return ended
