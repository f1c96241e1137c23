"""Replaying records, the catalog of powers, and perft."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import santorini
from santorini import CARDS, write_game
from tests.cli.typed import error, page, random_game, recorded, run

START = "00000/00000/00000/00000/00000 A:b2,d4 X:b4,d2 1 Pan,Atlas"


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
    assert "for 2, 3, or 4 players; can be used with the Golden Fleece" in output
    assert "Not against Terpsichore." in output
    assert "revised: opponents may build any dome next to her" in output
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


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    way = "compiled" if santorini.compiled else "plain Python"
    assert page("--version").startswith(f"santorini {santorini.__version__} · {way}")
    assert page("-h") == page("--help")
    assert page("perft", "-h") == page("perft", "--help")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("serve --port 99999", "port needs a whole number from 0 to 65535."),
        ("perft -d 0", "depth needs a whole number, 1 or more."),
        ("powers --players 7", "players needs a whole number from 2 to 4."),
    ],
)
def test_a_number_out_of_range_is_told_its_range(typed: str, says: str) -> None:
    result = run(*typed.split())
    assert result.exit_code == 2
    assert says in result.stderr.splitlines()[0]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["perft", "--place", "b2 b2 b2 b2"], "No worker can be placed on b2, b2, b2"),
        (["serve", "--port", "0", "--database", "oracle://x"], "There is no kind of database called oracle"),
        (["serve", "--port", "0", "--database", "nonsense"], "cannot be opened"),
        (["svg", "missing.santorini"], "missing.santorini"),
        (["svg", START, "--style", "oil"], "There is no style oil"),
        (["svg", START, "-o", "board.bmp"], "should end in .svg, .png or .gif"),
        (["svg", START, "--turn", "3"], "There is no turn 3; the last is 0"),
    ],
)
def test_a_wrong_value_gets_a_sentence(arguments: list[str], says: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("SANTORINI_DATA", str(tmp_path))
    assert says in error(*arguments)


def test_programs_get_json() -> None:
    assert [card["name"] for card in json.loads(page("powers", "--json"))] == [card.name for card in CARDS[1:]]
    assert json.loads(page("powers", "pan", "--json"))["not_against"] == ["Hades"]
    counts = json.loads(run("perft", "-d", "2", "--json").stdout)["counts"]
    assert [count["ways"] for count in counts] == [80, 6176]
    told = json.loads(page("replay", "-", "--json", typed=write_game(random_game("Pan", "Atlas", seed=2))))
    assert told["powers"] == ["Pan", "Atlas"]


def test_pictures_are_drawn(tmp_path: Path) -> None:
    assert page("svg", START).startswith("<svg")
    file = recorded(tmp_path, random_game("Pan", "Atlas", seed=2))
    assert "<animate" in page("svg", file, "--animate")
    for kind, begins in (("png", b"\x89PNG"), ("gif", b"GIF89a"), ("svg", b"<svg")):
        output = tmp_path / f"game.{kind}"
        page("svg", file, "-o", str(output), "--size", "64", "--turned", "2", "--style", "print")
        assert output.read_bytes().startswith(begins)
    assert page("svg", "-", "--turn", "1", typed=write_game(random_game(seed=2))).count('data-piece="worker"') == 4


def test_damaged_games_are_found(tmp_path: Path) -> None:
    good = write_game(random_game(seed=1, steps=20))
    file = tmp_path / "games.santorini"
    file.write_text(f"{good}\n{good.replace('[Powers', '[Powders')}\n{good}")
    result = run("validate", str(file))
    assert result.exit_code == 1
    assert "the game does not say who plays" in result.output
    assert "Readable games: 2; damaged: 1" in result.output
    assert "Readable games: 1; damaged: 0" in page("validate", "-", typed=good)
    assert json.loads(run("validate", "--json", str(file)).output)["games"] == 2


def test_shells_can_complete() -> None:
    for shell in ("bash", "zsh", "fish"):
        assert "_SANTORINI_COMPLETE" in page("completion", shell)
