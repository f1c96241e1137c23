"""An observation shows everything a seat may know, from where it sits, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from santorini import CARDS, Game, Position
from santorini.envs.episode import Deal
from santorini.envs.observation import Encoder, layout, plane_names
from santorini.rules.fields import NAMES
from santorini.rules.geometry import DIRECTIONS
from santorini.rules.words import CALM, NOBODY
from santorini.spaces import SpaceSet
from santorini.views import seen_position
from testkit.playing import effort
from tests.envs.deals import every_deal

# Follows from what is shown: from the board and whose turn it is, from the powers, or from the end of the game.
DERIVED = {
    *("closed", "occupied", "own", "tracked", "own_answers", "opposing_answers", "side", "acting_power", "duty"),
    *("wind_in_force", "version", "discard", "dealt", "seats", "sides", "secret_side", "abyss_owner", "fate_owner"),
    *("winner", "reason"),
}


def moments(deal: dict[str, Any], rng: random.Random) -> list[Game]:
    """Games of this deal stopped at a random moment."""
    games = []
    for _ in range(effort(6, 1)):
        game = Deal(**deal).game(rng)
        for _ in range(rng.randrange(effort(90, 12))):
            if not game.over:
                game.take(rng.choice(game.legal_step_numbers()))
        games.append(game)
    return games


class Read:
    """A position read back from its planes."""

    def __init__(self, planes: NDArray[Any], players: int, seat: int) -> None:
        self.planes = dict(zip(plane_names(players), planes, strict=True))
        self.players, self.seat = players, seat

    def mask(self, name: str) -> int:
        return int(SpaceSet(space for space in range(25) if self.planes[name][divmod(space, 5)]))

    def number(self, name: str) -> int:
        values = np.unique(self.planes[name])
        assert len(values) == 1, f"{name} is the same on all spaces"
        return int(values[0])

    def place(self, name: str) -> int:
        mask = self.mask(name)
        return mask.bit_length() - 1 if mask else 25

    def one(self, prefix: str, names: Any, none: int) -> int:
        found = [index for index, name in enumerate(names) if self.number(f"{prefix} {name}")]
        assert len(found) <= 1
        return found[0] if found else none

    def around(self, name: str) -> list[int]:
        """A number for every seat, in the order of the table."""
        ahead = [self.number(f"{name} +{distance}") for distance in range(self.players)]
        return [ahead[(seat - self.seat) % self.players] for seat in range(self.players)]

    def who(self, name: str) -> int:
        flags = self.around(name)
        assert sum(flags) <= 1
        return flags.index(1) if 1 in flags else NOBODY


def check_read(read: Read, p: Position) -> None:
    levels = [read.mask(f"level {level}") for level in range(4)]
    assert sum(levels) == (1 << 25) - 1
    assert (levels[1] | levels[2] | levels[3], levels[2] | levels[3], levels[3]) == (p.h1, p.h2, p.h3)
    sides = [read.mask(f"workers +{ahead}") for ahead in range(p.sides)]
    assert [sides[(side - read.seat) % p.sides] for side in range(p.sides)] == p.workers[: p.sides]
    maps = "dome female coins whirlpools talus ram abyss fate moved built"
    tracked = "began_near ended_away marked marked_partner affected asleep"
    for name in (*maps.split(), *tracked.split()):
        assert read.mask(name) == getattr(p, name), name
    places = {"active worker": p.active, "origin of the step": p.origin, "last build": p.last_build}
    assert {name: read.place(name) for name in places} == places
    pairs = [1 << p.pair_own[i] | 1 << p.pair_opponent[i] if i < p.pairs else 0 for i in range(4)]
    assert [read.mask(f"pair {pair}") for pair in range(4)] == pairs
    cards = [card.name for card in CARDS[1:]]
    powers = [read.one(f"power +{ahead}", cards, -1) + 1 for ahead in range(p.seats)]
    assert [powers[(seat - read.seat) % p.seats] for seat in range(p.seats)] == p.power[: p.seats]
    assert read.around("memory") == p.memory[: p.seats]
    assert read.around("alive") == [p.plays(seat) for seat in range(p.seats)]
    assert (read.who("mover"), read.who("decider"), read.who("first")) == (p.mover, p.decider, p.first)
    assert read.one("fleece", cards, -1) + 1 == p.fleece
    assert read.one("face", cards[:10], -1) + 1 == p.face_up
    assert sum(read.number(f"deck {name}") << 1 + index for index, name in enumerate(cards[:10])) == p.deck
    assert (read.one("wind", DIRECTIONS, CALM), read.one("arrow", DIRECTIONS, CALM)) == (p.wind, p.arrow)
    windows = [name.removeprefix("window ") for name in read.planes if name.startswith("window ")]
    assert read.one("window", windows, -1) == p.window
    assert read.one("edition", ("roxley2016", "spinmaster2017", "revised"), -1) == p.edition
    counts = "moves builds climbed level_changed dome_built towers_completed move_again hero_used extra_turn"
    more = "extra_turns_due wish_due rearrange_from setup_done stolen"
    for name in (*counts.split(), *more.split()):
        assert read.number(name) == getattr(p, name), name


@every_deal
def test_everything_a_seat_sees_can_be_read_from_its_planes(deal: dict[str, Any]) -> None:
    rng = random.Random(str(deal))
    for game in moments(deal, rng):
        encoder = Encoder(game.players)
        for seat in range(game.players):
            read = Read(encoder(game.position, seat), game.players, seat)
            check_read(read, seen_position(game.position, seat))


def test_every_field_is_shown_or_follows_from_what_is_shown() -> None:
    shown = {plane.field for seat in range(4) for group in layout(4, seat) for plane in group}
    shown |= {plane.field for group in layout(3, 0) for plane in group}
    drawn = {
        "h1",
        "h2",
        "h3",
        "active",
        "origin",
        "last_build",
        "pairs",
        "pair_own",
        "pair_opponent",
    }  # as maps of their own
    hidden = {name for name in NAMES if name not in shown and name.rstrip("0123") not in DERIVED}
    assert {name.rstrip("0123") if "_" in name else name for name in hidden} == drawn


@every_deal
def test_channel_orders_and_types_agree(deal: dict[str, Any]) -> None:
    game = moments(deal, random.Random(3))[-1]
    first, last = (Encoder(game.players, order)(game.position, 1) for order in ("CHW", "HWC"))
    assert (first.dtype.name, first.shape, last.shape) == ("int8", (len(first), 5, 5), (5, 5, len(first)))
    assert np.array_equal(first, last.transpose(2, 0, 1))
    floats = Encoder(game.players, dtype=np.float32)(game.position, 1)
    assert floats.dtype == np.float32
    assert np.array_equal(first, floats)
    assert last.flags.c_contiguous


@pytest.mark.parametrize(("players", "powers"), [(2, "Artemis Atlas"), (3, "Pan Zeus Hera"), (4, "Ares Bia Eros Hera")])
def test_turning_the_table_turns_the_observation(players: int, powers: str) -> None:
    """What seat 0 sees is what seat 1 sees when everybody has moved up one chair."""
    names, rng = powers.split(), random.Random(9)
    one, other = Game(*names), Game(*names[-1:], *names[:-1], first=1)
    encoder = Encoder(players)
    while not one.over and len(one.history) < effort(60, 10):
        for seat in range(players):
            assert np.array_equal(encoder(one.position, seat), encoder(other.position, (seat + 1) % players))
        step = rng.choice(one.legal_step_numbers())
        one.take(step)
        other.take(step)


def test_counts_stop_where_the_numbers_do() -> None:
    position = Game("Morpheus", "Pan").position
    position.memory = [300, 0, 0, 0]
    names = plane_names(2)
    assert Encoder(2)(position, 0)[names.index("memory +0")].max() == 127
