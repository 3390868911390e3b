"""A sequence of moves that grows at its end, and values calculated from it move by move."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, TypeVar, overload

from dicedesk.core.game import Played, State, StateT

Item = TypeVar("Item")


class PersistentList(Sequence[Item], Generic[Item]):
    """An immutable sequence; adding an item takes the same time at any length.

    Lists that grew from one another share their items. Only a list that was cut short copies them when it grows again.
    """

    def __init__(self, items: Iterable[Item] = ()) -> None:
        """Copy the items, or share them if they are a persistent list."""
        self.items: list[Item] = items.items if isinstance(items, PersistentList) else list(items)
        """Its own items first, then the items of lists that grew from it; do not change it."""
        self._length = len(items) if isinstance(items, PersistentList) else len(self.items)

    def followed_by(self, item: Item) -> "PersistentList[Item]":
        items = PersistentList(self if self._length == len(self.items) else self[:]).items
        items.append(item)
        return _Part(items, len(items))

    def without_last(self, count: int) -> "PersistentList[Item]":
        """Return the list without its last `count` items."""
        return _Part(self.items, max(self._length - count, 0))

    def grew_from(self, earlier: "PersistentList[Item]") -> bool:
        """Return whether this list is `earlier`, possibly with more items after it.

        It can be False for equal items in a list that was built separately.
        """
        return self.items is earlier.items and self._length >= len(earlier)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> Item: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Item, ...]: ...

    def __getitem__(self, place: int | slice) -> Item | tuple[Item, ...]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self._length)
            if step == 1:
                return tuple(self.items[start:stop])
            return tuple(self.items[at] for at in range(start, stop, step))
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self.items[place if place >= 0 else self._length + place]

    def __iter__(self) -> Iterator[Item]:
        return islice(self.items, self._length)

    def __eq__(self, other: object) -> bool:
        """Return whether another persistent list or a tuple holds the same items."""
        if isinstance(other, PersistentList) and self.items is other.items:
            return self._length == len(other)
        if isinstance(other, PersistentList | tuple):
            return len(self) == len(other) and all(map(_is_same, self, other))
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"PersistentList({list(self)!r})"


class _Part(PersistentList[Item]):
    """The first items of a shared list."""

    def __init__(self, items: list[Item], length: int) -> None:
        self.items, self._length = items, length


def _is_same(one: object, other: object) -> bool:
    return one == other


Value = TypeVar("Value")


PART = 128
"""Moves between two stored values, so that stepping back and forth in a long game is fast."""


@dataclass(frozen=True, eq=False)
class Fold(Generic[StateT, Value]):
    """A value that each move changes, such as the figures of a game; `GameSession.folded` calculates it.

    `first` is the value before any move; `after(value, played)` returns it after one more.
    """

    first: Value
    after: Callable[[Value, Played[StateT]], Value]


class Walk(Generic[StateT, Value]):
    """Calculates a fold over a growing game, walking only the moves added since the last call."""

    def __init__(self, fold: Fold[StateT, Value]) -> None:
        self._after = fold.after
        self._walked: PersistentList[Played[StateT]] = PersistentList()
        self._value = fold.first
        self._remembered = [fold.first]

    def of(self, history: PersistentList[Played[StateT]]) -> Value:
        """Return the value after these moves. A different game is walked from its start."""
        if history.items is not self._walked.items:
            del self._remembered[1:]
        part = min(len(history) // PART, len(self._remembered) - 1)
        begin = len(self._walked)
        if not (history.grew_from(self._walked) and begin >= part * PART):
            begin, self._value = part * PART, self._remembered[part]
        for place in range(begin, len(history)):
            if place == len(self._remembered) * PART:
                self._remembered.append(self._value)
            self._value = self._after(self._value, history[place])
        self._walked = history
        return self._value


def _throws_after(throws: int, played: Played[State[Any]]) -> int:
    return throws + bool(played.faces)


THROWS: Fold[Any, int] = Fold(0, _throws_after)
"""The number of throws of a game."""
