"""What goes without saying in the text of a position: the facts that follow from the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from santorini import setup
from santorini.powers import POWERS
from santorini.records.fields import Facts, facts_of, fold
from santorini.rules.geometry import NEAR
from santorini.rules.words import (
    BARS,
    BOARD,
    CALM,
    CHANCE,
    DAWN,
    DECK,
    INSISTS,
    NOBODY,
    OVER,
    SETUP,
    STEALS,
)


@lru_cache(maxsize=64)
def _deal(powers: tuple[int, ...], edition: int, first: int, fleece: int) -> tuple[Facts, list[setup.Task]]:
    p = setup.deal(powers, edition=edition, first=first, fleece=fleece)
    return fold(facts_of(p)), list(setup.tasks(p))


def after_deal(f: Facts) -> Facts:
    """The facts right after the deal of these powers. Not to be changed."""
    return _deal(tuple(powers_of(f)), f["edition"], f["first"], f["fleece"])[0]


def tasks_of(f: Facts) -> list[setup.Task]:
    """Every decision of the setup, in order. Not to be changed."""
    return _deal(tuple(powers_of(f)), f["edition"], f["first"], f["fleece"])[1]


def powers_of(f: Facts) -> list[int]:
    return [f[f"dealt{seat}"] for seat in range(f["seats"])]


def side_of(f: Facts, seat: int) -> int:
    return seat & 1 if f["seats"] == 4 else seat


def begun(f: Facts) -> bool:
    """Has a turn begun, or ended, since the powers were dealt?"""
    return f["window"] > DAWN


def _usual_decider(f: Facts) -> int:
    return NOBODY if f["window"] in (CHANCE, OVER) else f["mover"]


def _usual_stage(f: Facts) -> int:
    return 0 if f["window"] == SETUP else len(tasks_of(f))


def _usual_deck(f: Facts) -> int:
    here = [POWERS[number].kind & DECK for seat, number in enumerate(powers_of(f)) if not f["out"] >> seat & 1]
    if not any(here) and not POWERS[f["fleece"]].kind & DECK:
        return 0
    return after_deal(f)["deck"] & ~f["discard"] & ~(1 << f["face"])


def _usual_veil(f: Facts) -> int:
    seat = after_deal(f)["veil"]
    return NOBODY if seat != NOBODY and f["out"] >> seat & 1 else seat


def _keeper(f: Facts, what: str) -> int:
    """The seat that has put down this secret."""
    return next((task.seat for task in tasks_of(f)[: f["stage"]] if task.what == what), NOBODY)


def _usual_side(f: Facts) -> int:
    return side_of(f, f["mover"]) if begun(f) else 0


def _usual_power(f: Facts, seat: int) -> int:
    if seat >= f["seats"]:
        return 0
    thief = next((s for s, number in enumerate(powers_of(f)) if POWERS[number].answers & STEALS), NOBODY)
    if f["stolen"] and begun(f):
        if seat != thief:
            return 0
        seat = 1 - seat
    number = f[f"dealt{seat}"]
    if not begun(f):
        return number
    if f["fleece"]:
        ram = f["ram"].bit_length() - 1
        number = f["fleece"] if ram >= 0 and NEAR[ram] & f[f"workers{seat}"] else 0
    return f["face"] if POWERS[number].kind & DECK else number


def _opposing(f: Facts) -> int:
    """The questions answered by powers against the side that moves."""
    answers = 0
    for seat in range(f["seats"]):
        if side_of(f, seat) != f["side"] and not f["out"] >> seat & 1:
            answers |= POWERS[f[f"power{seat}"]].answers
    return answers


def _usual_gust(f: Facts) -> int:
    idle = f["fleece"] and not any(f[f"power{seat}"] for seat in range(2))
    return CALM if idle or not begun(f) else f["wind"]


def _usual_closed(f: Facts) -> int:
    if not begun(f):
        return 0
    return f["dome"] | f["talus"] | f["ram"] | (f["coins"] if _opposing(f) & BARS else 0)


def _unseen(f: Facts) -> bool:
    """Are the workers of another side kept from whoever wrote this down?"""
    return f["veil"] not in (NOBODY, f["side"]) and not f[f"workers{f['veil']}"]


def _usual_crowd(f: Facts) -> int:
    return f["workers0"] | f["workers1"] | f["workers2"] if begun(f) else 0


def _usual_own(f: Facts) -> int:
    own = f[f"workers{f['side']}"] if begun(f) else 0
    if not f["extra"] or not begun(f):
        return own
    return (BOARD if _unseen(f) else f["crowd"]) & ~own & ~f["closed"]


def _usual_duty(f: Facts) -> int:
    return int(bool(begun(f) and (f["theirs"] & INSISTS or f["owed"])))


USUAL: dict[str, Callable[[Facts], int]] = {
    "edition": lambda f: 0,
    "first": lambda f: 0,
    "fleece": lambda f: 0,
    "decider": _usual_decider,
    "stage": _usual_stage,
    "deck": _usual_deck,
    "veil": _usual_veil,
    "abyss_seat": lambda f: _keeper(f, "abyss"),
    "fate_seat": lambda f: _keeper(f, "fate"),
    "side": _usual_side,
    "power0": lambda f: _usual_power(f, 0),
    "power1": lambda f: _usual_power(f, 1),
    "power2": lambda f: _usual_power(f, 2),
    "power3": lambda f: _usual_power(f, 3),
    "acting": lambda f: f[f"power{f['mover']}"] if begun(f) and not f["extra"] else 0,
    "gust": _usual_gust,
    "closed": _usual_closed,
    "crowd": _usual_crowd,
    "own": _usual_own,
    "tagged": lambda f: f["noted"] | f["strayed"] | f["touched"] | f["marked"] | f["pledged"],
    "mine": lambda f: POWERS[f["acting"]].answers if begun(f) else 0,
    "theirs": lambda f: _opposing(f) if begun(f) else 0,
    "duty": _usual_duty,
}
# Each looks only at those before it, and at what is never left to be guessed.


def usual(f: Facts, key: str) -> int:
    """What goes without saying, if the facts before this one are known."""
    return USUAL[key](f) if key in USUAL else after_deal(f)[key]
