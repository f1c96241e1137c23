"""Positions as one line of text: everything comes back, nothing secret leaks, and bad text is refused with a reason."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from santorini import CARDS, BadText, Card, Game, Position, view
from santorini.records import Eyes, hidden_in, read_position, write_position
from santorini.records.fields import facts_of
from santorini.rules.words import CHANCE, DAWN, OVER, REACTION, SETUP
from testkit.playing import check_board, effort
from tests.mutating import mutated
from tests.recorded import any_deal, damaged, random_game, walk

PLAIN = "00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"


def opened(*powers: str, **options: str) -> Game:
    game = Game(*powers, **options)  # type: ignore[arg-type]
    for text in ("@b2", "@d4", "@b4", "@d2"):
        game.take(text)
    return game


def assert_comes_back(position: Position) -> None:
    text = write_position(position)
    assert "\n" not in text
    again = read_position(text)
    assert facts_of(again) == facts_of(position), text
    assert again.freeze() == position.freeze()
    assert again.key() == position.key()
    assert write_position(again) == text


# -------------------------------------------------------------------- what it looks like


def test_a_plain_position_is_short() -> None:
    assert write_position(opened("Apollo", "Minotaur").position) == PLAIN


def test_rank_5_comes_first_and_domes_stand_beside_levels() -> None:
    p = read_position("3^0000/00000/00000/00000/00012^ A:b2,d4 X:b4,d2 2 Mortal,Mortal")
    assert p.level(20) == 3
    assert p.level(3) == 1
    assert p.level(4) == 2
    assert p.dome == 1 << 20 | 1 << 4
    assert p.mover == 1


def test_the_first_worker_of_a_side_is_female_unless_it_says_otherwise() -> None:
    p = read_position("00000/00000/00000/00000/00000 A:d4,b2 X:d2M,b4 1 Apollo,Minotaur")
    assert p.female == 1 << 18
    assert write_position(p).split()[1:3] == ["A:d4,b2", "X:d2M,b4"]


def test_within_a_turn_the_text_says_what_is_awaited_and_what_was_done() -> None:
    game = opened("Apollo", "Minotaur")
    game.take("b2-c3")
    text = write_position(game.position)
    assert text == PLAIN.replace("b2,d4", "c3,d4") + " waits=build active=c3 origin=b2 steps=1 moved=c3"
    assert {str(step) for step in Game.from_position(read_position(text)).legal_steps()} == {
        str(step) for step in game.legal_steps()
    }


def test_if_nothing_is_said_the_turn_begins_with_all_that_happens_by_itself() -> None:
    """Hypnus: the higher of two workers sleeps."""
    p = read_position("00000/00000/00000/01000/00000 A:b2,d4 X:b4,d2 1 Mortal,Hypnus")
    assert p.asleep == 1 << 6
    assert write_position(p) == "00000/00000/00000/01000/00000 A:b2,d4 X:b4,d2 1 Mortal,Hypnus"


def test_who_cannot_play_has_lost_when_the_turn_begins() -> None:
    p = read_position("00000/00000/00000/22000/02000 A:a1 X:b4,d2 1 Mortal,Mortal")
    assert p.window == OVER
    assert write_position(p).endswith("waits=over winner=X reason=stuck")
    assert_comes_back(p)


def test_a_turn_that_has_not_begun_can_be_told() -> None:
    p = read_position(PLAIN + " waits=dawn")
    assert p.window == DAWN
    assert Game.from_position(p).position.freeze() == read_position(PLAIN).freeze()


@pytest.mark.parametrize(
    ("text", "fact", "value"),
    [
        ("memory=0,1", "memory1", 1),
        ("coins=a1,c3", "coins", 1 | 1 << 12),
        ("whirlpools=e5", "whirlpools", 1 << 24),
        ("talus=e5", "talus", 1 << 24),
        ("wind=SW", "wind", 5),
        ("edition=revised", "edition", 2),
        ("first=2", "first", 1),
        ("marked=b4", "marked", 1 << 16),
    ],
)
def test_every_lasting_fact_has_a_word(text: str, fact: str, value: int) -> None:
    p = read_position(f"{PLAIN} {text}")
    assert facts_of(p)[fact] == value
    assert text in write_position(p)


def test_every_additional_turn_was_earned_by_a_tower() -> None:
    text = PLAIN.replace("00000", "3^0000", 1).replace("Apollo", "Dionysus")
    assert facts_of(read_position(f"{text} credits=1"))["credits"] == 1
    with pytest.raises(BadText, match="credits: at most 1, not 2"):
        read_position(f"{text} credits=2")


# -------------------------------------------------------------------- everything comes back


@pytest.mark.parametrize("card", CARDS[1:], ids=lambda card: card.name)
def test_positions_of_every_power_come_back(card: Card) -> None:
    number = card.number
    for seed in range(effort(4, 1)):
        rng = random.Random(1000 * number + seed)
        players = rng.choice(CARDS[number].players)
        for game in walk(any_deal(rng, players, number), rng, effort(200, 40)):
            assert_comes_back(game.position)


@settings(max_examples=effort(60, 5))
@given(st.integers(0, 10**9))
def test_positions_of_all_games_come_back_for_every_seat(seed: int) -> None:
    rng = random.Random(seed)
    for game in walk(any_deal(rng), rng, effort(200, 40)):
        assert_comes_back(game.position)
        for seat in (None, *range(game.players)):
            if rng.random() < 0.1:
                assert_comes_back(view(game, seat).position)


def test_all_windows_were_met() -> None:
    """The random games above would prove little if they never got to the rare places."""
    met = set()
    for seed in range(effort(40, 8)):
        rng = random.Random(seed)
        for power in ("Gaea", "Chaos"):
            for game in walk(any_deal(rng, 2, power), rng):
                met.add(game.position.window)
    assert {SETUP, REACTION, CHANCE, OVER} <= met


@settings(max_examples=effort(40, 4))
@given(st.integers(0, 10**9))
def test_a_game_goes_on_from_text_as_it_would_have(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(seed, rng.randrange(effort(120, 40)))
    twin = Game.from_position(read_position(write_position(game.position)))
    for _ in range(20):
        assert twin.legal_steps() == game.legal_steps()
        assert twin.decider == game.decider
        if game.over:
            break
        step = rng.choice(game.legal_steps())
        game.take(step)
        twin.take(step)
        assert twin.position.freeze() == game.position.freeze()


# -------------------------------------------------------------------- secrets


def test_secrets_are_written_for_those_who_may_see_them() -> None:
    game = Game("Mortal", "Hecate")
    for text in ("@b2", "@d4", "@b4", "@d2"):
        game.take(text)
    assert " X:b4,d2 " in write_position(game.position)
    assert " X:? " in write_position(game.position, secrets=False)
    assert " X:? " in write_position(view(game, 0).position)
    assert " X:b4,d2 " in write_position(view(game, 1).position)


def test_abyss_and_fate_are_left_out_without_secrets() -> None:
    game = Game("Tartarus", "Mortal")
    for text in ("@b2", "@d4", "@b4", "@d2", "?c3"):
        game.take(text)
    assert "abyss=c3" in write_position(game.position)
    assert "abyss" not in write_position(game.position, secrets=False)
    assert hidden_in(game.position) == []
    assert hidden_in(view(game, 1).position) == ["abyss"]
    assert_comes_back(view(game, 1).position)


@pytest.mark.parametrize("power", ["Hecate", "Moerae", "Tartarus"])
def test_text_for_others_does_not_depend_on_the_secret(power: str) -> None:
    """The text of a view says what the view's bytes say, and nothing else."""
    for seed in range(effort(6, 1)):
        rng = random.Random(seed)
        for game in walk(any_deal(rng, 2, power), rng, 120):
            for seat in (None, 0, 1):
                seen = view(game, seat).position
                text = write_position(seen)
                twin = Position()
                twin.thaw(seen.freeze())
                assert write_position(twin) == text
                if seat is None:
                    assert write_position(game.position, secrets=False) == text


# -------------------------------------------------------------------- bad text


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", None, "needs the board"),
        ("00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Apollo,Minotaur", 1, "5 rows"),
        (PLAIN.replace("00000 A", "00040 A"), 25, "levels from 0 to 3"),
        (PLAIN.replace("d4", "b2"), 36, "two workers stand on b2"),
        (PLAIN.replace("b4", "f4"), 41, "not a worker"),
        (PLAIN.replace("b4", "d4"), 41, "two workers"),
        (PLAIN.replace(" 1 ", " 5 "), 47, "not a valid seat"),
        (PLAIN.replace(" 1 ", " 3 "), 47, "seat 3 cannot move"),
        (PLAIN.replace("Apollo", "Apollu"), 49, "did you mean Apollo"),
        (PLAIN.replace("Apollo", "Minotaur"), None, "only one Minotaur"),
        (PLAIN.replace("Apollo", "Circe") + ",Pan,Atlas", None, "Circe is for 2 players"),
        (PLAIN + ",Pan", None, "3 sides"),
        (PLAIN + " colour=red", 65, "not a word of a position"),
        (PLAIN + " wnd=N", 65, "did you mean wind"),
        (PLAIN + " wind", 65, "needs a value"),
        (PLAIN + " wind=north", 70, "not a valid direction"),
        (PLAIN + " wind=N wind=S", 72, "given twice"),
        (PLAIN + " memory=1", 72, "1 values, not 2"),
        (PLAIN + " memory=1,x", 74, "not a number"),
        (PLAIN + " moved=b2", None, "add what is awaited"),
        (PLAIN + " waits=build", None, "active=c3"),
        (PLAIN + " waits=over", None, "who won and why"),
        (PLAIN + " waits=setup", None, "at stage 0 side A has 0 workers"),
        (PLAIN + " waits=chance", None, "needs a deck"),
        (PLAIN + " waits=reply", None, "space that was built on"),
        (PLAIN + " stolen", None, "nobody here steals"),
        (PLAIN + " out=2", None, "one of three players"),
        (PLAIN + " face=Theseus", 70, "not in Chaos' deck"),
        (PLAIN + " fleece=Pan", None, "without powers"),
        (PLAIN + " talus=b2", None, "cannot stand on b2"),
        (PLAIN.replace("Apollo", "Siren"), None, "arrow"),
        (PLAIN + "\nmore", None, "one line"),
        (PLAIN + " waits=start veil=4", None, "veil=4, but there are 2 seats"),
        (PLAIN + " waits=start veil=1", None, "veil does not follow"),
        (PLAIN + ",Pan,Circe stolen waits=start", None, "Circe is for 2 players"),
        (PLAIN.replace(" 1 ", " - ") + " waits=start", None, "the mover is missing"),
        (PLAIN + " waits=act", None, "nobody can do anything"),
        (PLAIN + " waits=start asleep=b2,d4", None, "nobody can do anything"),
        (PLAIN + " waits=start own=c3", None, "own does not follow"),
        (PLAIN + " waits=dawn steps=2", None, "steps makes sense only within a turn"),
        (PLAIN + " waits=reply last=c3 active=b2", None, "resume does not follow"),
        (PLAIN + " abyss=c3", None, "nobody here hides one"),
        (PLAIN.replace("Apollo", "Clio") + " memory=3,0 coins=a1", None, "memory: at most 2, not 3"),
        (PLAIN.replace("b2,d4", "b2,d4,a1").replace("Apollo", "Gaea"), None, "with 2 still to come"),
        (
            PLAIN.replace("b2,d4", "-").replace("b4,d2", "-").replace("0", "1", 1) + " waits=setup",
            None,
            "nothing has been",
        ),
    ],
)
def test_bad_text_is_refused_with_place_and_reason(text: str, column: int | None, reason: str) -> None:
    with pytest.raises(BadText) as caught:
        read_position(text)
    assert reason in str(caught.value)
    assert caught.value.line is not None
    assert caught.value.column == column


def read_or_refuse(text: str, rng: random.Random) -> None:
    """Reading gives a position that can be written and played on, or BadText; never anything else."""
    try:
        p = read_position(text)
    except BadText:
        return
    assert_comes_back(p)
    game = Game.from_position(p)
    if hidden_in(p):
        return
    check_board(p)
    for _ in range(12):
        if game.over:
            break
        game.take(rng.choice(game.legal_steps()))
        check_board(game.position)
    assert_comes_back(game.position)


@settings(max_examples=effort(400, 100))
@given(st.text() | st.text(alphabet="0123^/AXY:,-?=abcde12345 NSEWFM\n", max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text, random.Random(0))


@cache
def texts() -> list[str]:
    """Positions of all kinds of games, some as one seat sees them."""
    found = []
    for seed in range(effort(60, 12)):
        rng = random.Random(seed)
        for game in walk(any_deal(rng), rng, 150):
            if rng.random() < 0.1:
                eyes = rng.choice((Eyes.ALL, Eyes.ALL, *range(game.players)))
                found.append(write_position(game.position if isinstance(eyes, Eyes) else view(game, eyes).position))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_mixed_up_text_is_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(effort(1500, 60)):
        text = mutated(texts(), rng)
        try:
            read_or_refuse(text, rng)
        except Exception as error:
            raise AssertionError(text) from error


VALID = st.builds(
    lambda seed, steps: write_position(random_game(seed, steps).position), st.integers(0, 200), st.integers(0, 60)
)
ALPHABET = "0123456789^/AXY:,-?=abcdeFM. \n"
SPICE = [
    *("waits=build", "waits=start", "waits=roam", "waits=may-act", "waits=act", "waits=reply", "waits=chance"),
    *("waits=over", "waits=setup", "waits=dawn", "active=c3", "last=c3", "extra", "stolen", "uneven", "owed", "duty"),
    *("credits=3", "acting=Hermes", "acting=Siren", "acting=Nemesis", "pairs=4", "pairs=2", "settled=26", "steps=3"),
    *("own=a1,b1,c1,d1,e1", "crowd=-", "hidden=a1", "moved=a1,c3", "asleep=b2", "deck=Pan", "face=Pan", "arrow=N"),
    *("mine=1073741823", "theirs=1073741823", "power=Circe,Chaos", "side=X", "decider=2", "veil=1", "named=a1<>e5"),
    *("whirlpools=a1,e5", "ram=c3", "abyss=c3", "fate=a1", "out=1", "memory=9,9", "stage=99", "builds=100"),
]


@settings(max_examples=effort(1000, 150), suppress_health_check=[HealthCheck.too_slow])
@given(damaged(VALID, ALPHABET, SPICE))
def test_damaged_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text, random.Random(0))
