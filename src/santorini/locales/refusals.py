"""Refusals and errors in the words of a language: their codes are keys, and some of their arguments are words too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from babel.lists import format_list

from santorini import errors, reasons
from santorini.errors import BadText, IllegalStep, SantoriniError
from santorini.locales import say
from santorini.locales.english import slug
from santorini.powers.catalog import CARDS

NAMES = {card.name for card in CARDS}


def told(error: SantoriniError, language: str, names: Sequence[str] = ()) -> str:
    """An error in words; `names` are what the seats are called.

    >>> told(BadText("two-workers", 1, 41, space="b2"), "en")
    'line 1, column 41: two workers stand on b2'
    """
    why = explained(error.code, details(error), language, names)
    return f"{error.text}: {why}" if isinstance(error, IllegalStep) and error.text else why


def details(error: SantoriniError) -> dict[str, str]:
    """The arguments of an error, its place in a text among them."""
    place = {"line": error.line, "column": error.column} if isinstance(error, BadText) else {}
    return {name: str(value) for name, value in {**error.details, **place}.items() if value is not None}


def explained(code: str, args: Mapping[str, str], language: str, names: Sequence[str] = ()) -> str:
    """The code of a refusal or error in words."""
    key = f"error-{code}" if code in errors.ENGLISH else f"refusal-{code}"
    why = say(key, worded(args, language, names), language)
    if "line" not in args:
        return why
    return say("error-place" if "column" in args else "error-line", {**worded(args, language), "why": why}, language)


def answered(code: str, args: Mapping[str, str], language: str) -> str:
    """A refusal of the server, or of the rules by way of it; `why` is the code of what lies behind."""
    words = worded(args, language)
    if "why" in args:
        words["why"] = explained(args["why"], args, language)
    return say(f"refusal-{code}" if code in reasons.ENGLISH else f"server-{code}", words, language)


def worded(args: Mapping[str, str], language: str, names: Sequence[str] = ()) -> dict[str, object]:
    """Arguments as the messages take them: powers and obstacles by their names, seats too, numbers as numbers."""
    words: dict[str, object] = {name: int(text) if _counts(text) else text for name, text in args.items()}
    for name in {"power", "other"} & args.keys():
        words[name] = named(args[name], language)
    if "rule" in args:
        key = slug(args["power"])
        words["rule"] = say(f"rule-{key}" if args["power"] in reasons.RULES else f"power-{key}-text", {}, language)
    if "choices" in args:
        choices = [named(choice, language) for choice in re.split(", | or ", args["choices"])]
        words["choices"] = format_list(choices, "or", language)
    if args.get("what") in reasons.OBSTACLES:
        words["what"] = say(f"table-closed-{slug(args['what'])}", {}, language)
    if names and args.get("who", "").startswith("seat "):
        words["who"] = names[int(args["who"].removeprefix("seat "))]
    return words


def named(power: str, language: str) -> str:
    """A power's name."""
    return say(f"power-{slug(power)}", {}, language) if power in NAMES else power


def _counts(text: str) -> bool:
    """Is this a number with a plural? What somebody typed may be endless, or only look like one."""
    return text.isdecimal() and len(text) < 10
