"""How powers come to the players: the rulebook's draft, or a random deal that it would allow."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from santorini.errors import BadSetup
from santorini.game import Game, check_deal
from santorini.powers import POWERS
from santorini.powers.catalog import CARDS, Card, forbids, power
from santorini.rules.words import SECRET_WORKERS

SECRETS = ("fate", "abyss")  # what is set up in secret

POOLS = ("all", "gods", "simple", "advanced", "golden fleece", "hero", "open")


class Draft:
    """The Challenger offers as many powers as there are players; the others pick, clockwise; the last is the
    Challenger's, who then names the first player.

    >>> draft = Draft(2, challenger=0)
    >>> draft.offer("Apollo", "Pan")
    >>> draft.chooser
    1
    >>> draft.pick("Pan")
    >>> draft.first(1).cards[0].name
    'Apollo'
    """

    def __init__(
        self, players: int = 2, *, challenger: int = 0, edition: str = "roxley2016", allow_forbidden: bool = False
    ) -> None:
        check_deal([CARDS[0]] * 2, fleece=None, edition=edition, first=0, forbidden=False)
        if not 2 <= players <= 4:
            raise BadSetup("players", players=players)
        if not 0 <= challenger < players:
            raise BadSetup("challenger", most=players - 1, seat=challenger)
        self.players = players
        self.challenger = challenger
        self.edition = edition
        self.allow_forbidden = allow_forbidden
        self.offered: tuple[Card, ...] = ()
        self.picked: dict[int, Card] = {}

    @property
    def left(self) -> tuple[Card, ...]:
        """The powers on the table that nobody has picked yet."""
        return tuple(card for card in self.offered if card not in self.picked.values())

    @property
    def chooser(self) -> int | None:
        """The seat that picks next; None before the offer and when all have a power."""
        if not self.left:
            return None
        return (self.challenger + 1 + len(self.picked)) % self.players

    def offer(self, *powers: str | int) -> None:
        """The Challenger lays out the powers; any two of them may come to face each other."""
        if self.offered:
            raise BadSetup("offered")
        cards = [power(name) for name in powers]
        if len(cards) != self.players:
            raise BadSetup("offer", players=self.players, powers=len(cards))
        if CARDS[0] in cards:
            raise BadSetup("offer-mortal")
        check_deal(cards, fleece=None, edition=self.edition, first=0, forbidden=self.allow_forbidden)
        self.offered = tuple(cards)

    def pick(self, name: str | int) -> None:
        """The next player takes one of the powers left; the last goes to the Challenger unasked."""
        card, seat = power(name), self.chooser
        if seat is None:
            raise BadSetup("picked" if self.offered else "not-offered")
        if card not in self.left:
            raise BadSetup("not-on-table", power=card.name, choices=tuple(card.name for card in self.left))
        self.picked[seat] = card
        if len(self.left) == 1:
            self.picked[self.challenger] = self.left[0]

    def first(self, seat: int) -> Game:
        """The Challenger names the first player, and the game begins."""
        if len(self.picked) < self.players:
            chooser = self.chooser
            raise BadSetup("offer-first") if chooser is None else BadSetup("pick-first", seat=chooser)
        powers = (self.picked[seat].number for seat in range(self.players))
        return Game(*powers, edition=self.edition, first=seat, allow_forbidden=self.allow_forbidden)


def secret(card: Card) -> bool:
    """Does this power keep something hidden from the others?

    >>> [card.name for card in CARDS if secret(card)]
    ['Hecate', 'Moerae', 'Tartarus']
    """
    return bool(POWERS[card.number].kind & SECRET_WORKERS) or POWERS[card.number].arranges in SECRETS


def pool(name: str) -> list[Card]:
    """The powers of a chapter, `all` of them, the `gods` (no heroes), or those that play in the `open`.

    >>> len(pool("all")), len(pool("gods")), len(pool("open"))
    (55, 45, 52)
    """
    kind = name.strip().lower().replace("-", " ")
    kind = {"heroes": "hero", "fleece": "golden fleece", "god": "gods"}.get(kind, kind)
    if kind not in POOLS:
        raise BadSetup("no-pool", name=repr(name), choices=tuple(POOLS))
    cards = CARDS[1:]
    if kind == "gods":
        return [card for card in cards if not card.hero]
    if kind == "open":
        return [card for card in cards if not secret(card)]
    return [card for card in cards if kind in ("all", card.group)]


def random_powers(
    players: int,
    rng: random.Random,
    among: str | Iterable[str | int] = "all",
    *,
    given: Sequence[str | int] = (),
    allow_forbidden: bool = False,
) -> list[Card]:
    """A random power for each player, such that the rulebook allows the whole selection.

    `among` is a pool or a choice of powers; `given` are the powers of the first seats, already settled.

    >>> random_powers(2, random.Random(0), ["Pan", "Hades", "Zeus"], given=["Pan"])[1].name
    'Zeus'
    """
    settled = [power(name) for name in given]
    cards = pool(among) if isinstance(among, str) else [power(name) for name in among]
    fitting = [card for card in cards if card.number and players in card.players and card not in settled]
    rng.shuffle(fitting)
    found = next(_selections(settled, fitting, players, allow_forbidden), None)
    if found is None:
        raise BadSetup("no-selection", players=players)
    return found


def _selections(
    chosen: list[Card], fitting: Sequence[Card], players: int, allow_forbidden: bool
) -> Iterator[list[Card]]:
    if len(chosen) >= players:
        yield chosen
        return
    for index, card in enumerate(fitting):
        if allow_forbidden or not any(forbids(card.number, other.number) for other in chosen):
            yield from _selections([*chosen, card], fitting[index + 1 :], players, allow_forbidden)


def random_fleece(rng: random.Random, among: str | Iterable[str | int] = "all") -> Card:
    """A random power for the Golden Fleece.

    >>> random_fleece(random.Random(0)).fleece
    True
    """
    cards = pool(among) if isinstance(among, str) else [power(name) for name in among]
    fitting = [card for card in cards if card.fleece]
    if not fitting:
        raise BadSetup("no-fleece")
    return rng.choice(fitting)
