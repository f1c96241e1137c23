"""What an engine thinks with: searches of the size and the number of threads that were asked for, or a level."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass

from santorini.ai.analysis import Analysis, Limit, helping, searchable
from santorini.ai.computer import ComputerPlayer
from santorini.ai.hints import think
from santorini.ai.levels import LEVELS, level
from santorini.ai.networks import standard_network
from santorini.ai.search import Search
from santorini.ai.transpositions import Transpositions
from santorini.engine.protocol import BadCommand
from santorini.notation import Step
from santorini.players import goes_on, taken
from santorini.rules.walk import Walk
from santorini.views import View

ENTRY = 24  # bytes of the table for a position
MOST_THREADS = 256
MOST_TABLE = 65_536

_WALK = Walk()


@dataclass(frozen=True)
class Option:
    """Something about an engine that can be set: a whole number."""

    default: int
    least: int
    most: int


OPTIONS = {
    "threads": Option(1, 1, MOST_THREADS),
    "table": Option(16, 1, MOST_TABLE),  # megabytes
    "level": Option(0, 0, len(LEVELS)),  # 0 is as strong as the limits allow
    "seed": Option(0, 0, 1 << 31),
    "lines": Option(1, 1, 100),
}


class Thinker:
    """Thinks about one view at a time. What it has found out it keeps until it is made anew."""

    def __init__(self, settings: dict[str, int]) -> None:
        self._settings = settings
        self._rng = random.Random(settings["seed"])
        self._searches: list[Search] = []

    def turn(
        self, view: View, limit: Limit, stop: threading.Event, told: Callable[[Analysis], None]
    ) -> tuple[Step, ...]:
        """The best turn, or the best step of one that cannot be foreseen. There is one whenever it is stopped."""
        if self._settings["level"]:
            return self._turn_of_level(ComputerPlayer(level(self._settings["level"]), self._rng, stop=stop), view)
        best: tuple[Step, ...] = ()
        searches = self._made() if searchable(view.position) else []
        main = searches[0] if searches else None
        with helping(searches[1:], view.position.freeze()):
            for found in think(view, limit, self._settings["lines"], stop, main, self._rng):
                best = found.lines[0].turn
                told(found)
        return best

    def _made(self) -> list[Search]:
        """A search for each thread, with one table for all; it takes memory, so it is made when it is needed."""
        if not self._searches:
            bits = ((self._settings["table"] << 20) // ENTRY).bit_length() - 1
            try:
                table = Transpositions(bits)
                self._searches = [Search(table, standard_network()) for _ in range(self._settings["threads"])]
            except (MemoryError, OSError):
                raise BadCommand("there is not enough memory for such a table and so many threads") from None
        return self._searches

    @staticmethod
    def _turn_of_level(player: ComputerPlayer, view: View) -> tuple[Step, ...]:
        steps, start = [player.decide(view)], view.position
        if not searchable(start):
            return tuple(steps)
        p = taken(start, steps[-1])
        while goes_on(p, start) and searchable(p):
            legal = tuple(map(Step, _WALK.legal(p)))
            steps.append(player.decide(View(view.seat, p, view.seat, legal, view.steps, None)))
            p = taken(p, steps[-1])
        return tuple(steps)
