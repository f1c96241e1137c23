"""Games of the search against itself, from varied openings, for a network to learn from.

A task is one small file of games with a seed of its own: whoever is interrupted loses only the file being written, and
begins again where files are missing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from santorini.ai.network import Accumulators
from santorini.ai.scores import CERTAIN
from santorini.ai.search import Search, Transpositions
from santorini.errors import BadSetup, ForbiddenMatch
from santorini.game import Game
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS, Card
from santorini.rules.walk import Walk
from santorini.rules.words import DECK, OVER, SECRET_WORKERS, SETUP, START
from santorini.study.samples import Sample, sample

LONGEST = 150  # turns of a game
RANDOM_TURNS = 6  # at most, in the opening
STRAY = 0.06  # how often a turn is left to chance later


def open_cards() -> list[Card]:
    """The powers that hide nothing and leave nothing to chance, and the mortal."""
    secret = SECRET_WORKERS | DECK
    return [
        card
        for card in CARDS
        if not POWERS[card.number].kind & secret and POWERS[card.number].arranges not in ("fate", "abyss")
    ]


class Match:
    """The next pair of powers: any permitted one, or of a smaller choice."""

    def __init__(self, cards: Sequence[Card], rng: random.Random) -> None:
        self._cards, self._rng = cards, rng

    def game(self) -> Game:
        """A game of two powers with everything placed at random."""
        while True:
            try:
                game = Game(*(card.name for card in self._rng.choices(self._cards, k=2)))
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

    def __init__(self, seed: int, nodes: int, network: bytes | None, cards: Sequence[Card]) -> None:
        self._rng = random.Random(seed)
        self._search = Search(Transpositions(17), Accumulators(network))
        self._walk = Walk()
        self._nodes = nodes
        self._match = Match(cards, self._rng)

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
                score = self._think()
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

    def _think(self) -> int:
        self._search.most = self._nodes
        while self._search.deepen():
            score = self._search.scores_of_lines(1)[0]
            if abs(score) > CERTAIN or self._search.depth >= 40:
                break
        return self._search.scores_of_lines(1)[0]


def write_file(path: Path, seed: int, games: int, nodes: int, network: Path | None, names: tuple[str, ...]) -> int:
    """Play one task; the file appears when it is complete."""
    cards = [card for card in open_cards() if not names or card.name in names]
    played = SelfPlay(seed, nodes, network.read_bytes() if network else None, cards).games(games)
    part = path.with_suffix(".part")
    part.write_bytes(b"".join(one.pack() for one in played))
    part.replace(path)
    return len(played)


def play_all(
    folder: Path,
    files: int,
    games: int,
    nodes: int,
    network: Path | None = None,
    names: tuple[str, ...] = (),
    processes: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> None:
    """Play all tasks that have no file yet, in several processes."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [(folder / f"{seed:06}.bin", seed) for seed in range(files) if not (folder / f"{seed:06}.bin").exists()]
    with ProcessPoolExecutor(processes) as pool:
        tasks = [pool.submit(write_file, path, seed, games, nodes, network, names) for path, seed in missing]
        for task in as_completed(tasks):
            progress(task.result())
