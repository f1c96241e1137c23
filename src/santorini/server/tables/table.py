"""A table: seats, draft, game, clocks and what players ask of each other. It is what its log says.

No I/O and no clock of its own. Whatever changes it checks first, then returns the new lines of the log, already
applied; the caller commits them and only then tells anybody.
"""

from __future__ import annotations

import hmac
import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

import msgspec

from santorini.draft import Draft, random_powers, secret
from santorini.errors import BadSetup, IllegalStep, SantoriniError
from santorini.game import Game, Played
from santorini.rules.words import NOBODY, RESIGN
from santorini.server.refusals import Duplicate, Refused
from santorini.server.store import log
from santorini.server.store.batch import Snapshot
from santorini.server.tables import options
from santorini.server.tables.clocks import Clocks
from santorini.server.wire import schema
from santorini.server.wire.view import packed

# How long a player may be gone before the others may go on without them, by the kind of clock.
ABSENCE = {"turn": 60_000, "game": 60_000, "none": 300_000}
LONGEST = 5000  # lines of a log: a browser is told all of them at once. A game needs a few hundred
NEEDED = (
    schema.Step,
    schema.Resign,
    schema.Dismiss,
    schema.Replace,
    schema.Offer,
    schema.Pick,
    schema.First,
)  # to end a game
LONG = 3_600_000  # milliseconds: whose clock has more left may sleep until it has not


class Damaged(Exception):
    """The log of a table cannot be replayed."""


@dataclass
class Sitting:
    """Who sits at a seat."""

    player: Literal["open", "person", "computer"] = "open"
    guest: str = ""
    name: str = ""
    key: str = ""
    gone: int | None = None


class Noted(msgspec.Struct, frozen=True, gc=False):
    """A line of the log with the step it was in the game, and whether it changed more than the game."""

    line: log.AnyLine
    played: Played | None
    brief: bool


class Table:
    """A game being played on the server.

    >>> table = Table.create("t1", schema.Options(seats=["me", "me"]), owner="ann")
    >>> for seat in (0, 1):
    ...     lines = table.sit(seat, guest="ann", name="Ann", key="", now=0)
    >>> [begun] = table.proceed(now=0, rng=random.Random(1))
    >>> table.status, table.version
    ('playing', 3)
    """

    def __init__(self, id: str, agreed: schema.Options, owner: str) -> None:
        self.id = id
        self.options = agreed
        self.owner = owner
        self.noted: list[Noted] = []
        self.version = 0  # the number of the last line; every step asks for it several times
        self.status: schema.Status = "gathering"
        self.decider: int | None = None  # the seat that has to take a step
        self.hidden = False  # does some power in play keep a secret?
        self.game: Game | None = None
        self.draft: Draft | None = None
        self.begun: log.Begun | None = None
        self.next: str | None = None
        self.seats = [Sitting() for _ in range(agreed.players)]
        self._seats_of: dict[str, list[int]] = {}
        self.clocks = Clocks(agreed.clock, agreed.players)
        self._messages: dict[str, set[str]] = {}  # the messages of each guest
        self.changed = 0  # the version of the last change to the game
        self.asking: int | None = None
        self.wishes: dict[int, schema.Rematch] = {}
        self.forced = ""  # why a game ended that did not end by the rules alone
        self._answers: set[str] = set()
        self.spectators = 0
        self.since = 0  # when the status became what it is
        self._insiders: set[str] = set()  # the guests who have sat here since the game began
        self._last = [""] * agreed.players  # who sat at each seat last

    @classmethod
    def create(cls, id: str, agreed: schema.Options, owner: str) -> Table:
        options.check(agreed)
        return cls(id, agreed, owner)

    @classmethod
    def restore(cls, id: str, agreed: schema.Options, owner: str, lines: Iterable[log.AnyLine]) -> Table:
        """The table as its log tells it. What steps caused must come out as it did then."""
        table = cls(id, agreed, owner)
        for line in lines:
            try:
                table._write(line)
            except Exception as error:  # whatever it is, the log is not what we wrote
                # The error itself would tell a step, and logs tell none.
                raise Damaged(f"line {table.version} does not follow: {type(error).__name__}") from None
        return table

    # ---------------------------------------------------------------- questions

    def _status_now(self) -> schema.Status:
        if self.forced == "abandoned":
            return "over"
        if self.game is not None:
            return "over" if self.game.over else "playing"
        return "drafting" if self.draft is not None else "gathering"

    def seats_of(self, guest: str) -> list[int]:
        return self._seats_of.get(guest, [])

    def eyes_of(self, guest: str, looking: int | None) -> int | None:
        """With whose eyes a browser sees. Where several players share one and something is secret, the seat that
        decides is shown only after it has asked to look."""
        seats = self.seats_of(guest)
        if len(seats) < 2:
            return seats[0] if seats else None
        decider = self.game.decider if self.game else None
        if self.hidden:
            return looking if looking in seats and looking == decider else None
        return decider if decider in seats else looking if looking in seats else seats[0]

    def thinker(self) -> int | None:
        """The computer's seat that has to decide now."""
        seat = self.decider
        return seat if seat is not None and self.seats[seat].player == "computer" else None

    def deadline(self) -> int | None:
        """When a clock will have run out."""
        return self.clocks.deadline if self.status == "playing" else None

    def snapshot(self) -> Snapshot:
        deadline = self.deadline()
        soon = deadline is not None and deadline - self.noted[-1].line.at < LONG
        return Snapshot(
            self.status, soon or self.thinker() is not None, self.next, None if soon else deadline, self.since
        )

    def late(self, now: int) -> bool:
        """Has a clock run out, though nobody has noted it yet?"""
        deadline = self.deadline()
        return deadline is not None and now >= deadline

    def sitters(self) -> list[tuple[int, Sitting]]:
        """The persons at the table, by seat."""
        return [(seat, sitting) for seat, sitting in enumerate(self.seats) if sitting.player == "person"]

    def rematch(self) -> schema.Options | None:
        """What is played next, once everybody wishes so; as the first who asked would like it."""
        if self.next or self.status != "over" or self.begun is None or not self.sitters():
            return None
        guests = {self.seats[seat].guest for seat in self.wishes}
        if any(sitting.guest not in guests for _, sitting in self.sitters()):
            return None
        return self._again(next(iter(self.wishes.values())))

    def _again(self, wish: schema.Rematch) -> schema.Options:
        """What would be played as this rematch, by whoever plays now."""
        assert self.begun is not None
        seats: list[schema.Sitter] = ["computer" if one.player == "computer" else "open" for one in self.seats]
        return options.rematch(self.options, self.begun, wish, seats)

    # ---------------------------------------------------------------- coming and going

    def sit(self, seat: int, guest: str, name: str, key: str, now: int) -> list[log.AnyLine]:
        if self._sitting(seat).player != "open" or self.status == "over":
            raise Refused("seat-taken", seat=str(seat + 1))
        if self.hidden and guest in self._insiders and self._last[seat] != guest:  # they would see another's secret
            raise Refused("seat-secret", seat=str(seat + 1))
        self._check_length()
        return self._write(log.Sat(now, seat=seat, sitter=guest, name=name, key=key))

    def claim(self, seat: int, guest: str, name: str, key: str, now: int) -> list[log.AnyLine]:
        """The same player in another browser: the seat's secret proves it."""
        sitting = self._sitting(seat)
        if sitting.player != "person" or not hmac.compare_digest(sitting.key, key):
            raise Refused("wrong-key")
        if sitting.guest == guest:
            return []
        self._check_length()
        return self._write(log.Sat(now, seat=seat, sitter=guest, name=name, key=key))

    def leave(self, seat: int, guest: str, now: int) -> list[log.AnyLine]:
        if seat not in self.seats_of(guest):
            raise Refused("not-your-seat")
        self._check_length()
        return self._write(log.Left(now, seat=seat)) + self._settle(now)

    def _check_length(self) -> None:
        """A log has an end."""
        if self.version >= LONGEST:
            raise Refused("enough-said")

    def _sitting(self, seat: int) -> Sitting:
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=str(seat + 1))
        return self.seats[seat]

    def presence(self, present: Collection[str], spectators: int, now: int) -> None:
        """Note who is connected."""
        self.spectators = spectators
        for sitting in self.seats:
            if sitting.player != "person" or sitting.guest in present:
                sitting.gone = None
            elif sitting.gone is None:
                sitting.gone = now

    @property
    def patience(self) -> int | None:
        """How long a player may be gone; None where the clock alone decides. No clock runs in a draft."""
        clock = self.options.clock
        return ABSENCE.get(clock.kind, clock.seconds * 1000 if self.status == "drafting" else None)

    def absent(self, now: int) -> list[int]:
        """The seats whose players are gone so long that the others may go on without them."""
        if self.status not in ("drafting", "playing"):
            return []
        patience = self.patience
        return [
            seat
            for seat, sitting in enumerate(self.seats)
            if (self.game is None or self.game.position.alive >> seat & 1)
            and (
                sitting.player == "open"
                or (sitting.gone is not None and patience is not None and now - sitting.gone >= patience)
            )
        ]

    # ---------------------------------------------------------------- what players do

    def act(self, guest: str, action: schema.Action, now: int) -> list[log.AnyLine]:
        """Do what a player asks for, or refuse it."""
        if action.id in self._messages.get(guest, ()):
            raise Duplicate
        if not self.seats_of(guest):
            raise Refused("not-seated")
        if not isinstance(action, NEEDED):
            self._check_length()
        try:
            line = self._checked(guest, action, now)
            line.guest, line.message = guest, action.id
            return self._write(line) + self._settle(now)
        except IllegalStep as error:
            raise Refused(error.refusal.code, **error.refusal.args) from None
        except SantoriniError as error:
            raise Refused.because("bad-choice", error) from None

    def decide(self, seat: int, step: int, version: int, now: int) -> list[log.AnyLine]:
        """A computer's step, thought out on the table as of `version`."""
        if version < self.changed or self.thinker() != seat:
            raise Refused("stale")
        return self._write(log.Stepped(now, step=step))

    def pause(self, length: int, now: int) -> list[log.AnyLine]:
        """For so long nothing could be kept: that time is nobody's."""
        return self._write(log.Paused(now, length=length))

    def close(self, now: int) -> list[log.AnyLine]:
        """The operator ends it: nobody wins."""
        return [] if self.status == "over" else self._write(log.Closed(now))

    def moved(self, table: str, now: int) -> list[log.AnyLine]:
        """The rematch is at another table."""
        return self._write(log.Moved(now, table=table))

    def _checked(self, guest: str, action: schema.Action, now: int) -> log.AnyLine:
        """The line that an action writes. Nothing is changed yet, so an error in here is a refusal too."""
        try:
            return self._line(guest, action, now)
        except (Refused, SantoriniError):
            raise
        except Exception as error:
            raise Refused("failed") from error

    def _line(self, guest: str, action: schema.Action, now: int) -> log.AnyLine:
        """The line that an action writes, if it is in order."""
        match action:
            case schema.Step(version=version, step=step):
                self._decider(guest, version, now)
                if step >> 10 == RESIGN:  # which could be for somebody else
                    raise Refused("no-such-step")
                return log.Stepped(now, step=step)
            case schema.Undo(version=version, whole=whole):
                seat = self._decider(guest, version, now)
                most = self.undoable(seat)
                if not most:
                    raise Refused("no-undo")
                return log.Undone(now, seat=seat, count=most if whole else 1)
            case schema.Resign(seat=seat):
                if seat not in self.seats_of(guest):
                    raise Refused("not-your-seat")
                self._playing()
                return log.Stepped(now, step=RESIGN << 10 | seat << 5)
            case schema.Say(phrase=phrase):
                return log.Said(now, seat=self.seats_of(guest)[0], phrase=phrase)
            case schema.Ask():
                return log.Asked(now, seat=self._asker(guest))
            case schema.Answer(yes=yes):
                if self.asking is None or self.asking in self.seats_of(guest):
                    raise Refused("nothing-asked")
                return log.Answered(now, seat=self.seats_of(guest)[0], yes=yes)
            case schema.Offer(powers=powers):
                return log.Offered(now, seat=self._drafter(guest, "offer"), powers=powers)
            case schema.Pick(power=power):
                return log.Picked(now, seat=self._drafter(guest, "pick"), power=power)
            case schema.First(seat=first):
                self._drafter(guest, "first")
                return self._drafted(first, now)
            case schema.Replace(seat=seat):
                if self.status != "gathering" or self._sitting(seat).player != "open":
                    self._check_absent(seat, now)
                return log.Sat(now, seat=seat, computer=True)
            case schema.Dismiss(seat=seat):
                self._playing()
                self._check_absent(seat, now)
                return log.Dismissed(now, seat=seat)
            case schema.Again(rematch=wish):
                if self.status != "over" or self.next:
                    raise Refused("not-over")
                options.check(self._again(wish))
                return log.Wished(now, seat=self.seats_of(guest)[0], rematch=wish)

    def _decider(self, guest: str, version: int, now: int) -> int:
        """The seat for which this guest decides now, on the table it has seen."""
        self._playing()
        if version < self.changed or self.late(now):
            raise Refused("stale")
        if self.decider is None or self.decider not in self.seats_of(guest):
            raise Refused("not-your-turn")
        return self.decider

    def _playing(self) -> Game:
        if self.game is None or self.status != "playing":
            raise Refused("not-playing")
        return self.game

    def undoable(self, seat: int | None) -> int:
        """How many of its last steps a seat may take back without asking: those of its turn, as long as nobody
        else could have learned or done something, and it has learned no secret by them."""
        game = self.game
        if game is None or seat is None or seat != self.decider or self._keeps_from(seat):
            return 0
        count = 0
        for played in reversed(game.history):
            if played.seat != seat or played.turn != game.turn:
                break
            count += 1
        return count

    def _keeps_from(self, seat: int) -> bool:
        """Is there a secret that this seat does not know?"""
        return self.hidden and any(
            secret(card) for other, card in enumerate(self.game.cards if self.game else ()) if other != seat
        )

    def _asker(self, guest: str) -> int:
        """The seat of this guest whose last turn can be taken back, if all agree."""
        game = self._playing()
        if self.hidden:
            raise Refused("secret-on-table")
        if self.asking is not None:
            raise Refused("asked-already")
        seats = self.seats_of(guest)
        last = next((played.seat for played in reversed(game.history) if played.seat in seats and played.turn), None)
        if last is None:
            raise Refused("no-undo")
        if any(played.seat == NOBODY for played in game.history[-self._turn_back(last) :]):
            raise Refused("chance-drawn")
        return last

    def _turn_back(self, seat: int) -> int:
        """How many steps ago the last turn of a seat began."""
        assert self.game is not None
        history = self.game.history
        last = next(i for i in range(len(history) - 1, -1, -1) if history[i].seat == seat)
        first = next(i for i in range(last, -1, -1) if i == 0 or history[i - 1].turn != history[last].turn)
        return len(history) - first

    def _check_absent(self, seat: int, now: int) -> None:
        if seat not in self.absent(now):
            raise Refused("not-absent", seat=str(seat + 1))

    # ---------------------------------------------------------------- the draft

    @property
    def challenger(self) -> int:
        """Who offers the powers and names the first player: the seat agreed on, or one that the table's name tells."""
        first = self.options.first
        return sha256(self.id.encode()).digest()[0] % self.options.players if first is None else first

    def drafting(self) -> tuple[Literal["offer", "pick", "first"], int]:
        """What has to be done, by which seat."""
        assert self.draft is not None
        if not self.draft.offered:
            return "offer", self.challenger
        chooser = self.draft.chooser
        return ("first", self.challenger) if chooser is None else ("pick", chooser)

    def _drafter(self, guest: str, doing: str) -> int:
        if self.status != "drafting":
            raise Refused("not-drafting")
        due, seat = self.drafting()
        if due != doing or seat not in self.seats_of(guest):
            raise Refused("not-your-turn")
        return seat

    def _drafted(self, first: int, now: int) -> log.Begun:
        assert self.draft is not None
        powers = [self.draft.picked[seat].number for seat in range(self.options.players)]
        if first >= self.options.players:
            raise BadSetup("no-seat", seat=first + 1)
        return log.Begun(now, powers=powers, first=first, fleece=0)

    def _draft_by_computer(self, now: int, rng: random.Random) -> log.AnyLine | None:
        assert self.draft is not None
        due, seat = self.drafting()
        agreed, players = self.options, self.options.players
        if due == "offer" and agreed.deal == "draft":
            return log.Offered(now, seat=None, powers=self._random_offer(rng))
        if self.seats[seat].player != "computer":
            return None
        if due == "offer":
            return log.Offered(now, seat=seat, powers=self._random_offer(rng))
        if due == "pick":
            return log.Picked(now, seat=seat, power=rng.choice(self.draft.left).number)
        return self._drafted(rng.randrange(players), now)

    def _random_offer(self, rng: random.Random) -> list[int]:
        agreed = self.options
        among = options.among(agreed)
        cards = random_powers(agreed.players, rng, among, allow_forbidden=agreed.allow_forbidden)
        return [card.number for card in cards]

    # ---------------------------------------------------------------- what happens by itself

    def proceed(self, now: int, rng: random.Random) -> list[log.AnyLine]:
        """What has to happen next without anybody asking for it; nothing, if players have to act."""
        line = self._due(now, rng)
        return [] if line is None else self._write(line)

    def _due(self, now: int, rng: random.Random) -> log.AnyLine | None:
        status = self.status
        if status == "gathering":
            for seat, wanted in enumerate(self.options.seats):
                if wanted == "computer" and self.seats[seat].player == "open":
                    return log.Sat(now, seat=seat, computer=True)
            if any(sitting.player == "open" for sitting in self.seats):
                return None
            return options.deal(self.options, rng, now)
        if status == "drafting":
            return self._draft_by_computer(now, rng)
        if status == "playing" and self.game is not None and self.decider is None:
            return log.Stepped(now, step=int(rng.choice(self.game.legal_steps())))
        return None

    def flag(self, now: int) -> list[log.AnyLine]:
        """Whose clock has run out gives up. Before that somebody has to make sure that their step could be kept."""
        seat = self.clocks.running
        return self._write(log.Flagged(now, seat=seat)) if seat is not None and self.late(now) else []

    @property
    def _drafts(self) -> bool:
        agreed = self.options
        return agreed.deal in ("draft", "challenger") and agreed.fleece is None and agreed.position is None

    # ---------------------------------------------------------------- the log

    def _settle(self, now: int) -> list[log.AnyLine]:
        """Take back what was asked for, once nobody is left to answer."""
        if self.asking is None:
            return []
        asker = self.seats[self.asking].guest
        if any(sitting.guest not in {asker, *self._answers} for _, sitting in self.sitters()):
            return []
        return self._write(log.Undone(now, seat=self.asking, count=self._turn_back(self.asking)))

    def _write(self, line: log.AnyLine) -> list[log.AnyLine]:
        """Apply a line and add it to the log; nothing is changed by one that cannot be applied."""
        status, asking = self.status, self.asking
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
            self.clocks.run(self._timed(self.decider), self.game.turn, self._timed(self.game.mover), line.at)
        if line.message:
            self._messages.setdefault(line.guest, set()).add(line.message)
        brief = isinstance(line, log.Stepped) and status == self.status and asking == self.asking
        self.noted.append(Noted(line, played, brief))
        return [line]

    def _timed(self, seat: int | None) -> int | None:
        """This seat, if it has a clock; a computer has none."""
        return None if seat is None or self.seats[seat].player == "computer" else seat

    def _apply(self, line: log.AnyLine) -> Played | None:
        """Let a line of the log come true; the step it was in the game comes back."""
        match line:
            case log.Stepped():
                return self._take(line)
            case log.Sat(seat=seat):
                self._seat(seat, Sitting("computer" if line.computer else "person", line.sitter, line.name, line.key))
                self._last[seat] = line.sitter
                if self.game is not None:
                    self._insiders.add(line.sitter)
                if self._drafts and self.draft is None and all(s.player != "open" for s in self.seats):
                    agreed = self.options
                    self.draft = Draft(
                        agreed.players,
                        challenger=self.challenger,
                        edition=agreed.edition,
                        allow_forbidden=agreed.allow_forbidden,
                    )
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
                self._answers = set()
            case log.Answered(seat=seat, yes=yes):
                self._answers.add(self.seats[seat].guest)
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
        self.game.take(line.step)
        played = self.game.history[-1]
        events = packed(played.events)
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
