"""How powers are drafted and dealt: rules.md section 4."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from santorini import BadSetup, ForbiddenMatch, UnknownPower
from santorini.draft import POOLS, Draft, pool, random_fleece, random_powers, secret
from santorini.powers.catalog import forbids


def test_challenger_offers_others_pick_clockwise_and_the_last_power_is_the_challengers() -> None:
    draft = Draft(3, challenger=1)
    draft.offer("Apollo", "Pan", "Zeus")
    assert draft.chooser == 2
    draft.pick("Zeus")
    assert draft.chooser == 0
    draft.pick("apollo")
    assert draft.chooser is None
    game = draft.first(2)
    assert [card.name for card in game.cards] == ["Apollo", "Pan", "Zeus"]
    assert game.first == 2


def test_four_players_and_an_edition() -> None:
    draft = Draft(4, challenger=3, edition="revised")
    draft.offer("Apollo", "Pan", "Zeus", "Limus")
    for name in ("Limus", "Zeus", "Pan"):
        draft.pick(name)
    game = draft.first(0)
    assert [card.name for card in game.cards] == ["Limus", "Zeus", "Pan", "Apollo"]
    assert game.edition == "revised"


@pytest.mark.parametrize(
    ("players", "offer", "error", "says"),
    [
        (2, ["Pan"], BadSetup, "offers 2 powers"),
        (2, ["Pan", "Pan"], BadSetup, "only one Pan"),
        (2, ["Pan", "Hades"], ForbiddenMatch, "Pan and Hades"),
        (2, ["Pan", "Mortal"], BadSetup, "Mortal"),
        (2, ["Pan", "Hadess"], UnknownPower, "Hades"),
        (3, ["Pan", "Zeus", "Chronus"], BadSetup, "Chronus is for 2 players"),
        (3, ["Zeus", "Pan", "Hades"], ForbiddenMatch, "advises against"),
        (4, ["Zeus", "Pan", "Atlas", "Gaea"], BadSetup, "Gaea is for 2 or 3 players"),
    ],
)
def test_bad_offers_are_refused_with_a_reason(
    players: int, offer: list[str], error: type[Exception], says: str
) -> None:
    draft = Draft(players)
    with pytest.raises(error, match=says):
        draft.offer(*offer)
    assert draft.offered == ()


def test_forbidden_match_ups_are_allowed_by_a_switch() -> None:
    draft = Draft(2, allow_forbidden=True)
    draft.offer("Pan", "Hades")
    draft.pick("Pan")
    assert draft.first(0).cards[0].name == "Hades"


def test_everything_in_its_order() -> None:
    draft = Draft()
    with pytest.raises(BadSetup, match="No powers have been offered"):
        draft.pick("Pan")
    with pytest.raises(BadSetup, match="offer the powers"):
        draft.first(0)
    draft.offer("Pan", "Zeus")
    with pytest.raises(BadSetup, match="already"):
        draft.offer("Pan", "Zeus")
    with pytest.raises(BadSetup, match="wait for seat 1"):
        draft.first(0)
    with pytest.raises(BadSetup, match="not on the table; choose Pan or Zeus"):
        draft.pick("Apollo")
    draft.pick("Pan")
    with pytest.raises(BadSetup, match="Every player has a power"):
        draft.pick("Zeus")
    with pytest.raises(BadSetup, match="first player must be a seat"):
        draft.first(2)


@pytest.mark.parametrize(
    "arguments", [{"players": 5}, {"players": 1}, {"challenger": 2}, {"challenger": -1}, {"edition": "1883"}]
)
def test_bad_drafts_are_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        Draft(**arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", [name for name in POOLS if name != "hero"])
def test_a_random_deal_is_legal(players: int, name: str) -> None:
    for seed in range(100):
        cards = random_powers(players, random.Random(seed), name)
        assert len({card.number for card in cards}) == players
        assert all(card in pool(name) and players in card.players for card in cards)
        assert not any(forbids(a.number, b.number) for a, b in combinations(cards, 2))


def test_a_random_deal_reaches_every_power_and_respects_what_is_given() -> None:
    seen = {card.name for seed in range(600) for card in random_powers(2, random.Random(seed))}
    assert len(seen) == 55
    for seed in range(100):
        nemesis, rival = random_powers(2, random.Random(seed), given=["Nemesis"])
        assert nemesis.name == "Nemesis"
        assert not forbids(nemesis.number, rival.number)


def test_a_pool_without_a_legal_selection_is_refused() -> None:
    with pytest.raises(BadSetup, match="no legal selection for 2"):
        random_powers(2, random.Random(0), ["Pan", "Hades"])
    with pytest.raises(BadSetup, match="no legal selection for 3"):
        random_powers(3, random.Random(0), "hero")
    with pytest.raises(BadSetup, match="no pool 'titans'"):
        random_powers(2, random.Random(0), "titans")


def test_pools() -> None:
    assert [len(pool(name)) for name in POOLS] == [55, 45, 10, 20, 15, 10, 52]
    assert pool("heroes") == pool("hero")
    assert not any(secret(card) for card in pool("open"))


def test_a_random_fleece_has_the_symbol() -> None:
    names = {random_fleece(random.Random(seed)).name for seed in range(500)}
    assert len(names) == 29
    with pytest.raises(BadSetup, match="Golden Fleece"):
        random_fleece(random.Random(0), ["Athena"])
