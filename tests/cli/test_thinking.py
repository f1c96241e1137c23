"""`santorini analyze` and `santorini match`, as people use them."""

from __future__ import annotations

import json
from pathlib import Path

from santorini import Game, read_position, write_position
from tests.cli.typed import error, page, random_game, recorded, run

WIN = "00000/00000/00230/00000/00000 A:c3,a1 X:e5,e4 1 Mortal,Mortal"
LOST = "00000/03030/02020/00000/00000 A:b3,d3 X:a1,e1 2 Mortal,Mortal"


def test_a_position_is_analyzed() -> None:
    output = page("analyze", WIN, "--nodes", "2000", "--lines", "2")
    assert WIN in output
    assert "Depth " in output
    assert "in 1" in output
    assert "c3-d3" in output


def test_for_programs_there_is_json() -> None:
    told = json.loads(page("analyze", WIN, "--depth", "1", "--lines", "2", "--json"))
    assert told["position"] == WIN
    assert told["depth"] == 1
    assert (told["lines"][0]["turn"], told["lines"][0]["win_in"]) == ("c3-d3", 1)
    game = Game.from_position(read_position(told["position"]))
    for turn in told["lines"][1]["variation"]:
        game.play(turn)


def test_a_loss_is_called_so() -> None:
    assert "lost in " in page("analyze", LOST, "--depth", "2", "--lines", "1")


def test_files_are_analyzed(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(f"{WIN}\n", encoding="utf-8")
    assert "c3-d3" in page("analyze", str(file), "--depth", "1")
    game = random_game("Apollo", "Pan", seed=1, steps=12)
    told = json.loads(page("analyze", recorded(tmp_path, game), "--depth", "1", "--json"))
    game.play(told["lines"][0]["turn"])


def test_games_that_hide_something_are_analyzed_too() -> None:
    game = Game("Hecate", "Mortal")
    for text in ("@b4", "@d2", "@b2", "@d4"):
        game.take(text)
    assert "Depth" in page("analyze", write_position(game.position), "--nodes", "30", "--threads", "2")


def test_what_cannot_be_analyzed_is_refused(tmp_path: Path) -> None:
    assert "a position needs the board" in error("analyze", "nonsense")
    assert "Nobody has anything to decide" in error("analyze", recorded(tmp_path, random_game(seed=3)))
    assert run("analyze", WIN, "--lines", "0").exit_code == 2
    (file := tmp_path / "position.txt").write_bytes(b"0\x80\x81")
    assert "is not a text file" in error("analyze", str(file))


def test_a_match_is_played_and_told() -> None:
    output = page("match", "simple", "random", "--rounds", "2", "--seed", "1")
    assert "simple against random" in output
    assert "4 games: 4 won, 0 drawn, 0 lost (100.0%)" in output
    assert "Elo +" in output
    assert "test" not in output


def test_a_match_with_a_test_tells_its_verdict() -> None:
    assert "simple is better" in page("match", "simple", "random", "--better", "300")
    assert "random is not better" in page("match", "random", "simple", "--better", "300")
    assert "cannot say yet" in page("match", "simple", "random", "--better", "5", "--rounds", "1")


def test_a_match_in_json() -> None:
    command = (
        "match",
        "hand",
        "simple",
        "--nodes",
        "50",
        "--rounds",
        "1",
        "--powers",
        "simple",
        "--opening",
        "2",
        "--json",
    )
    told = json.loads(run(*command).stdout)
    assert (told["first"], told["second"], told["games"]) == ("hand", "simple", 2)
    assert told["won"] + told["drawn"] + told["lost"] == 2
    assert told["low"] <= told["elo"] <= told["high"]
    assert told["better"] is None
    assert json.loads(run(*command).stdout) == told


def test_matches_that_cannot_be_are_refused() -> None:
    assert "'best' is not a player" in error("match", "best", "simple")
    assert "did you mean Pan" in error("match", "simple", "random", "--powers", "Pann,Pan")
    forbidden = ("match", "simple", "random", "--powers", "Hades,Pan", "--rounds", "1")
    assert "--allow-forbidden" in error(*forbidden)
    assert "2 games" in page(*forbidden, "--allow-forbidden")
    assert "the lower one first" in error("match", "simple", "random", "--null", "5", "--better", "0")
    assert "no-such-engine" in error("match", "engine:no-such-engine", "random", "--rounds", "1")
