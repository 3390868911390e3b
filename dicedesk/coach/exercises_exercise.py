"""An exercise: a position, its choices, and what each of them gives away."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from dicedesk.coach.coach import Against
from dicedesk.coach.evaluation import Worth
from dicedesk.coach.limits import Grade
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, State
from dicedesk.core.words import Sentence
from dicedesk.play.ports.past_games import ExercisePlace


@dataclass(frozen=True)
class Choice:
    """One of the choices.

    A person chooses it by its `number`, which is its key too, or by the dice that it keeps; `keeps` are their faces in
    order, None where no dice are chosen. `under` stands under the number, `words` say the choice by itself, and `value`
    is what it is worth. `loss` is what it gives away to the best one that is offered, `graded` the same as the limits
    of its unit grade it.
    """

    move: Move
    number: int
    under: Sentence
    words: Sentence
    value: Sentence
    loss: Worth
    graded: Worth
    why: Sentence
    keeps: Roll | None = None


@dataclass(frozen=True)
class Position:
    """A position in dice and words: what stands large on the felt where no dice lie, in its corner, and below."""

    dice: Roll
    headline: Sentence
    note: Sentence
    caption: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Exercise:
    """A choice to be made. `choices` are those that are offered, the best first; `made` is the one that was made.

    `place` is where it comes from, None for a position that was dealt, or that belongs to no kept game. `step` says how
    often it was solved in a row.
    """

    game: str
    state: State[Any]
    against: Against
    unit: Unit
    position: Position
    question: Sentence
    choices: tuple[Choice, ...]
    made: Move | None = None
    place: ExercisePlace | None = None
    step: int = 0

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

    @property
    def choice_made(self) -> Choice | None:
        """The choice that was made in the game; None where none was."""
        return next((choice for choice in self.choices if choice.move == self.made), None)

    def numbered(self, number: int) -> Choice:
        """The choice of this number."""
        return next(choice for choice in self.choices if choice.number == number)

    def keeping(self, faces: Collection[int]) -> Choice:
        """The choice that keeps dice of these faces."""
        return next(choice for choice in self.choices if choice.keeps == tuple(sorted(faces)))

    def is_right(self, choice: Choice) -> bool:
        """Whether the choice is the best one, or loses less than an inaccuracy to it."""
        return self.unit.limits.grade(choice.graded) is Grade.FINE

    def given_away(self, choice: Choice) -> Sentence:
        """What the choice gives away, such as "6.2 points"."""
        return self.unit.loss_words(choice.loss)
