"""What is wrong with the words of a language: `python -m tools.messages fr` tells a translator.

Every language must have the files, keys, attributes and parameters of the English one, the plurals it needs,
and the words of its glossary.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from santorini.locales import FOLDER, LANGUAGES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# In this order a language is translated best: a game, then the lessons, then the command line.
TIERS = (
    (
        "app",
        "page",
        "start",
        "games",
        "account",
        "people",
        "table",
        "powers",
        "board",
        "gallery",
        "rules",
        "server",
        "sound",
    ),
    ("learn", "lessons", "coach", "review", "analysis", "replay", "pictures"),
    ("cli",),
)


class Message(Visitor):
    """One message taken apart: its words, its parameters, and the variants of each of its selectors."""

    def __init__(self, entry: fluent.Message | fluent.Attribute | fluent.Term, terms: Mapping[str, Message]) -> None:
        self.text = ""
        self.terms = terms
        self.parameters: set[str] = set()
        self.selectors: list[set[str]] = []
        if entry.value:
            self.visit(entry.value)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.text += f"{node.value} "

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.text += self.terms[node.id.name].text

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.parameters.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.selectors.append({key.name if isinstance(key, fluent.Identifier) else key.value for key in keys})
        self.generic_visit(node)


@cache
def files(language: str, folder: Path = FOLDER) -> dict[str, dict[str, Message]]:
    """All messages and attributes of a language, by file and key."""
    entries = {path.stem: list(_entries(path)) for path in sorted((folder / language).glob("*.ftl"))}
    terms: dict[str, Message] = {}
    for entry in (entry for found in entries.values() for entry in found if isinstance(entry, fluent.Term)):
        terms[entry.id.name] = Message(entry, terms)
    return {name: dict(_messages(found, terms)) for name, found in entries.items()}


def _entries(path: Path) -> Iterator[fluent.Message | fluent.Term]:
    seen = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Junk):
            raise ValueError(f"{path}: cannot be read: {entry.content!r}")
        if isinstance(entry, fluent.Message | fluent.Term):
            if (entry.id.name, type(entry)) in seen:
                raise ValueError(f"{path}: {entry.id.name} is there twice")
            seen.add((entry.id.name, type(entry)))
            yield entry


def _messages(
    entries: list[fluent.Message | fluent.Term], terms: Mapping[str, Message]
) -> Iterator[tuple[str, Message]]:
    for entry in entries:
        if isinstance(entry, fluent.Message):
            yield entry.id.name, Message(entry, terms)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", Message(attribute, terms)


@cache
def messages(language: str, folder: Path = FOLDER) -> dict[str, Message]:
    return {key: message for file in files(language, folder).values() for key, message in file.items()}


def needed(language: str) -> set[str]:
    """The plurals of the whole numbers that are said, as CLDR has them; `other` may be any default."""
    locale = Locale.parse(language, sep="-")
    return {locale.plural_form(number) for number in range(1000)} - {"other"}


def untranslated(language: str, folder: Path = FOLDER) -> Iterator[str]:
    """Messages that are missing, too many, or in the wrong file."""
    here, english = files(language, folder), files("en", folder)
    for name in sorted(english.keys() | here.keys()):
        theirs, ours = here.get(name, {}), english.get(name, {})
        for key in ours.keys() - theirs.keys():
            yield f"{name}.ftl: {key} is missing"
        for key in theirs.keys() - ours.keys():
            yield f"{name}.ftl: {key} is not in English"


def mismatched(language: str) -> Iterator[str]:
    """Messages that are told other things than in English, or lack a plural."""
    for key, message in messages(language).items():
        ours = messages("en").get(key)
        if ours and ours.parameters != message.parameters:
            told, here = sorted(ours.parameters), sorted(message.parameters)
            yield f"{key}: its parameters are {here}, in English {told}"
        for variants in message.selectors:
            lacking = needed(language) - variants
            if lacking and variants & (PLURALS - {"other"}):
                yield f"{key}: the plural {', '.join(sorted(lacking))} is missing"


def off_glossary(language: str) -> Iterator[str]:
    """Messages in which a word of the game is not translated as the glossary says."""
    agreed = glossary(language)
    free = set(agreed.get("free", {}).get("keys", ()))
    for key in free - messages("en").keys():
        yield f"{key}: is free of the glossary, but there is no such message"
    for word, stems in agreed.get("terms", {}).items():
        wanted = re.compile(rf"\b{_with_plural(word)}\b", re.IGNORECASE)
        for key, message in messages(language).items():
            ours = messages("en").get(key)
            said = any(stem.lower() in message.text.lower() for stem in stems)
            if stems and ours and not said and key not in free and wanted.search(ours.text):
                yield f"{key}: “{word}” should be one of {stems}: {message.text.strip()}"


def promised(language: str) -> set[str]:
    """The files that must be complete, as the language's own folder says."""
    return {name for names in TIERS[: glossary(language)["tier"]] for name in names}


def glossary(language: str, folder: Path = FOLDER) -> dict[str, Any]:
    path = folder / language / "glossary.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _with_plural(word: str) -> str:
    return rf"{re.escape(word[:-1])}(?:y|ies)" if word.endswith("y") else rf"{re.escape(word)}(?:s|es)?"


def problems(language: str) -> list[str]:
    """Everything that is wrong with a language, in a few words each."""
    lacking = [] if any(glossary(language).get("terms", {}).values()) else ["glossary.toml: there are no [terms]"]
    return lacking + sorted([*untranslated(language), *mismatched(language), *off_glossary(language)])


if __name__ == "__main__":
    for asked in sys.argv[1:] or LANGUAGES[1:]:
        found = problems(asked)
        print(
            f"{asked}: {len(messages(asked))} of {len(messages('en'))} messages, {len(found)} problems",
            *found,
            sep="\n  ",
        )
