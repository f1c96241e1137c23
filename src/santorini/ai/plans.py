"""Turns that were planned whole and are played step by step."""

from __future__ import annotations

from collections.abc import Iterable

from santorini.notation import Step
from santorini.players import taken
from santorini.rules.position import Position
from santorini.views import View

REMEMBERED = 500  # steps


class Plans:
    """What to do in the positions of planned turns, until things come differently."""

    def __init__(self) -> None:
        self._steps: dict[int, int] = {}

    def remember(self, p: Position, steps: Iterable[int]) -> None:
        """Plan these steps from a position on."""
        if len(self._steps) > REMEMBERED:
            self._steps.clear()
        before: int | None = None
        for step in steps:
            p = p if before is None else taken(p, before)
            self._steps[p.key()] = before = int(step)

    def take(self, p: Position) -> int | None:
        """What was planned for here. It is asked for once: who comes here again thinks again."""
        return self._steps.pop(p.key(), None)

    def step(self, view: View) -> Step | None:
        """What was planned for here, if it is possible."""
        planned = self.take(view.position)
        return Step(planned) if planned in view.legal else None

    def clear(self) -> None:
        """Forget all plans."""
        self._steps.clear()
