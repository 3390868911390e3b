"""Variations: what most likely follows a choice, move by move.

A variation is not a forecast: it follows the most likely dice and the moves that the players would make. Its value at
each step comes from the coach's tables.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic

from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.game import MoveT, Played, StateT
from dicedesk.core.words import Sentence, percent, tr

MOST_STEPS = 3
"""A choice, the reply, and the answer to it."""


_NOTHING = Sentence("", {})


@dataclass(frozen=True, slots=True)
class Likely:
    """The most likely dice of a move, the event they are an example of, and its exact chance from 0 to 1.

    `what` is read after "the chance of".
    """

    faces: Roll = ()
    share: Fraction = Fraction(1)
    what: Sentence = _NOTHING

    @property
    def words(self) -> Sentence:
        """The chance and its event; "" if no dice are rolled."""
        if not self.faces:
            return self.what
        return tr("{share} chance of {what}", share=chance_words(self.share), what=self.what)


def chance_words(share: Worth) -> Sentence:
    """A chance with one digit, or more digits if it would look like 0% or 100%."""
    digits = 1
    while 0 < share < 1 and round(100 * share, digits) in (0, 100):
        digits += 1
    return percent(share, digits)


@dataclass(frozen=True)
class VariationStep(Generic[StateT]):
    """A move with its most likely dice; `worth` is the next position's value to the first mover."""

    played: Played[StateT]
    likely: Likely
    worth: Worth


@dataclass(frozen=True)
class Variation(Generic[StateT]):
    """A line of at least one move; the first is the choice of `seat`."""

    seat: int
    steps: tuple[VariationStep[StateT], ...]


def choices_to_compare(
    choices: Sequence[Evaluation[MoveT]], chosen: Evaluation[MoveT]
) -> tuple[Evaluation[MoveT], ...]:
    """Return the best choice, the chosen one, and the runner-up, each once and the best first."""
    different = list[Evaluation[MoveT]]()
    for each in (choices[0], chosen, *choices[1:2]):
        if all(each.move != other.move for other in different):
            different.append(each)
    return tuple(different)


def second_best(choice: Sentence, cost: Worth, unit: Unit) -> Sentence:
    """Name the second-best choice and its cost."""
    return tr("Second best: {choice}, {cost} below the best.", choice=choice, cost=unit.amount_words(cost))
