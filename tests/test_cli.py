"""The `santorini` command, used as people use it: lines typed in, pages read."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("typer")
pytest.importorskip("rich")

from typer.testing import CliRunner, Result

from santorini import CARDS, Card, Game, view
from santorini.cli import app
from santorini.draft import random_powers, secret
from santorini.players import SimplePlayer
from santorini.powers.catalog import forbids
from santorini.records import read_game, write_game
from santorini.rules.geometry import SPACES
from santorini.terminal_game.screen import BOARD_WIDTH, Leave, Screen
from santorini.terminal_game.table import Table
from santorini.terminal_game.words import spelled, worker_of, workers_on_offer

PURE = bool(os.environ.get("SANTORINI_UNCOMPILED"))
START = "b2\nd4\nb4\nd2\n"  # four workers of a hot-seat game


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["--language", "en", *arguments], input=typed)


def page(*arguments: str, typed: str = "") -> str:
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def error(*arguments: str) -> str:
    """The one line that says what was wrong."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def beside(output: str) -> str:
    """What stands beside the boards, as one line."""
    return " ".join(line[BOARD_WIDTH:].strip() for line in output.splitlines() if line[3:4] in ("+", "|"))


def recorded(tmp_path: Path, game: Game, name: str = "game.santorini") -> str:
    path = tmp_path / name
    path.write_text(write_game(game), encoding="utf-8")
    return str(path)


def random_game(*powers: str | int, seed: int = 0, steps: int = 400) -> Game:
    rng, game = random.Random(seed), Game(*powers)
    while not game.over and len(game.history) < steps:
        game.take(rng.choice(game.legal_steps()))
    return game


# ---------------------------------------------------------------- starting


def test_enter_twice_starts_a_game_against_the_computer() -> None:
    output = page("play", typed="\n\n")
    assert "Who plays?" in output
    assert "A  You" in output
    assert "X  Computer" in output
    assert output.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(
    ("answers", "shows"),
    [
        ("2\n1\n", ["Player 1", "Player 2"]),
        ("3\n1\n", ["Player 1", "Player 2", "Player 3", "Y "]),
        ("4\n2\n", ["Player 4"]),
        ("1\n2\n", ["You · ", "Computer · "]),
        ("1\n4\nMinotor\nMinotaur\n\n", ["did you mean Minotaur?", "You · Minotaur", "Computer · "]),
        ("2\n4\nPan\nHades\nno\nPan\nZeus\n", ["advises against Pan and Hades", "Player 2 · Zeus"]),
        ("2\n4\nPan\nHades\nyes\n", ["Player 2 · Hades"]),
        ("3\n3\nChronus\nPan\nZeus\nAtlas\n", ["Chronus is not for 3 players", "Player 3 · Atlas"]),
        ("1\n6\nAthena\nPan\n", ["Athena cannot be the power", "The Ram gives Pan"]),
        ("1\n6\n\n", ["The Ram gives"]),
        ("1\n5\n2\n", ["Seat 1 picks", "You · "]),
        ("2\n5\nPan Hades\nPan Zeus\n1\n2\n", ["Seat 2 picks", "Player 2 · Pan", "Who begins?"]),
        ("9\nx\n1\n1\n", ["Type a number from 1 to 4", "A  You"]),
    ],
)
def test_the_questions(answers: str, shows: list[str]) -> None:
    output = page("play", "--seed", "5", typed=answers)
    for words in shows:
        assert words in output


def test_options_ask_nothing() -> None:
    output = page("play", "Apollo", "Pan", "--computer", "none")
    assert "Who plays?" not in output
    assert "Player 2 · Pan" in output
    assert "Computer · Pan" in page("play", "Apollo", "Pan")
    assert "Player 4" in page("play", "--players", "4", "--random", "simple")
    assert "The Ram gives" in page("play", "--fleece", "random")
    assert "You · Pan" in page("play", "Pan", "--random", "simple")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
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
        (["perft", "--place", "b9"], "'b9' is no space"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], says: str) -> None:
    assert says in error(*arguments)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya"], "There is no command plya; there are play, serve, replay, powers, perft, or admin."),
        (["--langage", "fr"], "There is no option --langage; did you mean --language?"),
        (["--language", "de", "powers"], "--language must be en, fr, it, pl, or ru."),
        (["play", "-x"], "There is no option -x."),
        (["play", "--players"], "--players needs a value."),
        (["play", "--players", "two"], "--players needs a whole number."),
        (["replay"], "FILE is missing."),
        (["admin", "shwo"], "There is no command shwo; there are tables, show, close,"),
        (["admin", "tables", "--status", "won"], "--status must be gathering, drafting, playing, or over."),
        (["replay", "--all=yes", "game.santorini"], "--all takes no value."),
        (["powers", "Pan", "Zeus"], "powers takes."),
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
    assert "no text file" in error("replay", str(bad))
    bad.write_text("")
    assert "no game" in error("replay", str(bad)).lower()


# ---------------------------------------------------------------- playing


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
        "'zz' is no step",
        "nothing of the kind can be done now",
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
    assert "There is nothing to take back" in output
    assert output.count("Setup: @d4") == 1


def test_help_cards_hint_and_log() -> None:
    typed = START + "?\ncard Pan\ncards\nhint\nb2-c3 +c4\nlog\n"
    output = page("play", "Apollo", "Zeus", "--computer", "none", typed=typed)
    for words in ("How to play", "wins by moving down", "Zeus · God of the Sky", "The computer would play"):
        assert words in output
    assert "  1. Player 1: b2-c3 +c4" in output


def test_resigning_needs_a_yes() -> None:
    assert "gave up" not in page("play", typed="b2\nd4\nresign\nno\n")
    assert "Computer wins: the other side gave up." in page("play", typed="\nb2\nd4\nresign\nyes\n" * 2)


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
    page("play", typed=f"\n\nb2\nsave {file}\nno\n")
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


# ---------------------------------------------------------------- every power at the table


class Script(Screen):
    """A screen whose keyboard is a list of lines, and which remembers what it said."""

    def __init__(self, lines: Iterable[str], said: list[str]) -> None:
        super().__init__()
        self.lines = iter(lines)
        self.said = said
        self.console.file = Spool(said)  # type: ignore[assignment]

    def ask(self, prompt: str = "") -> str:
        self.said.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise Leave
        return line


class Spool:
    """A file that is a list."""

    def __init__(self, said: list[str]) -> None:
        self.said = said

    def write(self, text: str) -> int:
        self.said.append(text)
        return len(text)

    def flush(self) -> None:
        pass


class Sitting(Table):
    """A table that says when nobody answers any more."""

    def run_out(self) -> None:
        with pytest.raises(Leave):
            self.run()


def seated(game: Game, lines: Iterable[str]) -> tuple[Sitting, list[str]]:
    said: list[str] = []
    return Sitting(game, [None] * game.players, Script(lines, said), random.Random(0)), said


def typing(table: list[Sitting], rng: random.Random, steps: int) -> Iterator[str]:
    """A person who plays at random, in bare spaces where that is enough."""
    while not table[0].game.over and len(table[0].game.history) < steps:
        game = table[0].game
        seat, legal = game.decider, game.legal_steps()
        if seat is not None and table[0].keyboard != seat:
            yield ""
            continue
        step = rng.choice(legal)
        worker, workers = worker_of(step), workers_on_offer(legal)
        same = [other for other in legal if other.dst == step.dst and worker_of(other) == worker]
        if len(same) == 1 and step.dst < 25 and step.kind not in ("aim", "end") and rng.random() < 0.7:
            if worker is not None and len(workers) > 1:
                yield SPACES[worker]
            yield SPACES[step.dst]
        else:
            yield game.text(step).lower()


@pytest.mark.parametrize("card", CARDS[1 :: 9 if PURE else 1], ids=str)
def test_every_power_can_be_played_by_typing(card: Card) -> None:
    rng = random.Random(card.number)
    rivals = [other for other in CARDS[1:] if other != card and not forbids(card.number, other.number)]
    game = Game(card.number, rng.choice(rivals).number)
    holder: list[Sitting] = []
    table, said = seated(game, typing(holder, rng, 30 if PURE else 80))
    holder.append(table)
    table.run_out()
    red = [line for line in said if "is no step" in line or "Nothing can be done" in line or "could mean" in line]
    assert not red
    assert game.over or len(game.history) >= 30


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(1 if PURE else 4))
def test_three_and_four_can_play_by_typing(players: int, seed: int) -> None:
    rng = random.Random(seed)
    game = Game(*(card.number for card in random_powers(players, rng)))
    holder: list[Sitting] = []
    table, said = seated(game, typing(holder, rng, 60))
    holder.append(table)
    table.run_out()
    assert ("looks away" in "".join(said)) == any(secret(card) for card in game.cards)


def test_the_screen_fits_80_by_24() -> None:
    """All 55 powers against the longest-winded others, at the first choice of the turn."""
    for card in CARDS[1:]:
        game = Game(card.number, 0)
        rng = random.Random(1)
        while game.turn == 0:
            if game.decider is None:
                game.draw(rng)
            else:
                game.take(rng.choice(game.legal_steps()))
        table, said = seated(game, [])
        table.keyboard = game.decider
        table.run_out()
        lines = "".join(said).splitlines()
        assert len(lines) <= 24, card.name
        assert max(map(len, lines)) <= 80


def test_what_the_picture_says_beside_the_board_is_left_out() -> None:
    output = page("play", "Pan", "Zeus", "--computer", "none")
    edge = next(line for line in output.splitlines() if "+--------+" in line)
    assert edge[:BOARD_WIDTH].rstrip() == "   +--------+--------+--------+--------+--------+"
    assert "to decide" not in output


def test_spelling() -> None:
    assert spelled("B2-C3-D4 +C4d ~sw !m X") == "b2-c3-d4 +c4D ~SW !M x"


# ---------------------------------------------------------------- replay, powers, perft


def test_replay_goes_through_the_turns(tmp_path: Path) -> None:
    file = recorded(tmp_path, random_game(seed=4))
    output = page("replay", file, typed="\n\nb\n3\nq\n")
    assert "Setup: @" in output
    assert output.count("1. Mortal (1)") == 2
    assert output.count("2. Mortal (2)") == 1
    assert "3. Mortal (1)" in output
    assert "Turn 3 of " in output


def test_replay_ends_at_the_end(tmp_path: Path) -> None:
    game = random_game(seed=4)
    file = recorded(tmp_path, game)
    output = page("replay", file, typed="\n" * (len(game.turns()) + 1))
    assert "wins: " in output


def test_replay_prints_everything(tmp_path: Path) -> None:
    game = random_game("Apollo", "Zeus", seed=2)
    file = recorded(tmp_path, game)
    output = page("replay", "--all", file)
    for _, _, text in game.turns():
        assert text in " ".join(output.split())
    assert output.count("+--------+") >= 6
    assert len(page("replay", "--all", "--boards", file)) > 10 * len(output) / 3
    assert "has no game 2" in error("replay", "--game", "2", file)
    assert page("replay", "--all", "--game", "1", file) == output


def test_the_catalog() -> None:
    output = page("powers")
    assert all(card.name in output for card in CARDS[1:])
    assert "Heracles" not in page("powers", "--players", "3")
    assert "Athena" not in page("powers", "--fleece")
    assert "Apollo" not in page("powers", "--group", "hero")


def test_one_card() -> None:
    output = " ".join(page("powers", "limus").split())
    assert "Limus · Goddess of Famine" in output
    assert "for 2, 3, or 4 players; may be the Golden Fleece" in output
    assert "Not against Terpsichore." in output
    assert "revised: opponents may build any dome beside her" in output
    assert page("powers", "23") == page("powers", "Limus")


def test_perft_counts() -> None:
    output = page("perft", "--depth", "2")
    assert "80" in output
    assert "6,176" in output
    assert "6,176" in page("perft", "--depth", "2", "--bulk")
    position = "00000/00000/00000/00000/00000 A:a1,e5 X:a5,e1 1 Mortal,Mortal"
    assert "1,296" in page("perft", "--depth", "2", "--position", position)
    assert "1,296" in page("perft", "--depth", "2", "--place", "a1 e5 a5 e1")
    assert "turns" in page("perft", "Graeae", "Eros", "--depth", "1")
    assert "turns" in page("perft", "Siren", "Moerae", "--depth", "1")


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
    computer = SimplePlayer(rng)
    while not game.over:
        if game.decider == 0:
            game.take(person.choice(game.legal_steps()))
            lines.append(game.history[-1].text)
        else:
            game.take(computer.decide(view(game, 1)))
    done = program("play", "--computer", "2", "--seed", "8", typed="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    assert "Computer wins: a worker moved up to the third level." in done.stdout


def test_without_typer_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['typer'] = None; from santorini.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.strip() == 'The santorini command needs typer: install it with  pip install "santorini[cli]"'
