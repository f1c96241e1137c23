"""Talk to an engine: any program that speaks the protocol, and a player wherever one may sit."""

from __future__ import annotations

import queue
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Self

from santorini.ai.analysis import Limit
from santorini.ai.hints import seen_by_decider
from santorini.ai.plans import Plans
from santorini.engine.protocol import BadCommand, Info, read_turn, write_limit, write_view
from santorini.errors import SantoriniError
from santorini.game import Game
from santorini.notation import Step
from santorini.rules.position import Position
from santorini.views import View

OURS = (sys.executable, "-m", "santorini", "engine")
PATIENCE = 60.0  # seconds to wait for an answer beyond the time that thinking may take
PARTING = 5.0  # seconds until an engine that does not quit is ended


class EngineError(ChildProcessError):
    """An engine has ended, does not answer, or answers what cannot be."""


def words_of(command: str) -> list[str]:
    """The program that a command runs, and what it is told."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise EngineError(f"{command!r} is no command: {error}") from None
    if not words:
        raise EngineError("an engine needs a command")
    return words


class Engine:
    """A running engine. It ends with the block: `with Engine("my-engine --fast") as engine: ...`.

    It is a player too: it is told what its seat knows, and the limit is for a turn.

    >>> from santorini import Game, view
    >>> game = Game()
    >>> with Engine(options={"level": 1}) as engine:
    ...     engine.decide(view(game, 0)) in game.legal_steps()
    True
    """

    def __init__(
        self,
        command: str | Sequence[str] = OURS,
        limit: Limit | None = None,
        options: Mapping[str, int | str] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.limit = limit or Limit(seconds=1.0)
        self.identity: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self._patience = patience
        self._plans = Plans()
        words = words_of(command) if isinstance(command, str) else list(command)
        self._name = words[0]
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace", bufsize=1
        )
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()
        try:
            self._identify()
            for name, value in (options or {}).items():
                self.set(name, value)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---------------------------------------------------------------- talking

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.strip())
        self._lines.put(None)

    def send(self, line: str) -> None:
        """Say one line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise EngineError(f"{self._name} has ended") from None

    def receive(self, patience: float | None) -> str:
        """Hear one line, within so many seconds."""
        try:
            line = self._lines.get(timeout=patience)
        except queue.Empty:
            raise EngineError(f"{self._name} has not answered for {patience:g} seconds") from None
        if line is None:
            self._lines.put(None)
            raise EngineError(f"{self._name} has ended")
        return line

    def _identify(self) -> None:
        self.send("santorini-protocol")
        while (line := self.receive(self._patience)) != "ready":
            kind, _, rest = line.partition(" ")
            name, _, told = rest.partition(" ")
            if kind == "id":
                self.identity[name] = told
            elif kind == "option":
                self.options[name] = told

    def _settle(self) -> None:
        """Wait until everything said is done; raise what was wrong with it."""
        self.send("ready?")
        wrong = ""
        while (line := self.receive(self._patience)) != "ready":
            wrong = wrong or line.removeprefix("error ") if line.startswith("error ") else wrong
        if wrong:
            raise EngineError(f"{self._name}: {wrong}")

    # ---------------------------------------------------------------- what it can do

    def set(self, name: str, value: int | str) -> None:
        """Set an option."""
        self.send(f"set {name} {value}")
        self._settle()

    def new_game(self) -> None:
        """Let it forget what it has found out."""
        self._plans = Plans()
        self.send("new")
        self._settle()

    def stop(self) -> None:
        """Let it answer at once; to be called from another thread, or while it tells something."""
        self.send("stop")

    def think(
        self,
        source: Game | View | Position,
        limit: Limit | None = None,
        told: Callable[[Info], None] = lambda _: None,
    ) -> tuple[Step, ...]:
        """The turn it finds best, or the step of one it cannot foresee; `told` hears what it tells meanwhile."""
        seen, limit = seen_by_decider(source), limit or self.limit
        self.send(f"view {write_view(seen)}")
        self._settle()
        self.send(f"go {write_limit(limit)}")
        patience = None if limit.seconds is None else limit.seconds + self._patience
        while True:
            kind, _, rest = (line := self.receive(patience)).partition(" ")
            if kind == "info":
                told(Info.read(line))
            elif kind == "error":
                raise EngineError(f"{self._name}: {rest}")
            elif kind == "bestturn":
                return self._understood(rest, seen)

    def _understood(self, text: str, seen: View) -> tuple[Step, ...]:
        try:
            turn = read_turn(text, seen.position, seen.legal)
        except (BadCommand, SantoriniError) as error:
            raise EngineError(f"{self._name} answers {text!r}: {error}") from None
        if not turn:
            raise EngineError(f"{self._name} answers with no turn")
        return turn

    def decide(self, view: View) -> Step:
        """The step it thinks best."""
        if len(view.legal) == 1:
            return view.legal[0]
        planned = self._plans.step(view)
        if planned is None:
            turn = self.think(view)
            self._plans.remember(view.position, turn)
            planned = self._plans.step(view) or turn[0]
        return planned

    def close(self) -> None:
        """End the engine."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write("quit\n")
            self._process.stdin.close()
        except (BrokenPipeError, ValueError):
            pass
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(PARTING)
        self._process.stdout.close()
