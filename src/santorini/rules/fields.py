"""What a position is made of: one table of all its fields.

The build writes from it the C declarations (`state.pxd`); `State` takes from it how a position lies in memory, how it
is written to bytes and hashed; records, environments and the documentation take the names. Read the table from top to
bottom: the hot half is what nearly every step changes, the cold half what rarely changes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

from santorini.rules.words import BOARD, CALM, DONE, MAX_POWERS, NOBODY, NOWHERE, RESIGNED, REVISED

C_TYPES = {"I": "unsigned int", "b": "signed char", "h": "short"}


class Type(NamedTuple):
    """What a number may be: how it lies in memory (a letter of `struct`), and from where to where it goes. Rules look
    things up by these numbers, so none may be out of its range."""

    letter: str
    least: int
    most: int


MASK = Type("I", 0, BOARD)
CARDS = Type("I", 0, BOARD)  # simple gods, a bit for each number
QUESTIONS = Type("I", 0, (1 << 30) - 1)
COUNTER = Type("I", 0, (1 << 32) - 1)
SPACE = Type("b", 0, NOWHERE)
DIRECTION = Type("b", 0, CALM)
SEAT = Type("b", NOBODY, 3)
SIDE = Type("b", NOBODY, 2)
SMALL_POWER = Type("b", 0, MAX_POWERS - 1)
SMALL = Type("b", 0, 127)
POWER = Type("h", 0, MAX_POWERS - 1)
WIDE_SPACE = Type("h", 0, NOWHERE)
NUMBER = Type("h", -(1 << 15), (1 << 15) - 1)


def _up_to(most: int, least: int = 0) -> Type:
    return Type("b", least, most)


LASTS, TURN, BEGINS = "lasts", "end of turn", "start of turn"
ALL, OWNER = "everyone", "its owner"


class Field(NamedTuple):
    """One field of a position.

    `reset`: it lasts from turn to turn, is emptied at the end of a turn, or is found anew when a turn begins.
    `travels`: what it says about a worker follows the worker to its next space.
    `seen`: everyone may know it, or only the owner of a secret until the game is over.
    `text`: its word in the text of a position, if that is another one.
    `used`: the field that counts how many places of an array are in use, if not all are.
    """

    name: str
    type: Type
    about: str
    reset: str = LASTS
    travels: bool = False
    seen: str = ALL
    size: int = 1
    default: int = 0
    text: str = ""
    used: str = ""

    @property
    def names(self) -> list[str]:
        """The field, or the places of an array."""
        return [self.name] if self.size == 1 else [f"{self.name}{i}" for i in range(self.size)]


HOT = (
    Field("h1", MASK, "Spaces with at least one block."),
    Field("h2", MASK, "Spaces with at least two blocks."),
    Field("h3", MASK, "Spaces with three blocks."),
    Field("dome", MASK, "Spaces with a dome."),
    Field("closed", MASK, "Spaces nobody of the moving side may enter or build on.", BEGINS),
    Field("occupied", MASK, "Spaces with a worker of any side.", BEGINS, True, OWNER, text="crowd"),
    Field("own", MASK, "The mover's workers; in an additional turn the others.", BEGINS, True, OWNER),
    Field("female", MASK, "The female workers of all sides.", LASTS, True, OWNER),
    Field("workers", MASK, "The workers of each side.", LASTS, True, OWNER, size=3),
    Field("moved", MASK, "The workers that have moved in this turn.", TURN, True, OWNER),
    Field("built", MASK, "The spaces built on in this turn.", TURN),
    Field(
        "tracked",
        MASK,
        "Workers that the cold half says something about.",
        LASTS,
        True,
        OWNER,
        text="tagged",
    ),
    Field("own_answers", QUESTIONS, "The questions that the mover's power answers.", BEGINS, text="mine"),
    Field("opposing_answers", QUESTIONS, "The questions that the opponents' powers answer.", BEGINS, text="theirs"),
    Field("version", COUNTER, "Changes with the cold half, so that a copy of it is made only then.", BEGINS),
    Field("mover", SEAT, "The seat whose turn it is."),
    Field("decider", SEAT, "The seat that decides the next step; nobody if chance does."),
    Field("side", SIDE, "The side whose turn it is.", BEGINS),
    Field("window", _up_to(DONE), "What the position waits for."),
    Field("active", SPACE, "Where the worker stands that moved or built last.", TURN, True, OWNER, default=NOWHERE),
    Field("origin", SPACE, "Where the first move of this turn began.", TURN, False, OWNER, default=NOWHERE),
    Field("last_build", SPACE, "The space built on last in this turn.", TURN, default=NOWHERE, text="last"),
    Field("moves", SMALL, "How many moves were made in this turn, up to three.", TURN, text="steps"),
    Field("builds", SMALL, "How many builds were made in this turn.", TURN),
    Field("climbed", SMALL, "Whether a move of this turn went up.", TURN, False, OWNER),
    Field("level_changed", SMALL, "Whether a move of this turn went up or down.", TURN, False, OWNER, text="uneven"),
    Field("dome_built", SMALL, "Whether a dome was built in this turn.", TURN, text="domes"),
    Field("towers_completed", SMALL, "How many complete towers this turn has made.", TURN, text="towers"),
    Field("move_again", SMALL, "Whether the last move allows another one.", TURN, text="again"),
    Field("hero_used", SMALL, "Whether the mover has used a hero's power in this turn.", TURN, text="feat"),
    Field("duty", SMALL, "Whether an opponent demands something of this turn as a whole.", TURN, False, OWNER),
    Field("extra_turn", SMALL, "Whether this is an additional turn with the opponents' workers.", text="extra"),
    Field("extra_turns_due", SMALL, "How many additional turns are still to come.", text="credits"),
    Field("acting_power", SMALL_POWER, "The power the mover plays this turn with.", BEGINS, text="acting"),
    Field(
        "wish_due",
        SMALL,
        "Whether an opponent's wish can be met, and so must be.",
        TURN,
        False,
        OWNER,
        text="owed",
    ),
)
COLD = (
    Field("began_near", MASK, "Workers that began this turn beside Aphrodite's.", TURN, True, OWNER, text="noted"),
    Field("ended_away", MASK, "Those whose last move did not end beside hers.", TURN, True, OWNER, text="strayed"),
    Field("marked", MASK, "The worker Adonis has chosen.", LASTS, True, OWNER),
    Field(
        "marked_partner",
        MASK,
        "His worker it must end beside (revised edition).",
        LASTS,
        True,
        OWNER,
        text="pledged",
    ),
    Field(
        "affected",
        MASK,
        "Workers a power has had its effect on, and spaces it has named.",
        TURN,
        True,
        text="touched",
    ),
    Field("asleep", MASK, "Workers that cannot move in this turn.", BEGINS, False, OWNER),
    Field("coins", MASK, "Clio's coins."),
    Field("whirlpools", MASK, "Charybdis' whirlpools."),
    Field("talus", MASK, "Europa's Talus."),
    Field("ram", MASK, "The Ram of the Golden Fleece."),
    Field("abyss", MASK, "Tartarus' secret space.", LASTS, False, OWNER),
    Field("fate", MASK, "Moerae's secret square of four spaces.", LASTS, False, OWNER),
    Field("deck", CARDS, "Chaos' cards to draw from."),
    Field("discard", CARDS, "Chaos' cards that were in play before."),
    Field("memory", NUMBER, "What each seat's power remembers; every power says itself what it means.", size=4),
    Field("dealt", POWER, "The power each seat was dealt.", size=4),
    Field("power", POWER, "The power each seat has in this turn.", BEGINS, size=4),
    Field(
        "pair_own",
        WIDE_SPACE,
        "Nemesis' worker in each pair that is to trade places.",
        BEGINS,
        size=4,
        text="pair_src",
        used="pairs",
    ),
    Field(
        "pair_opponent",
        WIDE_SPACE,
        "The opponent in each of these pairs.",
        BEGINS,
        size=4,
        text="pair_dst",
        used="pairs",
    ),
    Field("pairs", _up_to(4), "How many pairs she has named.", BEGINS),
    Field(
        "rearrange_from",
        _up_to(NOWHERE + 1),
        "After the trade: 1 + the space from which on she may rearrange.",
        BEGINS,
        text="settled",
    ),
    Field("seats", _up_to(4, 2), "How many players there are.", default=2),
    Field("sides", _up_to(3, 2), "How many sides: two if four play, in teams.", default=2),
    Field("first", _up_to(3), "The seat that began."),
    Field("edition", _up_to(REVISED), "Which printed edition is played."),
    Field("fleece", SMALL_POWER, "The power of the Golden Fleece."),
    Field("face_up", SMALL_POWER, "Chaos' card in play.", text="face"),
    Field("stolen", SMALL, "Whether Circe has the other's power."),
    Field("wind", DIRECTION, "Where Aeolus' wind blows to.", default=CALM),
    Field("arrow", DIRECTION, "Where the Siren's arrow points to.", default=CALM),
    Field("wind_in_force", DIRECTION, "The wind as it is felt in this turn.", BEGINS, default=CALM, text="gust"),
    Field("alive", _up_to(15), "The seats that are still in the game, a bit for each.", default=3),
    Field("winner", SIDE, "The side that has won.", default=NOBODY),
    Field("reason", _up_to(RESIGNED), "Why the game ended."),
    Field("setup_done", SMALL, "How many decisions of the setup are made.", text="stage"),
    Field("resume_after", SMALL, "The step after which the turn goes on when a reaction has been made.", text="resume"),
    Field("secret_side", SIDE, "The side whose workers are secret.", default=NOBODY, text="veil"),
    Field("abyss_owner", SEAT, "The seat that knows the abyss.", default=NOBODY, text="abyss_seat"),
    Field("fate_owner", SEAT, "The seat that knows the square of fate.", default=NOBODY, text="fate_seat"),
)
FIELDS = (*HOT, *COLD)
NAMES = tuple(name for field in FIELDS for name in field.names)
WORDS = tuple(name for field in FIELDS for name in field._replace(name=field.text or field.name).names)  # in texts

LAYOUT = struct.Struct(
    "<" + "".join(field.type.letter * field.size for field in FIELDS)
)  # how a compiled position lies in memory
EMPTY = LAYOUT.pack(*(field.default for field in FIELDS for _ in field.names))


class Scratch(NamedTuple):
    """Something kept beside a position while steps are found and taken: no part of what is true of it."""

    name: str
    c_type: str
    about: str
    size: str = ""
    public: bool = True
    python: str = "int"


SCRATCH = (
    Scratch("kind", "int", "What the step does that is being taken."),
    Scratch("src", "int", "Its first space."),
    Scratch("dst", "int", "Its second space."),
    Scratch("quiet", "bint", "Whether nobody is asked for reactions.", python="bool"),
    Scratch("seeking", "bint", "Whether a turn is sought that meets all wishes.", python="bool"),
    Scratch("telling", "bint", "Whether events are noted.", python="bool"),
    Scratch("cause", "int", "The seat whose power is at work, plus 1; 0 if none is."),
    Scratch("events_noted", "int", "How many events are noted.", public=False),
    Scratch("clock", "unsigned int", "The highest version so far.", public=False),
    Scratch("offered", "int", "How many steps are written to `steps`.", public=False),
    Scratch("steps", "Buffer", "Where offered steps are written to.", public=False, python="list[int]"),
    Scratch("events", "int", "The events noted.", "512", False, "list[int]"),
    Scratch("scratch", "int", "Room for steps.", "512", False, "list[int]"),
    Scratch(
        "truth", "unsigned char", "The whole position, while it is concealed for a moment.", "SIZE", False, "bytes"
    ),
)


def offset(name: str) -> int:
    """Where a field begins, in bytes."""
    names = [field.name for field in FIELDS]
    before = FIELDS[: names.index(name)]
    return struct.calcsize("<" + "".join(field.type.letter * field.size for field in before))


SIZE = LAYOUT.size
COUNT = len(NAMES)
LEAST = [field.type.least for field in FIELDS for _ in field.names]
MOST = [field.type.most for field in FIELDS for _ in field.names]
RANGES = {field.name: field.type for field in FIELDS}
WIDTHS = [struct.calcsize(field.type.letter) for field in FIELDS for _ in field.names]  # bytes of each number
OFFSETS = [sum(WIDTHS[:place]) for place in range(COUNT)]  # where it lies
HOT_SIZE = offset(COLD[0].name)
VERSION_AT = offset("version")
ANSWERS_AT = offset("own_answers")
WHOLE_WORDS = SIZE // 8  # of eight bytes each


def sizes() -> Iterator[str]:
    """Sizes and places as constants of C."""
    yield f"SIZE = {SIZE}"
    yield f"HOT_SIZE = {HOT_SIZE}"
    yield f"VERSION_AT = {VERSION_AT}"
    yield f"ANSWERS_AT = {ANSWERS_AT}"
    yield f"COUNT = {COUNT}"
    yield f"WHOLE_WORDS = {WHOLE_WORDS}"


def declarations() -> Iterator[str]:
    """The fields as C, and what is kept beside them."""
    for field in FIELDS:
        yield f"cdef public {C_TYPES[field.type.letter]} {field.name}" + (f"[{field.size}]" if field.size > 1 else "")
    for scratch in SCRATCH:
        public = "public " if scratch.public else ""
        yield f"cdef {public}{scratch.c_type} {scratch.name}" + (f"[{scratch.size}]" if scratch.size else "")


def bounds() -> Iterator[str]:
    """What must hold of each number of a position `p`, in C."""
    for field in FIELDS:
        if field.type is COUNTER:
            continue
        places = [field.name] if field.size == 1 else [f"{field.name}[{i}]" for i in range(field.size)]
        for place in places:
            lower = [] if field.type.letter == "I" else [f"p.{place} >= {field.type.least}"]
            yield " and ".join([*lower, f"p.{place} <= {field.type.most}"])


def stub() -> Iterator[str]:
    """All of this for type checkers."""
    yield "from santorini.rules.native import Bytes, Int, Key, Mask"
    yield ""
    yield "class State:"
    for field in FIELDS:
        yield f"    {field.name}: " + ("int" if field.size == 1 else "list[int]")
    for scratch in SCRATCH:
        yield f"    {scratch.name}: {scratch.python}"
