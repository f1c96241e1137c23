"""The English of the rules as Fluent messages: cards, refusals, errors, and what opposing powers say."""

from __future__ import annotations

import re
from collections.abc import Iterator

from santorini import errors, reasons
from santorini.powers.catalog import CARDS


def slug(name: str) -> str:
    """A name as part of a message's key.

    >>> slug("the Ram")
    'the-ram'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def messages() -> Iterator[tuple[str, str]]:
    """Every message by its key, in the order of the rulebook."""
    for card in CARDS:
        yield f"power-{slug(card.name)}", card.name
        yield f"power-{slug(card.name)}-title", card.title
        yield f"power-{slug(card.name)}-text", card.text
        if card.note:
            yield f"power-{slug(card.name)}-note", card.note
    for name, rule in reasons.RULES.items():
        yield f"rule-{slug(name)}", rule
    for kind, texts in (("refusal", reasons.ENGLISH), ("error", errors.ENGLISH)):
        for code, text in texts.items():
            yield f"{kind}-{code}", re.sub(r"{(\w+)}", r"{ $\1 }", text)


def resource() -> str:
    """The Fluent file."""
    head = "# Written from the rules by `python -m santorini.locales`; change the words there.\n\n"
    return head + "".join(f"{key} = {text}\n" for key, text in messages())
