"""Records, replays, positions and pictures over HTTP, for the right eyes only."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any, cast

import pytest
from fastapi import Depends, FastAPI
from starlette.testclient import TestClient

from santorini import Game, read_game, read_position, write_game, write_position
from santorini.server.guests import COOKIE, Guest, Guests
from santorini.server.refusals import Refused
from santorini.server.rendering import process
from santorini.server.rendering.client import Renderer
from santorini.server.tables import automatic, seating
from santorini.server.tables.actions import act
from santorini.server.tables.table import Table
from santorini.server.web import access, replays
from santorini.server.web.requests import refusal
from santorini.server.wire import schema
from testkit.playing import effort, numbers_of
from tests.recorded import random_game

GUESTS = ("ann", "ben", "cleo")
SAMPLE = "00000/00000/00100/00000/0003^0 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"
RECORD = """[Seat1 "Ada"] [Seat2 "Bruno"] [Powers "Demeter, Minotaur"]
@b2 @d4 @b4 @d2
1. b2-c3 +c4 +d3
2. b4-b3 +b4 {Making room.}
3. c3-c2 +c1
4. resign:2
1-0
"""


class Tables:
    """Tables that are there from the start."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.tables = tables

    async def find(self, id: str) -> Table:
        if id not in self.tables:
            raise Refused("no-such-table")
        return self.tables[id]


class Inline(Renderer):
    """Renders in this process: clients of Starlette's tests have an event loop for each request."""

    async def _made(self, asked: bytes) -> bytes:
        return process.render(asked)


def served(*tables: Table, guest: str = "") -> TestClient:
    """A browser of this guest at a server with these tables."""
    app = FastAPI(dependencies=[Depends(access.identify)])
    app.include_router(replays.router)
    app.state.tables = Tables({table.id: table for table in tables})
    app.state.guests = Guests("secret")
    app.state.renderer = Inline()
    app.add_exception_handler(Refused, lambda request, error: refusal(cast(Refused, error), request))
    client = TestClient(app)
    if guest:
        client.cookies.set(COOKIE, app.state.guests.write(Guest(guest, guest.title())))
    return client


def seated(game: Game, *sitters: str, id: str = "naxos") -> Table:
    """A table at which this very deal begins."""
    agreed = schema.Options(
        players=game.players,
        deal="chosen",
        powers=[card.number for card in game.cards],
        first=game.first,
        seats=["open"] * game.players,
    )
    table = Table.create(id, agreed, owner="ann")
    for seat, guest in enumerate(sitters or GUESTS[: game.players]):
        seating.sit(table, seat, guest, guest.title(), "", now=0)
    automatic.proceed(table, now=1_700_000_000_000, rng=random.Random(0))
    return table


def take(table: Table, step: int | str) -> None:
    assert table.game is not None
    table.game.take(step)


def after(game: Game, *texts: str) -> Table:
    table = seated(game)
    for text in texts:
        take(table, text)
    return table


def get(client: TestClient, path: str, status: int = 200) -> Any:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


# ---------------------------------------------------------------- records that are sent


def test_a_record_is_replayed_step_by_step() -> None:
    told = served().post("/api/replay", json={"text": RECORD}).json()
    frames = told["frames"]
    assert told["headers"]["Seat2"] == "Bruno"
    assert (told["players"], told["powers"], told["fleece"], told["edition"]) == (
        2,
        numbers_of("Demeter", "Minotaur"),
        0,
        "roxley2016",
    )
    assert len(frames) == 14
    assert (frames[0]["text"], frames[0]["seat"], frames[0]["events"]) == ("", None, [])
    assert [frame["text"] for frame in frames[5:8]] == ["b2-c3", "+c4", "+d3"]
    assert frames[5]["events"] == [{"kind": "move", "src": 6, "dst": 12, "seat": 0, "side": 0}]
    assert [frame["turn"] for frame in frames[3:6]] == [0, 0, 1]
    assert [frame["comment"] for frame in frames if frame["comment"]] == ["Making room."]
    assert frames[-1]["view"]["result"] == {"seats": [0], "reason": "resigned"}
    assert told["summary"]["result"] == {"seats": [0], "reason": "resigned"}
    assert told["summary"]["seats"][0] == {"turns": 2, "climbs": 0, "blocks": 3, "domes": 0, "powers": 1}
    for frame in frames:
        assert write_position(read_position(frame["position"])) == frame["position"]


def test_every_frame_shows_the_board_of_its_moment() -> None:
    for seed in range(effort(12, 2)):
        game = random_game(seed)
        told = served().post("/api/replay", json={"text": write_game(game)}).json()
        assert len(told["frames"]) == len(game.history) + 1
        assert told["frames"][-1]["position"] == write_position(game.position)
        assert told["frames"][-1]["view"]["levels"] == "".join(str(game.position.level(space)) for space in range(25))


def test_a_record_of_a_turn_four_times_as_long_takes_about_four_times_as_long() -> None:
    client = served()

    def seconds(steps: int) -> float:
        game = Game("Hermes", "Mortal")
        for text in ("@a1", "@e5", "@a5", "@e1", *("a2-a1" if step % 2 else "a1-a2" for step in range(steps))):
            game.take(text)
        record, took = write_game(game), []
        for _ in range(3):
            began = time.process_time()
            assert len(client.post("/api/replay", json={"text": record}).json()["frames"]) == steps + 5
            took.append(time.process_time() - began)
        return min(took)

    longest = effort(200, 80)
    assert seconds(longest) < 10 * seconds(longest // 4)


def test_of_a_record_with_many_games_any_can_be_asked_for() -> None:
    games = [Game("Pan", "Demeter"), Game("Atlas", "Artemis")]
    text = "".join(write_game(game, headers={"Event": f"Round {i}"}) for i, game in enumerate(games, 1))
    client = served()
    for number, (powers, title) in enumerate(
        ((numbers_of("Pan", "Demeter"), "Round 1"), (numbers_of("Atlas", "Artemis"), "Round 2")), 1
    ):
        told = client.post("/api/replay", json={"text": text, "number": number}).json()
        assert (told["number"], told["powers"], told["headers"]["Event"]) == (number, powers, title)
        assert [headers["Event"] for headers in told["games"]] == ["Round 1", "Round 2"]
    refused = client.post("/api/replay", json={"text": text, "number": 3})
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-game")
    assert refused.json()["message"] == "There is no game 3: the record holds 2."
    assert client.post("/api/replay", json={"text": text, "number": 0}).json()["code"] == "bad-message"


@pytest.mark.parametrize(
    ("text", "why", "place"),
    [
        ("nonsense", "line 1: ", {"line": 1, "column": None}),
        (RECORD.replace("+c1", "+c9"), "line 5, column 10: '+c9' is not a step", {"line": 5, "column": 10}),
        (" ", "one game was expected, there are 0", {"line": None, "column": None}),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_with_its_place(
    text: str, why: str, place: dict[str, int | None]
) -> None:
    answer = served().post("/api/replay", json={"text": text})
    told = answer.json()
    assert (answer.status_code, told["code"]) == (400, "bad-record")
    assert why in told["message"]
    assert {name: told["args"].get(name) for name in ("line", "column")} == place


def test_too_much_is_refused() -> None:
    client = served()
    assert client.post("/api/replay", json={"text": "x" * 20_001}).json()["code"] == "too-large"
    endless = '[Powers "Hermes, Mortal"] @a1 @e5 @a5 @e1 1. a1' + "-a2-a1" * 800 + " *"
    assert client.post("/api/replay", json={"text": endless}).json()["code"] == "bad-record"
    assert get(client, f"/api/position?text={'0' * 401}", 413)["code"] == "too-large"


# ---------------------------------------------------------------- positions and pictures


def test_a_position_is_shown() -> None:
    told = get(served(), f"/api/position?text={SAMPLE}")
    assert told["text"] == SAMPLE
    assert (told["powers"], told["fleece"]) == (numbers_of("Apollo", "Minotaur"), 0)
    assert told["view"]["domes"] == [3]
    assert told["playable"]


def test_what_is_hidden_or_over_cannot_be_played_on() -> None:
    client = served()
    hidden = "00000/00000/00000/00000/00000 A:b2,d4 X:? 1 Mortal,Hecate"
    over = "00000/00000/00000/00000/00003 A:e1,d4 X:b4,d2 1 Mortal,Mortal waits=over winner=A reason=climb"
    assert not get(client, f"/api/position?text={hidden}")["playable"]
    told = get(client, f"/api/position?text={over}")
    assert not told["playable"]
    assert told["view"]["result"] == {"seats": [0], "reason": "climb"}


def test_a_position_that_cannot_be_read_is_refused_with_its_place() -> None:
    told = get(served(), f"/api/position?text={SAMPLE.replace('Apollo', 'Apollu')}", 400)
    assert told["code"] == "bad-position"
    assert "did you mean Apollo?" in told["message"]
    assert told["args"]["column"] == 50


@pytest.mark.parametrize(
    "words",
    ["waits=start veil=4", "waits=act", "waits=start asleep=b2,d4", "waits=reply last=c3", "waits=dawn steps=2"],
)
def test_a_position_that_could_not_be_played_on_is_refused(words: str) -> None:
    assert get(served(), f"/api/position?text={SAMPLE} {words}", 400)["code"] == "bad-position"


def test_stolen_powers_of_four_players_are_refused() -> None:
    text = f"{SAMPLE},Pan,Circe stolen waits=start"
    assert get(served(), f"/api/position?text={text}", 400)["code"] == "bad-position"


def test_a_picture_may_be_kept_but_cannot_run() -> None:
    answer = served().get(f"/api/picture.svg?text={SAMPLE}&size=600")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert answer.text.startswith("<svg")
    assert 'width="600"' in answer.text


def test_who_cannot_unpack_is_sent_it_unpacked() -> None:
    plain = served().get(f"/api/picture.svg?text={SAMPLE}", headers={"Accept-Encoding": "identity"})
    packed = served().get(f"/api/picture.svg?text={SAMPLE}")
    assert (plain.headers.get("content-encoding"), packed.headers["content-encoding"]) == (None, "gzip")
    assert plain.text == packed.text


def test_a_picture_is_told_in_the_language_asked_for() -> None:
    for language, told in {
        "fr": "Santorini\u00a0: Apollon contre Minotaure",
        "ru": "Santorini: Аполлон – Минотавр",
    }.items():
        assert f"<title>{told}</title>" in served().get(f"/api/picture.svg?text={SAMPLE}&language={language}").text
    assert (
        served().get(f"/api/picture.svg?text={SAMPLE}&language=xx").text
        == served().get(f"/api/picture.svg?text={SAMPLE}").text
    )


def test_a_link_to_a_picture_can_be_looked_at_without_fetching_it() -> None:
    answer = served().head(f"/api/picture.svg?text={SAMPLE}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert served().head("/api/nothing").status_code == 404


@pytest.mark.parametrize("size", ["119", "1201", "big"])
def test_a_picture_has_a_reasonable_size(size: str) -> None:
    assert served().get(f"/api/picture.svg?text={SAMPLE}&size={size}").status_code in (400, 422)
    assert served().get("/api/picture.svg?text=<script>").status_code == 400


# ---------------------------------------------------------------- tables


def test_a_table_gives_its_record() -> None:
    table = after(Game("Apollo", "Minotaur"), "@b2", "@d4", "@b4", "@d2", "b2-c3", "+c4")
    answer = served(table).get("/api/tables/naxos/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="santorini-naxos.txt"'
    assert answer.headers["content-type"].startswith("text/plain")
    read = read_game(answer.text)
    assert len(read.game.history) == 6
    assert read.headers["Seat1"] == "Ann"
    assert read.headers["Date"] == "2023.11.14"


def test_there_is_nothing_to_see_before_the_game() -> None:
    table = Table.create("naxos", schema.Options(seats=["me", "open"]), owner="ann")
    for what in ("record", "replay", "position"):
        assert get(served(table), f"/api/tables/naxos/{what}", 409)["code"] == "not-begun"
        assert get(served(), f"/api/tables/naxos/{what}", 404)["code"] == "no-such-table"


def test_a_replay_of_a_table_tells_how_it_ended() -> None:
    table = after(Game("Apollo", "Minotaur"), "@b2", "@d4", "@b4", "@d2", "b2-c3", "+c4")
    assert table.game is not None
    table.game.resign(1)
    table.forced = "time"
    told = get(served(table), "/api/tables/naxos/replay")
    assert told["frames"][-1]["view"]["result"] == {"seats": [0], "reason": "time"}
    assert told["summary"]["result"] == {"seats": [0], "reason": "time"}


def hecate(*sitters: str) -> Table:
    """Hecate's workers stand on b4 and d2."""
    table = seated(Game("Mortal", "Hecate"), *sitters)
    for text in ("@b2", "@d4", "@b4", "@d2"):
        take(table, text)
    return table


@pytest.mark.parametrize(
    ("sitters", "guest", "knows"),
    [
        (("ann", "ben"), "ann", False),
        (("ann", "ben"), "ben", True),
        (("ann", "ben"), "cleo", False),
        (("ann", "ben"), "", False),
        (("ann", "ann"), "ann", False),
    ],
)
def test_a_secret_is_shown_to_its_keeper_alone(sitters: tuple[str, str], guest: str, knows: bool) -> None:
    client = served(hecate(*sitters), guest=guest)
    told = get(client, "/api/tables/naxos/replay")
    workers = [len(frame["view"]["workers"]) for frame in told["frames"]]
    assert workers == ([0, 1, 2, 3, 4] if knows else [0, 1, 2, 2, 2])
    assert [frame["text"] for frame in told["frames"]][3:] == (["@b4", "@d2"] if knows else ["??", "??"])
    assert told["summary"] is None
    assert get(client, "/api/tables/naxos/position")["text"].split()[2] == ("X:b4,d2" if knows else "X:?")
    assert ("@b4" in client.get("/api/tables/naxos/record").text) is knows


def test_in_the_end_everything_is_shown() -> None:
    table = hecate()
    act(table, "ann", schema.Resign("enough", seat=0), 0)
    client = served(table)
    told = get(client, "/api/tables/naxos/replay")
    assert [len(frame["view"]["workers"]) for frame in told["frames"]] == [0, 1, 2, 3, 4, 4]
    assert told["summary"]["result"]["seats"] == [1]
    assert len(read_game(client.get("/api/tables/naxos/record").text).game.history) == 5
