"""Somebody wants to know how a number comes about. A window and a terminal ask it in the same way."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.working import Working
from dicedesk.core.game import Move


class Question(Protocol):
    """What is asked of one number."""

    def working(self) -> Working | None:
        """How it comes about; None where there is nothing to show."""
        ...

    def better(self) -> "Question | None":
        """The same question of the next better choice; None for the best one."""
        ...

    def worse(self) -> "Question | None":
        """The same question of the next worse choice; None for the worst one."""
        ...


@dataclass(frozen=True)
class ChoiceQuestion:
    """How a coach comes to the value of a move in this position.

    `moves` are the choices there, the best first; () where only this one is asked for.
    """

    coach: Coach[Any]
    state: Any
    move: Move
    against: Against
    moves: tuple[Move, ...] = ()

    def working(self) -> Working | None:
        """The working of the move, with the argument for it."""
        return self.coach.working_with_argument(self.state, self.move, self.against)

    def better(self) -> "ChoiceQuestion | None":
        """The question of the next better choice."""
        return self._beside(-1)

    def worse(self) -> "ChoiceQuestion | None":
        """The question of the next worse choice."""
        return self._beside(1)

    def _beside(self, step: int) -> "ChoiceQuestion | None":
        if self.move not in self.moves:
            return None
        place = self.moves.index(self.move) + step
        return replace(self, move=self.moves[place]) if 0 <= place < len(self.moves) else None


@dataclass(frozen=True)
class LoneQuestion:
    """The question of a number that is no choice among others."""

    answer: Callable[[], Working | None]

    def working(self) -> Working | None:
        """How it comes about."""
        return self.answer()

    def better(self) -> "Question | None":
        """There is none."""
        return None

    def worse(self) -> "Question | None":
        """There is none."""
        return None


@dataclass(frozen=True)
class CoachQuestion:
    """A move of a game whose coach is still to be prepared; `game` is what records call it.

    Where the move decides nothing by itself, `own_move` is explained, such as a bet that was made in place of a throw.
    """

    game: str
    state: Any
    move: Move
    against: Against
    own_move: Move | None = None
