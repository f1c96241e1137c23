"""Two truths that a seat cannot tell apart look the same to it, byte for byte, until the rules reveal them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from santorini import CARDS, Game, Step, view
from santorini.records import write_game, write_position
from santorini.rules.words import BUILD, DOME, MOVE, PLACE, SECRET
from santorini.views import seen_events, seen_text
from tests.playing import completed, effort, permitted

PROBES = ("b2-c3", "c3-c4", "b2+c3", "d4-d3", "a1-b1", ".", "c3>c4", "@c3")


def looks(game: Game, keeper: int) -> list[object]:
    """Everything the other seats and a spectator can see, hear and be told."""
    seen: list[object] = []
    for seat in (*(seat for seat in range(game.players) if seat != keeper), None):
        sight = view(game, seat)
        seen += [sight.position.freeze(), sight.decider, sight.legal, sight.steps, sight.result]
        seen += [write_position(sight.position), write_game(game, seat=seat)]
        for played in game.history:
            seen += [seen_text(game, played, seat), seen_events(game, played.events, seat)]
    if game.decider not in (None, keeper):
        for probe in PROBES:
            refusal = game.refusal(probe)
            seen.append(refusal and (refusal.code, str(refusal)))
    return seen


def public(game: Game) -> list[object]:
    """What lies open on the table: buildings, tokens, the workers everybody sees, and whose decision it is."""
    p = view(game, None).position
    board = [p.h1, p.h2, p.h3, p.dome, p.workers, p.coins, p.whirlpools, p.talus, p.window, p.mover, p.decider]
    cancelled = sum(event.kind == "cancel" for played in game.history for event in played.events)
    return [*board, cancelled]


def revealed(one: Game, other: Game) -> bool:
    """Has a game ended, or has something on the table told the two apart? Then the rules have spoken."""
    return one.over or other.over or public(one) != public(other)


def twins(name: str, rng: random.Random) -> tuple[Game, Game, int]:
    """Two games with the same deal, and the seat of the power with the secret."""
    number = next(card.number for card in CARDS if card.name == name)
    players = rng.choice(CARDS[number].players)
    powers = completed((number, rng.choice([b for a, b in permitted(players) if a == number])), players, rng)
    first = rng.randrange(players)
    return Game(*powers, first=first), Game(*powers, first=first), powers.index(number)


@pytest.mark.parametrize("name", ["Moerae", "Tartarus"])
def test_a_secret_place_shows_nowhere(name: str) -> None:
    rng = random.Random(name)
    compared = 0
    for _ in range(effort(40, 2)):
        one, other, keeper = twins(name, rng)
        while not revealed(one, other) and len(one.history) < 60:
            steps = one.legal_steps()
            step = rng.choice(steps)
            if step >> 10 == SECRET:
                one.take(step)
                other.take(rng.choice([alternative for alternative in steps if alternative != step]))
            else:
                one.take(step)
                if one.over or step not in other.legal_steps():
                    break  # the keeper knows the secret, and may be bound by it
                other.take(step)
            if not revealed(one, other):
                assert looks(one, keeper) == looks(other, keeper)
                compared += 1
    assert compared > effort(200, 5)


def hidden_turns(game: Game) -> dict[tuple[int, int], list[Step]]:
    """Hecate's turns by what others see of them: the kind and space of the build."""
    return {(turn[1] >> 10, turn[1] & 31): list(turn) for turn in game.legal_turns() if len(turn) == 2}


def test_secret_workers_show_nowhere() -> None:
    rng = random.Random("Hecate")
    compared = 0
    for _ in range(effort(60, 3)):
        one, other, keeper = twins("Hecate", rng)
        while not revealed(one, other) and len(one.history) < 80:
            steps = one.legal_steps()
            if one.decider != keeper:
                step = rng.choice(steps)
                one.take(step)
                other.take(step)
            elif steps[0] >> 10 == PLACE:
                one.take(rng.choice(steps))
                other.take(rng.choice(other.legal_steps()))
            elif steps[0] >> 10 == MOVE:
                shared = hidden_turns(one).keys() & hidden_turns(other).keys()
                if not shared:
                    break
                sight = rng.choice(sorted(shared))
                for step, twin in zip(hidden_turns(one)[sight], hidden_turns(other)[sight], strict=True):
                    one.take(step)
                    other.take(twin)
            else:
                break
            if not revealed(one, other):
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
