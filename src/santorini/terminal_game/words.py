"""What the terminal game says: the steps on offer, what has happened, the result, the cards and the help."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from santorini import setup
from santorini.game import Event, Game
from santorini.notation import Step, write_space, write_step
from santorini.powers.catalog import CARDS, Card, forbids
from santorini.rules.geometry import DIRECTIONS, SPACES
from santorini.rules.position import Position
from santorini.rules.words import (
    AIM,
    BUILD,
    CALM,
    DOME,
    END,
    FIRST_WORKER,
    FORCE,
    MARK,
    MOVE,
    REACTION,
    SECOND_WORKER,
    SETUP,
    SWAP,
    UNKNOWN,
)
from santorini.views import seen_events

VERBS = (
    *("Move", "Build", "Dome", "Force", "Trade", "Remove", "Unbuild", "Place", "Put token", "Aim", "Name", "Draw"),
    *("Done", "Choose", "Unbuild"),
)
TASKS = {
    "worker": "place a worker, the first is the woman",
    "wind": "let the wind blow",
    "arrow": "point the arrow",
    "fate": "choose your fate square by its lower left space, in secret",
    "abyss": "choose the abyss, in secret",
    "ram": "put the Ram on the board",
}
ENDINGS = {
    "climb": "a worker moved up to the third level",
    "drop": "a worker came down two levels or more",
    "meeting": "the lovers met",
    "towers": "five complete towers stand",
    "fate": "fate had other plans with that win",
    "abyss": "a worker fell into the abyss",
    "stuck": "nobody else could play on",
    "alone": "nobody else is left",
    "resigned": "the other side gave up",
}
COMMANDS = (
    ("b2", "choose the worker on b2, then type where it goes"),
    ("b2-c3 +c4", "or write steps out; several in one line, even a whole turn"),
    (".", "done: decline what is optional (or just press Enter)"),
    ("undo", "take your last step back"),
    ("hint", "ask the computer what it would do"),
    ("card Pan", "read a power; `cards` reads all powers in play"),
    ("log", "the turns so far"),
    ("save FILE", "keep the game; `load FILE` goes on with it"),
    ("resign", "give up"),
    ("quit", "leave"),
)
RULES = (
    "Step one of your workers to a neighboring space, at most one level up; then build next to it with the same "
    "worker: a block, or on the third level a dome. Who moves up to the third level wins; who has no legal turn loses."
)
LASTING = ("cancel", "out", "steal", "return", "draw")  # news even of one's own steps


# ---------------------------------------------------------------- steps on offer


@dataclass(frozen=True)
class Row:
    """Steps of one kind, by one worker if it matters which."""

    verb: str
    worker: int | None
    steps: tuple[Step, ...]


def worker_of(step: int) -> int | None:
    """The worker whose step it is, if the step names one."""
    kind, src, dst = step >> 10, step >> 5 & 31, step & 31
    named = kind in (MOVE, BUILD, FORCE, SWAP) or (kind == DOME and src != dst) or (kind == MARK and src != UNKNOWN)
    return src if named else None


def workers_on_offer(legal: Iterable[Step]) -> list[int]:
    return sorted({worker for worker in map(worker_of, legal) if worker is not None})


def rows(legal: Sequence[Step]) -> list[Row]:
    """The legal steps in an order that reads well."""
    groups: dict[tuple[int, int], list[Step]] = {}
    for step in legal:
        worker = worker_of(step)
        groups.setdefault((step >> 10, -1 if worker is None else worker), []).append(step)
    return [
        Row(VERBS[kind], None if worker < 0 else worker, tuple(sorted(steps)))
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
        now = setup.task(p)
        return TASKS[now.what] if now else ""
    if p.window == REACTION:
        return "a dome was built: will a worker rise?"
    kinds = {step >> 10 for step in legal}
    verbs = [verb for verb, known in (("move", {MOVE}), ("build", {BUILD, DOME})) if kinds & known]
    verbs += ["use your power"] * bool(kinds - {MOVE, BUILD, DOME, END}) + ["finish"] * (END in kinds)
    return " or ".join(verbs)


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


def describe(step: int) -> str:
    """A step in words and in notation, for a choice between several."""
    return f"{VERBS[step >> 10].lower()} {write_step(step)}"


# ---------------------------------------------------------------- what has happened


def clause(event: Event, names: Sequence[str]) -> str:
    """One fact in a few words; nothing for what goes without saying."""
    src, dst = write_space(event.src), write_space(event.dst)
    if event.kind in ("steal", "return"):
        holds = "now holds" if event.kind == "steal" else "gives back"
        return f"{names[event.src]} {holds} the power of {CARDS[event.dst].name}"
    if event.kind == "out":
        return f"{names[event.src]} is out"
    if event.kind == "draw":
        return f"{CARDS[event.dst].name} is turned up"
    if event.kind == "aim":
        return "calm" if event.dst == CALM else f"aims {DIRECTIONS[event.dst]}"
    if event.kind == "mark" and event.dst >= FIRST_WORKER:
        return f"{'the first' if event.dst == FIRST_WORKER else 'the second'} worker is named"
    return {
        "move": f"{src} to {dst}",
        "build": f"block on {dst}",
        "dome": f"dome on {dst}",
        "force": f"{src} is forced to {dst}",
        "swap": f"{src} and {dst} trade places",
        "kill": f"the worker on {dst} is gone",
        "unbuild": f"a block off {dst}",
        "lower": f"a block off {dst}",
        "place": f"worker on {dst}",
        "token": f"token on {dst}",
        "clear": f"the token on {dst} goes",
        "mark": f"{dst} is named",
        "secret": f"{dst} in secret",
        "cancel": f"someone unseen is in the way on {dst}: the rest of the turn is lost",
        "resign": "gives up",
    }.get(event.kind, "")


def news(game: Game, since: int, seat: int | None, names: Sequence[str]) -> Iterator[str]:
    """What happened from a step on, a line for each turn, as a seat saw it."""
    turns: list[tuple[tuple[int, int], list[str]]] = []
    for played in game.history[since:]:
        key = (played.turn, played.seat)
        seen = seen_events(game, played, seat)
        if played.seat == seat:
            seen = [event for event in seen if event.kind in LASTING]
        clauses = [words for words in (clause(event, names) for event in seen) if words]
        if played.seat != seat and not clauses and not all(e.kind in ("end", "turn", "win") for e in played.events):
            clauses = ["something unseen"]
        if not turns or turns[-1][0] != key:
            turns.append((key, []))
        turns[-1][1].extend(clauses)
    for (_, who), clauses in turns:
        if clauses:
            yield f"{names[who] if who >= 0 else 'Chance'}: {', '.join(clauses)}."


def ending(game: Game, names: Sequence[str]) -> str:
    """Who won, and why."""
    result = game.result
    if result is None:
        return ""
    who = " and ".join(names[seat] for seat in result.seats)
    return f"{who} {'win' if who == 'You' or ' and ' in who else 'wins'}: {ENDINGS[result.reason]}."


# ---------------------------------------------------------------- cards


def rivals_of(card: Card) -> list[Card]:
    """The powers the rulebook advises against meeting."""
    return [other for other in CARDS if forbids(card.number, other.number)]


def card_lines(card: Card) -> Iterator[str]:
    """One card in detail."""
    yield f"{card.name} · {card.title}"
    yield card.text
    if not card.number:
        return
    *others, last = map(str, card.players)
    counts = f"{', '.join(others)} or {last}" if others else last
    yield f"Number {card.number}, {card.group}; for {counts} players{'; may be the Golden Fleece' * card.fleece}."
    if rivals_of(card):
        yield f"Not against {', '.join(map(str, rivals_of(card)))}."
    if card.note:
        yield f"Editions: {card.note}."
