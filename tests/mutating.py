"""Positions and records as somebody might get them wrong: words exchanged, dropped, doubled, changed, mixed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from contextlib import suppress

from santorini.errors import BadText
from santorini.powers.catalog import CARDS
from santorini.records.fields import FIELDS, MASK, Field
from santorini.rules.geometry import SPACES

Change = Callable[[list[str], Sequence[str], random.Random], None]


def _values(field: Field) -> list[str]:
    """What this word may say."""
    found = []
    for number in (*range(-1, 64), 99, 100, 9999) if field.kind is not MASK else ():
        with suppress(BadText, IndexError):
            text = field.kind.write(number)
            if field.kind.read(text) == number:
                found.append(text)
    return found


_VALUES = {field.name: _values(field) for field in FIELDS}


def some_field(rng: random.Random) -> str:
    """A word that is right by itself."""
    field = rng.choice(FIELDS)
    if field.kind is MASK:
        return f"{field.name}={','.join(rng.sample(SPACES, rng.choice((1, 1, 2, 3)))) if rng.random() < 0.9 else '-'}"
    values = ",".join(rng.choice(_VALUES[field.name]) for _ in field.keys[: rng.choice((2, 2, 3, 4))])
    return f"{field.name}={values}" if values else field.name


def _add(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    words.append(some_field(rng))


def _take(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    words.append(rng.choice(other))


def _exchange(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    """The same place, or the word of the same name, as in another position."""
    place = rng.randrange(len(words))
    name = words[place].partition("=")[0]
    same = [word for word in other if word.partition("=")[0] == name]
    words[place] = rng.choice(same or [other[place % len(other)]])


def _drop(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    del words[rng.randrange(len(words))]


def _double(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    words.insert(rng.randrange(len(words) + 1), rng.choice(words))


def _swap(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    one, two = rng.randrange(len(words)), rng.randrange(len(words))
    words[one], words[two] = words[two], words[one]


def _join(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    place = rng.randrange(len(words))
    words[place:] = other[place:]


def _change(words: list[str], other: Sequence[str], rng: random.Random) -> None:
    """Another space, number, level or power in one of the words."""
    place = rng.randrange(len(words))
    changes: list[tuple[str, Callable[[], str]]] = [
        (r"[a-e][1-5]", lambda: rng.choice(SPACES)),
        (r"[0-9]+", lambda: str(rng.choice((0, 1, 2, 3, 4, 5, 9, 26, 99)))),
        (r"[0-3]\^?", lambda: rng.choice(("0", "1", "2", "3", "0^", "3^"))),
        (r"[A-Z][a-z]+", lambda: rng.choice(CARDS).name),
        (r"\b[a-z]+\b", lambda: rng.choice(FIELDS).name),
        (r".", lambda: rng.choice("0123456789^/AXY:,-?=abcdeFM.\n")),
    ]
    pattern, value = rng.choice(changes)
    found = list(re.finditer(pattern, words[place]))
    if found:
        spot = rng.choice(found)
        words[place] = words[place][: spot.start()] + value() + words[place][spot.end() :]


_MIXING = (_take, _take, _exchange, _exchange, _drop, _double, _swap, _join, _change, _change)
_POSING = (*_MIXING, _add, _add, _add)


def mixed(texts: Sequence[str], rng: random.Random, changes: Sequence[Change] = _MIXING) -> str:
    """One of these texts with a few of its words changed."""
    words = rng.choice(texts).split()
    for _ in range(rng.choice((1, 1, 2, 2, 3, 4))):
        rng.choice(changes)(words, rng.choice(texts).split(), rng)
        if not words:
            break
    return " ".join(words)


def mutated(texts: Sequence[str], rng: random.Random) -> str:
    """One of these texts of positions with a few of its words changed, or more words."""
    return mixed(texts, rng, _POSING)
