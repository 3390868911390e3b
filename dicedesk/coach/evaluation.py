"""What a coach says of one choice, from which cost on it is a mistake, and what a player's choices come to."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from types import MappingProxyType
from typing import TypeAlias

from dicedesk.core.game import Move
from dicedesk.core.words import Sentence

Worth: TypeAlias = Fraction | float
"""What a position or a choice is worth. Exact where a game's chances are; more is better."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A choice. `value` is as people read it in the coach's unit; `cost` beside the best choice is 0 or more.

    At craps a choice costs more or less than rolling without it; where it gains, the cost is below 0.

    `weight` is what the cost is divided by before it is graded; 0 where nothing can be lost.
    """

    move: Move
    value: Worth
    cost: Worth
    why: Sentence
    weight: Worth = 1

    @property
    def graded_cost(self) -> Worth:
        """The cost as the limits of its unit grade it."""
        return self.cost / self.weight if self.weight else self.cost


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice's best move, and what the worst move that counts would lose to it."""

    best: Move
    stake: Worth


@dataclass(frozen=True)
class ChoiceKind:
    """A kind of choice, such as those in the late game: what files call it, and its title."""

    id: str
    title: Sentence


class Grade(Enum):
    """How good a choice was, as a review in JSON names it."""

    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def sign(self) -> str:
        """The sign that chess gives it; "" for a choice that is fine."""
        return {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}.get(self, "")


class Rating(Enum):
    """What a player's choices are called together, the best first, as a review in JSON names it."""

    FLAWLESS = "flawless"
    STRONG = "strong"
    STEADY = "steady"
    LEARNING = "learning"
    ADVENTUROUS = "adventurous"


_WITH_LIMITS = (Rating.FLAWLESS, Rating.STRONG, Rating.STEADY, Rating.LEARNING)
_BEST_WITH = MappingProxyType(
    {
        Grade.FINE: Rating.FLAWLESS,
        Grade.INACCURACY: Rating.STRONG,
        Grade.MISTAKE: Rating.STEADY,
        Grade.BLUNDER: Rating.STEADY,
    }
)
"""The best rating for play whose worst choice has this grade: one that is told to be a mistake is not strong play."""


_CLOSE = 1e-12
"""A loss so close to a limit is on it."""


@dataclass(frozen=True)
class Limits:
    """The limits of one unit.

    A choice that loses `inaccuracy`, `mistake` or `blunder`, or more, is one. Where no choice loses more than `open`,
    nothing is to be decided, and the choice counts for nothing. `ratings` are what a choice may lose on average for
    each rating but the last; an inaccuracy among many good choices still makes play no better than strong, and a
    mistake no better than steady.
    """

    open: Worth
    inaccuracy: Worth
    mistake: Worth
    blunder: Worth
    ratings: tuple[Worth, Worth, Worth, Worth]

    def grade(self, cost: Worth) -> Grade:
        """The grade of a choice with this cost."""
        # Compared as floats, for fractions are slow; a limit such as 0.02 is no exact float.
        reached = float(cost) + _CLOSE
        if reached >= self.blunder:
            return Grade.BLUNDER
        if reached >= self.mistake:
            return Grade.MISTAKE
        return Grade.INACCURACY if reached >= self.inaccuracy else Grade.FINE

    def rating(self, cost: Worth, worst: Grade = Grade.FINE) -> Rating:
        """The rating of play with this average cost of a choice, whose worst choice has the grade `worst`."""
        limits = zip(_WITH_LIMITS, self.ratings, strict=True)
        reached = float(cost) - _CLOSE
        by_loss = next((rating for rating, most in limits if reached <= most), Rating.ADVENTUROUS)
        return max(by_loss, _BEST_WITH[worst], key=list(Rating).index)


@dataclass(frozen=True)
class PlayerReview:
    """All that one seat did, and what befell it.

    `dice` is what the throws gave it, whoever threw; `gifts` is what the choices of others gave it. `result` is what
    the last position is worth: what the game came to, where it is over. `grades` counts the open `choices`;
    `cost_a_choice` is their cost divided by what they put down.
    """

    value_at_start: Worth
    dice: Worth
    gifts: Worth
    cost: Worth
    result: Worth
    choices: int
    cost_a_choice: Worth
    grades: tuple[tuple[Grade, int], ...]
    rating: Rating | None

    @property
    def luck(self) -> Worth:
        """All that changed its worth without a choice of its own."""
        return self.dice + self.gifts

    @property
    def without_luck(self) -> Worth:
        """The result that the same choices have when luck is even."""
        return self.value_at_start - self.cost

    @property
    def decided(self) -> int:
        """How many choices were mistakes or worse."""
        return sum(count for grade, count in self.grades if grade in (Grade.MISTAKE, Grade.BLUNDER))
