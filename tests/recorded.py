"""Random games of every kind for the tests of positions and records as text."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from santorini import CARDS, Game, SantoriniError
from santorini.rules.names import EDITIONS

SECRETIVE = ("Hecate", "Moerae", "Tartarus")


def any_deal(rng: random.Random, players: int = 0, with_power: str | int | None = None) -> Game:
    """A game of any size, edition and powers, forbidden match-ups included; one in six with the Golden Fleece."""
    players = players or rng.choice((2, 2, 3, 4))
    edition, first = rng.choice(EDITIONS), rng.randrange(players)
    if players == 2 and with_power is None and rng.random() < 1 / 3:
        fleece = rng.choice([card.number for card in CARDS if card.fleece])
        return Game(edition=edition, first=first, fleece=fleece)
    able = [card.number for card in CARDS[1:] if players in card.players]
    powers = rng.sample(able, players)
    if with_power is not None:
        number = CARDS[with_power].number if isinstance(with_power, int) else _number(with_power)
        others = [other for other in powers if other != number]
        powers = [number, *others][:players]
        rng.shuffle(powers)
    return Game(*powers, edition=edition, first=first, allow_forbidden=True)


def _number(name: str) -> int:
    return next(card.number for card in CARDS if card.name == name)


def walk(game: Game, rng: random.Random, steps: int = 300) -> Iterator[Game]:
    """The game at each of its decisions, played at random; now and then somebody resigns."""
    for _ in range(steps):
        yield game
        if game.over:
            return
        if rng.random() < 0.004:
            try:
                game.resign(rng.randrange(game.players))
                continue
            except SantoriniError:  # out already, or still in the setup of three
                pass
        game.take(rng.choice(game.legal_steps()))


def random_game(seed: int, steps: int = 300, with_power: str | int | None = None, players: int = 0) -> Game:
    """A random game, finished or stopped after so many steps."""
    rng = random.Random(seed)
    game = any_deal(rng, players, with_power)
    for _ in walk(game, rng, steps):
        pass
    return game


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str], alphabet: Sequence[str], spice: Sequence[str]) -> str:
    """One of the texts with a few things cut, put in, exchanged, dropped or shuffled."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        before, after = text[:place], text[place:]
        change = draw(st.sampled_from(["cut", "put", "swap", "spice", "drop", "lines", "end"]))
        if change in ("put", "swap"):
            text = before + draw(st.sampled_from(alphabet)) + after[change == "swap" :]
        elif change == "spice":
            text = f"{before} {draw(st.sampled_from(spice))} {after}"
        elif change == "drop":
            words = text.split(" ")
            words.pop(draw(st.integers(0, len(words) - 1)))
            text = " ".join(words)
        elif change == "lines":
            lines = text.split("\n")
            draw(st.randoms(use_true_random=False)).shuffle(lines)
            text = "\n".join(lines)
        else:
            text = before + after[1:] if change == "cut" else before
    return text
