"""The list of a guest's games, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from testkit.crowd import Server
from testkit.playing import numbers_of
from tests.server.browser import Browser, Socket
from tests.waiting import until

WON = "00000/00000/00300/00020/00000 A:d2,d4 X:a1,e5 1 Mortal,Mortal"


def games(browser: Browser, **wanted: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = browser.client.get("/api/games", params=wanted).json()["games"]
    return listed


def names(browser: Browser, **wanted: str) -> list[str]:
    return [game["id"] for game in games(browser, **wanted)]


def hide(browser: Browser, table: str, hidden: bool) -> httpx.Response:
    return browser.client.put(f"/api/games/{table}", json={"hidden": hidden})


def play(socket: Socket, turns: int) -> None:
    """Play on until so many turns were made, or the game is over."""
    while not (socket.view or {})["result"] and (socket.view or {})["turn"] <= turns:
        if socket.legal:
            socket.step(socket.legal[0])
        else:
            socket.hear("news")


def test_a_game_is_listed_with_powers_board_and_result(server: Server) -> None:
    with Browser(server, "Ann") as ann:
        table, _ = ann.open(position=WON, seats=["me", "me"], deal="chosen")
        [running] = games(ann)
        assert (running["result"], running["turns"], running["yours"]) == (None, 1, [0, 1])
        assert running["board"]["levels"][12] == "3"
        assert [worker["space"] for worker in running["board"]["workers"]] == [8, 18, 0, 24]
        with ann.join(table) as socket:
            socket.say(type="resign", id="r", seat=0)
            socket.hear("news")
        assert names(ann) == []
        [over] = games(ann, finished="true")
        assert over["result"] == {"seats": [1], "reason": "resigned"}


def test_secrets_of_others_are_not_in_the_list(server: Server) -> None:
    with Browser(server, "Ann") as ann, Browser(server, "Ben") as ben:
        powers = numbers_of("Hecate", "Mortal")
        table, _ = ann.open(deal="chosen", powers=powers, first=1, seats=["me", "open"])
        ben.sit(table, 1)
        with ann.join(table) as hers, ben.join(table) as his:
            for socket in (his, his, hers, hers):
                while not socket.legal:
                    socket.hear("news", "table")
                socket.step(socket.legal[0])
        assert [game["powers"] for game in (*games(ann), *games(ben))] == [powers, powers]
        workers = [game["board"]["workers"] for game in (*games(ann), *games(ben))]
        assert [len(seen) for seen in workers] == [4, 2]


def test_a_game_is_taken_off_the_list_of_one_guest_and_put_back(server: Server) -> None:
    with Browser(server, "Ann") as ann, Browser(server, "Ben") as ben:
        table, _ = ann.open(seats=["me", "open"])
        ben.sit(table, 1)
        assert hide(ann, table, True).status_code == 204
        assert (names(ann), names(ben)) == ([], [table])
        assert hide(ann, table, False).status_code == 204
        assert names(ann) == [table]
        with Browser(server) as stranger:
            assert hide(stranger, table, True).json()["code"] == "not-your-seat"


def test_a_long_list_comes_in_pages(server: Server) -> None:
    with Browser(server, "Ann") as ann:
        opened = [ann.open(seats=["me", "open"])[0] for _ in range(23)]
        first = ann.client.get("/api/games").json()
        rest = ann.client.get("/api/games", params={"before": first["more"]}).json()
        assert [game["id"] for game in (*first["games"], *rest["games"])] == opened[::-1]
        assert (len(first["games"]), rest["more"]) == (20, None)


@pytest.mark.parametrize("against", ["computer", "people"])
def test_games_are_told_apart_by_who_plays(server: Server, against: str) -> None:
    with Browser(server, "Ann") as ann:
        opened = {"people": ann.open(seats=["me", "me"])[0], "computer": ann.open(seats=["me", "computer"])[0]}
        assert names(ann, against=against) == [opened[against]]


def test_unfinished_games_against_the_computer_do_not_pile_up(server: Server) -> None:
    with Browser(server, "Ann") as ann:
        begun = []
        for _ in range(4):
            table, _ = ann.open(position=WON, seats=["me", "computer"], levels=[1, 1], first=0)
            begun.append(table)
            with ann.join(table) as socket:
                play(socket, 2)
        until(lambda: names(ann) == begun[:0:-1], "three that go on")
        assert names(ann, finished="true") == begun[:1]
        [ended] = games(ann, finished="true")
        assert ended["result"] == {"seats": [], "reason": "abandoned"}
        untouched, _ = ann.open(seats=["me", "computer"])
        newest, _ = ann.open(seats=["me", "computer"])
        until(lambda: untouched not in names(ann), "the one that nobody played to leave the list")
        until(lambda: names(ann)[0] == newest, "the newest")
        assert untouched not in names(ann, finished="true")
