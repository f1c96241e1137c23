"""The options of a table: whether they can be played, and how the game begins with them."""

from __future__ import annotations

import random
from hashlib import sha256

from santorini.ai.levels import STANDARD, level
from santorini.draft import Draft, pool, random_fleece, random_powers
from santorini.errors import BadSetup, SantoriniError
from santorini.game import Game
from santorini.powers.catalog import CARDS
from santorini.records import hidden_in, read_position
from santorini.server.refusals import Refused
from santorini.server.store.log import Begun
from santorini.server.wire.schema import Options


def check(options: Options) -> None:
    """Refuse options that cannot be played; the refusal says what would help."""
    try:
        _check(options)
    except SantoriniError as error:
        raise Refused.because("bad-options", error) from None


def _check(options: Options) -> None:
    if len(options.seats) != options.players:
        raise BadSetup("seats", players=options.players, seats=len(options.seats))
    if options.first is not None and options.first >= options.players:
        raise BadSetup("first", most=options.players - 1, seat=options.first)
    if options.seats.count("computer") == options.players:
        raise BadSetup("no-person")
    if len(options.levels) > options.players:
        raise BadSetup("levels", players=options.players, levels=len(options.levels))
    for number in options.levels:
        level(number)
    if (options.clock.kind == "none") != (options.clock.seconds == 0):
        raise BadSetup("clock")
    if options.rated and not ratable(options):
        raise BadSetup("rated")
    dealt = options.fleece is None and options.position is None
    if dealt and options.deal == "chosen" and len(options.powers) != options.players:
        raise BadSetup("powers", players=options.players, powers=len(options.powers))
    if dealt and options.deal in ("draft", "challenger"):
        random_powers(options.players, random.Random(0), among(options), allow_forbidden=options.allow_forbidden)
    else:
        start(options, deal(options, random.Random(0), 0))


def ratable(options: Options) -> bool:
    """May a game with these options be rated? Everybody can see it, a clock ends it, and only people play."""
    usual = options.fleece is None and options.position is None and not options.allow_forbidden
    people = "computer" not in options.seats and options.seats.count("me") < 2
    return usual and people and options.public and options.clock.kind != "none"


def level_at(options: Options, seat: int) -> int:
    """How strong the computer plays at a seat."""
    return options.levels[seat] if seat < len(options.levels) else STANDARD.number


def among(options: Options) -> list[int]:
    """The powers that may be dealt at random."""
    allowed = pool("open") if options.open_only else CARDS
    return [card.number for card in allowed if card.group in options.groups]


def deal(options: Options, rng: random.Random, now: int) -> Begun:
    """Choose powers and first player, as the options say or at random."""
    powers, fleece = [0] * options.players, 0
    first = options.first if options.first is not None else rng.randrange(options.players)
    if options.position is not None:
        position = read_position(options.position)
        return Begun(now, powers=position.dealt[: position.seats], first=position.first, fleece=position.fleece)
    if options.fleece is not None:
        fleece = options.fleece or random_fleece(rng).number
    elif options.deal == "chosen":
        powers = options.powers
    elif options.deal == "random":
        dealt = random_powers(options.players, rng, among(options), allow_forbidden=options.allow_forbidden)
        powers = [card.number for card in dealt]
        rng.shuffle(powers)
    return Begun(now, powers=powers, first=first, fleece=fleece)


def start(options: Options, begun: Begun) -> Game:
    """The game that begins with these options and this deal."""
    if options.position is None:
        return Game(
            *begun.powers,
            edition=options.edition,
            first=begun.first,
            fleece=begun.fleece or None,
            allow_forbidden=options.allow_forbidden,
        )
    position = read_position(options.position)
    if position.seats != options.players:
        raise BadSetup("position-players", seats=position.seats, players=options.players)
    for secret in hidden_in(position):
        raise BadSetup("hidden", secret=secret)
    return Game.from_position(position)


def draft(options: Options, table: str) -> Draft | None:
    """The draft that is agreed on, if one is. The Challenger is the first player agreed on, or follows from the id of
    the table."""
    if options.deal not in ("draft", "challenger") or options.fleece is not None or options.position is not None:
        return None
    chosen = options.first
    return Draft(
        options.players,
        challenger=sha256(table.encode()).digest()[0] % options.players if chosen is None else chosen,
        edition=options.edition,
        allow_forbidden=options.allow_forbidden,
    )
