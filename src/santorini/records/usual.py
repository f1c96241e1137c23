"""What goes without saying in the text of a position: the facts that follow from the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from santorini import placement
from santorini.powers import POWERS
from santorini.records.fields import Facts, facts_of, fold, position_of, unfold
from santorini.rules.words import (
    BOARD,
    CHANCE,
    DAWN,
    DECK,
    NOBODY,
    OVER,
    SETUP,
)


@lru_cache(maxsize=64)
def _deal(powers: tuple[int, ...], edition: int, first: int, fleece: int) -> tuple[Facts, list[placement.Task]]:
    p = placement.deal(powers, edition=edition, first=first, fleece=fleece)
    return fold(facts_of(p)), list(placement.tasks(p))


def after_deal(f: Facts) -> Facts:
    """The facts right after the deal of these powers. Not to be changed."""
    return _deal(tuple(powers_of(f)), f["edition"], f["first"], f["fleece"])[0]


def tasks_of(f: Facts) -> list[placement.Task]:
    """Every decision of the setup, in order. Not to be changed."""
    return _deal(tuple(powers_of(f)), f["edition"], f["first"], f["fleece"])[1]


def powers_of(f: Facts) -> list[int]:
    """The powers as dealt, by seat."""
    return [f[f"dealt{seat}"] for seat in range(f["seats"])]


def side_of(f: Facts, seat: int) -> int:
    """The side of a seat: with four players two share one."""
    return seat & 1 if f["seats"] == 4 else seat


def is_out(f: Facts, seat: int) -> bool:
    """Has this seat left the game?"""
    return bool(f["out"] >> seat & 1)


def begun(f: Facts) -> bool:
    """Has a turn begun, or ended, since the powers were dealt?"""
    return f["window"] > DAWN


def _usual_decider(f: Facts) -> int:
    return NOBODY if f["window"] in (CHANCE, OVER) else f["mover"]


def _usual_stage(f: Facts) -> int:
    return 0 if f["window"] == SETUP else len(tasks_of(f))


def _usual_deck(f: Facts) -> int:
    here = [POWERS[number].kind & DECK for seat, number in enumerate(powers_of(f)) if not is_out(f, seat)]
    if not any(here) and not POWERS[f["fleece"]].kind & DECK:
        return 0
    return after_deal(f)["deck"] & ~f["discard"] & ~(1 << f["face"])


def _usual_veil(f: Facts) -> int:
    seat = after_deal(f)["veil"]
    return NOBODY if seat != NOBODY and is_out(f, seat) else seat


def _keeper(f: Facts, what: str) -> int:
    """The seat that has put down this secret."""
    return next((task.seat for task in tasks_of(f)[: f["stage"]] if task.what == what), NOBODY)


def _derived(f: Facts, name: str, key: str) -> int:
    """What the rules find for a field from all the others, once the first turn has begun."""
    if not begun(f):
        return after_deal(f)[key]
    position = position_of(unfold(f))
    position.derive_field(name)
    return facts_of(position)[key]


def _unseen(f: Facts) -> bool:
    """Are the workers of another side kept from whoever wrote this down?"""
    return f["veil"] not in (NOBODY, f["side"]) and not f[f"workers{f['veil']}"]


def _usual_own(f: Facts) -> int:
    if begun(f) and f["extra"] and _unseen(f):
        return BOARD & ~f[f"workers{f['side']}"] & ~f["closed"]  # a secret worker may stand on any space
    return _derived(f, "own", "own")


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
    "side": lambda f: _derived(f, "side", "side"),
    "power0": lambda f: _derived(f, "power", "power0"),
    "power1": lambda f: _derived(f, "power", "power1"),
    "power2": lambda f: _derived(f, "power", "power2"),
    "power3": lambda f: _derived(f, "power", "power3"),
    "acting": lambda f: _derived(f, "acting_power", "acting"),
    "gust": lambda f: _derived(f, "wind_in_force", "gust"),
    "closed": lambda f: _derived(f, "closed", "closed"),
    "crowd": lambda f: _derived(f, "occupied", "crowd"),
    "own": _usual_own,
    "tagged": lambda f: f["noted"] | f["strayed"] | f["touched"] | f["marked"] | f["pledged"],
    "mine": lambda f: _derived(f, "own_answers", "mine"),
    "theirs": lambda f: _derived(f, "opposing_answers", "theirs"),
    "duty": lambda f: _derived(f, "duty", "duty"),
}
# Each looks only at those before it, and at what is never left to be guessed.


def usual(f: Facts, key: str) -> int:
    """What goes without saying, if the facts before this one are known."""
    return USUAL[key](f) if key in USUAL else after_deal(f)[key]
