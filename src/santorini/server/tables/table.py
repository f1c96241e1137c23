"""A table: its seats, its game and its log. A table is what its log says.

No I/O and no clock of its own. Every change is a line of the log: `Table.write` applies it. Which line a request leads
to, if any, is decided by one module for each concern: `steps`, `takeback`, `drafting`, `absence`, `seating`, `rematch`
and `automatic`. They check first and write then; the caller commits the new lines and only then publishes them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from santorini.ai.levels import STANDARD
from santorini.draft import Draft, secret
from santorini.errors import BadSetup
from santorini.events import logged
from santorini.game import Game, Played
from santorini.server.refusals import Refused
from santorini.server.store import log
from santorini.server.store.batch import Snapshot
from santorini.server.tables import options
from santorini.server.tables.clocks import Clocks
from santorini.server.wire import schema

LONGEST = 5000  # lines of a log: a browser is sent all of them at once. A game needs a few hundred
LONG = 3_600_000  # milliseconds: a table whose running clock has more left may leave the memory until it has not

Lines = list[log.AnyLine]


class Damaged(Exception):
    """The log of a table cannot be replayed."""


@dataclass
class Sitting:
    """Who sits at a seat; `gone` is since when none of a person's browsers has been connected, `level` how
    strong the computer plays if it sits here."""

    player: Literal["open", "person", "computer"] = "open"
    guest: str = ""
    name: str = ""
    key: str = ""
    gone: int | None = None
    level: int = STANDARD.number


class Table:
    """A game being played on the server.

    >>> from santorini.server.tables import seating
    >>> table = Table.create("t1", schema.Options(seats=["me", "open"]), owner="ann")
    >>> [line] = seating.sit(table, 0, guest="ann", name="Ann", key="", now=0)
    >>> table.status, table.version, table.seats_of("ann")
    ('gathering', 1, [0])
    """

    def __init__(self, id: str, agreed: schema.Options, owner: str) -> None:
        self.id = id
        self.options = agreed
        self.owner = owner
        self.log: Lines = []
        self.played: list[Played | None] = []  # for each line the step of the game that it was, if it was one
        self.version = 0  # the number of the last line; every step asks for it several times
        self.changed = 0  # the version of the last change to the game
        self.brief = False  # was the last line a step that changed nothing but the game and its clock?
        self.status: schema.Status = "gathering"
        self.since = 0  # when the status became what it is
        self.decider: int | None = None  # the seat that has to take a step
        self.hidden = False  # does some power in play keep a secret?
        self.game: Game | None = None
        self.draft: Draft | None = None
        self.begun: log.Begun | None = None
        self.clocks = Clocks(agreed.clock, agreed.players)
        self.seats = [Sitting() for _ in range(agreed.players)]
        self.spectators = 0
        self.asking: int | None = None  # the seat that asks to take its last turn back
        self.answers: set[str] = set()  # the guests who have answered that
        self.wishes: dict[int, schema.Rematch] = {}  # the rematch that each seat wants
        self.next: str | None = None  # the table of the rematch
        self.forced = ""  # why a game ended that did not end by the rules alone
        self._seats_of: dict[str, list[int]] = {}
        self._messages: dict[str, set[str]] = {}  # the ids of the messages of each guest
        self._insiders: set[str] = set()  # the guests who have sat here since the game began
        self._last = [""] * agreed.players  # who sat at each seat last

    @classmethod
    def create(cls, id: str, agreed: schema.Options, owner: str) -> Table:
        """A new table with these options, or a refusal that says why they cannot be played."""
        options.check(agreed)
        return cls(id, agreed, owner)

    @classmethod
    def restore(cls, id: str, agreed: schema.Options, owner: str, lines: Iterable[log.AnyLine]) -> Table:
        """The table of a log. What its steps caused must come out as it did then."""
        table = cls(id, agreed, owner)
        for line in lines:
            try:
                table.write(line)
            except Exception as error:  # whatever it is, the log is not what we wrote
                # The text of the error may contain a step, and the server's logs must not.
                raise Damaged(f"line {table.version} does not follow: {type(error).__name__}") from None
        return table

    # ---------------------------------------------------------------- seats

    def sitting(self, seat: int) -> Sitting:
        """Who sits at this seat; refused if there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=str(seat + 1))
        return self.seats[seat]

    def sitters(self) -> list[tuple[int, Sitting]]:
        """The persons at the table, by seat."""
        return [(seat, sitting) for seat, sitting in enumerate(self.seats) if sitting.player == "person"]

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return self._seats_of.get(guest, [])

    def knows_other_secrets(self, guest: str, seat: int) -> bool:
        """Could a guest who took this seat know, from another one, what is kept secret from it?"""
        return self.hidden and guest in self._insiders and self._last[seat] != guest

    def eyes_of(self, guest: str, looking: int | None) -> int | None:
        """The seat whose view a browser is shown. Where several players share a browser and something is secret, the
        seat that decides is shown only after it has asked to look."""
        seats = self.seats_of(guest)
        if len(seats) < 2:
            return seats[0] if seats else None
        decider = self.game.decider if self.game else None
        if self.hidden:
            return looking if looking in seats and looking == decider else None
        return decider if decider in seats else looking if looking in seats else seats[0]

    # ---------------------------------------------------------------- the game

    def playing(self) -> Game:
        """The game under way; refused if there is none."""
        if self.game is None or self.status != "playing":
            raise Refused("not-playing")
        return self.game

    def thinker(self) -> int | None:
        """The computer's seat that has to decide now."""
        seat = self.decider
        return seat if seat is not None and self.seats[seat].player == "computer" else None

    def deadline(self) -> int | None:
        """When a clock will have run out."""
        return self.clocks.deadline if self.status == "playing" else None

    def late(self, now: int) -> bool:
        """Has a clock run out, though it is not in the log yet?"""
        deadline = self.deadline()
        return deadline is not None and now >= deadline

    def snapshot(self) -> Snapshot:
        """What the store keeps beside the log, for lists of tables and for a restart."""
        deadline = self.deadline()
        soon = deadline is not None and deadline - self.log[-1].at < LONG
        return Snapshot(
            self.status, soon or self.thinker() is not None, self.next, None if soon else deadline, self.since
        )

    # ---------------------------------------------------------------- the log

    def received(self, guest: str, message: str) -> bool:
        """Has this message of a guest been written to the log already?"""
        return message in self._messages.get(guest, ())

    def check_length(self) -> None:
        """Refuse to let the log grow without end."""
        if self.version >= LONGEST:
            raise Refused("enough-said")

    def write(self, line: log.AnyLine) -> Lines:
        """Apply a line and add it to the log; nothing is changed by one that cannot be applied."""
        status, asking = self.status, self.asking
        before = self.log[-1] if self.log else None
        played = self._apply(line)
        self.version += 1
        self.status = self._status_now()
        if status != self.status or self.version == 1:
            self.since = line.at
        self.decider = self.game.decider if self.game is not None and self.status == "playing" else None
        ended = self.game is not None and status != self.status == "over"
        if played is not None or ended or isinstance(line, (log.Begun, log.Undone)):
            self.changed = self.version
        if isinstance(line, log.Paused):
            self.clocks.pause(line.length)
        elif self.game is not None:
            again = isinstance(line, log.Undone) and isinstance(before, log.Asked) and before.quick
            self.clocks.run(self._timed(self.decider), self.game.turn, self._timed(self.game.mover), line.at, again)
        if line.message:
            self._messages.setdefault(line.guest, set()).add(line.message)
        self.brief = isinstance(line, log.Stepped) and status == self.status and asking == self.asking
        self.log.append(line)
        self.played.append(played)
        return [line]

    def _status_now(self) -> schema.Status:
        if self.forced == "abandoned":
            return "over"
        if self.game is not None:
            return "over" if self.game.over else "playing"
        return "drafting" if self.draft is not None else "gathering"

    def _timed(self, seat: int | None) -> int | None:
        """This seat, if it has a clock; a computer has none."""
        return None if seat is None or self.seats[seat].player == "computer" else seat

    def _apply(self, line: log.AnyLine) -> Played | None:
        """Change the table as a line says; returns the step of the game that it was, if it was one."""
        match line:
            case log.Stepped():
                return self._take(line)
            case log.Sat(seat=seat):
                who = (line.sitter, line.name, line.key)
                self._seat(seat, Sitting("computer" if line.computer else "person", *who, level=line.level))
                self._last[seat] = line.sitter
                if self.game is not None:
                    self._insiders.add(line.sitter)
                elif self.draft is None and all(sitting.player != "open" for sitting in self.seats):
                    self.draft = options.draft(self.options, self.id)
            case log.Left(seat=seat):
                self._seat(seat, Sitting())
                self.wishes.pop(seat, None)
                if self.asking == seat:
                    self.asking = None
            case log.Offered(powers=powers) if self.draft is not None:
                self.draft.offer(*powers)
            case log.Picked(power=power) if self.draft is not None:
                self.draft.pick(power)
            case log.Begun():
                self.game = options.start(self.options, line)
                self.hidden = any(secret(card) for card in self.game.cards)
                self.begun = line
                self._insiders.update(self._seats_of)
            case log.Undone(count=count) if self.game is not None:
                for _ in range(count):
                    self.game.undo()
                self.asking = None
            case log.Asked(seat=seat):
                self.asking = seat
                self.answers = set()
            case log.Answered(seat=seat, yes=yes):
                self.answers.add(self.seats[seat].guest)
                if not yes:
                    self.asking = None
            case log.Flagged(seat=seat) | log.Dismissed(seat=seat):
                return self._give_up(seat, "time" if isinstance(line, log.Flagged) else "")
            case log.Wished(seat=seat, rematch=wish):
                self.wishes[seat] = wish
            case log.Moved(table=table):
                self.next = table
            case log.Closed():
                self.asking = None
                self.forced = "abandoned"
        return None

    def _seat(self, seat: int, sitting: Sitting) -> None:
        self.seats[seat] = sitting
        self._seats_of = {}
        for number, sitter in self.sitters():
            self._seats_of.setdefault(sitter.guest, []).append(number)

    def _take(self, line: log.Stepped) -> Played:
        """Take the step. What it causes is noted, or must be what was noted when it was first taken."""
        assert self.game is not None, "a step before the game has begun"
        played = self.game.advance(line.step)
        events = logged(played.numbers)
        if line.events is None:
            line.events = events
        elif line.events != events:
            raise ValueError("the step has other consequences than it had")
        self.asking = None
        return played

    def _give_up(self, seat: int, why: str) -> Played | None:
        """A seat gives up because of its absence, or its clock; where the rules know no resigning, nobody wins."""
        assert self.game is not None, "nobody gives up before the game has begun"
        self.asking = None
        try:
            self.game.resign(seat)
        except BadSetup:
            self.forced = "abandoned"
            return None
        if self.game.over:
            self.forced = why
        return self.game.history[-1]
