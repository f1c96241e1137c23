"""What is printed about the cards: each says when it acts, as the rulebook does."""

from __future__ import annotations

import pytest

from santorini.locales import LANGUAGES, say
from santorini.locales.english import slug
from santorini.powers.catalog import CARDS, power

# The labels of the printed cards, read off them one by one.
LABELS = """
    Your Move: Apollo, Artemis, Minotaur, Bia, Charon, Triton, Atalanta, Bellerophon
    Your Build: Atlas, Demeter, Hephaestus, Dionysus, Hestia, Morpheus, Selene, Zeus, Clio, Graeae
    Your Turn: Hermes, Prometheus, Hecate, Siren, Terpsichore, Urania, Achilles, Jason
    Start of Your Turn: Circe, Morpheus, Odysseus
    End of Your Turn: Ares, Medusa, Poseidon, Aeolus, Charybdis, Europa, Nemesis, Adonis, Heracles, Medea, Polyphemus,
        Theseus
    Opponents' Turns: Athena, Hera, Limus, Persephone, Clio, Hades, Harpies
    Start of an Opponent's Turn: Hypnus
    Any Time: Chaos, Aeolus, Charybdis, Europa, Hecate
    Any Move: Aphrodite
    Any Build: Gaea
    Win Condition: Pan, Chronus, Eros, Moerae
    Lose Condition: Tartarus
    Setup: Bia, Chaos, Eros, Selene, Aeolus, Charybdis, Europa, Gaea, Graeae, Hecate, Moerae, Siren, Tartarus, Jason
"""


def labels() -> dict[str, set[str]]:
    """The labels of each card, from the list above."""
    found: dict[str, set[str]] = {card.name: set() for card in CARDS}
    for line in LABELS.replace(",\n        ", ", ").strip().splitlines():
        label, _, names = line.strip().partition(": ")
        for name in names.split(", "):
            found[name].add(label.lower())
    return found


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_has_the_labels_of_the_rulebook(card: object) -> None:
    card = power(str(card))
    shown = {say(f"gallery-window-{slug(window)}").lower() for window in card.windows}
    assert shown == labels()[card.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_says_nothing(language: str) -> None:
    for card in CARDS:
        texts = [say(f"power-{slug(card.name)}{part}", {}, language) for part in ("", "-title", "-text")]
        assert all(texts), card
        assert texts[2].endswith("."), texts[2]
        assert len(texts[2]) <= 260, f"{card} in {language} has too long a text: {len(texts[2])}"
