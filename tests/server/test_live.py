"""Tables in memory when something goes wrong: nobody is told what was not kept, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from santorini.server.admin.handlers import deleted
from santorini.server.computers.pool import Computers
from santorini.server.guests import Guest
from santorini.server.refusals import Refused
from santorini.server.settings import Settings
from santorini.server.store import log
from santorini.server.store.batch import Change, Done
from santorini.server.store.outages import Outage
from santorini.server.store.store import Games, Store, clock
from santorini.server.tables.actions import act
from santorini.server.tables.live_table import LiveTable
from santorini.server.tables.service import TableService
from santorini.server.tables.table import Table
from santorini.server.web.sockets import FAILED, ReceiveQueue
from santorini.server.wire import schema
from tests.waiting import eventually, measured

ANN = Guest("ann", "Ann")


class Listener:
    """A browser that keeps what it is told."""

    def __init__(self, guest: Guest = ANN) -> None:
        self.guest = guest
        self.looking: int | None = None
        self.told: list[dict[str, Any]] = []
        self.refused: list[str] = []

    def put(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    def refuse(self, refused: Refused, id: str, version: int) -> None:
        self.refused.append(refused.code)

    def end(self, code: int) -> None:
        self.refused.append(str(code))


def with_table(folder: Path, work: Callable[[TableService, LiveTable, Listener], Awaitable[None]]) -> None:
    """Do something at a table where Ann plays both seats."""

    async def run() -> None:
        settings = Settings(data=folder)
        store = await Store.open(settings.url)
        service = TableService(store, Computers(settings), settings)
        id, _ = await service.create(schema.Options(seats=["me", "me"], first=0), ANN)
        at, listener = await service.registry.open(id), Listener()
        await service.viewers.join(at, listener, 0)
        await work(service, at, listener)
        await service.close()
        await store.close()

    asyncio.run(run())


async def step(service: TableService, at: LiveTable, listener: Listener, id: str) -> None:
    table = at.table
    assert table is not None
    assert table.game is not None
    service.changes.act(at, listener, schema.Step(id, table.version, table.game.legal_step_numbers()[0]))
    while at.lock.locked:
        await asyncio.sleep(0.001)


def test_what_cannot_be_kept_is_not_told_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("the disk is full"))

    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        known = len(listener.told)
        with monkeypatch.context() as broken:
            broken.setattr("santorini.server.store.store.Store._append", fails)
            await step(service, at, listener, "m1")
        assert listener.refused == ["try-again"]
        assert len(listener.told) == known
        assert (await service.find(at.id)).version == 3  # as the store has it
        assert listener.told[-1]["type"] == "table"
        await step(service, at, listener, "m1")
        assert listener.told[-1]["id"] == "m1"

    with_table(tmp_path, work)


@pytest.mark.parametrize("outage", [True, False], ids=["after an outage", "without one"])
def test_a_late_step_counts_if_the_store_could_not_have_taken_it_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outage: bool
) -> None:
    async def work(service: TableService, _: LiveTable, listener: Listener) -> None:
        timed = schema.Options(seats=["me", "me"], first=0, clock=schema.Clock("turn", seconds=60))
        at = await service.registry.open((await service.create(timed, ANN))[0])
        await service.viewers.join(at, listener, 0)
        began, now = clock(), clock() + 90_000

        def noticed(done: Done) -> None:  # whether it is one shows when something is written
            if outage:
                service.store.outages.add(Outage(began, now))
            done(None)

        monkeypatch.setattr(service.store, "put_beat", noticed)
        monkeypatch.setattr("santorini.server.tables.changes.clock", lambda: now)
        await step(service, at, listener, "m1")
        assert listener.refused == ([] if outage else ["stale"])
        assert (listener.told[-1].get("id") == "m1") is outage

    with_table(tmp_path, work)


def test_an_error_before_anything_changes_does_not_drop_the_table(tmp_path: Path) -> None:
    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        service.changes.act(at, listener, schema.Step("m1", "no number", 0))  # type: ignore[arg-type]
        assert listener.refused == ["failed"]
        assert at.table is not None
        await step(service, at, listener, "m2")
        assert listener.told[-1]["id"] == "m2"

    with_table(tmp_path, work)


def test_a_store_that_fails_for_long_is_tried_until_it_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = 0

    def fails(*_: object) -> None:
        nonlocal failed
        failed += 1
        raise OperationalError("SELECT", {}, Exception("the database is gone"))

    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        monkeypatch.setattr("santorini.server.tables.attending.LONGEST_RETRY", 0.1)
        at.retry = 0.01
        with monkeypatch.context() as broken:
            broken.setattr("santorini.server.store.store.Store._append", fails)
            broken.setattr("santorini.server.store.store.Store._load", fails)
            await step(service, at, listener, "m1")
            await eventually(lambda: failed > 4, "the table to be read again and again")
            service.changes.act(at, listener, schema.Say("m2", "hello"))
            await eventually(lambda: len(listener.refused) == 2, "an answer, while the table may just be read again")
            assert listener.refused == ["try-again", "try-again"]
        await eventually(lambda: at.table is not None, "the table")
        assert listener.told[-1]["type"] == "table"
        await step(service, at, listener, "m1")
        assert listener.told[-1]["id"] == "m1"
        assert not at.idle
        service.viewers.leave(at, listener)
        at.here.clear()
        assert at.idle

    with_table(tmp_path, work)


@pytest.mark.parametrize("kind", ["days", "game", "turn"])
def test_a_table_with_much_time_to_think_sleeps_until_it_is_nearly_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    monkeypatch.setattr("santorini.server.tables.table.LONG", 500)

    async def run() -> None:
        settings = Settings(data=tmp_path, idle=0.2)
        store = await Store.open(settings.url)
        service = TableService(store, Computers(settings), settings)
        await service.start()
        table = schema.Options(seats=["me", "me"], clock=schema.Clock(kind, seconds=1))
        id, _ = await service.create(table, ANN)
        assert measured("santorini_tables") == 1
        await eventually(lambda: measured("santorini_tables") == 0, "the table to be forgotten")
        while (await store.load(id)).snapshot.status != "over":  # type: ignore[union-attr]
            await asyncio.sleep(0.05)
        await service.close()
        await store.close()

    asyncio.run(asyncio.wait_for(run(), 10))


def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    async def work(service: TableService, at: LiveTable, _: Listener) -> None:
        open_seat = schema.Options(seats=["me", "open"], public=True)
        damaged, fine = [(await service.create(open_seat, ANN))[0] for _ in range(2)]
        await service.store.commit(Change(damaged, 2, [log.Stepped(0, step=0)]))
        for id in (damaged, fine):
            await service.viewers.join(await service.registry.open(id), Listener(), 0)
        await service.store.commit()
        service.registry.tables.clear()
        with pytest.raises(Refused, match="damaged"):
            await service.find(damaged)
        assert [listed["id"] for listed in await service.lobby.listed("ann")] == [fine]
        assert {listed["id"] for listed in (await service.games.page(Games("ann")))[0]} == {fine, at.id}

    with_table(tmp_path, work)


def test_the_lobby_lists_only_where_somebody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("santorini.server.tables.lobby.AGE", -1.0)

    async def work(service: TableService, _: LiveTable, listener: Listener) -> None:
        async def listed() -> list[str]:
            await service.store.commit()
            return [one["id"] for one in await service.lobby.listed("ann")]

        open_seat = schema.Options(seats=["me", "open"], public=True)
        slow = schema.Options(seats=["me", "open"], public=True, clock=schema.Clock("days", seconds=86_400))
        here, left, days, away = [
            (await service.create(one, ANN))[0] for one in (open_seat, open_seat, slow, open_seat)
        ]
        assert await listed() == []
        for id in (here, left, days):
            await service.viewers.join(await service.registry.open(id), listener, 0)
        assert {*await listed()} == {here, left, days}
        for id in (left, days):
            at = await service.registry.open(id)
            at.here.clear()
            await service.viewers.refresh(at)
        later = clock() + 3 * 60_000
        monkeypatch.setattr("santorini.server.tables.lobby.clock", lambda: later)
        service.lobby.note(
            await service.registry.open(here), await service.find(here)
        )  # as it is done from time to time
        assert await listed() == [here, days]
        assert away not in await listed()

    with_table(tmp_path, work)


def test_a_fault_of_ours_does_not_block_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(error: Exception) -> Callable[..., None]:
        def fails(*_: object, **__: object) -> None:
            raise error

        return fails

    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        for name, error in (
            ("santorini.server.store.log.Stepped", RuntimeError("a fault")),
            ("santorini.server.tables.news_writer.events_text", RuntimeError("a fault")),
            (
                "santorini.server.tables.news_writer.events_text",
                Refused("too-late"),
            ),  # the step has been taken in memory
        ):
            with monkeypatch.context() as broken:
                broken.setattr(name, failing(error))
                await step(service, at, listener, name[-5:])
            assert listener.refused.pop() == "failed"
            assert (await service.find(at.id)).version == 3
        await step(service, at, listener, "m1")
        assert listener.told[-1]["id"] == "m1"

    with_table(tmp_path, work)


def test_a_fault_while_a_computer_decides_does_not_block_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("santorini.server.tables.changes.RETRY", 0.01)

    def fails(*_: object) -> None:
        raise RuntimeError("a fault")

    async def work(service: TableService, _: LiveTable, listener: Listener) -> None:
        with monkeypatch.context() as broken:
            broken.setattr("santorini.server.tables.attending.view", fails)
            id, _keys = await service.create(schema.Options(seats=["me", "computer"], first=1), ANN)
            at = await service.registry.open(id)
            at.retry = 0.01
            for _second in range(1000):
                if at.table is None:
                    break
                await asyncio.sleep(0.01)
        while (await service.find(id)).thinker() is not None:
            await asyncio.sleep(0.01)
        kept = await service.store.load(id)
        assert kept is not None
        assert (await service.find(id)).version == len(kept.lines) > 4

    with_table(tmp_path, lambda *all: asyncio.wait_for(work(*all), 30))


def test_a_table_that_was_deleted_leaves_the_memory(tmp_path: Path) -> None:
    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        await service.store.transact(lambda connection: deleted(connection, [at.id]))
        at.retry = 0.01
        await step(service, at, listener, "m1")
        assert listener.refused == ["try-again"]
        while at.id in service.registry.tables:
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="no-such-table"):
            await service.registry.open(at.id)

    with_table(tmp_path, work)


def test_a_failed_heartbeat_does_not_keep_the_server_from_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise OperationalError("UPDATE", {}, Exception("the disk is full"))

    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        monkeypatch.setattr("santorini.server.store.store.Store.beat", fails)

    with_table(tmp_path, work)


def test_one_guest_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def work(service: TableService, _: LiveTable, listener: Listener) -> None:
        waits = schema.Options(seats=["me", "open"], public=True)
        for _number in range(4):
            await service.create(waits, ANN, "192.0.2.1")
        with pytest.raises(Refused, match="too-many-tables"):
            await service.create(waits, ANN, "192.0.2.2")
        for number in range(36):
            await service.create(waits, Guest(f"guest{number}", ""), "192.0.2.1")
        with pytest.raises(Refused, match="too-many-tables"):
            await service.create(waits, Guest("another", ""), "192.0.2.1")
        await service.create(waits, Guest("another", ""), "192.0.2.2")

    with_table(tmp_path, work)


def test_a_table_that_has_begun_waits_for_nobody(tmp_path: Path) -> None:
    async def work(service: TableService, _: LiveTable, listener: Listener) -> None:
        waits = schema.Options(seats=["me", "open"], public=True)
        ids = [(await service.create(waits, ANN, "192.0.2.1"))[0] for _number in range(4)]
        await service.sit(ids[0], 1, Guest("ben", "Ben"), None)
        await service.create(waits, ANN, "192.0.2.1")

    with_table(tmp_path, work)


def test_two_servers_at_one_database_do_not_write_the_same_version(tmp_path: Path) -> None:
    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        kept = await service.store.load(at.id)
        assert kept is not None
        elsewhere = Table.restore(at.id, kept.options, kept.owner, kept.lines)
        assert elsewhere.game is not None
        lines = act(
            elsewhere, "ann", schema.Step("theirs", elsewhere.version, elsewhere.game.legal_step_numbers()[-1]), 0
        )
        await service.store.commit(Change(at.id, elsewhere.version, lines))
        await step(service, at, listener, "ours")
        assert listener.refused == ["try-again"]
        assert (await service.find(at.id)).version == elsewhere.version
        await step(service, at, listener, "ours")
        assert listener.told[-1]["version"] == elsewhere.version + 1

    with_table(tmp_path, work)


def test_turns_come_in_order(tmp_path: Path) -> None:
    async def work(service: TableService, at: LiveTable, listener: Listener) -> None:
        known = len(listener.told)
        for number in range(20):
            service.changes.act(at, listener, schema.Say(f"m{number}", "hello"))
        reread = await service.find(at.id)
        assert reread.version == 23
        assert [frame["id"] for frame in listener.told[known:]] == [f"m{number}" for number in range(20)]

    with_table(tmp_path, work)


class Numbers:
    """A socket that understands numbers."""

    def __init__(self) -> None:
        self.received: list[int] = []
        self.ended: list[int] = []

    def receive(self, text: bytes) -> None:
        self.received.append(int(text))

    def end(self, code: int) -> None:
        self.ended.append(code)


def test_a_message_nobody_foresaw_closes_its_own_socket_and_no_other() -> None:
    async def run() -> None:
        queue, one, other = ReceiveQueue(), Numbers(), Numbers()
        for socket, text in ((one, b"1"), (one, b"what?"), (other, b"2"), (one, b"3")):
            queue.put(socket, text)
        assert one.received == other.received == []  # reading comes first
        await asyncio.sleep(0)
        assert (one.received, one.ended) == ([1, 3], [FAILED])
        assert (other.received, other.ended) == ([2], [])
        queue.put(other, b"4")
        await asyncio.sleep(0)
        assert other.received == [2, 4]

    asyncio.run(run())
