"""Why the rules refuse a step: a code and arguments that can be translated, and the English of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from santorini.notation import Attempt, choose, write_space
from santorini.powers.catalog import CARDS
from santorini.rules.geometry import NEAR, NEAR_ROUND
from santorini.rules.position import Position, Walk
from santorini.rules.words import (
    BUILD,
    CALM,
    CHANCE,
    DOME,
    FORCE,
    INSISTS,
    MOVE,
    MUST_BUILD,
    MUST_MOVE,
    NOBODY,
    OVER,
    PERIMETER,
    PLACE,
    REACTION,
    ROAM,
    SHADES,
    START,
    TOKEN,
    WANTS,
)

ENGLISH = {
    "over": "the game is over",
    "not-yours": "it is for {who} to decide",
    "no-such-step": "nothing of the kind can be done now",
    "no-worker": "none of your workers stands on {space}",
    "asleep": "{power}: the worker on {space} stands higher than your others and cannot step this turn",
    "not-moved": "the worker on {space} may not act now",
    "same-space": "{space} was built on this turn already, or is where the worker stands",
    "other-space": "{power}: the second block goes on the same space as the first",
    "perimeter": "{power}: the second build may not be on the perimeter",
    "interior": "{space} is not on the ground of the perimeter",
    "start-space": "the worker began its turn on {space} and may not return there",
    "off-board": "the worker on {space} would be forced off the board",
    "not-neighboring": "{space} is not next to the worker",
    "dome": "{space} is closed by {what}",
    "own-worker": "your own worker stands on {space}",
    "occupied": "a worker stands on {space}",
    "too-high": "{space} is more than one level up",
    "wind": "the wind blows the other way: nobody may step against it",
    "barred": "{power} forbids it: {rule}",
    "spent": "{power}: the power has been used",
    "power": "{power} does not allow it: {rule}",
    "unfinishable": "the turn could not be completed after that",
    "must": "{power} insists: {rule}",
    "wish": "{power} must be obeyed while it is possible: {rule}",
}

# What an opposing power says to a step it bars; the rest speak with their card.
RULES = {
    "Athena": "Athena moved up, so no worker may move up this turn",
    "Limus": "only a dome that completes a tower may be built next to her",
    "Hades": "no worker may move down",
    "Aphrodite": "a worker that began the turn beside hers must end its last step beside hers",
    "Persephone": "one step of the turn must go up",
    "Adonis": "the chosen worker must end the turn beside his",
}


@dataclass(frozen=True)
class Refusal:
    """A code for programs and translators, arguments for both, and a sentence for people.

    >>> print(Refusal("too-high", {"space": "c3"}))
    c3 is more than one level up
    """

    code: str
    args: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return ENGLISH[self.code].format(**self.args)


def explain(p: Position, walk: Walk, attempt: Attempt) -> Refusal:
    """Why a step that is not legal is refused, judged on what the mover knows."""
    space = write_space(attempt.dst)
    if p.window == OVER:
        return Refusal("over")
    if p.window in (REACTION, CHANCE):
        return Refusal("no-such-step")
    step = choose(attempt, p.offered(), p)
    if step is not None:
        return _unfinished(p, walk, step)
    if _spent(p, attempt):
        return Refusal("spent", {"power": CARDS[p.acting].name})
    if attempt.kind == MOVE:
        return _move(p, attempt.src if attempt.src is not None else 0, attempt.dst)
    if attempt.kind in (BUILD, DOME):
        return _build(p, attempt)
    if not any(step >> 10 == attempt.kind for step in p.offered()) and attempt.kind not in (FORCE, TOKEN, PLACE):
        return Refusal("no-such-step")
    if attempt.kind == PLACE and not PERIMETER >> attempt.dst & 1:
        return Refusal("interior", {"space": space})
    return _closed(p, attempt.dst) or Refusal("no-such-step")


def _unfinished(p: Position, walk: Walk, step: int) -> Refusal:
    """The step itself is in order, but no legal turn goes on from it."""
    if p.duty and walk.legal_but_for_duties(p, step):
        seat = p.who_answers(INSISTS)
        code, seat = ("must", seat) if seat != NOBODY else ("wish", p.who_answers(WANTS))
        return Refusal(code, _rule(p.power[seat]))
    return Refusal("unfinishable")


def _rule(number: int) -> dict[str, str]:
    card = CARDS[number]
    return {"power": card.name, "rule": RULES.get(card.name, card.text)}


def _spent(p: Position, attempt: Attempt) -> bool:
    if not p.power[p.mover] or CARDS[p.acting].group != "hero" or not p.memory[p.mover] or p.feat:
        return False
    fresh = p.copy()
    memory = fresh.memory
    memory[p.mover] = 0
    fresh.memory = memory
    return any(attempt.means(step) for step in fresh.offered())


def _closed(p: Position, dst: int) -> Refusal | None:
    """Who or what is in the way?"""
    space = write_space(dst)
    for what, mask in (("Talus", p.talus), ("the Ram", p.ram), ("a dome", p.dome), ("a coin", p.closed)):
        if mask >> dst & 1:
            return Refusal("dome", {"space": space, "what": what})
    if p.own >> dst & 1:
        return Refusal("own-worker", {"space": space})
    return Refusal("occupied", {"space": space}) if p.crowd >> dst & 1 else None


def _move(p: Position, src: int, dst: int) -> Refusal:
    if p.window not in (START, MUST_MOVE, ROAM):
        return Refusal("no-such-step")
    if not p.own >> src & 1:
        return Refusal("no-worker", {"space": write_space(src)})
    if p.asleep >> src & 1:
        return Refusal("asleep", {"space": write_space(src), "power": CARDS[p.power[p.who_answers(SHADES)]].name})
    movable = {step >> 5 & 31 for step in p.offered() if step >> 10 == MOVE}
    if src not in movable and p.window != START:
        return Refusal("not-moved" if p.active != src else "no-such-step", {"space": write_space(src)})
    space = write_space(dst)
    if src == dst:
        return Refusal("same-space", {"space": space})
    near = NEAR_ROUND if any(not NEAR[step >> 5 & 31] >> (step & 31) & 1 for step in _moves(p)) else NEAR
    if not near[src] >> dst & 1:
        return Refusal("not-neighboring", {"space": space})
    closed = _closed(p, dst)
    if closed:
        return closed
    if p.level(dst) > p.level(src) + 1:
        return Refusal("too-high", {"space": space})
    seat = p.bars_move(src, dst)
    if seat == CALM:
        return Refusal("wind")
    if seat != NOBODY:
        return Refusal("barred", _rule(p.power[seat]))
    if dst == p.origin and p.steps:
        return Refusal("start-space", {"space": space})
    return Refusal("power", _rule(p.acting))


def _moves(p: Position) -> list[int]:
    return [step for step in p.offered() if step >> 10 == MOVE]


def _build(p: Position, attempt: Attempt) -> Refusal:
    dst, space = attempt.dst, write_space(attempt.dst)
    offered = [step for step in p.offered() if step >> 10 == attempt.kind]
    builders = {step >> 5 & 31 for step in offered}
    building = p.window in (MUST_BUILD, ROAM) or offered
    if not building:
        return Refusal("no-such-step")
    if attempt.src is not None:
        src = attempt.src
    else:
        src = p.active if p.active in builders or not builders else min(builders)
    if p.window in (MUST_BUILD, ROAM) and not p.who_builds() >> src & 1:
        return Refusal("not-moved", {"space": write_space(src)})
    if builders and src not in builders and src != dst:
        return Refusal("not-moved", {"space": write_space(src)})
    if src < 25 and not NEAR_ROUND[src] >> dst & 1 and src != dst:
        return Refusal("not-neighboring", {"space": space})
    if src == dst and src < 25 and p.own >> src & 1:
        return Refusal("same-space", {"space": space})
    closed = _closed(p, dst)
    if closed:
        return Refusal("occupied", {"space": space}) if closed.code == "own-worker" else closed
    seat = p.bars_build(dst, attempt.kind == DOME)
    if seat != NOBODY:
        return Refusal("barred", _rule(p.power[seat]))
    if src < 25 and not NEAR[src] >> dst & 1:
        return Refusal("not-neighboring", {"space": space})
    targets = sum({1 << (step & 31) for step in offered if step >> 5 & 31 == src})
    if targets and not targets & ~p.built:
        return Refusal("other-space", {"space": space, "power": CARDS[p.acting].name})
    if p.built >> dst & 1:
        return Refusal("same-space", {"space": space})
    if PERIMETER >> dst & 1 and not targets & PERIMETER:
        return Refusal("perimeter", {"space": space, "power": CARDS[p.acting].name})
    return Refusal("power", _rule(p.acting)) if offered else Refusal("no-such-step")


