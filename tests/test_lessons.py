"""Lessons are made from the scenarios: every power has one, they are small, and they tell no secrets."""

from __future__ import annotations

import gzip
from functools import cache

import pytest

from rulebook import BadScenario, Row, Try, play, pose, read_rows
from santorini.locales.english import slug
from santorini.powers.catalog import CARDS
from santorini.rules.words import NOBODY
from testkit.playing import UNCOMPILED
from tests.test_scenarios import BOARD, HEAD
from tools import lessons

pytestmark = pytest.mark.skipif(UNCOMPILED, reason="they are the same, and take long")
NAMES = [
    *("move", "climb", "build", "win", "stuck"),
    *(slug(card.name) for card in CARDS[1:]),
    *("golden-fleece", "three", "teams"),
]


@cache
def made() -> dict[str, lessons.Lesson]:
    return lessons.lessons()


def rows(tries: str) -> list[Row]:
    board = BOARD.replace("0. 0. 0. 0. 0.", "0. 0a 0x 0b 0y", 1)
    return read_rows(f"{HEAD}{board}tries = [{tries}]", "Test")


def test_there_is_a_lesson_for_the_game_for_every_power_and_for_every_way_to_play() -> None:
    assert list(made()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_shows_something_and_then_asks_for_it(name: str) -> None:
    shown = [part.task is None for part in made()[name].parts]
    assert shown[0]
    assert False in shown
    assert 3 <= len(shown) <= 6, "it is learned in two minutes"


def test_lessons_have_the_learner_try_what_is_not_allowed() -> None:
    nothing = {"win", "hermes", "pan", "chronus", "hera", "morpheus", "moerae"}  # these only add ways to win or to act
    assert {name for name in NAMES if not any(part.nodes[-1].trial for part in made()[name].parts)} <= nothing


@pytest.mark.parametrize("name", NAMES)
def test_every_step_that_is_asked_for_is_on_offer(name: str) -> None:
    for part in made()[name].parts:
        mine = [node for node in part.nodes if node.yours]
        assert bool(mine) == bool(part.task)
        for node in mine:
            assert node.view.decider == part.seat
            assert node.trial or node.step in node.view.legal


def test_lessons_are_small_and_always_the_same() -> None:
    files = lessons.files()
    sizes = {name: len(gzip.compress(content)) for name, content in files.items()}
    assert max(sizes.values()) < 10_000
    assert sum(sizes.values()) < 400_000
    assert files == lessons.files()


def test_the_words_of_the_lessons_are_up_to_date() -> None:
    assert lessons.WORDS.read_text(encoding="utf-8") == lessons.words(), "run `python -m tools.lessons`"


@pytest.mark.parametrize("name", ["hecate", "moerae", "tartarus"])
def test_a_lesson_hides_what_the_learner_may_not_know(name: str) -> None:
    parts = [(*found, part) for found, part in zip(tries(name), made()[name].parts, strict=True)]
    for row, attempt, part in parts:
        game = pose(row)
        play(game, attempt)
        p = game.position
        owners = {kind: seat for kind, seat in (("abyss", p.abyss_owner), ("fate", p.fate_owner)) if seat != NOBODY}
        for node in part.nodes:
            if node.view.result:
                continue
            if p.secret_side not in (NOBODY, part.seat):
                assert all(worker.side != p.secret_side for worker in node.view.workers)
            assert all(owners.get(token.kind, part.seat) == part.seat for token in node.view.tokens)


def tries(name: str) -> list[tuple[Row, Try]]:
    return [(row, attempt) for row, attempt, _ in lessons.parts() if lessons.name(row) == name]


def test_what_cannot_be_tapped_as_it_is_written_is_no_lesson() -> None:
    with pytest.raises(BadScenario, match="would be answered as 'not-neighboring', not 'dome'"):
        lessons.lessons(rows('{ turn = "b5-d5", task = "Try.", illegal = "dome" }'))


def test_other_players_and_steps_before_a_trial_happen_by_themselves() -> None:
    tries = '{ turn = "b5-b4 +b5 / c5-c4", task = "Go." }, { turn = "b5-b4 +c5", task = "Try.", illegal = "occupied" }'
    [lesson] = lessons.lessons(rows(tries)).values()
    assert [[node.yours for node in part.nodes] for part in lesson.parts] == [
        [False, False, True, False],
        [False, True],
    ]
    assert [part.seat for part in lesson.parts] == [1, 0]
