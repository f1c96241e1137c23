"""The coach on the server: what grows, what is cached, who is helped and who is not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from santorini import read_position, write_game
from santorini.game import Game
from santorini.server.coaching.jobs import AnalysisJob, ReviewJob
from santorini.server.coaching.likeness import alike, board_of
from santorini.server.coaching.pool import Coaches
from santorini.server.settings import Settings
from testkit.crowd import Server
from tests.server.browser import Browser

TEXT = "00000/01210/00100/00000/0003^0 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"
WON = "00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal"
MOVED = "00000/01210/00200/00000/0003^0 A:b3,d4 X:b4,d2 2 Apollo,Minotaur"  # a turn later
FURTHER = "00000/01210/00210/00000/1003^0 A:b3,d4 X:c4,d2 2 Apollo,Minotaur"
TURNED = "03^000/00000/00100/01210/00000 A:d4,b2 X:d2,b4 1 Pan,Atlas"  # by half a circle


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("coached")) as running:
        yield running


def told(who: Browser, path: str, events: int | None = None, **body: Any) -> list[dict[str, Any]]:
    """All events of a stream, or the first ones; then it is closed."""
    with who.client.stream("POST" if body else "GET", path, timeout=60, json=body or None) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = (json.loads(line.removeprefix("data: ")) for line in answer.iter_lines() if line)
        return [*islice(lines, events)]


def refused(who: Browser, path: str, **body: Any) -> str:
    answer = who.client.post(path, json=body) if body else who.client.get(path)
    assert answer.status_code >= 400
    code: str = answer.json()["code"]
    return code


def analysis(text: str, seconds: float = 0.5, lines: int = 1) -> str:
    return f"/api/analysis?text={text.replace('^', '%5E')}&seconds={seconds}&lines={lines}"


def run(act: Any, tmp_path: Path, **settings: Any) -> None:
    async def main() -> None:
        coaches = Coaches(Settings(data=tmp_path, coaches=1, **settings))
        try:
            await act(coaches)
        finally:
            await coaches.close()

    asyncio.run(main())


def test_an_analysis_grows_and_gives_lines_that_can_be_played(server: Server) -> None:
    with Browser(server) as ann:
        found = told(ann, analysis(TEXT, 300, 3), events=3)
        assert found[-1]["nodes"] > found[0]["nodes"]
        assert sum(found[-1]["chances"]) == pytest.approx(1)
        assert len(found[-1]["lines"]) == 3
        for line in found[-1]["lines"]:
            replay = ann.client.post("/api/replay", json={"text": line["record"]}).json()
            assert len(replay["frames"]) == 1 + sum(len(turn["steps"]) for turn in line["turns"])


def test_an_analysis_ends_where_nothing_is_left_to_find_out(server: Server) -> None:
    with Browser(server) as ann:
        last = told(ann, analysis(WON, 60))[-1]
    assert last["done"]
    assert (last["chances"], last["lines"][0]["win_in"]) == ([1.0, 0.0], 1)


def test_a_review_tells_what_was_missed(server: Server) -> None:
    game = Game.from_position(read_position(WON))
    game.play("c3-b3 +c3")
    with Browser(server) as ann:
        found = told(ann, "/api/review", text=write_game(game))
    assert (found[0]["done"], found[-1]["done"]) == (0, found[-1]["total"])
    [moment] = found[-1]["moments"]
    assert moment["kind"] == "missed-win"
    assert moment["reasons"][0] == {"name": "wins-on", "args": {"spaces": ["d3"]}}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (analysis("nonsense"), "bad-position"),
        (analysis("00000/00000/00000/00000/00000 A:b2,d4 X:? 1 Mortal,Hecate"), "hidden-position"),
        ("/api/tables/none/review", "no-such-table"),
        ("/api/tables/none/hint", "no-such-table"),
    ],
)
def test_what_cannot_be_looked_at_is_refused(server: Server, path: str, code: str) -> None:
    with Browser(server) as ann:
        assert refused(ann, path) == code


def test_a_game_between_people_is_analyzed_by_nobody_who_plays_or_watches(server: Server) -> None:
    """Not at the table, not as text, not turned, with other powers or a turn further; strangers may."""
    with Browser(server) as ann, Browser(server) as ben, Browser(server) as cleo, Browser(server) as dan:
        table, _ = ann.open(seats=["me", "open"], position=TEXT)
        ben.sit(table, 1)
        game = Game.from_position(read_position(TEXT))
        with ann.join(table), cleo.join(table):
            assert refused(ann, f"/api/tables/{table}/hint") == "no-advice"
            assert refused(ben, f"/api/tables/{table}/hint") == "not-your-turn"
            assert refused(cleo, f"/api/tables/{table}/hint") == "not-your-turn"
            assert refused(ann, f"/api/tables/{table}/review") == "not-over"
            for who in (ann, ben, cleo):
                for text in (TEXT, MOVED, TURNED):
                    assert refused(who, analysis(text)) == "game-running", text
                assert refused(who, "/api/review", text=write_game(game)) == "game-running"
                assert told(who, analysis(FURTHER, 0.1))
            assert told(dan, analysis(TEXT, 0.1))
            with ben.join(table) as socket:
                socket.ask("resign", seat=1)
        for who in (ann, ben):
            assert told(who, analysis(TEXT, 0.1))


def test_against_the_computer_there_are_hints(server: Server) -> None:
    with Browser(server) as ann:
        table, _ = ann.open(seats=["me", "computer"], position=WON)
        hint = ann.client.get(f"/api/tables/{table}/hint").json()
    assert (hint["turn"]["text"], hint["worker"], hint["win_in"]) == ("c3-d3", 12, 1)
    assert hint["claims"] == [{"name": "wins-on", "args": {"spaces": ["d3"]}}]


def test_a_board_is_recognized_from_every_side() -> None:
    now = board_of(read_position(TEXT), now=True)
    assert alike(read_position(TURNED), [now])
    assert alike(read_position(MOVED), [now])
    assert not alike(read_position(MOVED), [board_of(read_position(TEXT), now=False)])
    assert not alike(read_position(FURTHER), [now])


# ---------------------------------------------------------------- what it costs


def test_what_was_found_is_not_thought_of_again(tmp_path: Path) -> None:
    async def act(coaches: Coaches) -> None:
        job = AnalysisJob(WON, 1)
        first = [body async for body in coaches.told("ann", job, 60)]
        again = [body async for body in coaches.told("ben", job, 60)]
        assert again == first[-1:]

    run(act, tmp_path)


def test_nothing_goes_on_that_nobody_listens_to(tmp_path: Path) -> None:
    async def act(coaches: Coaches) -> None:
        async def listen(job: AnalysisJob) -> None:
            async for _ in coaches.told("ann", job, 1000):
                heard.set()

        heard = asyncio.Event()
        listening = asyncio.create_task(listen(AnalysisJob(TEXT, 1)))
        await heard.wait()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        # The process is free for others as soon as the piece is done that had begun.
        assert [body async for body in coaches.told("ben", AnalysisJob(WON, 1), 60)]
        assert len(coaches._pieces) == 0

    run(act, tmp_path)


def test_a_guest_who_asks_for_little_does_not_wait_for_one_who_asks_for_much(tmp_path: Path) -> None:
    order = list[str]()

    async def act(coaches: Coaches) -> None:
        async def listen(guest: str, job: AnalysisJob | ReviewJob, seconds: float) -> None:
            async for _ in coaches.told(guest, job, seconds):
                order.append(guest)

        much = [asyncio.create_task(listen("ann", AnalysisJob(TEXT, lines), 1.5)) for lines in (1, 2, 3)]
        while len(order) < 3:
            await asyncio.sleep(0.01)
        begun = len(order)
        await listen("ben", AnalysisJob(WON, 1), 60)
        assert order[begun:].count("ann") <= 3
        await asyncio.gather(*much)

    run(act, tmp_path)
