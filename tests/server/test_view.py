"""A view says what is seen of a position; the fast writer writes the same bytes as the plain way."""

from __future__ import annotations

import random

import pytest
from msgspec.json import decode

from santorini import Game
from santorini.powers.catalog import CARDS
from santorini.records import Eyes, read_position
from santorini.server.wire import schema
from santorini.server.wire.buffer import Buffer
from santorini.server.wire.view import events_text, position_view, view_of
from santorini.server.wire.view_writer import add_board, add_offer
from testkit.playing import CAP, completed, effort, permitted


def written(game: Game, eyes: int | Eyes | None, forced: str = "") -> bytes:
    """A view as the fast writer writes it."""
    text = Buffer()
    add_board(text, game, eyes, forced)
    add_offer(text, [], 0)
    return text.all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fast_writer_writes_what_the_plain_way_says(players: int) -> None:
    rng = random.Random(players)
    pairs = permitted(players)
    every_power = {pair[0]: pair for pair in rng.sample(pairs, len(pairs))}.values()
    for pair in rng.sample([*every_power], min(len(every_power), effort(60, 6))):
        game = Game(*completed(pair, players, rng), first=rng.randrange(players))
        for _ in range(CAP):
            for eyes in (Eyes.ALL, None, *range(players)):
                assert written(game, eyes) == schema.encode(view_of(game, eyes))
            if game.over:
                break
            game.take(rng.choice(game.legal_steps()))


def test_a_view_says_what_the_position_says() -> None:
    seen = position_view(
        read_position("00000/00000/00100/00020/0003^0 A:b2,d4 X:b4,d2 1 Clio,Achilles coins=a1,c5 memory=1,1"), 3
    )
    assert (seen.turn, seen.mover, seen.decider, seen.doing, seen.result) == (3, 0, 0, "start", None)
    assert (seen.levels, seen.domes) == ("0003000020001000000000000", [3])
    assert [(worker.space, worker.side, worker.woman) for worker in seen.workers] == [
        *((6, 0, True), (18, 0, False)),
        *((8, 1, False), (16, 1, True)),
    ]
    assert seen.tokens == [schema.Token("coin", 0), schema.Token("coin", 22)]
    assert [CARDS[number].name for number in seen.powers] == ["Clio", "Achilles"]
    assert (seen.lasting, seen.spent) == ([schema.Lasting(0, 33, 1, [])], [False, True])
    assert (seen.legal, seen.undo) == ([], 0)


def test_a_game_that_was_given_up_is_over_in_its_view() -> None:
    abandoned = view_of(Game(), Eyes.ALL, "abandoned")
    assert (abandoned.decider, abandoned.doing, abandoned.result) == (None, "over", schema.Result([], "abandoned"))
    assert written(Game(), Eyes.ALL, "abandoned") == schema.encode(abandoned)


def test_an_event_is_told_with_whose_power_caused_it() -> None:
    game = Game.from_position(read_position("00000/00000/00000/00000/00000 A:b2,e1 X:b3,e5 1 Minotaur,Pan"))
    game.take("b2-b3")
    assert decode(events_text(game.history[-1].numbers)) == [
        {"kind": "move", "src": 6, "dst": 11, "seat": 0, "side": 0},
        {"kind": "force", "src": 11, "dst": 16, "seat": 0, "side": 1, "by": 8},
    ]
