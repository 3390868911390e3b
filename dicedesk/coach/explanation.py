"""How a number is calculated, for a window and for a terminal."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.working import Working
from dicedesk.core.game import Move


class Explanation(Protocol):
    """Explains one number."""

    def working(self) -> Working | None:
        """How the number is calculated; None if there is nothing to show."""
        ...

    def better(self) -> "Explanation | None":
        """The explanation of the next better choice; None for the best choice."""
        ...

    def worse(self) -> "Explanation | None":
        """The explanation of the next worse choice; None for the worst choice."""
        ...


@dataclass(frozen=True)
class ChoiceExplanation:
    """How a coach calculates the value of a move in this position.

    `moves` are the position's choices, the best first; () if only this move is explained.
    """

    coach: Coach[Any, Any]
    state: Any
    move: Move
    against: Against
    moves: tuple[Move, ...] = ()

    def working(self) -> Working | None:
        """The working of the move, with the argument for it."""
        return self.coach.working_with_argument(self.state, self.move, self.against)

    def better(self) -> "ChoiceExplanation | None":
        return self._beside(-1)

    def worse(self) -> "ChoiceExplanation | None":
        return self._beside(1)

    def _beside(self, step: int) -> "ChoiceExplanation | None":
        if self.move not in self.moves:
            return None
        place = self.moves.index(self.move) + step
        return replace(self, move=self.moves[place]) if 0 <= place < len(self.moves) else None


@dataclass(frozen=True)
class LoneExplanation:
    """Explains a number that does not belong to a choice."""

    answer: Callable[[], Working | None]

    def working(self) -> Working | None:
        return self.answer()

    def better(self) -> "Explanation | None":
        """None: there are no other choices."""
        return None

    def worse(self) -> "Explanation | None":
        """None: there are no other choices."""
        return None


@dataclass(frozen=True)
class ChoiceToExplain:
    """A move of a game whose coach still has to be prepared; `game` is its name in records.

    If the move alone decides nothing, `own_move` is explained, such as a bet made instead of rolling.
    """

    game: str
    state: Any
    move: Move
    against: Against
    own_move: Move | None = None
