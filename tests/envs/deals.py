"""The deals every environment is tried with: 2, 3 and 4 players, open and hidden powers, chance, fleece, editions."""

from __future__ import annotations

from typing import Any

import pytest

DEALS: dict[str, dict[str, Any]] = {
    "mortals": {},
    "simple gods": {"powers": "Apollo Minotaur", "first": 1},
    "hidden workers": {"powers": "Hecate Nemesis"},
    "hidden abyss": {"powers": "Artemis Tartarus"},
    "hidden fate": {"powers": "Moerae Demeter"},
    "chance": {"powers": "Chaos Hermes", "edition": "spinmaster2017"},
    "a thief": {"powers": "Circe Charon"},
    "heroes, revised": {"powers": "Adonis Odysseus", "edition": "revised"},
    "reactions": {"powers": "Gaea Heracles"},
    "tokens": {"powers": "Charybdis Europa"},
    "fleece": {"fleece": "Aeolus"},
    "fleece with chance": {"fleece": "Chaos"},
    "any two": {"powers": "random"},
    "three, hidden workers": {"powers": "Hecate Gaea Clio"},
    "three, hidden fate": {"powers": "Bia Moerae Urania"},
    "any three": {"players": 3, "powers": "random"},
    "four": {"powers": "Dionysus Selene Siren Triton"},
    "any four": {"players": 4, "powers": "gods"},
}

every_deal = pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS.keys())
