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
