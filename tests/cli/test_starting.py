"""A game is started by questions or options; mistakes are told in one line; a pipe will do for a terminal."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from santorini import Game, view
from santorini.ai.computer import ComputerPlayer
from santorini.ai.levels import LEVELS
from santorini.locales import LANGUAGES
from santorini.terminal_game.screen import BOARD_WIDTH
from tests.cli.typed import beside, error, page, random_game, run


def test_enter_for_each_question_starts_a_game_against_the_computer() -> None:
    output = page("play", typed="\n\n\n")
    assert "Who plays?" in output
    assert "5  A fair match: thinks a few turns ahead." in output
    assert "A  You" in output
    assert "X  Computer · level 5" in output
    assert output.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(
    ("answers", "shows"),
    [
        ("2\n1\n", ["Player 1", "Player 2"]),
        ("3\n1\n", ["Player 1", "Player 2", "Player 3", "Y "]),
        ("4\n2\n", ["Player 4"]),
        ("1\n9\n2\n", ["9  A master: hardly ever gives you a chance.", "You · ", "Computer · "]),
        ("1\n\n4\nMinotor\nMinotaur\n\n", ["did you mean Minotaur?", "You · Minotaur", "Computer · "]),
        ("2\n4\nPan\nHades\nno\nPan\nZeus\n", ["advises against Pan and Hades", "Player 2 · Zeus"]),
        ("2\n4\nPan\nHades\nyes\n", ["Player 2 · Hades"]),
        ("3\n3\nChronus\nPan\nZeus\nAtlas\n", ["Chronus is not for 3 players", "Player 3 · Atlas"]),
        ("1\n\n6\nAthena\nPan\n", ["Athena cannot be the power", "The Ram gives Pan"]),
        ("1\n\n6\n\n", ["The Ram gives"]),
        ("1\n\n5\n2\n", ["Seat 1 picks", "You · "]),
        ("2\n5\nPan Hades\nPan Zeus\n1\n2\n", ["Seat 2 picks", "Player 2 · Pan", "Who begins?"]),
        ("9\nx\n1\n0\n11\n10\n1\n", ["Type a number from 1 to 4", "from 1 to 10", "A  You", "level 10"]),
    ],
)
def test_the_questions(answers: str, shows: list[str]) -> None:
    output = page("play", "--seed", "5", typed=answers)
    for words in shows:
        assert words in output


@pytest.mark.parametrize("yes", ["sí", "Si", "s", "y"])
def test_a_question_is_answered_in_ones_own_language(yes: str) -> None:
    asked = "2\n4\nPan\nHades\n"
    assert "Jugador 2 · Hades" in page("--language", "es", "play", typed=f"{asked}{yes}\n")
    assert "Jugador 2 · Hades" not in page("--language", "es", "play", typed=f"{asked}no\nPan\nZeus\n")


def test_options_ask_nothing() -> None:
    output = page("play", "Apollo", "Pan", "--computer", "none")
    assert "Who plays?" not in output
    assert "Player 2 · Pan" in output
    assert "Computer · Pan" in page("play", "Apollo", "Pan")
    assert "Player 4" in page("play", "--players", "4", "--random", "simple")
    assert "The Ram gives" in page("play", "--fleece", "random")
    assert "You · Pan" in page("play", "Pan", "--random", "simple")


def test_a_level_that_was_given_is_not_asked_for() -> None:
    output = page("play", "--level", "7", typed="\n\n")
    assert "Who plays?" in output
    assert "How strong" not in output
    assert "Computer · level 7" in output
    assert "Computer · Pan · level 2" in page("play", "Apollo", "Pan", "--level", "2")
    assert page("play", "Atlas", "Pan", "Zeus", "--computer", "2,3", "--level", "1").count("level") == 2
    assert "level 2" not in page("play", "Apollo", "Pan", "--computer", "none", "--level", "2")


def test_a_computer_that_challenges_begins_if_that_helps() -> None:
    for seed in range(1, 6):  # none of whose powers says who places first
        output = page("play", "--seed", str(seed), "--level", "10", typed="1\n5\n2\n")
        assert re.search(r"Computer: .*worker on", beside(output)), "it has placed its workers before anybody is asked"


@pytest.mark.parametrize(
    ("language", "level", "seat"),
    [
        ("en", 1, ["X  Computer 2 · Pan", "   level 1", "Y  Computer 3 · Prometheus", "   level 1"]),
        ("ru", 10, ["X  Компьютер 2 · Пан", "   уровень 10", "Y  Компьютер 3 · Прометей", "   уровень 10"]),
    ],
)
def test_what_belongs_together_stays_in_one_line(language: str, level: int, seat: list[str]) -> None:
    """A screen of 80 columns leaves 28 beside the board."""
    told = ["--language", language, "play", "Atlas", "Pan", "Prometheus", "--computer", "2,3", "--level", str(level)]
    board = run(*told).output.splitlines()
    first = next(place for place, line in enumerate(board) if line[BOARD_WIDTH:].lstrip().startswith("X  "))
    assert [line[BOARD_WIDTH:].rstrip() for line in board[first : first + len(seat)]] == [
        f"    {line}" for line in seat
    ]


def test_a_saved_game_keeps_the_level_unless_another_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "game.santorini"
    page("play", "--level", "3", "--computer", "2", typed=f"b2\nsave {file}\n")
    assert '[Players "person, computer 3"]' in file.read_text()
    assert "Computer · level 3" in page("play", "--load", str(file))
    assert "Computer · level 8" in page("play", "--load", str(file), "--level", "8")
    assert "Computer · level 5" in page("play", "--load", str(file), "--computer", "2")
    file.write_text(file.read_text().replace("computer 3", "computer"))
    assert "Computer · level 5" in page("play", "--load", str(file))
    file.write_text(file.read_text().replace("person, computer", "person, computer 44"))
    assert "There is no level 44" in error("play", "--load", str(file))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "--level", "0"], "There is no level 0; the computer plays at levels 1 to 10"),
        (["play", "Pan", "Zeus", "--level", "11"], "There is no level 11"),
        (["play", "Minotor", "Pan"], "did you mean Minotaur?"),
        (["play", "Pan", "Hades"], "--allow-forbidden"),
        (["play", "Pan", "Zeus", "Chronus"], "Chronus is for 2 players"),
        (["play", "Pan", "Zeus", "Atlas", "Limus", "Bia"], "2, 3 or 4 players"),
        (["play", "--players", "7"], "2, 3 or 4 players"),
        (["play", "--computer", "5"], "seats are numbers from 1 to 2"),
        (["play", "--random", "titans"], "no pool 'titans'"),
        (["play", "Pan", "Zeus", "--edition", "1883"], "no edition '1883'"),
        (["play", "Pan", "Zeus", "--first", "3"], "first player"),
        (["play", "--fleece", "Athena"], "Athena cannot be"),
        (["play", "--load", "nowhere.santorini"], "nowhere.santorini: No such file"),
        (["replay", "nowhere.santorini"], "No such file"),
        (["powers", "Minotor"], "did you mean Minotaur?"),
        (["powers", "77"], "no power number 77"),
        (["powers", "--group", "titans"], "no pool"),
        (["perft", "Pan", "Hades"], "--allow-forbidden"),
        (["perft", "--position", "nonsense"], "position"),
        (["perft", "--place", "b9"], "'b9' is not a space"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], says: str) -> None:
    assert says in error(*arguments)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["plya"],
            "There is no command plya. Choose play, serve, replay, powers, perft, admin, engine, analyze, match, "
            "review, svg, validate, completion, selfplay, train, gauntlet, or generations.",
        ),
        (["--langage", "fr"], "There is no option --langage; did you mean --language?"),
        (["--language", "xx", "powers"], f"--language must be {', '.join(LANGUAGES[:-1])}, or {LANGUAGES[-1]}."),
        (["play", "-x"], "There is no option -x."),
        (["play", "--players"], "--players needs a value."),
        (["play", "--players", "two"], "--players needs a whole number."),
        (["replay"], "FILE is missing."),
        (["admin", "shwo"], "There is no command shwo. Choose tables, show, close,"),
        (["admin", "tables", "--status", "won"], "--status must be gathering, drafting, playing, or over."),
        (["replay", "--all=yes", "game.santorini"], "--all takes no value."),
        (["powers", "Pan", "Zeus"], "Too many arguments for"),
        (["--language", "fr", "play", "--plyers", "2"], "L’option --plyers n’existe pas"),
        (["--language", "ru", "replay"], "Не хватает FILE."),
    ],
)
def test_what_was_typed_wrong_is_told_with_a_way_to_learn_more(arguments: list[str], says: str) -> None:
    told = run(*arguments)
    assert told.exit_code == 2
    why, remedy = told.stderr.splitlines()
    assert says in why
    assert "--help`" in remedy


def test_bad_files_are_told_in_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.santorini"
    bad.write_text('[Powers "Apollo, Minotaur"] @b2 @b2 *')
    assert "line 1" in error("play", "--load", str(bad))
    bad.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in error("replay", str(bad))
    bad.write_text("")
    assert "no game" in error("replay", str(bad)).lower()


# ---------------------------------------------------------------- as a program


def program(*arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "santorini", *arguments], input=typed, capture_output=True, text=True, timeout=120
    )


def test_a_whole_game_through_a_pipe() -> None:
    """A hot-seat game of random steps, typed turn by turn, to its end."""
    game = random_game("Apollo", "Minotaur", seed=11)
    typed = "\n".join(text for _, _, text in game.turns()).replace(" @", "\n@") + "\n"
    done = program("play", "Apollo", "Minotaur", "--computer", "none", typed=typed)
    assert done.returncode == 0, done.stderr
    assert game.result is not None
    assert f"Player {game.result.side + 1} wins" in done.stdout
    assert not done.stderr


def test_a_whole_game_against_the_computer_through_a_pipe() -> None:
    """The same seed plays the same game, so a person's lines can be written down beforehand."""
    rng, person, game, lines = random.Random(8), random.Random(9), Game(), []
    computer = ComputerPlayer(LEVELS[2], rng)  # this one looks at little, so it is never stopped by the clock
    while not game.over:
        if game.decider == 0:
            game.take(person.choice(game.legal_steps()))
            lines.append(game.history[-1].text)
        else:
            game.take(computer.decide(view(game, 1)))
    done = program("play", "--computer", "2", "--level", "3", "--seed", "8", typed="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    assert "Computer wins: a worker moved up to the third level." in done.stdout


def test_without_typer_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['typer'] = None; from santorini.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.strip() == 'The santorini command needs typer: install it with  pip install "santorini[cli]"'
