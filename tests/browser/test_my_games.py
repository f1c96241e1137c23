"""The page of my games."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from testkit.playing import numbers_of
from tests.browser.test_games import finished
from tests.browser.visitor import Visit, Visitor

ONE_STEP = "00000/00000/00300/00020/00000 A:d2,d4 X:a1,e5 1 Minotaur,Pan"


def cards(me: Visitor, heading: str) -> Locator:
    section = me.page.locator("section").filter(has=me.page.get_by_role("heading", name=heading, exact=True))
    return section.get_by_role("listitem")


def won(me: Visitor) -> str:
    """A game that I have won by the next step; its table."""
    table = me.open_table(position=ONE_STEP, seats=["me", "computer"], levels=[1, 1])
    me.until(lambda: "d2-c3" in map(str, me.legal), "the last step")
    me.do(next(step for step in me.legal if str(step) == "d2-c3"))
    finished(me)
    return table


def test_games_are_found_again_gone_on_with_and_looked_at(visit: Visit) -> None:
    me = visit("/", phone=True)
    table = won(me)
    going = me.open_table(deal="chosen", powers=numbers_of("Apollo", "Pan"), seats=["me", "me"])
    me.page.get_by_role("link", name="Home").click()
    me.page.get_by_role("link", name="All games").click()
    over = cards(me, "Finished")
    expect(over).to_have_count(1)
    for text in ("Computer", "Won", "Minotaur against Pan", "You win: a worker moved up to the third level.", "1 turn"):
        expect(over).to_contain_text(text)
    assert over.locator("[data-side]").count() == 4  # the workers on its picture
    expect(over.get_by_role("link", name="Rematch")).to_have_attribute("href", f"/table/{table}")
    me.picture("games-phone")
    over.get_by_role("link", name="Replay").click()
    expect(me.page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    me.page.go_back()
    running = cards(me, "In progress")
    expect(running).to_contain_text("Apollo against Pan")
    running.get_by_role("link", name="Continue").click()
    me.page.wait_for_url(re.compile(going))


def test_games_are_told_apart_deleted_and_brought_back(visit: Visit) -> None:
    me = visit("/")
    won(me)
    me.open_table(seats=["me", "me"])
    me.go("/games")
    expect(cards(me, "In progress")).to_have_count(1)
    me.page.get_by_text("Computer", exact=True).first.click()
    expect(cards(me, "In progress")).to_have_count(0)
    expect(cards(me, "Finished")).to_have_count(1)
    me.button("Delete the game against Computer from the list").click()
    expect(cards(me, "Finished")).to_have_count(0)
    me.button("Undo").click()
    expect(cards(me, "Finished")).to_have_count(1)
    me.picture("games-desktop")


def test_whoever_has_played_nothing_yet_is_shown_where_to_begin(visit: Visit) -> None:
    me = visit("/games")
    expect(me.page.get_by_role("heading", name="No games yet")).to_be_visible()
    me.page.get_by_label("Record of a game").fill("what?")
    me.button("Open").click()
    expect(me.page.get_by_role("alert").filter(has_text=re.compile("line 1|record", re.I))).to_be_visible()
    me.page.get_by_role("link", name="Play your first game").click()
    expect(me.button(re.compile("^Play now"), exact=False)).to_be_visible()
