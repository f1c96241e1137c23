"""What players do with each other, over a network that fails and a server that dies."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from santorini import Step
from tests.browser.test_games import finished, play_together
from tests.browser.visitor import Visit, Visitor
from tests.serving import Server


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


def test_friends_play_by_a_link_though_network_and_server_fail(visit: Visit, fragile: Server) -> None:
    ann, ben = pair(visit, fragile)
    expect(ann.page.get_by_text("Ben").first).to_be_visible()
    placed(ann, ben)
    move = next(step for step in ann.legal if step.kind == "move")
    ann.do(move)

    ann.page.context.set_offline(True)  # in the middle of a turn
    ann.page.evaluate("() => dispatchEvent(new Event('offline'))")
    ann.page.context.set_offline(False)
    ann.page.reload()
    ann.until(ann.my_turn, "the rest of the turn")
    assert {step.kind for step in ann.legal} == {"build"}
    ann.do(ann.legal[0])
    ben.until(ben.my_turn, "Ben's turn")

    fragile.kill()
    expect(ben.saying("connection")).not_to_have_attribute("data-state", "open")
    fragile.start()
    expect(ben.saying("connection")).to_have_attribute("data-state", "open", timeout=20_000)
    expect(ann.saying("connection")).to_have_attribute("data-state", "open", timeout=20_000)
    play_together(random.Random(11), ann, ben)
    finished(ann)
    finished(ben)


def test_a_tapped_space_that_cannot_be_gone_to_says_why(visit: Visit) -> None:
    ann, ben = pair(visit)
    placed(ann, ben)
    ann.tap("b2")
    ann.tap("e5")
    expect(ann.saying("toast")).to_contain_text("e5 is not next to the worker")
    ann.tap("a1")
    expect(ann.saying("turns")).to_contain_text("b2-a1")


def test_steps_are_undone_until_the_turn_is_over(visit: Visit) -> None:
    ann, ben = pair(visit, deal="chosen", powers=[5, 0])  # Demeter
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
    ann.page.get_by_role("tab", name="More").click()
    ann.button("Ask to take my last turn back").click()
    ben.button("Allow").click()
    ann.until(lambda: any(step.src == 6 for step in ann.legal), "the turn taken back")


def test_a_rematch_with_swapped_powers(visit: Visit) -> None:
    ann, ben = pair(visit, deal="chosen", powers=[1, 8])
    placed(ann, ben)
    ann.page.get_by_role("tab", name="More").click()
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
    assert (ben.heard.view or {})["powers"] == [8, 1]


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
    assert (ben.heard.view or {})["powers"] == [9, 7]
    play_together(random.Random(12), ann, ben, steps=30)


def test_a_spectator_watches_and_may_not_play(visit: Visit) -> None:
    ann, ben = pair(visit)
    cleo = visit(ann.page.url.removeprefix(visit.server.url))
    expect(cleo.page.get_by_text("You are watching this game.")).to_be_visible()
    placed(ann, ben)
    cleo.until(lambda: len((cleo.heard.view or {}).get("workers", ())) == 4, "the workers")
    assert not cleo.legal
