"""Every lesson, done by tapping the page. What is asked for is read from the lesson itself."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from santorini import Step
from santorini.notation import write_space
from tests.browser.visitor import Visit, Visitor
from tools.lessons import Lesson, Part, lessons

SHARES = 8  # tests, so that several processes share the work


@cache
def made() -> dict[str, Lesson]:
    return lessons()


def do_part(visitor: Visitor, part: Part) -> None:
    """What the learner has to do in a part, up to where it is done."""
    for node in part.nodes:
        if node.yours:
            expect(visitor.page.locator(".open, .actions button").first).to_be_visible()
        if node.trial:
            if node.trial.worker is not None:
                visitor.take_up(write_space(node.trial.worker))
            visitor.tap(write_space(node.trial.space))
            expect(visitor.saying("feedback")).to_contain_text("that is not allowed")
        elif node.yours:
            assert isinstance(node.step, int)
            visitor.choose(Step(node.step))
    expect(visitor.button("Next")).to_be_visible()
    if part.task:
        expect(visitor.saying("feedback")).to_have_class(re.compile("good"))
        expect(visitor.button("Next")).to_be_focused()


@pytest.mark.parametrize("share", range(SHARES))
def test_every_lesson_can_be_done(visit: Visit, share: int) -> None:
    size = -(-len(made()) // SHARES)
    names = [*made()][share * size :][:size]
    learner = visit(f"/learn/{names[0]}")
    for name in names:
        for part in made()[name].parts:
            do_part(learner, part)
            learner.button("Next").click()
        expect(learner.page.get_by_role("heading", name="Lesson complete!")).to_be_focused()
        if name != names[-1]:
            learner.page.get_by_role("link", name=re.compile("^Next: ")).click()
    learner.go("/learn")
    expect(learner.page.get_by_text(f"{len(names)} of {len(made())} lessons done")).to_be_visible()


def test_another_legal_step_is_taken_back_and_a_hint_leads_on(visit: Visit) -> None:
    learner = visit("/learn/move")
    learner.button("Next").click()
    learner.tap("c3")
    learner.tap("d4")
    expect(learner.saying("feedback")).to_contain_text("That is allowed, but")
    expect(learner.space("c3")).to_have_attribute("aria-label", re.compile("red woman"))
    learner.button("Hint").click()
    expect(learner.saying("feedback")).to_have_text("Tap your worker on b2.")
    learner.tap("b2")
    expect(learner.saying("feedback")).to_have_text("Tap a1.")
    learner.tap("a1")
    expect(learner.saying("feedback")).to_have_text("Well done!")
    learner.picture("lesson")


def test_what_is_not_allowed_is_explained(visit: Visit) -> None:
    learner = visit("/learn/climb", phone=True)
    for _ in range(2):
        learner.button(re.compile("Next|Skip part")).click()
    expect(learner.saying("goal")).to_have_text("Try to climb the three-level tower.")
    learner.tap("a3")
    expect(learner.saying("feedback")).to_have_text("Choose a worker first. Try again.")
    learner.tap("c3")
    learner.tap("a3")
    expect(learner.saying("feedback")).to_have_text("a3 is not next to the worker. Try again.")
    learner.tap("c4")
    expect(learner.saying("feedback")).to_have_text("Right, that is not allowed. c4 is more than one level up.")
    learner.picture("lesson-phone")


def test_a_lesson_is_done_with_the_keyboard(visit: Visit) -> None:
    learner = visit("/learn/move")
    keys = learner.page.keyboard
    learner.button("Next").press("Enter")
    expect(learner.page.locator(".open:focus")).to_have_count(1)
    for key in ("n", "Enter", "ArrowLeft", "ArrowDown", "Enter"):
        keys.press(key)
    expect(learner.saying("feedback")).to_have_text("Well done!")
    keys.press("Enter")
    expect(learner.saying("goal")).to_contain_text("onto the purple worker")
    expect(learner.page.locator("[data-space]:focus")).to_have_count(1)


def test_progress_survives_a_reload(visit: Visit) -> None:
    learner = visit("/learn/move")
    learner.button("Next").click()
    learner.page.reload()
    expect(learner.saying("goal")).to_contain_text("into a corner")
    learner.go("/learn")
    expect(learner.page.get_by_role("link", name=re.compile("^Continue: Move"))).to_be_visible()
    expect(learner.page.get_by_role("link", name=re.compile("^Move .* 1 of 4 done"))).to_be_visible()
    learner.picture("learn")


def test_a_card_leads_to_its_lesson(visit: Visit) -> None:
    learner = visit("/powers/pan")
    learner.page.get_by_role("link", name="Take the lesson").click()
    expect(learner.page.get_by_role("heading", name="Pan")).to_be_visible()
    expect(learner.saying("goal")).to_be_visible()
