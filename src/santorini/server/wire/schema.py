"""What browser and server say to each other. The front end's types are generated from this file.

A client opens the socket of a table, sends `hello`, and is sent the table as its seat may see it; afterwards every
change arrives as `news`. Whatever a client sends has an `id` of its own choice, so that a message repeated after a
lost connection is recognised. An answer is `news` with that id, `done` if it had been received before, or `refused`.

Steps are the numbers of `santorini.notation.Step`: kind << 10 | src << 5 | dst. Times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.json import Encoder

from santorini.ai.levels import STANDARD
from santorini.errors import Argument
from santorini.powers.catalog import CARDS
from santorini.rules.names import Edition, Task, Window
from santorini.rules.names import Token as TokenName

encode = Encoder().encode

Seat = Annotated[int, Meta(ge=0, le=3)]
Card = Annotated[int, Meta(ge=0, le=len(CARDS) - 1)]
Space = Annotated[int, Meta(ge=0, le=31)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]

Group = Literal["simple", "advanced", "golden fleece", "hero"]
Deal = Literal["none", "chosen", "random", "draft", "challenger"]
Sitter = Literal["me", "computer", "open"]
Rematch = Literal["same", "swapped", "draft"]
Phrase = Literal["hello", "luck", "thanks", "well-played", "oops", "thinking", "hurry", "rematch", "goodbye"]
Status = Literal["gathering", "drafting", "playing", "over"]


class Part(Struct, gc=False):
    """A part of a message; every field is sent."""


class Frame(Struct, tag_field="type", tag=str.lower, omit_defaults=True, gc=False):
    """One message; fields at their default are left out."""


# ---------------------------------------------------------------- agreeing on a game


class Clock(Part):
    """How long players may think: not limited, per turn, per game with increment, or days per turn."""

    kind: Literal["none", "turn", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class Options(Part, forbid_unknown_fields=True):
    """What is agreed on before a game.

    `deal` says how powers come to the seats: none; chosen (`powers`, one for each seat); random; draft (random cards
    are laid out, players pick); challenger (the rulebook's draft). `groups` and `open_only` narrow what is random.
    `fleece` plays the Golden Fleece with that card; 0 draws one. `first` is None for a random first player.
    `levels` says how strong the computer plays at each seat, from 1 to 10; where it says nothing, 5.
    `rated`: it counts for the ratings of its players, who all have an account.
    `position` goes on from a position given as text, whose powers and edition then count.
    """

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    deal: Deal = "none"
    powers: Annotated[list[Card], Meta(max_length=4)] = []
    groups: Annotated[list[Group], Meta(max_length=4)] = field(default_factory=lambda: ["simple"])
    open_only: bool = False
    fleece: Card | None = None
    edition: Edition = "roxley2016"
    first: Seat | None = None
    seats: Annotated[list[Sitter], Meta(max_length=4)] = field(default_factory=lambda: ["me", "computer"])
    levels: Annotated[list[int], Meta(max_length=4)] = []
    public: bool = False
    clock: Clock = field(default_factory=Clock)
    allow_forbidden: bool = False
    rated: bool = False
    position: Annotated[str, Meta(max_length=400)] | None = None


# ---------------------------------------------------------------- what a seat may know


class Worker(Part):
    """A figure on the board. `secret`: its owner alone sees it."""

    space: Space
    side: int
    woman: bool
    secret: bool
    asleep: bool
    marked: bool


class Token(Part):
    kind: TokenName
    space: Space


class Board(Part):
    """What stands on the island, for a small picture of it."""

    levels: str
    domes: list[Space]
    workers: list[Worker]
    tokens: list[Token]


class Result(Part):
    """Who won and why: a reason of the rules, or `time`, or `abandoned` (then nobody won)."""

    seats: list[Seat]
    reason: str


class Lasting(Part):
    """What the power of a seat does beyond one step: a ban, a bank, a duty. `count`: how much or how often, where that
    is counted; `spaces`: with whom, or where."""

    seat: Seat
    power: Card
    count: int
    spaces: list[Space]


class View(Part):
    """A position through the eyes of a seat, with the steps it may take now.

    `doing` is what the game waits for: one of the windows of a turn, by the name it has in the text of a position.
    `levels` has a digit for each space from a1 to e5. `undo` counts the steps the seat may take back at once.
    `extra`: this is an additional turn with the opponents' workers. `spent` tells the seats whose hero has done its
    deed; `lasting` what powers do beyond one step.
    """

    turn: int
    mover: int
    extra: bool
    decider: int | None
    doing: Window
    task: Task | None
    levels: str
    domes: list[Space]
    workers: list[Worker]
    tokens: list[Token]
    wind: int | None
    arrow: int | None
    powers: list[Card]
    face: Card
    spent: list[bool]
    lasting: list[Lasting]
    playing: list[bool]
    active: Space | None
    result: Result | None
    legal: list[int]
    undo: int


class Event(Part):
    """One fact (docs/events.md). What `src` and `dst` are depends on the kind. The other fields are left out where a
    fact has none: the seat that acts, the side whose worker it is, the power that caused it, and the token.
    """

    kind: str
    src: int
    dst: int
    seat: Seat | UnsetType = UNSET
    side: int | UnsetType = UNSET
    by: Card | UnsetType = UNSET
    token: TokenName | Literal["wind", "arrow"] | UnsetType = UNSET


# ---------------------------------------------------------------- what happened at a table


class Entry(Struct, tag_field="kind", tag=lambda name: name.removesuffix("Entry").lower(), gc=False):
    """One line of a table's log, as a seat may read it."""

    version: int
    at: int


class SitEntry(Entry):
    """Somebody takes a seat: a person or the computer."""

    seat: Seat
    name: str
    computer: bool


class LeaveEntry(Entry):
    """A seat is open again."""

    seat: Seat


class OfferEntry(Entry):
    """The powers to pick from lie on the table."""

    seat: Seat | None
    powers: list[Card]


class PickEntry(Entry):
    seat: Seat
    power: Card


class BeginEntry(Entry):
    """The game begins with these powers."""

    powers: list[Card]
    first: Seat
    fleece: Card


class StepEntry(Entry):
    """A step: who took it (None: chance), in which turn, as text, and what came of it."""

    seat: Seat | None
    turn: int
    text: str
    events: list[Event]


class UndoEntry(Entry):
    """Steps are taken back."""

    seat: Seat
    count: int


class AskEntry(Entry):
    """A seat asks to take its last turn back. `quick`: nobody has to agree, because the turn has only just ended."""

    seat: Seat
    quick: bool


class AnswerEntry(Entry):
    seat: Seat
    yes: bool


class SayEntry(Entry):
    seat: Seat
    phrase: Phrase


class FlagEntry(Entry):
    """A seat has run out of time."""

    seat: Seat


class DismissEntry(Entry):
    """A seat whose player is gone gives up."""

    seat: Seat


class PauseEntry(Entry):
    """The server was down for so long; clocks do not count it."""

    length: int


class WishEntry(Entry):
    """A seat would like a rematch."""

    seat: Seat
    rematch: Rematch


class NextEntry(Entry):
    """The rematch is at another table."""

    table: str


class CloseEntry(Entry):
    """The operator has closed the table."""


AnyEntry = (
    SitEntry
    | LeaveEntry
    | OfferEntry
    | PickEntry
    | BeginEntry
    | StepEntry
    | UndoEntry
    | AskEntry
    | AnswerEntry
    | SayEntry
    | FlagEntry
    | DismissEntry
    | PauseEntry
    | WishEntry
    | NextEntry
    | CloseEntry
)


# ---------------------------------------------------------------- the table around the game


class SeatInfo(Part):
    """`player`: who may sit here; an open seat waits for somebody. `here`: is a person's browser connected?
    `level`: how strong the computer plays here, if it does.
    """

    player: Literal["open", "person", "computer"]
    name: str
    here: bool
    level: int | None


class DraftInfo(Part):
    """`doing` is what `seat` has to do now: offer powers, pick one of `left`, or name the first player."""

    doing: Literal["offer", "pick", "first"]
    seat: Seat
    challenger: Seat
    offered: list[Card]
    left: list[Card]
    picked: list[Card]


class ClockInfo(Part):
    """Time left for each seat when the message was sent; `running` is the seat whose time runs."""

    left: list[int]
    running: Seat | None


class Info(Part):
    """All that is public about a table apart from the board.

    `hidden`: some power in play keeps a secret. `asking`: the seat that wants to take its turn back.
    `wishes`: what each seat wants as a rematch. `absent`: seats that opponents may hand to the computer or dismiss.
    """

    status: Status
    options: Options
    seats: list[SeatInfo]
    draft: DraftInfo | None
    clock: ClockInfo | None
    hidden: bool
    asking: Seat | None
    wishes: list[Rematch | None]
    absent: list[Seat]
    next: str | None
    spectators: int


# ---------------------------------------------------------------- from the server


class Table(Frame):
    """The whole table through the eyes of a seat, with the log after the version the client knew."""

    id: str
    version: int
    you: list[Seat]
    eyes: Seat | None
    info: Info
    view: View | None
    log: list[AnyEntry]


class News(Frame, kw_only=True):
    """A change: the entry of the log, and what it changed of table and view. `news_writer` writes it in this order."""

    id: str | UnsetType = UNSET
    version: int
    entry: AnyEntry
    info: Info | UnsetType = UNSET
    clock: ClockInfo | UnsetType = UNSET
    view: View | UnsetType = UNSET


class Presence(Frame):
    """Who is here, apart from the log."""

    info: Info


class Done(Frame):
    """This message had been received before; the table is at this version."""

    id: str
    version: int


class Refused(Frame):
    """Nothing was changed: a code, its arguments, and where the table stands."""

    code: str
    args: dict[str, Argument] = {}
    id: str | UnsetType = UNSET
    version: int | UnsetType = UNSET


class Reason(Frame):
    """The answer to `why`."""

    id: str
    code: str
    args: dict[str, Argument] = {}


class Win(Part):
    """A turn with which a seat wins: its first step, its last, and what it wins by."""

    seat: Seat
    step: int
    last: int
    reason: str


class Outcome(Part):
    """What a step would do to workers, besides moving its own: they are forced, swapped or removed."""

    step: int
    events: list[Event]


class Barred(Part):
    """A step that only the power of somebody, or the wind, forbids: why, as in a refusal."""

    step: int
    code: str
    args: dict[str, Argument]


class Outlook(Frame):
    """The answer to `foresee`: what the steps on offer would do, and which others a power forbids."""

    id: str
    outcomes: list[Outcome]
    barred: list[Barred]


class Advice(Frame):
    """The answer to `advise`: turns that win now, and those with which others would win next."""

    id: str
    wins: list[Win]
    threats: list[Win]


ServerFrame = Table | News | Presence | Done | Refused | Reason | Advice | Outlook


# ---------------------------------------------------------------- from the client


class Asked(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, gc=False):
    """A message of a client."""


class Hello(Asked):
    """Tell me the table; I know it up to this version (0: not at all)."""

    since: Version = 0


class Look(Asked):
    """At a hot seat with secrets: let me see with the eyes of this seat of mine (None: a spectator's)."""

    seat: Seat | None


class Why(Asked):
    """Why can I not go from here (None: the worker at work) to there?"""

    id: MessageId
    dst: Space
    src: Space | None = None


class Foresee(Asked):
    """What would the steps on offer do, and which others does a power forbid?"""

    id: MessageId


class Advise(Asked):
    """At a table without other people: what can I win by now, and what would others win by next?"""

    id: MessageId


class Act(Asked):
    """A message that changes the table."""

    id: MessageId


class Step(Act):
    """Take a step, decided on the table as of `version`."""

    version: Version
    step: Annotated[int, Meta(ge=0, lt=1 << 16)]


class Undo(Act):
    """Take back the last step of this turn, or all of it."""

    version: Version
    whole: bool = False


class Resign(Act):
    seat: Seat


class Ask(Act):
    """Ask the others to let me take my last turn back. `quick`: without asking, if it has only just ended."""

    quick: bool = False


class Answer(Act):
    yes: bool


class Say(Act):
    phrase: Phrase


class Offer(Act):
    powers: Annotated[list[Card], Meta(max_length=4)]


class Pick(Act):
    power: Card


class First(Act):
    seat: Seat


class Replace(Act):
    """Let the computer play for an open or absent seat, at this level."""

    seat: Seat
    level: int = STANDARD.number


class Dismiss(Act):
    """An absent seat gives up."""

    seat: Seat


class Again(Act):
    """A rematch, please."""

    rematch: Rematch


Action = Step | Undo | Resign | Ask | Answer | Say | Offer | Pick | First | Replace | Dismiss | Again
ClientFrame = Hello | Look | Why | Foresee | Advise | Action
