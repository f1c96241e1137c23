"""What is written is kept, once, and nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import create_engine, exc, select, text

from santorini.server.admin.commands import Prune
from santorini.server.admin.handlers import DAY, Admin
from santorini.server.computers.pool import Computers
from santorini.server.guests import Guest
from santorini.server.settings import Settings
from santorini.server.store.batch import Change, Snapshot
from santorini.server.store.database import lines, metadata, seats, tables
from santorini.server.store.log import AnyLine, Said, Sat, write_line
from santorini.server.store.store import Games, Store, clock, public_tables
from santorini.server.tables import automatic, seating
from santorini.server.tables.service import TableService
from santorini.server.tables.table import Table
from santorini.server.wire import schema
from santorini.server.wire.schema import encode
from testkit.databases import postgres
from tests.waiting import measured

ROW: dict[str, Any] = {
    "owner": "ann",
    "options": "{}",
    "public": True,
    "created": 1,
}
GATHERING = Snapshot("gathering", False, None, None)


def said(count: int) -> list[AnyLine]:
    return [Said(at, seat=0, phrase="hello") for at in range(count)]


def new(table: str, lines: int = 1, status: str = "gathering", since: int = 0, **row: Any) -> Change:
    snapshot = replace(GATHERING, status=status, since=since)
    return Change(table, 1, said(lines), {**ROW, **row}, snapshot, [(0, "ann")])


def with_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with the store in this folder."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{path / 'store.db'}")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_written(tmp_path: Path) -> None:
    written: list[AnyLine] = [Sat(5, seat=1, sitter="ann", name="Ann ☀", key="k"), *said(2)]
    options = schema.Options(players=3, seats=["me", "open", "computer"])

    async def write(store: Store) -> None:
        row = {**ROW, "options": '{"players":3,"seats":["me","open","computer"]}'}
        await store.commit(Change("t", 1, written[:1], row, GATHERING))
        await store.commit(Change("t", 2, written[1:], snapshot=Snapshot("over", True, "u", 7)))

    async def read(store: Store) -> None:
        kept = await store.load("t")
        assert kept is not None
        assert (kept.owner, kept.options, kept.lines) == ("ann", options, written)
        assert kept.snapshot == Snapshot("over", True, "u", 7)
        assert await store.load("u") is None
        assert await store.awake() == ["t"]

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_version_is_written_once_and_the_others_of_the_commit_do_not_suffer(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(new("t"))
        outcomes = await asyncio.gather(
            store.commit(new("u")),
            store.commit(Change("t", 1, said(1))),
            store.commit(new("v")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), exc.IntegrityError, type(None)]
        for table in "tuv":
            kept = await store.load(table)
            assert kept is not None
            assert len(kept.lines) == 1

    with_store(tmp_path, work)


def test_what_belongs_together_is_written_together_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(new("t"))
        with pytest.raises(exc.IntegrityError):
            await store.commit(new("rematch"), Change("t", 1, said(1)))
        assert await store.load("rematch") is None

    with_store(tmp_path, work)


def test_many_tables_share_commits(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        names = "santorini_commit_changes_sum", "santorini_commit_changes_count"
        before = [measured(name) for name in names]
        await asyncio.gather(*(store.commit(new(f"t{number}", 3)) for number in range(200)))
        changes, commits = (measured(name) - was for name, was in zip(names, before, strict=True))
        assert changes == 200
        assert commits <= 20

    with_store(tmp_path, work)


def test_lists_of_tables(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(new("old", created=1, listed=100))
        await store.commit(new("played", created=2, listed=100, status="playing"))
        await store.commit(new("finished", created=3, listed=100, status="over"))
        await store.commit(new("private", created=4, listed=100, public=False))
        await store.commit(new("young", created=5, listed=100))
        await store.commit(new("nobody came", created=6))
        await store.commit(new("they left", created=7, listed=9))
        await store.commit(new("days", created=8, listed=900))
        assert await store.public(10, 200, 10) == ["young", "old", "days", "played"]
        assert await store.public(10, 200, 1) == ["young", "played"]
        await store.commit(Change("old", 2, said(1), sitters=[(0, "ben"), (1, "ben")]))
        assert await games(store, Games("ben")) == ["old"]
        assert "old" not in await games(store, Games("ann"))

    with_store(tmp_path, work)


async def games(store: Store, wanted: Games, most: int = 10) -> list[str]:
    return [id for id, _ in await store.games(wanted, most)]


def test_the_games_of_a_guest(tmp_path: Path) -> None:
    """Running or finished, against computers or people, from some moment back; without those that were hidden."""

    async def work(store: Store) -> None:
        await store.commit(new("early", since=1), new("late", since=4), new("ended", since=2, status="over"))
        alone = '{"seats":["me","computer"]}'
        await store.commit(new("alone", since=3, options=alone), new("won", since=5, status="over", options=alone))
        assert await games(store, Games("ann")) == ["late", "alone", "early"]
        assert await games(store, Games("ann"), 2) == ["late", "alone"]
        assert await games(store, Games("ann", before=4)) == ["alone", "early"]
        assert await games(store, Games("ann", finished=True)) == ["won", "ended"]
        assert await games(store, Games("ann", finished=True, against="computer")) == ["won"]
        assert await games(store, Games("ann", against="people")) == ["late", "early"]
        await store.commit(Change("late", 0, (), hidden=("ann", True)))
        await store.commit(Change("late", 0, (), hidden=("ann", True)), Change("alone", 0, (), hidden=("ben", True)))
        assert await games(store, Games("ann")) == ["alone", "early"]
        await store.commit(Change("late", 0, (), hidden=("ann", False)))
        assert await games(store, Games("ann")) == ["late", "alone", "early"]

    with_store(tmp_path, work)


def test_the_heart_beats(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.last_beat() is None
        before = clock()
        await store.beat()
        await store.beat()
        assert before <= (await store.last_beat() or 0) <= clock()

    with_store(tmp_path, work)


@pytest.mark.parametrize("number", range(3))
def test_the_lobby_reads_an_index_and_no_more(tmp_path: Path, number: int) -> None:
    async def work(store: Store) -> None:
        query = public_tables(10, 20, 50)[number].compile(
            store._database.engine, compile_kwargs={"literal_binds": True}
        )
        with store._database.engine.connect() as connection:
            plan = " / ".join(row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {query}")))
        assert "SEARCH tables USING INDEX tables_lobby (status=? AND listed>?)" in plan
        assert "SCAN" not in plan

    with_store(tmp_path, work)


def test_old_tables_are_deleted_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for status in ("over", "gathering", "playing"):
            for since in (100, 300):
                snapshot = replace(GATHERING, status=status, since=since)
                await store.commit(Change(f"{status}{since}", 1, said(3), ROW, snapshot, [(0, "ann")]))
        await store.commit(Change("clock", 1, said(3), ROW, replace(GATHERING, status="playing", since=100, due=900)))
        await store.commit(Change("gathering100", 0, (), listed=clock()))  # somebody waits there
        days = (clock() - 200) / DAY
        assert await Admin(store).do(Prune(days)) == {"tables": 2}
        for part in (lines.c.table_id, seats.c.table_id, tables.c.id):
            with store._database.engine.connect() as connection:
                left = {*connection.execute(select(part)).scalars()}
            assert left - {"clock"} == {"gathering100", "over300", "gathering300", "playing300"}

    with_store(tmp_path, work)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "santorini.server.store:migrations")
    return config


OLDER = [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()][:0:-1]


@pytest.mark.parametrize("revision", OLDER)
def test_tables_of_an_older_version_open(tmp_path: Path, revision: str) -> None:
    check_older(tmp_path, f"sqlite:///{tmp_path / 'santorini.db'}", revision)


@pytest.mark.slow
def test_tables_of_an_older_version_open_in_postgres(tmp_path: Path) -> None:
    with postgres() as database:
        for revision in OLDER:
            check_older(tmp_path, database.fresh(f"of_version_{revision}"), revision)


def check_older(folder: Path, url: str, revision: str) -> None:
    """Written as that version wrote them; the game goes on, and the lobby has it."""
    config = migrations()
    engine = create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        now = clock()
        table = Table.create(
            "t", schema.Options(seats=["me", "me"], public=True, clock=schema.Clock("days", 86_400)), "ann"
        )
        written = [*seating.sit(table, 0, "ann", "Ann", "k", now), *seating.sit(table, 1, "ann", "Ann", "k", now)]
        written += automatic.proceed(table, now, random.Random(1))
        row = {"id": "t", "owner": "ann", "options": encode(table.options).decode(), "public": True}
        row |= {"created": now - 1000, "status": "playing", "awake": False}
        row |= {} if revision == "1" else {"due": now + 86_400_000}
        row |= {} if revision in "12" else {"listed": now + 86_400_000, "since": now}
        names = ", ".join(row)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{names.replace(', ', ', :')})"), row)
        for version, line in enumerate(written, 1):
            values = {"version": version, "body": write_line(line).decode()}
            connection.execute(text("INSERT INTO lines VALUES ('t', :version, :body)"), values)
        connection.execute(text("INSERT INTO seats VALUES ('t', 0, 'ann'), ('t', 1, 'ann')"))
    engine.dispose()

    async def play() -> None:
        settings = Settings(data=folder, database=url)
        store = await Store.open(settings.url)
        service = TableService(store, Computers(settings), settings)
        await service.start()
        found = await service.find("t")
        assert (found.status, found.version, found.since) == ("playing", len(written), now)
        assert (await store.load("t")).snapshot.since == now  # type: ignore[union-attr]
        assert [one["id"] for one in await service.lobby.listed("ann")] == ["t"]
        assert [one["id"] for one in (await service.games.page(Games("ann")))[0]] == ["t"]
        await service.leave("t", 1, Guest("ann", "Ann"))
        await service.close()
        await store.close()

    asyncio.run(play())


def test_migrations_lead_to_the_tables_the_code_knows(tmp_path: Path) -> None:
    async def nothing(_: Store) -> None:
        pass

    with_store(tmp_path, nothing)
    with create_engine(f"sqlite:///{tmp_path / 'store.db'}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
