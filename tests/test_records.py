"""Games as text: everything comes back, secrets stay hidden, and bad text is refused with a reason."""

from __future__ import annotations

import io
import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from santorini import CARDS, BadText, Card, Game, view
from santorini.records import Eyes, Record, read_game, read_games, read_position, write_game
from santorini.rules.words import MOVE, PLACE, SECRET
from testkit.playing import effort
from tests.mutating import mixed
from tests.recorded import SECRETIVE, damaged, random_game

START = '[Powers "Apollo, Minotaur"]\n\n@b2 @d4 @b4 @d2\n'


def read_again(game: Game, **options: dict[str, str] | dict[int, str]) -> Record:
    """The record of a game, checked against the game; writing it once more changes nothing."""
    text = write_game(game, **options)  # type: ignore[arg-type]
    record = read_game(text)
    again = record.game
    assert [played.step for played in again.history] == [played.step for played in game.history], text
    assert [played.text for played in again.history] == [played.text for played in game.history]
    assert [played.seat for played in again.history] == [played.seat for played in game.history]
    assert again.position.freeze() == game.position.freeze()
    assert again.position.key() == game.position.key()
    assert again.result == game.result
    assert (again.cards, again.fleece, again.edition, again.first) == (
        game.cards,
        game.fleece,
        game.edition,
        game.first,
    )
    assert write_game(again, headers=record.headers, comments=record.comments) == text
    return record


# -------------------------------------------------------------------- what it looks like


def test_a_record_is_readable() -> None:
    game = Game("Demeter", "Hermes", first=1, edition="spinmaster2017")
    for text in ("@b4", "@d2", "@b2", "@d4"):
        game.take(text)
    for turn in ("b4-b3-a3 a3+a4", "b2-c3 +c4 +d3"):
        game.play(turn)
    text = write_game(game, headers={"Event": "Naxos Open", "Seat1": "Ada"}, comments={0: "A fine day.", 8: "Why not?"})
    assert text == (
        '[Event "Naxos Open"]\n[Seat1 "Ada"]\n[Powers "Demeter, Hermes"]\n[Edition "spinmaster2017"]\n[First "2"]\n'
        '[Result "*"]\n\n{A fine day.}\n@b4 @d2 @b2 @d4\n1. b4-b3-a3 a3+a4\n2. b2-c3 {Why not?} +c4 +d3\n*\n'
    )


def test_the_end_of_a_turn_goes_without_saying_but_in_the_last_one() -> None:
    game = read_game('[Powers "Demeter, Mortal"] @b2 @d4 @b4 @d2 1. b2-c3 +c4 2. b4-b5 +a5 3. c3-c2 +c1 *').game
    assert [played.text for played in game.history[4:7]] == ["b2-c3", "+c4", "."]
    assert game.turn == 3
    game.take(".")
    assert "1. b2-c3 +c4\n2. b4-b5 +a5\n3. c3-c2 +c1 .\n*" in write_game(game)


def test_a_result_is_written_seat_by_seat_with_its_reason() -> None:
    game = Game("Apollo", "Minotaur")
    game.resign(0)
    text = write_game(game)
    assert text.endswith("\nresign:1\n0-1\n")
    assert '[Result "0-1"]\n[Reason "resigned"]' in text
    read_again(game)


def test_partners_win_together() -> None:
    game = Game("Apollo", "Minotaur", "Atlas", "Demeter")
    game.resign(3)
    assert write_game(game).endswith("\nresign:4\n1-0-1-0\n")
    read_again(game)


def test_layout_does_not_matter() -> None:
    tight = '[Powers "Apollo,Minotaur"]@b2 @d4\r\n\t@b4 @d2 1.b2-c3 +c4{one}2.b4-b5 +a5 *'
    record = read_game(tight)
    assert record.game.turn == 3
    assert dict(record.comments) == {6: "one"}


def test_a_forbidden_match_is_marked() -> None:
    game = Game("Hades", "Pan", allow_forbidden=True)
    assert '[Forbidden "allowed"]' in write_game(game)
    read_again(game)


# -------------------------------------------------------------------- everything comes back


@pytest.mark.parametrize("card", CARDS[1:], ids=lambda card: card.name)
def test_games_of_every_power_come_back(card: Card) -> None:
    number = card.number
    for seed in range(effort(4, 1)):
        players = random.Random(seed).choice(CARDS[number].players)
        read_again(random_game(seed, effort(300, 60), with_power=number, players=players))


words = st.text(max_size=30)


@settings(max_examples=effort(60, 5))
@given(st.integers(0, 10**9), st.integers(0, effort(300, 60)), st.data())
def test_all_games_come_back_with_headers_and_comments(seed: int, steps: int, data: st.DataObject) -> None:
    game = random_game(seed, steps)
    headers = data.draw(st.dictionaries(st.sampled_from(["Event", "Date", "Seat1", "Seat2", "Note"]), words))
    comments = data.draw(st.dictionaries(st.integers(0, len(game.history)), words, max_size=6))
    record = read_again(game, headers=headers, comments=comments)
    assert {name: record.headers[name] for name in headers} == headers
    assert dict(record.comments) == comments


@settings(max_examples=effort(40, 4))
@given(st.integers(0, 10**9), st.integers(0, effort(120, 40)))
def test_games_from_a_position_come_back(seed: int, steps: int) -> None:
    game = Game.from_position(random_game(seed, steps).position)
    rng = random.Random(seed)
    while not game.over and len(game.history) < 20:
        game.take(rng.choice(game.legal_steps()))
    read_again(game, comments={len(game.history): "so far"})


def test_the_start_position_is_a_header() -> None:
    text = "00000/00000/00100/00000/00000 A:b2,d4 X:b4,d2 1 Apollo,Minotaur"
    game = Game.from_position(read_position(text))
    game.play("b2-c3 +c4")
    assert f'[Position "{text}"]' in write_game(game)
    read_again(game)


def test_a_file_can_hold_many_games() -> None:
    games = [random_game(seed, 60) for seed in range(5)]
    text = "\n".join(write_game(game, headers={"Round": str(i)}) for i, game in enumerate(games))
    for source in (text, text.splitlines(keepends=True), io.StringIO(text, newline="")):
        records = list(read_games(source))
        assert [record.game.position.key() for record in records] == [game.position.key() for game in games]
        assert [record.headers["Round"] for record in records] == list("01234")
    assert list(read_games("")) == []


def test_games_of_a_file_are_read_one_by_one() -> None:
    records = read_games(write_game(Game()) + "what is this")
    assert next(records).game.history == []
    with pytest.raises(BadText, match="no result"):
        next(records)


def test_a_comment_may_hold_anything() -> None:
    remark = 'a {b} "c" \\ [d]\n1. e5-e4\r *'
    assert read_again(Game(), comments={0: remark}, headers={"Event": remark}).comments == {0: remark}


def test_a_record_cannot_be_changed() -> None:
    record = read_game(write_game(Game()))
    with pytest.raises(AttributeError):
        record.game = Game()  # type: ignore[misc]
    with pytest.raises(TypeError):
        record.headers["Event"] = "no"  # type: ignore[index]


# -------------------------------------------------------------------- secrets


@pytest.mark.parametrize("power", SECRETIVE)
def test_a_seat_reads_only_what_it_saw(power: str) -> None:
    for seed in range(effort(8, 1)):
        game = random_game(seed, 40, with_power=power, players=2)
        secretive = next(seat for seat, card in enumerate(game.cards) if card.name == power)
        for seat in (None, 1 - secretive):
            text = write_game(game, seat=seat)
            if game.over:
                assert text == write_game(game)
                continue
            body = text.partition("\n\n")[2]
            shown = [word for word in re.split(r"\s+", body) if not re.fullmatch(r"\d+\.", word)]
            hidden = [played for played, seen in zip(game.history, view(game, seat).steps, strict=True) if seen is None]
            assert shown.count("??") == len(hidden) > 0
            assert {played.step >> 10 for played in hidden} <= {MOVE, PLACE, SECRET}
            assert f'[View "{"spectator" if seat is None else seat + 1}"]' in text
            with pytest.raises(BadText, match="cannot be replayed") as caught:
                read_game(text)
            assert "??" in text.split("\n")[(caught.value.line or 0) - 1]


def test_hecate_and_her_opponent_read_different_records() -> None:
    game = Game("Mortal", "Hecate")
    for text in ("@b2", "@d4", "@b4", "@d2", "b2-c3", "+c2", "b4-b5", "+a5"):
        game.take(text)
    assert "@b2 @d4 @b4 @d2\n1. b2-c3 +c2\n2. b4-b5 +a5\n*" in write_game(game, seat=1)
    assert "@b2 @d4 ?? ??\n1. b2-c3 +c2\n2. ?? +a5\n*" in write_game(game, seat=0)
    assert write_game(game, seat=0).replace('View "1"', 'View "spectator"') == write_game(game, seat=None)
    assert write_game(game, seat=Eyes.ALL) == write_game(game)
    assert read_game(write_game(game, seat=1)).game.position.freeze() == game.position.freeze()


def test_a_start_position_with_secrets_is_hidden_too() -> None:
    game = Game("Tartarus", "Mortal")
    for text in ("@b2", "@d4", "@b4", "@d2", "?c3"):
        game.take(text)
    later = Game.from_position(game.position)
    assert "c3" in write_game(later)
    read_again(later)
    assert "c3" not in write_game(later, seat=1)
    with pytest.raises(BadText, match="does not show the abyss"):
        read_game(write_game(later, seat=1))


# -------------------------------------------------------------------- bad text


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("", None, None, "one game was expected, there are 0"),
        ("@b2 *", 1, None, "does not say who plays"),
        (START, 3, None, "no result"),
        (START + "1. b2-c3", 4, None, "no result"),
        (START + "1. b2-c3 +c9 *", 4, 10, "'+c9' is not a step"),
        (START + "1. b2-c3 +b4 *", 4, 10, "+b4"),
        (START + "1. b2-c3 +c4\n3. d2-d1 +c1 *", 5, 1, "turn 3 is written here, but it is turn 2"),
        (START.replace(" @d2", "") + "1. b2-c3 *", 4, 1, "the setup is not finished"),
        (START + "1. b2-c3 +c4 1-0", 4, 14, "given as 1-0, but these steps lead to *"),
        (START + "1. b2-c3 {never *", 4, 10, "this comment never ends"),
        (START + "1. b2-c3 } *", 4, 10, "closes nothing"),
        (START + "1. ?? +c4 *", 4, 4, "cannot be replayed"),
        (START + "1. =Zorro *", 4, 4, "no power called 'Zorro'"),
        (START + "1. =Theseus *", 4, 4, "=Theseus"),
        (START + "1. resign:3 *", 4, 4, "Seat 2 does not play"),
        (START + "1. resign:9 *", 4, 4, "not a resignation"),
        ('[Event "x]\n' + START + "*", 1, 1, "no header"),
        ('[Event "x"]\n[Event "y"]\n' + START + "*", 2, 1, "twice"),
        (START + '[Event "x"] *', 4, None, "the one before has no result"),
        ('[Powers "Apollu, Minotaur"] *', 1, None, "did you mean Apollo"),
        ('[Powers "Hades, Pan"] *', 1, None, '[Forbidden "allowed"]'),
        ('[Powers "Circe, Pan, Atlas"] *', 1, None, "Circe is for 2 players"),
        ('[Powers "Pan"] *', 1, None, "2, 3 or 4 players"),
        ('[First "5"]\n[Powers "Pan, Atlas"] *', 2, None, "not a valid seat"),
        ('[Powers "Pan, Atlas"]\n[Edition "first"] *', 1, None, "no edition"),
        ('[Powers "Pan, Atlas"]\n[Result "1-0"] *', 2, None, "Result says '1-0'"),
        ('[Position "00000 A:b2"] *', 1, None, "needs the board"),
        (write_game(Game()) * 2, None, None, "there are 2"),
    ],
)
def test_bad_text_is_refused_with_place_and_reason(
    text: str, line: int | None, column: int | None, reason: str
) -> None:
    with pytest.raises(BadText) as caught:
        read_game(text)
    assert reason in str(caught.value)
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("name", ["", "two words", 'quote"', "line\nbreak", "é", "1st"])
def test_headers_need_a_decent_name(name: str) -> None:
    with pytest.raises(BadText, match="cannot name a header"):
        write_game(Game(), headers={name: "x"})


def test_a_comment_beyond_the_end_is_refused() -> None:
    with pytest.raises(BadText, match="no place for comment 1"):
        write_game(Game(), comments={1: "too late"})


def read_or_refuse(text: str) -> None:
    """Reading gives games that can be written again, or BadText; never anything else."""
    try:
        for record in read_games(text):
            write_game(record.game, headers=record.headers, comments=record.comments)
    except BadText:
        return


ALPHABET = '0123456789.+-@*~!=?<>x{}[]"\\abcdeDFMNSEW \n\r'
VALID = [write_game(random_game(seed, 30), headers={"Event": "x"}, comments={0: "y"}) for seed in range(30)]
SPICE = [
    *("=Pan", "=Theseus", "!F", "!M", "a1!b2", "~0", "~NE", "xa1", "-a1", "a1<>b2", "a1>b2", "?c3", ".", "??"),
    *("resign:1", "resign:2", "a1-b2-c3", "1.", "99.", "1-0", "0-1", "*", "{x}", "{", "}", "[X]", '[First "2"]'),
    *('[Fleece "Pan"]', '[Edition "revised"]', '[Position "x"]', '[Forbidden "allowed"]', '[Powers "Pan, Atlas"]'),
    *("@a1", "+a1", "+a1D", "*a1", "e5+e4", "e5+e4D"),
]


@settings(max_examples=effort(300, 100))
@given(st.text() | st.text(alphabet=ALPHABET, max_size=100) | st.lists(st.sampled_from(SPICE)).map(" ".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse('[Powers "Apollo, Mortal"] ' + text)


@pytest.mark.parametrize("seed", range(4))
def test_mixed_up_records_are_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(effort(600, 30)):
        text = mixed(VALID, rng)
        try:
            read_or_refuse(text)
        except Exception as error:
            raise AssertionError(text) from error


@settings(max_examples=effort(500, 100), suppress_health_check=[HealthCheck.too_slow])
@given(damaged(st.sampled_from(VALID), ALPHABET, SPICE))
def test_damaged_records_are_read_or_refused(text: str) -> None:
    read_or_refuse(text)
