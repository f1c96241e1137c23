"""What players do with each other, over a network that fails and a server that dies."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from santorini import Step
from testkit.playing import numbers_of
from testkit.serving import Server
from tests.browser.test_games import finished, play_together
from tests.browser.visitor import Visit, Visitor


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path / "fragile").start()
    yield server
    server.stop()


def pair(visit: Visit, server: Server | None = None, **options: object) -> tuple[Visitor, Visitor]:
    """Two people at one table, the second by the link."""
    ann, ben = visit("/", server=server), visit("/", phone=True, server=server)
    table = ann.open_table(**{"seats": ["me", "open"], "first": 0, **options})
    ben.go(f"/table/{table}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    ann.until(ann.my_turn, "the game")
    return ann, ben


def placed(ann: Visitor, ben: Visitor) -> None:
    """The workers of both stand where most tests want them."""
    for person, space in ((ann, 6), (ann, 18), (ben, 16), (ben, 8)):
        person.until(person.my_turn, "my turn")
        person.do(next(step for step in person.legal if step.dst == space))
    ann.until(ann.my_turn, "the first turn")


def steps_of_turn(person: Visitor, turn: int) -> list[str]:
    """The steps of a turn, as a person has heard of them."""
    entries = [frame["entry"] for frame in person.heard.frames if frame["type"] == "news"]
    return [entry["text"] for entry in entries if entry["kind"] == "step" and entry["turn"] == turn]


def leave(person: Visitor) -> None:
    person.turn_to("More")
    person.button("Leave my seat").click()
    person.page.get_by_role("dialog", name="Leave my seat").get_by_role("button", name="Leave my seat").click()
    person.page.wait_for_url("**/")


def test_friends_play_by_a_link_though_network_and_server_fail(visit: Visit, fragile: Server) -> None:
    ann, ben = pair(visit, fragile)
    expect(ann.page.get_by_text("Ben").first).to_be_visible()
    placed(ann, ben)

    ann.take_up("b2")
    ann.tap_as_the_line_breaks("b1", before=True)
    ann.tap_as_the_line_breaks("a1", before=False)
    ben.until(ben.my_turn, "Ben's turn")
    assert steps_of_turn(ben, 1) == ["b2-b1", "+a1"], "each step has arrived once"

    ben.do(next(step for step in ben.legal if step.kind == "move"))
    fragile.kill()
    for person in (ann, ben):
        expect(person.saying("connection")).to_have_attribute("data-state", "lost")
        person.heard.view = None
    fragile.start()
    for person in (ann, ben):
        expect(person.saying("connection")).to_have_attribute("data-state", "open", timeout=20_000)
    ben.until(ben.my_turn, "Ben's turn")
    assert {step.kind for step in ben.legal} == {"build"}, "the turn goes on where it was"
    play_together(random.Random(11), ann, ben)
    finished(ann)
    finished(ben)


def test_a_step_taken_while_the_line_is_down_is_held_and_said_to_be(visit: Visit, fragile: Server) -> None:
    me = visit("/", phone=True, server=fragile)
    me.open_table(position="00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Mortal,Mortal", seats=["me", "me"])
    me.until(me.my_turn, "the game")
    fragile.kill()
    expect(me.saying("connection")).to_have_attribute("data-state", "lost")
    held = "Your choice will be sent as soon as the connection is back"
    me.take_up("b2")
    me.tap("b1")
    expect(me.saying("prompt")).to_have_text(held)
    expect(me.saying("toast")).to_be_empty()
    expect(me.saying("coach")).to_be_empty()
    me.tap("a1")
    expect(me.saying("toast")).to_have_text(held)
    me.picture("held-phone")
    fragile.start()
    expect(me.saying("prompt")).to_contain_text("Build next to b1")
    expect(me.saying("toast")).to_be_empty()


def test_a_tapped_space_that_cannot_be_gone_to_says_why(visit: Visit) -> None:
    ann, ben = pair(visit)
    placed(ann, ben)
    ann.tap("b2")
    ann.tap("e5")
    expect(ann.saying("toast")).to_contain_text("e5 is not next to the worker")
    ann.tap("a1")
    ann.turn_to("Turns")
    expect(ann.saying("turns")).to_contain_text("b2-a1")


def test_steps_are_undone_until_the_turn_is_over(visit: Visit) -> None:
    ann, ben = pair(visit, deal="chosen", powers=numbers_of("Demeter", "Mortal"))
    placed(ann, ben)
    ann.do(Step(6 << 5 | 12))
    ann.button("Undo").click()
    ann.until(lambda: any(step.kind == "move" and step.src == 6 for step in ann.legal), "the move taken back")
    ann.do(Step(6 << 5 | 12))
    ann.do(next(step for step in ann.legal if step.kind == "build"))
    ann.button("Undo turn").click()
    ann.until(lambda: any(step.kind == "move" and step.src == 6 for step in ann.legal), "the turn taken back")


def test_a_turn_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    ann, ben = pair(visit)
    placed(ann, ben)
    ann.do(Step(6 << 5 | 12))
    ann.do(ann.legal[0])
    ben.until(ben.my_turn, "Ben's turn")
    ann.turn_to("More")
    ann.button("Ask to undo my last turn").click()
    ben.button("Allow").click()
    ann.until(lambda: any(step.src == 6 for step in ann.legal), "the turn taken back")


def test_a_turn_against_the_computer_is_taken_back_at_once(visit: Visit) -> None:
    me = visit("/")
    me.open_table(seats=["me", "computer"], first=0)
    for _ in range(2):
        me.until(me.my_turn, "the setup")
        me.act(random.Random(13))
    me.until(me.my_turn, "my turn")
    undo, before = me.button("Undo turn"), me.heard.view or {}
    expect(undo).to_have_count(0)
    for _ in range(2):
        me.act(random.Random(14))
    me.until(lambda: (me.heard.view or {})["turn"] == 3 and me.my_turn(), "the computer's turn")
    assert (me.heard.view or {})["levels"] != before["levels"]
    undo.click()
    me.until(lambda: me.heard.view == before, "the turn taken back")


def test_a_rematch_with_swapped_powers(visit: Visit) -> None:
    ann, ben = pair(visit, deal="chosen", powers=numbers_of("Apollo", "Minotaur"))
    placed(ann, ben)
    ann.turn_to("More")
    ann.button("Resign").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    finished(ben)
    first = ann.page.url
    for person in (ann, ben):
        finished(person)
        person.button(re.compile("Swapped powers")).click()
    ann.page.wait_for_url(lambda url: url != first)
    ben.page.wait_for_url(ann.page.url)
    ben.until(lambda: not ben.over and ben.my_turn(), "the rematch")
    assert (ben.heard.view or {})["powers"] == numbers_of("Minotaur", "Apollo")


def test_the_challenger_offers_and_names_the_first_player(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/", phone=True)
    table = ann.open_table(deal="challenger", first=0, seats=["me", "open"])
    ben.go(f"/table/{table}")
    ben.button("Sit down").click()
    for name in ("Pan", "Hermes"):
        ann.page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
    ann.picture("draft-desktop")
    ann.button("Offer these powers").click()
    ben.page.get_by_role("button", name=re.compile("^Hermes")).first.click()
    ben.picture("draft-phone")
    ann.page.get_by_role("button", name=re.compile("Hermes")).last.click()
    ben.until(ben.my_turn, "the game")
    assert (ben.heard.view or {})["powers"] == numbers_of("Pan", "Hermes")
    play_together(random.Random(12), ann, ben, steps=30)


def challenged(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Ann should offer powers, and Ben waits."""
    ann, ben = visit("/"), visit("/", phone=True)
    table = ann.open_table(deal="challenger", first=0, seats=["me", "open"])
    ben.go(f"/table/{table}")
    ben.button("Sit down").click()
    expect(ann.button("Offer these powers")).to_be_visible()
    return ann, ben, table


def test_the_computer_goes_on_when_the_challenger_leaves_the_draft(visit: Visit) -> None:
    ann, ben, _ = challenged(visit)
    leave(ann)
    ben.button("Let the computer play (level 5)").click()
    offered = ben.page.locator(".cards").get_by_role("button")
    expect(offered).to_have_count(2)
    offered.first.click()
    ben.until(ben.my_turn, "the game")


def test_a_newcomer_sits_down_where_the_challenger_has_left_the_draft(visit: Visit) -> None:
    ann, ben, table = challenged(visit)
    leave(ann)
    cleo = visit(f"/table/{table}")
    cleo.button("Sit down").click()
    expect(cleo.button("Offer these powers")).to_be_visible()
    expect(ben.button(re.compile("^Let the computer play"), exact=False)).to_have_count(0)


def seat_link(person: Visitor) -> str:
    person.turn_to("More")
    link = person.page.get_by_label("Continue on another device").input_value()
    return link[link.index("/table/") :]


def test_a_seat_link_moves_the_player_to_another_device(visit: Visit) -> None:
    ann, ben = pair(visit)
    link = seat_link(ben)
    stranger = visit(link.rpartition(".")[0] + ".wrong")
    expect(stranger.page.get_by_role("alert")).to_have_text("That key is not valid for this seat.")
    assert stranger.heard.table["you"] == []

    other = visit(link)
    other.until(lambda: other.heard.table.get("you") == [1], "the seat")
    assert other.page.url == ann.page.url, "the key is not left in the address"
    expect(other.page.get_by_role("alert")).to_have_count(0)
    ben.until(lambda: ben.heard.table["you"] == [], "the other device to be told")
    placed(ann, other)


def test_a_seat_link_may_be_opened_where_the_table_is_watched(visit: Visit) -> None:
    ann, ben = pair(visit)
    link = seat_link(ben)
    table = link.partition("#")[0]
    other = visit(table)
    expect(other.page.get_by_text("You are watching this game.")).to_be_visible()
    other.go(f"{table}#key=1.wrong")
    expect(other.page.get_by_role("alert")).to_have_text("That key is not valid for this seat.")
    other.go(link)
    other.until(lambda: other.heard.table["you"] == [1], "the seat")
    other.page.wait_for_url(ann.page.url)
    expect(other.page.get_by_role("alert")).to_have_count(0)


def test_a_phrase_of_the_last_seat_stays_on_a_small_screen(visit: Visit) -> None:
    us, dan = visit("/", phone=True), visit("/")
    us.page.set_viewport_size({"width": 320, "height": 568})
    table = us.open_table(
        players=4,
        deal="chosen",
        powers=numbers_of("Apollo", "Artemis", "Atlas", "Demeter"),
        seats=["me", "me", "me", "open"],
    )
    dan.go(f"/table/{table}")
    dan.button("Sit down").click()
    dan.turn_to("Chat")
    dan.button("Another game?").click()
    said = us.page.locator("[data-seat='3']").get_by_text("Another game?")
    expect(said).to_be_in_viewport(ratio=1)
    assert us.page.evaluate("() => document.documentElement.scrollWidth") == 320


def test_a_link_is_copied_though_the_clipboard_is_closed(visit: Visit) -> None:
    me = visit("/")
    me.page.context.clear_permissions()
    me.page.context.grant_permissions(["notifications"])  # which denies all others
    me.open_table(seats=["me", "open"])
    assert me.page.evaluate("() => navigator.clipboard.writeText('').then(() => 'open', () => 'closed')") == "closed"
    me.button("Copy link").click()
    expect(me.button("Copied")).to_be_visible()
    me.page.context.grant_permissions(["clipboard-read"])
    assert me.page.evaluate("() => navigator.clipboard.readText()") == me.page.url


def test_a_spectator_watches_and_may_not_play(visit: Visit) -> None:
    ann, ben = pair(visit)
    cleo = visit(ann.page.url.removeprefix(visit.server.url))
    expect(cleo.page.get_by_text("You are watching this game.")).to_be_visible()
    placed(ann, ben)
    cleo.until(lambda: len((cleo.heard.view or {}).get("workers", ())) == 4, "the workers")
    assert not cleo.legal


def test_whom_the_operator_closes_a_table_to_is_told_so(visit: Visit, fragile: Server) -> None:
    def admin(*words: str) -> str:
        command = [sys.executable, "-m", "santorini", "admin", *words]
        told = {**os.environ, "SANTORINI_DATA": str(fragile.folder)}
        return subprocess.run(command, env=told, check=True, capture_output=True, text=True).stdout

    ann = visit("/", server=fragile)
    table = ann.open_table(seats=["me", "open"])
    admin("close", table)
    expect(ann.page.locator(".content").get_by_text("The operator closed this table")).to_be_visible()
    table = ann.open_table(seats=["me", "open"])
    admin("block", json.loads(admin("show", table, "--json"))["seats"][0]["guest"])
    expect(ann.page.get_by_text("The operator of this server has blocked you.")).to_be_visible()
