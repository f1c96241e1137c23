"""A power is found by any name that players know it by."""

from __future__ import annotations

from collections import Counter

import pytest

from santorini.errors import UnknownPower
from santorini.locales import LANGUAGES, say
from santorini.locales.english import slug
from santorini.powers.catalog import CARDS, power
from santorini.powers.names import OTHERS, folded
from tests.test_locales import command


@pytest.mark.parametrize(
    ("called", "name"),
    [
        ("Hypnus", "Hypnus"),
        ("hypnos", "Hypnus"),
        ("Ipno", "Hypnus"),
        ("Атлас", "Atlas"),
        ("атлант", "Atlas"),
        ("Кронос", "Chronus"),
        ("Биа", "Bia"),
        ("Грации", "Graeae"),
        ("Graee", "Graeae"),
        ("Appolo", "Apollo"),
        ("heraclès", "Heracles"),
        ("HERACLES", "Heracles"),
        ("Ulysse", "Odysseus"),
        ("Jazon", "Jason"),
        ("Śmiertelnik", "Mortal"),
        ("smiertelnik", "Mortal"),
        ("Europa & Talus", "Europa"),
        ("europa i talos", "Europa"),
        ("Талус", "Europa"),
        ("  mo\u0301ires ", "Moerae"),
    ],
)
def test_a_power_is_found_by_any_name(called: str, name: str) -> None:
    assert power(called).name == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_calls_the_powers_by_names_that_are_found(language: str) -> None:
    for card in CARDS:
        assert power(say(f"power-{slug(card.name)}", {}, language)) is card, "add the name to powers/names.py"


def test_no_name_is_that_of_two_powers() -> None:
    assert OTHERS.keys() == {card.name for card in CARDS}
    owners = Counter(found for name, others in OTHERS.items() for found in {folded(word) for word in (name, *others)})
    assert [name for name, count in owners.items() if count > 1] == []


def test_what_is_no_name_is_refused_with_the_name_that_comes_close() -> None:
    with pytest.raises(UnknownPower, match="did you mean Polyphemus"):
        power("Polyfemo")
    for word in ("", "&", "zzzz"):
        with pytest.raises(UnknownPower, match="no power called"):
            power(word)


def test_the_command_line_finds_printed_and_foreign_names() -> None:
    assert command("powers", "Атлас", LC_ALL="ru_RU.UTF-8").startswith("Атлант · ")
    assert command("powers", "Odysseus", LC_ALL="fr_FR.UTF-8").startswith("Ulysse · ")
    assert command("powers", "Talus", LC_ALL="pl_PL.UTF-8").startswith("Europa i Talos · ")
