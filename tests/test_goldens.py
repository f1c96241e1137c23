"""One recorded playthrough of every power: whatever changes the rules changes these, and must say so.

The same file is read compiled and uncompiled, so both must agree on every step and on the hash of every position.
To record the games anew after a change of the rules: `python -m tests.test_goldens`.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from santorini import Game
from santorini.powers.catalog import CARDS, power
from santorini.rules.names import EDITIONS
from santorini.rules.walk import Walk
from testkit.playing import completed, permitted, random_game

FILE = Path(__file__).parent / "goldens.json"
GOLDENS: list[dict[str, object]] = json.loads(FILE.read_text()) if FILE.exists() else []


def described(game: Game) -> dict[str, object]:
    return {
        "powers": [card.name for card in game.cards],
        "fleece": game.fleece.name if game.fleece else None,
        "edition": game.edition,
        "first": game.first,
        "steps": " ".join(played.text for played in game.history),
        "turns": [] if game.over else [Walk().perft(game.position.copy(), 1)],
        "key": f"{game.position.key():016x}",
    }


def test_every_power_has_a_playthrough() -> None:
    recorded = {name for golden in GOLDENS for name in golden["powers"]}  # type: ignore[attr-defined]
    assert recorded >= {card.name for card in CARDS[1:]}


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: "-".join(golden["powers"]))
def test_playthrough(golden: dict[str, object]) -> None:
    powers: list[str] = golden["powers"]  # type: ignore[assignment]
    game = Game(*powers, fleece=golden["fleece"], edition=golden["edition"], first=golden["first"])  # type: ignore[arg-type]
    for text in str(golden["steps"]).split():
        game.take(text)
    assert described(game) == golden


def record() -> None:
    """Write new playthroughs."""
    games = []
    for card in CARDS[1:]:
        rng = random.Random(card.number)
        players = rng.choice(card.players)
        rivals = [b for a, b in permitted(players) if a == card.number]
        powers = completed((card.number, rng.choice(rivals)), players, rng)
        games.append(random_game(powers, rng, cap=60, edition=rng.choice(EDITIONS)))
        if card.fleece:
            games.append(random_game([0, 0], rng, cap=60, fleece=power(card.name).number))
    rows = ",\n".join(json.dumps(described(game)) for game in games)
    FILE.write_text(f"[\n{rows}\n]\n")


if __name__ == "__main__":
    record()
