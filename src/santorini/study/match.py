"""Matches: two players over many games, with the same openings for both in every part, until it is clear who is better.

A round is a small task with a seed of its own: the same opening, played with everybody in everybody's place.
"""

from __future__ import annotations

import random
import statistics
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context

from santorini.draft import random_powers
from santorini.errors import BadSetup
from santorini.game import Game
from santorini.players import Player
from santorini.rules.words import SETUP
from santorini.study.contestants import Contestant, sitting
from santorini.study.rating import Rating, SequentialTest, rate
from santorini.views import view

LONGEST = 400  # turns of a game; who has not won then has drawn
OPENING_TURNS = 4  # at most, at random
AHEAD = 2  # rounds for each process that are begun before the earlier ones are counted
TRIES = 1000  # to find an opening that has not ended the game

SEATINGS = {  # who sits where in the games of a round: 0 is the first player, 1 the second
    2: ((0, 1), (1, 0)),
    3: ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((0, 1, 0, 1), (1, 0, 1, 0)),
}


@dataclass(frozen=True)
class Terms:
    """What is played: powers by name, one for each seat, or a pool to draw from, and how openings are made."""

    powers: tuple[str, ...] = ("Mortal", "Mortal")
    pool: str = ""
    players: int = 2
    turns: int = OPENING_TURNS  # at random after the setup, at most
    place: bool = True  # set up at random; else the players do it, and nothing else is at random
    seed: int = 0
    allow_forbidden: bool = False

    def opening(self, number: int) -> Game:
        """The game as both players get it in the round of this number."""
        rng = random.Random(f"{self.seed} {number}")
        for _ in range(TRIES):
            game = self.deal(rng)
            if self._open(game, rng):
                return game
        raise BadSetup("no-opening")

    def deal(self, rng: random.Random) -> Game:
        """A game before its setup."""
        if not self.pool:
            return Game(*self.powers, allow_forbidden=self.allow_forbidden)
        return Game(*(card.name for card in random_powers(self.players, rng, self.pool)))

    def _open(self, game: Game, rng: random.Random) -> bool:
        """Play the opening; False if the game is over before it is."""
        turns = rng.randint(0, self.turns) if self.place else 0
        while self.place and not game.over and (game.position.window == SETUP or game.turn <= turns):
            game.take(rng.choice(game.legal_steps()))
        return not game.over


@dataclass(frozen=True)
class Standing:
    """How a match stands: the points of the first player in the games of all rounds, and what a test says of them."""

    rounds: tuple[tuple[float, ...], ...] = ()
    test: SequentialTest | None = None

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(map(len, self.rounds))

    def count(self, points: float) -> int:
        """In how many games the first player got so many points: 1 won, 0.5 drawn, 0 lost."""
        return sum(round_.count(points) for round_ in self.rounds)

    @property
    def shares(self) -> list[float]:
        """The share of the points in each round."""
        return [statistics.fmean(points) for points in self.rounds]

    @property
    def score(self) -> float:
        """The share of all points."""
        return statistics.fmean(self.shares) if self.rounds else 0.5

    @property
    def rating(self) -> Rating:
        """By how much the first player is stronger."""
        return rate(self.shares)

    @property
    def verdict(self) -> bool | None:
        """Is the first player better, as the test says? None without a test, or if it cannot say yet."""
        return self.test.verdict(self.shares) if self.test else None


def play_match(
    first: Contestant,
    second: Contestant,
    terms: Terms = Terms(),  # noqa: B008 - it cannot be changed
    rounds: int = 100,
    processes: int = 1,
    test: SequentialTest | None = None,
    progress: Callable[[Standing], None] = lambda _: None,
) -> Standing:
    """Play so many rounds, fewer if the test is sure before.

    Rounds count in their order, so that the result does not depend on how many processes play them.

    >>> from santorini.study.contestants import contestant
    >>> match = play_match(contestant("simple"), contestant("random"), rounds=2)
    >>> match.games, match.score
    (4, 1.0)
    """
    terms.deal(random.Random(0))  # what cannot be dealt is refused here, not in another process
    standing = Standing((), test)
    for points in played(first, second, terms, rounds, processes):
        standing = Standing((*standing.rounds, points), test)
        progress(standing)
        if standing.verdict is not None:
            break
    return standing


def played(
    first: Contestant, second: Contestant, terms: Terms, rounds: int, processes: int
) -> Iterator[tuple[float, ...]]:
    """The points of the first player in round after round."""
    if processes == 1:
        yield from (play_round(first, second, terms, number) for number in range(rounds))
        return
    begun: deque[Future[tuple[float, ...]]] = deque()
    # Threads of whoever calls do not survive a fork, and may hold locks: processes begin anew.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        for number in range(rounds):
            begun.append(pool.submit(play_round, first, second, terms, number))
            if len(begun) > AHEAD * processes:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_round(first: Contestant, second: Contestant, terms: Terms, number: int) -> tuple[float, ...]:
    """Play the opening of this number in all seatings; the points of the first player in each game."""
    opening, points = terms.opening(number), []
    for place, seating in enumerate(SEATINGS[opening.players]):
        with ExitStack() as table:
            seed = f"{terms.seed} {number} {place}"
            players = [table.enter_context(sitting(who, seed)) for who in (first, second)]
            points.append(play_game(opening.copy(), [players[who] for who in seating], seating, random.Random(seed)))
    return tuple(points)


def play_game(game: Game, players: Sequence[Player], seating: Sequence[int], rng: random.Random) -> float:
    """Play a game to its end: the points of the first player."""
    last = game.turn + LONGEST
    while not game.over and game.turn < last:
        if game.decider is None:
            game.draw(rng)
        else:
            game.take(players[game.decider].decide(view(game, game.decider)))
    return 0.5 if game.result is None else float(seating[game.result.seats[0]] == 0)
