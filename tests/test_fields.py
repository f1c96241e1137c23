"""The table of a position's fields tells the truth: what it says about each field is how the rules behave."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from santorini import Game, read_drawing
from santorini.powers.catalog import CARDS
from santorini.rules.fields import ALL, EMPTY, FIELDS, LAYOUT, MASK, NAMES, SCRATCH, TURN, WORDS, Field
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import DAWN, MOVE, NOBODY, START
from testkit.playing import effort

B2, C3 = 6, 12
NOT_ABOUT_WORKERS = {  # questions, towers, and where no worker can be
    *("own_answers", "opposing_answers", "version", "h1", "h2", "h3", "dome", "closed", "whirlpools", "abyss"),
}


def values(frozen: bytes) -> dict[str, int]:
    return dict(zip(NAMES, LAYOUT.unpack(frozen), strict=True))


def moments(seed: int, *powers: int) -> Iterator[Position]:
    """A random game at each of its moments."""
    rng = random.Random(seed)
    game = Game(*powers, allow_forbidden=True)
    while not game.over:
        yield game.position
        game.take(rng.choice(game.legal_step_numbers()))


def deals(number: int) -> Iterator[list[int]]:
    """Random powers for two, three and four players."""
    rng = random.Random(0)
    for game in range(number):
        players = 2 + game % 3
        yield rng.sample([card.number for card in CARDS[1:] if players in card.players], players)


def test_a_new_position_has_the_default_of_every_field() -> None:
    assert Position().freeze() == EMPTY
    for field in FIELDS:
        held = getattr(Position(), field.name)
        if field.name != "version":  # which counts, and is no fact
            assert held == (field.default if field.size == 1 else [field.default] * field.size), field.name


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_a_field_is_kept_where_the_table_says(field: Field) -> None:
    position = Position()
    value = max(1, field.type.least + 1)  # no field has it from the start
    setattr(position, field.name, value if field.size == 1 else [value] * field.size)
    changed = {name for name, value in values(position.freeze()).items() if value != values(EMPTY)[name]}
    assert changed == ({*field.names} if field.name != "version" else set())
    assert position.copy().freeze() == position.freeze()


def test_names_and_words_are_said_once_and_every_field_has_a_sentence() -> None:
    assert len(set(NAMES)) == len(set(WORDS)) == len(NAMES)
    assert all(field.about.endswith(".") for field in (*FIELDS, *SCRATCH))


def test_what_holds_for_one_turn_is_empty_between_turns() -> None:
    of_a_turn = [name for field in FIELDS if field.reset == TURN for name in field.names]
    for seed, powers in enumerate(deals(effort(60, 6))):
        for position in moments(seed, *powers):
            if position.window == START and random.Random(position.key()).random() < 0.1:
                for end in map(values, Walk().results(position.copy())):
                    if end["window"] == DAWN:
                        assert {name: end[name] for name in of_a_turn} == {
                            name: values(EMPTY)[name] for name in of_a_turn
                        }


def test_only_what_the_table_calls_secret_is_kept_from_spectators() -> None:
    secret = {name for field in FIELDS if field.seen != ALL for name in field.names}
    differed = set()
    for seed, powers in enumerate(deals(effort(300, 30))):
        for position in moments(seed, *powers):
            known = position.copy()
            known.conceal(NOBODY)
            before, after = values(position.freeze()), values(known.freeze())
            differed |= {name for name in NAMES if before[name] != after[name]}
    assert differed <= secret


@pytest.mark.parametrize(
    "field", [field for field in FIELDS if field.type.letter == MASK.letter], ids=lambda field: field.name
)
def test_what_travels_follows_the_worker(field: Field) -> None:
    if field.name in NOT_ABOUT_WORKERS:
        assert not field.travels
        return
    position = read_drawing(
        """
        0. 0. 0. 0. 0.
        0. 0. 0. 0. 0.
        0. 0. 0. 0. 0.
        0. 0a 0. 0. 0.
        0x 0. 0. 0y 0b
        """,
        "Mortal",
        "Mortal",
    )
    position.tracked |= 1 << B2
    position.affected |= 1 << B2
    if field.size == 1:
        setattr(position, field.name, getattr(position, field.name) | 1 << B2)
    Walk().take(position, MOVE << 10 | B2 << 5 | C3)
    held = getattr(position, field.name) if field.size == 1 else getattr(position, field.name)[0]
    assert (held >> B2 & 1, held >> C3 & 1) == ((0, 1) if field.travels else (1, 0))
