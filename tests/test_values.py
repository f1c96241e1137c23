"""Positions, steps and turns are values: compared, printed and read as what they are, and safe in any hands."""

from __future__ import annotations

import inspect
import random

import pytest

from santorini import (
    BadText,
    Game,
    IllegalStep,
    Position,
    Step,
    power,
    read_drawing,
    read_position,
    read_step,
    read_turn,
    view,
    write_position,
    write_turn,
)
from santorini.powers.catalog import CARDS
from santorini.rules.fields import FIELDS, LAYOUT, LEAST, MOST, NAMES, Field
from testkit.playing import UNCOMPILED, effort, random_game

LINE = "00000/00000/00100/00000/00000 A:b2,d4 X:b4,d2 1 Artemis,Mortal"
BACK = [0, 1, 2, 3, 4, 6, 5, 7]  # the symmetry that undoes each


# -------------------------------------------------------------------- positions


def test_positions_with_the_same_content_are_equal_wherever_they_come_from() -> None:
    one, other = read_position(LINE), Game.from_position(read_position(LINE)).position
    assert one == other
    assert len({one, other, one.copy(), read_position(LINE.replace(" 1 ", " 2 "))}) == 2
    assert one != LINE


def test_a_position_that_was_asked_for_stays_as_it_is() -> None:
    game = Game("Pan", "Atlas")
    seen = [game.position]
    for text in ("@b2", "@d4", "@b4", "@d2", "b2-c3"):
        game.take(text)
        seen.append(game.position)
    assert len(set(seen)) == 6
    assert seen[0] == Game("Pan", "Atlas").position
    game.undo()
    assert game.position == seen[4]


def test_nobody_changes_a_game_by_its_position() -> None:
    game = Game.from_position(read_position(LINE))
    game.position.h1 = 0
    game.position.resign(0)
    assert write_position(game.position.copy()) != ""
    assert not game.over
    with pytest.raises(AttributeError):
        game.position = None  # type: ignore[misc, assignment]


def test_a_position_shows_itself() -> None:
    position = read_position(LINE)
    assert repr(position) == f"<Position {LINE}>"
    assert read_drawing(str(position), "Artemis", "Mortal") == position
    assert repr(Position()).startswith("<Position ")


def test_spaces_have_numbers_and_names() -> None:
    position = read_position(LINE)
    assert position.level("c3") == position.level(12) == 1
    assert position.worker_on("b2") == position.worker_on(6) == position.workers_standing(0)[0]
    assert not position.dome_on("c3")
    for wrong in ("f1", 25, -1):
        with pytest.raises(ValueError, match="is no space"):
            position.level(wrong)


def test_the_image_of_the_image_is_the_position() -> None:
    position = read_position(LINE)
    images = [position.transformed(symmetry) for symmetry in range(8)]
    assert len(set(images)) == 8
    assert all(image.transformed(BACK[symmetry]) == position for symmetry, image in enumerate(images))
    assert all(read_position(write_position(image)) == image for image in images)
    with pytest.raises(ValueError, match="from 0 to 7"):
        position.transformed(8)


# -------------------------------------------------------------------- nothing is read past its end


@pytest.mark.parametrize("frozen", [b"", b"abc", bytes(LAYOUT.size + 1), b"\xff" * LAYOUT.size])
def test_bytes_that_are_no_position_are_refused(frozen: bytes) -> None:
    position = read_position(LINE)
    with pytest.raises(ValueError, match="frozen position"):
        position.thaw(frozen)
    assert position == read_position(LINE)


@pytest.mark.skipif(UNCOMPILED, reason="uncompiled, Python looks by itself")
@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_a_field_takes_only_what_the_rules_can_look_up(field: Field) -> None:
    position = read_position(LINE)
    for wrong in (field.type.least - 1, field.type.most + 1):
        with pytest.raises(ValueError, match=f"{field.name} goes from"):
            setattr(position, field.name, wrong if field.size == 1 else [wrong] * field.size)
    assert position == read_position(LINE)


def test_any_position_within_its_ranges_can_be_asked_anything() -> None:
    """What it answers may be nonsense, like the position; but it answers."""
    rng = random.Random(5)
    for _ in range(effort(300, 10)):
        numbers = list(LAYOUT.unpack(rng.choice(random_game((rng.randrange(56), 0), rng, cap=30).history).before))
        for _ in range(rng.randrange(1, 6)):
            place = rng.randrange(len(NAMES))
            numbers[place] = rng.randint(LEAST[place], min(MOST[place], 60))
        position = Position()
        position.thaw(LAYOUT.pack(*numbers))
        for seat in range(-1, 9):
            position.copy().conceal(seat)
        symmetry = rng.randrange(8)
        assert position.transformed(symmetry).transformed(BACK[symmetry]) == position
        assert len(str(position).splitlines()) == 5
        assert repr(position).startswith("<Position ")
        assert all(worker.space < 25 for worker in position.workers_standing())


# -------------------------------------------------------------------- steps and turns


def test_a_step_is_made_from_its_text() -> None:
    rng = random.Random(3)
    for number in range(0, len(CARDS), effort(1, 5)):
        for played in random_game((number, 0), rng, cap=60).history:
            text = str(played.step)
            if text[0] != "+":  # no builder: only the position knows
                assert str(Step(text)) == text == eval(repr(played.step)).__str__()
    assert Step("resign:2").src == 1
    for wrong in ("+c3", "b2-c9", ""):
        with pytest.raises(BadText):
            Step(wrong)
    assert [str(Step(number)) for number in (-1, 1 << 30)] == ["#-1", "#1073741824"]


def test_steps_and_turns_are_read_where_they_are_played() -> None:
    position = read_position(LINE)
    game = Game.from_position(position)
    for where in (position, game, view(game, 0)):
        assert read_step("b2-c3", where) == Step("b2-c3")
        turn = read_turn("b2-c3-c4 +c5", where)
        assert turn == (Step("b2-c3"), Step("c3-c4"), Step("c4+c5"))
        assert write_turn(turn, where) == "b2-c3-c4 +c5"
        with pytest.raises(IllegalStep, match="c4-c2: Artemis: no worker moves more than twice"):
            read_turn("b2-c3-c4 c4-c2", where)
    assert game.history == []


def test_a_seat_reads_steps_by_what_it_knows() -> None:
    game = Game("Hecate", "Mortal")
    for text in ("@b4", "@d2", "@b2", "@d4", "b2-b3", "b3+a3"):
        game.take(text)
    seen = view(game, 1)
    assert read_step("b4-b3", seen) == Step("b4-b3")  # nothing stands there as far as it knows
    assert read_step("b4-b3", game) == Step("b4-b3")


# -------------------------------------------------------------------- games


def test_a_game_is_dealt_by_cards_names_or_numbers() -> None:
    for powers in ((power("Pan"), power("Atlas")), ("Pan", "Atlas"), (9, 4)):
        assert [card.name for card in Game(*powers).cards] == ["Pan", "Atlas"]
    assert Game(fleece=power("Pan")).fleece == power("Pan")


def test_chance_decides_or_nobody_any_more() -> None:
    game = Game("Chaos", "Mortal")
    assert (game.decider, game.chance, game.over) == (None, True, False)
    game.draw(random.Random(1))
    assert (game.decider, game.chance) == (0, False)
    assert view(game, 1).chance is False
    game.resign(0)
    assert (game.decider, game.chance, game.over) == (None, False, True)


def test_signatures_can_be_inspected() -> None:
    assert list(inspect.signature(Game).parameters)[-4:] == ["edition", "first", "fleece", "allow_forbidden"]
    for method in (Game.take, Game.play, Position.worker_on, Position.transformed, Step.transformed):
        assert inspect.signature(method).parameters
