"""The pool of computers, with real processes: whole turns are planned at once, and guests get fair shares."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from santorini import Game, view
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import LEVELS
from santorini.rules.words import SETUP
from santorini.server.computers.pool import Computers
from santorini.server.computers.process import Plan, Thought
from santorini.server.settings import Settings
from santorini.server.workers import Worker
from santorini.views import View
from testkit.crowd import Server
from tests.server.browser import Browser

PLACED = ["@b2", "@d4", "@b4", "@d2"]


def placed(*powers: str) -> Game:
    game = Game(*powers)
    for step in PLACED:
        game.take(step)
    return game


def with_pool(act: Callable[[Computers], Awaitable[None]], tmp_path: Path, **settings: float) -> None:
    async def run() -> None:
        computers = Computers(Settings(data=tmp_path, **settings))  # type: ignore[arg-type]
        try:
            await act(computers)
        finally:
            await computers.close()

    asyncio.run(run())


@pytest.mark.parametrize("level", [1, 5, 8])
@pytest.mark.parametrize("powers", [("Apollo", "Demeter"), ("Artemis", "Atlas"), ("Pan", "Zeus", "Atlas")])
def test_a_plan_is_good_for_the_whole_turn(level: int, powers: tuple[str, ...]) -> None:
    """Nothing is hidden and nobody reacts, so things come as planned. Trees and oversights go step by step."""
    game, player = Game(*powers), ComputerPlayer(LEVELS[level - 1], random.Random(level))
    plan: Plan = {}
    asked: list[int] = []
    for _ in range(60):
        if game.over:
            break
        assert game.decider is not None
        seen = view(game, game.decider)
        if seen.position.key() not in plan:
            plan = {**player.plan(seen)}
            asked.append(game.turn)
        assert plan[seen.position.key()] in seen.legal
        game.take(plan[seen.position.key()])
    turns = [turn for turn in asked if turn]
    if len(powers) == 2:
        assert len(turns) == len(set(turns))


def test_a_computer_thinks_once_in_a_turn(tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=2) as server, Browser(server) as ann:
        table, _ = ann.open(seats=["me", "computer"], levels=[5, 4], deal="none", first=0)
        with ann.join(table) as socket:
            taken = 0
            while not socket.over and taken < 12:
                if socket.legal:
                    socket.step(random.choice(socket.legal))
                    taken += 1
                else:
                    socket.listen()
            entries = [json.loads(frame).get("entry", {}) for frame in socket.recorded]
        turns = {entry["turn"] for entry in entries if entry.get("kind") == "step" and entry["seat"] == 1}
        assert len(turns) > 3
        page = httpx.get(f"{server.url}/metrics").text
        count = next(line for line in page.splitlines() if line.startswith('santorini_thought_seconds_count{level="4"'))
    assert float(count.split()[-1]) <= len(turns) + 2  # two in the setup; one for a turn not heard of yet


def test_a_guest_with_many_tables_does_not_keep_others_waiting(tmp_path: Path) -> None:
    seen, order = view(placed("Apollo", "Demeter"), 0), list[str]()

    async def ask(computers: Computers, guest: str, level: int) -> None:
        assert (await computers.plan(guest, seen, level))[seen.position.key()] in seen.legal
        order.append(guest)

    async def crowd(computers: Computers) -> None:
        many = [asyncio.create_task(ask(computers, "ann", 10)) for _ in range(8)]
        await asyncio.sleep(0)  # all of them are waiting
        await ask(computers, "ben", 1)
        await ask(computers, "ben", 1)
        await asyncio.gather(*many)

    with_pool(crowd, tmp_path, thinkers=1, thoughts_at_once=8, thought_seconds=1.0)
    assert len(order) == 10
    assert [place for place, guest in enumerate(order) if guest == "ben"] == [1, 3]


def test_a_guest_whose_computers_have_thought_enough_waits_and_others_do_not(tmp_path: Path) -> None:
    seen = view(Game(), 0)

    async def act(computers: Computers) -> None:
        await computers.plan("ann", seen)
        again = asyncio.create_task(computers.plan("ann", seen))
        assert seen.position.key() in await computers.plan("ben", seen)
        assert not again.done()
        again.cancel()

    with_pool(act, tmp_path, thinkers=1, thinking_per_minute=0.01)


def test_a_computer_that_takes_too_long_is_stopped_and_the_game_goes_on(tmp_path: Path) -> None:
    seen = view(placed("Apollo", "Demeter"), 0)

    async def act(computers: Computers) -> None:
        for _ in range(2):
            assert (await computers.plan("ann", seen, 10))[seen.position.key()] in seen.legal

    with_pool(act, tmp_path, thinkers=1, thought_seconds=0.001)


def thought(seen: View, level: int) -> bytes:
    return msgspec.json.encode(Thought.about(seen, level, 1.0))


def test_an_answer_nobody_waits_for_is_not_taken_for_the_next_one() -> None:
    first, second = view(placed("Apollo", "Demeter"), 0), view(placed("Pan", "Atlas"), 0)

    async def run() -> bytes:
        worker = Worker("santorini.server.computers.process")
        try:
            await worker.ask(thought(first, 1))  # it has started
            asking = asyncio.create_task(worker.ask(thought(first, 10)))
            await asyncio.sleep(0.01)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            return await worker.ask(thought(second, 1))
        finally:
            await worker.end()

    assert second.position.key() in msgspec.json.decode(asyncio.run(run()), type=Plan)


def test_a_computer_is_sent_nothing_that_its_seat_does_not_know() -> None:
    """Two games that differ in the opponent's secret alone."""

    def hidden(place: int) -> Game:
        game = Game("Atlas", "Hecate")
        while game.position.window == SETUP:
            legal = game.legal_steps()
            game.take(legal[0] if game.decider == 0 else legal[place])
        return game

    one, other = hidden(3), hidden(8)
    assert one.position.freeze() != other.position.freeze()
    assert thought(view(one, 0), 10) == thought(view(other, 0), 10)
