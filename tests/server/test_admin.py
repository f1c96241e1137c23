"""What operators do with `santorini admin`, as processes beside a real server, or beside its database alone."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from testkit.crowd import Server
from testkit.databases import postgres
from tests.server.browser import Browser, Socket, two_players

HECATE, APOLLO = 39, 1


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own: what is pruned here is nobody else's."""
    with Server(tmp_path_factory.mktemp("operated"), grace=0.1) as running:
        yield running


def command(server: Server, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "santorini", "--language", "en", "admin", *arguments],
        env={**os.environ, "SANTORINI_DATA": str(server.folder), "SANTORINI_DATABASE": server.database},
        capture_output=True,
        text=True,
        timeout=60,
    )


def admin(server: Server, *arguments: str) -> str:
    done = command(server, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def told(server: Server, *arguments: str) -> Any:
    return json.loads(admin(server, *arguments, "--json"))


def refused(server: Server, *arguments: str) -> str:
    """The one line that says why not."""
    done = command(server, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


def closed(socket: Socket) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            socket.listen()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


def aged(server: Server, table: str, days: int) -> None:
    """Let everything at a table have happened so many days ago."""
    with sqlite3.connect(server.folder / "santorini.db", timeout=10) as store:
        past = round((time.time() - days * 86400) * 1000)
        store.execute("UPDATE tables SET created = ?, since = ? WHERE id = ?", (past, past, table))
        store.execute("UPDATE lines SET body = json_set(body, '$.at', ?) WHERE table_id = ?", (past, table))
    store.close()


def test_tables_are_listed_as_asked_for(own: Server) -> None:
    table, _ann, _ben = two_players(own, public=True)
    waiting, _ = Browser(own, "Cleo").open(seats=["me", "open"])
    aged(own, waiting, 3)

    def listed(*arguments: str) -> set[str]:
        return {one["id"] for one in told(own, "tables", *arguments)}

    assert listed("--status", "playing", "--public", "--newer", "2") >= {table}
    assert listed("--older", "2") == listed("--name", "Cleo") == {waiting}
    page = admin(own, "tables")
    assert table in page
    assert waiting in page


def test_a_hidden_step_is_shown_only_when_secrets_are_asked_for(own: Server) -> None:
    table, ann, ben = two_players(own, deal="chosen", powers=[HECATE, APOLLO], first=1)
    with ben.join(table) as his, ann.join(table) as hers:
        while not hers.legal:  # Hecate places her workers last, in secret
            if his.legal:
                his.step(his.legal[0])
            hers.listen()
        chosen = hers.legal[0]
        hers.step(chosen)
    plain, secret = told(own, "show", table), told(own, "show", table, "--secrets")
    assert [one["name"] for one in plain["seats"]] == ["Ann", "Ben"]
    assert plain["log"][-1]["text"] == "??"
    assert "step" not in plain["log"][-1]
    assert secret["log"][-1]["step"] == chosen


def test_closing_a_game_ends_it_without_a_winner_and_for_good(own: Server) -> None:
    table, ann, ben = two_players(own)
    with ann.join(table) as hers, ben.join(table) as his:
        admin(own, "close", table)
        for socket in (hers, his):
            news = socket.hear("news")
            assert news["entry"]["kind"] == "close"
            assert news["info"]["status"] == "over"
            assert news["view"]["result"] == {"seats": [], "reason": "abandoned"}
    own.kill()
    assert (own.folder / "control").exists()  # nobody answers there any more
    assert told(own, "show", table)["status"] == "over"
    own.start()
    with ann.join(table) as hers:
        assert hers.over
    assert ann.client.get(f"/api/tables/{table}/replay").json()["frames"][-1]["view"]["result"]["reason"] == "abandoned"


def test_a_table_that_waits_is_closed_too_and_leaves_the_lobby(own: Server) -> None:
    ann, ben = Browser(own, "Ann"), Browser(own, "Ben")
    table, _ = ann.open(seats=["me", "open"], public=True)
    with ann.join(table) as hers:
        admin(own, "close", table)
        assert hers.hear("news")["info"]["status"] == "over"
        assert table not in {one["id"] for one in ben.client.get("/api/tables").json()["tables"]}
        assert ben.sit(table, 1).status_code == 409


def test_a_deleted_table_is_gone_for_everybody(own: Server) -> None:
    table, ann, _ben = two_players(own, seats=["me", "open"])
    with ann.join(table) as hers:
        admin(own, "delete", table)
        assert closed(hers) == 4404
    assert ann.client.get(f"/api/tables/{table}/record").status_code == 404
    assert table not in {one["id"] for one in ann.client.get("/api/games").json()["games"]}
    assert refused(own, "delete", table) == "santorini: There is no such table."
    assert refused(own, "delete", "-a_b-") == "santorini: There is no such table."
    time.sleep(0.3)  # as long as somebody counts as present
    assert "a task failed" not in (own.folder / "server.log").read_text()


def test_a_blocked_guest_gets_no_answer_until_unblocked(own: Server) -> None:
    table, ann, ben = two_players(own)
    guest = told(own, "show", table)["seats"][0]["guest"]
    with ann.join(table) as hers, ben.join(table) as his:
        admin(own, "block", guest)
        assert closed(hers) == 4423
        assert his.hear("presence")["info"]["seats"][0]["here"] is False
    own.stop()
    own.start()
    answer = ann.client.get("/api/me", headers={"accept-language": "fr"})
    assert answer.status_code == 403
    assert answer.json()["code"] == "blocked"
    assert answer.json()["message"].startswith("L’administrateur")
    link = ann.link(table)
    with pytest.raises(ConnectionClosed) as error:
        link.recv(10)
    assert error.value.rcvd is not None
    assert error.value.rcvd.code == 4423
    assert ben.client.get("/api/me").is_success
    assert [one["guest"] for one in told(own, "blocked")] == [guest]
    admin(own, "unblock", guest)
    assert ann.client.get("/api/me").is_success
    assert refused(own, "unblock", guest) == "santorini: This guest is not blocked."


def test_an_erased_name_is_nowhere_any_more(own: Server) -> None:
    zoe, max_, ben = Browser(own, "Zoë Quartermain"), Browser(own, "Max Quartermain"), Browser(own, "Ben")
    tables = [person.open(seats=["me", "open"])[0] for person in (zoe, max_)]
    guests = [told(own, "show", table)["seats"][0]["guest"] for table in tables]
    assert all(ben.sit(table, 1).is_success for table in tables)
    with ben.join(tables[0]) as his:
        assert "1 table" in admin(own, "erase-name", guests[0])
        assert [seat["name"] for seat in his.hear("table")["info"]["seats"]] == ["", "Ben"]
    assert "Zoë Quartermain" not in ben.client.get(f"/api/tables/{tables[0]}/record").text
    own.kill()
    assert "1 table" in admin(own, "erase-name", guests[1])
    for file in own.folder.glob("santorini.db*"):
        assert b"Quartermain" not in file.read_bytes()
    own.start()
    for person, table in zip((zoe, max_), tables, strict=True):
        with person.join(table) as socket:
            assert socket.table["you"] == [0]  # it is still their seat
            assert "Quartermain" not in json.dumps(socket.table)
        record = person.client.get(f"/api/tables/{table}/record").text
        assert "Quartermain" not in record
        assert "Ben" in record


def test_old_tables_are_pruned_but_not_those_that_somebody_looks_at(own: Server) -> None:
    ann = Browser(own, "Ann")
    old, looked_at, timed, young = (
        ann.open(seats=["me", "me"], clock={"kind": kind, "seconds": 86400 * (kind == "days")})[0]
        for kind in ("none", "none", "days", "none")
    )
    own.stop()
    for table in (old, looked_at, timed):
        aged(own, table, 400)
    own.start()
    with ann.join(looked_at):
        assert "1 table would" in admin(own, "prune", "--days", "365", "--dry-run")
        assert "1 table is" in admin(own, "prune", "--days", "365")
    left = {one["id"] for one in told(own, "tables", "--most", "1000")}
    assert old not in left
    assert {looked_at, young} <= left


def test_without_a_server_the_database_is_changed_and_what_is_damaged_can_go(own: Server) -> None:
    table, ann, _ben = two_players(own)
    damaged, _ = ann.open(seats=["me", "open"])
    own.stop()
    assert not (own.folder / "control").exists()
    admin(own, "close", table)
    with sqlite3.connect(own.folder / "santorini.db") as store:
        line = '{"kind":"stepped","at":1,"step":1}'
        store.execute("UPDATE lines SET body = ? WHERE table_id = ?", (line, damaged))
    store.close()
    own.start()
    with ann.join(table) as hers:
        assert hers.over
    assert refused(own, "show", damaged) == "santorini: This table cannot be read anymore."
    admin(own, "delete", damaged)
    assert ann.client.get(f"/api/tables/{damaged}/record").status_code == 404


def test_only_the_user_of_the_server_may_command_it(own: Server) -> None:
    mode = (own.folder / "control").stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600


def test_a_copy_of_a_running_server_is_as_good_as_the_original(own: Server, tmp_path: Path) -> None:
    table, ann, _ben = two_players(own)
    admin(own, "backup", str(tmp_path / "copy"))
    assert stat.S_IMODE((tmp_path / "copy" / "santorini.db").stat().st_mode) == 0o600
    assert "File exists" in refused(own, "backup", str(tmp_path / "copy"))
    with Server(tmp_path / "copy") as restored:
        cookie = {"santorini": ann.client.cookies["santorini"]}
        mine = httpx.get(f"{restored.url}/api/games", cookies=cookie).json()["games"]
        assert table in {one["id"] for one in mine}


def test_a_folder_without_a_database_gets_none(tmp_path: Path) -> None:
    assert refused(Server(tmp_path), "tables").endswith("santorini.db: No such file or directory")
    assert not [*tmp_path.iterdir()]


@pytest.mark.slow
def test_commands_work_on_postgres_too(tmp_path: Path) -> None:
    with postgres() as database, Server(tmp_path, database=database.url, grace=0.1) as server:
        table, ann, ben = two_players(server)
        other, _ = ann.open(seats=["me", "open"])
        guest = told(server, "show", table)["seats"][0]["guest"]
        with ben.join(table) as his:
            assert "2 tables" in admin(server, "erase-name", guest)
            assert his.hear("table")["info"]["seats"][0]["name"] == ""
            admin(server, "block", guest)
            assert ann.client.get("/api/me").status_code == 403
            admin(server, "delete", table)
            assert closed(his) == 4404
        assert refused(server, "backup", str(tmp_path / "copy")).startswith("santorini: Only SQLite")
        server.stop()
        assert [one["id"] for one in told(server, "tables", "--guest", guest)] == [other]
        assert "1 table is" in admin(server, "prune", "--days", "0")
        assert told(server, "tables") == []
        server.start()
