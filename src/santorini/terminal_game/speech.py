"""What the command line speaks: `say("cli-goodbye")`, in the language asked for or that of the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import reduce
from typing import Any

from santorini import locales
from santorini.errors import SantoriniError
from santorini.locales.english import slug
from santorini.powers.catalog import Card

Language = StrEnum("Language", {tag: tag for tag in locales.LANGUAGES})  # type: ignore[misc]
_asked_for: Language | None = None


def speak(language: Language | None) -> Language | None:
    """Say everything in this language from now on; in that of the environment if none is named."""
    global _asked_for
    _asked_for = language
    return language


def spoken() -> str:
    """The language: the one asked for, or that of the environment."""
    wishes = map(os.environ.get, ("SANTORINI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return _asked_for or locales.chosen(next(filter(None, wishes), ""))


def say(key: str, **args: object) -> str:
    """A message in the language spoken."""
    return locales.say(key, args, spoken())


def name(card: Card) -> str:
    """What a card is called."""
    return say(f"power-{slug(card.name)}")


def title(card: Card) -> str:
    """The line under its name."""
    return say(f"power-{slug(card.name)}-title")


def text(card: Card) -> str:
    """What it does."""
    return say(f"power-{slug(card.name)}-text")


def note(card: Card) -> str:
    """What other editions say."""
    return say(f"power-{slug(card.name)}-note") if card.note else ""


def one_of(words: Iterable[object]) -> str:
    """Words joined by commas and an or."""
    return _listed(words, "or")


def all_of(words: Iterable[object]) -> str:
    """Words joined by commas and an and."""
    return _listed(words, "standard")


def series(words: Iterable[str]) -> str:
    """Words joined by commas."""
    return reduce(lambda said, word: say("page-series", first=said, next=word) if said else word, words, "")


def _listed(words: Iterable[object], style: Any) -> str:
    from babel.lists import format_list

    return format_list([str(word) for word in words], style, spoken())


def excuse(error: SantoriniError | OSError, names: Sequence[str] = ()) -> str:
    """What went wrong, in words."""
    if isinstance(error, SantoriniError):
        from santorini.locales.refusals import sentence

        return sentence(error, spoken(), names)
    return f"{error.filename}: {error.strerror}" if error.strerror else str(error)
