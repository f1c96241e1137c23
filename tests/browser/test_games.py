"""Whole games, played as people play them."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.visitor import Visit, Visitor, eager

RESULT = re.compile("Victory|Defeat|Game over")


def finished(visitor: Visitor) -> None:
    expect(visitor.saying("result")).to_contain_text(RESULT)


def play_together(rng: random.Random, *people: Visitor, steps: int = 400) -> None:
    """Everybody plays when it is their turn, until the game is over or so many steps were taken."""
    for _ in range(steps):
        people[0].until(lambda: any(person.my_turn() for person in people) or people[0].over, "somebody's turn")
        if people[0].over:
            break
        person = next(person for person in people if person.legal)
        version = person.heard.version
        person.act(rng)
        for other in people:
            other.catch_up(version)


def test_a_newcomer_plays_the_computer_with_the_mouse(visit: Visit) -> None:
    me = visit("/")
    me.picture("start-desktop")
    me.button(re.compile("^Play now"), exact=False).click()
    me.until(me.my_turn, "the first step")
    me.play(random.Random(1), steps=14)
    me.picture("table-desktop")
    me.play(random.Random(2))
    finished(me)
    me.picture("result-desktop")


def test_a_newcomer_plays_the_computer_by_touch(visit: Visit) -> None:
    me = visit("/", phone=True)
    me.picture("start-phone")
    me.button(re.compile("^Play now"), exact=False).tap()
    me.tap = lambda name: me.space(name).tap()  # type: ignore[method-assign]
    me.until(me.my_turn, "the first step")
    me.play(random.Random(3), steps=10)
    me.picture("table-phone")
    me.play(random.Random(4))
    finished(me)
    me.picture("result-phone")


def test_three_people_play_each_for_themself(visit: Visit) -> None:
    ann, ben, cleo = visit("/"), visit("/"), visit("/", phone=True)
    table = ann.open_table(players=3, deal="chosen", powers=[1, 8, 9], seats=["me", "open", "open"])
    for person in (ben, cleo):
        person.go(f"/table/{table}")
        person.button("Sit down").click()
    play_together(random.Random(5), ann, ben, cleo)
    for person in (ann, ben, cleo):
        finished(person)


def test_four_people_play_in_teams_at_one_screen(visit: Visit) -> None:
    us = visit("/")
    us.open_table(players=4, deal="chosen", powers=[1, 2, 4, 5], seats=["me"] * 4)
    us.play(random.Random(6), steps=20)
    us.picture("teams-desktop")
    us.play(random.Random(7))
    finished(us)
    winners = (us.heard.view or {})["result"]["seats"]
    assert winners in ([0, 2], [1, 3])


def test_the_golden_fleece_is_for_whoever_stands_beside_the_ram(visit: Visit) -> None:
    us = visit("/")
    us.open_table(fleece=8, seats=["me", "me"])
    us.play(random.Random(8))
    finished(us)
    assert any(token["kind"] == "ram" for token in (us.heard.view or {})["tokens"])


def test_a_curtain_falls_between_players_when_there_are_secrets(visit: Visit) -> None:
    us = visit("/", phone=True)
    us.open_table(deal="chosen", powers=[43, 1], first=0, seats=["me", "me"])  # Tartarus, Apollo
    rng, curtains, secret = random.Random(9), 0, ""
    for _ in range(400):
        us.until(
            lambda: us.over or us.my_turn() or us.button(re.compile("show the board"), False).count() > 0, "a turn"
        )
        if us.over:
            break
        if not us.legal:
            if not curtains:
                us.picture("curtain-phone")
            us.button(re.compile("show the board"), exact=False).click()
            us.until(us.my_turn, "the board")
            curtains += 1
        step = eager(us.heard.view or {}, us.legal, rng)
        secret = secret or (str(step)[1:] if step.kind == "secret" else "")
        us.do(step)
        decider = (us.heard.view or {})["decider"]
        if decider == 1 and secret and not us.over:  # what is shown before Apollo looks
            assert all(token["kind"] != "abyss" for token in (us.heard.view or {})["tokens"])
    finished(us)
    assert secret
    assert curtains > 3
    assert [token["kind"] for token in (us.heard.view or {})["tokens"]] == ["abyss"]  # at the end all is shown
