"""An exercise: a position, its choices, what each of them gives away, and how hard it is to find the best."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation, Grade, Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, State, StateT
from dicedesk.core.words import Sentence
from dicedesk.play.ports.past_games import DueExercise


class Level(Enum):
    """How hard an exercise is, the easiest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True)
class Position:
    """What is asked, and the position in dice and words.

    `headline` stands large on the felt where no dice lie, `note` in its corner, `caption` below.
    """

    question: Sentence
    headline: Sentence
    note: Sentence
    dice: Roll = ()
    caption: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Choice:
    """One of the choices, as the coach weighs it.

    A person chooses it by its `number`, which is its key too, or by the dice that it keeps; `keeps` are their faces in
    order, None where no dice are chosen. `under` stands under the number, `words` say the choice by itself, and `value`
    is what it is worth.
    """

    evaluation: Evaluation
    number: int
    under: Sentence
    words: Sentence
    value: Sentence
    keeps: Roll | None = None

    @property
    def move(self) -> Move:
        """The move that is chosen."""
        return self.evaluation.move


@dataclass(frozen=True)
class Exercise:
    """A choice to be made. `choices` are those that are offered, the best first; `own_choice` is the one that was made.

    `due` says which mistake of a kept game it is; None for a position that was dealt, or that belongs to no kept game.
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
        """The best choice; of equal ones the first that the coach names."""
        return self.choices[0]

    @property
    def asks_for_dice(self) -> bool:
        """Whether a person answers with the dice to keep, and not with a number."""
        return self.best.keeps is not None

    @property
    def by_number(self) -> tuple[Choice, ...]:
        """The choices in the order of their numbers."""
        return tuple(sorted(self.choices, key=lambda choice: choice.number))

    def numbered(self, number: int) -> Choice:
        """The choice of this number."""
        return next(choice for choice in self.choices if choice.number == number)

    def keeping(self, faces: Collection[int]) -> Choice:
        """The choice that keeps dice of these faces."""
        return next(choice for choice in self.choices if choice.keeps == tuple(sorted(faces)))

    def cost(self, choice: Choice) -> Worth:
        """What the choice gives away to the best one that is offered."""
        return choice.evaluation.cost - self.best.evaluation.cost

    def graded_cost(self, choice: Choice) -> Worth:
        """The same as the limits of the unit grade it."""
        return choice.evaluation.graded_cost - self.best.evaluation.graded_cost

    def is_right(self, choice: Choice) -> bool:
        """Whether the choice is the best one, or loses less than an inaccuracy to it."""
        return self.unit.limits.grade(self.graded_cost(choice)) is Grade.FINE

    def given_away(self, choice: Choice) -> Sentence:
        """What the choice gives away, such as "6.2 points"."""
        return self.unit.amount_words(self.cost(choice))


Pick = Callable[[int], int]
"""A source of luck: given n, it returns one of 0 to n - 1, each equally likely."""


class GameExercises(ABC, Generic[StateT]):
    """Says which choices of a game can be practiced, and how they are asked."""

    def has(self, state: StateT, move: Move) -> bool:
        """Whether a choice of this kind makes an exercise."""
        return True

    @abstractmethod
    def key(self, state: StateT, move: Move, against: Against) -> str:
        """A key that two exercises share if they ask for the same: only the newest of them is kept."""

    def offered(
        self, coach: Coach[StateT], state: StateT, move: Move, against: Against
    ) -> tuple[Evaluation, ...]:
        """The choices offered in the position of this move, which is one of them."""
        return coach.evaluate(state, against)

    def is_same(self, state: StateT, one: Move, other: Move) -> bool:
        """Whether two moves are the same choice."""
        return one == other

    @abstractmethod
    def dealt(self, coach: Coach[StateT], pick: Pick) -> tuple[StateT, tuple[Evaluation, ...]]:
        """A random position, and the choices that are offered there."""

    @abstractmethod
    def position(self, state: StateT, against: Against, offered: Sequence[Evaluation]) -> Position:
        """The question, and the position in dice and words."""

    @abstractmethod
    def choice(self, state: StateT, evaluation: Evaluation, offered: Sequence[Evaluation]) -> Choice:
        """One of the choices that are offered."""

    def gaps(self, unit: Unit) -> tuple[Worth, Worth]:
        """The least that the nearest wrong choice of a medium and of an easy exercise loses: a mistake, a blunder."""
        return unit.limits.mistake, unit.limits.blunder

    def level(self, costs: Sequence[Worth], unit: Unit) -> Level | None:
        """The level of choices whose graded losses are these; None where none of them is wrong beside the best."""
        best, (medium, easy) = min(costs), self.gaps(unit)
        beside = (cost - best for cost in costs)
        wrong = [cost for cost in beside if unit.limits.grade(cost) is not Grade.FINE]
        if not wrong:
            return None
        nearest = min(wrong)
        if nearest >= easy:
            return Level.EASY
        return Level.MEDIUM if nearest >= medium else Level.HARD
