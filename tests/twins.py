"""Two games that differ in a secret only, played on so that nobody else can tell them apart."""

from __future__ import annotations

import random
from collections.abc import Iterator

from santorini import CARDS, Game, Step, view
from santorini.rules.words import MOVE, PLACE, SECRET
from tests.playing import completed, permitted

KEEPERS = ("Hecate", "Moerae", "Tartarus")


def twins(name: str, rng: random.Random) -> tuple[Game, Game, int]:
    """Two games with the same deal, and the seat of the power with the secret."""
    number = next(card.number for card in CARDS if card.name == name)
    players = rng.choice(CARDS[number].players)
    powers = completed((number, rng.choice([b for a, b in permitted(players) if a == number])), players, rng)
    first = rng.randrange(players)
    return Game(*powers, first=first), Game(*powers, first=first), powers.index(number)


def public(game: Game) -> list[object]:
    """What lies open on the table: buildings, tokens, the workers everybody sees, and whose decision it is."""
    p = view(game, None).position
    board = [p.h1, p.h2, p.h3, p.dome, p.workers, p.coins, p.whirlpools, p.talus, p.window, p.mover, p.decider]
    cancelled = sum(event.kind == "cancel" for played in game.history for event in played.events)
    return [*board, cancelled]


def revealed(one: Game, other: Game) -> bool:
    """Has a game ended, or has something on the table told the two apart? Then the rules have spoken."""
    return one.over or other.over or public(one) != public(other)


def next_steps(one: Game, other: Game, keeper: int, rng: random.Random) -> list[tuple[Step, Step]]:
    """Steps for both games that look the same to everybody but the keeper of the secret; none, if there are none."""
    steps = one.legal_steps()
    step = rng.choice(steps)
    if one.decider == keeper and one.position.veil == keeper:
        if step >> 10 == PLACE:
            return [(step, rng.choice(other.legal_steps()))]
        if step >> 10 != MOVE:
            return []
        mine, theirs = hidden_turns(one), hidden_turns(other)
        shared = sorted(mine.keys() & theirs.keys())
        if not shared:
            return []
        sight = rng.choice(shared)
        return list(zip(mine[sight], theirs[sight], strict=True))
    if step >> 10 == SECRET:
        return [(step, rng.choice([alternative for alternative in steps if alternative != step]))]
    return [(step, step)] if step in other.legal_steps() else []  # the keeper may be bound by the secret


def moments(one: Game, other: Game, keeper: int, rng: random.Random, longest: int) -> Iterator[None]:
    """Play both games on, pausing whenever somebody else could compare them, until the rules reveal the secret."""
    while not revealed(one, other) and len(one.history) < longest:
        pairs = next_steps(one, other, keeper, rng)
        for step, twin in pairs:
            if not revealed(one, other):
                one.take(step)
                other.take(twin)
        if not pairs or revealed(one, other):
            return
        yield


def hidden_turns(game: Game) -> dict[tuple[int, int], list[Step]]:
    """Hecate's turns by what others see of them: the kind and space of the build."""
    return {(turn[1] >> 10, turn[1] & 31): list(turn) for turn in game.legal_turns() if len(turn) == 2}
