"""What is wrong with the words of a language: `python -m tests.messages fr` tells a translator.

Every language must have the files, keys, attributes and parameters of the English one, the plurals it needs,
and the words of its glossary.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from santorini.locales import FOLDER, LANGUAGES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# The categories of whole numbers, as CLDR has them; `other` may be any default.
NEEDED = {"en": {"one"}, "fr": {"one"}, "it": {"one"}, "pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}


class Message(Visitor):
    """One message taken apart: its words, its parameters, and the variants of each of its selectors."""

    def __init__(self, entry: fluent.Message | fluent.Attribute) -> None:
        self.text = ""
        self.parameters: set[str] = set()
        self.selectors: list[set[str]] = []
        if entry.value:
            self.visit(entry.value)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.text += f"{node.value} "

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.parameters.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.selectors.append({key.name if isinstance(key, fluent.Identifier) else key.value for key in keys})
        self.generic_visit(node)


@cache
def files(language: str) -> dict[str, dict[str, Message]]:
    """All messages and attributes of a language, by file and key."""
    return {path.stem: dict(_messages(path)) for path in sorted((FOLDER / language).glob("*.ftl"))}


def _messages(path: Path) -> Iterator[tuple[str, Message]]:
    seen = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Junk):
            raise ValueError(f"{path}: cannot be read: {entry.content!r}")
        if isinstance(entry, fluent.Message):
            if entry.id.name in seen:
                raise ValueError(f"{path}: {entry.id.name} is there twice")
            seen.add(entry.id.name)
            yield entry.id.name, Message(entry)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", Message(attribute)


@cache
def messages(language: str) -> dict[str, Message]:
    return {key: message for file in files(language).values() for key, message in file.items()}


def untranslated(language: str) -> Iterator[str]:
    """Messages that are missing, too many, or in the wrong file."""
    here = files(language)
    for name in sorted(files("en").keys() | here.keys()):
        theirs, ours = here.get(name, {}), files("en").get(name, {})
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
            lacking = NEEDED[language] - variants
            if lacking and variants & (PLURALS - {"other"}):
                yield f"{key}: the plural {', '.join(sorted(lacking))} is missing"


def off_glossary(language: str) -> Iterator[str]:
    """Messages in which a word of the game is not translated as the glossary says."""
    glossary = _glossary(language)
    free = set(glossary.get("free", {}).get("keys", ()))
    for key in free - messages("en").keys():
        yield f"{key}: is free of the glossary, but there is no such message"
    for word, stems in glossary.get("terms", {}).items():
        wanted = re.compile(rf"\b{_with_plural(word)}\b", re.IGNORECASE)
        for key, message in messages(language).items():
            ours = messages("en").get(key)
            said = any(stem.lower() in message.text.lower() for stem in stems)
            if ours and not said and key not in free and wanted.search(ours.text):
                yield f"{key}: “{word}” should be one of {stems}: {message.text.strip()}"


def _glossary(language: str) -> dict[str, Any]:
    path = FOLDER / language / "glossary.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _with_plural(word: str) -> str:
    return rf"{re.escape(word[:-1])}(?:y|ies)" if word.endswith("y") else rf"{re.escape(word)}(?:s|es)?"


def problems(language: str) -> list[str]:
    """Everything that is wrong with a language, in a few words each."""
    lacking = [] if _glossary(language).get("terms") else ["glossary.toml: there are no [terms]"]
    return lacking + sorted([*untranslated(language), *mismatched(language), *off_glossary(language)])


if __name__ == "__main__":
    for asked in sys.argv[1:] or LANGUAGES[1:]:
        found = problems(asked)
        print(
            f"{asked}: {len(messages(asked))} of {len(messages('en'))} messages, {len(found)} problems",
            *found,
            sep="\n  ",
        )
