"""Somebody to play: found by what both want, a rated game between accounts, and what it changes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from santorini.locales import LANGUAGES
from tests.browser.test_accounts import localhost, sign_up, titled
from tests.browser.visitor import Visit, Visitor

__all__ = ["localhost"]


def find(person: Visitor, *choices: str) -> None:
    person.go("/play")
    for choice in choices:
        person.page.get_by_text(choice, exact=True).click()
    person.button("Find an opponent now").click()


def seated(person: Visitor) -> None:
    person.page.wait_for_url("**/table/*")
    person.until(lambda: bool(person.heard.table.get("you")), "the seat")


def test_two_who_want_the_same_play_a_rated_game(visit: Visit, localhost: object) -> None:
    ann, ben = visit("/", server=localhost), visit("/", phone=True, server=localhost)  # type: ignore[arg-type]
    sign_up(ann, "Seeking Ann")
    sign_up(ben, "Seeking Ben")
    find(ann, "Rated game")
    expect(ann.saying("waiting")).to_be_visible()
    assert not ann.faults()
    find(ben, "Rated game")
    for person in (ann, ben):
        seated(person)
        person.until(lambda person=person: person.heard.view is not None, "the game")  # type: ignore[misc]
    ben.turn_to("More")
    ben.button("Resign").click()
    ben.page.get_by_role("dialog", name="Resign", exact=True).get_by_role("button", name="Resign").click()
    for person, won in ((ann, True), (ben, False)):
        changed = person.saying("ratings")
        expect(changed.get_by_text(re.compile(r"Seeking Ann: \d+ \(\+\d+\)"))).to_be_visible()
        expect(changed.get_by_text(re.compile(r"Seeking Ben: \d+ \(−\d+\)"))).to_be_visible()
        person.settle()
        person.picture(f"rated-{'won' if won else 'lost'}")
    ann.go("/ranking")
    ann.page.get_by_role("link", name="Seeking Ann").click()
    titled(ann, "Seeking Ann")
    expect(ann.page.get_by_role("link", name="Seeking Ben")).to_be_visible()
    ann.settle()
    ann.picture("player")
    assert not ann.faults()


def test_who_wants_something_else_waits_apart_and_may_stop(visit: Visit, localhost: object) -> None:
    ann, ben = visit("/", server=localhost), visit("/", server=localhost)  # type: ignore[arg-type]
    find(ann, "With powers")
    expect(ann.saying("waiting")).to_be_visible()
    find(ben, "15 minutes each")
    expect(ben.saying("waiting")).to_be_visible()
    ben.button("Stop waiting").click()
    expect(ben.button("Find an opponent now")).to_be_visible()
    find(ben, "5 minutes each", "With powers")
    seated(ann)
    seated(ben)


def test_the_computer_is_offered_after_a_while(visit: Visit, localhost: object) -> None:
    me = visit("/", server=localhost)  # type: ignore[arg-type]
    me.page.clock.install()
    find(me, "3 players")
    expect(me.saying("waiting")).to_be_visible()
    me.page.clock.run_for(31_000)
    me.button("Play the computer").click()
    seated(me)
    players = ["person", "computer", "computer"]
    me.until(lambda: [seat["player"] for seat in me.heard.table["info"]["seats"]] == players, "two computers")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/play", "/ranking"])
def test_finding_and_ranking_in_every_language(visit: Visit, path: str, language: str) -> None:
    me = visit(path, phone=True, language=language)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.settle()
    if language == "en":
        me.picture(f"people-{path[1:]}")
    assert me.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert not me.faults()
