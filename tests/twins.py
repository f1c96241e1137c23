"""Two games that differ in a secret only, played on so that nobody else can tell them apart.

They may part only where the rules say so: when something that everybody sees happens in one and not in the other. What
is shown, offered or refused never counts as such a reason; it has to be the same until then.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from santorini import CARDS, Game, Step
from santorini.rules.position import Position
from santorini.rules.words import MOVE, NOBODY, PLACE, SECRET, SETUP, SWAP
from santorini.views import seen_events

KEEPERS = ("Hecate", "Moerae", "Tartarus")
Deal = tuple[str, ...]


def deals(name: str, rng: random.Random) -> list[tuple[Deal, int]]:
    """This power in either seat against every other, forbidden or not, then among two others; and its seat."""
    keeper = next(card for card in CARDS if card.name == name)
    found: list[tuple[Deal, int]] = []
    for players in keeper.players:
        others = [card.name for card in CARDS if card is not keeper and players in card.players]
        for rival in others if players == 2 else [rival for rival in others if rival != "Mortal"]:
            powers = [rival]
            while len(powers) < players - 1:
                powers.append(rng.choice([other for other in others if other not in (*powers, "Mortal")]))
            seat = rng.randrange(players)
            powers.insert(seat, name)
            found.append((tuple(powers), seat))
    return found


def twins(powers: Deal, rng: random.Random) -> tuple[Game, Game]:
    """The same deal twice; in half of them towers stand already, so that powers soon have something to do."""
    first, towers = rng.randrange(len(powers)), (0, 0, 0)
    if rng.random() < 0.5:
        levels = [rng.choices((0, 1, 2, 3), (4, 3, 2, 2))[0] for _ in range(25)]
        masks = [sum((level > height) << space for space, level in enumerate(levels)) for height in range(3)]
        towers = (masks[0], masks[1], masks[2])
    start = Game(*powers, first=first, allow_forbidden=True).position
    start.h1, start.h2, start.h3 = towers
    return Game.from_position(start), Game.from_position(start)


def happened(game: Game) -> tuple[object, ...]:
    """What everybody learns of the last step by the rules: its visible effects, and whether a worker was where the
    mover of an additional turn, or of a trade, has named one."""
    played = game.history[-1]
    before = Position()
    before.thaw(played.before)
    seen = [event for event in seen_events(game, played, None) if event.kind != "turn"]
    veil, kind = before.secret_side, played.step >> 10
    named: object = None
    if veil != NOBODY and played.seat != veil and before.window != SETUP:
        if kind == MOVE and before.extra_turn:
            named = before.workers[veil] >> (played.step >> 5 & 31) & 1
        elif kind == SWAP:
            named = [event.kind for event in played.events].count("swap")
    return (seen, named)


def parted(one: Game, other: Game) -> bool:
    """Has a game ended, or did the last step have other visible effects in one than in the other?"""
    return one.over or other.over or happened(one) != happened(other)


def moments(one: Game, other: Game, keeper: int, rng: random.Random, longest: int) -> Iterator[None]:
    """Play both games on, pausing whenever somebody else could compare them, until the rules tell them apart."""
    while len(one.history) < longest and (pairs := next_steps(one, other, keeper, rng)):
        for step, twin in pairs:
            one.take(step)
            other.take(twin)
            if parted(one, other):
                return
            yield
        if one.players == 3 and one.turn and rng.random() < 0.02:
            leaving = rng.choice([seat for seat in range(3) if one.position.plays(seat)])
            one.resign(leaving)
            other.resign(leaving)
            if parted(one, other):
                return
            yield


def next_steps(one: Game, other: Game, keeper: int, rng: random.Random) -> list[tuple[Step, Step]]:
    """Steps for both games that look the same to everybody but the keeper of the secret; none, if there are none."""
    step = rng.choice(one.legal_steps())
    if one.decider != keeper:
        return [(step, step)]  # whoever does not know the secret is offered the same
    if one.position.secret_side == keeper:
        if step >> 10 == PLACE:
            return [(step, rng.choice(other.legal_steps()))]
        mine, theirs = hidden_turns(one), hidden_turns(other)
        shared = sorted(mine.keys() & theirs.keys())
        if not shared:
            return []
        sight = rng.choice(shared)
        return list(zip(mine[sight], theirs[sight], strict=True))
    if step >> 10 == SECRET:
        return [(step, rng.choice(other.legal_steps()))]
    return [(step, step)] if step in other.legal_steps() else []  # the keeper may be bound by the secret


def hidden_turns(game: Game) -> dict[tuple[int, int], list[Step]]:
    """Hecate's turns by what others see of them: the kind and space of the build."""
    return {(turn[1] >> 10, turn[1] & 31): list(turn) for turn in game.legal_turns() if len(turn) == 2}
