"""Playing at a real server: opening, sitting down, steps, connections that break, computers, clocks, rematches."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from santorini import Step
from santorini.records import read_game
from testkit.crowd import Server
from testkit.playing import numbers_of
from tests.server.browser import Browser, play_out, two_players
from tests.waiting import until

AWAY = 1.0  # seconds without a server


def test_two_play_a_game_to_its_end_and_the_record_tells_it(server: Server) -> None:
    table, ann, ben = two_players(server, deal="chosen", powers=numbers_of("Apollo", "Minotaur"))
    with ann, ben, ann.join(table) as first, ben.join(table) as second:
        assert (first.table["you"], second.table["you"]) == ([0], [1])
        assert [seat["name"] for seat in first.table["info"]["seats"]] == ["Ann", "Ben"]
        play_out([first, second], random.Random(1))
        assert first.view is not None
        assert second.view is not None
        assert first.view["result"] == second.view["result"]
        record = read_game(ann.client.get(f"/api/tables/{table}/record").text)
        assert record.game.over
        assert len(record.game.history) == sum(line["kind"] == "stepped" for line in server.lines()[table])


def test_a_spectator_watches_and_cannot_play(server: Server) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben, Browser(server) as cy, ann.join(table) as player, cy.join(table) as watching:
        assert watching.table["you"] == []
        assert not watching.legal
        assert watching.step(player.legal[0])["code"] == "not-seated"
        assert player.hear("presence")["info"]["spectators"] == 1


def test_a_message_that_is_repeated_is_recognised(server: Server) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben, ann.join(table) as socket:
        step, version = socket.legal[0], socket.version
        assert socket.step(step, id="once")["type"] == "news"
        done = socket.step(step, id="once", version=version)
        assert (done["type"], done["version"]) == ("done", version + 1)
        assert len(server.lines()[table]) == version + 1


def test_a_step_decided_on_an_old_table_is_refused(server: Server) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben, ann.join(table) as socket:
        version = socket.version
        socket.step(socket.legal[0])
        refused = socket.step(socket.legal[0], version=version)
        assert (refused["code"], refused["version"]) == ("stale", version + 1)


def test_who_reconnects_gets_what_was_missed(server: Server) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben:
        with ben.join(table) as socket:
            known = socket.version
        with ann.join(table) as socket:
            socket.step(socket.legal[0])
            socket.step(socket.legal[0])
        with ben.join(table, since=known) as socket:
            assert [entry["version"] for entry in socket.table["log"]] == [known + 1, known + 2]
            assert [entry["kind"] for entry in socket.table["log"]] == ["step", "step"]
        with ben.join(table, since=10_000) as socket:  # it cannot know that much
            assert len(socket.table["log"]) == known + 2


def test_a_seat_can_be_claimed_with_its_key_from_another_browser(server: Server) -> None:
    with Browser(server, "Ann") as laptop, Browser(server, "Ann") as phone, Browser(server) as thief:
        table, keys = laptop.open(seats=["me", "open"])
        assert thief.sit(table, 0).json()["code"] == "seat-taken"
        assert thief.sit(table, 0, "guessed").status_code == 403
        with laptop.join(table) as left:
            answer = phone.sit(table, 0, keys["0"])
            assert answer.json() == {"seat": 0, "key": keys["0"]}
            while left.table["you"]:
                left.hear("table")
        with phone.join(table) as socket:
            assert socket.table["you"] == [0]


def test_leaving_opens_the_seat_again(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as ben:
        table, _ = ann.open(seats=["me", "open"])
        assert ben.client.delete(f"/api/tables/{table}/seats/0").json()["code"] == "not-your-seat"
        assert ann.client.delete(f"/api/tables/{table}/seats/0").status_code == 204
        assert ben.sit(table, 0).is_success


def listed(browser: Browser) -> dict[str, Any]:
    """The tables of the lobby by name; they are read once a second."""
    return {one["id"]: one for one in browser.client.get("/api/tables").json()["tables"]}


def test_lists_of_tables(server: Server) -> None:
    with Browser(server, "Lister") as ann:
        public, _ = ann.open(seats=["me", "open"], public=True)
        private, _ = ann.open(seats=["me", "me"])
        with ann.join(public):
            until(lambda: public in listed(ann), "the table in the list")
            assert listed(ann)[public]["yours"] == [0]
            assert private not in listed(ann)
        mine = ann.client.get("/api/games").json()["games"]
        assert [one["id"] for one in mine] == [private, public]
        assert (mine[0]["yours"], mine[0]["status"], mine[1]["status"]) == ([0, 1], "playing", "gathering")


def test_requests_alone_do_not_push_who_waits_out_of_the_lobby(server: Server) -> None:
    with Browser(server) as ann:
        waits, later = (ann.open(seats=["me", "open"], public=True)[0] for _ in range(2))
        with ann.join(waits):
            refused = []
            for _ in range(60):
                answer = httpx.post(f"{server.url}/api/tables", json={"seats": ["me", "open"], "public": True})
                refused += [answer.json()["code"]] if answer.is_error else []
            assert "too-many-tables" in refused
            with ann.join(later):
                until(lambda: later in listed(ann), "a list that was read after all this")
                assert waits in listed(ann)


def test_names_are_cleaned(server: Server) -> None:
    with Browser(server) as ann:
        told = ann.client.put("/api/me", json={"name": " A\u202en\x00n \n of   " + "x" * 100}).json()
        assert told == {"name": "Ann of " + "x" * 17, "account": False}
        assert ann.client.get("/api/me").json() == told
        assert ann.client.put("/api/me", json={"name": "x" * 1000}).json()["code"] == "bad-message"


def test_a_computer_plays_along(server: Server) -> None:
    with Browser(server) as ann:
        table, _ = ann.open(seats=["me", "computer"], deal="random")
        with ann.join(table) as socket:
            while not socket.over:
                if socket.legal:
                    assert socket.step(random.choice(socket.legal))["type"] == "news"
                else:
                    socket.listen()


def test_computers_draft_too(server: Server) -> None:
    with Browser(server) as ann:
        table, _ = ann.open(seats=["computer", "computer", "me"], players=3, deal="draft", first=0)
        with ann.join(table) as socket:
            draft = socket.table["info"]["draft"]
            assert (draft["doing"], draft["seat"]) == ("pick", 2)
            assert socket.ask("pick", power=draft["left"][0])["type"] == "news"
            while not socket.legal:
                socket.listen()


def test_presence_is_told_with_a_little_grace(server: Server) -> None:
    table, ann, ben = two_players(server)
    with ann, ben, ann.join(table) as socket:
        with ben.join(table):
            assert socket.hear("presence")["info"]["seats"][1]["here"]
        with ben.join(table):
            pass  # a short absence is not worth a word
        told = socket.hear("presence")
        assert not told["info"]["seats"][1]["here"]


def test_a_clock_runs_out(server: Server) -> None:
    table, ann, ben = two_players(server, clock={"kind": "turn", "seconds": 1, "increment": 0}, first=0)
    with ann, ben, ben.join(table) as socket:
        while not socket.over:
            socket.listen()
        assert socket.view is not None
        assert socket.view["result"] == {"seats": [1], "reason": "time"}


def test_a_rematch_seats_everybody_at_a_new_table(server: Server) -> None:
    table, ann, ben = two_players(server, deal="chosen", powers=numbers_of("Apollo", "Minotaur"), first=0)
    with ann, ben, ann.join(table) as first, ben.join(table) as second:
        first.ask("resign", seat=0)
        assert first.ask("again", rematch="swapped")["type"] == "news"
        second.ask("again", rematch="same")
        moved = first.hear("news")
        while moved["entry"]["kind"] != "next":
            moved = first.hear("news")
        with ann.join(moved["entry"]["table"]) as again:
            assert again.table["you"] == [0]
            assert again.view is not None
            assert again.view["powers"] == numbers_of("Minotaur", "Apollo")
        with Browser(server) as cy:
            assert cy.join(table).table["info"]["next"] == moved["entry"]["table"]


def test_each_socket_looks_with_its_own_eyes(server: Server) -> None:
    with Browser(server) as ann:
        secretive = numbers_of("Hecate", "Artemis")
        table, _ = ann.open(seats=["me", "me"], deal="chosen", powers=secretive, first=0)
        with ann.join(table) as curtain, ann.join(table) as open_eyes:
            assert not curtain.legal
            decider = curtain.table["view"]["decider"]
            open_eyes.say(type="look", seat=decider)
            assert open_eyes.hear("table")["eyes"] == decider
            assert open_eyes.legal
            curtain.say(type="look", seat=3)
            assert curtain.hear("refused")["code"] == "not-your-seat"
            assert curtain.table["eyes"] is None


def test_why_not(server: Server) -> None:
    table, ann, ben = two_players(server, first=0)
    with ann, ben, ann.join(table) as socket:
        socket.step(socket.legal[0])
        answer = socket.ask("why", dst=socket.view["workers"][0]["space"] if socket.view else 0)
        assert (answer["type"], answer["code"]) == ("reason", "occupied")


def test_advice_is_for_who_plays_with_computers_alone(server: Server) -> None:
    position = "00000/30000/20000/00000/00000 A:a3,d5 X:c1,e1 1 Mortal,Mortal"
    table, ann, ben = two_players(server, first=0, position=position)
    with ann, ben:
        with ann.join(table) as socket:
            assert socket.ask("advise")["code"] == "no-advice"
        mine, _ = ann.open(seats=["me", "computer"], position=position)
        with ann.join(mine) as socket:
            answer = socket.ask("advise")
            won = [win for win in answer["wins"] if win["reason"] == "climb"]
            assert [(win["seat"], str(Step(win["last"]))) for win in won] == [(0, "a3-a4")]
            assert answer["threats"] == []


def test_computers_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, pace=1.5, heartbeat=0.2) as server, Browser(server) as ann:
        thinking, _ = ann.open(seats=["me", "computer"], first=1)
        timed, _ = ann.open(seats=["me", "me"], clock={"kind": "game", "seconds": 60, "increment": 0}, first=0)

        def left() -> int:
            with ann.join(timed) as socket:
                found: int = socket.table["info"]["clock"]["left"][0]
            return found

        until(lambda: left() < 59_000, "time to pass")
        server.kill()
        time.sleep(AWAY)
        server.start()
        with ann.join(timed) as socket:
            [pause] = [entry for entry in socket.table["log"] if entry["kind"] == "pause"]
            assert pause["length"] >= 1000 * AWAY
            assert socket.table["info"]["clock"]["left"][0] < 59_500
        with ann.join(thinking) as socket:
            while not socket.legal:
                socket.listen()


def test_a_computer_keeps_its_level_after_a_restart_and_in_a_rematch(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "computer"], levels=[5, 8], first=0)
        with ann.join(table) as socket:
            assert [seat["level"] for seat in socket.table["info"]["seats"]] == [None, 8]
        server.kill()
        server.start()
        with ann.join(table) as socket:
            assert [seat["level"] for seat in socket.table["info"]["seats"]] == [None, 8]
            socket.ask("resign", seat=0)
            moved = socket.ask("again", rematch="same")
            while moved.get("entry", {}).get("kind") != "next":
                moved = socket.listen()
        with ann.join(moved["entry"]["table"]) as again:
            assert [seat["level"] for seat in again.table["info"]["seats"]] == [None, 8]


def children_of(server: Server) -> list[int]:
    return [*map(int, Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split())]


def test_thinkers_end_with_their_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with Browser(server) as ann:
            table, _ = ann.open(seats=["me", "computer"], first=1)
            with ann.join(table) as socket:
                while not socket.legal:
                    socket.listen()
        children = children_of(server)
        assert children
        server.kill()
        for _ in range(100):
            if not any(Path(f"/proc/{child}").exists() for child in children):
                return
            time.sleep(0.05)
        pytest.fail("a thinker has outlived its server")


def test_a_thinker_that_dies_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=1) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "computer"], first=0)
        killed = 0
        with ann.join(table) as socket:
            while not socket.over and killed < 5:
                if socket.legal:
                    for child in children_of(server):
                        with suppress(ProcessLookupError):  # one that was killed before may have ended just now
                            os.kill(child, signal.SIGKILL)
                            killed += 1
                    socket.step(random.choice(socket.legal))
                else:
                    socket.listen()
        assert killed


def test_the_servers_own_pages(server: Server) -> None:
    assert httpx.get(f"{server.url}/ready").text == "ready"
    assert "santorini_steps_total" in httpx.get(f"{server.url}/metrics").text
    paths = httpx.get(f"{server.url}/openapi.json").json()["paths"]
    assert "/api/tables/{id}/seats/{seat}" in paths
    for path in ("api/nothing", "favicon.ico", "assets/old.js"):
        answer = httpx.get(f"{server.url}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_the_command_takes_a_free_port_and_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "santorini", "serve"]
    environment = {**os.environ, "SANTORINI_DATA": str(tmp_path)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout
    told = re.fullmatch(r"Santorini is open at (http://127\.0\.0\.1:80\d\d) .*\n", process.stdout.readline())
    assert told
    assert httpx.get(f"{told[1]}/health").text == "alive"
    process.send_signal(signal.SIGINT)
    assert process.stdout.read() == ""
    assert process.wait(20) == 0


def test_the_command_says_what_is_missing_or_wrong() -> None:
    code = "import sys; sys.modules['fastapi'] = None; from santorini.__main__ import main; main()"
    bare = subprocess.run([sys.executable, "-c", code, "serve"], capture_output=True, text=True)
    assert (bare.returncode, bare.stderr) == (
        2,
        "santorini: The server needs fastapi: pip install 'santorini[server]'\n",
    )
    wrong = subprocess.run(
        [sys.executable, "-m", "santorini", "serve"],
        env={**os.environ, "SANTORINI_THINKERS": "many"},
        capture_output=True,
        text=True,
    )
    assert (wrong.returncode, wrong.stderr) == (2, "santorini: SANTORINI_THINKERS=many: a number is needed\n")
