"""Games of the search against itself, from varied openings, for a network to learn from.

A task is one small file of games with a seed of its own: whoever is interrupted loses only the file being written, and
begins again where files are missing.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from santorini.ai.network import Accumulators
from santorini.ai.scores import CERTAIN
from santorini.ai.search import Search
from santorini.ai.transpositions import Transpositions
from santorini.errors import BadSetup, ForbiddenMatch
from santorini.game import Game
from santorini.rules.walk import Walk
from santorini.rules.words import OVER, SETUP, START
from santorini.study.pools import Pool, choices
from santorini.study.runners import LocalRunner, Runner
from santorini.study.samples import RECORD, Sample, sample

PLAN = "plan.json"
FILES_OF_A_SEED = 1_000_000
LONGEST = 150  # turns of a game
RANDOM_TURNS = 6  # at most, in the opening
DEEPEST = 40  # that is always enough
STRAY = 0.06  # how often a turn is left to chance later


class Match:
    """The next pair of powers: any permitted one of a pool."""

    def __init__(self, pool: Pool, rng: random.Random) -> None:
        self._choices, self._rng = choices(pool), rng

    def game(self) -> Game:
        """A game of two powers with everything placed at random."""
        cards = self._rng.choice(self._choices) if len(self._choices) > 1 else self._choices[0]
        while True:
            try:
                game = Game(*(card.name for card in self._rng.choices(cards, k=2)))
            except (BadSetup, ForbiddenMatch):  # a forbidden pair, or the same power twice
                continue
            return placed(game, self._rng)


def placed(game: Game, rng: random.Random) -> Game:
    """The game with everything placed at random."""
    while game.position.window == SETUP:
        game.take(rng.choice(game.legal_steps()))
    return game


class SelfPlay:
    """Plays games and keeps quiet positions of them."""

    def __init__(self, seed: int, nodes: int, network: bytes | None, pool: Pool) -> None:
        self._rng = random.Random(seed)
        self._search = Search(Transpositions(17), Accumulators(network))
        self._walk = Walk()
        self._nodes = nodes
        self._match = Match(pool, self._rng)

    def games(self, count: int) -> list[Sample]:
        """The positions of this many games."""
        found: list[Sample] = []
        for _ in range(count):
            found += self._play()
        return found

    def _play(self) -> list[Sample]:
        p = self._match.game().position.copy()
        p.quiet = True
        kept: list[tuple[int, Sample]] = []
        opening = self._rng.randint(1, RANDOM_TURNS)
        winner = None
        for turn in range(LONGEST):
            if p.window == OVER:
                winner = p.winner
                break
            if p.window != START or not self._search.start(p.freeze()):
                break
            place = self._rng.randrange(self._search.width)
            if turn >= opening:
                score = think(self._search, self._nodes)
                side = p.side_for(p.mover)
                if self._search.is_quiet():
                    kept.append((side, sample(p, side, score, turn)))
                if abs(score) > CERTAIN:
                    winner = side if score > 0 else 1 - side
                    break
                place = place if self._rng.random() < STRAY else 0
            for step in self._search.steps_of(place):
                self._walk.take(p, step)
        if winner is None:
            return []
        return [one._replace(won=int(side == winner)) for side, one in kept]


def think(search: Search, nodes: int) -> int:
    """What the position that a search has begun with is worth to the side to move; the best turn is its first.

    However many turns there are, it looks at all of them once.
    """
    while search.deepen():
        search.most = nodes
        if abs(search.scores_of_lines(1)[0]) > CERTAIN or search.depth >= DEEPEST:
            break
    return search.scores_of_lines(1)[0]


@dataclass(frozen=True)
class Plan:
    """How a folder of self-play is made. File by file, the same plan and network make the same positions."""

    games: int = 50  # in a file
    nodes: int = 3_000  # for a turn
    pool: Pool = Pool.MIX
    seed: int = 0


def played(shared: tuple[Plan, bytes | None], number: int) -> bytes:
    """The records of one file."""
    plan, network = shared
    seed = plan.seed * FILES_OF_A_SEED + number
    found = SelfPlay(seed, plan.nodes, network, plan.pool).games(plan.games)
    return b"".join(one.pack() for one in found)


def play_all(
    folder: Path,
    files: int,
    plan: Plan,
    network: bytes | None = None,
    runner: Runner | None = None,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> None:
    """Play all files that are not there yet. The progress is that of files, and the number of positions in them."""
    folder.mkdir(parents=True, exist_ok=True)
    check_plan(folder, plan, network)
    paths = [folder / f"{number:06}.bin" for number in range(files)]
    positions = [path.stat().st_size // RECORD.size for path in paths if path.exists()]
    progress(len(positions), sum(positions))
    missing = [number for number, path in enumerate(paths) if not path.exists()]
    for number, records in (runner or LocalRunner()).run(played, (plan, network), missing):
        write_whole(paths[number], records)
        positions.append(len(records) // RECORD.size)
        progress(len(positions), sum(positions))


def check_plan(folder: Path, plan: Plan, network: bytes | None) -> None:
    """Write down how a folder is made, once; a folder that was begun in another way is refused."""
    made = {**asdict(plan), "network": name_of(network)}
    path = folder / PLAN
    if not path.exists():
        write_whole(path, json.dumps(made, indent=1).encode())
    elif (begun := json.loads(path.read_text())) != made:
        raise BadSetup("begun-otherwise", folder=str(folder), settings=json.dumps(begun))


def name_of(network: bytes | None) -> str | None:
    """What a network is called in notes: the beginning of its SHA-256."""
    return hashlib.sha256(network).hexdigest()[:16] if network else None


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that is there completely or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)
