"""News say what the table says, to each what is on offer; the fast writer writes the same bytes as the plain way."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from santorini.server.tables import automatic, seating
from santorini.server.tables.actions import act
from santorini.server.tables.news import news_message, table_frame
from santorini.server.tables.news_writer import News
from santorini.server.tables.table import Table
from santorini.server.wire import schema
from testkit.playing import effort, numbers_of

NOW = 5_000
SETTINGS: list[dict[str, Any]] = [
    {},
    {"clock": schema.Clock("game", seconds=600, increment=5)},
    {
        "deal": "random",
        "groups": ["simple", "advanced", "golden fleece", "hero"],
        "clock": schema.Clock("turn", seconds=60),
    },
    {"deal": "chosen", "powers": numbers_of("Hecate", "Apollo")},  # she keeps a secret
    {"deal": "chosen", "powers": numbers_of("Chaos", "Artemis")},  # Chaos draws: one message, several versions
    {"players": 4, "deal": "random"},
]


def told(table: Table, first: int, eyes: int | None, id: str | None) -> list[schema.News]:
    versions = range(first, table.version + 1)
    news = [news_message(table, version, eyes, id if version == first else None, NOW) for version in versions]
    assert News(table, first, NOW).messages(eyes, id) == [schema.encode(message) for message in news]
    return news


@pytest.mark.parametrize("agreed", SETTINGS)
def test_news_say_what_the_table_says(agreed: dict[str, Any]) -> None:
    rng = random.Random(3)
    for _ in range(effort(6, 1)):
        players = agreed.get("players", 2)
        table = Table.create("paros", schema.Options(seats=["open"] * players, **agreed), owner="g0")
        for seat in range(players):
            seating.sit(table, seat, f"g{seat}", f'"Guest" {seat}', "", now=0)
        for turn in range(300):
            first = table.version + 1
            while automatic.proceed(table, 1_000 * turn, rng):
                pass
            if table.decider is not None and table.game is not None:
                step = rng.choice(table.game.legal_step_numbers())
                act(table, f"g{table.decider}", schema.Step(f"m{turn}", version=table.version, step=step), 1_000 * turn)
                while automatic.proceed(table, 1_000 * turn, rng):
                    pass
            for eyes in (None, *range(players)):
                news = told(table, first, eyes, "m" if eyes == 0 else None)[-1]
                whole = msgspec.json.decode(schema.encode(table_frame(table, "", eyes, first - 1, NOW)))
                assert msgspec.to_builtins(news.entry) == whole["log"][-1]
                assert msgspec.to_builtins(news.view) == whole["view"]
            if table.status == "over":
                break
        assert table.status == "over"


def test_what_changes_no_board_tells_none() -> None:
    table = Table.create("paros", schema.Options(seats=["open", "open"]), owner="g0")
    for seat in (0, 1):
        seating.sit(table, seat, f"g{seat}", "Guest", "", now=0)
    automatic.proceed(table, 0, random.Random(1))
    act(table, "g0", schema.Say("m", phrase="hello"), 0)
    [news] = told(table, table.version, 0, "m")
    assert news.view is msgspec.UNSET
    assert news.info is not msgspec.UNSET
