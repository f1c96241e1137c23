"""Accounts: guests make one, take their games along, sign in anywhere, and may go again; and what must not work."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from testkit.crowd import Server
from tests.server.browser import Browser, Socket, two_players

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("accounts"), grace=0.1) as running:
        yield running


names = iter(f"Person {number}" for number in range(1000))


def signed_up(server: Server, name: str = "") -> Browser:
    """Somebody with an account."""
    browser = Browser(server)
    name = name or next(names)
    answer = browser.client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"name": name, "account": True}
    return browser


def sign_in(browser: Browser, name: str, password: str = PASSWORD) -> httpx.Response:
    return browser.client.post("/api/session", json={"name": name, "password": password})


def code(answer: httpx.Response) -> str:
    assert answer.is_error, answer.text
    return str(answer.json()["code"])


def named(browser: Browser) -> str:
    return str(browser.client.get("/api/me").json()["name"])


def disconnected(socket: Socket) -> None:
    """Listen until the server closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            socket.listen()


def mine(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.client.get("/api/games").json()["games"]}


# ---------------------------------------------------------------- games move along


def test_a_guests_games_and_seats_become_the_accounts(own: Server) -> None:
    table, ann, ben = two_players(own, first=0)
    with ann.join(table) as before:
        ann.client.post("/api/account", json={"name": "Ann of Ten", "password": PASSWORD}).raise_for_status()
        assert mine(ann) == {table}
        disconnected(before)  # the page connects again, as who it is now
    with ann.join(table) as after, ben.join(table) as other:
        assert after.table["you"] == [0]
        assert other.table["info"]["seats"][0]["name"] == "Ann of Ten"
        assert after.step(after.legal[0])["type"] == "news"


def test_signing_in_on_a_second_device_brings_its_games_along(own: Server) -> None:
    first = signed_up(own, "Twice")
    at_home, _ = first.open(seats=["me", "open"])
    second = Browser(own, "a phone")
    abroad, _ = second.open(seats=["me", "computer"])
    assert sign_in(second, "twice").json() == {"name": "Twice", "account": True}
    assert mine(second) == mine(first) == {at_home, abroad}
    with first.join(abroad) as socket:
        assert socket.table["you"] == [0]


def test_nobody_comes_to_play_against_themselves(own: Server) -> None:
    ann = signed_up(own, "Alone")
    table, _ = ann.open(seats=["me", "open"])
    phone = Browser(own)
    phone.sit(table, 1).raise_for_status()
    sign_in(phone, "Alone").raise_for_status()
    with phone.join(table) as socket:
        assert socket.table["you"] == [0]


def test_the_seat_stays_where_its_secrets_would_meet_others(own: Server) -> None:
    ann = signed_up(own, "Insider")
    hecate, apollo = 39, 1
    table, _ = ann.open(seats=["me", "open"], deal="chosen", powers=[hecate, apollo])
    phone = Browser(own)
    phone.sit(table, 1).raise_for_status()  # the game begins
    ann.client.delete(f"/api/tables/{table}/seats/0").raise_for_status()
    sign_in(phone, "Insider").raise_for_status()
    with phone.join(table) as socket:
        assert socket.table["you"] == []  # Ann knows where Hecate's workers stand


# ---------------------------------------------------------------- signing in and out


def test_a_name_can_be_had_once(own: Server) -> None:
    signed_up(own, "Ada Lovelace")
    for name in ("Ada Lovelace", "ada  lovelace", "ＡＤＡ LOVELACE", "AdaLovelace"):
        answer = Browser(own).client.post("/api/account", json={"name": name, "password": PASSWORD})
        assert code(answer) == "name-taken"
    other = signed_up(own)
    assert code(other.client.put("/api/me", json={"name": "ADA Lovelace"})) == "name-taken"
    assert code(other.client.put("/api/me", json={"name": " \u202e "})) == "name-missing"
    assert other.client.put("/api/me", json={"name": "Augusta"}).json() == {"name": "Augusta", "account": True}
    assert named(other) == "Augusta"


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaaaaaa", "Somebody New"])
def test_a_weak_password_is_refused(own: Server, password: str) -> None:
    answer = Browser(own).client.post("/api/account", json={"name": "Somebody New", "password": password})
    assert code(answer) == "password-weak"


def test_who_signs_out_is_a_new_guest(own: Server) -> None:
    ann = signed_up(own)
    table, _ = ann.open(seats=["me", "open"])
    with ann.join(table) as socket:
        ann.client.delete("/api/session").raise_for_status()
        disconnected(socket)
    assert ann.client.get("/api/me").json() == {"name": "", "account": False}
    assert mine(ann) == set()
    assert code(ann.client.get("/api/account")) == "not-signed-in"


def test_sign_ins_are_listed_and_revoked(own: Server) -> None:
    laptop = signed_up(own, "Two Devices")
    agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
    phone = Browser(own)
    phone.client.headers["user-agent"] = agent
    sign_in(phone, "Two Devices").raise_for_status()
    listed = laptop.client.get("/api/account").json()["sessions"]
    assert [session["label"] for session in listed if not session["here"]] == ["Chrome · Android"]
    table, _ = phone.open(seats=["me", "open"])
    with phone.join(table) as socket:
        [other] = [session["id"] for session in listed if not session["here"]]
        laptop.client.delete(f"/api/account/sessions/{other}").raise_for_status()
        disconnected(socket)
    assert named(phone) == ""
    assert named(laptop) == "Two Devices"


def test_sessions_end_with_the_password_they_began_with(own: Server) -> None:
    ann = signed_up(own, "Careful")
    thief = Browser(own)
    sign_in(thief, "Careful").raise_for_status()
    ann.client.put("/api/account/password", json={"password": "another fine password"}).raise_for_status()
    assert named(thief) == ""
    assert code(sign_in(thief, "Careful")) == "sign-in-wrong"
    assert sign_in(thief, "Careful", "another fine password").is_success


def test_a_recovery_code_signs_in_once(own: Server) -> None:
    ann = signed_up(own, "Forgetful")
    codes = ann.client.post("/api/account/codes", json={}).json()["codes"]
    assert len({*codes}) == 8
    for again in range(2):
        lost = Browser(own)
        answer = lost.client.post("/api/session/recovery", json={"code": codes[0].upper().replace("-", " ")})
        assert answer.is_success != again
    assert ann.client.get("/api/account").json()["codes"] == 7
    ann.client.post("/api/account/codes", json={}).raise_for_status()
    assert code(Browser(own).client.post("/api/session/recovery", json={"code": codes[1]})) == "sign-in-wrong"


def test_only_who_has_signed_in_lately_changes_how_one_signs_in(own: Server) -> None:
    ann = signed_up(own, "Open Laptop")
    own.run_sql("UPDATE sessions SET created = created - 3600000")
    later = [
        ann.client.put("/api/account/password", json={"password": "taken over by me"}),
        ann.client.post("/api/account/codes", json={}),
        ann.client.post("/api/account/passkey-options", json={}),
        ann.client.delete("/api/account"),
    ]
    assert [code(answer) for answer in later] == ["sign-in-again"] * 4
    sign_in(ann, "Open Laptop").raise_for_status()
    assert ann.client.post("/api/account/codes", json={}).is_success


def test_the_last_way_in_stays(own: Server) -> None:
    ann = signed_up(own)
    assert code(ann.client.delete("/api/account/passkeys/none")) == "passkey-wrong"


# ---------------------------------------------------------------- one's data


def test_all_data_of_an_account_are_exported(own: Server) -> None:
    ann = signed_up(own, "Exported")
    table, _ = ann.open(seats=["me", "open"])
    answer = ann.client.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["name"] == "Exported"
    assert [(seat["id"], seat["seat"]) for seat in told["tables"]] == [(table, 0)]
    assert "argon2" not in answer.text


def test_a_deleted_account_leaves_its_games_without_its_name(own: Server) -> None:
    ann, ben = signed_up(own, "Vanishing"), Browser(own, "Ben")
    table, _ = ann.open(seats=["me", "open"], first=0)
    ben.sit(table, 1).raise_for_status()
    with ben.join(table) as socket:
        ann.client.delete("/api/account").raise_for_status()
        assert socket.hear("table")["info"]["seats"][0]["name"] == ""
    assert named(ann) == ""
    assert code(sign_in(Browser(own), "Vanishing")) == "sign-in-wrong"
    assert "Vanishing" not in json.dumps(own.lines()) + dump(own)
    signed_up(own, "Vanishing")  # the name may be had again


def dump(server: Server) -> str:
    return "".join(map(repr, server.run_sql("SELECT * FROM accounts")))


# ---------------------------------------------------------------- what must not work


def test_who_guesses_is_slowed_down(tmp_path: Path) -> None:
    with Server(tmp_path, sign_ins_at_once=10) as server:
        signed_up(server, "Guessed")
        thief = Browser(server)
        answers = [code(sign_in(thief, "Guessed", f"guess number {number}")) for number in range(12)]
        assert answers[0] == "sign-in-wrong"
        assert answers[-1] == "too-fast"
        assert code(sign_in(thief, "Guessed")) == "too-fast"  # even when it is right


def test_nobody_learns_from_signing_in_which_accounts_there_are(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        signed_up(server, "Known")
        answers, seconds = {}, {}
        for name in ("Known", "Nobody"):
            taken = []
            for _ in range(4):
                began = time.perf_counter()
                answers[name] = sign_in(Browser(server), name, "a wrong password")
                taken.append(time.perf_counter() - began)
            seconds[name] = statistics.median(taken)
        known, nobody = answers["Known"], answers["Nobody"]
        assert (known.status_code, known.content) == (nobody.status_code, nobody.content)
        assert 0.4 < seconds["Known"] / seconds["Nobody"] < 2.5


def test_a_session_given_by_somebody_else_is_not_used(own: Server) -> None:
    """Fixation: whatever cookie a browser comes with, it leaves with another that nobody has seen."""
    signed_up(own, "Fixed")
    browser = Browser(own)
    planted = browser.client.cookies["santorini"]
    sign_in(browser, "Fixed").raise_for_status()
    first = browser.client.cookies["santorini"]
    sign_in(browser, "Fixed").raise_for_status()
    second = browser.client.cookies["santorini"]
    assert len({planted, first, second}) == 3
    for old, name in ((planted, ""), (first, "")):  # the guest has nothing left, the session has ended
        answer = httpx.get(f"{own.url}/api/me", headers={"cookie": f"santorini={old}"})
        assert answer.json() == {"name": name, "account": False}
    cookies = [cookie for cookie in browser.client.cookies.jar if cookie.name == "santorini"]
    assert all(cookie.has_nonstandard_attr("HttpOnly") for cookie in cookies)


def test_other_sites_do_nothing_with_an_account(own: Server) -> None:
    ann = signed_up(own)
    for method, path in (
        ("POST", "/api/session"),
        ("DELETE", "/api/session"),
        ("POST", "/api/account/codes"),
        ("PUT", "/api/account/password"),
        ("DELETE", "/api/account/sessions"),
        ("DELETE", "/api/account"),
    ):
        answer = ann.client.request(method, path, json={}, headers={"origin": "https://evil.example"})
        assert code(answer) == "foreign-origin"
    form = ann.client.post("/api/session", data={"name": "x", "password": PASSWORD})
    assert code(form) == "not-json"
    assert ann.client.get("/api/me").json()["account"]


def test_a_guest_is_told_nothing_of_accounts(own: Server) -> None:
    guest = Browser(own)
    for method, path in (
        ("GET", "/api/account"),
        ("GET", "/api/account/export"),
        ("DELETE", "/api/account"),
        ("DELETE", "/api/account/sessions"),
        ("POST", "/api/account/codes"),
    ):
        assert code(guest.client.request(method, path, json={} if method == "POST" else None)) == "not-signed-in"


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": "x"}, {"id": "x", "response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": 7}}],
)
def test_what_is_no_passkey_is_refused(own: Server, credential: object) -> None:
    guest = Browser(own)
    guest.client.post("/api/session/passkey-options", json={}).raise_for_status()
    assert code(guest.client.post("/api/session/passkey", json={"credential": credential})) == "passkey-wrong"
    sign_up = guest.client.post("/api/account/passkeys", json={"credential": credential, "name": "Nobody Yet"})
    assert code(sign_up) == "passkey-wrong"


def test_a_blocked_account_stays_out(own: Server) -> None:
    ann = signed_up(own, "Unwanted")
    account = ann.client.get("/api/account").json()["id"]
    own.admin("block", account)
    assert code(ann.client.get("/api/me")) == "blocked"
    again = Browser(own)
    sign_in(again, "Unwanted")
    assert code(again.client.get("/api/me")) == "blocked"


def test_an_account_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = signed_up(server, "Lasting")
        server.kill()
        server.start()
        assert named(ann) == "Lasting"
