"""A tap in 3-D acts on the space whose drawing is under the finger: on every ghost, sign and roof, from every side."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from santorini import Game, read_position
from santorini.powers.catalog import power
from santorini.rules.words import END
from tests.browser.test_powers import at_table, of
from tests.browser.visitor import Visit, Visitor

DRAWING = (Path(__file__).parent / "drawing.js").read_text(encoding="utf-8")
ANGLES = (0, 170, 420)  # pixels by which the island has been turned, all in all
MOST = 24  # taps from one side


def building() -> Game:
    """Blocks of every level to be built around a worker, before towers and figures."""
    game = Game.from_position(read_position("00000/01230/00010/02310/00003 A:c3,e5 X:a5,e1 1 Mortal,Mortal"))
    game.take(next(step for step in game.legal_steps() if step.src == 12))
    return game


SCENES: dict[str, Callable[[], Game]] = {
    "ghosts": building,
    "signs": lambda: of(power("Charybdis").number).game,
}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_a_tap_acts_on_what_is_drawn_under_it(visit: Visit, solid: Browser, scene: str, phone: bool) -> None:
    us = visit("/", phone=phone, browser=solid)
    us.page.context.add_init_script(DRAWING)
    game = SCENES[scene]()
    at_table(us, game)
    us.until(lambda: bool(us.page.evaluate("!!window.drawnBy")), "the island", seconds=60)
    targets = sorted({step.dst for step in game.legal_steps() if step >> 10 != END})
    signs = 0
    for before, angle in zip((0, *ANGLES), ANGLES, strict=False):
        turn(us, angle - before)
        points: list[dict[str, Any]] = us.page.evaluate(
            f"spaces => pointsOver(spaces, {6 if phone else 11}, 2.5)", targets
        )
        assert len({point["space"] for point in points}) >= len(targets) // 2, "too little of them is seen"
        signs += sum(point["sign"] for point in points)
        for point in points[:: max(1, len(points) // MOST)]:
            tap(us, point)
    assert bool(signs) == (scene == "signs")


def turn(us: Visitor, pixels: int) -> None:
    """Turn the island by dragging, and wait until it rests."""
    box = us.page.locator("canvas").bounding_box()
    assert box
    x, y = box["x"] + 12, box["y"] + box["height"] - 12
    us.page.mouse.move(x, y)
    if pixels:
        us.page.mouse.down()
        us.page.mouse.move(x + pixels / 3, y, steps=4)
        us.page.mouse.up()
    us.settle()


def tap(us: Visitor, point: dict[str, Any]) -> None:
    us.page.evaluate("acts.length = 0")
    if us.touch:
        us.page.touchscreen.tap(point["x"], point["y"])
    else:
        us.page.mouse.click(point["x"], point["y"])
    us.until(lambda: bool(us.page.evaluate("acts.length > 0 && idle")), f"an act at {point}")
    assert us.page.evaluate("acts") == [{"type": "step", "dst": point["space"]}], point
