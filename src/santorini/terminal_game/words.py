"""What the terminal game says: the steps on offer, what has happened, the result, the cards and the help."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from santorini import placement
from santorini.events import Event
from santorini.game import Game
from santorini.locales.english import slug
from santorini.notation import Step, workers_of, write_space, write_step
from santorini.powers.catalog import CARDS, Card, forbids
from santorini.rules.geometry import DIRECTIONS, SPACES
from santorini.rules.names import STEPS
from santorini.rules.position import Position
from santorini.rules.words import (
    AIM,
    BUILD,
    CALM,
    DOME,
    END,
    FIRST_WORKER,
    MARK,
    MOVE,
    REACTION,
    SECOND_WORKER,
    SETUP,
)
from santorini.terminal_game.speech import all_of, name, note, one_of, say, series, text, title
from santorini.views import seen_events

COMMANDS = {
    "worker": "b2",
    "steps": "b2-c3 +c4",
    "done": ".",
    "undo": "undo",
    "hint": "hint",
    "card": "card Pan",
    "log": "log",
    "save": "save FILE",
    "resign": "resign",
    "quit": "quit",
}  # what can be typed; `cli-typed-<name>` says what it does
SILENT = ("end", "turn", "win")
LASTING = ("cancel", "out", "steal", "return", "draw")  # news even of one's own steps


# ---------------------------------------------------------------- steps on offer


@dataclass(frozen=True)
class Row:
    """Steps of one kind, by one worker if it matters which."""

    kind: int
    worker: int | None
    steps: tuple[Step, ...]


def worker_of(step: int) -> int | None:
    """The worker whose step it is, if the step names one."""
    return next(iter(workers_of(step)), None)


def workers_on_offer(legal: Iterable[Step]) -> list[int]:
    """The spaces of the workers that have a legal step."""
    return sorted({worker for worker in map(worker_of, legal) if worker is not None})


def rows(legal: Sequence[Step]) -> list[Row]:
    """The legal steps in an order that reads well."""
    groups: dict[tuple[int, int], list[Step]] = {}
    for step in legal:
        worker = worker_of(step)
        groups.setdefault((step >> 10, -1 if worker is None else worker), []).append(step)
    return [
        Row(kind, None if worker < 0 else worker, tuple(sorted(steps)))
        for (kind, worker), steps in sorted(groups.items())
    ]


def target(step: int, p: Position) -> str:
    """Where a step goes, as short as a player would say it."""
    kind, src, dst = step >> 10, step >> 5 & 31, step & 31
    if kind == AIM:
        return "off" if dst == CALM else DIRECTIONS[dst]
    if dst in (FIRST_WORKER, SECOND_WORKER):
        return "F" if dst == FIRST_WORKER else "M"
    if kind == MOVE:
        rise = p.level(dst) - p.level(src)
        return SPACES[dst] + ("↑" if rise > 0 else "↓" if rise < 0 else "")
    return SPACES[dst]


def task(p: Position, legal: Iterable[Step]) -> str:
    """What has to be decided."""
    if p.window == SETUP:
        now = placement.task(p)
        return say(f"cli-task-{now.what}") if now else ""
    if p.window == REACTION:
        return say("cli-task-reply")
    kinds = {step >> 10 for step in legal}
    verbs = [verb for verb, known in (("move", {MOVE}), ("build", {BUILD, DOME})) if kinds & known]
    verbs += ["power"] * bool(kinds - {MOVE, BUILD, DOME, END}) + ["finish"] * (END in kinds)
    return one_of(say(f"cli-do-{verb}") for verb in verbs)


def spelled(line: str) -> str:
    """A line as the notation spells it, whatever the case it was typed in.

    >>> spelled("B2-C3 +c4d ~ne !f")
    'b2-c3 +c4D ~NE !F'
    """
    return re.sub(r"(?<=\+[a-e][1-5])d\b|~\w+|![fm]\b", lambda found: found[0].upper(), line.lower())


def meant(word: str, legal: Sequence[Step], chosen: int | None) -> list[Step]:
    """The steps that a bare space or direction could mean."""
    if word in SPACES:
        steps = [step for step in legal if step & 31 == SPACES.index(word) and step >> 10 not in (AIM, END)]
        return [step for step in steps if chosen is None or worker_of(step) == chosen]
    if word.upper() in (*DIRECTIONS, "OFF"):
        toward = CALM if word == "off" else DIRECTIONS.index(word.upper())
        return [step for step in legal if step >> 10 == AIM and step & 31 == toward]
    if word in ("f", "m"):
        named = FIRST_WORKER if word == "f" else SECOND_WORKER
        return [step for step in legal if step >> 10 == MARK and step & 31 == named]
    return []


def verb(kind: int) -> str:
    """What a kind of step does, as a verb."""
    return say(f"cli-verb-{STEPS[kind]}")


def describe(step: int) -> str:
    """A step in words and in notation, for a choice between several."""
    return f"{verb(step >> 10).lower()} {write_step(step)}"


# ---------------------------------------------------------------- what has happened


def clause(event: Event, names: Sequence[str]) -> str:
    """One fact in a few words; nothing for what goes without saying."""
    kind, key = event.kind, f"table-event-{event.kind}"
    if kind in SILENT:
        return ""
    if kind in ("steal", "return"):
        return say(key, name=names[_told(event.seat)], power=name(CARDS[_told(event.power)]))
    if kind == "out":
        return say(key, name=names[_told(event.side)])
    if kind == "draw":
        return say(key, power=name(CARDS[_told(event.power)]))
    if kind == "aim" and event.direction == CALM:
        return say("table-event-calm")
    if kind == "aim":
        direction = say(f"table-direction-{DIRECTIONS[_told(event.direction)].lower()}")
        return say(f"table-event-{event.token}", direction=direction)
    if event.worker:
        return say("table-event-named", worker=say(f"table-{event.worker}"))
    places = {end: write_space(space) for end, space in (("src", event.src), ("dst", event.dst)) if space is not None}
    if event.by and kind in ("force", "kill", "cancel"):
        return say(f"{key}-by", power=name(CARDS[event.by]), **places)
    return say(key, **places, token=say(f"table-token-{event.token}") if event.token else "")


def _told(value: int | None) -> int:
    """What every event of its kind tells."""
    assert value is not None
    return value


def news(game: Game, since: int, seat: int | None, names: Sequence[str]) -> Iterator[str]:
    """What happened from a step on, a line for each turn, as a seat saw it."""
    turns: list[tuple[tuple[int, int], list[str]]] = []
    for played in game.history[since:]:
        key = (played.turn, played.seat)
        seen = seen_events(game, played, seat)
        if played.seat == seat:
            seen = [event for event in seen if event.kind in LASTING]
        clauses = [words for words in (clause(event, names) for event in seen) if words]
        if played.seat != seat and not clauses and not all(e.kind in SILENT for e in played.events):
            clauses = [say("table-unseen")]
        if not turns or turns[-1][0] != key:
            turns.append((key, []))
        turns[-1][1].extend(clauses)
    for (_, who), clauses in turns:
        if clauses:
            yield say("replay-did", who=names[who] if who >= 0 else say("table-chance"), what=series(clauses))


def ending(game: Game, names: Sequence[str]) -> str:
    """Who won, and why."""
    result = game.result
    if result is None:
        return ""
    why = say(f"table-ending-{result.reason}")
    if [names[seat] for seat in result.seats] == [say("table-you")]:
        return say("table-won-you", why=why)
    return say("table-won", who=all_of(names[seat] for seat in result.seats), count=len(result.seats), why=why)


# ---------------------------------------------------------------- cards


def rivals_of(card: Card) -> list[Card]:
    """The powers the rulebook advises against meeting."""
    return [other for other in CARDS if forbids(card.number, other.number)]


def card_lines(card: Card) -> Iterator[str]:
    """One card in detail."""
    yield f"{name(card)} · {title(card)}"
    yield text(card)
    if not card.number:
        return
    fleece = "yes" if card.fleece else "no"
    yield say("cli-card", number=card.number, group=group(card), players=one_of(card.players), fleece=fleece)
    if rivals_of(card):
        yield say("cli-card-rivals", powers=all_of(map(name, rivals_of(card))))
    if card.note:
        yield say("cli-card-note", note=note(card))


def group(card: Card) -> str:
    """The chapter of a card."""
    return say(f"gallery-group-{slug(card.group)}")
