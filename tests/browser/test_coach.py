"""The coach, as people meet it: hints at a table, analysis, review, the editor; and when there is none."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from testkit.playing import numbers_of
from tests.browser.visitor import Visit, Visitor

# Red climbs to the second level between two of the third: that wins by force.
NEARLY = "00000/00000/01230/00300/00000 A:b3,a1 X:e5,e1 1 Mortal,Mortal"
AGAINST = {"seats": ["me", "computer"], "levels": [1, 1]}


def follow_hint(visitor: Visitor) -> None:
    """Ask for a hint, unless it tells the rest of the turn already, and do as it says, a step."""
    version = visitor.heard.version
    hint = visitor.saying("hint")
    if hint.get_attribute("data-bit") is None:
        visitor.page.keyboard.press("h")
    expect(hint).to_have_attribute("data-bit", re.compile("worker|space"))
    if hint.get_attribute("data-bit") == "worker":
        visitor.tap(hint.inner_text().split()[-1].rstrip("."))
        visitor.page.keyboard.press("h")
        expect(hint).to_have_attribute("data-bit", "space")
    said = hint.inner_text()
    if "below" in said:
        visitor.button(re.compile("End turn")).click()
    else:
        visitor.tap(re.findall(r"[a-e][1-5]", said)[-1])
    visitor.catch_up(version)


def test_who_follows_the_hints_wins(visit: Visit) -> None:
    me = visit("/")
    me.open_table(position=NEARLY, **AGAINST)
    me.until(me.my_turn, "my turn")
    me.space("c3").focus()
    me.page.keyboard.press("h")
    expect(me.saying("hint")).to_have_text("Tap your worker on b3.")
    me.picture("hint-worker")
    me.page.keyboard.press("h")
    me.page.keyboard.press("h")
    expect(me.saying("hint")).to_contain_text("Chances to win")
    expect(me.saying("hint")).to_contain_text("Wins in 2 turns, whatever the answer.")
    me.picture("hint-why")
    me.button("Close").click()
    while not me.over:
        me.space("a5").focus()
        follow_hint(me)
        me.until(me.my_turn, "my turn")
    expect(me.saying("result")).to_contain_text("Victory")


def test_nobody_is_helped_against_people(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/")
    table = ann.open_table(deal="chosen", powers=numbers_of("Apollo", "Pan"), seats=["me", "open"], position=None)
    ben.go(f"/table/{table}")
    ben.button(re.compile("Sit down")).click()
    ann.until(lambda: any(one.my_turn() for one in (ann, ben)), "the first step")
    for one in (ann, ben):
        expect(one.button("Hint")).to_have_count(0)
        refused = one.page.request.get(f"{visit.server.url}/api/tables/{table}/hint")
        assert refused.status in (403, 409)
        assert refused.json()["code"] in ("no-advice", "not-your-turn")


# ---------------------------------------------------------------- review

UNGUARDED = "00000/00000/00230/00000/00000 A:c3,d4 X:e5,a5 2 Mortal,Mortal"


def lose(visitor: Visitor) -> str:
    """Play a game against the computer in which its win is overlooked."""
    table = visitor.open_table(position=UNGUARDED, seats=["computer", "me"], levels=[5, 5])
    visitor.until(visitor.my_turn, "my turn")
    for text in ("a5-a4", "+a5"):
        visitor.until(lambda text=text: any(str(step).endswith(text) for step in visitor.legal), text)  # type: ignore[misc]
        visitor.do(next(step for step in visitor.legal if str(step).endswith(text)))
    visitor.until(lambda: visitor.over, "the end")
    return table


def test_a_lost_game_is_reviewed_in_one_tap(visit: Visit) -> None:
    me = visit("/")
    table = lose(me)
    me.page.get_by_role("link", name="Review").click()
    moment = me.saying("moment")
    expect(moment).to_have_attribute("data-kind", "mistake")
    expect(moment).to_contain_text("Lets an opponent win at once, on d3.")
    expect(moment).to_contain_text("Stops the win on d3.")
    expect(moment).to_contain_text("No other turn does.")
    moment.get_by_role("button", name="Better").click()
    me.settle()
    me.picture("review-desktop")
    with me.page.expect_download() as kept:
        moment.get_by_role("button", name="Picture").click()
    kept.value.save_as(me._screenshots / "review-picture.png")
    me.page.get_by_text("In numbers").click()
    expect(me.saying("graph").get_by_role("table")).to_contain_text("Computer")
    friend = visit(f"/review/{table}", phone=True)
    expect(friend.saying("moment")).to_contain_text("Lets an opponent win at once, on d3.")
    friend.picture("review-phone")
    moment.get_by_role("button", name="Look at it in the game").click()
    expect(me.page.get_by_role("slider")).to_have_value("0")
    me.page.go_back()
    moment.get_by_role("link", name="Play on from here").click()
    expect(me.page).to_have_url(re.compile(r"/new\?position="))


# ---------------------------------------------------------------- analysis

POSITIONS = (
    "00000/01210/00100/00000/0003^0 A:b2,d4 X:b4,d2 1 Apollo,Minotaur",
    "00000/01210/00100/00000/00000 A:b2,d4 X:b4,d2 2 Poseidon,Zeus",
    "00000/01210/00100/00000/00000 A:b2,d4 X:b4,d2 1 Europa,Aeolus",
    "00000/01210/00100/00000/00000 A:b2,d4 X:b4,d2 1 Achilles,Theseus",
    "00000/01210/00100/00000/00000 A:b2,d4 X:b4,d2 2 Apollo,Hecate",
    "00000/01210/00100/00000/00000 A:b2,d4 X:b4,d2 Y:a1,e5 1 Apollo,Minotaur,Pan",
)


def test_a_position_with_any_power_is_analyzed(visit: Visit) -> None:
    me = visit("/")
    for text in POSITIONS:
        me.go(f"/position?text={text}")
        me.button("Analyze").click()
        lines = me.page.get_by_role("list", name="Best lines").get_by_role("listitem")
        expect(lines).to_have_count(1)
        sides = 3 if "Y:" in text else 2
        expect(me.saying("chances").locator("span")).to_have_count(sides)
    me.page.get_by_role("combobox", name="Lines").select_option("3")
    expect(lines).to_have_count(3)
    me.picture("analysis-three")


def test_analysis_stops_goes_on_and_is_stepped_into(visit: Visit) -> None:
    me = visit("/").go(f"/position?text={POSITIONS[0]}")
    me.button("Analyze").click()
    stop = me.button("Stop")
    stop.click()
    me.button("Go on").click()
    stop.wait_for()
    me.page.get_by_role("combobox", name="Lines").select_option("3")
    lines = me.page.get_by_role("list", name="Best lines").get_by_role("listitem")
    expect(lines).to_have_count(3)
    me.picture("analysis-desktop")
    expect(lines.first).to_contain_text(re.compile(r"\d+ %.*Move to [a-e][1-5]"))
    lines.first.get_by_role("button", name=re.compile("Play the line")).click()
    me.button("Next step").click()
    expect(me.page.get_by_role("slider")).to_have_value("1")
    me.button("Back to the position").click()
    expect(lines).to_have_count(3)
    phone = visit(f"/position?text={POSITIONS[0]}", phone=True)
    phone.button("Analyze").tap()
    expect(phone.saying("chances")).to_be_visible()
    phone.picture("analysis-phone")


# ---------------------------------------------------------------- the editor


def test_a_position_is_set_up_by_hand_and_analyzed(visit: Visit) -> None:
    me = visit("/").go(f"/position?text={POSITIONS[0]}")
    me.page.get_by_role("link", name="Set up by hand").click()
    me.button("Clear the board").click()
    tools = me.page.get_by_role("group", name="Put down")
    workers = {"Red woman": "c3", "Red man": "a1", "Purple woman": "e5", "Purple man": "e4"}
    for worker, space in workers.items():
        tools.get_by_text(worker, exact=True).click()
        me.tap(space)
    tools.get_by_text("Block", exact=True).click()
    for space in ("c3", "c3", "d3", "d3", "d3"):
        me.tap(space)
    me.page.get_by_role("combobox", name="Player 1").select_option("Pan")
    opened = me.page.get_by_role("link", name="Open and analyze")
    expect(opened).to_have_attribute("href", re.compile("A%3Ac3%2Ca1\\+X%3Ae5%2Ce4\\+1\\+Pan%2CMinotaur"))
    me.picture("editor-desktop")
    tools.get_by_text("Dome", exact=True).click()
    me.tap("a1")
    expect(me.saying("complaint")).not_to_be_empty()
    expect(opened).to_have_count(0)
    me.tap("a1")
    expect(me.saying("complaint")).to_be_empty()
    opened.click()
    me.button("Analyze").click()
    expect(me.page.get_by_role("list", name="Best lines")).to_contain_text("wins in 1 turn")
    phone = visit("/editor", phone=True)
    expect(phone.space("c3")).to_be_visible()
    phone.picture("editor-phone")
