"""Somebody who keeps their games: with a passkey or a password, on two devices, until the account is deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from santorini.locales import LANGUAGES
from testkit.crowd import Server
from tests.browser.visitor import Visit, Visitor

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def localhost(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server by its name: passkeys belong to names, not to addresses."""
    with Server(tmp_path_factory.mktemp("accounts")) as server:
        server.host = "localhost"
        yield server


def authenticator(person: Visitor) -> None:
    """Give a browser a device that keeps passkeys, and whose owner agrees to everything."""
    devtools = person.page.context.new_cdp_session(person.page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def titled(person: Visitor, name: str) -> None:
    expect(person.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def sign_up(person: Visitor, name: str) -> None:
    """With a password."""
    person.go("/account")
    person.page.get_by_label("Name").first.fill(name)
    person.page.get_by_text("With a password instead").click()
    person.page.get_by_label("Password At least").fill(PASSWORD)
    person.button("Create with a password").click()
    titled(person, name)


@pytest.mark.parametrize("phone", [False, True])
def test_a_passkey_keeps_a_guests_games(visit: Visit, localhost: Server, phone: bool) -> None:
    name = f"Passkey {phone:d}"
    me = visit("/", server=localhost, phone=phone)
    authenticator(me)
    table = me.open_table(seats=["me", "computer"], first=0)
    me.go("/account")
    me.page.get_by_label("Name").first.fill(name)
    me.button("Create with a passkey").click()
    titled(me, name)
    me.settle()
    me.picture(f"account-{'phone' if phone else 'desktop'}")
    assert not me.faults()
    me.go(f"/table/{table}")
    me.until(lambda: me.heard.table.get("you") == [0], "the seat")

    me.go("/account")
    me.button("Sign out").click()
    expect(me.page.get_by_role("heading", name="Create an account")).to_be_visible()
    me.settle()
    me.picture(f"sign-in-{'phone' if phone else 'desktop'}")
    assert not me.faults()
    me.button("Sign in with a passkey").click()
    titled(me, name)
    me.go(f"/table/{table}")
    me.until(lambda: me.heard.table.get("you") == [0], "the seat again")


def test_a_second_device_signs_in_and_is_signed_out_from_the_first(visit: Visit, localhost: Server) -> None:
    laptop = visit("/", server=localhost)
    sign_up(laptop, "Both Devices")
    phone = visit("/", server=localhost, phone=True)
    table = phone.open_table(seats=["me", "computer"], first=0)
    phone.go("/account")
    panel = phone.page.locator("section").filter(has=phone.page.get_by_role("heading", name="Sign in"))
    panel.get_by_label("Name").fill("both devices")
    panel.get_by_label("Password").fill("not the password")
    panel.get_by_role("button", name="Sign in", exact=True).click()
    expect(panel.get_by_role("alert")).to_have_text("That did not match: please check what you typed.")
    panel.get_by_label("Password").fill(PASSWORD)
    panel.get_by_role("button", name="Sign in", exact=True).click()
    titled(phone, "Both Devices")
    laptop.go("/")
    expect(laptop.page.locator(f'a[href="/table/{table}"]').first).to_be_visible()  # the phone's game is here now

    laptop.go("/account")
    laptop.button("Sign out everywhere else").click()
    expect(laptop.button("Sign out everywhere else")).to_have_count(0)
    phone.go("/account")
    expect(phone.page.get_by_role("heading", name="Create an account")).to_be_visible()


def test_recovery_codes_help_who_has_lost_everything(visit: Visit, localhost: Server) -> None:
    me = visit("/", server=localhost)
    sign_up(me, "Lost It All")
    me.button("Make new codes").click()
    codes = me.saying("codes").get_by_role("listitem")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    lost = visit("/account", server=localhost, phone=True)
    lost.page.get_by_text("Lost your passkey or password?").click()
    lost.page.get_by_label("Recovery code").fill(code)
    lost.button("Sign in with the code").click()
    titled(lost, "Lost It All")
    authenticator(lost)
    lost.button("Add a passkey").click()
    expect(lost.page.get_by_text(re.compile("Passkey, since"))).to_be_visible()


def test_who_comes_back_to_an_open_browser_proves_who_it_is(visit: Visit, localhost: Server) -> None:
    me = visit("/", server=localhost)
    sign_up(me, "Open Browser")
    localhost.run_sql("UPDATE sessions SET created = created - 3600000")
    fresh = "() => fetch('/api/account').then((answer) => answer.json()).then((told) => told.fresh)"
    me.until(lambda: not me.page.evaluate(fresh), "the session to be looked up again")
    me.page.get_by_label("New password").fill("another fine password")
    me.button("Change password").click()
    again = me.saying("again")
    again.get_by_label("Password").fill(PASSWORD)
    again.get_by_role("button", name="Sign in", exact=True).click()
    expect(again).to_have_count(0)


def test_data_are_downloaded_and_the_account_deleted(visit: Visit, localhost: Server, tmp_path: Path) -> None:
    me, ben = visit("/", server=localhost), visit("/", server=localhost)
    sign_up(me, "Going Away")
    table = me.open_table(seats=["me", "open"])
    ben.go(f"/table/{table}")
    expect(ben.page.get_by_text("Going Away").first).to_be_visible()
    me.go("/account")
    with me.page.expect_download() as downloading:
        me.page.get_by_role("link", name="Download my data").click()
    told = json.loads(downloading.value.path().read_text())
    assert told["name"] == "Going Away"
    assert [seat["id"] for seat in told["tables"]] == [table]

    me.button("Delete account").click()
    me.button("Keep it").click()
    me.button("Delete account").click()
    me.button("Delete for good").click()
    expect(me.page.get_by_role("heading", name="Create an account")).to_be_visible()
    expect(ben.page.get_by_text("Going Away")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_an_account_in_every_language(visit: Visit, localhost: Server, language: str) -> None:
    me = visit("/account", server=localhost, phone=True, language=language)
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_role("heading", level=2).first).to_be_visible()
    me.settle()
    assert me.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert not me.faults()
