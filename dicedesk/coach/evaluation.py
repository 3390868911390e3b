"""A coach's verdict on one choice, the cost limits of mistakes, and the sum of a player's choices."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from types import MappingProxyType
from typing import Generic, TypeAlias

from dicedesk.core.game import MoveT_co
from dicedesk.core.words import Sentence

Worth: TypeAlias = Fraction | float
"""The value of a position or a choice; more is better. Exact if the game's chances are."""


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[MoveT_co]):
    """A choice. `value` is as people read it in the coach's unit; `cost`, compared with the best choice, is 0 or more.

    At craps the cost is compared with rolling without the bet; if the bet gains, the cost is below 0.

    `weight` is the divisor of the cost before it is graded; 0 if it is not graded: nothing can be lost, or the choice
    is for the win.
    """

    move: MoveT_co
    value: Worth
    cost: Worth
    why: Sentence
    weight: Worth = 1

    @property
    def graded_cost(self) -> Worth:
        """The cost on the scale of its unit's limits."""
        return self.cost / self.weight if self.weight else 0

    @property
    def is_for_the_win(self) -> bool:
        """Whether the choice costs something, but has a better chance to win than the one that costs least."""
        return not self.weight and self.cost > 0


@dataclass(frozen=True, slots=True)
class Decision(Generic[MoveT_co]):
    """The best move of a choice, and the cost of the worst move that counts."""

    best: MoveT_co
    stake: Worth


@dataclass(frozen=True)
class ChoiceKind:
    """A kind of choice, such as late-game choices: its id in files, and its title."""

    id: str
    title: Sentence


class Grade(Enum):
    """How good a choice was, under its name in a JSON review."""

    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def sign(self) -> str:
        """The sign used in chess; "" for a choice that is fine."""
        return {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}.get(self, "")


class Rating(Enum):
    """The rating of all of a player's choices, the best first, under its name in a JSON review."""

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
"""The best rating for play whose worst choice has this grade: strong play contains no mistake."""


_CLOSE = 1e-12
"""A cost this close to a limit is on it."""


@dataclass(frozen=True)
class Limits:
    """The limits of one unit.

    A choice that costs `inaccuracy`, `mistake` or `blunder`, or more, is graded as one. If no choice costs more than
    `open`, there is nothing to decide, and the choice does not count. `ratings` are the highest average costs for each
    rating but the last; even among many good choices, an inaccuracy makes play no better than strong, and a mistake no
    better than steady.
    """

    open: Worth
    inaccuracy: Worth
    mistake: Worth
    blunder: Worth
    ratings: tuple[Worth, Worth, Worth, Worth]

    def grade(self, cost: Worth) -> Grade:
        """The grade of a choice with this cost."""
        # Compared as floats, because fractions are slow; a limit such as 0.02 is not an exact float.
        reached = float(cost) + _CLOSE
        if reached >= self.blunder:
            return Grade.BLUNDER
        if reached >= self.mistake:
            return Grade.MISTAKE
        return Grade.INACCURACY if reached >= self.inaccuracy else Grade.FINE

    def rating(self, cost: Worth, worst: Grade = Grade.FINE) -> Rating:
        """The rating for this average cost per choice and this grade of the worst choice."""
        limits = zip(_WITH_LIMITS, self.ratings, strict=True)
        reached = float(cost) - _CLOSE
        by_loss = next((rating for rating, most in limits if reached <= most), Rating.ADVENTUROUS)
        return max(by_loss, _BEST_WITH[worst], key=list(Rating).index)


@dataclass(frozen=True)
class PlayerReview:
    """All choices of one seat, and its luck.

    `dice` is its gain from all throws, no matter who threw; `gifts` is its gain from the choices of others. `result` is
    the value of the last position: how the game ended, if it is over. `grades` counts the open `choices`;
    `cost_a_choice` is their cost divided by the sum of their `put_down`. `cost_before` is the expected cost of the bets
    that lay on the table before the first move, at craps.
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
    cost_before: Worth = 0

    @property
    def brought(self) -> Worth:
        """What the result is compared with: the value at the start, at craps the money with which the game began."""
        return self.value_at_start + self.cost_before

    @property
    def luck(self) -> Worth:
        """All changes of its value except through its own choices."""
        return self.dice + self.gifts

    @property
    def without_luck(self) -> Worth:
        """The result of the same choices with average luck."""
        return self.value_at_start - self.cost

    @property
    def decided(self) -> int:
        """How many choices were mistakes or worse."""
        return sum(count for grade, count in self.grades if grade in (Grade.MISTAKE, Grade.BLUNDER))
