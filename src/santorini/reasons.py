"""Why the rules refuse a step: a code and arguments that can be translated, and the English of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from santorini import placement
from santorini.errors import Argument, phrase
from santorini.notation import Attempt, choose, write_space
from santorini.powers import ANSWERED, POWERS
from santorini.powers.catalog import CARDS
from santorini.powers.objections import OBJECTIONS
from santorini.rules.geometry import NEAR, NEAR_ROUND
from santorini.rules.names import EDITIONS
from santorini.rules.position import Position
from santorini.rules.walk import Walk
from santorini.rules.words import (
    BUILD,
    CALM,
    CHANCE,
    DECK,
    DOME,
    END,
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
    "move-first": "the move comes before the build",
    "moved": "the worker has moved; now it has to build",
    "not-moved": "the worker on {space} may not act now",
    "own-space": "the worker itself stands on {space}",
    "same-space": "{power}: the second block goes on another space than the first",
    "other-space": "{power}: the second block goes on the same space as the first",
    "perimeter": "{power}: the second build may not be on the perimeter",
    "setup": "{power}: {rule}",
    "start-space": "{power}: the worker began its turn on {space} and may not go back there",
    "not-neighboring": "{space} is not next to the worker",
    "dome": "{space} is closed by {obstacle}",
    "own-worker": "your own worker stands on {space}",
    "occupied": "a worker stands on {space}",
    "too-high": "{space} is more than one level up",
    "wind": "the wind blows the other way: nobody may move straight against it",
    "barred": "{power} forbids it: {rule}",
    "spent": "{power}: the power has been used",
    "power": "{power}: {rule}",
    "unfinishable": "the turn could not be completed after that",
    "must": "{power} insists: {rule}",
    "wish": "{power}, if possible: {rule}",
}

OBSTACLES = {
    "talus": "Talus, who counts as a dome",
    "ram": "the Ram",
    "dome": "a dome",
    "coin": "a coin, which is like a dome for Clio's opponents",
}


@dataclass(frozen=True)
class Refusal:
    """A code for programs and translators, arguments for both, and a sentence for people.

    `power` is the name of a card and `rule` one of its OBJECTIONS, `who` the number of a seat, `obstacle` one of
    OBSTACLES, `space` the name of a space.

    >>> print(Refusal("too-high", {"space": "c3"}))
    c3 is more than one level up
    """

    code: str
    args: dict[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        words = dict(self.args)
        if "power" in words:
            words["rule"] = rule(words)
        if "obstacle" in words:
            words["obstacle"] = OBSTACLES[str(words["obstacle"])]
        if "who" in words:
            words["who"] = f"seat {words['who']}"
        return phrase(ENGLISH[self.code], words)


def rule(args: Mapping[str, Argument]) -> str:
    """What the rule of a power says to a step that it does not allow: its own words for the case, or its card."""
    name, about = str(args["power"]), str(args.get("rule", ""))
    said = OBJECTIONS.get(name, {}).get(about)
    return phrase(said, args) if said else next(card.text for card in CARDS if card.name == name)


def explain(p: Position, walk: Walk, attempt: Attempt) -> Refusal:
    """Why a step that is not legal is refused, judged on what the mover knows."""
    if p.window == OVER:
        return Refusal("over")
    if p.window == SETUP:
        return _setup(p, attempt)
    if p.window == CHANCE:
        return Refusal("no-such-step")
    if p.window == REACTION:
        return _reaction(p, attempt)
    step = choose(attempt, p.offered_steps(), p)
    if step is not None:
        return _unfinished(p, walk, step)
    if _spent(p, attempt):
        return Refusal("spent", _named(p.acting_power))
    return _objection(p, attempt) or _sleeper(p, attempt) or _REASONS.get(attempt.kind, _act)(p, attempt)


def _setup(p: Position, attempt: Attempt) -> Refusal:
    now, space = placement.task(p), write_space(attempt.dst)
    if now is None or attempt.kind not in {step >> 10 for step in placement.options(p)}:
        return Refusal("no-such-step")
    if attempt.kind in (PLACE, TOKEN, SECRET) and attempt.dst in SpaceSet(placement.taken(p, now.seat)):
        return Refusal("occupied", {"space": space})
    for seat in (now.seat, placement.partner(p, now.seat)) if attempt.kind == PLACE else ():
        if attempt.dst not in SpaceSet(placement.stands(p, seat)):
            return Refusal("setup", {**_named(p.dealt[seat]), "rule": "setup"})
    return Refusal("no-such-step")


def _reaction(p: Position, attempt: Attempt) -> Refusal:
    """A dome was built, and somebody may answer it."""
    if attempt.kind != PLACE:
        return Refusal("no-such-step")
    return _in_the_way(p, attempt.dst) or Refusal("power", {**_named(p.power[p.decider]), "rule": "act"})


def _unfinished(p: Position, walk: Walk, step: int) -> Refusal:
    """The step itself is in order, but no legal turn goes on from it."""
    if p.duty and walk.legal_but_for_duties(p, step):
        seat = p.who_answers(MUST_MET)
        code, seat = ("must", seat) if seat != NOBODY else ("wish", p.who_answers(WISH_MET))
        return Refusal(code, _named(p.power[seat]))
    return _ruled(p, "unfinished") or Refusal("unfinishable")


def _named(number: int) -> dict[str, Argument]:
    return {"power": CARDS[number].name}


def _ruled(p: Position, about: str, **more: Argument) -> Refusal | None:
    """What the mover's own power says about this, if it has a word to say; so has a card whose power changes."""
    dealt = p.dealt[p.mover]
    for number in (p.acting_power, *([dealt] if POWERS[dealt].kind & DECK else [])):
        objections = OBJECTIONS.get(CARDS[number].name, {})
        for key in (f"{about}-{EDITIONS[p.edition]}", about):
            if key in objections:
                return Refusal("power", {**_named(number), "rule": key, **more})
    return None


def victim_refused(p: Position) -> Refusal | None:
    """Why an opponent's worker cannot be chosen, if the mover's power chooses some."""
    return _ruled(p, "victim") if p.window == START and not _used_up(p) else None


def _used_up(p: Position) -> bool:
    """Has the mover a hero's power that was used before this turn?"""
    return CARDS[p.acting_power].hero and p.memory[p.mover] > 0 and not p.hero_used


def _spent(p: Position, attempt: Attempt) -> bool:
    """Would the mover's hero power allow it, if it had not been used?"""
    if not _used_up(p):
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


def _sleeper(p: Position, attempt: Attempt) -> Refusal | None:
    """Is it forbidden only because a worker sleeps, and which?"""
    awake = p.copy()
    awake.asleep = 0
    if not p.asleep or not any(attempt.means(step) for step in awake.offered_steps()):
        return None
    sleepers = SpaceSet(p.asleep)
    sleeper = min(sleepers) if attempt.src is None or attempt.src not in sleepers else attempt.src
    return Refusal("asleep", {"space": write_space(sleeper), **_named(p.power[p.who_answers(OPPONENT_TURN_BEGINS)])})


def _facing(p: Position, opponent: int = NOBODY, wind: int = CALM) -> Position:
    """The position with all opposing rules but this opponent's, or the wind, left out."""
    alone = p.copy()
    alone.power = [number if seat in (p.mover, opponent) else 0 for seat, number in enumerate(p.power)]
    alone.wind_in_force = wind
    return alone


def unopposed(p: Position) -> Position:
    """The position with the wind and all that opponents' powers forbid left out, sleep included."""
    alone = _facing(p)
    alone.asleep = 0
    return alone


def _closed(p: Position, dst: int) -> Refusal | None:
    """Is the space closed to the mover, and by what?"""
    for obstacle, mask in zip(OBSTACLES, (p.talus, p.ram, p.dome, p.closed), strict=True):
        if dst in SpaceSet(mask):
            return Refusal("dome", {"space": write_space(dst), "obstacle": obstacle})
    return None


def _in_the_way(p: Position, dst: int) -> Refusal | None:
    """Is the space taken, as far as the mover knows, and by what?"""
    standing = dst in SpaceSet(p.occupied)
    return _closed(p, dst) or (Refusal("occupied", {"space": write_space(dst)}) if standing else None)


def _move(p: Position, attempt: Attempt) -> Refusal:
    src, dst = attempt.src if attempt.src is not None else p.active, attempt.dst
    space = write_space(dst)
    if p.window not in (START, MUST_MOVE, ROAM):
        plain = Refusal("moved" if p.window == MUST_BUILD and p.moves else "no-such-step")
        return _ruled(p, "again" if p.moves else "instead") or plain
    if src not in SpaceSet(p.own):
        return Refusal("no-worker", {"space": write_space(src)})
    if src in SpaceSet(p.asleep):
        return Refusal("asleep", {"space": write_space(src), **_named(p.power[p.who_answers(OPPONENT_TURN_BEGINS)])})
    offered = [step for step in p.offered_steps() if step >> 10 == MOVE]
    if src not in SpaceSet(p.who_moves()):
        return _ruled(p, "worker") or Refusal("not-moved", {"space": write_space(src)})
    if src == dst:
        return Refusal("own-space", {"space": space})
    near = NEAR if all(step & 31 in SpaceSet(NEAR[step >> 5 & 31]) for step in offered) else NEAR_ROUND
    if dst not in SpaceSet(near[src]):
        return Refusal("not-neighboring", {"space": space})
    if dst in SpaceSet(p.own):
        return _ruled(p, "own") or Refusal("own-worker", {"space": space})
    closed = _closed(p, dst)
    if closed:
        return closed
    if p.level(dst) > p.level(src) + 1:
        return Refusal("too-high", {"space": space})
    if dst in SpaceSet(p.occupied):
        return _ruled(p, "taken", space=space) or Refusal("occupied", {"space": space})
    if dst == p.origin and p.moves:
        return Refusal("start-space", {"space": space, **_named(p.acting_power)})
    return _ruled(p, "move") or Refusal("power", _named(p.acting_power))


def _build(p: Position, attempt: Attempt) -> Refusal:
    offered = [step for step in _facing(p).offered_steps() if step >> 10 == attempt.kind]
    builders = {step >> 5 & 31 for step in offered}
    if not offered and p.window not in (MUST_BUILD, ROAM):
        plain = "move-first" if p.window in (START, MUST_MOVE) else "no-such-step"
        about = "" if p.window == START else "order" if attempt.kind == BUILD else "build"
        return _ruled(p, about) or Refusal(plain)
    if attempt.src is not None and attempt.src not in SpaceSet(p.own):
        return Refusal("no-worker", {"space": write_space(attempt.src)})
    if attempt.src is not None:
        src = attempt.src
    elif p.active in builders or not builders:
        src = p.active
    else:  # somebody else builds, or nobody in particular
        src = attempt.dst if all(step >> 5 & 31 == step & 31 for step in offered) else min(builders)
    idle = p.window in (MUST_BUILD, ROAM) and src not in SpaceSet(p.who_builds())
    if idle or (builders and src not in builders and src != attempt.dst):
        return _ruled(p, "worker") or Refusal("not-moved", {"space": write_space(src)})
    targets = SpaceSet(step & 31 for step in offered if step >> 5 & 31 == src)
    return _build_there(p, src, attempt.dst, targets) or _ruled(p, "build") or _last_resort(p, offered)


def _last_resort(p: Position, offered: list[int]) -> Refusal:
    return Refusal("power", _named(p.acting_power)) if offered else Refusal("no-such-step")


def _build_there(p: Position, src: int, dst: int, targets: SpaceSet) -> Refusal | None:
    """What keeps this worker, which may build on the targets, from building there?"""
    space = write_space(dst)
    if src == dst == p.active and src in SpaceSet(p.own):
        return _ruled(p, "under") or Refusal("own-space", {"space": space})
    near = NEAR if src > 24 or targets <= SpaceSet(NEAR[src]) else NEAR_ROUND
    if src < 25 and src != dst and dst not in SpaceSet(near[src]):
        return Refusal("not-neighboring", {"space": space})
    taken = _in_the_way(p, dst)
    if taken:
        return (dst in SpaceSet(p.own) and _ruled(p, "lift")) or taken
    if targets and targets <= SpaceSet(p.built):
        return Refusal("other-space", _named(p.acting_power))
    if dst in SpaceSet(p.built):
        return Refusal("same-space", _named(p.acting_power))
    if targets and dst in SpaceSet(PERIMETER) and targets.isdisjoint(SpaceSet(PERIMETER)):
        return Refusal("perimeter", _named(p.acting_power))
    return None


def _act(p: Position, attempt: Attempt) -> Refusal:
    """A step that only some powers have: is it the space, or something else that the power asks for?"""
    kinds = {step >> 10 for step in p.offered_steps()}
    if p.window not in (START, MAY_ACT, MUST_ACT) or not ANSWERED[p.acting_power] & (OFFER_FIRST | OFFER_LAST):
        return _ruled(p, "end" if attempt.kind == END else "order") or Refusal("no-such-step")
    if attempt.kind == END:
        return _ruled(p, "end") or Refusal("no-such-step")
    hidden = _closed(p, attempt.dst if attempt.src is None else attempt.src)
    if hidden:
        return hidden
    taken = _in_the_way(p, attempt.dst)
    if taken and attempt.kind in {FORCE, TOKEN, PLACE} | kinds & {UNBUILD}:
        return (taken.code == "occupied" and _ruled(p, "act" if attempt.kind == FORCE else "taken")) or taken
    if attempt.kind in kinds or (attempt.kind == UNBUILD and LOWER in kinds):
        return _ruled(p, "act") or Refusal("power", _named(p.acting_power))
    return (p.window == START and attempt.kind in (FORCE, PLACE) and _ruled(p, "act")) or Refusal("no-such-step")


_REASONS = {MOVE: _move, BUILD: _build, DOME: _build}
