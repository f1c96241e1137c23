"""Refusals and errors in the words of a language: their codes are keys, and some of their arguments are words too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from babel.lists import format_list

from santorini import reasons
from santorini.errors import Argument, BadText, IllegalStep, SantoriniError
from santorini.locales import say
from santorini.locales.english import objection_key, slug
from santorini.powers.catalog import CARDS
from santorini.powers.objections import OBJECTIONS

NAMES = {card.name for card in CARDS}


def sentence(error: SantoriniError, language: str, names: Sequence[str] = ()) -> str:
    """An error in words; `names` are what the seats are called.

    >>> sentence(BadText("two-workers", 1, 41, space="b2"), "en")
    'line 1, column 41: two workers stand on b2'
    """
    why = explained(error.code, details(error), language, names)
    return f"{error.text}: {why}" if isinstance(error, IllegalStep) and error.text else why


def details(error: SantoriniError) -> dict[str, Argument]:
    """The arguments of an error, its place in a text among them."""
    place = {"line": error.line, "column": error.column} if isinstance(error, BadText) else {}
    return {**error.details, **{name: number for name, number in place.items() if number is not None}}


def explained(code: str, args: Mapping[str, Argument], language: str, names: Sequence[str] = ()) -> str:
    """The code of a refusal or error in words."""
    key = f"refusal-{code}" if code in reasons.ENGLISH else f"error-{code}"
    why = say(key, worded(args, language, names), language)
    if "line" not in args:
        return why
    return say("error-place" if "column" in args else "error-line", {**worded(args, language), "why": why}, language)


def answered(code: str, args: Mapping[str, Argument], language: str) -> str:
    """A refusal of the server, or of the rules by way of it; `why` is the code of what lies behind."""
    words = worded(args, language)
    if "why" in args:
        words["why"] = explained(str(args["why"]), args, language)
    return say(f"refusal-{code}" if code in reasons.ENGLISH else f"server-{code}", words, language)


def worded(args: Mapping[str, Argument], language: str, names: Sequence[str] = ()) -> dict[str, object]:
    """Arguments as the messages take them: powers, obstacles and seats by their names, choices as a list in words.

    >>> worded({"power": "Pan", "choices": (2, 4), "space": "c3"}, "it")["choices"]
    '2 o 4'
    """
    words: dict[str, object] = dict(args)
    for name, value in args.items():
        if isinstance(value, Sequence) and not isinstance(value, str):
            words[name] = format_list([named(str(choice), language) for choice in value], "or", language)
    for name in {"power", "other"} & args.keys():
        words[name] = named(str(args[name]), language)
    if args.get("power") in NAMES:
        power, about = str(args["power"]), str(args.get("rule", ""))
        said = about in OBJECTIONS.get(power, {})
        key = objection_key(power, about) if said else f"power-{slug(power)}-text"
        words["rule"] = say(key, args, language)
    if "obstacle" in args:
        words["obstacle"] = say(f"table-closed-{args['obstacle']}", {}, language)
    if isinstance(who := args.get("who"), int):
        words["who"] = names[who] if names else say("start-seat", {"seat": who + 1}, language)
    return words


def named(power: str, language: str) -> str:
    """A power's name."""
    return say(f"power-{slug(power)}", {}, language) if power in NAMES else power
