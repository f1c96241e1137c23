"""Played by key, by ear, with large letters, without motion, on any screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from santorini.notation import read_space
from testkit.playing import numbers_of
from tests.browser.test_coach import lose
from tests.browser.test_games import finished
from tests.browser.test_together import placed
from tests.browser.visitor import Visit, Visitor

POSITION = "/position?text=00000/00000/00300/00020/00000%20A:d2,d4%20X:a1,e5%201%20Mortal,Pan"
SCREENS = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (2560, 1440)]
FINGER = 44  # pixels

# ---------------------------------------------------------------- by key


def walk(me: Visitor, name: str) -> None:
    """Go over the board with the arrow keys, from wherever the focus is, and choose a space."""
    here = me.page.evaluate("() => document.activeElement.dataset.space")
    assert here, "the focus is not on the board"
    (rank, file), (to_rank, to_file) = (divmod(read_space(space), 5) for space in (here, name))
    for _ in range(abs(to_rank - rank)):
        me.page.keyboard.press("ArrowUp" if to_rank > rank else "ArrowDown")
    for _ in range(abs(to_file - file)):
        me.page.keyboard.press("ArrowRight" if to_file > file else "ArrowLeft")
    expect(me.space(name)).to_be_focused()
    assert me.page.evaluate("() => document.activeElement.matches(':focus-visible')"), "the focus is not seen"
    me.page.keyboard.press("Enter")


def tab_to(me: Visitor, goal: Locator) -> None:
    for _ in range(30):
        me.page.keyboard.press("Tab")
        if goal.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError("the Tab key does not lead there")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    me = visit("/")
    me.tap = lambda name: walk(me, name)  # type: ignore[method-assign]
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(me, me.button(re.compile("^Play now"), exact=False))
    me.page.keyboard.press("Enter")
    me.until(me.my_turn, "the first step")
    me.play(random.Random(31))
    finished(me)
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.wait_for_function("() => document.activeElement.dataset.space")


def test_the_skip_link_keeps_what_was_chosen(visit: Visit) -> None:
    me = visit("/new")
    me.page.get_by_text("3 players").click()
    me.page.get_by_role("link", name="Skip to content").press("Enter")
    me.page.wait_for_url("**/new#content")
    expect(me.page.locator("main")).to_be_focused()
    expect(me.page.get_by_role("radio", name="3 players")).to_be_checked()


def test_keys_undo_confirm_and_end_a_turn(visit: Visit) -> None:
    me = visit("/")
    me.open_table(deal="chosen", powers=numbers_of("Demeter", "Mortal"), seats=["me", "me"], first=0)
    me.until(me.my_turn, "the setup")
    placed(me, me)
    press = me.page.keyboard.press
    me.space("b2").focus()
    press("n")
    expect(me.space("d4")).to_be_focused()
    press("Shift+N")
    expect(me.space("b2")).to_be_focused()
    press("?")
    expect(me.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    press("Escape")
    expect(me.space("b2")).to_be_focused()

    walk(me, "b2")
    walk(me, "c3")
    me.until(lambda: {step.kind for step in me.legal} == {"build"}, "the move")
    press("u")
    me.until(lambda: any(step.kind == "move" for step in me.legal), "the move taken back")
    me.page.evaluate("() => localStorage.setItem('settings', JSON.stringify({speed: 0, confirm: true}))")
    me.page.reload()
    me.space("b2").focus()
    walk(me, "b2")
    walk(me, "c3")
    me.until(lambda: {step.kind for step in me.legal} == {"build"}, "the move")
    walk(me, "c2")
    expect(me.button("Confirm")).to_be_visible()
    press("Escape")
    expect(me.button("Confirm")).to_have_count(0)
    walk(me, "c2")
    press("c")
    me.until(lambda: any(step.kind == "end" for step in me.legal), "the block")
    press("Shift+U")
    me.until(lambda: any(step.kind == "move" for step in me.legal), "the turn taken back")
    for name in ("b2", "c3"):
        walk(me, name)
    me.until(lambda: {step.kind for step in me.legal} == {"build"}, "the move")
    walk(me, "c2")
    press("c")
    me.until(lambda: any(step.kind == "end" for step in me.legal), "the block")
    press("e")
    press("c")
    me.until(lambda: (me.heard.view or {})["mover"] == 1, "the other's turn")


# ---------------------------------------------------------------- by ear

CHOICE = re.compile("Place a worker|Move to|Build a|can be chosen")


def promise(name: str) -> int:
    """How good a space sounds: up is good, and so is a block that can be climbed later."""
    level = int(next(iter(re.findall(r"level (\d)", name)), "0"))
    return level if "Move" in name else -abs(level - 1)


def test_a_whole_game_by_names_and_announcements(visit: Visit) -> None:
    me = visit("/")
    me.page.get_by_role("button", name=re.compile("^Play now")).press("Enter")
    log = me.page.get_by_role("log")
    expect(log).to_be_attached()
    log.evaluate(
        """(log) => {
            window.announced = [...log.children].map(({ textContent }) => textContent);
            const note = (changes) => changes.forEach(({ addedNodes }) =>
                addedNodes.forEach(({ textContent }) => textContent && announced.push(textContent)));
            new MutationObserver(note).observe(log, { childList: true });
        }"""
    )
    ask = me.page.get_by_role("status").filter(has_text=re.compile("^(Place|Choose|Move|Build)"))
    over = me.page.get_by_role("region", name=re.compile("^(Victory|Defeat)"))
    cells = me.page.get_by_role("grid", name="Board").get_by_role("gridcell", name=CHOICE)
    rng = random.Random(32)
    for _ in range(400):
        expect(ask.or_(over).first).to_be_visible()
        if over.count():
            break
        asked = ask.inner_text()
        names = [name for name in cells.evaluate_all("(all) => all.map((one) => one.ariaLabel)") if name]
        best = max(names, key=lambda name: (promise(name), rng.random()))
        me.page.get_by_role("gridcell", name=best, exact=True).press("Enter")
        expect(ask.filter(has_text=asked)).to_have_count(0)
    expect(over).to_be_visible()
    expect(over.get_by_role("heading", name=re.compile("Victory|Defeat"))).to_be_visible()

    announced: list[str] = me.page.evaluate("() => announced")
    steps = [
        frame["entry"] for frame in me.heard.frames if frame["type"] == "news" and frame["entry"]["kind"] == "step"
    ]
    told = [line for line in announced if re.match("(You|Computer): ", line)]
    assert len(told) == len(steps) > 8, "every step is announced once"
    assert re.fullmatch(r"You: worker on [a-e][1-5]", next(line for line in told if line.startswith("You")))


def test_what_a_space_holds_is_in_its_name(visit: Visit) -> None:
    me = visit(POSITION)
    cell = me.page.get_by_role("gridcell", name="d2, level 2, red woman", exact=True)
    expect(cell).to_be_visible()
    expect(me.page.get_by_role("gridcell", name="c3, level 3", exact=True)).to_be_visible()
    us = visit("/")
    us.open_table(seats=["me", "computer"], first=0)
    us.until(us.my_turn, "the first step")
    us.tap("b2")
    expect(us.page.get_by_role("gridcell", name="b2, ground, red woman (You)")).to_be_visible()


# ---------------------------------------------------------------- every page


def table(**options: object) -> Callable[[Visitor], None]:
    def opened(me: Visitor) -> None:
        me.open_table(**{"seats": ["me", "me"], "first": 0, **options})
        expect(me.page.get_by_role("heading", level=1).first).to_be_attached()

    return opened


def played(me: Visitor) -> None:
    """In the middle of a turn that could end, and with the most buttons there are."""
    table(deal="chosen", powers=numbers_of("Demeter", "Apollo"))(me)
    me.until(me.my_turn, "the setup")
    placed(me, me)
    before = me.heard.version
    me.tap("b2")
    me.tap("c3")
    me.catch_up(before)
    me.tap("c2")
    expect(me.button("End turn")).to_be_visible()


def over(me: Visitor) -> None:
    table(position="00000/00000/00300/00020/00000 A:d2,d4 X:a1,e5 1 Mortal,Mortal")(me)
    me.until(me.my_turn, "my turn")
    me.tap("d2")
    me.tap("c3")
    finished(me)


def games(me: Visitor) -> None:
    over(me)
    table()(me)
    me.go("/games")
    expect(me.page.get_by_role("link", name="Rematch")).to_be_visible()


def replayed(me: Visitor) -> None:
    played(me)
    me.go(me.page.url.removeprefix(me.page.url.split("/table/")[0]).replace("table", "replay"))
    expect(me.page.get_by_role("slider")).to_be_visible()


def more(button: str) -> Callable[[Visitor], None]:
    def opened(me: Visitor) -> None:
        table()(me)
        me.turn_to("More")
        me.button(button).click()
        expect(me.page.get_by_role("dialog", name=button)).to_be_visible()

    return opened


def page(path: str) -> Callable[[Visitor], None]:
    def opened(me: Visitor) -> None:
        me.go(path)
        expect(me.page.get_by_role("heading").first).to_be_visible()

    return opened


def analyzed(me: Visitor) -> None:
    me.go(POSITION)
    me.button("Analyze").click()
    expect(me.saying("chances")).to_be_visible()
    me.page.get_by_role("combobox", name="Lines").select_option("3")
    expect(me.page.get_by_role("list", name="Best lines").get_by_role("listitem")).to_have_count(3)


def reviewed(me: Visitor) -> None:
    me.go(f"/review/{lose(me)}")
    expect(me.saying("moment")).to_be_visible()
    me.page.get_by_text("In numbers").click()


def hinted(me: Visitor) -> None:
    played(me)
    me.button("Hint").click()
    expect(me.saying("hint")).not_to_be_empty()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "start": page("/"),
    "new": page("/new"),
    "lobby": page("/lobby"),
    "powers": page("/powers"),
    "power": page("/powers/minotaur"),
    "gathering": table(seats=["me", "open"], public=True),
    "draft": table(deal="challenger"),
    "setup": table(),
    "wind": table(deal="chosen", powers=numbers_of("Aeolus", "Demeter")),
    "play": played,
    "over": over,
    "curtain": table(deal="chosen", powers=numbers_of("Tartarus", "Apollo")),
    "settings": more("Settings"),
    "keys": more("Keyboard"),
    "games": games,
    "import": page("/replay"),
    "replay": replayed,
    "position": page(POSITION),
    "analysis": analyzed,
    "editor": page("/editor"),
    "review": reviewed,
    "hint": hinted,
    "learn": page("/learn"),
    "lesson": page("/learn/minotaur"),
    "missing": page("/nowhere"),
}

every_page = pytest.mark.parametrize("name", PAGES)


@every_page
def test_axe_finds_nothing(visit: Visit, name: str) -> None:
    me = visit("/lobby")
    PAGES[name](me)
    assert me.page.title(), "the page has no title"
    for width, height in ((320, 568), (1280, 800)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert not me.faults(), width


SMALL = """(finger) => [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .filter((one) => one.checkVisibility() && !one.closest(".skip, [inert]"))
    .filter((one) => getComputedStyle(one).display !== "inline") // a link in a sentence
    .map((one) => [one.outerHTML.slice(0, 90), (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < finger - 0.01)
    .map(([what, { width, height }]) => [what, width, height])"""

# Outside the screen, over each other, or cut off. What scrolls by itself may be wider, and hides what is beneath.
LOST = """() => {
    const top = document.querySelector("dialog[open], [role=dialog]") ?? document.body;
    const scrolls = (one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflow);
    const seen = (one) => {
        const box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
        for (let up = one.parentElement; up; up = up.parentElement)
            if (up !== document.documentElement && scrolls(up)) {
                const rim = up.getBoundingClientRect();
                [left, top] = [Math.max(left, rim.left), Math.max(top, rim.top)];
                [right, bottom] = [Math.min(right, rim.right), Math.min(bottom, rim.bottom)];
            }
        return { one, left, top, right, bottom, name: one.outerHTML.slice(0, 90) };
    };
    const boxes = [...top.querySelectorAll("a, button, input, select, textarea, summary")]
        .filter((one) => one.checkVisibility() && !one.closest(".skip, .unseen, [inert], [class*=bar]"))
        .map(seen);
    const outside = boxes.filter(({ left, right }) => left < -1 || right > innerWidth + 1).map(({ name }) => name);
    const both = (a, b) => Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const over = boxes.flatMap((a, n) => boxes.slice(n + 1)
        .filter((b) => !a.one.contains(b.one) && !b.one.contains(a.one) && both(a, b) > 2)
        .map((b) => [a.name, b.name]));
    const cut = [...top.querySelectorAll("button, a, p, h1, h2, h3, span, strong, li, legend, label, td, th")]
        .filter((one) => one.checkVisibility() && one.clientWidth > 1 && !one.closest(".unseen, ol[data-testid=feed]"))
        .filter((one) => getComputedStyle(one).overflowX === "hidden" && one.scrollWidth > one.clientWidth + 2)
        .map((one) => one.outerHTML.slice(0, 90));
    return { outside, over, cut };
}"""


@every_page
def test_fingers_find_everything_and_large_letters_lose_nothing(visit: Visit, name: str) -> None:
    me = visit("/lobby", phone=True)
    PAGES[name](me)
    me.page.set_viewport_size({"width": 320, "height": 640})
    me.settle()
    assert me.page.evaluate(SMALL, FINGER) == []
    browser = me.page.context.new_cdp_session(me.page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})  # 200 %
    for width, height in ((390, 844), (1280, 800)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.settle()
        assert me.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        assert me.page.evaluate(LOST) == {"outside": [], "over": [], "cut": []}, (width, height)
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.picture(f"large-{name}")


# ---------------------------------------------------------------- any screen


@pytest.mark.parametrize("name", ["setup", "wind", "play"])
def test_board_and_buttons_are_always_in_sight(visit: Visit, name: str) -> None:
    me = visit("/")
    PAGES[name](me)
    needed = me.page.locator("[data-space], .actions button")
    for width, height in SCREENS:
        me.page.set_viewport_size({"width": width, "height": height})
        me.settle()
        boxes: list[dict[str, Any]] = needed.evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
        )
        assert len(boxes) >= 25
        assert all(box["left"] >= 0 and box["top"] >= 0 for box in boxes), (width, height)
        assert all(box["right"] <= width and box["bottom"] <= height for box in boxes), (width, height)
        assert me.page.evaluate("() => [document.documentElement.scrollHeight, innerHeight]") == [height, height]
        me.picture(f"{name}-{width}x{height}")


# ---------------------------------------------------------------- without motion

MOVING = "() => document.getAnimations().length"


def test_nothing_moves_for_those_who_want_it_so(visit: Visit) -> None:
    me = visit("/")
    me.page.evaluate("() => localStorage.setItem('settings', JSON.stringify({speed: 1}))")
    me.page.reload()
    me.page.wait_for_function(MOVING)
    me.page.emulate_media(reduced_motion="reduce")
    me.page.wait_for_function(f"() => !({MOVING})()")
    me.open_table(seats=["me", "computer"], first=0)
    for _ in range(6):
        me.until(me.my_turn, "my turn")
        me.act(random.Random(33))
        assert me.page.evaluate(MOVING) == 0
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.wait_for_function(MOVING)
    me.page.evaluate("() => localStorage.setItem('settings', JSON.stringify({speed: 0}))")
    me.page.reload()
    me.until(me.my_turn, "my turn")
    assert me.page.evaluate(MOVING) == 0


def test_pieces_move_slowly_for_those_who_want_it_so(visit: Visit) -> None:
    me = visit("/")
    me.open_table(seats=["me", "computer"], first=0)
    me.turn_to("More")
    me.button("Settings").click()
    me.page.get_by_role("group", name="Animation").get_by_text("Slow", exact=True).click()
    expect(me.page.get_by_role("radio", name="Slow")).to_be_checked()
    me.page.wait_for_function("() => JSON.parse(localStorage.settings).speed === 0.5")
