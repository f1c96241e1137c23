"""Whole games, played as people play them."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from santorini.notation import read_space, write_space
from santorini.powers.catalog import power
from testkit.playing import numbers_of
from tests.browser.visitor import Visit, Visitor, eager

RESULT = re.compile("Victory|Defeat|Game over")
EARLY = 6  # two workers placed and two turns: nobody can have climbed three levels


def finished(visitor: Visitor) -> None:
    expect(visitor.saying("result")).to_contain_text(RESULT)


def play_together(rng: random.Random, *people: Visitor, steps: int = 400) -> None:
    """Everybody plays when it is their turn, until the game is over or so many steps were taken."""
    for _ in range(steps):
        people[0].until(lambda: any(person.my_turn() for person in people) or people[0].over, "somebody's turn")
        if people[0].over:
            break
        person = next(person for person in people if person.legal)
        version = person.heard.version
        person.act(rng)
        for other in people:
            other.catch_up(version)


@pytest.mark.parametrize(("device", "seed"), [("desktop", 1), ("phone", 3)])
def test_a_newcomer_plays_the_computer_by_mouse_and_by_touch(visit: Visit, device: str, seed: int) -> None:
    me = visit("/", phone=device == "phone")
    me.picture(f"start-{device}")
    begin = me.button(re.compile("^Play now"), exact=False)
    if device == "phone":
        begin.tap()
    else:
        begin.click()
    me.until(me.my_turn, "the first step")
    me.play(random.Random(seed), steps=EARLY)
    me.until(me.my_turn, "my turn")
    assert not me.over
    me.picture(f"table-{device}")
    me.play(random.Random(seed + 1))
    finished(me)
    me.picture(f"result-{device}")


def test_three_people_play_each_for_themself(visit: Visit) -> None:
    ann, ben, cleo = visit("/"), visit("/"), visit("/", phone=True)
    table = ann.open_table(
        players=3, deal="chosen", powers=numbers_of("Apollo", "Minotaur", "Pan"), seats=["me", "open", "open"]
    )
    for person in (ben, cleo):
        person.go(f"/table/{table}")
        person.button("Sit down").click()
    play_together(random.Random(5), ann, ben, cleo)
    for person in (ann, ben, cleo):
        finished(person)


def test_four_people_play_in_teams_at_one_screen(visit: Visit) -> None:
    us = visit("/")
    us.open_table(
        players=4, deal="chosen", powers=numbers_of("Apollo", "Artemis", "Atlas", "Demeter"), seats=["me"] * 4
    )
    us.play(random.Random(6), steps=20)
    us.picture("teams-desktop")
    us.play(random.Random(7))
    finished(us)
    winners = (us.heard.view or {})["result"]["seats"]
    assert winners in ([0, 2], [1, 3])


def test_the_result_shows_the_game_in_numbers(visit: Visit) -> None:
    us = visit("/")
    us.open_table(position="00000/00000/00300/00020/00000 A:d2,d4 X:a1,e5 1 Mortal,Mortal", seats=["me", "me"])
    us.until(us.my_turn, "the game")
    for text in ("d4-e4", "+e3", "a1-a2", "+a1", "d2-c3"):
        us.do(next(step for step in us.legal if str(step).endswith(text)))
    finished(us)
    told = [frame["entry"] for frame in us.heard.frames if frame["type"] == "news"]
    turns = {(entry["turn"], entry["seat"]) for entry in told if entry["kind"] == "step"}
    numbers = us.saying("result").get_by_role("row", name=re.compile("^Turns")).get_by_role("cell")
    expect(numbers).to_have_text([str(sum(seat == mine for _, seat in turns)) for mine in (0, 1)])
    expect(us.saying("result")).to_contain_text(f"{len(turns)} turns were played.")


def test_where_a_tap_could_mean_two_things_a_switch_says_which(visit: Visit) -> None:
    us = visit("/")
    us.open_table(deal="chosen", powers=numbers_of("Atlas", "Mortal"), first=0, seats=["me", "me"])
    us.until(us.my_turn, "the setup")
    for space in ("b2", "d4", "b4", "d2"):
        us.do(next(step for step in us.legal if write_space(step.dst) == space))
    us.do(next(step for step in us.legal if str(step) == "b2-b3"))
    switch = us.page.get_by_role("group", name="A tap means").get_by_role("button")
    expect(switch).to_have_text(["Block", "Dome"])
    expect(switch.first).to_have_attribute("aria-pressed", "true")
    expect(us.space("c3")).to_have_accessible_name(re.compile("Build a block on c3$"))
    us.space("c3").focus()
    us.page.keyboard.press("x")
    expect(us.space("c3")).to_have_accessible_name(re.compile("Build a dome on c3$"))
    version = us.heard.version
    us.tap("c3")
    us.catch_up(version)
    assert (us.heard.view or {})["domes"] == [read_space("c3")]
    assert set((us.heard.view or {})["levels"]) == {"0"}
    expect(us.page.get_by_role("gridcell", name=re.compile("^c3, ground, dome"))).to_be_visible()


def test_the_golden_fleece_is_for_whoever_stands_beside_the_ram(visit: Visit) -> None:
    us = visit("/")
    us.open_table(fleece=power("Minotaur").number, seats=["me", "me"])
    us.play(random.Random(8))
    finished(us)
    assert any(token["kind"] == "ram" for token in (us.heard.view or {})["tokens"])


def test_a_curtain_falls_between_players_when_there_are_secrets(visit: Visit) -> None:
    us = visit("/", phone=True)
    us.open_table(deal="chosen", powers=numbers_of("Tartarus", "Apollo"), first=0, seats=["me", "me"])
    rng, curtains, secret = random.Random(9), 0, ""
    for _ in range(400):
        us.until(
            lambda: us.over or us.my_turn() or us.button(re.compile("show the board"), False).count() > 0, "a turn"
        )
        if us.over:
            break
        if not us.legal:
            if not curtains:
                us.picture("curtain-phone")
            us.button(re.compile("show the board"), exact=False).click()
            us.until(us.my_turn, "the board")
            curtains += 1
        step = eager(us.heard.view or {}, us.legal, rng)
        secret = secret or (str(step)[1:] if step.kind == "secret" else "")
        us.do(step)
        decider = (us.heard.view or {})["decider"]
        if decider == 1 and secret and not us.over:  # what is shown before Apollo looks
            assert all(token["kind"] != "abyss" for token in (us.heard.view or {})["tokens"])
    finished(us)
    assert secret
    assert curtains > 3
    assert [token["kind"] for token in (us.heard.view or {})["tokens"]] == ["abyss"]  # at the end all is shown


NAMED = """() => [...document.querySelectorAll("#app *:not([data-space])")].flatMap((one) => [
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
    ...[...one.attributes].map(({ value }) => value),
])"""


def test_the_page_does_not_name_the_secret_spaces_to_the_next_player(visit: Visit) -> None:
    us = visit("/")
    us.open_table(deal="chosen", powers=numbers_of("Hecate", "Apollo"), first=1, seats=["me", "me"])
    log, look = us.page.get_by_role("log", include_hidden=True), us.button(re.compile("show the board"))

    def place(*spaces: str) -> None:
        look.click()
        us.until(us.my_turn, "the board")
        for space in spaces:
            us.do(next(step for step in us.legal if write_space(step.dst) == space))

    place("a5", "e1")
    place("b2", "d4")
    look.click()
    us.until(us.my_turn, "Apollo's turn")
    expect(us.space("a5")).to_have_attribute("aria-label", re.compile("can be chosen"))
    assert {worker["side"] for worker in (us.heard.view or {})["workers"]} == {1}
    expect(log).to_be_attached()
    assert not [text for text in us.page.evaluate(NAMED) if re.search(r"\b(b2|d4)\b", text)]
    for space in ("b2", "d4"):
        expect(us.space(space)).to_have_attribute("aria-label", f"{space}, ground")
