"""Every power at its moment: the prompt, what lasts beside its owner, and what is shown before a step is taken.

The moments are found in the rulebook: of all that is played there with a power, the one in which the rules say most
of it. What the page shows is compared with what the rules say of the very position.
`SANTORINI_PICTURES=1 pytest tests/browser/test_powers.py` keeps pictures of all of them, on a phone and on a desk, in
build/screenshots/powers.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial

import pytest
from playwright.sync_api import expect

from rulebook import Row, pose, read_all
from santorini import Step, write_position
from santorini.errors import SantoriniError
from santorini.events import read_events
from santorini.foresight import barred, outcomes
from santorini.game import Game
from santorini.lasting import Lasting, lasting
from santorini.locales import say
from santorini.locales.english import slug
from santorini.notation import WORKERS, split_turn, write_space
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS, Card
from santorini.rules.names import STEPS, WINDOWS
from santorini.rules.words import DECK, END, SETUP, UNKNOWN
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tools.messages import messages

ARROWS = "nodes => nodes.map(node => node.dataset.sent)"
SIGNS = "nodes => nodes.map(node => node.dataset.foreseen)"
PLAYED = [card for card in CARDS if card.number]
SHARES = 5  # tests that share the powers, each in one browser
PICTURES = {"phone": PHONE, "desk": DESKTOP} if os.environ.get("SANTORINI_PICTURES") else {}


@dataclass
class Moment:
    """A position of a game in which a power has something to say, and all that it says there."""

    game: Game
    prompts: set[str]
    power: int
    lasts: list[Lasting]
    sent: dict[Step, set[str]]
    all_sent: dict[Step, set[str]]
    doomed: dict[Step, set[str]]
    bars: dict[Step, str]

    @property
    def weight(self) -> int:
        """How much there is to be seen."""
        return 2 * bool(self.prompts) + bool(self.lasts) + 2 * bool(self.sent or self.doomed) + bool(self.bars)


def moment(game: Game, number: int) -> Moment:
    """What this power has to say now."""
    p, known = game.position, game.known()
    acting = p.acting_power if p.decider == p.mover else p.power[p.decider]
    deck = POWERS[number].kind & DECK and p.dealt[p.decider] == number
    number = acting if deck else number  # which speaks with the voice of the god turned up
    kinds = {STEPS[step >> 10] for step in game.legal_steps() if step >> 10 != END}
    window = WINDOWS[p.window]
    keys = [f"prompt-{slug(CARDS[number].name)}-{window}-{kind}" for kind in kinds]
    keys = [key for key in keys if key in messages("en")] or [f"prompt-{window}-{kind}" for kind in kinds]
    speaks = acting == number and not p.extra_turn
    sent, everything, doomed = dict[Step, set[str]](), dict[Step, set[str]](), dict[Step, set[str]]()
    for step, numbers in outcomes(game):
        for event in read_events(numbers):
            if event.kind != "kill" and event.src is not None and event.dst is not None:
                ends = (event.dst, event.src) if event.kind == "swap" else (event.src, event.dst)
                everything.setdefault(step, set()).add("-".join(map(write_space, ends)))
            if event.kind == "kill" and event.by == number and event.dst is not None:
                doomed.setdefault(step, set()).add(f"doomed-{write_space(event.dst)}")
        if any(event.by == number for event in read_events(numbers)) and step in everything:
            sent[step] = everything[step]
    return Moment(
        game.copy(),
        {say(key) for key in keys if key in messages("en")} if speaks else set(),
        number,
        [part for part in lasting(known) if part.power == number],
        sent,
        everything,
        doomed,
        {step: refusal.code for step, refusal in barred(game) if refusal.args.get("power") == CARDS[number].name},
    )


def moments(row: Row, number: int) -> Iterator[Moment]:
    """All positions of a row's tries in which somebody decides."""
    for attempt in row.tries:
        game = pose(row)
        try:
            for text in ("", *(word for turn in attempt.turn.split("/") for word in split_turn(turn))):
                if text:
                    game.take(text)
                if game.over or game.decider is None or game.position.window == SETUP:
                    break
                yield moment(game, number)
        except SantoriniError:  # what the try shows to be refused
            continue


@cache
def of(number: int) -> Moment:
    """The moment in which the rules say most of a power."""
    rows = [row for row in read_all() if row.file.startswith(f"{number:02}_") and not row.setup and not row.fleece]
    return max((found for row in rows for found in moments(row, number)), key=lambda found: found.weight)


def at_table(us: Visitor, game: Game) -> None:
    """Open a table that goes on from here, at the seat of whoever decides."""
    seats = ["me" if seat == game.decider else "computer" for seat in range(game.players)]
    position = write_position(game.position)
    name = us.open_table(players=game.players, seats=seats, position=position, allow_forbidden=True)
    us.until(lambda: us.heard.table.get("id") == name and us.my_turn(), "the first view")
    assert {*us.legal} == {*game.legal_steps()}


def steps_of(game: Game, worker: int | None) -> dict[int, Step]:
    """The steps of a worker by their space, of each the kind that comes first."""
    found: dict[int, Step] = {}
    for step in sorted(game.legal_steps(), key=lambda step: step >> 10):
        ends = [getattr(step, end) for end in WORKERS.get(STEPS[step >> 10], ())]
        if worker in ends or (not ends and worker is None):
            found.setdefault(step.src if step.dst == worker else step.dst, step)
    return found


@pytest.mark.parametrize("share", range(SHARES))
def test_every_power_speaks_at_its_moment(visit: Visit, share: int) -> None:
    us = visit("/")
    for card in PLAYED[share::SHARES]:
        check(us, card, of(card.number))


def check(us: Visitor, card: Card, now: Moment) -> None:
    """Compare all that the page says with what the rules say."""
    assert now.weight, f"the rulebook has no moment in which {card.name} can be seen"
    at_table(us, now.game)
    if now.prompts:
        prompt = us.saying("prompt")
        expect(prompt).to_have_text(re.compile(f"^{CARDS[now.power].name}.*: "))
        text = prompt.inner_text()
        assert any(said in text for said in now.prompts), text
        assert ("once a game" in text) == card.hero
        assert text.endswith("or end your turn") == (END << 10 in now.game.legal_steps())
    for part in now.lasts:
        chip = us.page.locator(f'[data-seat="{part.seat}"] [data-lasting="{part.power}"]').last
        expect(chip).to_be_visible()
        assert part.amount < 2 or str(part.amount) in chip.inner_text()
        assert all(write_space(space) in chip.inner_text() for space in part.spaces)
    look(us, now)
    for device, size in PICTURES.items():
        us.page.set_viewport_size(size)  # type: ignore[arg-type]
        us.settle()
        us.picture(f"powers/{card.number:02}-{slug(card.name)}-{device}")


def look(us: Visitor, now: Moment) -> None:
    """Take up one worker after the other, and compare what the board shows of its steps."""
    told = {step.src for step in (*now.sent, *now.doomed, *now.bars) if STEPS[step >> 10] in WORKERS}
    on_offer = {step.src for step in now.game.legal_steps() if STEPS[step >> 10] in WORKERS}
    reached = set[int]()  # where the worker in hand could go: a tap there would be a step
    workers: list[int | None] = [*sorted((told & on_offer) - {UNKNOWN})]
    for worker in workers or [None]:
        if worker in reached:
            continue
        if worker is not None:
            us.take_up(write_space(worker))
        steps = steps_of(now.game, worker)
        reached = {*steps}
        arrows = set().union(*(now.sent.get(step, set()) for step in steps.values()))
        signs = set().union(*(now.doomed.get(step, set()) for step in steps.values()))
        signs |= {
            f"barred-{write_space(step.dst)}" for step in now.bars if step.src == worker and step.dst not in steps
        }
        shown = partial(us.page.locator("[data-sent]").evaluate_all, ARROWS)
        us.until(lambda arrows=arrows, shown=shown: arrows <= {*shown()}, f"the arrows {arrows}")  # type: ignore[misc]
        badges = partial(us.page.locator("[data-foreseen]").evaluate_all, SIGNS)
        us.until(lambda signs=signs, badges=badges: signs <= {*badges()}, f"the signs {signs}")  # type: ignore[misc]
        everything = set().union(*(now.all_sent.get(step, set()) for step in steps.values()))
        assert {*shown()} == everything
