"""The table of facts: what is printed on and about the cards, apart from what they do."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from itertools import combinations

from santorini.errors import UnknownPower
from santorini.powers import POWERS
from santorini.powers.names import OTHERS, folded

# The windows in which powers act, as they are printed on the cards.
SETUP, START, OPPONENT_START = "setup", "start of your turn", "start of opponent's turn"
MOVE, BUILD, TURN, END, OPPONENT = "your move", "your build", "your turn", "end of your turn", "opponent's turn"
ANY, ANY_MOVE, ANY_BUILD, WIN, LOSE = "any time", "any move", "any build", "win condition", "lose condition"


@dataclass(frozen=True)
class Card:
    """One of the powers, or the Mortal who has none.

    >>> minotaur = power("minotaur")
    >>> minotaur.number, minotaur.title, minotaur.group, minotaur.players, minotaur.windows
    (8, 'Bull-headed Monster', 'simple', (2, 3, 4), ('your move',))
    >>> power("Pan").text
    'Also wins by moving down two or more levels.'
    """

    number: int
    name: str
    title: str
    group: str
    players: tuple[int, ...]
    fleece: bool
    windows: tuple[str, ...]

    @property
    def text(self) -> str:
        """What the power does, in a sentence or two."""
        first, _, _ = (POWERS[self.number].__doc__ or "").partition("\n\n")
        return " ".join(first.split()) if self.number else "Has no power."

    @property
    def printed(self) -> str:
        """What is printed on the card, where that is more than its name."""
        return "Europa & Talus" if self.name == "Europa" else self.name

    @property
    def hero(self) -> bool:
        """Is this a hero, whose power works once a game?"""
        return self.group == "hero"

    @property
    def note(self) -> str:
        """How other editions differ, or nothing."""
        return EDITION_NOTES.get(self.name, "")

    def __str__(self) -> str:
        return self.name


CARDS = (
    Card(0, "Mortal", "Islander", "none", (2, 3, 4), False, ()),
    Card(1, "Apollo", "God of Music", "simple", (2, 3, 4), True, (MOVE,)),
    Card(2, "Artemis", "Goddess of the Hunt", "simple", (2, 3, 4), True, (MOVE,)),
    Card(3, "Athena", "Goddess of Wisdom", "simple", (2, 3, 4), False, (OPPONENT,)),
    Card(4, "Atlas", "Titan Shouldering the Heavens", "simple", (2, 3, 4), True, (BUILD,)),
    Card(5, "Demeter", "Goddess of the Harvest", "simple", (2, 3, 4), True, (BUILD,)),
    Card(6, "Hephaestus", "God of Blacksmiths", "simple", (2, 3, 4), True, (BUILD,)),
    Card(7, "Hermes", "God of Travel", "simple", (2, 3, 4), True, (TURN,)),
    Card(8, "Minotaur", "Bull-headed Monster", "simple", (2, 3, 4), True, (MOVE,)),
    Card(9, "Pan", "God of the Wild", "simple", (2, 3, 4), True, (WIN,)),
    Card(10, "Prometheus", "Titan Benefactor of Mankind", "simple", (2, 3, 4), True, (TURN,)),
    Card(11, "Aphrodite", "Goddess of Love", "advanced", (2, 4), False, (ANY_MOVE,)),
    Card(12, "Ares", "God of War", "advanced", (2, 3, 4), False, (END,)),
    Card(13, "Bia", "Goddess of Violence", "advanced", (2, 3, 4), True, (SETUP, MOVE)),
    Card(14, "Chaos", "Primordial Nothingness", "advanced", (2, 3, 4), True, (SETUP, ANY)),
    Card(15, "Charon", "Ferryman to the Underworld", "advanced", (2, 3, 4), True, (MOVE,)),
    Card(16, "Chronus", "God of Time", "advanced", (2,), False, (WIN,)),
    Card(17, "Circe", "Divine Enchantress", "advanced", (2,), False, (START,)),
    Card(18, "Dionysus", "God of Wine", "advanced", (2, 3, 4), True, (BUILD,)),
    Card(19, "Eros", "God of Desire", "advanced", (2, 3, 4), False, (SETUP, WIN)),
    Card(20, "Hera", "Goddess of Marriage", "advanced", (2, 3, 4), True, (OPPONENT,)),
    Card(21, "Hestia", "Goddess of Hearth and Home", "advanced", (2, 3, 4), True, (BUILD,)),
    Card(22, "Hypnus", "God of Sleep", "advanced", (2, 3, 4), True, (OPPONENT_START,)),
    Card(23, "Limus", "Goddess of Famine", "advanced", (2, 3, 4), True, (OPPONENT,)),
    Card(24, "Medusa", "Petrifying Gorgon", "advanced", (2, 3, 4), True, (END,)),
    Card(25, "Morpheus", "God of Dreams", "advanced", (2, 3, 4), False, (START, BUILD)),
    Card(26, "Persephone", "Goddess of Spring Growth", "advanced", (2, 3, 4), True, (OPPONENT,)),
    Card(27, "Poseidon", "God of the Sea", "advanced", (2, 3, 4), True, (END,)),
    Card(28, "Selene", "Goddess of the Moon", "advanced", (2, 3, 4), True, (SETUP, BUILD)),
    Card(29, "Triton", "God of the Waves", "advanced", (2, 3, 4), True, (MOVE,)),
    Card(30, "Zeus", "God of the Sky", "advanced", (2, 3, 4), True, (BUILD,)),
    Card(31, "Aeolus", "God of the Winds", "golden fleece", (2, 3, 4), True, (SETUP, END, ANY)),
    Card(32, "Charybdis", "Whirlpool Monster", "golden fleece", (2, 3, 4), False, (SETUP, END, ANY)),
    Card(33, "Clio", "Muse of History", "golden fleece", (2, 3), False, (BUILD, OPPONENT)),
    Card(34, "Europa", "Queen & Guardian Automaton", "golden fleece", (2, 3, 4), False, (SETUP, END, ANY)),
    Card(35, "Gaea", "Goddess of the Earth", "golden fleece", (2, 3), False, (SETUP, ANY_BUILD)),
    Card(36, "Graeae", "The Gray Hags", "golden fleece", (2, 3), False, (SETUP, BUILD)),
    Card(37, "Hades", "God of the Underworld", "golden fleece", (2, 3, 4), True, (OPPONENT,)),
    Card(38, "Harpies", "Winged Menaces", "golden fleece", (2, 3, 4), True, (OPPONENT,)),
    Card(39, "Hecate", "Goddess of Magic", "golden fleece", (2, 3), False, (SETUP, TURN, ANY)),
    Card(40, "Moerae", "Goddesses of Fate", "golden fleece", (2, 3), False, (SETUP, WIN)),
    Card(41, "Nemesis", "Goddess of Retribution", "golden fleece", (2, 3, 4), False, (END,)),
    Card(42, "Siren", "Alluring Sea Nymph", "golden fleece", (2, 3, 4), True, (SETUP, TURN)),
    Card(43, "Tartarus", "God of the Abyss", "golden fleece", (2,), False, (SETUP, LOSE)),
    Card(44, "Terpsichore", "Muse of Dancing", "golden fleece", (2, 3, 4), True, (TURN,)),
    Card(45, "Urania", "Muse of Astronomy", "golden fleece", (2, 3, 4), True, (TURN,)),
    Card(46, "Achilles", "Volatile Warrior", "hero", (2,), False, (TURN,)),
    Card(47, "Adonis", "Devastatingly Handsome", "hero", (2,), False, (END,)),
    Card(48, "Atalanta", "Swift Huntress", "hero", (2,), False, (MOVE,)),
    Card(49, "Bellerophon", "Tamer of Pegasus", "hero", (2,), False, (MOVE,)),
    Card(50, "Heracles", "Doer of Great Deeds", "hero", (2,), False, (END,)),
    Card(51, "Jason", "Leader of the Argonauts", "hero", (2,), False, (SETUP, TURN)),
    Card(52, "Medea", "Powerful Sorceress", "hero", (2,), False, (END,)),
    Card(53, "Odysseus", "Cunning Leader", "hero", (2,), False, (START,)),
    Card(54, "Polyphemus", "Gigantic Cyclops", "hero", (2,), False, (END,)),
    Card(55, "Theseus", "Slayer of the Minotaur", "hero", (2,), False, (END,)),
)

_FORBIDDEN = {
    "Clio": "Circe Nemesis",
    "Gaea": "Atlas Nemesis Selene",
    "Graeae": "Nemesis",
    "Hades": "Pan",
    "Harpies": "Hermes Triton",
    "Hecate": "Charon Circe",
    "Moerae": "Hecate Nemesis",
    "Nemesis": "Aphrodite Bia Medusa Terpsichore Theseus",
    "Tartarus": "Bia Hecate Moerae",
    "Terpsichore": "Hypnus Limus Tartarus",
    "Urania": "Aphrodite",
}

EDITION_NOTES = {
    "Bia": "spinmaster2017, revised: her workers start on the perimeter",
    "Chaos": "spinmaster2017: the god changes only after a turn in which a Complete Tower was completed",
    "Limus": "revised: opponents may build any dome next to her",
    "Aeolus": "revised: the wind starts off; at the end of his turn he may switch it on or off",
    "Charybdis": "revised: the second leg is forced; only arriving on level 3 can win",
    "Graeae": "revised: a worker that did not move builds",
    "Nemesis": "revised: exactly two of her workers trade with two of one opponent",
    "Siren": "revised: after the song one of her workers builds",
    "Adonis": "revised: he names one of his workers too, and those two must end up neighbors",
    "Heracles": "revised: the domes replace the build",
    "Jason": "revised: the placed worker moves, then builds",
    "Medea": "revised: she removes all blocks from under one worker next to either of hers",
}

_BY_NAME = {folded(name): card for card in CARDS for name in (card.name, *OTHERS.get(card.name, ()))}

FORBIDDEN = frozenset(
    frozenset((_BY_NAME[folded(one)].number, _BY_NAME[folded(other)].number))
    for one, others in _FORBIDDEN.items()
    for other in others.split()
)


def power(name: str | int | Card) -> Card:
    """The card with this name or rulebook number. Any name does that players know: without accents, in capitals,
    in another language, or as some box has printed it.

    >>> power(55).name, power("Афина").name, power("heracles").name, power("Europa & Talus").name
    ('Theseus', 'Athena', 'Heracles', 'Europa')
    >>> power("Minotor")
    Traceback (most recent call last):
        ...
    santorini.errors.UnknownPower: There is no power called 'Minotor'; did you mean Minotaur?
    """
    if isinstance(name, Card):
        return name
    if isinstance(name, int):
        if 0 <= name < len(CARDS):
            return CARDS[name]
        raise UnknownPower("no-power-number", number=name, last=len(CARDS) - 1)
    card = _BY_NAME.get(folded(name))
    if card:
        return card
    close = get_close_matches(folded(name), _BY_NAME, n=1)
    if close:
        raise UnknownPower("no-power-but", name=repr(name), power=_BY_NAME[close[0]].name)
    raise UnknownPower("no-power", name=repr(name))


def forbids(one: int, other: int) -> bool:
    """Does the rulebook advise against this match-up?"""
    return frozenset((one, other)) in FORBIDDEN


def forbidden_pairs(numbers: list[int]) -> list[tuple[Card, Card]]:
    """The match-ups among these powers that the rulebook advises against."""
    return [(CARDS[a], CARDS[b]) for a, b in combinations(numbers, 2) if forbids(a, b)]
