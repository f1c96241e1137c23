"""Two truths that a seat cannot tell apart look the same to it, byte for byte, until the rules reveal them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from santorini import Game, Step, view
from santorini.records import write_game, write_position
from santorini.rules.words import BUILD, DOME, PLACE
from santorini.views import seen_events, seen_text
from tests.playing import effort
from tests.twins import KEEPERS, moments, twins

PROBES = ("b2-c3", "c3-c4", "b2+c3", "d4-d3", "a1-b1", ".", "c3>c4", "@c3")


def looks(game: Game, keeper: int) -> list[object]:
    """Everything the other seats and a spectator can see, hear and be told."""
    seen: list[object] = []
    for seat in (*(seat for seat in range(game.players) if seat != keeper), None):
        sight = view(game, seat)
        seen += [sight.position.freeze(), sight.decider, sight.legal, sight.steps, sight.result]
        seen += [write_position(sight.position), write_game(game, seat=seat)]
        for played in game.history:
            seen += [seen_text(game, played, seat), seen_events(game, played, seat)]
    if game.decider not in (None, keeper):
        for probe in PROBES:
            refusal = game.refusal(probe)
            seen.append(refusal and (refusal.code, str(refusal)))
    return seen


@pytest.mark.parametrize("name", KEEPERS)
def test_a_secret_shows_nowhere(name: str) -> None:
    rng = random.Random(name)
    compared = 0
    for _ in range(effort(40, 3)):
        one, other, keeper = twins(name, rng)
        for _ in moments(one, other, keeper, rng, longest=80):
            assert looks(one, keeper) == looks(other, keeper)
            compared += 1
    assert compared > effort(200, 5)


def test_others_see_what_hecate_builds_but_not_with_whom() -> None:
    game = Game("Hecate", "Mortal")
    for text in ("@a5", "@e5", "@b2", "@d2"):
        game.take(text)
    game.play("b2-b3 +c3")
    stranger, owner = view(game, 1), view(game, 0)
    assert [str(step) if step else None for step in stranger.steps] == ["@a5", "@e5", None, None, None, "+c3"]
    assert owner.steps == tuple(played.step for played in game.history)
    assert stranger.position.workers[0] == 0
    assert owner.position.workers[0] == game.position.workers[0]
    assert all(step is None or step >> 10 in (PLACE, BUILD, DOME) for step in stranger.steps)


def test_two_secrets_on_one_table_are_kept_from_each_other() -> None:
    game = Game("Moerae", "Tartarus", allow_forbidden=True)
    while game.turn == 0:
        game.take(game.legal_steps()[0])
    chosen = [played for played in game.history if played.step.kind == "secret"]
    assert [played.seat for played in chosen] == [0, 1]
    for played in chosen:
        assert seen_events(game, played, 1 - played.seat) == []
        assert [event.kind for event in seen_events(game, played, played.seat)][:1] == ["secret"]


def chaos_game(choose: Callable[[list[Step]], Step], rng: random.Random) -> Game:
    game = Game("Chaos", "Mortal")
    game.take(choose(game.legal_steps()))
    while game.decider is not None and not game.over and len(game.history) < 200:
        game.take(rng.choice(game.legal_steps()))
    return game


def test_the_next_card_of_chaos_is_nowhere_in_the_game() -> None:
    game = chaos_game(lambda steps: steps[0], random.Random(7))
    assert game.decider is None
    assert not game.over
    before = looks(game, -1)
    for card in game.legal_steps():
        game.take(card)
        game.undo()
        assert looks(game, -1) == before


def test_at_the_end_everything_is_shown() -> None:
    game = Game("Hecate", "Mortal")
    for text in ("@a5", "@e5", "@b2", "@d2"):
        game.take(text)
    game.resign(1)
    assert view(game, None).position.workers == game.position.workers
