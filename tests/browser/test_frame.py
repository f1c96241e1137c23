"""What is around the games: first page, settings, the way back, links that are shared."""

from __future__ import annotations

import re
from io import BytesIO

import httpx
import pytest
from PIL import Image
from playwright.sync_api import expect

from testkit.playing import numbers_of
from testkit.serving import Server
from tests.browser.visitor import Visit

POSITION = "00000/01210/00100/00000/0003^0 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390)])
def test_play_now_is_seen_at_once(visit: Visit, width: int, height: int) -> None:
    me = visit("/", phone=True)
    me.page.set_viewport_size({"width": width, "height": height})
    expect(me.button(re.compile("^Play now"), exact=False)).to_be_in_viewport(ratio=1)


def test_settings_are_found_on_the_first_page(visit: Visit) -> None:
    me = visit("/")
    me.button("Settings").click()
    me.page.get_by_role("dialog", name="Settings").get_by_text("Dark", exact=True).click()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
    me.button("Close").click()
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_the_way_back_closes_a_sheet_before_it_leaves_the_table(visit: Visit) -> None:
    me = visit("/", phone=True)
    me.page.get_by_role("link", name="Powers", exact=True).click()
    me.open_table(seats=["me", "me"])
    me.until(me.my_turn, "the game")
    table = me.page.url
    for _ in range(2):
        me.turn_to("Log")
        expect(me.page.get_by_role("dialog", name="Log")).to_be_visible()
        me.page.go_back()
        expect(me.page.get_by_role("dialog")).to_have_count(0)
        assert me.page.url == table
    me.turn_to("Log")
    me.button("Close").click()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    me.page.wait_for_function("() => !history.state?.over")
    me.page.go_back()
    expect(me.page).to_have_url(re.compile("/powers$"))


def test_my_power_is_told_below_the_board_on_a_phone(visit: Visit) -> None:
    me = visit("/", phone=True)
    me.open_table(deal="chosen", powers=numbers_of("Atlas", "Pan"), seats=["me", "computer"], first=0)
    expect(me.button(re.compile("^Atlas May put a dome at any level"))).to_be_in_viewport()


def test_an_invitation_says_who_invites_to_what_and_can_be_scanned(visit: Visit) -> None:
    ann = visit("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_text("Saved")).to_be_visible()
    table = ann.open_table(deal="chosen", powers=numbers_of("Apollo", "Pan"), seats=["me", "open"])
    expect(ann.page.get_by_role("img", name=re.compile("scan"))).to_be_visible()
    ben = visit(f"/table/{table}", phone=True)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to a game of Santorini")
    for text in ("Apollo", "Pan", "Also wins by moving down two or more levels"):
        expect(ben.page.get_by_text(text, exact=False).first).to_be_attached()
    ben.picture("invited-phone")
    preview = tags(ben.page.content())
    assert preview["og:title"] == "Ann invites you to a game of Santorini"
    ben.page.get_by_placeholder("Your name").fill("Ben")
    ben.button("Sit down").click()
    ben.until(lambda: ben.heard.view is not None, "the game")
    preview = tags(httpx.get(ben.page.url).text)
    assert (preview["og:title"], preview["og:description"]) == ("Ann – Ben", "Apollo, Pan")


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[^"]*)" content="([^"]*)"', page))


def test_the_preview_of_a_position_shows_it(server: Server) -> None:
    link = tags(httpx.get(f"{server.url}/position", params={"text": POSITION}).text)["og:image"]
    answer = httpx.get(link.replace("&amp;", "&"))
    assert answer.headers["content-type"] == "image/png"
    picture = Image.open(BytesIO(answer.content))
    assert picture.size == (1200, 630)
    other = httpx.get(f"{server.url}/api/preview.png", params={"text": POSITION.replace("01210", "01200")})
    assert other.content != answer.content


def test_pages_are_sent_as_small_as_browsers_take_them(server: Server) -> None:
    script = re.findall(r'src="(/assets/[^"]*)"', httpx.get(server.url).text)[0]
    plain = httpx.get(server.url + script, headers={"accept-encoding": "identity"})
    for encoding in ("br", "gzip"):
        with httpx.stream("GET", server.url + script, headers={"accept-encoding": encoding}) as answer:
            assert answer.headers["content-encoding"] == encoding
            assert 2 * sum(map(len, answer.iter_raw())) < len(plain.content)
