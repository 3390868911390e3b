"""The class of a choice: what a board shows on it, as a sign and a word."""

from collections.abc import Iterable
from enum import Enum
from typing import Any

from dicedesk.coach.evaluation import Evaluation, Grade, Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.game import Move
from dicedesk.core.words import Sentence, tr

_CLOSE = 1e-12
"""A cost this small is a rounding error of floats."""


class ChoiceVerdict(Enum):
    """A grade, and whether no choice is better; at craps, whether the choice costs nothing.

    A choice for the win has no grade.
    """

    BEST = "best"
    FOR_THE_WIN = "win"
    GOOD = Grade.FINE
    INACCURACY = Grade.INACCURACY
    MISTAKE = Grade.MISTAKE
    BLUNDER = Grade.BLUNDER

    @property
    def sign(self) -> str:
        """The sign, different for each: "★" or "✓" for a fine choice, otherwise the grade's."""
        own = {ChoiceVerdict.BEST: "★", ChoiceVerdict.FOR_THE_WIN: "!", ChoiceVerdict.GOOD: "✓"}
        return own.get(self) or Grade(self.value).sign

    @property
    def word(self) -> Sentence:
        """The word, the same as in a review."""
        if self is ChoiceVerdict.BEST:
            return tr("best", "a choice")
        if self is ChoiceVerdict.FOR_THE_WIN:
            return tr("for the win")
        # Most games show none, and need no review.
        from dicedesk.coach.review import grade_words

        return grade_words(Grade(self.value))

    @property
    def text(self) -> Sentence:
        """The sign and the word, such as "?! inaccuracy"."""
        return Sentence("{sign} {word}", {"sign": self.sign, "word": self.word})


def costs_nothing(cost: Worth) -> bool:
    """Whether a choice with this cost is one of the best; at craps, whether it is as good as rolling."""
    return float(cost) <= _CLOSE


def verdict_on(choice: Evaluation[Any], unit: Unit) -> ChoiceVerdict:
    """The class of a choice that the unit's coach weighed. Equally good choices have the same."""
    if costs_nothing(choice.cost):
        return ChoiceVerdict.BEST
    if choice.is_for_the_win:
        return ChoiceVerdict.FOR_THE_WIN
    return ChoiceVerdict(unit.limits.grade(choice.graded_cost))


def verdicts_on(choices: Iterable[Evaluation[Any]], unit: Unit) -> dict[Move, ChoiceVerdict]:
    """The class of each of these choices, by its move."""
    return {choice.move: verdict_on(choice, unit) for choice in choices}
