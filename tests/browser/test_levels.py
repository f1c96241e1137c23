"""How strong the computer plays: chosen by finger, mouse and key, told in a sentence, shown at its seat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from santorini.locales import LANGUAGES, say
from tests.browser.test_access import tab_to
from tests.browser.visitor import AXE, Visit, Visitor

FAULTS = "async () => (await axe.run(document)).violations.map((fault) => [fault.id, fault.nodes[0].html])"
OUTSIDE = """() => [...document.querySelectorAll(".level, .level *")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline"
        || one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.outerHTML)"""


def slider(me: Visitor) -> Locator:
    return me.page.get_by_role("slider")


def drag(me: Visitor, level: int) -> None:
    """Put the knob where this level is: a track is longer than the way of its knob by the knob."""
    box = slider(me).bounding_box()
    assert box
    knob = 16
    x = box["x"] + knob / 2 + (box["width"] - knob) * (level - 1) / 9
    y = box["y"] + box["height"] / 2
    me.page.mouse.move(box["x"] + box["width"] / 2, y)
    me.page.mouse.down()
    me.page.mouse.move(x, y, steps=5)
    me.page.mouse.up()


def stands_at(me: Visitor, level: int, language: str = "en") -> None:
    name, sentence = say("start-level-name", {"level": level}, language), say(f"start-level-{level}", {}, language)
    expect(slider(me)).to_have_value(str(level))
    expect(slider(me)).to_have_attribute("aria-valuetext", f"{name}. {sentence}")
    expect(me.page.locator(".level")).to_contain_text(name)
    expect(me.page.locator(".level p")).to_have_text(sentence)


def levels(me: Visitor) -> list[int | None]:
    return [seat["level"] for seat in me.heard.table["info"]["seats"]]


def test_a_level_is_dragged_to_and_kept_for_the_next_game_and_the_rematch(visit: Visit) -> None:
    me = visit("/")
    stands_at(me, 5)
    drag(me, 8)
    stands_at(me, 8)
    me.picture("level-desktop")
    me.button(re.compile("^Play now"), exact=False).click()
    me.until(me.my_turn, "the first step")
    assert levels(me) == [None, 8]
    expect(me.page.get_by_text("level 8").first).to_be_visible()
    me.picture("level-table-desktop")
    before = me.page.url
    resign(me)
    me.button("Rematch").click()
    me.page.wait_for_url(lambda url: "/table/" in url and url != before)
    me.until(me.my_turn, "the rematch")
    assert levels(me) == [None, 8]
    me.go("/")
    stands_at(me, 8)


def resign(me: Visitor) -> None:
    me.page.evaluate("() => window.line.send(JSON.stringify({type: 'resign', id: 'gone', seat: 0}))")
    me.until(lambda: me.over, "the end")


def test_a_level_is_chosen_by_key(visit: Visit) -> None:
    me = visit("/new")
    tab_to(me, slider(me))
    me.page.keyboard.press("ArrowRight")
    stands_at(me, 6)
    me.page.keyboard.press("Home")
    stands_at(me, 1)
    me.page.keyboard.press("End")
    stands_at(me, 10)
    me.page.keyboard.press("ArrowLeft")
    stands_at(me, 9)
    me.button("Start the game").click()
    me.until(lambda: bool(me.heard.table), "the table")
    assert levels(me) == [None, 9]


def test_only_who_plays_the_computer_is_asked_how_strong_it_is(visit: Visit) -> None:
    me = visit("/new", phone=True)
    expect(slider(me)).to_be_visible()
    me.page.get_by_role("group", name="Who plays in seat 2?").get_by_text("Invite").tap()
    expect(slider(me)).to_have_count(0)


def test_a_level_is_chosen_by_touch_for_a_seat_nobody_takes(visit: Visit) -> None:
    me = visit("/", phone=True)
    me.open_table(seats=["me", "open"], deal="none", first=0)
    slider(me).scroll_into_view_if_needed()
    box = slider(me).bounding_box()
    assert box
    me.page.touchscreen.tap(box["x"] + 4, box["y"] + box["height"] / 2)
    stands_at(me, 1)
    me.picture("level-invite-phone")
    me.button("Let the computer play").tap()
    me.until(me.my_turn, "the first step")
    assert levels(me) == [None, 1]
    me.picture("level-table-phone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_and_axe_finds_nothing(visit: Visit, language: str) -> None:
    me = visit("/", phone=True, language=language)
    me.page.set_viewport_size({"width": 320, "height": 568})
    height = me.page.locator(".level").evaluate("(one) => one.offsetHeight")
    for level in range(1, 11):
        slider(me).fill(str(level))
        stands_at(me, level, language)
        assert not me.page.evaluate(OUTSIDE), level
        assert me.page.locator(".level").evaluate("(one) => one.offsetHeight") == height, "the page jumps"
    me.page.evaluate(AXE.read_text("utf-8"))
    assert not me.page.evaluate(FAULTS)
    me.page.set_viewport_size({"width": 390, "height": 844})
    slider(me).fill("3")
    me.picture(f"level-{language}")
