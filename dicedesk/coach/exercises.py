"""An exercise: a position, its choices, what each of them costs, and how hard the best is to find."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation, Grade, Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, MoveT, State, StateT
from dicedesk.core.words import Sentence
from dicedesk.play.ports.past_games import DueExercise


class Level(Enum):
    """How hard an exercise is, easiest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True)
class Position:
    """The question, and the position in dice and words.

    `headline` appears large on the felt if there are no dice, `note` in its corner, `caption` below.
    """

    question: Sentence
    headline: Sentence
    note: Sentence
    dice: Roll = ()
    caption: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Choice:
    """One of the choices, as the coach weighs it.

    The player picks it by its `number`, which is also its key, or by the dice to keep; `keeps` are their faces in
    order, None if no dice are chosen. `under` is shown below the number, `words` describe the choice alone, and `value`
    is its value.
    """

    evaluation: Evaluation[Move]
    number: int
    under: Sentence
    words: Sentence
    value: Sentence
    keeps: Roll | None = None

    @property
    def move(self) -> Move:
        return self.evaluation.move


@dataclass(frozen=True)
class Exercise:
    """A choice to make. `choices` are the ones offered, the best first; `own_choice` is the player's own.

    `due` says which mistake of a saved game it is; None for a random position, or one of an unsaved game.
    """

    game: str
    state: State[Any]
    against: Against
    unit: Unit
    position: Position
    choices: tuple[Choice, ...]
    own_choice: Choice | None = None
    due: DueExercise | None = None

    @property
    def best(self) -> Choice:
        """The best choice; if several are equal, the coach's first."""
        return self.choices[0]

    @property
    def asks_for_dice(self) -> bool:
        """Whether the answer is the dice to keep instead of a number."""
        return self.best.keeps is not None

    @property
    def by_number(self) -> tuple[Choice, ...]:
        """The choices sorted by number."""
        return tuple(sorted(self.choices, key=lambda choice: choice.number))

    def numbered(self, number: int) -> Choice:
        return next(choice for choice in self.choices if choice.number == number)

    def keeping(self, faces: Collection[int]) -> Choice:
        return next(choice for choice in self.choices if choice.keeps == tuple(sorted(faces)))

    def cost(self, choice: Choice) -> Worth:
        """The cost of the choice compared with the best one offered."""
        return choice.evaluation.cost - self.best.evaluation.cost

    def graded_cost(self, choice: Choice) -> Worth:
        """The same cost on the scale of the unit's limits."""
        return choice.evaluation.graded_cost - self.best.evaluation.graded_cost

    def is_right(self, choice: Choice) -> bool:
        """Whether the choice is best, or costs less than an inaccuracy."""
        return self.unit.limits.grade(self.graded_cost(choice)) is Grade.FINE

    def given_away(self, choice: Choice) -> Sentence:
        """The cost of the choice, such as "6.2 points"."""
        return self.unit.amount_words(self.cost(choice))


Pick = Callable[[int], int]
"""A source of randomness: pick(n) returns one of 0 to n - 1, each equally likely."""


class GameExercises(ABC, Generic[StateT, MoveT]):
    """Which choices of a game can be practiced, and how the question is asked."""

    def has(self, state: StateT, move: MoveT) -> bool:
        """Whether a choice of this kind makes an exercise."""
        return True

    @abstractmethod
    def key(self, state: StateT, move: MoveT, against: Against) -> str:
        """A key shared by exercises that ask the same question: only the newest of them is kept."""

    def offered(
        self, coach: Coach[StateT, MoveT], state: StateT, move: MoveT, against: Against
    ) -> tuple[Evaluation[MoveT], ...]:
        """The choices offered in the position of this move, which is one of them."""
        return coach.evaluate(state, against)

    def is_same(self, state: StateT, one: MoveT, other: MoveT) -> bool:
        """Whether two moves are the same choice."""
        return one == other

    @abstractmethod
    def dealt(self, coach: Coach[StateT, MoveT], pick: Pick) -> tuple[StateT, tuple[Evaluation[MoveT], ...]]:
        """A random position, and the choices offered there."""

    @abstractmethod
    def position(self, state: StateT, against: Against, offered: Sequence[Evaluation[MoveT]]) -> Position:
        """The question, and the position in dice and words."""

    @abstractmethod
    def choice(
        self, state: StateT, evaluation: Evaluation[MoveT], offered: Sequence[Evaluation[MoveT]]
    ) -> Choice:
        """One of the choices offered."""

    def gaps(self, unit: Unit) -> tuple[Worth, Worth]:
        """The least costs of the nearest wrong choice in a medium and an easy exercise: a mistake, a blunder."""
        return unit.limits.mistake, unit.limits.blunder

    def level(self, costs: Sequence[Worth], unit: Unit) -> Level | None:
        """The level of choices with these graded costs; None if none of them is wrong."""
        best, (medium, easy) = min(costs), self.gaps(unit)
        beside = (cost - best for cost in costs)
        wrong = [cost for cost in beside if unit.limits.grade(cost) is not Grade.FINE]
        if not wrong:
            return None
        nearest = min(wrong)
        if nearest >= easy:
            return Level.EASY
        return Level.MEDIUM if nearest >= medium else Level.HARD
