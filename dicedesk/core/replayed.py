"""A long game whose states are replayed only when they are needed."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, overload

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played, StateT

PART = 128
"""Moves replayed together, which takes a few milliseconds."""
KEPT = 4
"""Parts that stay replayed: a table on the screen may show two of them."""


class Replayed(Sequence[Played[StateT]], Generic[StateT]):
    """The moves of a game, immutable; they need little memory and are quickly sent to another process.

    The parts used last stay replayed.
    """

    def __init__(self, history: Iterable[Played[StateT]]) -> None:
        """Stores the moves, their faces, and the state at the beginning of each part."""
        self._states: list[StateT] = []
        self._plays: list[tuple[Move, Roll]] = []
        self._parts = dict[int, tuple[Played[StateT], ...]]()
        for place, played in enumerate(history):
            if place % PART == 0:
                self._states.append(played.before)
            self._plays.append((played.move, played.faces))

    def __len__(self) -> int:
        return len(self._plays)

    @overload
    def __getitem__(self, place: int) -> Played[StateT]: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Played[StateT], ...]: ...

    def __getitem__(self, place: int | slice) -> Played[StateT] | tuple[Played[StateT], ...]:
        if isinstance(place, slice):
            return tuple(self[at] for at in range(len(self))[place])
        number, at = divmod(range(len(self))[place], PART)
        part = self._parts.get(number)
        if part is None:
            part = self._replayed(number)
            # A new dict each time, because another thread may read the same game.
            self._parts = dict([*self._parts.items(), (number, part)][-KEPT:])
        return part[at]

    def __getstate__(self) -> dict[str, Any]:
        """Leaves out the states, which another process can replay."""
        return self.__dict__ | {"_parts": {}}

    def _replayed(self, number: int) -> tuple[Played[StateT], ...]:
        state, part = self._states[number], []
        for move, faces in self._plays[number * PART : (number + 1) * PART]:
            step = state.apply(move, faces)
            part.append(Played(state, move, faces, step))
            state = step.state
        return tuple(part)
