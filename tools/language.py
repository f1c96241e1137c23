"""Begin a language, or bring one up to date: `make language LANG=de`.

It gets the files of the English one, with all English messages as comments to translate. Run again, it adds what is
new in English at the end of each file.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from santorini.locales import FOLDER
from tools.messages import TIERS, glossary, messages, untranslated

NEXT = """\
{name}: {missing} of {all} messages are to be translated, in {folder}

1. glossary.toml: how owners of the printed game say worker, level, dome …
   powers/names.py: what they call the Minotaur, Circe …
2. The files, in this order: {order}. Each message is there in English behind `#`: take that away and translate.
   {plurals}
3. `python -m tools.messages {tag}` lists what is missing or wrong, `make play` shows it in the browser.

What is missing is said in English until then. docs/translating.md has more."""
HEAD = """\
# What the words of the game are called: the English word = stems of which a translation must have one.
# Owners of the printed game know these words from its rulebook.
tier = 0 # 1: start page, table and cards are complete; 2: the lessons too; 3: everything. The tests hold it there.

[terms]
{terms}
[free] # messages that say it in other words
keys = []
"""


def prepared(tag: str, folder: Path = FOLDER) -> Locale:
    """Write what the folder of a language lacks."""
    locale = Locale.parse(tag, sep="-")
    place = folder / str(locale).replace("_", "-")
    place.mkdir(exist_ok=True)
    for english in sorted((folder / "en").glob("*.ftl")):
        path = place / english.name
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        added = "".join(_lacking(english, text))
        path.write_text(text + added if text else added.lstrip("\n"), encoding="utf-8")
    if not (path := place / "glossary.toml").exists():
        words = glossary("fr", FOLDER)["terms"]
        path.write_text(HEAD.format(terms="".join(f"{word} = []\n" for word in words)), encoding="utf-8")
    return locale


def _lacking(english: Path, text: str) -> Iterator[str]:
    """The English messages that this text has neither translated nor as a comment, as comments."""
    there = set(re.findall(r"^(?:# )?(-?[a-z][\w-]*) =", text, re.MULTILINE))
    if text and not text.endswith("\n"):
        yield "\n"
    for entry in FluentParser(with_spans=False).parse(english.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message | fluent.Term) and f"{entry.id.name}" not in there:
            if entry.comment:
                yield f"\n## {entry.comment.content}\n\n"
                entry.comment = None
            yield indent(FluentSerializer().serialize_entry(entry), "# ")
        elif isinstance(entry, fluent.BaseComment) and not text and "python -m" not in (entry.content or ""):
            yield f"\n## {entry.content}\n\n"


def plurals(locale: Locale) -> str:
    """Which plurals a language has, with the numbers that ask for them."""
    numbers: dict[str, list[int]] = {}
    for number in range(200):
        numbers.setdefault(locale.plural_form(number), []).append(number)
    if len(numbers) < 2:
        return "It has no plurals: `*[other]` alone will do."
    said = (f"[{form}] {', '.join(map(str, those[:5]))}{' …' * (len(those) > 5)}" for form, those in numbers.items())
    return f"Its plurals: {'; '.join(said)}."


def main(tag: str) -> None:
    try:
        locale = prepared(tag)
    except (ValueError, UnknownLocaleError):
        sys.exit(f"{tag!r} is no language that Unicode knows. Write it as browsers do: make language LANG=pt-BR")
    tag = str(locale).replace("_", "-")
    missing = [line for line in untranslated(tag) if line.endswith("is missing")]
    print(
        NEXT.format(
            name=f"{locale.english_name} ({locale.display_name})",
            missing=len(missing),
            all=len(messages("en")),
            folder=(FOLDER / tag).relative_to(Path.cwd()),
            order="; ".join(", ".join(files) for files in TIERS),
            plurals=plurals(locale),
            tag=tag,
        )
    )


if __name__ == "__main__":
    main(sys.argv[1])
