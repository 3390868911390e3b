"""What each game says of its exercises. A game derives its own from it, and its kit names that."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises_exercise import Choice, Position
from dicedesk.coach.levels import Gaps
from dicedesk.coach.unit import Unit
from dicedesk.core.game import Move, StateT
from dicedesk.core.words import Sentence

Pick = Callable[[int], int]
"""A source of luck: given n, it returns one of 0 to n - 1, each equally likely."""


class GameExercises(ABC, Generic[StateT]):
    """Says which choices of a game can be practiced, and how they are asked."""

    def has(self, state: StateT, move: Move) -> bool:
        """Whether a choice of this kind makes an exercise."""
        return True

    @abstractmethod
    def key(self, state: StateT, move: Move, against: Against) -> str:
        """What two exercises have in common that ask for the same: only the newest of them is kept."""

    def offered(
        self, coach: Coach[StateT], state: StateT, move: Move, against: Against
    ) -> tuple[Evaluation, ...]:
        """The choices to choose from where this move was made, one of which it is."""
        return coach.evaluate(state, against)

    def is_same(self, state: StateT, one: Move, other: Move) -> bool:
        """Whether two moves are the same choice."""
        return one == other

    @abstractmethod
    def dealt(self, coach: Coach[StateT], pick: Pick) -> tuple[StateT, tuple[Evaluation, ...]]:
        """A random position, and the choices that are offered there."""

    @abstractmethod
    def position(self, state: StateT, against: Against) -> Position:
        """The position in dice and words."""

    @abstractmethod
    def question(self, state: StateT, offered: Sequence[Evaluation]) -> Sentence:
        """What is asked."""

    @abstractmethod
    def choice(self, state: StateT, evaluation: Evaluation, offered: Sequence[Evaluation]) -> Choice:
        """One of the choices that are offered."""

    def gaps(self, unit: Unit) -> Gaps:
        """What makes an exercise easy or hard."""
        return Gaps.of(unit)
