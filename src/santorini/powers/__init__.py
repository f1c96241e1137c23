"""The powers, chapter by chapter. Importing this room makes them known to the rules."""

from __future__ import annotations

from types import ModuleType

from santorini.powers import advanced, golden_fleece, heroes, simple
from santorini.rules import words
from santorini.rules.position import Power, install


def _powers_in(chapter: ModuleType) -> tuple[type[Power], ...]:
    found = [kind for kind in vars(chapter).values() if isinstance(kind, type) and issubclass(kind, Power)]
    return tuple(sorted((kind for kind in found if kind is not Power), key=lambda kind: kind.number))


CHAPTERS: dict[str, tuple[type[Power], ...]] = {
    "simple": _powers_in(simple),
    "advanced": _powers_in(advanced),
    "golden fleece": _powers_in(golden_fleece),
    "hero": _powers_in(heroes),
}

POWERS: list[Power] = sorted(  # by number
    [Power(), *(power() for chapter in CHAPTERS.values() for power in chapter)], key=lambda power: power.number
)


def _answers_of(power: Power) -> int:
    """The questions that a power answers itself, by overriding their methods."""
    if not hasattr(Power, "move_targets"):  # C methods cannot be seen from Python: the build has written them down
        from santorini.powers.answers import ANSWERS

        return ANSWERS.get(type(power).__name__, 0)
    return sum(getattr(words, name.upper(), 0) for name in vars(type(power)) if type(power) is not Power)


ANSWERED = [_answers_of(power) for power in POWERS]  # by number

for _power, _answers in zip(POWERS, ANSWERED, strict=True):
    install(_power.number, _power, _answers, _power.kind)
