"""A set of spaces behaves as a set does, and looks like the board."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santorini import Position, SpaceSet
from santorini.rules.words import BOARD

spaces = st.frozensets(st.integers(0, 24))


@given(spaces, spaces)
def test_it_is_equal_to_the_set_of_its_spaces_whatever_is_done_with_it(
    one: frozenset[int], two: frozenset[int]
) -> None:
    ours, theirs = SpaceSet(one), SpaceSet(two)
    assert ours == one
    assert hash(ours) == hash(one)
    assert (ours | theirs, ours & theirs, ours - theirs, ours ^ theirs) == (one | two, one & two, one - two, one ^ two)
    assert (ours <= theirs, ours < theirs, ours.isdisjoint(theirs)) == (one <= two, one < two, one.isdisjoint(two))
    assert ~ours == frozenset(range(25)) - one


@given(spaces)
def test_every_way_to_make_it_gives_the_same(given_spaces: frozenset[int]) -> None:
    made = SpaceSet(given_spaces)
    assert made == SpaceSet(int(made)) == SpaceSet(made.names()) == pickle.loads(pickle.dumps(made))
    assert eval(repr(made), {"SpaceSet": SpaceSet}) == made
    assert [row.split() for row in str(made).splitlines()][4][0] == (".1"[0 in made])
    assert str(made).count("1") == len(made)


def test_it_reads_the_masks_of_a_position() -> None:
    position = Position()
    position.workers = [1 << 6 | 1 << 18, 1 << 24, 0]
    assert [SpaceSet(mask).names() for mask in position.workers] == [["b2", "d4"], ["e5"], []]
    assert len(SpaceSet(BOARD)) == 25


@pytest.mark.parametrize("wrong", [lambda: SpaceSet([25]), lambda: SpaceSet(["f1"]), lambda: SpaceSet(1 << 25)])
def test_what_is_no_space_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match="no space"):
        wrong()


def test_it_contains_no_nonsense_and_does_not_change() -> None:
    made = SpaceSet(["c3"])
    assert not {"c9", -1, 25, None, 12.5} & made
    with pytest.raises(AttributeError):
        made.mask = 0
