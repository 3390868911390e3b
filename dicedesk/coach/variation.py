"""Variations: what most likely comes of a choice, move by move.

A variation is no forecast: of all that dice can show it follows what is likeliest, and of the moves those that the
players there make. What it is worth at each step is what the coach's tables say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic

from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.game import Played, StateT
from dicedesk.core.words import Sentence, percent, tr

MOST_STEPS = 3
"""A choice, the reply, and the answer to it."""


_NOTHING = Sentence("", {})


@dataclass(frozen=True, slots=True)
class Likely:
    """The likeliest dice of a move, what they are an example of, and the exact chance of that, from 0 to 1.

    `what` is read after "the chance of".
    """

    faces: Roll = ()
    share: Fraction = Fraction(1)
    what: Sentence = _NOTHING

    @property
    def words(self) -> Sentence:
        """The chance, and what it is the chance of; "" where no dice are rolled."""
        if not self.faces:
            return self.what
        return tr("{share} chance of {what}", share=chance_words(self.share), what=self.what)


def chance_words(share: Fraction) -> Sentence:
    """A chance with one digit; with more digits where it would look like never or always."""
    digits = 1
    while 0 < share < 1 and round(100 * share, digits) in (0, 100):
        digits += 1
    return percent(share, digits)


@dataclass(frozen=True)
class VariationStep(Generic[StateT]):
    """A move with its likeliest dice; `worth` is the value of the next position to the player of the first move."""

    played: Played[StateT]
    likely: Likely
    worth: Worth


@dataclass(frozen=True)
class Variation(Generic[StateT]):
    """One move after another, the first of which is the choice of `seat`; there is one at least."""

    seat: int
    steps: tuple[VariationStep[StateT], ...]


def choices_to_compare(choices: Sequence[Evaluation], chosen: Evaluation) -> tuple[Evaluation, ...]:
    """Return the best choice, the chosen one, and the runner-up, each once; of the choices the best comes first."""
    different = list[Evaluation]()
    for each in (choices[0], chosen, *choices[1:2]):
        if all(each.move != other.move for other in different):
            different.append(each)
    return tuple(different)


def second_best(choice: Sentence, cost: Worth, unit: Unit) -> Sentence:
    """Say which choice comes next after the best, and what it gives away."""
    return tr("Second best: {choice}, {cost} below the best.", choice=choice, cost=unit.amount_words(cost))
