"""Every refusal gives its true reason: the rulebook's illegal rows of each power, as a person reads the answer."""

from __future__ import annotations

import re

import pytest

from rulebook import Row, Try, play, pose, read_all
from santorini.game import Game
from santorini.locales import LANGUAGES
from santorini.locales.refusals import explained, named
from santorini.notation import split_turn
from santorini.powers.catalog import CARDS
from santorini.powers.objections import OBJECTIONS
from santorini.reasons import Refusal, rule

# What holds for everybody, and is no power's doing: it may be said as it is.
EVERYBODYS = {
    "too-high": "1b 2g 2d 8e 17f 18g 29e 39j 45c 46e 48c 48e 49c",  # nobody's power climbs so far
    "occupied": "1a 4d 8a 24a 32i 32j 32g 50c 54c",  # one space, one piece
    "dome": "4a 12c 12c-2 53c 54b",
    "not-neighboring": "27f 28g 36e 38a 50b",
    "unfinishable": "1d 26c 51e",
}
OWN_WORDS = ("wind", "talus", "coin")  # these say whose they are


def refused() -> list[tuple[Row, Try]]:
    """The illegal tries of every power's own file."""
    rows = [row for row in read_all() if re.match(r"(?!00)\d\d_", row.file)]
    return [(row, attempt) for row in rows for attempt in row.tries if attempt.illegal is not None]


def answer(row: Row, attempt: Try) -> tuple[Refusal | None, bool]:
    """What the game says to the last step, and whether that is said to the player who would take it."""
    game = pose(row)
    text = play(game, attempt)
    assert text is not None
    begun = [*split_turn(attempt.turn.rpartition("/")[2])] == [text]
    return game.refusal(text), begun or game.decider == game.history[-1].seat


def code_of(refusal: Refusal) -> str:
    return str(refusal.args.get("obstacle", refusal.code))


def called(value: Row | Try) -> str:
    return value.id if isinstance(value, Row) else value.turn


@pytest.mark.parametrize(("row", "attempt"), refused(), ids=called)
def test_a_power_that_refuses_is_named_in_every_language(row: Row, attempt: Try) -> None:
    refusal, theirs = answer(row, attempt)
    assert refusal
    for language in LANGUAGES:
        sentence = explained(refusal.code, refusal.args, language)
        assert not re.search(r"[{}$]|refusal-|rule-", sentence)
        if "power" in refusal.args:
            assert named(str(refusal.args["power"]), language) in sentence
    if theirs and "power" not in refusal.args and code_of(refusal) not in OWN_WORDS:
        assert row.id in EVERYBODYS.get(refusal.code, "").split(), f"{refusal} hides the rule: {row.says}"


def test_every_power_has_been_asked_or_refuses_nothing() -> None:
    asked = {row.file[:2] for row, _ in refused()}
    only_adds = {"09", "16", "20", "37", "40"}  # other ways to win; Hades stands in the rows of others
    assert {f"{card.number:02}" for card in CARDS[1:]} - asked <= only_adds


@pytest.mark.parametrize("name", OBJECTIONS)
def test_objections_are_said_by_powers_that_there_are(name: str) -> None:
    assert name in {card.name for card in CARDS}
    for about in OBJECTIONS[name]:
        assert "{" not in rule({"power": name, "rule": about, "space": "c3"})


@pytest.mark.parametrize(
    ("row", "step", "sentence"),
    [
        ("8b", "d3-e3", "Minotaur: there is no free space straight behind e3 to push that worker to"),
        ("1e", "c3-c4", "Apollo: he trades places with opponents only, never with his own worker"),
        ("12b", "a1-a2 +a1 -d4", "Ares: he never removes a block from under a worker"),
        ("15g", "d3>b4", "Charon: he carries a neighboring opponent straight across his worker, onto a free space"),
        ("22a", "b2-b3", "Hypnus: the worker on b2 stands higher than your others and cannot move this turn"),
        ("33h", "e5-d4", "d4 is closed by a coin, which is like a dome for Clio's opponents"),
        ("34c", "c3-d4", "d4 is closed by Talus, who counts as a dome"),
        ("B6", "b3-c3 +c3", "the worker itself stands on c3"),
        ("Hypnus-Prometheus", "b2+c3", "Hypnus: the worker on b2 stands higher than your others"),
        ("Hypnus-Charon", "d3>b3", "Hypnus: the worker on c3 stands higher than your others"),
        ("Clio-Odysseus", "d4>a1", "d4 is closed by a coin"),
    ],
)
def test_the_reason_is_the_rule_that_forbids_it(row: str, step: str, sentence: str) -> None:
    game: Game = pose(next(found for found in read_all() if found.id == row))
    *before, last = split_turn(step)
    for text in before:
        game.take(text)
    assert str(game.refusal(last)).startswith(sentence)
