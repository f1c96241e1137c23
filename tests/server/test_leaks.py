"""Frames for the wrong eyes are the same, byte for byte, whatever the secret is."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from santorini.game import Game
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.tables import automatic, news, seating, takeback
from santorini.server.tables.actions import act
from santorini.server.tables.news_writer import News
from santorini.server.tables.table import Table
from santorini.server.wire import schema
from testkit.playing import effort, numbers_of
from tests.twins import KEEPERS, Deal, deals, next_steps, parted, twins

GUESTS = ("ann", "ben", "cleo")
GUESSES = [number * 2_654_435_761 >> 7 & 0x3FFF for number in range(12)]  # steps of many kinds that nobody offered


def seated(powers: Deal, towers: Game) -> Table:
    """A table at which this very deal begins, every seat another guest's."""
    agreed = schema.Options(
        players=len(powers),
        deal="chosen",
        powers=[card.number for card in towers.cards],
        first=towers.first,
        seats=["open"] * len(powers),
        allow_forbidden=True,
    )
    table = Table.create("santorini", agreed, owner="ann")
    for seat in range(len(powers)):
        seating.sit(table, seat, GUESTS[seat], GUESTS[seat].title(), "", now=seat)
    automatic.proceed(table, now=9, rng=random.Random(0))
    assert table.game is not None
    p, q = table.game.position, towers.position
    p.h1, p.h2, p.h3 = q.h1, q.h2, q.h3
    table.game = Game.from_position(p)
    return table


def take(table: Table, step: int) -> None:
    assert table.game is not None
    decider, now = table.game.decider, table.version * 1000
    if decider is None:
        table.write(log.Stepped(now, step=int(step)))
    else:
        action = schema.Step(id=str(table.version), version=table.version, step=int(step))
        act(table, GUESTS[decider], action, now)


def overheard(table: Table, keeper: int, since: int) -> list[bytes]:
    """All that sockets of the other seats and of a spectator get, and the answers to what they may ask."""
    assert table.game is not None
    now, legal = table.version * 1000, table.game.legal_step_numbers()
    written, frames = list[bytes](), list[schema.ServerFrame]()
    refused: list[schema.Action]
    for eyes in (*(seat for seat in range(table.options.players) if seat != keeper), None):
        guest = "" if eyes is None else GUESTS[eyes]
        written += News(table, since + 1, now).messages(eyes, None)
        frames += [news.table_frame(table, guest, eyes, start, now) for start in (0, since)]
        for dst in range(25):
            frames.append(answer(table, guest, schema.Why("?", dst=dst)))
            frames.append(answer(table, guest, schema.Why("?", dst=dst, src=(7 * dst + since) % 25)))
        refused = [schema.Undo("!", version=table.version), schema.Ask("!"), schema.Resign("!", seat=keeper)]
        refused += [schema.Step("!", version=table.version, step=step) for step in GUESSES if step not in legal]
        frames += [tried(table, guest, action) for action in refused]
    return written + [msgspec.json.encode(frame) for frame in frames]


def answer(table: Table, guest: str, why: schema.Why) -> schema.ServerFrame:
    try:
        return news.reason(table, guest, why)
    except Refused as refused:
        return schema.Refused(refused.code, refused.details)


def tried(table: Table, guest: str, action: schema.Action) -> schema.ServerFrame:
    """What an action would be answered that nobody at this table may take."""
    with pytest.raises(Refused) as caught:
        act(table, guest, action, table.version * 1000)
    return schema.Refused(caught.value.code, caught.value.details)


def moments(one: Table, other: Table, keeper: int, rng: random.Random) -> Iterator[int]:
    """Play at both tables until the rules tell them apart; the version before each step comes back after it."""
    assert one.game is not None
    assert other.game is not None
    while len(one.game.history) < 60 and (pairs := next_steps(one.game, other.game, keeper, rng)):
        for step, twin in pairs:
            since = one.version
            take(one, step)
            take(other, twin)
            if parted(one.game, other.game):
                return
            if takeback.undoable(one, keeper) and takeback.undoable(other, keeper) and rng.random() < 0.3:
                for table, again in ((one, step), (other, twin)):  # the keeper thinks better of it, and then of that
                    act(table, GUESTS[keeper], schema.Undo(f"u{table.version}", version=table.version), 0)
                    take(table, again)
            yield since


@pytest.mark.parametrize("name", KEEPERS)
def test_frames_for_others_do_not_depend_on_the_secret(name: str) -> None:
    rng = random.Random(name)
    compared = 0
    for powers, keeper in rng.sample(deals(name, rng), effort(24, 2)):
        game, _ = twins(powers, rng)
        one, other = seated(powers, game), seated(powers, game)
        for since in moments(one, other, keeper, rng):
            assert overheard(one, keeper, since) == overheard(other, keeper, since)
            compared += 1
    assert compared > effort(60, 3)


def test_a_shared_screen_shows_a_secret_only_to_the_seat_that_asked_to_look() -> None:
    agreed = schema.Options(deal="chosen", powers=numbers_of("Hecate", "Apollo"), seats=["me", "me"], first=1)
    table = Table.create("santorini", agreed, owner="ann")
    for seat in (0, 1):
        seating.sit(table, seat, "ann", "Ann", "", now=0)
    automatic.proceed(table, now=0, rng=random.Random(0))
    for step in ("@a5", "@e5"):
        assert table.game is not None
        act(table, "ann", schema.Step(id=step, version=table.version, step=int(table.game._find(step)[1] or 0)), now=1)
    assert table.game is not None
    assert table.game.decider == 0
    assert table.eyes_of("ann", looking=None) is None
    assert table.eyes_of("ann", looking=1) is None
    assert table.eyes_of("ann", looking=0) == 0
