"""A game in the terminal: typing steps, help, saving, and handing over where powers keep secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from santorini import Game
from santorini.locales import say
from santorini.records import read_game
from tests.cli.typed import START, beside, page, seated


def test_a_worker_then_a_space() -> None:
    output = page("play", "--computer", "none", typed=START + "b2\nc3\nc4\n")
    assert "Move b2: a1 b1 c1 a2 c2 a3 b3 c3" in beside(output)
    assert "Where to from b2?" in output
    assert "Player 1: b2 to c3, block on c4." in beside(output)


def test_a_whole_turn_in_one_line_in_any_case() -> None:
    assert "b4 to c5" in beside(page("play", "--computer", "none", typed=START + "B2-C3 +C4\nb4 c5 d5\n"))


def test_refusals_say_why_and_nothing_of_the_line_is_played() -> None:
    output = page("play", "--computer", "none", typed=START + "b2-c3 +b4\nb2-b5\nb2\ne5\nzz\na3\nd4-d2\n+a1\n\n")
    for words in (
        "+b4: a worker stands on b4",
        "b5 is not next to the worker",
        "e5 is not next to the worker",
        "'zz' is not a step",
        "the worker has moved; now it has to build",
        "Type a space like c3",
    ):
        assert words in output
    assert "block on" not in output


def test_a_power_of_the_opponent_is_the_reason() -> None:
    game = Game("Athena", "Mortal")
    for text in ("@b2", "@d4", "@b4", "@d2"):
        game.take(text)
    for turn in ("b2-c2 +c1", "d2-d3 +e4", "c2-c1 +c2"):
        game.play(turn)
    table, lines = seated(game, ["d3-e4"])
    table.run_out()
    assert any("Athena moved up" in line for line in lines)


def test_two_meanings_are_offered_by_number() -> None:
    output = page("play", "Prometheus", "Mortal", "--computer", "none", typed=START + "b2\nc3\n2\nb2\n\n")
    assert "1  move b2-c3   2  build b2+c3" in output
    assert re.search(r"Move b2: (?!.*Build)", output)


def test_enter_ends_the_turn_where_something_optional_is_left() -> None:
    output = page("play", "Demeter", "Mortal", "--computer", "none", typed=START + "b2-c3 +c4\n\n")
    assert "Done: Enter" in output
    assert "Player 2: move" in output


def test_undo_takes_back_the_answer_of_the_computer_too() -> None:
    output = page("play", "--seed", "1", "--computer", "2", typed="b2\nd4\nundo\nundo\nundo\nd4\nlog\n")
    assert "There is nothing to undo" in output
    assert output.count("Setup: @d4") == 1


def test_help_cards_hint_and_log() -> None:
    typed = START + "?\ncard Pan\ncards\nhint\nb2-c3 +c4\nlog\n"
    output = page("play", "Apollo", "Zeus", "--computer", "none", typed=typed)
    for words in ("How to play", "wins by moving down", "Zeus · God of the Sky", "The computer would play"):
        assert words in output
    assert "  1. Player 1: b2-c3 +c4" in output


def test_resigning_needs_a_yes() -> None:
    assert "resigned" not in page("play", typed="\n\n\nb2\nd4\nresign\nno\n")
    assert "Computer wins: the other side resigned." in page("play", typed="\n\n\nb2\nd4\nresign\nyes\n")


@pytest.mark.parametrize(("language", "word"), [("en", "y"), ("de", "J"), ("it", "si"), ("pl", "t"), ("ru", "да")])
def test_the_beginning_of_a_yes_is_enough_with_or_without_accents(language: str, word: str) -> None:
    resigned = say("table-ending-resigned", {}, language)
    assert resigned in page("--language", language, "play", typed=f"\n\n\nb2\nd4\nresign\n{word}\n")
    assert resigned not in page("--language", language, "play", typed="\n\n\nb2\nd4\nresign\n\n")


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "half.santorini"
    page("play", "Apollo", "Zeus", "--computer", "none", typed=START + f"b2-c3 +c4\nsave {file}\n")
    game = read_game(file.read_text()).game
    assert game.turns()[-1] == (1, 0, "b2-c3 +c4")
    output = page("play", "--load", str(file), typed="b4-b5 +b4\nsave\nlog\n")
    assert "2. Player 2: b4-b5 +b4" in output
    assert len(read_game(file.read_text()).game.turns()) == 3
    output = page("play", "--computer", "none", typed=f"b2\nload {file}\nlog\nload\nload nowhere\nsave {file}\n")
    assert "2. Player 2: b4-b5 +b4" in output
    assert "Say which file" in output
    assert "nowhere" in output


def test_saving_asks_before_it_writes_over_a_file(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    page("play", typed=f"\n\n\nb2\nsave {file}\nno\n")
    assert file.read_text() == "mine"


def test_a_saved_game_against_the_computer_goes_on_against_it(tmp_path: Path) -> None:
    file = tmp_path / "game.santorini"
    page("play", "--seed", "2", "--computer", "2", typed=f"b2\nd4\nsave {file}\n")
    assert "X  Computer" in page("play", "--load", str(file))
    assert "X  Player 2" in page("play", "--load", str(file), "--computer", "none")


def test_computers_play_a_game_among_themselves() -> None:
    output = page("play", "--computer", "all", "--seed", "3", "Pan", "Athena")
    assert re.search(r"Computer [12] wins: ", output)
    assert "  1. Computer 1: " in output


def test_again_swaps_the_first_player() -> None:
    lines = START + "resign\nyes\nagain\nb2\nlog\n"
    output = page("play", "--computer", "none", typed=lines)
    assert "Player 2 wins" in output
    assert "Player 2: place a worker" in output.partition("again ·")[2]


# ---------------------------------------------------------------- secrets


def test_the_keyboard_is_handed_over_where_powers_keep_secrets() -> None:
    output = page("play", "Hecate", "Mortal", "--computer", "none", typed="\nb2\nd4\n\nb4\ne5\n\n\n")
    assert "The keyboard goes to Player 2 (Mortal)" not in output, "a mortal's card has no name to tell"
    assert "The keyboard goes to Player 2." in output
    assert "The keyboard goes to Player 1 (Hecate)." in output


def test_the_board_shown_is_that_of_the_seat() -> None:
    game = Game("Hecate", "Mortal")
    for text in ("@b2", "@d4", "@a5", "@e5"):
        game.take(text)
    table, shown = seated(game, ["", "a5-a4 +a3", "", "log"])
    table.run_out()
    hecates, mortals = "".join(shown).split("The keyboard goes to Player 2")
    assert re.search(r"\|\[  a   \]\|", hecates)
    assert not re.search(r"\|\[? +a +\]?\|", mortals)
    assert "?? +a3" in mortals
    assert "Player 1: did something unseen, block on a3." in beside(mortals)


def test_nothing_is_handed_over_without_secrets() -> None:
    assert "looks away" not in page("play", "Pan", "Zeus", "--computer", "none", typed=START)
    assert "looks away" not in page("play", "Hecate", "Zeus", "--computer", "2", typed="b2\n")
