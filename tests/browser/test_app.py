"""The app around the game: installed and offline, heard or described, and explained to newcomers."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import expect
from starlette.applications import Starlette

from santorini.locales import LANGUAGES, say
from santorini.server.web.pages import PAGES, Pages
from tests.browser.visitor import Visit, Visitor

THREAT = "00000/00000/00200/00030/00000 A:a1,a5 X:c3,e5 1 Mortal,Mortal"
COUNTED = """
    window.sounds = 0;
    for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const { start } = prototype;
        prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };
    }
"""


def kept(me: Visitor) -> Visitor:
    """Wait until the browser has all it needs to do without the server."""
    me.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return me


# ---------------------------------------------------------------- installed


def test_the_app_can_be_installed(visit: Visit) -> None:
    me = kept(visit("/", installs=True))
    link = me.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = me.page.request.get(f"{visit.server.url}{link}").json()
    assert manifest["name"] == "Santorini"
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"any", "192x192", "512x512"} == {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        size = me.page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode(); return image.width }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{size}x{size}")
    chromium = me.page.context.new_cdp_session(me.page)
    assert chromium.send("Page.getAppManifest")["errors"] == []
    errors = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as every browser of these tests is


def test_only_files_whose_name_tells_their_content_are_kept_forever(visit: Visit) -> None:
    me = visit("/")
    script = me.page.locator("script[src]").get_attribute("src")
    for path, kept_for in {"/sw.js": "no-cache", "/": "no-cache", script: "immutable", "/api/me": "no-store"}.items():
        assert kept_for in me.page.request.get(f"{visit.server.url}{path}").headers["cache-control"]


def test_without_a_network_the_app_shows_what_works_and_says_what_does_not(visit: Visit) -> None:
    me = kept(visit("/", phone=True, installs=True))
    play, told = me.button(re.compile("^Play now"), exact=False), me.saying("bar")
    expect(play).to_be_enabled()
    me.page.context.set_offline(True)
    me.go("/")
    expect(told).to_contain_text("You are offline. Lessons and powers work.")
    expect(play).to_be_disabled()
    me.picture("offline-phone")
    me.go("/powers")
    expect(me.page.locator("main").get_by_text("Theseus").first).to_be_visible()
    me.go("/powers/minotaur")
    expect(me.page.get_by_role("heading", name="Minotaur")).to_be_visible()
    me.go("/learn")
    expect(me.page.get_by_role("link", name=re.compile("Medusa"))).to_be_visible()
    me.go("/learn/medusa")
    expect(me.space("c3")).to_be_visible()
    me.go("/new")
    expect(told).to_contain_text("Games, the lobby and replays come back")
    expect(me.button("Start the game")).to_be_disabled()
    me.go("/lobby")
    expect(told).to_contain_text("You are offline.")
    expect(me.page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)
    me.go("/table/abc")
    expect(me.page.locator("main")).to_contain_text("You are offline.")

    me.go("/")
    me.page.context.set_offline(False)
    expect(told).to_be_empty()
    play.click()
    me.until(me.my_turn, "the game")


def test_without_a_network_every_language_can_be_spoken(visit: Visit) -> None:
    me = kept(visit("/powers", installs=True))
    me.page.context.set_offline(True)
    for language in LANGUAGES:
        me.page.evaluate("(words) => (localStorage.settings = words)", json.dumps({"language": language}))
        me.page.reload()
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        expect(me.page.locator("h1")).to_have_text(say("gallery-title", language=language))
        expect(me.saying("bar")).to_have_text(say("app-offline", language=language))


@pytest.fixture
def releases(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Pages that can be replaced by newer ones, at an address of their own."""
    folder = tmp_path / "pages"
    shutil.copytree(PAGES, folder)
    app = Starlette()
    app.add_route("/{path:path}", Pages(folder).answer)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}", folder
    server.should_exit = True
    thread.join()


def test_a_new_version_waits_until_it_is_wanted(visit: Visit, releases: tuple[str, Path]) -> None:
    url, folder = releases
    me = visit("/", installs=True)
    me.page.goto(f"{url}/powers")
    kept(me)
    other = me.page.context.new_page()
    other.goto(f"{url}/powers", wait_until="networkidle")
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("<title>", '<meta name="release" content="new"><title>'))
    worker.write_text(re.sub(r'(url:"index.html",revision:)"\w+"', r'\1"new"', worker.read_text()))
    me.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    expect(me.saying("bar")).to_contain_text("A new version is available.")
    new = me.page.locator('meta[name="release"]')
    expect(new).to_have_count(0)
    me.button("Reload").click()
    expect(new).to_have_count(1)
    expect(me.saying("bar")).to_be_empty()
    old = other.locator('meta[name="release"]')
    expect(old).to_have_count(0)  # whatever is going on there is not disturbed
    other.reload()
    expect(old).to_have_count(1)


# ---------------------------------------------------------------- heard


def sounds(me: Visitor) -> int:
    count: int = me.page.evaluate("() => window.sounds")
    return count


def test_steps_are_heard_after_the_first_touch_and_until_the_sound_is_turned_off(visit: Visit) -> None:
    me = visit("/")
    me.page.add_init_script(COUNTED)
    me.open_table(seats=["me", "me"])
    me.until(me.my_turn, "the game")
    assert sounds(me) == 0, "a browser allows no sound before the player touches the page"
    me.do(me.legal[0])
    me.until(lambda: sounds(me) > 0, "a sound")

    me.saying("mute").click()
    before = sounds(me)
    for _ in range(4):
        me.do(me.legal[0])
    assert sounds(me) == before
    me.page.reload()
    expect(me.saying("mute")).to_have_accessible_name("Turn sound on")
    me.until(me.my_turn, "the game")
    me.do(me.legal[0])
    assert sounds(me) == 0
    me.saying("mute").click()
    me.do(me.legal[0])
    me.until(lambda: sounds(me) > 0, "a sound")


def test_sounds_are_described_where_events_are_told(visit: Visit) -> None:
    me = visit("/")
    me.open_table(position=THREAT, seats=["me", "me"])
    me.until(me.my_turn, "the game")
    captions = me.saying("captions")
    me.do(next(step for step in me.legal if str(step) == "a1-a2"))
    expect(captions).to_have_count(0)
    me.page.get_by_role("tab", name="More").click()
    me.button("Settings").click()
    me.page.get_by_label("Describe sounds in the list of events").check()
    me.button("Close").click()
    me.do(next(step for step in me.legal if str(step) == "a2+a1"))
    expect(captions).to_contain_text("stone on stone")
    me.do(next(step for step in me.legal if str(step) == "c3-d2"))
    expect(captions).to_contain_text("footsteps going up")


# ---------------------------------------------------------------- explained


def test_a_newcomer_plays_the_first_turns_by_the_hints_alone(visit: Visit) -> None:
    me = visit("/", phone=True)
    hint = me.saying("coach")
    expect(me.button(re.compile("^Play now"), exact=False)).to_contain_text("learning as you go")
    me.button(re.compile("^Play now"), exact=False).tap()
    expect(hint).to_contain_text("Tap a marked space to put a worker there.")
    expect(hint).to_have_attribute("aria-live", "polite")
    me.picture("coach-phone")
    bubble, board = hint.bounding_box(), me.page.get_by_role("region", name="Board").bounding_box()
    assert bubble
    assert board
    assert bubble["y"] >= board["y"] + board["height"], "the hint covers the board"
    me.until(me.my_turn, "the placing")
    me.do(me.legal[0])
    expect(hint).to_contain_text("Tap a marked space")
    me.do(me.legal[-1])

    expect(hint).to_contain_text("Tap the worker you want to move.")
    step = me.legal[0]
    me.tap(str(step)[:2])
    expect(hint).to_contain_text("It can go to the marked spaces")
    me.do(step)
    expect(hint).to_contain_text("Now it builds. Tap a marked space next to it")
    me.do(me.legal[0])
    expect(hint).to_contain_text("Whoever moves up onto the third level wins.")

    me.open_table(seats=["me", "computer"], first=0)
    me.until(me.my_turn, "the second game")
    expect(hint).to_be_empty()
    me.do(me.legal[0])
    expect(hint).to_be_empty()


HERA = "00000/30000/20000/00000/00000 A:a3,d5 X:c1,e1 {} Mortal,{}"


@pytest.mark.parametrize(
    ("mover", "rival", "told"),
    [
        (1, "Mortal", "Your worker can move up onto the third level, on a4. That wins the game!"),
        (1, "Hera", "Every turn is a move and a build."),
        (2, "Mortal", "Red can move up onto a4 next turn and win."),
        (2, "Hera", "Every turn is a move and a build."),
    ],
)
def test_the_hints_know_the_powers(visit: Visit, mover: int, rival: str, told: str) -> None:
    me = visit("/")
    me.open_table(position=HERA.format(mover, rival), seats=["me", "computer"] if mover == 1 else ["computer", "me"])
    expect(me.saying("coach")).to_contain_text(told)
    me.picture(f"coach-{rival.lower()}-{mover}")


def test_hints_do_not_play_for_somebody_against_people(visit: Visit) -> None:
    me = visit("/")
    table = me.open_table(position=HERA.format(1, "Mortal"), seats=["me", "open"])
    friend = visit(f"/table/{table}")
    friend.page.get_by_label("Your name").fill("Ben")
    friend.button("Sit down").click()
    me.until(me.my_turn, "the game")
    expect(me.saying("coach")).to_contain_text("Every turn is a move and a build.")


def test_a_newcomer_is_warned_of_a_loss_and_may_do_without_hints(visit: Visit) -> None:
    me = visit("/")
    hint = me.saying("coach")
    me.open_table(position=THREAT, seats=["me", "computer"])
    expect(hint).to_contain_text("Purple can move up onto d2 next turn and win.")
    me.picture("coach-desktop")
    me.button("Got it").click()
    expect(hint).to_contain_text("Tap the worker you want to move.")
    me.button("No more hints").click()
    expect(hint).to_be_empty()
    me.page.reload()
    me.until(me.my_turn, "the game")
    expect(hint).to_be_empty()
    me.page.get_by_role("tab", name="More").click()
    me.button("Settings").click()
    me.page.get_by_label("Explain the rules while I play").check()
    me.button("Close").click()
    expect(hint).to_contain_text("Purple can move up onto d2 next turn and win.")
