"""What can go wrong, as exceptions a caller can tell apart.

SantoriniError (a ValueError)
  UnknownPower      no power has that name
  BadSetup          players, powers, edition or variant do not go together
    ForbiddenMatch  the rulebook advises against this pair
  IllegalStep       the rules refuse a step; `refusal` says why
  BadText           text that cannot be read; it says where and why

All have a code and details that can be translated; as text they are the English of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santorini.reasons import Refusal

# What a message is told: a number, a word or what somebody wrote, or several things to choose from.
Argument = str | int | tuple[str | int, ...]

ENGLISH = {
    # names and spaces
    "line": "line {line}: {why}",
    "place": "line {line}, column {column}: {why}",
    "no-power-number": "There is no power number {number}; they go from 1 to {last} (0 is the Mortal)",
    "no-power": "There is no power called {name}; `santorini powers` lists them",
    "no-power-but": "There is no power called {name}; did you mean {power}?",
    "no-space": "{text} is not a space; spaces go from a1 to e5",
    "no-step": "{text} is not a step; steps look like b2-c3 (move), +c4 (build), +c4D (dome), d3>b3 (force), . (end)",
    "no-builder": "the text does not say which worker builds on {space}; write it like b2+{space}",
    "no-resignation": "{text} is not a resignation; write resign:1 for the first seat",
    "ambiguous": "{step} could mean {choices}; write one of these",
    # before the game
    "players": "Santorini is for 2, 3 or 4 players, not {players}",
    "no-edition": "There is no edition {edition}; choose {choices}",
    "first": "The first player must be a seat from 0 to {most}, not {seat}",
    "level": "There is no level {level}; the computer plays at levels 1 to {most}",
    "levels": "{levels} levels are too many for {players} seats",
    "fleece-for-two": "The Golden Fleece is for two players without powers of their own",
    "not-for-fleece": "{power} cannot be the power of the Golden Fleece",
    "not-for-players": "{power} is for {choices} players, not {players}",
    "only-one": "There is only one {power}; every player needs a different power",
    "needs-powers": "With {players} players everybody needs a god power",
    "forbidden": "The rulebook advises against {power} and {other}; allow forbidden match-ups to play it anyway",
    "challenger": "The Challenger must be a seat from 0 to {most}, not {seat}",
    "offered": "The powers have been offered already",
    "offer": "The Challenger offers {players} powers, one for each player, not {powers}",
    "offer-mortal": "The Mortal has no power to offer",
    "picked": "Every player has a power",
    "not-offered": "No powers have been offered yet",
    "not-on-table": "{power} is not on the table; choose {choices}",
    "offer-first": "Before the first player is named, offer the powers",
    "pick-first": "Before the first player is named, wait for seat {seat} to pick",
    "no-pool": "There is no pool {name}; choose {choices}",
    "no-selection": "These powers allow no legal selection for {players} players",
    "no-fleece": "None of these powers can be the power of the Golden Fleece",
    "no-seat": "There is no seat {seat}",
    "not-playing": "Seat {seat} does not play",
    "resign-later": "With three players the setup must be finished before one can resign",
    "seats": "{players} players need as many seats, not {seats}",
    "powers": "{players} players need as many powers, not {powers}",
    "no-person": "At least one seat must be for a person",
    "rated": "A rated game is public, has a clock, is for people only, and its powers are dealt or drafted",
    "clock": "Give both a clock and its time, or neither",
    "position-players": "The position is for {seats} players, not {players}",
    # records
    "long-record": "the game has more than {most} steps",
    "no-header-name": "{name} cannot name a header; use letters and digits, like Event or Seat1",
    "no-comment-place": "there is no place for comment {index}: the game has {steps} steps",
    "no-variation-place": "there is no place for a variation at step {index}: the game has {steps} steps",
    "no-variation": "a variation needs steps, and a step or turn that it replaces",
    "deep-variation": "variations are nested more than {most} deep",
    "result-in-variation": "the game ends within a variation; close it with ) first",
    "no-view": "this is no record of what one seat saw: it needs the headers View and Now",
    "no-json": "this is no JSON: {why}",
    "json-shape": "{what} of the record is missing, or is not what it should be",
    "games": "one game was expected, there are {games}",
    "no-result": "the game has no result; end it with * if it goes on",
    "no-result-before": "a new game begins, but the one before has no result; end it with * if it goes on",
    "header-twice": "the header {name} is there twice",
    "other-result": "the result is given as {text}, but these steps lead to {result}",
    "other-header": "the header {name} says {text}, but these steps lead to {result}",
    "hidden-step": "?? hides a step: this record shows what one seat saw, and cannot be replayed",
    "hidden": "the position does not show the {secret}: it is what one seat saw, and cannot be replayed",
    "setup-unfinished": "turn {turn} is written here, but the setup is not finished",
    "other-turn": "turn {turn} is written here, but it is turn {now}",
    "no-players": 'the game does not say who plays: add a header like [Powers "Apollo, Minotaur"]',
    "forbidden-record": "The rulebook advises against {power} and {other}; "
    'allow it with the header [Forbidden "allowed"]',
    "position-differs": "the position says {name} {value}, the header says {text}",
    "endless-comment": "this comment never ends",
    "no-header": 'this is no header; headers look like [Event "Naxos Open"]',
    "closes-nothing": "{sign} closes nothing here",
    # positions
    "no-text-yet": "In the middle of a step a position has no text; write it when somebody has to decide",
    "one-line": "a position is one line; this text goes on",
    "position": "a position needs the board, workers, mover and powers, like {sample}",
    "position-rest": "after the workers come the mover and the powers, like {sample}",
    "no-mover": "seat {seat} cannot move: there are {powers} powers",
    "rows": "the board has 5 rows from rank 5 to rank 1, separated by /, not {rows}",
    "no-row": "{text} is not a row: for rank {rank} write five levels from 0 to 3, each with ^ if domed",
    "worker": "{text} is not a worker; write its space, and F or M if needed: b2, d4M",
    "two-workers": "two workers stand on {space}",
    "position-powers": "Santorini is for 2, 3 or 4 players, and these are {powers} powers",
    "sides": "{powers} powers need the workers of {needed} sides as {letters}, not of {sides}",
    "no-word": "{name} is not a word of a position; docs/notation.md lists the words",
    "no-word-but": "{name} is not a word of a position; did you mean {word}?",
    "told-twice": "{name} is given twice",
    "no-value": "{name} needs a value, like {name}=...",
    "within-turn": "{name} makes sense only within a turn: add what is awaited, like waits=build",
    "values": "{name} has {values} values, not {most}",
    "not-one-of": "{text} is not a valid {what}; write {choices}",
    "no-number": "{text} is not a number from 0 to {most}",
    "no-flag": "{text} is not understood: write the word alone for yes, or =no",
    "no-god": "{power} is not in Chaos' deck: it holds only the ten simple gods",
    # drawings of a board
    "drawn-rows": "row {row} is missing: a board has 5 rows, rank 5 on top",
    "drawn-row": "{text} is one row too many: a board has 5 rows",
    "drawn-spaces": "a space is missing: {text} has {spaces} of 5",
    "drawn-space": "{text} is one space too many; put two spaces before a remark",
    "drawn-level": "{text} must begin with a level, 0 to 3",
    "drawn-nothing": "{text} must say what stands there, a dot for nothing",
    "drawn-twice": "{text} has {sign} twice",
    "drawn-sign": "{text} has {sign}, which is neither a worker nor a token",
    "drawn-again": "worker {sign} already stands on {space}",
    "drawn-worker": "{text} has a worker where none can stand",
    # positions that cannot be
    "won-but-goes-on": "somebody has won, but the game goes on: add waits=over",
    "too-many-seats": "{name}={seat}, but there are {seats} seats",
    "nobody-steals": "stolen, but nobody here steals powers",
    "nobody-hides": "{name}, but nobody here hides one",
    "many-workers": "side {side} has more than {most} workers",
    "many-spares": "with {spares} still to come, side {side} has more than {most} workers: "
    "tell by memory=... how many are left",
    "worker-on": "a worker cannot stand on {space}, where the {what} is",
    "at-most": "{what}: at most {most}, not {count}",
    "never-in": "a player is out who does not exist: there are {seats} seats",
    "one-of-three": "only one of three players can be out while others play on",
    "many-out": "too many players are out",
    "no-side": "there is no side {side} here",
    "mover": "the mover is missing: say who",
    "out-acts": "seat {seat} is out and can do nothing",
    "out-workers": "seat {seat} is out and has no workers on the board",
    "stages": "the setup of these powers has {count} decisions, so its stage goes from 0 to {most}",
    "stage-workers": "at stage {stage} side {side} has {placed} workers, not {seen}",
    "stage-known": "at stage {stage} the {what} is known: add {what}=...",
    "stage-chance": "at stage {stage} chance decides",
    "stage-seat": "at stage {stage} seat {seat} decides",
    "winner": "the game is over: add who won and why, like winner=A reason=climb",
    "arrow": "the arrow's direction is missing: add arrow=N, arrow=NE, ...",
    "ram": "the Ram of the Golden Fleece is missing: add ram=c3 or another space",
    "deck": "chance needs a deck to draw from: add deck=Apollo,...",
    "chance-decides": "nobody decides what chance does",
    "decider": "say who decides",
    "mover-decides": "the mover decides everything but replies: leave the decider out",
    "last": "a reply needs the space that was built on: add last=c3 or another space",
    "pairs": "at most 3 pairs can be chosen before they trade",
    "active": "the worker that has moved or built is missing: add it, like active=c3",
    "does-not-follow": "{name} does not follow from the rest: leave it out",
    "setup-bare": "during the setup nothing has been built and no turn has begun: leave out the words that say so",
    "nothing-to-do": "nobody can do anything here, so the game could not go on",
    # the computer player, its training and matches
    "needs-extra": "This needs {module}: pip install 'santorini[{extra}]'",
    "begun-otherwise": "{folder} was begun with other settings: {settings}",
    "nothing-to-learn": "There are no positions to learn from in {folder}",
    "no-network": "{file} is not a network of this version: {size} bytes instead of {expected}",
    "no-contestant": "{text} is not a player; write a level from 1 to {most}, simple, random, network, hand, "
    "the file of a network, or engine: and a command",
    "test-order": "The test needs two differences in Elo, the lower one first, not {null} and {better}",
    "nothing-to-decide": "Nobody has anything to decide here",
    "no-opening": "These openings end the game before it begins",
}


def one_of(words: Iterable[object]) -> str:
    """Several words to choose from.

    >>> one_of([2, 3, 4])
    '2, 3 or 4'
    """
    return " or ".join(", ".join(map(str, words)).rsplit(", ", 1))


def phrase(english: str, args: Mapping[str, Argument]) -> str:
    """A message of the code with its arguments put in.

    >>> phrase("for {choices} players", {"choices": (2, 4)})
    'for 2 or 4 players'
    """
    words = {name: one_of(value) if isinstance(value, tuple) else value for name, value in args.items()}
    return english.format(**words)


class SantoriniError(ValueError):
    """Anything a caller did that the game cannot accept: a `code` for programs, `details` about it, and words to print.

    >>> from santorini import Game, SantoriniError
    >>> try:
    ...     Game("Pan", "Pan")
    ... except SantoriniError as error:
    ...     print(error.code, error.details, error, sep="; ")
    only-one; {'power': 'Pan'}; There is only one Pan; every player needs a different power
    """

    def __init__(self, code: str, **details: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return phrase(ENGLISH[self.code], self.details)


class UnknownPower(SantoriniError):
    """No power has that name or number."""


class BadSetup(SantoriniError):
    """Players, powers, edition or variant do not go together."""


class ForbiddenMatch(BadSetup):
    """The rulebook advises against this pair of powers."""


class IllegalStep(SantoriniError):
    """The rules refuse a step: the `text` of it, and the `refusal`."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.args)
        self.text = text
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.text}: {self.refusal}" if self.text else str(self.refusal)


class BadText(SantoriniError):
    """Text that cannot be read, and where that is: `line` and `column`, from 1, None if that is nowhere."""

    def __init__(self, code: str, line: int | None = None, column: int | None = None, **details: Argument) -> None:
        super().__init__(code, **details)
        self.line = line
        self.column = column
        self.error: SantoriniError | None = None

    @classmethod
    def at(cls, error: SantoriniError, line: int | None, column: int | None = None) -> BadText:
        """Text that says something wrong at this place."""
        made = cls(error.code, line, column, **error.details)
        made.error = error.error if isinstance(error, BadText) else error
        return made

    def __str__(self) -> str:
        why = str(self.error or super().__str__())
        code = "line" if self.column is None else "place"
        return why if self.line is None else ENGLISH[code].format(line=self.line, column=self.column, why=why)
