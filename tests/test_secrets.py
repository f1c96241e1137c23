"""Two truths that a seat cannot tell apart look the same to it, byte for byte, until the rules reveal them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from santorini import Game, Step, View, view
from santorini.envs.observation import Encoder
from santorini.notation import read_space
from santorini.pictures import svg
from santorini.records import read_position, write_game, write_position
from santorini.rules.position import Position
from santorini.rules.words import BUILD, DOME, PLACE
from santorini.views import seen_events, seen_position, seen_text
from testkit.playing import UNCOMPILED, effort
from tests.twins import KEEPERS, deals, moments, twins

OFTEN, SELDOM = 8, 40  # texts of the whole game, and pictures, are compared at every so many moments
ENCODERS = {players: Encoder(players) for players in (2, 3)}


def looks(game: Game, keeper: int, moment: int) -> list[object]:
    """Everything the other seats and a spectator can see, hear and be told now."""
    seen: list[object] = [len(game.history), game.turn, game.mover, game.decider, game.result]
    for seat in (*(seat for seat in range(game.players) if seat != keeper), None):
        sight, played = view(game, seat), game.history[-1]
        seen += [sight.position.freeze(), sight.decider, sight.legal, sight.steps, sight.result]
        seen += [seen_text(game, played, seat), seen_events(game, played, seat)]
        if moment % OFTEN == 0:
            seen += whole_looks(game, sight, seat)
        if moment % SELDOM == 0:
            seen.append(svg(sight.position))
    if game.decider not in (None, keeper):
        rng = random.Random(moment)
        for _ in range(12):
            refusal = game.refusal(rng.randrange(16) << 10 | rng.randrange(25) << 5 | rng.randrange(25))
            seen.append(refusal and (refusal.code, str(refusal)))
    return seen


def whole_looks(game: Game, sight: View, seat: int | None) -> list[object]:
    """The position as text and as planes, and the whole game so far."""
    seen: list[object] = [write_position(sight.position), write_game(game, seat=seat)]
    for played in game.history:
        before = Position()
        before.thaw(played.before)
        seen += [seen_text(game, played, seat), seen_events(game, played, seat)]
        seen += [seen_position(before, seat).freeze()]
    if seat is not None:
        seen.append(ENCODERS[game.players](game.position, seat).tobytes())
    return seen


@pytest.mark.parametrize("name", KEEPERS)
def test_a_secret_shows_nowhere(name: str) -> None:
    """Every pairing of the power, one game each and more with more effort."""
    rng = random.Random(name)
    compared = 0
    for _ in range(effort(1, 1)):
        every = deals(name, rng)
        for powers, keeper in rng.sample(every, 4) if UNCOMPILED else every:
            one, other = twins(powers, rng)
            for moment, _ in enumerate(moments(one, other, keeper, rng, longest=80)):
                assert looks(one, keeper, moment) == looks(other, keeper, moment), (powers, keeper, one.history[-1])
                compared += 1
    print(f"{name}: {compared} moments")
    assert compared > effort(300, 8)


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
    before = looks(game, -1, 0)
    for card in game.legal_steps():
        game.take(card)
        game.undo()
        assert looks(game, -1, 0) == before


def test_at_the_end_everything_is_shown() -> None:
    game = Game("Hecate", "Mortal")
    for text in ("@a5", "@e5", "@b2", "@d2"):
        game.take(text)
    game.resign(1)
    assert view(game, None).position.workers == game.position.workers


NARROW = "00000/00000/00000/0^000^0^/0300^0"  # after b1-a1 and a dome on b1 only b2 is left
CORNER = "00000/00000/00000/0^0^00^0/0300^0"  # the worker on e1 has only e2 left
ALLEY = "0^0^0^0^0/0^0^0^0^0^/00000/0^0^0^0^0^/0^0^0^0^0"  # free spaces in the third rank alone


@pytest.mark.parametrize(
    ("board", "mover", "workers", "in_the_way", "elsewhere", "steps", "offered"),
    [
        ("00000/00020/00000/00000/00000", "Ares", "a1,c3", "d4,e1", "e5,e1", "a1-a2 +a1", ". -d4"),
        (NARROW, "Demeter", "b1,e1", "b2,a5", "c5,a5", "b1-a1 +b1", ". a1+b2"),
        (NARROW, "Chaos face=Demeter", "b1,e1", "b2,a5", "c5,a5", "b1-a1 +b1", ". a1+b2"),
        (NARROW, "Hestia", "b1,e1", "b2,a5", "c5,a5", "b1-a1 +b1", ". a1+b2"),
        (NARROW, "Morpheus memory=0,1", "b1,e1", "b2,a5", "c5,a5", "b1-a1 +b1", ". a1+b2"),
        (NARROW, "Heracles", "b1,e1", "b2,a5", "c5,a5", "b1-a1 +b1", ". a1+b2D"),
        (CORNER, "Poseidon", "b1,e1", "e2,a5", "c5,a5", "b1-a1 +b1", ". e1+e2"),
        (ALLEY, "Siren arrow=E", "e1,e5", "d3,e3", "c3,e3", "a3>b3", ". c3>d3 d3>e3"),
    ],
)
def test_optional_parts_are_offered_as_if_secret_workers_were_absent(
    board: str, mover: str, workers: str, in_the_way: str, elsewhere: str, steps: str, offered: str
) -> None:
    for secret in (in_the_way, elsewhere):
        game = Game.from_position(read_position(f"{board} A:{secret} X:{workers} 2 Hecate,{mover}"))
        for step in steps.split():
            game.take(step)
        assert [str(step) for step in game.legal_steps()] == offered.split()


def test_an_additional_turn_does_not_show_where_hecate_stands() -> None:
    game = Game("Dionysus", "Hecate")
    for text in ("@a1", "@c2", "@b4", "@e1"):
        game.take(text)
    for text in ("a1-a2 +b2", "e1-d1 +e1", "a2-a1 +b2", "d1-e2 +d1", "a1-a2 +b2", "e2-d3 +e2", "a2-a1 +b2"):
        game.play(text)
    shown = "00000/00000/00000/03^001/00011 A:a1,c2 X:? 1 Dionysus,Hecate extra waits=start"
    assert write_position(view(game, 0).position) == write_position(view(game, None).position) == shown


@pytest.mark.parametrize("secret", ["c3,e1", "b4,e1"])
def test_a_secret_sleeper_may_be_named_like_any_space(secret: str) -> None:
    text = f"00000/00000/00100/00000/00000 A:a1,a2 X:{secret} Y:e5,e4 1 Dionysus,Hecate,Hypnus extra"
    game = Game.from_position(read_position(text))
    assert sum(step.src == read_space("c3") for step in game.legal_steps()) == 8


def test_hecate_asleep_is_not_seen_where_siren_has_forced_her_from() -> None:
    text = "00000/00000/00100/00000/00000 A:a1,a2 X:c3,e1 Y:e5,e4 1 Siren,Hecate,Hypnus arrow=N"
    game = Game.from_position(read_position(text))
    game.take("c3>c4")
    assert "asleep" not in write_position(view(game, 0).position)


def test_what_hecate_did_stays_secret_after_she_is_out() -> None:
    game = Game("Hecate", "Apollo", "Artemis")
    for text in ("@a5", "@e5", "@a3", "@e3", "@b2", "@d2"):
        game.take(text)
    game.play("b2-b3 +c3")
    game.resign(0)
    assert not game.over
    moved = game.history[-3]
    assert [seen_text(game, moved, seat) for seat in (None, 1, 2, 0)] == ["??", "??", "??", "b2-b3"]
    assert seen_events(game, moved, 1) == []
    assert "b2-b3" not in write_game(game, seat=1)


@pytest.mark.parametrize(
    ("secret", "mover", "told"),
    [
        ("c3,e1", 1, ["force"]),  # a hit
        ("a5,e1", 1, []),  # a miss does nothing
        ("c4,e1", 1, []),  # and nobody is told of the worker beyond
        ("c3,c4", 0, ["cancel", "turn"]),  # a hit that a second secret worker makes impossible
    ],
)
def test_a_name_that_hits_is_cancelled_if_a_second_secret_worker_is_in_the_way(
    secret: str, mover: int, told: list[str]
) -> None:
    game = Game.from_position(read_position(f"{'/'.join(['00000'] * 5)} A:{secret} X:a1,a2 2 Hecate,Siren arrow=N"))
    assert [event.kind for event in game.take("c3>c4")] == told
    assert game.mover == mover
