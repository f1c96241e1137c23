"""An event says what happened, to whom, and whose power caused it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from santorini import CARDS, Event, Game, Position, read_position
from santorini.game import Played
from santorini.rules.names import EVENTS
from santorini.rules.words import LOGGED
from santorini.views import seen_events
from testkit.playing import completed, effort, permitted, random_game

CAUSED = ("force", "swap", "kill", "unbuild", "mark", "steal", "return", "cancel")  # these never happen by themselves
DOCS = Path(__file__).parent.parent / "docs" / "events.md"


@pytest.mark.parametrize(
    ("position", "steps", "told"),
    [
        (
            "00000/00000/00000/00000/00000 A:b2,e1 X:b3,e5 1 Minotaur,Pan",
            "b2-b3",
            ["move: seat 0, side 0, b2 to b3", "force: seat 0, side 1, b3 to b4, by Minotaur"],
        ),
        (  # an opponent's power has its effect in the mover's turn
            "00000/00000/00010/00000/00000 A:a3,a1 X:c5,c1 1 Mortal,Harpies",
            "a3-b3",
            ["move: seat 0, side 0, a3 to b3", "force: seat 1, side 0, b3 to c3, by Harpies"],
        ),
        (
            "00000/00000/00000/01000/00000 A:b3,e1 X:b2,e5 1 Bia,Pan",
            "b3-c3 +c4",
            ["build: seat 0, side 0, c3 to c4", "turn: seat 0"],
        ),
        (
            "00000/00000/00000/00000/00000 A:a2,e1 X:c2,e5 1 Bia,Pan",
            "a2-b2",
            ["move: seat 0, side 0, a2 to b2", "kill: seat 0, side 1, c2, by Bia"],
        ),
        (
            "00000/00000/00000/00000/00000 A:b2,e1 X:b4,e5 1 Clio,Pan",
            "b2-b3 +a3",
            ["build: seat 0, side 0, b3 to a3", "token: seat 0, coin, a3, by Clio", "turn: seat 0"],
        ),
        (
            "00000/00000/00000/00000/00000 A:b2,e1 X:b4,e5 1 Charybdis,Pan",
            "b2-b3 +a3 *c3",
            ["token: seat 0, whirlpool, c3, by Charybdis", "turn: seat 0"],
        ),
        (  # the whirlpools force whoever steps into one
            "00000/00000/00000/00000/00030 A:a1,e2 X:d2,e5 2 Charybdis,Mortal edition=revised whirlpools=e3,d1",
            "d2-e3",
            [
                "move: seat 1, side 1, d2 to e3",
                "force: seat 0, side 1, e3 to d1, by Charybdis",
                "win: side 1, climb",
            ],
        ),
        (  # the reply of another seat
            "00000/00030/00000/00000/00000 A:a1,e1 X:b2,a5 2 Gaea,Mortal memory=2,0",
            "b2-c3 +d4 @d5",
            ["place: seat 0, side 0, d5, by Gaea", "turn: seat 1"],
        ),
        (
            "00000/00000/00000/00000/00000 A:c4,e1 X:c3,a1 2 Hecate,Mortal",
            "c3-c4",
            ["cancel: seat 0, c4, by Hecate", "turn: seat 1"],
        ),
        (
            "00000/00000/00000/00000/00000 A:b2,e1 X:b4,e5 1 Aeolus,Pan wind=N",
            "b2-b3 +a3 ~SW",
            ["aim: seat 0, wind, SW, by Aeolus", "turn: seat 0"],
        ),
        (
            "00000/00000/00000/00023/00000 A:d2,a1 X:a5,a4 1 Mortal,Pan",
            "d2-e2",
            ["move: seat 0, side 0, d2 to e2", "win: side 0, climb"],
        ),
    ],
)
def test_what_happened_and_by_whose_power(position: str, steps: str, told: list[str]) -> None:
    game = Game.from_position(read_position(position))
    for step in steps.split():
        events = game.take(step)
    assert list(map(str, events)) == told


def test_the_setup_tells_whose_worker_is_placed_and_what_is_laid_out() -> None:
    game = Game("Pan", "Athena")
    placed = [str(event) for text in ("@a1", "@a2", "@a3", "@a4") for event in game.take(text)]
    assert placed == [f"place: seat {seat}, side {seat}, a{1 + 2 * seat + n}" for seat in range(2) for n in range(2)]
    hecate = Game("Hecate", "Pan")
    for text in ("@b4", "@d2"):
        hecate.take(text)
    assert [str(event) for event in hecate.take("@b2")] == ["place: seat 0, side 0, b2, secret"]
    siren = Game("Siren", "Pan")
    assert [str(event) for event in siren.take("~E")] == ["aim: seat 0, arrow, E"]
    fleece = Game(fleece="Pan")
    while (step := fleece.legal_steps()[7]).kind != "token":
        fleece.take(step)
    assert [str(event) for event in fleece.take(step)] == ["token: seat 0, ram, b3"]


def games() -> Iterator[Game]:
    rng = random.Random(14)
    for number in range(effort(200, 6)):
        players = 2 + number % 3
        powers = completed(rng.choice(permitted(players)), players, rng)
        yield random_game(powers, rng, cap=120, edition=rng.choice(("roxley2016", "spinmaster2017", "revised")))


def before(played: Played) -> Position:
    p = Position()
    p.thaw(played.before)
    return p


def test_every_event_of_a_power_names_the_power_and_who_holds_it() -> None:
    for game in games():
        for played in game.history:
            p = before(played)
            for event in played.events:
                if event.by is not None and event.kind not in ("steal", "return"):
                    assert event.seat is not None
                    held = (p.power[event.seat], game.position.power[event.seat], p.dealt[event.seat])
                    assert event.by in held, event
                if event.kind in CAUSED:
                    assert event.by, (event, [card.name for card in game.cards])


def test_a_fact_has_the_fields_of_its_kind() -> None:
    table = DOCS.read_text().partition("## Kinds")[2]
    fields = {
        kind: set(re.findall(r"`(\w+)`", told))
        for kinds, told in re.findall(r"^\| (`.*?) \|.*\| (.*) \|$", table, re.MULTILINE)
        for kind in re.findall(r"`(\w+)`", kinds)
    }
    assert fields.keys() == set(EVENTS) - {"end", "lower", "resign"}
    for game in games():
        for event in (event for played in game.history for event in played.events):
            told = {name for name, value in event._asdict().items() if value is not None} - {"kind", "secret"}
            assert told <= fields[event.kind], event


def test_the_number_of_an_event_begins_with_what_logs_have_always_noted() -> None:
    game = Game("Pan", "Athena")
    game.take("@b2")
    (number,) = game.history[0].numbers
    assert number & LOGGED == game.history[0].step
    assert number > LOGGED


def test_nobody_is_told_more_of_a_secret_by_its_cause() -> None:
    game = Game.from_position(read_position("00000/00000/00000/00000/00000 A:c3,e1 X:a1,d1 1 Hecate,Mortal"))
    game.take("c3-d4")
    game.take("+c3")
    seen = [event for played in game.history for event in seen_events(game, played, 1)]
    assert seen == [Event("build", seat=0, dst=12), Event("turn", seat=0)]


def test_an_event_shows_what_it_has() -> None:
    event = Event("force", seat=0, side=1, src=12, dst=16, by=CARDS[8].number)
    assert repr(event) == "Event(kind='force', seat=0, side=1, src=12, dst=16, by=8)"
    assert str(event) == "force: seat 0, side 1, c3 to b4, by Minotaur"
