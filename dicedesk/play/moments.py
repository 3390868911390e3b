"""The moments of a game, for a friend: the position, the choice or the dice, and how rare the dice were."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from typing import Generic

from dicedesk.core.dice import SIDES
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.words import Name, Sentence, figure, tr

RARE = Fraction(1, 4)
"""A higher chance is too common to mention."""
_WITH_DIGIT = 9.95
"""Numbers of rolls below this have a digit after the point, unless they are whole."""


class Moments(ABC, Generic[StateT]):
    """Tells one move of a game in a sentence that begins with the position before it.

    `names` are the players', by seat; scores begin with that of `seat`, from which the game is seen.
    """

    @abstractmethod
    def choice(self, played: Played[StateT], names: Sequence[Name], seat: int) -> Sentence:
        """The choice, and the position before it."""

    @abstractmethod
    def dice(self, played: Played[StateT], names: Sequence[Name], seat: int) -> str:
        """The dice, the position before them, and their result, with its chance if it is rare. `played` has dice."""

    @abstractmethod
    def chance(self, played: Played[StateT]) -> Fraction:
        """The chance of the dice's result."""

    def own_words(
        self, played: Played[StateT], best: Move | None, names: Sequence[Name], last: StateT
    ) -> str | None:
        """A choice compared with the best one, or, for None, the dice, in a unit other than the coach's.

        `last` is the end of the game. Returns None if the coach's unit says it well.
        """
        return None

    def odds_words(self, rolls: Sentence) -> Sentence:
        """One chance in this number of rolls."""
        return tr("1 roll in {rolls}", rolls=rolls)

    def with_odds(self, words: str, played: Played[StateT]) -> str:
        """The words for the dice, with their chance if it is rare."""
        chance = self.chance(played)
        if chance > RARE:
            return words
        rolls = float(1 / chance)
        digits = 0 if rolls >= _WITH_DIGIT or rolls == round(rolls) else 1
        rolls_words = Sentence("{number}", {"number": figure(rolls, digits)})
        return tr("{dice} ({odds})", dice=words, odds=self.odds_words(rolls_words))


def chance_of_total(total: int) -> Fraction:
    """The chance that two dice show this total, 2 to 12."""
    return Fraction(SIDES - abs(SIDES + 1 - total), SIDES**2)
