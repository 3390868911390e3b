"""The moments of a game, for a friend: the position, the choice or the dice, and how rare the dice were."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Self

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.words import Figure, Name, Sentence, by, figure, tr, trn

RARE = Fraction(1, 4)
"""A higher chance is too common to mention."""


@dataclass(frozen=True)
class DiceShown:
    """The dice that show a move: the faces, and the indices, from 0, of the kept dice.

    They are the dice after the move, unless it was a choice among dice: then `are_before` is set.
    """

    faces: Roll = ()
    kept: tuple[int, ...] = ()
    are_before: bool = False


class Moments(ABC, Generic[StateT]):
    """Tells one move of a game in a sentence that begins with the position before it.

    `names` are the players', by seat; scores begin with the mover's.
    """

    @abstractmethod
    def choice(self, played: Played[StateT], names: Sequence[Name]) -> Sentence:
        """The choice, and the position before it."""

    @abstractmethod
    def dice(self, played: Played[StateT], names: Sequence[Name]) -> str:
        """The dice, the position before them, and their result, with its chance if it is rare. `played` has dice."""

    @abstractmethod
    def chance(self, played: Played[StateT]) -> Fraction:
        """The chance of the dice's result."""

    def followed_by(self, later: Sequence[Played[StateT]]) -> Self:
        """The moments of lucky dice that these moves followed: in some games only they say what the dice were for.

        `later` ends before the first choice that cost as much as an inaccuracy.
        """
        return self

    def dice_shown(self, played: Played[StateT]) -> DiceShown:
        """The dice that show the move."""
        return DiceShown(played.faces)

    def own_words(
        self, played: Played[StateT], best: Move | None, names: Sequence[Name], last: StateT
    ) -> str | None:
        """A choice compared with the best one, or, for None, the dice, in a unit other than the coach's.

        `last` is the end of the game. Returns None if the coach's unit says it well.
        """
        return None

    def tells_change(self, played: Played[StateT], change: float | Fraction) -> bool:
        """Whether the words for the dice say enough about this change of the value."""
        return False

    def best(self, best: Move, title: Sentence) -> Sentence:
        """The name of the best choice, beside the one made; `title` is its name at the table."""
        return title

    def decided_words(self, state: StateT, winner: int, names: Sequence[Name]) -> Sentence:
        """Why this player is certain to win a game for two that goes on from this state."""
        return by(
            names[winner],
            tr("With perfect play, you could no longer lose."),
            tr("With perfect play, {name} could no longer lose."),
        )

    def odds_words(self, times: int, rolls: Figure, *, is_exact: bool) -> Sentence:
        """The number of times in a number of rolls."""
        if not is_exact:
            return tr("about 1 roll in {rolls}", rolls=rolls)
        return trn("1 roll in {rolls}", "{count} rolls in {rolls}", times, rolls=rolls)

    def odds(self, played: Played[StateT]) -> Sentence | None:
        """The chance of the dice's result in words; None if it is too common to mention."""
        chance = self.chance(played)
        if chance > RARE:
            return None
        of_two_dice = chance * SIDES**2
        if chance.numerator == 1:
            return self.odds_words(1, figure(chance.denominator), is_exact=True)
        if of_two_dice.denominator == 1:
            return self.odds_words(of_two_dice.numerator, figure(SIDES**2), is_exact=True)
        return self.odds_words(1, figure(1 / chance), is_exact=False)

    def with_odds(self, result: str, played: Played[StateT]) -> str:
        """The words for the dice's result, with its chance if it is rare."""
        odds = self.odds(played)
        return result if odds is None else tr("{dice} ({odds})", dice=result, odds=odds)


def chance_of_total(total: int) -> Fraction:
    """The chance that two dice show this total, 2 to 12."""
    return Fraction(SIDES - abs(SIDES + 1 - total), SIDES**2)
