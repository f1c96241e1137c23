"""What is written is kept, once, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import create_engine, exc

from santorini.server import metrics, wire
from santorini.server.changes import Change
from santorini.server.database import metadata
from santorini.server.log import AnyLine, Said, Sat
from santorini.server.store import Store, clock
from santorini.server.table import Standing

ROW: dict[str, Any] = {
    "owner": "ann",
    "options": "{}",
    "public": True,
    "created": 1,
}
GATHERING = Standing("gathering", False, None, None)


def said(count: int) -> list[AnyLine]:
    return [Said(at, seat=0, phrase="hello") for at in range(count)]


def new(table: str, lines: int = 1, status: str = "gathering", **row: Any) -> Change:
    return Change(table, 1, said(lines), {**ROW, **row}, replace(GATHERING, status=status), [(0, "ann")])


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
    lines: list[AnyLine] = [Sat(5, seat=1, sitter="ann", name="Ann ☀", key="k"), *said(2)]
    options = wire.Options(players=3, seats=["me", "open", "computer"])

    async def write(store: Store) -> None:
        row = {**ROW, "options": '{"players":3,"seats":["me","open","computer"]}'}
        await store.commit(Change("t", 1, lines[:1], row, GATHERING))
        await store.commit(Change("t", 2, lines[1:], standing=Standing("over", True, "u", 7)))

    async def read(store: Store) -> None:
        kept = await store.load("t")
        assert kept is not None
        assert (kept.owner, kept.options, kept.lines) == ("ann", options, lines)
        assert kept.standing == Standing("over", True, "u", 7)
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
        before = metrics.COMMIT_CHANGES._sum.get(), sum(bucket.get() for bucket in metrics.COMMIT_CHANGES._buckets)
        await asyncio.gather(*(store.commit(new(f"t{number}", 3)) for number in range(200)))
        commits = sum(bucket.get() for bucket in metrics.COMMIT_CHANGES._buckets) - before[1]
        assert metrics.COMMIT_CHANGES._sum.get() - before[0] == 200
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
        assert await store.seated("ann", 3) == ["days", "they left", "nobody came"]
        await store.commit(Change("old", 2, said(1), sitters=[(0, "ben"), (1, "ben")]))
        assert await store.seated("ben", 10) == ["old"]
        assert "old" not in await store.seated("ann", 10)

    with_store(tmp_path, work)


def test_the_heart_beats(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.last_beat() is None
        before = clock()
        await store.beat()
        await store.beat()
        assert before <= (await store.last_beat() or 0) <= clock()

    with_store(tmp_path, work)


def test_migrations_lead_to_the_tables_the_code_knows(tmp_path: Path) -> None:
    async def nothing(_: Store) -> None:
        pass

    with_store(tmp_path, nothing)
    with create_engine(f"sqlite:///{tmp_path / 'store.db'}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
