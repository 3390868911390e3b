"""What is worked out of a game move by move: at each look only the moves that are new are walked."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from dicedesk.core.game import Played, State, StateT
from dicedesk.core.trail import Trail

Value = TypeVar("Value")


def throws_after(throws: int, played: Played[State[Any]]) -> int:
    """How often dice were thrown, when they were thrown so often before this move."""
    return throws + bool(played.faces)


PART = 128
"""After each so many moves the value is remembered: going back and forth in a long game walks few of them again."""


class Folded(Generic[StateT, Value]):
    """A value that each move changes, such as the figures of a game."""

    def __init__(self, first: Value, after: Callable[[Value, Played[StateT]], Value]) -> None:
        """`first` is the value before the first move, `after` what it is after one more."""
        self._after = after
        self._walked: Trail[Played[StateT]] = Trail()
        self._value = first
        self._remembered = [first]

    def of(self, history: Trail[Played[StateT]]) -> Value:
        """The value after these moves. In another game all are walked once."""
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
