"""The engine and the slow checker, written apart from each other, agree on every turn of random positions."""

from __future__ import annotations

import random

import pytest

from santorini.drawing import draw
from santorini.notation import write_step
from santorini.powers.catalog import CARDS
from santorini.records import write_position
from santorini.rules.geometry import DIRECTIONS, SPACES
from santorini.rules.names import EDITIONS, REASONS
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import CALM, CHANCE, OVER
from santorini.spaces import SpaceSet
from testkit.playing import completed, effort, permitted
from tests.checker import Board, Worker, legal_first_steps, legal_results
from tests.posing import random_position

WALK = Walk()
ADONIS, CHAOS, HECATE, NEMESIS = 47, 14, 39, 41
NAMES = {card.number: card.name for card in CARDS}
# Their turns multiply so fast that only crowded boards can be walked through by brute force.
PROLIFIC = {"Heracles", "Morpheus", "Poseidon", "Polyphemus", "Hermes", "Terpsichore", "Medea", "Siren", "Odysseus"}


def spaces(mask: int) -> list[str]:
    return SpaceSet(mask).names()


def only(mask: int) -> str | None:
    return next(iter(spaces(mask)), None)


def direction(number: int) -> str | None:
    return None if number == CALM else DIRECTIONS[number]


def workers(p: Position) -> list[Worker]:
    return [
        Worker(
            worker.side,
            "F" if worker.woman else "M",
            SPACES[worker.space],
            marked=worker.space in SpaceSet(p.marked | p.marked_partner),
        )
        for worker in sorted(p.workers_standing(), key=lambda worker: worker.side)
    ]


def as_board(p: Position) -> Board:
    """The position at the dawn of a turn, for the checker."""
    return Board(
        [NAMES[number] for number in p.dealt[: p.seats]],
        workers(p),
        {name: p.level(space) for space, name in enumerate(SPACES)},
        set(spaces(p.dome)),
        seat=p.mover,
        edition=EDITIONS[p.edition],
        memory=list(p.memory[: p.seats]),
        out={seat for seat in range(p.seats) if not p.plays(seat)},
        coins=set(spaces(p.coins)),
        whirlpools=set(spaces(p.whirlpools)),
        talus=only(p.talus),
        wind=direction(p.wind),
        arrow=direction(p.arrow),
        abyss=only(p.abyss),
        fate=only(p.fate),
        ram=only(p.ram),
        fleece=NAMES[p.fleece] if p.fleece else None,
        face=NAMES[p.face_up] if p.face_up else None,
        stolen=bool(p.stolen),
        extra=bool(p.extra_turn),
    )


def forget(p: Position, mover: int) -> None:
    """What the engine forgets a moment later than the checker: Adonis' duty, and Chaos' old card."""
    if p.dealt[1 - mover : 2 - mover] == [ADONIS] and p.memory[1 - mover] == 1 and p.window != OVER:
        p.memory = [2 if seat != mover else number for seat, number in enumerate(p.memory)]
        p.marked = p.marked_partner = 0
    if p.window == CHANCE:  # the card goes, and what it remembered
        p.memory = [0 if p.dealt[seat] == CHAOS or p.fleece or p.stolen else n for seat, n in enumerate(p.memory)]


def as_result(frozen: bytes, mover: int) -> tuple[object, ...]:
    """The end of a turn of `mover` in the checker's terms."""
    p = Position()
    p.thaw(frozen)
    forget(p, mover)
    figures = tuple(sorted((w.side, w.sex, w.space, w.marked) for w in workers(p)))
    levels = tuple(p.level(space) for space in range(25))
    winner = None if p.window != OVER else p.winner
    common = (winner, REASONS[p.reason], figures, levels, frozenset(spaces(p.dome)))
    if winner is not None:
        return common
    tokens = (frozenset(spaces(p.coins)), frozenset(spaces(p.whirlpools)), only(p.talus), direction(p.wind))
    memory = tuple(p.memory[: p.seats])
    return (*common, *tokens, memory, bool(p.stolen), p.extra_turns_due + p.extra_turn, p.window == CHANCE)


def lapses(p: Position) -> bool:
    """Is this an additional turn that the engine passes over, there being nothing to decline?"""
    twin = p.copy()
    WALK.prepare(twin)
    return bool(p.extra_turn) and not twin.extra_turn and twin.mover != p.mover


def compare(p: Position) -> None:
    board = as_board(p)
    twin = p.copy()
    WALK.begin_turn(twin)
    story = f"{write_position(p)}\n{draw(p)}"
    if twin.power[p.mover] == NEMESIS and HECATE in p.dealt:
        return  # the checker cannot name workers blindly
    steps = {write_step(step) for step in WALK.legal(twin)}
    if steps == {"."}:
        assert lapses(p), story
        assert not legal_first_steps(board), story
        return
    assert steps == legal_first_steps(board), story
    assert {as_result(end, p.mover) for end in WALK.results(twin)} == legal_results(board), story


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, len(NAMES)), ids=lambda number: NAMES[number])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_turns_with_the_same_results(number: int, players: int) -> None:
    if players not in CARDS[number].players:
        pytest.skip(f"{NAMES[number]} is not for {players} players")
    rng = random.Random(number * 10 + players)
    rivals = [b for a, b in permitted(players) if a == number]
    for _ in range(effort(20 if players == 2 else 6, 2)):
        powers = completed((number, rng.choice(rivals)), players, rng)
        prolific = any(NAMES[number] in PROLIFIC for number in powers)
        compare(random_position(powers, rng, domes=0.6 if prolific else 0.3, edition=rng.choice((0, 0, 1, 2))))


@pytest.mark.parametrize("card", [card for card in CARDS if card.fleece], ids=str)
def test_the_golden_fleece(card: object) -> None:
    rng = random.Random(str(card))
    number = next(number for number, name in NAMES.items() if name == str(card))
    for _ in range(effort(6, 1)):
        compare(random_position([0, 0], rng, domes=0.5, edition=rng.choice((0, 1, 2)), fleece=number))
