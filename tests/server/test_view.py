"""A view is written as text, piece by piece; it says of the position what the position says of itself."""

from __future__ import annotations

import random

import pytest
from msgspec.json import encode

from santorini import Game, setup
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS
from santorini.records import Eyes
from santorini.rules.position import Position
from santorini.rules.words import CALM, OVER, SETUP
from santorini.server.wire import schema
from santorini.server.wire.view import DOING, TOKENS, position_view, read_view, text_of
from santorini.views import seen_position
from testkit.playing import CAP, completed, effort, permitted


def bits(mask: int) -> list[int]:
    return [space for space in range(25) if mask >> space & 1]


def described(p: Position, game: Game, eyes: int | Eyes | None) -> schema.View:
    """The slow way: field by field."""
    p = p if eyes is Eyes.ALL else seen_position(p, eyes)
    over = p.window == OVER
    task = setup.task(p) if p.window == SETUP else None
    cards = [CARDS[p.power[seat]] for seat in range(p.seats)]
    memory = [p.memory[seat] for seat in range(p.seats)]
    masks = (p.coins, p.whirlpools, p.talus, p.ram, p.abyss, p.fate)
    return schema.View(
        turn=game.turn,
        mover=p.mover,
        decider=game.decider,
        doing=DOING[p.window].decode(),  # type: ignore[arg-type]
        task=task.what if task else None,  # type: ignore[arg-type]
        levels="".join(str(sum(height >> space & 1 for height in (p.h1, p.h2, p.h3))) for space in range(25)),
        domes=bits(p.dome),
        workers=[
            schema.Worker(
                space=space,
                side=side,
                woman=bool(p.female >> space & 1),
                secret=not over and side == p.secret_side,
                asleep=bool(p.asleep >> space & 1),
                marked=bool(p.marked >> space & 1),
            )
            for side in range(p.sides)
            for space in bits(p.workers[side])
        ],
        tokens=[schema.Token(kind, space) for kind, mask in zip(TOKENS, masks, strict=True) for space in bits(mask)],
        wind=None if p.wind == CALM else p.wind,
        arrow=None if p.arrow == CALM else p.arrow,
        powers=[card.number for card in cards],
        face=p.face_up,
        spent=[card.hero and kept > 0 for card, kept in zip(cards, memory, strict=True)],
        reserve=[kept if POWERS[card.number].reserve else 0 for card, kept in zip(cards, memory, strict=True)],
        playing=[bool(p.alive >> seat & 1) for seat in range(p.seats)],
        active=p.active if p.active < 25 else None,
        result=schema.Result([*game.result.seats], game.result.reason) if game.result else None,
        legal=[int(step) for step in game.legal_steps()] if eyes == game.decider and isinstance(eyes, int) else [],
        undo=0,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_says_what_the_position_says(players: int) -> None:
    rng = random.Random(players)
    for pair in rng.sample(permitted(players), effort(60, 6)):
        game = Game(*completed(pair, players, rng))
        for _ in range(CAP):
            for eyes in (Eyes.ALL, None, *range(players)):
                text = text_of(game, eyes)
                assert read_view(text) == described(game.position, game, eyes)
                assert encode(read_view(text)) == text  # nothing else is said, and in the order of the type
            if game.over:
                break
            game.take(rng.choice(game.legal_steps()))


def test_a_game_that_was_given_up_is_over_in_its_view() -> None:
    abandoned = read_view(text_of(Game(), Eyes.ALL, forced="abandoned"))
    assert (abandoned.decider, abandoned.doing, abandoned.result) == (None, "over", schema.Result([], "abandoned"))


def test_a_position_alone_offers_no_steps() -> None:
    assert position_view(Game().position, 0).legal == []
