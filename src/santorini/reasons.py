"""Why the rules refuse a step: a code and arguments that can be translated, and the English of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from santorini import placement
from santorini.errors import Argument, phrase
from santorini.notation import Attempt, choose, write_space
from santorini.powers import ANSWERED
from santorini.powers.catalog import CARDS
from santorini.rules.geometry import NEAR, NEAR_ROUND
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import (
    BUILD,
    CALM,
    CHANCE,
    DOME,
    FORCE,
    LIMIT_BUILDS,
    LIMIT_MOVES,
    LOWER,
    MAY_ACT,
    MOVE,
    MUST_ACT,
    MUST_BUILD,
    MUST_MET,
    MUST_MOVE,
    NOBODY,
    OFFER_FIRST,
    OFFER_LAST,
    OPPONENT_TURN_BEGINS,
    OVER,
    PERIMETER,
    PLACE,
    REACTION,
    ROAM,
    SECRET,
    SETUP,
    START,
    TOKEN,
    UNBUILD,
    WISH_MET,
)
from santorini.spaces import SpaceSet

ENGLISH = {
    "over": "the game is over",
    "not-yours": "it is for {who} to decide",
    "nobodys": "it is for nobody to decide",
    "no-such-step": "that is not possible now",
    "no-worker": "none of your workers stands on {space}",
    "asleep": "{power}: the worker on {space} stands higher than your others and cannot move this turn",
    "not-moved": "the worker on {space} may not act now",
    "same-space": "you cannot build on {space} again this turn, nor where the worker stands",
    "other-space": "{power}: the second block goes on the same space as the first",
    "perimeter": "{power}: the second build may not be on the perimeter",
    "interior": "{space} is not on the perimeter",
    "setup": "{power} does not allow a worker to begin on {space}",
    "start-space": "the worker began its turn on {space} and may not return there",
    "not-neighboring": "{space} is not next to the worker",
    "dome": "{space} is closed by {obstacle}",
    "own-worker": "your own worker stands on {space}",
    "occupied": "a worker stands on {space}",
    "too-high": "{space} is more than one level up",
    "wind": "the wind blows the other way: nobody may move straight against it",
    "barred": "{power} forbids it: {rule}",
    "spent": "{power}: the power has been used",
    "power": "with {power}: {rule}",
    "unfinishable": "the turn could not be completed after that",
    "must": "{power} insists: {rule}",
    "wish": "{power}, if possible: {rule}",
}

# Why an opposing power bars a step. For powers that are not listed, the text of the card is shown.
RULES = {
    "Athena": "Athena moved up, so no worker may move up this turn",
    "Limus": "only a dome that completes a tower may be built next to her",
    "Hades": "no worker may move down",
    "Aphrodite": "a worker that began the turn next to hers must end its last move next to hers",
    "Persephone": "one move of the turn must go up",
    "Adonis": "the chosen worker must end the turn next to one of his",
}

OBSTACLES = {"talus": "Talus", "ram": "the Ram", "dome": "a dome", "coin": "a coin"}


@dataclass(frozen=True)
class Refusal:
    """A code for programs and translators, arguments for both, and a sentence for people.

    `power` is the name of a card, `who` the number of a seat, `obstacle` one of OBSTACLES, `space` the name of a space.

    >>> print(Refusal("too-high", {"space": "c3"}))
    c3 is more than one level up
    """

    code: str
    args: dict[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        words = dict(self.args)
        if "power" in words:
            words["rule"] = rule(str(words["power"]))
        if "obstacle" in words:
            words["obstacle"] = OBSTACLES[str(words["obstacle"])]
        if "who" in words:
            words["who"] = f"seat {words['who']}"
        return phrase(ENGLISH[self.code], words)


def rule(name: str) -> str:
    """What a power says to a step that it does not allow."""
    return RULES.get(name) or next(card.text for card in CARDS if card.name == name)


def explain(p: Position, walk: Walk, attempt: Attempt) -> Refusal:
    """Why a step that is not legal is refused, judged on what the mover knows."""
    if p.window == OVER:
        return Refusal("over")
    if p.window == SETUP:
        return _setup(p, attempt)
    if p.window in (REACTION, CHANCE):
        return Refusal("no-such-step")
    step = choose(attempt, p.offered_steps(), p)
    if step is not None:
        return _unfinished(p, walk, step)
    if _spent(p, attempt):
        return Refusal("spent", _named(p.acting_power))
    return _objection(p, attempt) or _REASONS.get(attempt.kind, _act)(p, attempt)


def _setup(p: Position, attempt: Attempt) -> Refusal:
    now, space = placement.task(p), write_space(attempt.dst)
    if now is None or attempt.kind not in {step >> 10 for step in placement.options(p)}:
        return Refusal("no-such-step")
    if attempt.kind in (PLACE, TOKEN, SECRET) and attempt.dst in SpaceSet(placement.taken(p, now.seat)):
        return Refusal("occupied", {"space": space})
    for seat in (now.seat, placement.partner(p, now.seat)) if attempt.kind == PLACE else ():
        stands = placement.stands(p, seat)
        if attempt.dst not in SpaceSet(stands):
            code = "interior" if stands == PERIMETER else "setup"
            return Refusal(code, {"space": space, "power": CARDS[p.dealt[seat]].name})
    return Refusal("no-such-step")


def _unfinished(p: Position, walk: Walk, step: int) -> Refusal:
    """The step itself is in order, but no legal turn goes on from it."""
    if p.duty and walk.legal_but_for_duties(p, step):
        seat = p.who_answers(MUST_MET)
        code, seat = ("must", seat) if seat != NOBODY else ("wish", p.who_answers(WISH_MET))
        return Refusal(code, _named(p.power[seat]))
    return Refusal("unfinishable")


def _named(number: int) -> dict[str, Argument]:
    return {"power": CARDS[number].name}


def _spent(p: Position, attempt: Attempt) -> bool:
    """Would the mover's hero power allow it, if it had not been used?"""
    if not CARDS[p.acting_power].hero or not p.memory[p.mover] or p.hero_used:
        return False
    fresh = p.copy()
    memory = fresh.memory
    memory[p.mover] = 0
    fresh.memory = memory
    return any(attempt.means(step) for step in fresh.offered_steps())


def _objection(p: Position, attempt: Attempt) -> Refusal | None:
    """Who forbids what the mover's own power would allow?"""
    if not any(attempt.means(step) for step in _facing(p).offered_steps()):
        return None
    if not any(attempt.means(step) for step in _facing(p, wind=p.wind_in_force).offered_steps()):
        return Refusal("wind")
    objects = (seat for seat in range(p.seats) if not any(map(attempt.means, _facing(p, seat).offered_steps())))
    seat = next(objects, p.who_answers(LIMIT_MOVES | LIMIT_BUILDS))  # or several of them together
    return Refusal("barred", _named(p.power[seat])) if seat != NOBODY else None


def _facing(p: Position, opponent: int = NOBODY, wind: int = CALM) -> Position:
    """The position with all opposing rules but this opponent's, or the wind, left out."""
    alone = p.copy()
    alone.power = [number if seat in (p.mover, opponent) else 0 for seat, number in enumerate(p.power)]
    alone.wind_in_force = wind
    return alone


def _in_the_way(p: Position, dst: int) -> Refusal | None:
    """Is the space taken, as far as the mover knows, and by what?"""
    space = write_space(dst)
    for obstacle, mask in zip(OBSTACLES, (p.talus, p.ram, p.dome, p.closed), strict=True):
        if dst in SpaceSet(mask):
            return Refusal("dome", {"space": space, "obstacle": obstacle})
    return Refusal("occupied", {"space": space}) if dst in SpaceSet(p.occupied) else None


def _move(p: Position, attempt: Attempt) -> Refusal:
    src, dst = attempt.src if attempt.src is not None else p.active, attempt.dst
    space = write_space(dst)
    if p.window not in (START, MUST_MOVE, ROAM):
        return Refusal("no-such-step")
    if src not in SpaceSet(p.own):
        return Refusal("no-worker", {"space": write_space(src)})
    if src in SpaceSet(p.asleep):
        return Refusal(
            "asleep", {"space": write_space(src), "power": CARDS[p.power[p.who_answers(OPPONENT_TURN_BEGINS)]].name}
        )
    offered = [step for step in p.offered_steps() if step >> 10 == MOVE]
    if p.window != START and src not in {step >> 5 & 31 for step in offered}:
        return Refusal("not-moved" if p.active != src else "no-such-step", {"space": write_space(src)})
    if src == dst:
        return Refusal("same-space", {"space": space})
    near = NEAR if all(step & 31 in SpaceSet(NEAR[step >> 5 & 31]) for step in offered) else NEAR_ROUND
    if dst not in SpaceSet(near[src]):
        return Refusal("not-neighboring", {"space": space})
    taken = _in_the_way(p, dst)
    if taken and taken.code == "dome":
        return taken
    if dst in SpaceSet(p.own):
        return Refusal("own-worker", {"space": space})
    if p.level(dst) > p.level(src) + 1:
        return Refusal("too-high", {"space": space})
    if taken:
        return taken
    if dst == p.origin and p.moves:
        return Refusal("start-space", {"space": space})
    return Refusal("power", _named(p.acting_power))


def _build(p: Position, attempt: Attempt) -> Refusal:
    dst, space = attempt.dst, write_space(attempt.dst)
    offered = [step for step in _facing(p).offered_steps() if step >> 10 == attempt.kind]
    builders = {step >> 5 & 31 for step in offered}
    if not offered and p.window not in (MUST_BUILD, ROAM):
        return Refusal("no-such-step")
    if attempt.src is not None:
        src = attempt.src
    elif p.active in builders or not builders:
        src = p.active
    else:  # somebody else builds, or nobody in particular
        src = dst if all(step >> 5 & 31 == step & 31 for step in offered) else min(builders)
    if p.window in (MUST_BUILD, ROAM) and src not in SpaceSet(p.who_builds()):
        return Refusal("not-moved", {"space": write_space(src)})
    if builders and src not in builders and src != dst:
        return Refusal("not-moved", {"space": write_space(src)})
    if src == dst == p.active and src in SpaceSet(p.own):
        return Refusal("same-space", {"space": space})
    targets = SpaceSet(step & 31 for step in offered if step >> 5 & 31 == src)
    near = NEAR if src > 24 or targets <= SpaceSet(NEAR[src]) else NEAR_ROUND
    if src < 25 and src != dst and dst not in SpaceSet(near[src]):
        return Refusal("not-neighboring", {"space": space})
    taken = _in_the_way(p, dst)
    if taken:
        return taken
    if targets and targets <= SpaceSet(p.built):
        return Refusal("other-space", {"space": space, "power": CARDS[p.acting_power].name})
    if dst in SpaceSet(p.built):
        return Refusal("same-space", {"space": space})
    if targets and dst in SpaceSet(PERIMETER) and targets.isdisjoint(SpaceSet(PERIMETER)):
        return Refusal("perimeter", {"space": space, "power": CARDS[p.acting_power].name})
    return Refusal("power", _named(p.acting_power)) if offered else Refusal("no-such-step")


def _act(p: Position, attempt: Attempt) -> Refusal:
    """A step that only some powers have: is it the space, or something else that the power asks for?"""
    kinds = {step >> 10 for step in p.offered_steps()}
    if p.window not in (START, MAY_ACT, MUST_ACT) or not ANSWERED[p.acting_power] & (OFFER_FIRST | OFFER_LAST):
        return Refusal("no-such-step")
    taken = _in_the_way(p, attempt.dst)
    if taken and attempt.kind in {FORCE, TOKEN, PLACE} | kinds & {UNBUILD}:
        return taken
    if attempt.kind == PLACE and attempt.dst not in SpaceSet(PERIMETER):
        return Refusal("interior", {"space": write_space(attempt.dst)})
    if attempt.kind in kinds or (attempt.kind == UNBUILD and LOWER in kinds):
        return Refusal("power", _named(p.acting_power))
    return Refusal("no-such-step")


_REASONS = {MOVE: _move, BUILD: _build, DOME: _build}
