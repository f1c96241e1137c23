"""The engine: it reads commands, thinks in a thread of its own, and answers. Wrong commands do not end it."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable, Iterable

import santorini
from santorini.ai.analysis import Analysis, Limit
from santorini.ai.hints import seen_by_decider
from santorini.engine.protocol import VERSION, BadCommand, Info, read_count, read_limit, read_view, write_turns
from santorini.engine.thinker import OPTIONS, Thinker
from santorini.game import Game
from santorini.records import hidden_in, read_game, read_position
from santorini.views import View

THREAD_END = 10.0  # seconds that a thought may still take when the engine has to end


class Server:
    """One conversation."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._settings = {name: option.default for name, option in OPTIONS.items()}
        self._thinker: Thinker | None = None
        self._view: View | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._thinking = False
        self._anytime: dict[str, Callable[[str], None]] = {
            "santorini-protocol": self._identify,
            "ready?": lambda _: self._write("ready"),
            "stop": lambda _: self._stop.set(),
        }
        self._when_idle: dict[str, Callable[[str], None]] = {
            "set": self._set,
            "new": self._new,
            "position": self._position,
            "game": self._game,
            "view": self._take_view,
            "go": self._go,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Answer all lines until `quit`, or until there are no more."""
        for line in lines:
            if line.split() == ["quit"]:
                break
            self.answer(line.strip())
        self._stop.set()
        if self._thread is not None:
            self._thread.join(THREAD_END)

    def answer(self, line: str) -> None:
        """Do what one line says, or say why not."""
        word, _, rest = line.partition(" ")
        try:
            if word in self._when_idle:
                if self._thinking:
                    raise BadCommand(f"{word} has to wait: the engine thinks; say stop")
                self._when_idle[word](rest.strip())
            elif word in self._anytime:
                self._anytime[word](rest.strip())
            elif word:
                known = ", ".join([*self._anytime, *self._when_idle, "quit"])
                raise BadCommand(f"there is no command {word!r}; there are {known}")
        except ValueError as error:
            self._write(complaint(error))

    # ---------------------------------------------------------------- commands

    def _identify(self, _: str) -> None:
        self._write(f"id name santorini {santorini.__version__}")
        self._write(f"id protocol {VERSION}")
        for name, option in OPTIONS.items():
            self._write(f"option {name} default {option.default} from {option.least} to {option.most}")
        self._write("ready")

    def _set(self, text: str) -> None:
        name, _, value = text.partition(" ")
        option = OPTIONS.get(name)
        if option is None:
            raise BadCommand(f"there is no option {name!r}; there are {', '.join(OPTIONS)}")
        number = read_count(value.strip())
        if not option.least <= number <= option.most:
            raise BadCommand(f"{name} goes from {option.least} to {option.most}, not {number}")
        self._settings[name] = number
        self._thinker = None

    def _new(self, _: str) -> None:
        self._thinker = self._view = None

    def _position(self, text: str) -> None:
        position = read_position(text)
        hidden = hidden_in(position)
        if hidden:
            raise BadCommand(f"the position does not show the {hidden[0]}; say what a seat knows by view")
        self._view = decision(Game.from_position(position))

    def _game(self, text: str) -> None:
        self._view = decision(read_game(text if text.endswith("*") else f"{text} *").game)

    def _take_view(self, text: str) -> None:
        self._view = read_view(text)

    def _go(self, text: str) -> None:
        limit = read_limit(text.split())
        if self._view is None:
            raise BadCommand("there is nothing to think about; say position, game or view first")
        self._stop = threading.Event()
        self._thinking = True
        self._thread = threading.Thread(target=self._think, args=(self._view, limit, self._stop), daemon=True)
        self._thread.start()

    # ---------------------------------------------------------------- thinking

    def _think(self, view: View, limit: Limit, stop: threading.Event) -> None:
        def tell(found: Analysis) -> None:
            for place in range(len(found.lines)):
                self._write(Info.about(view.position, found, place).write())

        try:
            if self._thinker is None:
                self._thinker = Thinker(dict(self._settings))
            turn = self._thinker.turn(view, limit, stop, tell)
            if limit == Limit():
                stop.wait()  # whoever asked for no limit waits for no answer before saying stop
            answer = f"bestturn {write_turns(view.position, [turn])[0]}"
        except BadCommand as error:
            answer = complaint(error)
        except Exception as error:  # a fault must not leave whoever waits for an answer without one
            traceback.print_exc()
            answer = complaint(error)
        self._thinking = False  # before the answer: who has heard it may go on at once
        self._write(answer)


def complaint(error: Exception) -> str:
    """What went wrong, in one line."""
    return " ".join(f"error {error}".split())


def decision(game: Game) -> View:
    """What the seat knows that has to decide."""
    if game.over:
        raise BadCommand("the game is over")
    if game.decider is None:
        raise BadCommand("chance has to draw a card first")
    return seen_by_decider(game)


def serve() -> None:
    """Be an engine at standard input and output."""
    lock = threading.Lock()

    def write(line: str) -> None:
        with lock:
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", line_buffering=True)  # type: ignore[union-attr]
    try:
        Server(write).run(iter(sys.stdin.readline, ""))
    except (KeyboardInterrupt, BrokenPipeError):
        return
