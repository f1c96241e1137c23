"""What cannot be: positions that text describes but no game can reach, or that could not be played on."""

from __future__ import annotations

from collections.abc import Iterator

from santorini.game import REASONS
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS
from santorini.records.fields import SIDES, Facts
from santorini.records.usual import powers_of, side_of, tasks_of
from santorini.rules.geometry import SPACES
from santorini.rules.words import (
    BUILDERS,
    CALM,
    CHANCE,
    DAWN,
    DUSK,
    MOVERS,
    MUST_ACT,
    NOBODY,
    NOWHERE,
    OVER,
    REACTION,
    SETUP,
    START,
    STEALS,
)

MOST_WORKERS = 4


def complaints(f: Facts) -> Iterator[str]:
    """Everything that is wrong with these facts."""
    yield from _about_powers(f)
    yield from _about_board(f)
    yield from _about_seats(f)
    if f["window"] == SETUP:
        yield from _about_setup(f)
    elif f["window"] == OVER:
        yield from _about_result(f)
    else:
        yield from _about_turn(f)
    if f["window"] != OVER and (f["winner"] != NOBODY or f["reason"]):
        yield "somebody has won, but the game goes on: add waits=over"


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


def _about_powers(f: Facts) -> Iterator[str]:
    numbers = powers_of(f)
    for number in numbers:
        card = CARDS[number]
        if len(numbers) not in card.players:
            yield f"{card.name} is for {' or '.join(map(str, card.players))} players, not {len(numbers)}"
        if number and numbers.count(number) > 1:
            yield f"there is only one {card.name}"
    if f["first"] >= f["seats"]:
        yield f"first={f['first'] + 1}, but there are {f['seats']} seats"
    if f["fleece"] and (any(numbers) or len(numbers) != 2):
        yield "the Golden Fleece is for two players without powers: Mortal,Mortal"
    if f["fleece"] and not CARDS[f["fleece"]].fleece:
        yield f"{CARDS[f['fleece']].name} cannot be the power of the Golden Fleece"
    if f["stolen"] and not any(POWERS[number].answers & STEALS for number in numbers):
        yield "stolen, but nobody here steals powers"


def _about_board(f: Facts) -> Iterator[str]:
    workers = 0
    for side in range(f["sides"]):
        workers |= f[f"workers{side}"]
        if f[f"workers{side}"].bit_count() > MOST_WORKERS:
            yield f"side {SIDES[side]} has more than {MOST_WORKERS} workers"
    for what in ("dome", "talus", "ram"):
        both = workers & f[what]
        if both:
            yield f"a worker cannot stand on {SPACES[both.bit_length() - 1]}, where the {what} is"
    for what, most in (("talus", 1), ("ram", 1), ("abyss", 1), ("whirlpools", 2), ("coins", 3), ("fate", 4)):
        if f[what].bit_count() > most:
            yield f"{what}: at most {most}, not {f[what].bit_count()}"


def _about_seats(f: Facts) -> Iterator[str]:
    playing = ~f["out"] & (1 << f["seats"]) - 1
    if f["out"] >> f["seats"]:
        yield f"somebody is out who was never in: there are {f['seats']} seats"
    if f["out"] and f["seats"] != 3:
        yield "only one of three players can be out while others play on"
    if playing.bit_count() < (1 if f["window"] == OVER else 2):
        yield "too many players are out"
    for name in ("decider", "veil", "abyss_seat", "fate_seat"):
        if f[name] >= f["seats"]:
            yield f"{name}={f[name] + 1}, but there are {f['seats']} seats"
    if f["side"] >= f["sides"]:
        yield f"there is no side {SIDES[f['side']]} here"
    if f["mover"] == NOBODY and f["window"] != SETUP:
        yield "somebody must be the mover"
    for seat in range(f["seats"]):
        if f["out"] >> seat & 1 and f["window"] != OVER:
            if seat in (f["mover"], f["decider"], f["veil"]):
                yield f"seat {seat + 1} is out and can do nothing"
            if f[f"workers{side_of(f, seat)}"]:
                yield f"seat {seat + 1} is out and has no workers on the board"


def _about_setup(f: Facts) -> Iterator[str]:
    tasks = tasks_of(f)
    if f["stage"] >= len(tasks):
        yield f"the setup of these powers has {len(tasks)} decisions, so its stage goes from 0 to {len(tasks) - 1}"
        return
    done = tasks[: f["stage"]]
    for seat in range(f["sides"]):
        placed = sum(task.what == "worker" and side_of(f, task.seat) == seat for task in done)
        seen = f[f"workers{seat}"].bit_count()
        if seen != placed and not (seat == f["veil"] and not seen):
            yield f"at stage {f['stage']} side {SIDES[seat]} has {placed} workers, not {seen}"
    for what, fact, none in (("wind", "wind", CALM), ("arrow", "arrow", CALM), ("ram", "ram", 0), ("deck", "face", 0)):
        if any(task.what == what for task in done) and f[fact] == none:
            yield f"at stage {f['stage']} the {fact} is known: add {fact}=..."
    now = tasks[f["stage"]].seat
    if f["mover"] != now or f["decider"] != now:
        yield f"at stage {f['stage']} {'chance' if now == NOBODY else f'seat {now + 1}'} decides"


def _about_result(f: Facts) -> Iterator[str]:
    if not 0 <= f["winner"] < f["sides"] or not 0 < f["reason"] < len(REASONS):
        yield "the game is over: add who won and why, like winner=A reason=climb"


def _about_turn(f: Facts) -> Iterator[str]:
    singers = [number for seat, number in enumerate(powers_of(f)) if not f["out"] >> seat & 1]
    if f["arrow"] == CALM and any(POWERS[number].arranges == "arrow" for number in (*singers, f["fleece"])):
        yield "the arrow points somewhere: add arrow=N, arrow=NE, ..."
    if f["fleece"] and not f["ram"]:
        yield "the Ram of the Golden Fleece stands somewhere: add ram=c3 or another space"
    if f["window"] == CHANCE:
        if not f["deck"]:
            yield "chance needs a deck to draw from: add deck=Apollo,..."
        if f["decider"] != NOBODY:
            yield "nobody decides what chance does"
    elif f["decider"] == NOBODY:
        yield "somebody must decide"
    elif f["window"] != REACTION and f["decider"] != f["mover"]:
        yield "the mover decides, but for replies: leave the decider out"
    if f["window"] == REACTION and f["last"] == NOWHERE:
        yield "a reply needs the space that was built on: add last=c3 or another space"
    if f["pairs"] > 3 and not f["settled"]:
        yield "at most 3 pairs can be named before they trade"
    if START <= f["window"] <= MUST_ACT and f["active"] == NOWHERE and _needs_active(f):
        yield "nobody has stepped or built yet: add the worker that has, like active=c3"


def _needs_active(f: Facts) -> bool:
    """Would the window ask about a worker that is not named?"""
    if f["side"] == f["veil"] and _workers_hidden(f):
        return False
    if f["uneven"] or (f["steps"] and f["window"] == START):
        return True
    anybody = MOVERS | BUILDERS
    return f["window"] not in (DAWN, START, DUSK, MUST_ACT) and POWERS[f["acting"]].answers & anybody != anybody
