"""A person at a browser. What may be done is read from the frames the page gets; it is done by tapping the page."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from santorini import Step
from santorini.notation import write_space
from santorini.rules.words import AIM, BUILD, DOME, END, FORCE, MARK, MOVE, SWAP, UNKNOWN
from testkit.serving import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
LINE = "window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.line = this; } }"
SETTLED = """async () => {
    const shape = () => [...document.querySelectorAll("body *:not(svg *)")]
        .map((node) => Object.values(node.getBoundingClientRect().toJSON())).join();
    await document.fonts.ready;
    for (let calm = 0, frames = 0, last = ""; calm < 6; frames++) {
        if (frames > 900) throw new Error("the page does not settle");
        await new Promise(requestAnimationFrame);
        const now = shape();
        calm = now === last ? calm + 1 : 0;
        last = now;
    }
}"""
MEANINGS = {MOVE: "Move", BUILD: "Build|Block", DOME: "Dome"}
DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west", "Calm")


@dataclass
class Heard:
    """What the socket of a page has been told last."""

    table: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] | None = None
    version: int = 0
    frames: list[dict[str, Any]] = field(default_factory=list)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))

    def hear(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["type"] == "table":
            self.table = frame
        if "info" in frame:
            self.table = {**self.table, "info": frame["info"]}
        if frame["type"] in ("table", "news"):
            self.version = frame["version"]
            self.view = frame.get("view", self.view)


def eager(view: dict[str, Any], legal: list[Step], rng: random.Random) -> Step:
    """A step of somebody who wants up and thinks no further: games with them are short."""

    def promise(step: Step) -> float:
        levels, luck = [int(level) for level in view["levels"]], rng.random()
        if step >> 10 == MOVE:
            return 10 * levels[step.dst] + luck
        if step >> 10 == BUILD and step.dst < 25:
            return luck + (levels[step.dst] == levels[step.src % 25] if levels[step.dst] < 3 else -5)
        return luck

    return max(legal, key=promise)


class Visitor:
    """One browser with its page."""

    def __init__(self, page: Page, server: Server, screenshots: Path, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.heard = Heard()
        self.errors: list[str] = []
        self._server = server
        self._screenshots = screenshots
        page.on("websocket", self.heard.listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))

    def _note(self, kind: str, text: str) -> None:
        """Errors count, but for those of a network that a test has cut."""
        if kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text:
            self.errors.append(text)

    def check(self) -> None:
        """Nothing went wrong in the page, policy violations included."""
        assert not self.errors, self.errors

    # ---------------------------------------------------------------- looking

    def go(self, path: str) -> Visitor:
        self.page.goto(self._server.url + path)
        return self

    def open_table(self, **options: object) -> str:
        """A new table of this person, opened; its name comes back."""
        if self.page.url == f"{self._server.url}/":  # the start page asks who this is; only one answer may count
            self.until(lambda: bool(self.page.context.cookies()), "a guest")
        answer = self.page.request.post(
            f"{self._server.url}/api/tables", data=options, headers={"Origin": self._server.url}
        )
        assert answer.ok, answer.text()
        name: str = answer.json()["id"]
        self.go(f"/table/{name}")
        return name

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact).first

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    def saying(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def turn_to(self, tab: str) -> None:
        """Open one of the pages at the table: beside the board they are tabs, below it sheets."""
        self.page.get_by_role("tab", name=tab).or_(self.button(tab)).click()

    def settle(self) -> None:
        """Wait until the page has taken its shape: what is on it stays where it is for some frames."""
        self.page.evaluate(SETTLED)

    def picture(self, name: str) -> None:
        """Keep a picture of the page, to be looked at."""
        self._screenshots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self._screenshots / f"{name}.png")

    def until(self, holds: Callable[[], bool], what: str, seconds: float = 20) -> None:
        """Let the page go on until something holds of what it was told."""
        for _ in range(round(seconds * 50)):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited in vain for {what}; heard {self.heard.frames[-3:]}; errors {self.errors}")

    def faults(self) -> list[tuple[str, str, str]]:
        """What axe finds fault with on the page, in light colours and in dark ones."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found: list[tuple[str, str, str]] = []
        for scheme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):  # the rest has no colour
            self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            told = self.page.evaluate("(rules) => axe.run(document, { resultTypes: ['violations'], ...rules })", rules)
            found += [
                (fault["id"], node["html"], f"{scheme}: {node['failureSummary']}")
                for fault in told["violations"]
                for node in fault["nodes"]
            ]
        return found

    # ---------------------------------------------------------------- playing

    @property
    def legal(self) -> list[Step]:
        return [Step(number) for number in (self.heard.view or {}).get("legal", ())]

    @property
    def over(self) -> bool:
        return (self.heard.view or {}).get("result") is not None

    def my_turn(self) -> bool:
        return bool(self.legal) or self.over

    def do(self, step: Step) -> None:
        """Take a step as a person does, and wait until the page has heard of it."""
        before = self.heard.version
        self.choose(step)
        self.catch_up(before)

    def catch_up(self, version: int) -> None:
        """Wait until the page has heard of something newer."""
        self.until(lambda: self.heard.version > version, f"news after version {version}")

    def choose(self, step: Step) -> None:
        """Tap whatever stands for a step."""
        kind, src, dst = step >> 10, step.src, step.dst
        if kind == END:
            self.button(re.compile("End turn|Skip"), exact=False).click()
        elif kind == AIM:
            self.button(DIRECTIONS[dst]).click()
        elif dst >= 25:
            self.button(re.compile("Choose the woman" if dst == 25 else "Choose the man")).click()
        else:
            if kind in (MOVE, BUILD, FORCE, SWAP) or (kind == DOME and src != dst) or (kind == MARK and src != UNKNOWN):
                self.take_up(write_space(src))
            self._mean(kind)
            self.tap(write_space(dst))

    def take_up(self, name: str) -> None:
        """Have a worker chosen, unless it is already."""
        if self.space(name).get_attribute("aria-selected") != "true":
            self.tap(name)
            expect(self.space(name)).to_have_attribute("aria-selected", "true")

    def _mean(self, kind: int) -> None:
        """If taps could mean several things, say which."""
        switch = self.page.get_by_role("group", name="A tap means")
        meaning = switch.get_by_role("button", name=re.compile(MEANINGS.get(kind, "^$")))
        if meaning.count() and meaning.get_attribute("aria-pressed") != "true":
            meaning.click()
            expect(meaning).to_have_attribute("aria-pressed", "true")

    def tap(self, name: str) -> None:
        """In 3-D the spaces lie behind each other, so it is the place on the screen that is pointed at."""
        if self.page.locator("canvas").count():
            x, y = self.middle(name)
            if self.touch:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
        elif self.touch:
            self.space(name).tap()
        else:
            self.space(name).click()

    def middle(self, name: str) -> tuple[float, float]:
        """Where on the screen a space is."""
        box = self.space(name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap_as_the_line_breaks(self, name: str, *, before: bool) -> None:
        """Tap a space just before the line is lost, so that no answer comes, or just after; and wait for the next."""
        told = self.tables_told
        self.page.evaluate(
            """([name, before]) => {
                const tap = () => document.querySelector(`[data-space=${name}]`).click();
                if (before) tap();
                line.close();
                if (!before) tap();
            }""",
            [name, before],
        )
        self.until(lambda: self.tables_told > told, "another line")
        expect(self.saying("connection")).to_have_attribute("data-state", "open")

    @property
    def tables_told(self) -> int:
        """How often the page was told the whole table, as it is when it has connected."""
        return sum(frame["type"] == "table" for frame in self.heard.frames)

    def play(self, rng: random.Random, *, steps: int = 400) -> int:
        """Play until the game is over, or for so many steps of one's own; how many they were comes back."""
        taken = 0
        while taken < steps:
            self.until(self.my_turn, "my turn")
            if self.over:
                break
            self.act(rng)
            taken += 1
        return taken

    def act(self, rng: random.Random) -> None:
        """Take some step."""
        self.do(eager(self.heard.view or {}, self.legal, rng))


class Visit:
    """Opens browsers, each of a person of their own."""

    def __init__(self, browser: Browser, server: Server, closing: ExitStack, screenshots: Path) -> None:
        self._browser, self._closing, self._screenshots = browser, closing, screenshots
        self.server = server

    def __call__(
        self,
        path: str,
        *,
        phone: bool = False,
        browser: Browser | None = None,
        server: Server | None = None,
        installs: bool = False,
        language: str = "en",
    ) -> Visitor:
        """A new person at this page, whose browser may keep the app for times without a network."""
        context = (browser or self._browser).new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            accept_downloads=True,
            locale=language,
            service_workers="allow" if installs else "block",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(15_000)
        context.add_init_script("localStorage.settings ??= JSON.stringify({speed: 0})")
        context.add_init_script(LINE)
        self._closing.callback(context.close)
        visitor = Visitor(context.new_page(), server or self.server, self._screenshots, touch=phone)
        self._closing.callback(visitor.check)
        return visitor.go(path)
