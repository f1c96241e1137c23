"""Before a terminal game: who plays, with which powers, in which variant."""

from __future__ import annotations

import random
from dataclasses import dataclass

from santorini.ai.computer import ComputerPlayer
from santorini.ai.drafting import named_first
from santorini.ai.levels import LEVELS, STANDARD, Level
from santorini.draft import Draft, random_fleece, random_powers
from santorini.errors import BadSetup, ForbiddenMatch, SantoriniError
from santorini.game import Game
from santorini.locales.errors import TerminalError
from santorini.players import Player
from santorini.powers.catalog import Card, power
from santorini.terminal_game.screen import PROMPT, Screen
from santorini.terminal_game.speech import excuse, name, say, text

PEOPLE = ("computer", "two", "three", "four")  # as in `cli-people-<name>`
DEALS = ("simple", "any", "named", "draft")  # as in `cli-deal-<name>`


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line. Seats count from 0 but in `computer`, where a person wrote them."""

    powers: list[str]
    players: int | None = None
    computer: str | None = None
    level: Level | None = None
    random_from: str | None = None
    fleece: str | None = None
    edition: str = "roxley2016"
    first: int = 0
    allow_forbidden: bool = False

    @property
    def none(self) -> bool:
        """Was nothing said about who plays with what?"""
        return not self.powers and (self.players, self.computer, self.random_from, self.fleece) == (None,) * 4


def seats(text: str, players: int) -> set[int]:
    """The seats that a text like `2,3` names, counted from 1 there and from 0 here.

    >>> sorted(seats("2, 3", 3))
    [1, 2]
    """
    if text.strip().lower() in ("none", "all"):
        return set(range(players)) if text.strip().lower() == "all" else set()
    chosen = set()
    for word in text.replace(",", " ").split():
        if not word.isdigit() or not 1 <= int(word) <= players:
            raise TerminalError("computer-seats", players=players, text=repr(word))
        chosen.add(int(word) - 1)
    return chosen


def invite(wishes: Wishes, screen: Screen, rng: random.Random) -> tuple[Game, list[Player | None]]:
    """A new game and who plays it, asking only if nothing was said."""
    return ask(wishes, screen, rng) if wishes.none else arrange(wishes, rng)


def arrange(wishes: Wishes, rng: random.Random) -> tuple[Game, list[Player | None]]:
    """The game that was asked for on the command line."""
    players = wishes.players or max(len(wishes.powers), 2)
    if not 2 <= players <= 4:
        raise BadSetup("players", players=players)
    if len(wishes.powers) > players:
        raise TerminalError("many-powers", powers=len(wishes.powers), players=players)
    computers = seats("2" if wishes.computer is None and players == 2 else wishes.computer or "none", players)
    strength = wishes.level or STANDARD
    sitting: list[Player | None] = [
        ComputerPlayer(strength, rng) if seat in computers else None for seat in range(players)
    ]
    fleece = None
    if wishes.fleece is not None:
        chance = wishes.fleece.lower() == "random"
        fleece = random_fleece(rng, wishes.random_from or "all") if chance else power(wishes.fleece)
    powers: list[str | int] = list(wishes.powers)
    if fleece is None and len(powers) < players and (wishes.random_from or players > 2 or powers):
        dealt = random_powers(
            players, rng, wishes.random_from or "all", given=powers, allow_forbidden=wishes.allow_forbidden
        )
        powers = [card.number for card in dealt]
    game = Game(
        *(powers or [0] * players),
        edition=wishes.edition,
        first=wishes.first,
        fleece=None if fleece is None else fleece.number,
        allow_forbidden=wishes.allow_forbidden,
    )
    return game, sitting


# ---------------------------------------------------------------- asking


def ask(wishes: Wishes, screen: Screen, rng: random.Random) -> tuple[Game, list[Player | None]]:
    """Short questions, whose usual answers start a game against the computer."""
    screen.clear()
    screen.say(" ".join(say("page-name").upper()), style="bold blue")
    screen.say(f"{say('cli-welcome')}\n")
    people = screen.choose(say("cli-who-plays"), [say(f"cli-people-{who}") for who in PEOPLE])
    players = max(people, 2)
    sitting: list[Player | None] = [None] * players
    if people == 1:
        sitting[1] = ComputerPlayer(wishes.level or _level(screen), rng)
    screen.say()
    deals = ("none", *DEALS, "fleece") if players == 2 else DEALS
    deal = deals[screen.choose(say("cli-which-powers"), [say(f"cli-deal-{deal}") for deal in deals]) - 1]
    screen.say()
    if deal == "fleece":
        fleece = _name_one(screen, rng)
        return Game(edition=wishes.edition, first=wishes.first, fleece=fleece.number), sitting
    if deal == "draft":
        return _draft(wishes, sitting, screen, rng), sitting
    if deal == "named":
        return _by_name(wishes, players, screen, rng), sitting
    powers: list[int] = []
    if deal != "none":
        powers = [card.number for card in random_powers(players, rng, "simple" if deal == "simple" else "all")]
    return Game(*powers, edition=wishes.edition, first=wishes.first), sitting


def _level(screen: Screen) -> Level:
    """How strong the computer is to play."""
    screen.say()
    sentences = [say(f"start-level-{level.number}") for level in LEVELS]
    return LEVELS[screen.choose(say("start-level"), sentences, STANDARD.number) - 1]


def _name_one(screen: Screen, rng: random.Random) -> Card:
    while True:
        line = screen.ask(f"{say('cli-ask-fleece')} {PROMPT}")
        try:
            if not line:
                return random_fleece(rng)
            Game(fleece=line)
            return power(line)
        except SantoriniError as error:
            screen.say(excuse(error), style="red")


def _by_name(wishes: Wishes, players: int, screen: Screen, rng: random.Random) -> Game:
    """Ask for a power for each seat, until they go together."""
    forbidden = wishes.allow_forbidden
    while True:
        chosen = [
            _one_power(screen, f"{say('cli-ask-power', seat=seat + 1)} {PROMPT}", players) for seat in range(players)
        ]
        given = [name for name in chosen if name]
        try:
            spare = iter(random_powers(players, rng, given=given, allow_forbidden=forbidden)[len(given) :])
            powers = [name or next(spare).name for name in chosen]
            return _game(wishes, powers, screen)
        except SantoriniError as error:
            screen.say(excuse(error), style="red")


def _game(wishes: Wishes, powers: list[str], screen: Screen) -> Game:
    """A game with these powers; people may insist on a match-up that the rulebook advises against."""
    try:
        return Game(*powers, edition=wishes.edition, first=wishes.first, allow_forbidden=wishes.allow_forbidden)
    except ForbiddenMatch as error:
        if not screen.agree(excuse(TerminalError("insist", **error.details))):
            raise
    return Game(*powers, edition=wishes.edition, first=wishes.first, allow_forbidden=True)


def _one_power(screen: Screen, question: str, players: int) -> str:
    """The name of a power for so many players, or nothing."""
    while True:
        line = screen.ask(question)
        try:
            if not line:
                return ""
            card = power(line)
            if players not in card.players:
                raise TerminalError("not-for", power=card.name, players=players)
            return card.name
        except SantoriniError as error:
            screen.say(excuse(error), style="red")


def _draft(wishes: Wishes, sitting: list[Player | None], screen: Screen, rng: random.Random) -> Game:
    """The rulebook's draft. A computer challenges if one plays: it offers at random, and begins if that helps."""
    players = len(sitting)
    computers = [(seat, player) for seat, player in enumerate(sitting) if isinstance(player, ComputerPlayer)]
    challenger = computers[0][0] if computers else 0
    draft = Draft(players, challenger=challenger, edition=wishes.edition, allow_forbidden=wishes.allow_forbidden)
    while not draft.offered:
        line = "" if computers else screen.ask(f"{say('cli-ask-offer', powers=players)} {PROMPT}")
        try:
            draft.offer(*(line.replace(",", " ").split() or map(str, random_powers(players, rng))))
        except SantoriniError as error:
            screen.say(excuse(error), style="red")
    for card in draft.offered:
        screen.say(name(card), style="bold")
        screen.say(f"  {text(card)}")
    while draft.chooser is not None:
        seat = draft.chooser
        choice = screen.choose(say("cli-picks", seat=seat + 1), list(map(name, draft.left)))
        draft.pick(draft.left[choice - 1].number)
    if computers:
        return draft.first(named_first(challenger, players, computers[0][1].level, rng))
    answers = [say("cli-seat", seat=seat + 1, power=name(draft.picked[seat])) for seat in range(players)]
    return draft.first(screen.choose(say("cli-who-begins"), answers) - 1)
