"""Frames for the wrong eyes are the same, byte for byte, whatever the secret is."""

from __future__ import annotations

import random

import msgspec
import pytest

from santorini.game import Game
from santorini.server import log, telling, wire
from santorini.server.refusals import Refused
from santorini.server.table import Table
from tests.playing import effort
from tests.twins import KEEPERS, next_steps, revealed, twins

GUESTS = ("ann", "ben", "cleo")
GUESSES = [number * 2_654_435_761 >> 7 & 0x3FFF for number in range(12)]  # steps of many kinds that nobody offered


def seated(game: Game) -> Table:
    """A table at which this very deal begins, every seat another guest's."""
    agreed = wire.Options(
        players=game.players,
        deal="chosen",
        powers=[card.number for card in game.cards],
        first=game.first,
        seats=["open"] * game.players,
    )
    table = Table.create("santorini", agreed, owner="ann")
    for seat in range(game.players):
        table.sit(seat, GUESTS[seat], GUESTS[seat].title(), "", now=seat)
    table.proceed(now=9, rng=random.Random(0))
    return table


def take(table: Table, step: int) -> None:
    assert table.game is not None
    decider, now = table.game.decider, table.version * 1000
    if decider is None:
        table._write(log.Stepped(now, step=int(step)))
    else:
        action = wire.Step(id=str(table.version), version=table.version, step=int(step))
        table.act(GUESTS[decider], action, now)


def overheard(table: Table, keeper: int, since: int) -> list[bytes]:
    """All that sockets of the other seats and of a spectator get, and the answers to what they may ask."""
    assert table.game is not None
    now, legal = table.version * 1000, table.game.legal_numbers()
    news, frames = list[bytes](), list[wire.ServerFrame]()
    refused: list[wire.Action]
    for eyes in (*(seat for seat in range(table.options.players) if seat != keeper), None):
        guest = "" if eyes is None else GUESTS[eyes]
        news.append(telling.News(table, since + 1, now).frame(eyes, None))
        frames += [telling.table_frame(table, guest, eyes, start, now) for start in (0, since)]
        for dst in range(25):
            frames.append(answer(table, guest, wire.Why("?", dst=dst)))
            frames.append(answer(table, guest, wire.Why("?", dst=dst, src=(7 * dst + since) % 25)))
        refused = [wire.Undo("!", version=table.version), wire.Ask("!"), wire.Resign("!", seat=keeper)]
        refused += [wire.Step("!", version=table.version, step=step) for step in GUESSES if step not in legal]
        frames += [tried(table, guest, action) for action in refused]
    return news + [msgspec.json.encode(frame) for frame in frames]


def answer(table: Table, guest: str, why: wire.Why) -> wire.ServerFrame:
    try:
        return telling.reason(table, guest, why)
    except Refused as refused:
        return wire.Refused(refused.code, refused.args_told)


def tried(table: Table, guest: str, action: wire.Action) -> wire.ServerFrame:
    """What an action would be answered that nobody at this table may take."""
    with pytest.raises(Refused) as caught:
        table.act(guest, action, table.version * 1000)
    return wire.Refused(caught.value.code, caught.value.args_told)


@pytest.mark.parametrize("name", KEEPERS)
def test_frames_for_others_do_not_depend_on_the_secret(name: str) -> None:
    rng = random.Random(name)
    compared = 0
    for _ in range(effort(14, 1)):
        game, _, keeper = twins(name, rng)
        one, other = seated(game), seated(game)
        assert one.game is not None
        assert other.game is not None
        while not revealed(one.game, other.game) and len(one.game.history) < 60:
            since, pairs = one.version, next_steps(one.game, other.game, keeper, rng)
            for step, twin in pairs:
                if not revealed(one.game, other.game):
                    take(one, step)
                    take(other, twin)
                    if (
                        one.undoable(keeper) and other.undoable(keeper) and rng.random() < 0.3
                    ):  # the keeper thinks better of it, and then of that
                        for table, again in ((one, step), (other, twin)):
                            table.act(GUESTS[keeper], wire.Undo(f"u{table.version}", version=table.version), 0)
                            take(table, again)
            if not pairs or revealed(one.game, other.game):
                break
            assert overheard(one, keeper, since) == overheard(other, keeper, since)
            compared += 1
    assert compared > effort(60, 3)


def test_a_shared_screen_shows_a_secret_only_to_the_seat_that_asked_to_look() -> None:
    agreed = wire.Options(deal="chosen", powers=[39, 1], seats=["me", "me"], first=1)  # Hecate, Apollo
    table = Table.create("santorini", agreed, owner="ann")
    for seat in (0, 1):
        table.sit(seat, "ann", "Ann", "", now=0)
    table.proceed(now=0, rng=random.Random(0))
    for step in ("@a5", "@e5"):
        assert table.game is not None
        table.act("ann", wire.Step(id=step, version=table.version, step=int(table.game._find(step)[1] or 0)), now=1)
    assert table.game is not None
    assert table.game.decider == 0
    assert table.eyes_of("ann", looking=None) is None
    assert table.eyes_of("ann", looking=1) is None
    assert table.eyes_of("ann", looking=0) == 0
