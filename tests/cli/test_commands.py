"""Replaying records, the catalog of powers, and perft."""

from __future__ import annotations

from pathlib import Path

from santorini import CARDS
from tests.cli.typed import error, page, random_game, recorded


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
