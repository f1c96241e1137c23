"""The words of the interface: every language says everything, and nothing is said without them."""

from __future__ import annotations

import pytest

from santorini.locales import LANGUAGES
from tests import spoken
from tools.messages import TIERS, files, mismatched, off_glossary, promised, untranslated


def listed(problems: list[str], remedy: str) -> None:
    assert not problems, "\n  ".join([f"{remedy}:", *problems])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_all_messages_it_promises(language: str) -> None:
    assert files(language).keys() == files("en").keys()
    lacking = sorted(line for line in untranslated(language) if line.partition(".")[0] in promised(language))
    listed(lacking, f"`python -m tools.messages {language}` tells what to translate")


def test_every_file_has_its_place_in_the_order_of_translation() -> None:
    assert sorted(name for names in TIERS for name in names) == sorted(files("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_parameters_and_the_plurals_they_need(language: str) -> None:
    listed(sorted(mismatched(language)), language)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_words_of_the_game_are_those_of_the_glossary(language: str) -> None:
    listed(sorted(off_glossary(language)), language)


def test_every_message_is_said_somewhere() -> None:
    listed(spoken.unsaid(), "messages that nothing says")


def test_everything_that_is_said_is_a_message() -> None:
    listed(spoken.unwritten(), "keys without a message")


def test_every_error_has_its_words() -> None:
    listed(spoken.codeless(), "codes")


def test_command_line_and_server_say_nothing_without_fluent() -> None:
    listed(spoken.outside(), "words outside Fluent")
