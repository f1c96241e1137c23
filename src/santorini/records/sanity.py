"""What cannot be: positions that text describes but no game can reach, or that could not be played on."""

from __future__ import annotations

from collections.abc import Iterator

from santorini.errors import BadText
from santorini.powers import ANSWERED, POWERS
from santorini.powers.catalog import CARDS, power
from santorini.records.fields import Facts
from santorini.records.usual import after_deal, is_out, powers_of, side_of, tasks_of, usual
from santorini.rules.geometry import SPACES
from santorini.rules.names import REASONS, SIDES
from santorini.rules.words import (
    BUILD,
    BUILDERS,
    CALM,
    CHANCE,
    CLOSED_TO_OPPONENTS,
    DAWN,
    DOME,
    MAY_ACT,
    MOVERS,
    MUST_ACT,
    NOBODY,
    NOWHERE,
    OVER,
    REACTION,
    REACTION_SPACES,
    SETUP,
    START,
    STEALS_POWER,
)
from santorini.spaces import SpaceSet

MOST_WORKERS = 4
_JASON = power("Jason").number
_NOT_GIVEN = {"out": 0, "stolen": 0, "side": 0} | dict.fromkeys(("decider", "veil", "abyss_seat", "fate_seat"), NOBODY)
# What the setup settles, and what begins anew with every turn.
_SETTLED = {
    *("female", "workers0", "workers1", "workers2", "stage", "mover", "decider", "alive"),
    *("wind", "arrow", "ram", "face", "deck", "abyss", "abyss_seat", "fate", "fate_seat"),
}
_OF_A_TURN = (
    *("active", "origin", "last", "steps", "builds", "moved", "built", "climbed", "uneven", "domes", "again", "feat"),
    *("owed", "towers", "noted", "strayed", "touched"),
)
_DERIVED = ("side", "acting", "gust", "closed", "crowd", "own", "tagged", "mine", "theirs", "duty")


def contradictions(given: Facts) -> Iterator[BadText]:
    """What is wrong with what was given, so that nothing can be concluded from it."""
    f = _NOT_GIVEN | given
    yield from _about_powers(f)
    yield from _about_seats(f)


def complaints(f: Facts) -> Iterator[BadText]:
    """Everything that is wrong with all the facts, if those that were given do not contradict each other."""
    yield from _about_board(f)
    for name in ("stage", "veil", "abyss_seat", "fate_seat"):
        if f[name] != usual(f, name) and (name != "stage" or SETUP < f["window"] < OVER):
            yield BadText("does-not-follow", name=name)
    for name in ("abyss", "fate"):
        if f[name] and f[f"{name}_seat"] == NOBODY:
            yield BadText("nobody-hides", name=name)
    if f["window"] == SETUP:
        yield from _about_setup(f)
    elif f["window"] == OVER:
        yield from _about_result(f)
    else:
        yield from _about_turn(f)
    if f["window"] != OVER and (f["winner"] != NOBODY or f["reason"]):
        yield BadText("won-but-goes-on")


def missing_secrets(f: Facts) -> list[str]:
    """What has been hidden from whoever wrote this down, so that the game cannot go on from it."""
    if f["window"] == OVER:
        return []
    missing = [what for what in ("abyss", "fate") if f[f"{what}_seat"] != NOBODY and not f[what]]
    return [*missing, f"workers of {SIDES[f['veil']]}"] if _workers_hidden(f) else missing


def _workers_hidden(f: Facts) -> bool:
    if f["veil"] == NOBODY or f[f"workers{f['veil']}"]:
        return False
    return f["window"] != SETUP or any(task == (f["veil"], "worker") for task in tasks_of(f)[: f["stage"]])


def _about_powers(f: Facts) -> Iterator[BadText]:
    numbers = powers_of(f)
    for number in numbers:
        card = CARDS[number]
        if len(numbers) not in card.players:
            yield BadText("not-for-players", power=card.name, choices=card.players, players=len(numbers))
        if number and numbers.count(number) > 1:
            yield BadText("only-one", power=card.name)
    if f["first"] >= f["seats"]:
        yield BadText("too-many-seats", name="first", seat=f["first"] + 1, seats=f["seats"])
    if f["fleece"] and (any(numbers) or len(numbers) != 2):
        yield BadText("fleece-for-two")
    if f["fleece"] and not CARDS[f["fleece"]].fleece:
        yield BadText("not-for-fleece", power=CARDS[f["fleece"]].name)
    if f["stolen"] and not any(ANSWERED[number] & STEALS_POWER for number in numbers):
        yield BadText("nobody-steals")


def _about_board(f: Facts) -> Iterator[BadText]:
    workers = [SpaceSet(f[f"workers{side}"]) for side in range(f["sides"])]
    for side, standing in enumerate(workers):
        count, spares = len(standing), _spares(f, side)
        if count + spares > MOST_WORKERS:
            code = "many-workers" if count > MOST_WORKERS else "many-spares"
            yield BadText(code, side=SIDES[side], most=MOST_WORKERS, spares=spares)
    for what in ("dome", "talus", "ram"):
        both = [space for space in SpaceSet(f[what]) if any(space in standing for standing in workers)]
        if both:
            yield BadText("worker-on", space=SPACES[both[-1]], what=what)
    for what, most in (("talus", 1), ("ram", 1), ("abyss", 1), ("whirlpools", 2), ("coins", 3), ("fate", 4)):
        count = len(SpaceSet(f[what]))
        if count > most:
            yield BadText("at-most", what=what, most=most, count=count)
    for seat in range(f["seats"]):
        card, memory = POWERS[f[f"dealt{seat}"]], f[f"memory{_keeper_of(f, seat)}"]
        left = card.reserve - (len(SpaceSet(f["coins"])) if ANSWERED[card.number] & CLOSED_TO_OPPONENTS else 0)
        if card.reserve and memory > left:
            yield BadText("at-most", what="memory", most=left, count=memory)
    towers = len(SpaceSet(f["dome"] & f["h3"]))
    if f["towers"] + f["credits"] > towers:
        yield BadText("at-most", what="credits", most=towers, count=f["towers"] + f["credits"])


def _keeper_of(f: Facts, seat: int) -> int:
    """The seat that remembers what the power dealt to this one has to remember."""
    return 1 - seat if f["stolen"] else seat


def _spares(f: Facts, side: int) -> int:
    """How many workers may still come to this side."""
    spares = 0
    for seat in range(f["seats"]):
        if side_of(f, seat) == side:
            number, memory = f[f"dealt{seat}"], f[f"memory{_keeper_of(f, seat)}"]
            if ANSWERED[number] & REACTION_SPACES:
                spares += memory
            elif number == _JASON:
                spares += memory == 0
    return spares


def _about_seats(f: Facts) -> Iterator[BadText]:
    playing = [seat for seat in range(f["seats"]) if not is_out(f, seat)]
    if f["out"] >> f["seats"]:
        yield BadText("never-in", seats=f["seats"])
    if f["out"] and f["seats"] != 3:
        yield BadText("one-of-three")
    if len(playing) < (1 if f["window"] == OVER else 2):
        yield BadText("many-out")
    for name in ("decider", "veil", "abyss_seat", "fate_seat"):
        if f[name] >= f["seats" if name != "veil" else "sides"]:
            yield BadText("too-many-seats", name=name, seat=f[name] + 1, seats=f["seats"])
    if f["side"] >= f["sides"]:
        yield BadText("no-side", side=SIDES[f["side"]])
    if f["mover"] == NOBODY and f["window"] != SETUP:
        yield BadText("mover")
    for seat in range(f["seats"]):
        if is_out(f, seat) and f["window"] != OVER:
            if seat in (f["mover"], f["decider"], f["veil"]):
                yield BadText("out-acts", seat=seat + 1)
            if f[f"workers{side_of(f, seat)}"]:
                yield BadText("out-workers", seat=seat + 1)


def _about_setup(f: Facts) -> Iterator[BadText]:
    tasks = tasks_of(f)
    if f["stage"] >= len(tasks):
        yield BadText("stages", count=len(tasks), most=len(tasks) - 1)
        return
    done = tasks[: f["stage"]]
    for seat in range(f["sides"]):
        placed = sum(task.what == "worker" and side_of(f, task.seat) == seat for task in done)
        seen = len(SpaceSet(f[f"workers{seat}"]))
        if seen != placed and not (seat == f["veil"] and not seen):
            yield BadText("stage-workers", stage=f["stage"], side=SIDES[seat], placed=placed, seen=seen)
    for what, fact, none in (("wind", "wind", CALM), ("arrow", "arrow", CALM), ("ram", "ram", 0), ("deck", "face", 0)):
        if any(task.what == what for task in done) and f[fact] == none:
            yield BadText("stage-known", stage=f["stage"], what=fact)
    fresh = after_deal(f)
    if any(f[name] != fresh[name] for name in fresh.keys() - _SETTLED):
        yield BadText("setup-bare")
    now = tasks[f["stage"]].seat
    if f["mover"] != now or f["decider"] != now:
        yield BadText("stage-chance" if now == NOBODY else "stage-seat", stage=f["stage"], seat=now + 1)


def _about_result(f: Facts) -> Iterator[BadText]:
    if not 0 <= f["winner"] < f["sides"] or not 0 < f["reason"] < len(REASONS):
        yield BadText("winner")
    if f["decider"] != NOBODY:
        yield BadText("does-not-follow", name="decider")


def _about_turn(f: Facts) -> Iterator[BadText]:
    singers = [number for seat, number in enumerate(powers_of(f)) if not is_out(f, seat)]
    if f["arrow"] == CALM and any(POWERS[number].arranges == "arrow" for number in (*singers, f["fleece"])):
        yield BadText("arrow")
    if f["fleece"] and not f["ram"]:
        yield BadText("ram")
    if f["window"] == CHANCE:
        if not f["deck"]:
            yield BadText("deck")
        if f["decider"] != NOBODY:
            yield BadText("chance-decides")
    elif f["decider"] == NOBODY:
        yield BadText("decider")
    elif f["window"] != REACTION and f["decider"] != f["mover"]:
        yield BadText("mover-decides")
    if f["window"] == REACTION and f["last"] == NOWHERE:
        yield BadText("last")
    if f["window"] == REACTION and f["resume"] not in (BUILD, DOME):
        yield BadText("does-not-follow", name="resume")
    if START <= f["window"] <= REACTION:
        yield from _about_pairs(f)
        if f["active"] == NOWHERE and _needs_active(f):
            yield BadText("active")
        if not missing_secrets(f):
            yield from _about_derived(f)
    else:
        fresh = after_deal(f)
        for name in _OF_A_TURN:
            if f[name] != fresh[name]:
                yield BadText("within-turn", name=name)


def _about_pairs(f: Facts) -> Iterator[BadText]:
    """Pairs that want to trade are named; those that have traded have changed places."""
    if f["pairs"] > 3 and not f["settled"]:
        yield BadText("pairs")
    own = SpaceSet(f[f"workers{f['side']}"])
    others = SpaceSet(f["workers0"] | f["workers1"] | f["workers2"]) - own
    named = [(f[f"named{i}"] >> 5, f[f"named{i}"] & 31) for i in range(f["pairs"])]
    for number, (src, dst) in enumerate(named):
        stands = src in others and dst in own if f["settled"] else src in own and dst not in own
        if not stands or any(src == one or dst == other for one, other in named[:number]):
            yield BadText("does-not-follow", name="named")


def _about_derived(f: Facts) -> Iterator[BadText]:
    """Within a turn some facts follow from others, and the rules rely on it."""
    for name in _DERIVED:
        if f[name] != usual(f, name):
            yield BadText("does-not-follow", name=name)
    held = {0, f["fleece"], f["face"], *powers_of(f)}
    for seat in range(f["seats"]):
        if f[f"power{seat}"] not in held:
            yield BadText("does-not-follow", name="power")


def _needs_active(f: Facts) -> bool:
    """Would the window ask about a worker that is not named?"""
    if f["side"] == f["veil"] and _workers_hidden(f):
        return False
    if f["uneven"] or (f["steps"] and f["window"] == START):
        return True
    anybody = MOVERS | BUILDERS
    return f["window"] not in (DAWN, START, MAY_ACT, MUST_ACT) and ANSWERED[f["acting"]] & anybody != anybody
