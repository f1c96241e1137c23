"""Sets of spaces, for callers: the rules keep them as masks, one bit for each space."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from santorini.rules.geometry import SPACES, space_number
from santorini.rules.words import BOARD


class SpaceSet(Set[int]):
    """Spaces, made from a mask of the rules, from numbers or from names. It cannot be changed.

    >>> corners = SpaceSet(["a1", "e1", "a5", "e5"])
    >>> corners
    SpaceSet(['a1', 'e1', 'a5', 'e5'])
    >>> "e5" in corners, 12 in corners, len(corners), list(corners)
    (True, False, 4, [0, 4, 20, 24])
    >>> corners - {0, 4} == {20, 24}
    True
    >>> print(corners | SpaceSet(["c3"]))
    1 . . . 1
    . . . . .
    . . 1 . .
    . . . . .
    1 . . . 1
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, spaces: int | Iterable[int | str] = 0) -> None:
        if isinstance(spaces, SpaceSet):
            mask = spaces.mask
        elif isinstance(spaces, int):
            mask = spaces
        else:
            mask = 0
            for space in spaces:
                mask |= 1 << space_number(space)
        if mask & ~BOARD:
            raise ValueError(f"{mask:#x} has bits that are no spaces")
        object.__setattr__(self, "mask", mask)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a SpaceSet cannot be changed")

    def __contains__(self, space: object) -> bool:
        if isinstance(space, str):
            return space in SPACES and bool(self.mask >> SPACES.index(space) & 1)
        return isinstance(space, int) and 0 <= space < 25 and bool(self.mask >> space & 1)

    def __iter__(self) -> Iterator[int]:
        """The spaces by number, from a1 to e5."""
        return (space for space in range(25) if self.mask >> space & 1)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __int__(self) -> int:
        """The mask, as the rules take it."""
        return self.mask

    def __invert__(self) -> SpaceSet:
        """All other spaces."""
        return SpaceSet(BOARD & ~self.mask)

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, SpaceSet) else super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()  # that of a frozenset with the same spaces, which is equal

    def __reduce__(self) -> tuple[type[SpaceSet], tuple[int]]:
        return SpaceSet, (self.mask,)

    def names(self) -> list[str]:
        """What the spaces are called, from a1 to e5."""
        return [SPACES[space] for space in self]

    def __repr__(self) -> str:
        return f"SpaceSet({self.names()})"

    def __str__(self) -> str:
        """A drawing of the board, rank 5 on top."""
        signs = ["1" if space in self else "." for space in range(25)]
        return "\n".join(" ".join(signs[first : first + 5]) for first in range(20, -1, -5))
