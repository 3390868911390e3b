"""What is worked out of a game move by move: at each look only the moves that are new are walked."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from dicedesk.core.game import Played, State, StateT
from dicedesk.core.trail import Trail

Value = TypeVar("Value")


def throws_after(throws: int, played: Played[State[Any]]) -> int:
    """How often dice were thrown, when they were thrown so often before this move."""
    return throws + bool(played.faces)


class Folded(Generic[StateT, Value]):
    """A value that each move changes, such as the figures of a game."""

    def __init__(self, first: Value, after: Callable[[Value, Played[StateT]], Value]) -> None:
        """`first` is the value before the first move, `after` what it is after one more."""
        self._first, self._after = first, after
        self._walked: Trail[Played[StateT]] = Trail()
        self._value = first

    def of(self, history: Trail[Played[StateT]]) -> Value:
        """The value after these moves. After moves were taken back, or in another game, all are walked once."""
        if not history.grew_from(self._walked):
            self._walked, self._value = Trail(), self._first
        for place in range(len(self._walked), len(history)):
            self._value = self._after(self._value, history[place])
        self._walked = history
        return self._value
