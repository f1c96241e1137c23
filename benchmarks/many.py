"""Many games at once, beside one environment of ours and beside TextArena's Santorini: random games on one core.

A turn of mortals is two steps of ours, a move and a build, and one of TextArena's; so turns are compared.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

import numpy as np
from textarena.envs.Santorini.env import SantoriniBaseFixedWorkerEnv

from santorini import CARDS, Game
from santorini.envs.episode import Deal
from santorini.envs.many import Games, random_games
from santorini.envs.santorini_v0 import raw_env

COUNT = 512
REPEATS = 3
CLAIMS = {"one environment": 5, "TextArena": 10, "random games": 100}  # times as fast
SLOWEST = 20  # times slower than mortals may a pairing be
DEALS: dict[str, dict[str, Any]] = {
    "mortals": {},
    "Apollo-Minotaur": {"powers": "Apollo Minotaur"},
    "Hecate-Chaos": {"powers": "Hecate Chaos"},
    "any two powers": {"powers": "random"},
    "any three powers": {"players": 3, "powers": "random"},
    "any four powers": {"players": 4, "powers": "random"},
}


def together(deal: dict[str, Any], threads: int = 1) -> Callable[[int], int]:
    """Takes at least this many steps in many games, all observed at every step; how many comes back."""
    starts = random.Random(1)
    games = Games(COUNT, *(Deal(**deal).game(starts) for _ in range(100)), threads=threads)
    games.reset(seed=1)

    def play(steps: int) -> int:
        rounds = -(-steps // COUNT)
        for _ in range(rounds):
            games.step(games.sample())
        return rounds * COUNT

    return play


def alone(deal: dict[str, Any]) -> Callable[[int], int]:
    """The same in one environment after the other."""
    env, rng = raw_env(**deal), random.Random(1)
    env.reset(seed=1)

    def play(steps: int) -> int:
        for _ in range(steps):
            observation, _, terminated, _, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if terminated else rng.choice(legal.tolist()))
            if not env.agents:
                env.reset()
        return steps

    return play


def textarena() -> Callable[[int], int]:
    """The same in TextArena's environment, turn by turn, without its pictures of the board."""
    env, rng = SantoriniBaseFixedWorkerEnv(is_open=False), random.Random(1)
    env.reset(num_players=2)

    def play(turns: int) -> int:
        for _ in range(turns):
            if env.state.done or not env.state.game_state["valid_moves"]:
                env.reset(num_players=2)
            env.get_observation()
            env.step(rng.choice(env.state.game_state["valid_moves"].split(", ")))
        return turns

    return play


def speed(play: Callable[[int], int], size: int, clock: Callable[[], float] = time.process_time) -> float:
    """How many a second, by default of the processor's time, of which other programs may take their share."""
    start = clock()
    return play(size) / (clock() - start)


def best(one: Callable[[], float], other: Callable[[], float]) -> tuple[float, float]:
    """Both in turn; of each the best of several repeats counts."""
    pairs = [(one(), other()) for _ in range(REPEATS)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def compare(name: str, ours: Callable[[], float], theirs: Callable[[], float], claim: int) -> bool:
    """One line of the table. True if the claim holds."""
    fast, slow = best(ours, theirs)
    print(f"{name:<34}{fast:>15,.0f}{slow:>18,.0f}{fast / slow:>8.1f}{claim:>7}")
    return fast >= claim * slow


def played_out(*powers: str) -> Callable[[int], int]:
    """Plays so many random games of these powers, unobserved."""
    game = Game(*powers, allow_forbidden=True)
    return lambda count: len(random_games(count, game, seed=1).lengths)


def whole_games(turns: Callable[[int], int]) -> Callable[[int], int]:
    """The same number of games in TextArena, whose mortals take about forty turns for one."""
    return lambda count: turns(40 * count) // 40


def stepped(*powers: str) -> Callable[[int], int]:
    """Takes so many random steps in games of these powers, one after the other, with all legal steps listed."""
    start, rng = Game(*powers, allow_forbidden=True), random.Random(1)

    def play(steps: int) -> int:
        game = start.copy()
        for _ in range(steps):
            game.take(rng.choice(game.legal_step_numbers()))
            game = start.copy() if game.over else game
        return steps

    return play


def slowest() -> bool:
    """Every two powers, forbidden or not, beside mortals. True if none is too slow."""
    mortals = max(speed(stepped(), 20_000) for _ in range(REPEATS))
    names = [card.name for card in CARDS]
    rates = sorted((speed(stepped(*pair), 600), "-".join(pair)) for pair in combinations(names, 2))
    print(f"\n{f'the slowest of {len(rates)} pairings':<34}{'steps/s':>15}{'times slower':>18}{'claim':>15}")
    for rate, name in rates[:5]:
        print(f"{name:<34}{rate:>15,.0f}{mortals / rate:>18.1f}{SLOWEST:>15}")
    return mortals <= SLOWEST * rates[0][0]


def many() -> bool:
    """True if the claims hold."""
    kept = True
    title = f"{COUNT} games at once, one core"
    print(f"\n{title:<34}{'steps/s':>15}{'one environment':>18}{'ratio':>8}{'claim':>7}")
    for name, deal in DEALS.items():
        ours, single = together(deal), alone(deal)
        kept &= compare(name, partial(speed, ours, 20_000), partial(speed, single, 400), CLAIMS["one environment"])
    print(f"\n{'the base game, one core':<34}{'turns/s':>15}{'TextArena':>18}{'ratio':>8}{'claim':>7}")
    ours, theirs = together({}), textarena()
    kept &= compare("mortals", lambda: speed(ours, 40_000) / 2, partial(speed, theirs, 100), CLAIMS["TextArena"])
    print(f"\n{'random games, one core':<34}{'games/s':>15}{'TextArena':>18}{'ratio':>8}{'claim':>7}")
    whole = partial(speed, whole_games(theirs), 3)
    kept &= compare("mortals", partial(speed, played_out(), 5000), whole, CLAIMS["random games"])
    for powers in (("Apollo", "Minotaur"), ("Pan", "Athena"), ("Hecate", "Chaos"), ("Hermes", "Persephone")):
        compare("-".join(powers), partial(speed, played_out(*powers), 200), whole, 0)
    kept &= slowest()
    one, two = best(*(partial(speed, together({}, threads), 40_000, time.perf_counter) for threads in (1, 2)))
    print(f"\ntwo threads: {two / one:.2f} times the steps of one")
    for players in (2, 3, 4):
        games = Games(1, Deal(players=players, powers="random").game(random.Random(1)))
        parts = [array.nbytes for array in (*games.batch, games.positions)]
        print(f"memory of a game of {players}: {sum(parts):,} bytes, {parts[-1]} of them its position")
    return kept


if __name__ == "__main__":
    many()
