"""Plays one game on a server, against its computer: python bot.py http://127.0.0.1:8000"""

import random
import sys

from santorini import SpaceSet, Step, View
from santorini.client import Client


class Climber:
    """Climbs where it can, and builds a dome before an opponent's worker can step on a third level."""

    def decide(self, view: View) -> Step:
        """The most worthy step; one at random of those that are worth the same."""
        return max(view.legal, key=lambda step: (self.worth(view, step), random.random()))

    def worth(self, view: View, step: Step) -> int:
        """How good a step looks."""
        level = view.position.level(step.dst) if step.kind in ("move", "build") else 0
        rivals = SpaceSet(sum(workers for side, workers in enumerate(view.position.workers) if side != view.seat))
        near = any(max(abs(step.dst % 5 - rival % 5), abs(step.dst // 5 - rival // 5)) == 1 for rival in rivals)
        return {"move": 10 * level, "build": 10 if level == 3 and near else -level * near}.get(step.kind, 0)


if __name__ == "__main__":
    with Client(sys.argv[1], name="Climber").open(seats=["me", "computer"], levels=[5, 1]) as table:
        print(table.play(Climber()))
