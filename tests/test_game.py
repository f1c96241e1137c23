"""The game around the rules: deals, order of play, undoing, resigning, and what is refused with which words."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from santorini import BadSetup, BadText, ForbiddenMatch, Game, IllegalStep, UnknownPower
from santorini.game import Result
from santorini.powers.catalog import CARDS, FORBIDDEN, forbids, power
from santorini.records import read_position, write_position
from santorini.rules.words import RESIGN, START
from tests.recorded import random_game


def started(*powers: str, **options: object) -> Game:
    game = Game(*powers, **options)  # type: ignore[arg-type]
    for space in ("b2", "d4", "b4", "d2"):
        game.take(f"@{space}")
    return game


@pytest.mark.parametrize(
    ("powers", "options", "error", "says"),
    [
        (("Minotor", "Pan"), {}, UnknownPower, "did you mean Minotaur"),
        (("Zork", "Pan"), {}, UnknownPower, "santorini powers"),
        ((99, "Pan"), {}, UnknownPower, "from 1 to 55"),
        (("Pan",), {}, BadSetup, "2, 3 or 4 players"),
        (("Pan", "Apollo", "Atlas", "Hera", "Zeus"), {}, BadSetup, "2, 3 or 4 players"),
        (("Pan", "Pan"), {}, BadSetup, "only one Pan"),
        (("Pan", "Hades"), {}, ForbiddenMatch, "Pan and Hades"),
        (("Circe", "Pan", "Atlas"), {}, BadSetup, "Circe is for 2 players"),
        (("Aphrodite", "Pan", "Atlas"), {}, BadSetup, "Aphrodite is for 2 or 4 players"),
        (("Mortal", "Pan", "Atlas"), {}, BadSetup, "everybody needs a god power"),
        (("Pan", "Atlas"), {"edition": "2020"}, BadSetup, "roxley2016"),
        (("Pan", "Atlas"), {"first": 2}, BadSetup, "0 to 1"),
        ((), {"fleece": "Athena"}, BadSetup, "Athena cannot be the power of the Golden Fleece"),
        ((), {"fleece": "Ares"}, BadSetup, "Ares cannot be the power of the Golden Fleece"),
        (("Pan", "Atlas"), {"fleece": "Apollo"}, BadSetup, "without powers of their own"),
    ],
)
def test_deals_that_are_refused(
    powers: tuple[str | int, ...], options: dict[str, object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        Game(*powers, **options)  # type: ignore[arg-type]


def test_the_rulebook_advises_against_25_pairs() -> None:
    assert len(FORBIDDEN) == 25
    for a, b in map(sorted, FORBIDDEN):
        with pytest.raises(ForbiddenMatch, match=f"{CARDS[a].name} and {CARDS[b].name}"):
            Game(a, b)
        assert Game(a, b, allow_forbidden=True).players == 2
        assert forbids(a, b)
        assert forbids(b, a)


def test_counts_of_the_catalog() -> None:
    assert sum(card.fleece for card in CARDS) == 29
    assert [sum(players in card.players for card in CARDS[1:]) for players in (2, 3, 4)] == [55, 41, 37]


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("Bia", "Places first."),
        ("Dionysus", "Nobody can win during it"),
        ("Eros", "start on opposite edges"),
        ("Charybdis", "While both lie on free spaces"),
        ("Moerae", "square of 2 x 2"),
    ],
)
def test_cards_leave_out_nothing_that_a_player_must_know(name: str, clause: str) -> None:
    assert clause in power(name).text


def test_a_refused_step_changes_nothing() -> None:
    game = started("Apollo", "Minotaur")
    before = game.position.freeze()
    for text in ("b2-d4", "b2-b2", "b4-b3", "+c3", "d4-e9", "hello", "", "=Pan", "=Pann", "=\u0130", "resign:7"):
        with pytest.raises((IllegalStep, BadText)):
            game.take(text)
        assert game.position.freeze() == before
    assert len(game.history) == 4


def test_only_the_deciding_seat_may_step() -> None:
    game = started()
    with pytest.raises(IllegalStep, match="it is for seat 0 to decide"):
        game.take("b4-b3", seat=1)
    game.take("b2-b3", seat=0)


@given(st.integers(0, 1000), st.integers(0, 120), st.integers(-1, 1 << 17))
def test_a_number_that_is_no_legal_step_is_refused(seed: int, steps: int, number: int) -> None:
    game = random_game(seed, steps)
    assume(number >> 10 != RESIGN and number not in game.legal_step_numbers())
    before = game.position.freeze()
    with pytest.raises(IllegalStep):
        game.take(number)
    assert game.position.freeze() == before


@pytest.mark.parametrize(
    ("powers", "given", "text", "code", "says"),
    [
        (("Mortal", "Mortal"), "", "b2-b4", "not-neighboring", "b4 is not next to the worker"),
        (("Mortal", "Mortal"), "", "a1-a2", "no-worker", "none of your workers stands on a1"),
        (("Mortal", "Mortal"), "b2-b3 +c3 / b4-b5 +c4", "b3-c2 +c4", "not-neighboring", "c4 is not next to the worker"),
        (("Mortal", "Athena"), "b2-b3 +c3 / b4-c3 +b4", "b3-b4", "barred", "Athena moved up, so no worker may move up"),
        (("Mortal", "Limus"), "b2-b1 +a1 / b4-b3 +a3", "b1-c1 +b1", "", ""),
        (("Mortal", "Limus"), "b2-b1 +a1 / b4-b3 +a3", "b1-c2 +b2", "barred", "only a dome that completes a tower"),
    ],
)
def test_refusals_say_why(powers: tuple[str, str], given: str, text: str, code: str, says: str) -> None:
    game = started(*powers)
    for turn in given.split(" / ") if given else ():
        game.play(turn)
    *first, last = text.split()
    for step in first:
        game.take(step)
    refusal = game.refusal(last)
    assert (refusal.code if refusal else "") == code
    assert says in str(refusal or "")


def test_a_turn_is_played_whole_or_not_at_all() -> None:
    game = started("Demeter", "Mortal")
    before = game.position.freeze()
    with pytest.raises(IllegalStep):
        game.play("b2-c3 +c2 +c2")
    assert game.position.freeze() == before
    game.play("b2-c3 +c2")
    assert game.mover == 1


def test_undo_goes_back_step_by_step() -> None:
    game = started("Artemis", "Mortal")
    seen = [game.position.freeze()]
    for text in ("b2-c3", "c3-d3", "+c3", "b4-b3"):
        game.take(text)
        seen.append(game.position.freeze())
    while len(seen) > 1:
        assert game.position.freeze() == seen.pop()
        game.undo()
    assert game.turn == 1
    for _ in range(4):
        game.undo()
    with pytest.raises(IllegalStep):
        game.undo()


def test_what_is_legal_is_known_anew_after_every_step_and_back() -> None:
    def anew(game: Game) -> list[int]:
        return Game.from_position(game.position).legal_step_numbers()

    for seed in range(20):
        rng = random.Random(seed)
        game = Game("Triton", "Selene", "Charon")
        while not game.over:
            game.legal_step_numbers().clear()  # a list of the caller's own
            assert game.legal_step_numbers() == anew(game)
            game.take(rng.choice(game.legal_step_numbers()))
            assert game.legal_step_numbers() == anew(game)
            if rng.random() < 0.2:
                game.undo()
                assert game.legal_step_numbers() == anew(game)
            if rng.random() < 0.005 and game.turn and not game.over:
                game.resign(game.mover)
        assert game.legal_step_numbers() == []


def test_resigning_two_three_and_four() -> None:
    game = started()
    game.resign(0)
    assert game.result == Result(1, (1,), "resigned")
    with pytest.raises(IllegalStep, match="over"):
        game.resign(1)
    three = Game("Apollo", "Atlas", "Pan")
    for space in ("a1", "a2", "b1", "b2", "c1", "c2"):
        three.take(f"@{space}")
    three.resign(1)
    assert three.result is None
    assert three.position.workers[1] == 0
    with pytest.raises(BadSetup, match="does not play"):
        three.resign(1)
    three.resign(0)
    assert three.result == Result(2, (2,), "alone")
    four = Game("Apollo", "Atlas", "Pan", "Hera")
    four.resign(2)
    assert four.result == Result(1, (1, 3), "resigned")


def test_a_turn_ends_when_what_was_left_of_it_leaves_with_a_player() -> None:
    """Nemesis has traded and could rearrange, but the workers she traded with leave the game."""
    game = Game.from_position(
        read_position(
            "00000/00100/00000/01010/00001 A:d4,c2 X:b3,e4 Y:d1,e2 3 Prometheus,Pan,Nemesis named=e4<>d1,b3<>e2 "
            "waits=may-act active=e2 origin=c4 last=c4 steps=1 builds=1 moved=e2 built=c4 pairs=2 settled=1"
        )
    )
    assert [str(step) for step in game.legal_steps()] == [".", "b3<>e4"]
    game.resign(1)
    assert (game.position.mover, game.position.window) == (0, START)
    assert read_position(write_position(game.position)).freeze() == game.position.freeze()


def test_chance_belongs_to_nobody() -> None:
    game = Game("Chaos", "Mortal")
    assert game.decider is None
    with pytest.raises(IllegalStep):
        game.take(game.legal_steps()[0], seat=0)
    events = game.draw(random.Random(1))
    assert [event.kind for event in events] == ["draw"]
    assert game.decider == 0
    with pytest.raises(IllegalStep):
        game.draw(random.Random(1))


def test_events_tell_what_happened() -> None:
    game = started("Apollo", "Mortal")
    game.play("b2-b3 +c3")
    game.play("b4-c4 +b4")
    kinds = [event.kind for event in game.take("b3-c4")]
    assert kinds == ["move", "swap"]
    assert [event.kind for event in game.take("+b4")] == ["build", "turn"]


def test_turns_are_listed_with_their_numbers() -> None:
    game = started("Artemis", "Mortal")
    game.play("b2-c3-d3 +c3")
    assert game.turns() == [(0, 0, "@b2 @d4 @b4 @d2"), (1, 0, "b2-c3-d3 +c3")]


def test_chaos_may_leave_while_a_card_is_to_be_drawn() -> None:
    board = "00000/00000/00000/03000/00000 A:a1,e5 X:a2,e4 Y:a5,e1 1 Apollo,Pan,Chaos face=Atlas"
    game = Game.from_position(read_position(board))
    game.play("a1-b1 +b2")
    assert game.decider is None
    game.resign(2)
    assert game.decider == game.mover == 1
    left = "00000/00000/00000/03^000/00000 A:b1,e5 X:a2,e4 Y:- 2 Apollo,Pan,Chaos out=3"
    assert write_position(game.position) == left


def test_whoever_leaves_while_a_card_is_to_be_drawn_gets_no_turn() -> None:
    board = "00000/00000/00000/03000/00000 A:a1,e5 X:a2,e4 Y:a5,e1 1 Apollo,Pan,Chaos face=Atlas"
    for leaver, mover in ((1, 2), (0, 1)):  # the next one, and the one before
        game = Game.from_position(read_position(board))
        game.play("a1-b1 +b2")
        game.resign(leaver)
        assert (game.decider, game.mover) == (None, mover)
        game.draw(random.Random(1))
        assert game.decider == mover


@pytest.mark.parametrize(
    ("power", "words", "left"),
    [
        ("Aeolus", "wind=N", ""),
        ("Charybdis", "whirlpools=c3,d3", ""),
        ("Clio", "coins=c3 memory=0,0,2", "memory=0,0,0 "),  # as dealt she has three coins
        ("Europa", "talus=c3", ""),
        ("Siren", "arrow=N", ""),
        ("Gaea", "memory=0,0,2", "memory=0,0,0 "),  # as dealt she has two spare workers
    ],
)
def test_whoever_leaves_takes_wind_and_tokens_along(power: str, words: str, left: str) -> None:
    board = "00000/00000/00100/00000/00000 A:a1,e5 X:a2,e4"
    game = Game.from_position(read_position(f"{board} Y:a5,e1 1 Apollo,Pan,{power} {words}"))
    game.resign(2)
    after = f"{board} Y:- 1 Apollo,Pan,{power} {left}out=3 waits=start power=Apollo,Pan,Mortal"
    assert write_position(game.position) == after


def test_gaea_may_leave_when_she_is_asked_for_a_worker() -> None:
    board = "00000/00000/00000/00000/03000 A:a1,e5 X:a5,e4 Y:c5,e1"
    game = Game.from_position(read_position(f"{board} 1 Apollo,Pan,Gaea"))
    game.take("a1-a2")
    game.take("+b1")
    assert game.decider == 2
    game.resign(2)
    assert game.decider == game.mover == 1
    assert game.position.workers[2] == 0


def test_a_turn_is_counted_if_the_mover_leaves_and_not_if_another_does() -> None:
    board = "00000/00000/00000/00000/00100 A:a1,e5 X:a2,e4 Y:a5,e1 1 Apollo,Pan,Atlas"
    game = Game.from_position(read_position(board))
    game.resign(2)
    assert (game.turn, game.mover) == (1, 0)
    game = Game.from_position(read_position(board))
    game.resign(0)
    assert (game.turn, game.mover) == (2, 1)


def test_events_of_secret_workers_are_secret_and_no_others() -> None:
    game = Game("Apollo", "Hecate")
    placed = [game.take(text)[0] for text in ("@b2", "@d4", "@b4", "@d2")]
    assert [event.secret for event in placed] == [False, False, True, True]
    game = Game.from_position(
        read_position("00000/00000/00000/00000/00000 A:e5,d3 X:b1,d5 2 Charybdis,Hecate whirlpools=b2,e2")
    )
    assert [event.secret for event in game.take("b1-b2")] == [True, True]  # there, and on through the whirlpool
