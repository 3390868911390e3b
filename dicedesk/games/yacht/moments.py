"""The moments of a game of Yacht."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import Self

from dicedesk.core.dice import FACES, SIDES, Roll
from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, by, tr
from dicedesk.games.yacht.boxes import Box
from dicedesk.games.yacht.rules import Score, YachtState, faces_words, kept_by, places_kept
from dicedesk.games.yacht.telling import choice_words, points_words
from dicedesk.play.moments import DiceShown, Moments


@dataclass(frozen=True)
class YachtMoments(Moments[YachtState]):
    """The dice's result is their points in the box that was taken in this turn; None if it is not known."""

    box: Box | None = None

    def followed_by(self, later: Sequence[Played[YachtState]]) -> Self:
        moves = (played.move for played in later)
        return replace(self, box=next((move.box for move in moves if isinstance(move, Score)), None))

    def choice(self, played: Played[YachtState], names: Sequence[Name]) -> Sentence:
        before, name = played.before, names[played.before.seat]
        points = points_words(before.card.total)
        if not before.dice:
            you, other = tr("At {points}, you started a turn."), tr("At {points}, {name} started a turn.")
            return by(name, you, other, points=points)
        return by(
            name,
            tr("In turn {turn}, at {points} with {dice}, you chose “{choice}”."),
            tr("In turn {turn}, at {points} with {dice}, {name} chose “{choice}”."),
            turn=_turn(before),
            points=points,
            dice=faces_words(before.dice),
            choice=choice_words(before, played.move),
        )

    def dice(self, played: Played[YachtState], names: Sequence[Name]) -> Sentence:
        before, kept, result = played.before, kept_by(played.move), self._result(played)
        values = {"turn": _turn(before), "points": points_words(before.card.total), "kept": faces_words(kept)}
        where = tr("In turn {turn}, at {points}", **values)
        if kept:
            where = tr("In turn {turn}, at {points} with {kept} kept", **values)
        you, other = tr("{where}, you rolled {dice}."), tr("{where}, {name} rolled {dice}.")
        if result is not None:
            you = tr("{where}, you rolled {dice}: {result}.")
            other = tr("{where}, {name} rolled {dice}: {result}.")
        return by(names[before.seat], you, other, where=where, dice=faces_words(played.faces), result=result)

    def _result(self, played: Played[YachtState]) -> str | None:
        """The points in the box that was taken; None if it is not known, or if the dice only fit it later."""
        if self.box is None:
            return None
        after = played.step.state
        points = _points(after, after.dice, self.box)
        if not points and after.rolls_left:
            return None
        words = tr("{points} in {box}", points=points_words(points), box=self.box.title)
        return self.with_odds(words, played)

    def dice_shown(self, played: Played[YachtState]) -> DiceShown:
        """Within a turn, the dice before the choice; a box keeps none for another roll."""
        before = played.before
        if not before.dice:
            return DiceShown(played.faces)
        return DiceShown(before.dice, places_kept(before.dice, played.move), are_before=True)

    def odds(self, played: Played[YachtState]) -> Sentence | None:
        """Of these points or more."""
        odds = super().odds(played)
        return None if odds is None else tr("{odds} for this or better", odds=odds)

    def chance(self, played: Played[YachtState]) -> Fraction:
        """The chance of these points or more in the box that was taken; 1 if it is not known."""
        if self.box is None:
            return Fraction(1)
        after, kept = played.step.state, kept_by(played.move)
        least = _points(after, after.dice, self.box)
        rolled = product(FACES, repeat=len(played.faces))
        ways = sum(_points(after, (*kept, *faces), self.box) >= least for faces in rolled)
        return Fraction(ways, SIDES ** len(played.faces))


YACHT_MOMENTS = YachtMoments()


def _turn(state: YachtState) -> int:
    return state.card.taken + 1


def _points(state: YachtState, dice: Roll, box: Box) -> int:
    """The points of five dice in an open box of the player to move; 0 if a joker may not go there."""
    return state.card.offers(dice).get(box, 0)
