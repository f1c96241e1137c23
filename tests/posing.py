"""Random positions at the dawn of a turn, built from the ground up rather than played."""

from __future__ import annotations

import random
from collections.abc import Sequence

from santorini import placement
from santorini.powers import CHAPTERS, POWERS
from santorini.rules.position import Position
from santorini.rules.words import DAWN, HERO, SQUARE
from santorini.spaces import SpaceSet


def random_position(
    powers: Sequence[int], rng: random.Random, *, domes: float, edition: int = 0, fleece: int = 0
) -> Position:
    """A position that may or may not be reachable, but in which every rule has something to say."""
    p = placement.deal(powers, edition=edition, fleece=fleece)
    p.setup_done, p.window = 99, DAWN
    p.mover = p.decider = rng.randrange(p.seats)
    spaces = rng.sample(range(25), 25)
    for space in spaces:
        level = rng.choice((0, 0, 0, 1, 1, 2, 2, 3))
        for height, name in ((1, "h1"), (2, "h2"), (3, "h3")):
            if level >= height:
                setattr(p, name, getattr(p, name) | 1 << space)
        if rng.random() < domes:
            p.dome |= 1 << space
    free = [space for space in spaces if not p.dome_on(space)]
    while len(free) < 13:  # room for everybody
        space = next(space for space in spaces if space not in free)
        p.dome &= ~(1 << space)
        free.append(space)
    for space in [*SpaceSet(p.dome & p.h3)][4:]:
        p.h3 &= ~(1 << space)  # a fifth tower would have ended the game with Chronus
    place_workers(p, free, rng)
    place_tokens(p, free, rng)
    remember(p, rng)
    p.extra_turn = int(type(POWERS[p.dealt[p.mover]]).__name__ == "Dionysus" and rng.random() < 0.5)
    return p


def place_workers(p: Position, free: list[int], rng: random.Random) -> None:
    workers = p.workers
    for side in range(p.sides):
        number = POWERS[p.dealt[side]].workers
        for index in range(number if rng.random() < 0.85 else number - 1):
            space = free.pop()
            workers[side] |= 1 << space
            if index == 0 and rng.random() < 0.9:
                p.female |= 1 << space
    p.workers = workers


def place_tokens(p: Position, free: list[int], rng: random.Random) -> None:
    names = {type(POWERS[number]).__name__ for number in (*p.dealt[: p.seats], p.fleece)}
    if p.fleece:
        p.ram = 1 << free.pop()
    if "Aeolus" in names:
        p.wind = rng.randrange(8) if p.edition != 2 or rng.random() < 0.7 else 8
    if "Siren" in names:
        p.arrow = rng.randrange(8)
    if "Charybdis" in names:
        p.whirlpools = sum(1 << free.pop() for _ in range(rng.choice((0, 1, 2, 2, 2))))
    if "Clio" in names:
        p.coins = sum(1 << space for space in [free.pop() for _ in range(rng.randrange(3))] if p.level(space))
    if "Europa" in names and rng.random() < 0.7:
        p.talus = 1 << free.pop()
    if "Tartarus" in names:
        p.abyss, p.abyss_owner = 1 << rng.choice(free), list(p.dealt).index(43)
    if "Moerae" in names:
        p.fate, p.fate_owner = SQUARE << rng.randrange(4) + 5 * rng.randrange(4), list(p.dealt).index(40)
    if "Chaos" in names:
        p.face_up = rng.choice([god.number for god in CHAPTERS["simple"] if p.deck >> god.number & 1])
        p.deck &= ~(1 << p.face_up)


def remember(p: Position, rng: random.Random) -> None:
    memory = p.memory
    for seat in range(p.seats):
        power = POWERS[p.dealt[seat]]
        name = type(power).__name__
        if name == "Athena":
            memory[seat] = rng.randrange(2)
        elif name == "Morpheus":
            memory[seat] = rng.randrange(3)
        elif name == "Adonis" and seat != p.mover and rng.random() < 0.7:
            rivals = [*SpaceSet(p.workers[1 - seat])]
            own = [*SpaceSet(p.workers[seat])]
            if rivals and own:
                memory[seat] = 1
                p.marked = 1 << rng.choice(rivals)
                p.marked_partner = 1 << rng.choice(own) if p.edition == 2 else 0
                p.tracked = p.marked | p.marked_partner
        elif power.kind & HERO and rng.random() < 0.2:
            memory[seat] = 2 if name == "Adonis" else 1
    victim = p.mover
    thief = 1 - victim
    if p.seats == 2 and type(POWERS[p.dealt[thief]]).__name__ == "Circe" and not POWERS[p.dealt[victim]].kind & HERO:
        p.stolen = rng.randrange(2)
        if p.stolen:
            memory[thief], memory[victim] = memory[victim], 0
    p.memory = memory
