"""The pages in every language: all in its words, and nothing too long for a small phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from santorini.locales import LANGUAGES, say
from testkit.playing import numbers_of
from tests.browser.visitor import DESKTOP, Visit, Visitor

SMALL = {"width": 320, "height": 640}
ONE_STEP = "00000/00000/00300/00020/00000 A:d2,d4 X:a1,e5 1 Pan,Poseidon"

# Texts wider than the box they stand in, but for what is hidden on purpose or can be scrolled.
CUT = """() => {
    const own = (node) => [...node.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
    const rolls = (node) => {
        const { display, flexWrap, overflowX } = getComputedStyle(node);
        return /auto|scroll/.test(overflowX) && display === "flex" && flexWrap === "nowrap";
    };
    const scrolls = (node) => node && (rolls(node) || scrolls(node.parentElement));
    const wide = document.documentElement.scrollWidth - innerWidth;
    const page = wide > 0 ? [`the page, by ${wide}`] : [];
    const cut = [...document.querySelectorAll("body *")]
        .filter((node) => own(node) && node.checkVisibility() && !node.closest(".unseen, svg, .skip") && !scrolls(node))
        .filter((node) => {
            const { left, right } = node.getBoundingClientRect();
            const inside = !node.clientWidth || node.scrollWidth <= node.clientWidth + 1;
            return !inside || left < -1 || right > innerWidth + 1;
        })
        .map((node) => `${node.tagName} ${node.className}: ${node.textContent.trim().slice(0, 60)}`);
    return [...page, ...cut];
}"""


def too_wide(me: Visitor, page: str, language: str, opened: Callable[[], None] = lambda: None) -> list[str]:
    """What does not fit of a page, once something on it is opened, on a phone and on a desktop."""
    found = []
    for size, screen in (("phone", SMALL), ("desktop", DESKTOP)):
        me.page.set_viewport_size(screen)  # type: ignore[arg-type]
        opened()
        me.settle()
        me.picture(f"{language}/{page}-{size}")
        found += [f"{page}, {size}: {text}" for text in me.page.evaluate(CUT)]
    return found


def settings(me: Visitor, language: str) -> None:
    """Open the settings at a table."""
    me.page.locator(".tabs").get_by_text(say("table-tab-more", {}, language)).click()
    me.button(say("table-settings", {}, language)).click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_visit_in_every_language(visit: Visit, language: str) -> None:
    me, wide = visit("/", language=f"{language}-XX"), list[str]()
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    expect(me.page.locator("main")).to_contain_text(say("start-slogan", {}, language))
    wide += too_wide(me, "start", language)

    me.button(re.compile(re.escape(say("start-play", {}, language))), exact=False).click()
    me.until(me.my_turn, "a quick game")
    expect(me.saying("prompt")).to_contain_text(say("table-task-woman", {}, language))
    for _ in range(3):
        me.until(me.my_turn, "my turn")
        me.do(me.legal[len(me.legal) // 3])
    wide += too_wide(me, "table", language)
    wide += too_wide(me, "settings", language, lambda: settings(me, language))

    for page in ("powers", "powers/bellerophon", "new", "lobby", "learn", "learn/minotaur", "replay", "position"):
        me.go(f"/{page}")
        expect(me.page.locator("main h1").first).to_be_visible()
        wide += too_wide(me, page.replace("/", "-"), language)

    table = me.open_table(position=ONE_STEP, seats=["me", "computer"])
    me.until(lambda: "d2-c3" in map(str, me.legal), "the last turn")
    me.do(next(step for step in me.legal if str(step) == "d2-c3"))
    expect(me.page.get_by_test_id("result")).to_contain_text(say("table-ending-climb", {}, language))
    wide += too_wide(me, "over", language)
    me.go(f"/replay/{table}")
    expect(me.page.locator("main")).to_contain_text(say("replay-summary", {}, language))
    me.page.keyboard.press("End")
    wide += too_wide(me, "replay-game", language)
    me.go("/games")
    expect(me.page.locator("main")).to_contain_text(say("games-won", {}, language))
    wide += too_wide(me, "games", language)
    assert not wide, "\n".join(wide)


def test_the_language_changes_at_once_and_is_kept(visit: Visit) -> None:
    me = visit("/", language="it")
    me.open_table(deal="chosen", powers=numbers_of("Minotaur", "Ares"), seats=["me", "computer"], first=0)
    for _ in range(3):
        me.until(me.my_turn, "my turn")
        me.do(me.legal[0])
    me.until(me.my_turn, "my turn")
    heard = me.heard.version
    settings(me, "it")
    me.page.get_by_role("combobox").select_option(label="Русский")
    expect(me.page.locator("html")).to_have_attribute("lang", "ru")
    expect(me.page.get_by_role("dialog").last).to_contain_text(say("table-settings-theme", {}, "ru"))
    expect(me.page.locator("[data-seat='1']")).to_contain_text(say("power-ares", {}, "ru"))
    assert me.heard.version == heard
    me.button(say("table-close", {}, "ru")).click()
    me.do(me.legal[0])
    me.page.reload()
    me.until(me.my_turn, "my turn")
    expect(me.page.locator("html")).to_have_attribute("lang", "ru")


def test_only_the_language_spoken_is_loaded(visit: Visit) -> None:
    me = visit("/", language="pl")
    expect(me.page.locator("main")).to_contain_text(say("start-slogan", {}, "pl"))
    loaded = me.page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    names = [Path(url).name.partition("-")[0] for url in loaded]
    assert [name for name in names if name in LANGUAGES] == ["pl"]
