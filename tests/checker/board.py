"""The checker's own picture of a game: plain names, plain containers, copied freely.

Nothing here knows a rule. Spaces are texts ("c3"), powers are names ("Apollo"), directions are "N" ... "NW".
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

FILES = "abcde"
RANKS = "12345"
SPACES: list[str] = [f + r for r in RANKS for f in FILES]
DIRECTIONS: dict[str, tuple[int, int]] = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}
OPPOSITE: dict[str, str] = {"N": "S", "NE": "SW", "E": "W", "SE": "NW", "S": "N", "SW": "NE", "W": "E", "NW": "SE"}
CORNERS = ["a1", "a5", "e1", "e5"]
PERIMETER = {s for s in SPACES if s[0] in "ae" or s[1] in "15"}
INTERIOR = set(SPACES) - PERIMETER
HEROES = {
    "Achilles", "Adonis", "Atalanta", "Bellerophon", "Heracles",
    "Jason", "Medea", "Odysseus", "Polyphemus", "Theseus",
}  # fmt: skip
MORTAL = "Mortal"


def beyond(space: str, direction: str, wraps: bool = False) -> str | None:
    """The next space in a direction, or None over the edge (never None where the board wraps)."""
    dx, dy = DIRECTIONS[direction]
    x, y = FILES.index(space[0]) + dx, RANKS.index(space[1]) + dy
    if wraps:
        return FILES[x % 5] + RANKS[y % 5]
    return FILES[x] + RANKS[y] if 0 <= x < 5 and 0 <= y < 5 else None


def _around(space: str, wraps: bool) -> dict[str, str]:
    found = {d: beyond(space, d, wraps) for d in DIRECTIONS}
    return {d: s for d, s in found.items() if s is not None}


AROUND: dict[str, dict[str, str]] = {s: _around(s, False) for s in SPACES}
AROUND_WRAPPED: dict[str, dict[str, str]] = {s: _around(s, True) for s in SPACES}
NEXT_TO: dict[str, frozenset[str]] = {s: frozenset(AROUND[s].values()) for s in SPACES}
NEXT_TO_WRAPPED: dict[str, frozenset[str]] = {s: frozenset(AROUND_WRAPPED[s].values()) for s in SPACES}


@dataclass
class Worker:
    """A figure on the board. A removed one is simply no longer in the list."""

    side: int
    sex: str  # "F" or "M"
    space: str
    id: int = -1  # given by the Board when left out
    marked: bool = False  # chosen by Adonis (or, in the revised edition, the other half of the chosen pair)
    # -- facts of the turn being played
    start: str = ""  # where it began this turn
    moved: bool = False  # made at least one step this turn
    asleep: bool = False  # Hypnus
    noted: bool = False  # Aphrodite
    complies: bool = True  # a noted worker's last step ended next to Aphrodite


@dataclass
class Board:
    """Everything true at one moment. Give the fields of the first block; the rest has its start-of-turn value."""

    powers: list[str]  # dealt, by seat; "Mortal" for none; "Chaos" and "Circe" stay what they are
    workers: list[Worker]
    levels: dict[str, int] = field(default_factory=dict)  # missing spaces are level 0
    domes: set[str] = field(default_factory=set)
    seat: int = 0  # the mover
    edition: str = "roxley2016"
    memory: list[int] = field(default_factory=list)  # by seat, as in the contract; moves with a stolen power
    out: set[int] = field(default_factory=set)  # eliminated seats
    coins: set[str] = field(default_factory=set)
    whirlpools: set[str] = field(default_factory=set)  # those on the board, at most two
    talus: str | None = None
    wind: str | None = None
    arrow: str | None = None
    abyss: str | None = None
    fate: str | None = None  # lower-left corner of the fate square
    ram: str | None = None
    fleece: str | None = None  # the power beside the board (Golden Fleece); powers are then all "Mortal"
    face: str | None = None  # Chaos' face-up card
    stolen: bool = False  # Circe holds the other player's power
    extra: bool = False  # this turn is one of Dionysus' additional turns
    pending: int = 0  # additional turns still to be played after this turn
    redraw: bool = False  # after the turn: Chaos has a card to draw
    winner: int | None = None  # the winning side, once the game is over
    reason: str = ""  # climb, drop, meeting, towers, fate, abyss, alone

    # -- facts of the turn being played; `start_turn` sets them
    begun: bool = False
    effective: list[str] = field(default_factory=list)  # the power each seat has during this turn
    phase: str = "start"  # start, ready, moved, dreaming, song, deployed, labors, built, over
    actor: int = -1  # id of the worker that stepped last, built early, ferries or was placed
    early: bool = False  # an early build was made
    second: bool = False  # a second step was made
    uneven: bool = False  # Hermes: the one step was not level, so it is a normal turn
    level_step: bool = True  # the latest step (and its whirlpool leg) stayed level
    perimeter_step: bool = False  # the latest step (or its leg) ended on the perimeter
    first: str = ""  # space of the compulsory build
    first_dome: bool = False
    bonus: int = 0  # optional builds, removals and the like made so far
    bonus_builder: int = -1
    touched: tuple[str, ...] = ()  # what was already used "each once": worker ids, or named spaces
    named: frozenset[str] = frozenset()  # spaces named blindly this turn, where from and where to
    pledges: tuple[tuple[int, int], ...] = ()  # Nemesis: own worker, opposing worker
    traded: tuple[str, ...] = ()  # Nemesis: the spaces on which the traded opposing workers stand
    lowest: int = -1  # Nemesis: lower space of the latest rearrangement
    climbed: bool = False  # the turn contains a step up
    hero: bool = False  # the turn used the mover's hero power
    dome_built: bool = False
    tower_built: bool = False
    declined: bool = False  # an additional turn not taken
    met: bool = True  # the finished turn did what Persephone or Adonis wished
    duty: bool | None = None  # does an "if possible" duty bind this turn? None: not yet tested
    blind: int | None = None  # side whose workers the mover does not see and may name blindly (Hecate)
    guessing: bool = False  # while walking, a blind name that missed is forgotten: naming it again changes nothing
    cancelled: bool = False  # the turn ran into a secret worker

    def __post_init__(self) -> None:
        self.levels = {s: self.levels.get(s, 0) for s in SPACES}
        if not self.memory:
            self.memory = [0] * len(self.powers)
        for number, worker in enumerate(self.workers):
            if worker.id < 0:
                worker.id = number
            worker.start = worker.start or worker.space
        if not self.effective:
            self.effective = list(self.powers)

    # -- copies and comparison

    def copy(self) -> Board:
        twin = object.__new__(Board)
        twin.__dict__.update(self.__dict__)
        twin.powers = list(self.powers)
        twin.workers = []
        for worker in self.workers:
            figure = object.__new__(Worker)
            figure.__dict__.update(worker.__dict__)
            twin.workers.append(figure)
        twin.levels = dict(self.levels)
        twin.domes = set(self.domes)
        twin.memory = list(self.memory)
        twin.out = set(self.out)
        twin.coins = set(self.coins)
        twin.whirlpools = set(self.whirlpools)
        twin.effective = list(self.effective)
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for two moments of the same turn from which exactly the same can happen."""
        facts: list[object] = []
        for value in self.__dict__.values():
            if isinstance(value, list):
                facts.append(tuple(tuple(v.__dict__.values()) if isinstance(v, Worker) else v for v in value))
            elif isinstance(value, dict):
                facts.append(tuple(value.values()))
            elif isinstance(value, set):
                facts.append(frozenset(value))
            else:
                facts.append(value)
        return tuple(facts)

    # -- who is who

    def side(self, seat: int) -> int:
        return seat % 2 if len(self.powers) == 4 else seat

    @property
    def mover_side(self) -> int:
        return self.side(self.seat)

    @property
    def power(self) -> str:
        """The power the mover has during this turn."""
        return self.effective[self.seat]

    @property
    def revised(self) -> bool:
        return self.edition == "revised"

    def opponents(self) -> list[int]:
        """Seats against the mover."""
        return [s for s in range(len(self.powers)) if s not in self.out and self.side(s) != self.mover_side]

    def opposing(self, power: str) -> list[int]:
        """Opponents of the mover who have this power now."""
        return [s for s in self.opponents() if self.effective[s] == power]

    def holders(self, power: str) -> list[int]:
        return [s for s in range(len(self.powers)) if s not in self.out and self.effective[s] == power]

    # -- figures

    def worker(self, number: int) -> Worker:
        return next(w for w in self.workers if w.id == number)

    def at(self, space: str) -> Worker | None:
        return next((w for w in self.workers if w.space == space), None)

    def of(self, side: int) -> list[Worker]:
        return [w for w in self.workers if w.side == side]

    def own(self) -> list[Worker]:
        return self.of(self.mover_side)

    def level(self, worker: Worker) -> int:
        return self.levels[worker.space]

    def beside(self, space: str, side: int) -> bool:
        """Does the space neighbor a worker of this side?"""
        return any(w.space in NEXT_TO[space] for w in self.workers if w.side == side)

    def towers(self) -> int:
        return sum(1 for s in self.domes if self.levels[s] == 3)


def next_id(board: Board) -> int:
    """A number for a newcomer."""
    return max([w.id for w in board.workers], default=-1) + 1


def pose(powers: str, workers: str, levels: str = "", **facts: object) -> Board:
    """A Board in the notation of the rulebook's test tables.

    >>> b = pose("Apollo Mortal", "b2 e5 / c3 a1", "c3=2 d4=3D", seat=0)
    >>> [(w.side, w.sex, w.space) for w in b.workers]
    [(0, 'F', 'b2'), (0, 'M', 'e5'), (1, 'F', 'c3'), (1, 'M', 'a1')]
    """
    figures: list[Worker] = []
    for side, group in enumerate(workers.split("/")):
        for number, space in enumerate(group.split()):
            figures.append(Worker(side, "F" if number == 0 else "M", space))
    heights: dict[str, int] = {}
    domes: set[str] = set()
    for word in levels.split():
        space, _, piece = word.partition("=")
        heights[space] = int(piece[0])
        if piece.endswith("D"):
            domes.add(space)
    board = Board(powers.split(), figures, heights, domes)
    return replace(board, **facts) if facts else board  # type: ignore[arg-type]
