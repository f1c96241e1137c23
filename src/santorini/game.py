"""A game: powers dealt, setup, turns, history and result. It takes steps and returns events."""

from __future__ import annotations

import copyreg
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from inspect import Signature, signature
from typing import NamedTuple

from santorini import placement
from santorini.errors import BadSetup, ForbiddenMatch, IllegalStep
from santorini.events import Event, read_events, shared
from santorini.notation import (
    Attempt,
    Step,
    choose,
    join_turn,
    make_step,
    read_attempt,
    read_resignation,
    split_turn,
    write_step,
)
from santorini.powers.catalog import CARDS, Card, forbidden_pairs, power
from santorini.reasons import Refusal, explain
from santorini.rules.names import EDITIONS, REASONS
from santorini.rules.position import Position, show_with
from santorini.rules.walk import Walk, turns
from santorini.rules.words import END, FINISH, NOBODY, OVER, RESIGN, SETUP


def _painted(position: Position) -> str:
    from santorini.pictures import svg  # only notebooks need it

    return svg(position)


def _drawn(position: Position) -> str:
    from santorini.drawing import draw  # only whoever prints needs it

    return draw(position)


def _thawed(frozen: bytes) -> Position:
    position = Position()
    position.thaw(frozen)
    return position


show_with(picture=_painted, drawing=_drawn)  # and the line: see `santorini`
copyreg.pickle(Position, lambda position: (_thawed, (position.freeze(),)))
_WALK = Walk()  # shared by all games: a walk is large, and keeps nothing between two calls


@dataclass(frozen=True)
class Result:
    """Who won, and why."""

    side: int
    seats: tuple[int, ...]
    reason: str


class Played(NamedTuple):
    """A step as it was taken: by whom, in which turn, and how it was written."""

    step: Step
    seat: int
    turn: int
    text: str
    numbers: tuple[int, ...]  # the events, as the rules tell them
    before: bytes

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return read_events(self.numbers)


def check_deal(powers: Sequence[Card], *, fleece: Card | None, edition: str, first: int, forbidden: bool) -> None:
    """Refuse what the rules do not allow at the table, and say what would help."""
    players = len(powers)
    if not 2 <= players <= 4:
        raise BadSetup("players", players=players)
    if edition not in EDITIONS:
        raise BadSetup("no-edition", edition=repr(edition), choices=EDITIONS)
    if not 0 <= first < players:
        raise BadSetup("first", most=players - 1, seat=first)
    gods = [card for card in powers if card.number]
    if fleece is not None:
        if players != 2 or gods:
            raise BadSetup("fleece-for-two")
        if not fleece.fleece:
            raise BadSetup("not-for-fleece", power=fleece.name)
        return
    for card in gods:
        if players not in card.players:
            raise BadSetup("not-for-players", power=card.name, choices=card.players, players=players)
        if gods.count(card) > 1:
            raise BadSetup("only-one", power=card.name)
    if players > 2 and len(gods) < players:
        raise BadSetup("needs-powers", players=players)
    pairs = forbidden_pairs([card.number for card in gods])
    if pairs and not forbidden:
        one, other = pairs[0]
        raise ForbiddenMatch("forbidden", power=one.name, other=other.name)


def read_deal(
    *powers: str | int | Card,
    edition: str = "roxley2016",
    first: int = 0,
    fleece: str | int | Card | None = None,
    allow_forbidden: bool = False,
) -> tuple[tuple[Card, ...], Card | None]:
    """The cards of the seats and that of the Golden Fleece, if the rules allow them at one table."""
    cards = tuple(power(name) for name in powers) or (CARDS[0], CARDS[0])
    ram = None if fleece is None else power(fleece)
    check_deal(cards, fleece=ram, edition=edition, first=first, forbidden=allow_forbidden)
    return cards, ram


class Game:
    """A game of Santorini from the deal to the result.

    >>> game = Game("Apollo", "Minotaur")
    >>> for text in ("@b2", "@d4", "@b4", "@d2"):
    ...     events = game.take(text)
    >>> game.play("b2-c3 +c4")
    >>> game.mover
    1
    """

    __signature__ = signature(read_deal).replace(
        return_annotation=Signature.empty
    )  # a compiled class tells none itself

    def __init__(
        self,
        *powers: str | int | Card,
        edition: str = "roxley2016",
        first: int = 0,
        fleece: str | int | Card | None = None,
        allow_forbidden: bool = False,
    ) -> None:
        cards, ram = read_deal(*powers, edition=edition, first=first, fleece=fleece, allow_forbidden=allow_forbidden)
        self.cards = cards
        self.fleece = ram
        self.edition = edition
        self.first = first
        self.history: list[Played] = []
        self._position = placement.deal(
            [card.number for card in cards],
            edition=EDITIONS.index(edition),
            first=first,
            fleece=ram.number if ram else 0,
        )
        self._turn = 0
        self._legal: list[int] | None = None
        self._shown: Position | None = None

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """A game that goes on from a position; its history begins there."""
        game: Game = cls.__new__(cls)
        game.cards = tuple(CARDS[number] for number in position.dealt[: position.seats])
        game.fleece = CARDS[position.fleece] if position.fleece else None
        game.edition = EDITIONS[position.edition]
        game.first = position.first
        game.history = []
        game._position = position.copy()
        game._turn = 0 if position.window == SETUP else 1
        game._legal = game._shown = None
        if position.window != SETUP:
            _WALK.prepare(game._position)
        return game

    def copy(self) -> Game:
        """An independent game with the same history."""
        twin: Game = Game.from_position(self._position)
        twin.history, twin._turn = self.history.copy(), self._turn
        return twin

    # ---------------------------------------------------------------- questions

    @property
    def position(self) -> Position:
        """Everything true now, as a copy: it stays as it is when the game goes on."""
        if self._shown is None:
            self._shown = self._position.copy()
        return self._shown

    @property
    def players(self) -> int:
        """How many play: 2, 3 or 4."""
        return len(self.cards)

    @property
    def mover(self) -> int:
        """The seat whose turn it is."""
        return self._position.mover

    @property
    def decider(self) -> int | None:
        """The seat that takes the next step; None if `chance` does, or if the game is `over`."""
        p: Position = self._position
        return None if p.decider == NOBODY else p.decider

    @property
    def chance(self) -> bool:
        """Does chance take the next step? `draw` lets it."""
        p: Position = self._position
        return p.decider == NOBODY and p.window != OVER

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return self._position.window == OVER

    @property
    def result(self) -> Result | None:
        """Who won and why, once the game is over."""
        p: Position = self._position
        if not self.over:
            return None
        seats = tuple(seat for seat in range(p.seats) if p.side_for(seat) == p.winner)
        return Result(p.winner, seats, REASONS[p.reason])

    @property
    def turn(self) -> int:
        """The number of the turn being played, from 1; 0 during the setup."""
        return self._turn

    def legal_steps(self) -> list[Step]:
        """The steps with which some legal complete turn begins."""
        return [*map(make_step, self._known())]

    def legal_step_numbers(self) -> list[int]:
        """The legal steps as plain numbers, which is faster."""
        return self._known().copy()

    def _known(self) -> list[int]:
        """The legal steps, found once in each position."""
        if self._legal is None:
            p: Position = self._position
            self._legal = placement.options(p) if p.window == SETUP else _WALK.legal(p)
        return self._legal

    def legal_turns(self) -> Iterator[tuple[Step, ...]]:
        """The complete turns from here, as steps: one for each result, found as they are asked for.

        Reactions of others and what follows are left out. There may be millions: whoever needs a few stops after them.
        """
        return (tuple(map(make_step, turn)) for turn in turns(self._position))

    def known(self) -> Position:
        """The position as the seat that decides knows it; what is offered and refused follows from this alone."""
        p: Position = self._position.copy()
        p.conceal(p.decider)
        return p

    def positions(self) -> Iterator[Position]:
        """The position with which the game began, and the one after every step."""
        for played in self.history:
            before = Position()
            before.thaw(played.before)
            yield before
        yield self.position

    def write_step(self, step: int) -> str:
        """A step as a player would write it now."""
        return write_step(step, self._position.active)

    def refusal(self, step: int | str) -> Refusal | None:
        """Why a step is not legal, or None if it is."""
        attempt, found = self._find(step)
        return None if found is not None else explain(self.known(), _WALK, attempt)

    def _find(self, step: int | str) -> tuple[Attempt, int | None]:
        if isinstance(step, str):
            attempt = read_attempt(step)
            return attempt, choose(attempt, self.legal_steps(), self._position)
        attempt = Attempt(step >> 10, step >> 5 & 31, step & 31)
        return attempt, step if step in self._known() else None

    # ---------------------------------------------------------------- steps

    def take(self, step: int | str, seat: int | None = None) -> list[Event]:
        """Take one step, given as text or number, and return what happened.

        >>> Game().take("b2-c3")
        Traceback (most recent call last):
            ...
        santorini.errors.IllegalStep: b2-c3: that is not possible now
        """
        return list(self.advance(step, seat).events)

    def advance(self, step: int | str, seat: int | None = None) -> Played:
        """The same, but the step as it was taken comes back, whose events are made when somebody asks for them."""
        p: Position = self._position
        if isinstance(step, str) and step.startswith("resign:"):
            step = read_resignation(step)
        if isinstance(step, int) and step >> 10 == RESIGN:
            self.resign(step >> 5 & 31)
            return self.history[-1]
        if seat is not None and seat != p.decider:
            refusal = Refusal("nobodys") if p.decider == NOBODY else Refusal("not-yours", {"who": p.decider})
            raise IllegalStep(str(step), refusal)
        found = step if isinstance(step, int) and step in self._known() else self._meant(step)
        self._legal = self._shown = None
        before, text, decider, turn, mover, extra = (
            p.freeze(),
            self.write_step(found),
            p.decider,
            self._turn,
            p.mover,
            p.extra_turn,
        )
        p.telling = True
        if p.window == SETUP:
            placement.take(p, found)
            if p.window != SETUP:
                self._turn = 1
                _WALK.prepare(p)
            numbers = self._happened()
        else:
            _WALK.take(p, found)
            numbers = self._happened()
            if p.mover != mover or p.extra_turn != extra or FINISH in [number >> 10 & 63 for number in numbers]:
                self._turn += 1
        # `tuple.__new__` skips the constructor of the named tuple, which is slow: servers take many steps.
        played: Played = tuple.__new__(Played, (make_step(found), decider, turn, text, numbers, before))
        self.history.append(played)
        return played

    def _meant(self, step: int | str) -> int:
        attempt, found = self._find(step)
        if found is None:
            text = step if isinstance(step, str) else write_step(step)
            raise IllegalStep(text, explain(self.known(), _WALK, attempt))
        return found

    def _happened(self) -> tuple[int, ...]:
        """What the rules have told since they were asked to tell."""
        p: Position = self._position
        p.telling = False
        return shared(tuple(p.reported()))

    def play(self, text: str) -> None:
        """Play a whole turn, or the rest of one, from text; what is optional at its end is declined.

        Nothing happens unless all of it is legal.
        """
        taken = len(self.history)
        turn = self._turn
        try:
            for word in split_turn(text):
                self.take(word)
            while self._turn == turn and END << 10 in self.legal_steps():
                self.take(END << 10)
        except Exception:
            while len(self.history) > taken:
                self.undo()
            raise

    def draw(self, rng: random.Random) -> list[Event]:
        """Let chance decide: turn up one of the cards left in the deck."""
        if self.over or self._position.decider != NOBODY:
            raise IllegalStep("", Refusal("no-such-step"))
        return self.take(rng.choice(self.legal_steps()))

    def resign(self, seat: int) -> None:
        """This seat gives up: its side loses, or with three players it is out."""
        p: Position = self._position
        if self.over:
            raise IllegalStep("resign", Refusal("over"))
        if not 0 <= seat < p.seats or not p.plays(seat):
            raise BadSetup("not-playing", seat=seat)
        if p.window == SETUP and p.sides > 2:
            raise BadSetup("resign-later")
        step = Step(RESIGN << 10 | seat << 5)
        before = p.freeze()
        turn, mover = self._turn, p.mover
        self._legal = self._shown = None
        p.telling = True
        _WALK.resign(p, seat)
        numbers = self._happened()
        if p.mover != mover:
            self._turn += 1
        self.history.append(Played(step, seat, turn, write_step(step), numbers, before))

    def undo(self) -> Step:
        """Take the last step back."""
        if not self.history:
            raise IllegalStep("undo", Refusal("no-such-step"))
        played = self.history.pop()
        self._position.thaw(played.before)
        self._turn = played.turn
        self._legal = self._shown = None
        return played.step

    # ---------------------------------------------------------------- as text

    def turns(self) -> list[tuple[int, int, str]]:
        """Every turn so far: its number (0 for the setup), the seat that took it, its text."""
        rows: list[tuple[int, int, list[str]]] = []
        for played in self.history:
            if not rows or rows[-1][0] != played.turn:
                seat = self._mover_of(played)
                rows.append((played.turn, seat, []))
            rows[-1][2].append(played.text)
        return [(turn, seat, join_turn(words)) for turn, seat, words in rows]

    def _mover_of(self, played: Played) -> int:
        p = Position()
        p.thaw(played.before)
        return p.mover

    def _repr_svg_(self) -> str | None:
        return self._position._repr_svg_()

    def __repr__(self) -> str:
        names = ", ".join(card.name for card in self.cards)
        return f"<Game {names}: turn {self._turn}{', over' if self.over else ''}>"
