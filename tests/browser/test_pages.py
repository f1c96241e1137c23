"""The pages around the game: start, powers, new games, the lobby, replays, positions; and both boards."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from testkit.playing import numbers_of
from tests.browser.test_games import finished
from tests.browser.visitor import Visit, Visitor

FIRST_PAGE = 200_000  # bytes over the wire, before the island is loaded
TOWERS = "00000/02100/12320/0023^0/01100 A:b3,e2 X:d3,b1 1 Apollo,Minotaur"
DECODED = """async (bytes) => {
    const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    return [width, height];
}"""
RECORD = """[Powers "Apollo, Minotaur"]

@b2 @d4 @b4 @d2
1. b2-c3 +c4
2. b4-a4 +a5
*
"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("page", ["new", "powers", "powers/minotaur", "lobby", "replay", "position"])
def test_pages_fit_the_screen(visit: Visit, page: str, phone: bool) -> None:
    me = visit(f"/{page}", phone=phone)
    expect(me.page.locator("main h1").first).to_be_visible()
    width = me.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "the page is wider than the screen"
    me.settle()
    me.picture(f"{page.replace('/', '-')}-{'phone' if phone else 'desktop'}")


def test_the_first_page_is_light(visit: Visit) -> None:
    me = visit("/")
    expect(me.button(re.compile("^Play now"), exact=False)).to_be_enabled()
    sizes = "() => performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)"
    assert 1_000 < me.page.evaluate(sizes) < FIRST_PAGE


def test_all_powers_can_be_found(visit: Visit) -> None:
    me = visit("/powers")
    cards = me.page.locator("main").get_by_role("link").or_(me.page.locator("main").get_by_role("button"))
    expect(cards.filter(has_text="Theseus").first).to_be_visible()
    me.page.get_by_role("searchbox").fill("whirlpool")
    expect(cards.filter(has_text="Charybdis").first).to_be_visible()
    expect(cards.filter(has_text="Apollo")).to_have_count(0)


def test_a_power_that_is_not_there_is_told_with_a_way_to_those_that_are(visit: Visit) -> None:
    me = visit("/powers/zzz")
    expect(me.page.get_by_role("alert")).to_contain_text("Power not found")
    me.page.get_by_role("link", name="Show all cards").click()
    expect(me.page.get_by_role("heading", name="The powers")).to_be_visible()
    expect(me.page.get_by_role("alert")).to_have_count(0)


def choose(me: Visitor, question: str, answer: str) -> None:
    """Choose one of a few in a form."""
    me.page.get_by_role("group", name=question).get_by_text(answer, exact=True).click()


def test_powers_are_chosen_for_a_new_game(visit: Visit) -> None:
    us = visit("/new")
    dialog = us.page.get_by_role("dialog")
    empty = us.page.get_by_role("button", name="Choose a power")

    def card(name: str) -> Locator:
        return dialog.get_by_role("button", name=re.compile(f"^{name}"))

    choose(us, "Powers", "Chosen powers")
    empty.first.click()
    card("Hades").click()
    empty.click()
    expect(card("Pan")).to_contain_text("The rulebook advises against Pan and Hades together.")
    card("Pan").click(force=True)  # though it cannot be picked
    expect(dialog).to_be_visible()
    card("Apollo").click()
    expect(dialog).to_have_count(0)

    choose(us, "Players", "3 players")
    for seat in (2, 3):
        choose(us, f"Who plays in seat {seat}?", "Me")
    expect(us.page.get_by_text("Choose a power for seat 3.")).to_be_visible()
    expect(us.button("Start the game")).to_be_disabled()
    empty.click()
    card("Minotaur").click()
    us.button("Start the game").click()
    us.until(us.my_turn, "the game")
    assert (us.heard.view or {})["powers"] == numbers_of("Hades", "Apollo", "Minotaur")
    assert us.heard.table["you"] == [0, 1, 2]


def test_a_new_game_has_the_clock_and_the_first_player_that_were_chosen(visit: Visit) -> None:
    us = visit("/new")
    choose(us, "Who plays in seat 2?", "Me")
    us.page.get_by_text("Clock, first player, edition").click()
    choose(us, "Clock", "Per game")
    choose(us, "Clock", "20 min + 15 s")
    choose(us, "Who starts?", "Seat 2 (Me)")
    us.button("Start the game").click()
    us.until(us.my_turn, "the game")
    options = us.heard.table["info"]["options"]
    assert options["clock"] == {"kind": "game", "seconds": 1200, "increment": 15}
    assert options["first"] == (us.heard.view or {})["decider"] == 1


def test_a_public_table_is_joined_from_the_lobby(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/lobby", phone=True)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Saved")).to_be_visible()
    ann.open_table(public=True, seats=["me", "open"], first=0)
    ben.page.get_by_role("listitem").filter(has_text="Ann").get_by_role("button", name="Join").click()
    ann.until(ann.my_turn, "the game")


def test_a_game_is_replayed_exported_and_imported(visit: Visit, tmp_path: Path) -> None:
    us = visit("/")
    table = us.open_table(deal="chosen", powers=numbers_of("Demeter", "Pan"), seats=["me", "me"])
    us.play(random.Random(21))
    finished(us)
    us.go(f"/replay/{table}")
    moment = us.page.get_by_role("slider")
    last = int(moment.get_attribute("max") or 0)
    assert last > 8
    us.page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    us.page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("1")
    us.button("Next step").click()
    expect(moment).to_have_value("2")
    us.page.keyboard.press("End")
    expect(moment).to_have_value(str(last))
    us.picture("replayed-desktop")
    with us.page.expect_download() as saving:
        us.page.get_by_text("Save record").click()
    record = tmp_path / "game.txt"
    saving.value.save_as(record)

    someone = visit("/replay", phone=True)
    someone.page.locator("input[type=file]").set_input_files(record)
    expect(someone.page.get_by_role("slider")).to_have_attribute("max", str(last))
    someone.page.keyboard.press("End")
    expect(someone.page.get_by_role("slider")).to_have_value(str(last))
    someone.picture("replayed-phone")


def test_a_record_that_cannot_be_read_says_where(visit: Visit) -> None:
    me = visit("/replay")
    me.page.get_by_role("textbox").fill(RECORD.replace("b4-a4", "b4-e5"))
    me.button("Open").click()
    expect(me.page.locator("main")).to_contain_text("line 5")
    me.page.get_by_role("textbox").fill(RECORD)
    me.button("Open").click()
    expect(me.page.get_by_role("slider")).to_have_attribute("max", "8")


def test_a_record_may_hold_many_games(visit: Visit) -> None:
    me = visit("/replay", phone=True)
    me.page.get_by_role("textbox").fill(RECORD + RECORD.replace("1. ", "{The same again.} 1. ", 1))
    me.button("Open").click()
    games = me.page.get_by_role("combobox", name="Games in this record")
    expect(games).to_have_value("1")
    me.picture("record-phone")
    games.select_option("2")
    expect(games).to_have_value("2")
    for _ in range(4):
        me.button("Next step").click()
    expect(me.page.locator("main")).to_contain_text("The same again.")


def test_a_position_has_a_link_a_picture_and_can_be_played_from(visit: Visit) -> None:
    me = visit("/position?text=00000/00000/00300/00020/00000%20A:d2,d4%20X:a1,e5%201%20Mortal,Pan")
    for kind in ("SVG", "PNG"):
        with me.page.expect_download() as saving:
            me.page.get_by_text(f"Picture ({kind})").click()
        assert saving.value.suggested_filename.endswith(kind.lower())
        picture = saving.value.path().read_bytes()
        assert len(picture) > 5_000
    assert picture.startswith(b"\x89PNG")
    assert me.page.evaluate(DECODED, list(picture)) == [1200, 1200]
    me.page.get_by_text("Play from here").click()
    me.button("Start the game").click()
    me.until(me.my_turn, "the game")
    me.do(next(step for step in me.legal if str(step) == "d2-c3"))
    finished(me)


def island(me: Visitor) -> None:
    """Wait until the island is seen: what is far is smaller."""
    me.until(lambda: me.middle("a5")[0] > me.middle("a1")[0] + 1, "the island")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_island_is_played_in_3d(visit: Visit, solid: Browser, phone: bool) -> None:
    me = visit("/", phone=phone, browser=solid)
    me.open_table(position=TOWERS, seats=["me", "me"])
    me.until(me.my_turn, "the game")
    expect(me.page.locator("canvas")).to_be_visible()
    me.tap("b3")
    island(me)
    me.picture(f"island-{'phone' if phone else 'desktop'}")
    me.do(next(step for step in me.legal if str(step) == "b3-b4"))
    me.do(me.legal[0])
    me.button("Show the board flat").click()
    expect(me.page.locator("canvas")).to_have_count(0)
    me.picture(f"flat-{'phone' if phone else 'desktop'}")
    me.play(random.Random(32), steps=2)


def test_dragging_turns_the_island_and_a_button_turns_it_back(visit: Visit, solid: Browser) -> None:
    me = visit("/", browser=solid)
    me.open_table(position=TOWERS, seats=["me", "me"])
    expect(me.page.locator("canvas")).to_be_visible()
    island(me)

    def slope() -> float:
        return abs(me.middle("a1")[1] - me.middle("e1")[1])

    assert slope() < 1
    x, y = me.middle("c3")
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 100, y, steps=3)
    me.page.mouse.up()
    me.until(lambda: slope() > 50, "the island turned")
    me.button("Reset view").click()
    me.until(lambda: slope() < 1, "the island turned back")
    expect(me.page.locator("[aria-selected=true][data-space]")).to_have_count(0)  # a drag is not a tap


def test_an_island_that_was_left_is_forgotten(visit: Visit, solid: Browser) -> None:
    me = visit("/", phone=True, browser=solid)  # less to draw, and as much to forget
    me.open_table(position=TOWERS, seats=["me", "me"])
    memory = me.page.context.new_cdp_session(me.page)
    memory.send("Performance.enable")

    def kept() -> int:
        """How many nodes are in memory."""
        memory.send("HeapProfiler.collectGarbage")
        metrics = memory.send("Performance.getMetrics")["metrics"]
        return int(next(metric["value"] for metric in metrics if metric["name"] == "Nodes"))

    def left() -> int:
        """How many there are when the island has been seen and left, and the page no longer changes."""
        counts: list[int] = []

        def at_rest() -> bool:
            counts.append(kept())
            return len(counts) > 2 and len({*counts[-3:]}) == 1

        island(me)
        me.page.get_by_role("link", name="Home").first.click()
        expect(me.button(re.compile("^Play now"), exact=False)).to_be_visible()
        me.until(at_rest, "a page at rest")
        me.page.go_back()
        return counts[-1]

    nodes = [left() for _ in range(5)]
    assert max(nodes[2:]) <= nodes[1], "each visit keeps nodes of its own"


def test_without_webgl_the_board_is_flat_by_itself(visit: Visit) -> None:
    me = visit("/")
    me.open_table(position=TOWERS, seats=["me", "me"])
    me.until(me.my_turn, "the game")
    assert me.page.evaluate("() => document.createElement('canvas').getContext('webgl2')") is None
    expect(me.page.locator("canvas")).to_have_count(0)
    me.play(random.Random(41), steps=4)
