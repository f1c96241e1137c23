"""Who plays a match: players that every process can make for itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from santorini.ai.analysis import Limit
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import LEVELS, level
from santorini.ai.networks import standard_weights
from santorini.ai.search_player import SearchPlayer
from santorini.engine import Engine
from santorini.errors import BadSetup
from santorini.players import Player, RandomPlayer, SimplePlayer

ENGINE = "engine:"
TENTH = Limit(seconds=0.1)

Make = Callable[[random.Random], Player]


@dataclass(frozen=True)
class Contestant:
    """A player by name, and how to make one; `make` goes to other processes, so it is a function that they know."""

    name: str
    make: Make


@contextmanager
def sitting(contestant: Contestant, seed: str) -> Iterator[Player]:
    """A fresh player for one game; what it needs ends with the game."""
    player = contestant.make(random.Random(f"{seed} {contestant.name}"))
    try:
        yield player
    finally:
        if isinstance(player, Engine):
            player.close()


def by_search(name: str, weights: bytes | None, limit: Limit = TENTH) -> Contestant:
    """A search with this network, or with the hand-made evaluation if there is none."""
    return Contestant(name, partial(_search_player, weights, limit))


def by_engine(command: str, limit: Limit = TENTH) -> Contestant:
    """An engine that is started by this command."""
    return Contestant(command, partial(_engine, command, limit))


def at_level(number: int) -> Contestant:
    """The computer player of a level."""
    return Contestant(f"level {number}", partial(_computer, level(number).number))


def contestant(text: str, limit: Limit = TENTH) -> Contestant:
    """The player that somebody means: `7`, `simple`, `random`, `network`, `hand`, a network's file or `engine:command`.

    >>> contestant("7").name
    'level 7'
    """
    if text.isdecimal() and 1 <= int(text) <= len(LEVELS):
        return at_level(int(text))
    if text.startswith(ENGINE) and text != ENGINE:
        return by_engine(text.removeprefix(ENGINE), limit)
    named: dict[str, Contestant] = {
        "simple": Contestant("simple", SimplePlayer),
        "random": Contestant("random", RandomPlayer),
        "hand": by_search("hand", None, limit),
        "network": by_search("network", standard_weights(), limit),
    }
    if text in named:
        return named[text]
    if Path(text).is_file():
        return by_search(Path(text).name, Path(text).read_bytes(), limit)
    raise BadSetup("no-contestant", text=repr(text), most=len(LEVELS))


def _computer(number: int, rng: random.Random) -> Player:
    return ComputerPlayer(level(number), rng)


def _engine(command: str, limit: Limit, _: random.Random) -> Player:
    return Engine(command, limit)


def _search_player(weights: bytes | None, limit: Limit, rng: random.Random) -> Player:
    return SearchPlayer(weights, limit, rng)
