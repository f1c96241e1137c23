"""The English of the code as Fluent messages: cards, refusals, errors, what opposing powers say, and pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from santorini import errors, reasons
from santorini.pictures.caption import ENGLISH as PICTURES
from santorini.powers.catalog import CARDS
from santorini.powers.objections import OBJECTIONS


def slug(name: str) -> str:
    """A name as part of a message's key.

    >>> slug("the Ram")
    'the-ram'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def objection_key(name: str, about: str = "") -> str:
    """The key of what a power says to a step that it does not allow.

    >>> objection_key("Minotaur", "taken")
    'rule-minotaur-taken'
    """
    return slug(f"rule {name} {about}").strip("-")


def filled(text: str) -> str:
    """A text of the code as Fluent has it."""
    return re.sub(r"{(\w+)}", r"{ $\1 }", text)


def rules() -> Iterator[tuple[str, str]]:
    """Every message of the rules by its key, in the order of the rulebook."""
    for card in CARDS:
        yield f"power-{slug(card.name)}", card.printed
        yield f"power-{slug(card.name)}-title", card.title
        yield f"power-{slug(card.name)}-text", card.text
        if card.note:
            yield f"power-{slug(card.name)}-note", card.note
    for name, objections in OBJECTIONS.items():
        yield from ((objection_key(name, about), filled(text)) for about, text in objections.items())
    yield from _coded("refusal", reasons.ENGLISH)
    yield from _coded("error", errors.ENGLISH)


def _coded(kind: str, texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for code, text in texts.items():
        yield f"{kind}-{code}", filled(text)


def resources() -> dict[str, str]:
    """The Fluent files by their names."""
    return {
        "rules.ftl": _resource("the rules", rules()),
        "pictures.ftl": _resource("the pictures", _coded("picture", PICTURES)),
    }


def _resource(source: str, messages: Iterable[tuple[str, str]]) -> str:
    head = f"# Written from {source} by `python -m santorini.locales`; change the words there.\n\n"
    return head + "".join(f"{key} = {text}\n" for key, text in messages)
