"""The moments of a game of Pig, told to a friend at its end. It belongs to the second stage."""

from collections.abc import Sequence
from fractions import Fraction

from dicedesk.core.dice import SIDES
from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, by, tr
from dicedesk.games.pig.rules import PigState
from dicedesk.play.moments import Moments


class PigMoments(Moments[PigState]):
    """What the die came to is its face. Each sentence says first where the game stood, and ends in a period."""

    def choice(self, played: Played[PigState], names: Sequence[Name]) -> Sentence:
        """To roll, or to hold, with the points of the turn."""
        before = played.before
        name, points = names[before.seat], before.turn
        if played.faces:
            return by(
                name, tr("With {points}, you rolled."), tr("With {points}, {name} rolled."), points=points
            )
        return by(name, tr("With {points}, you held."), tr("With {points}, {name} held."), points=points)

    def dice(self, played: Played[PigState], names: Sequence[Name]) -> Sentence:
        """The face, and its chance."""
        (face,), name, points = played.faces, names[played.before.seat], played.before.turn
        dice = self.with_odds(str(face), played)
        you, other = tr("With {points}, you rolled {dice}."), tr("With {points}, {name} rolled {dice}.")
        return by(name, you, other, points=points, dice=dice)

    def chance(self, played: Played[PigState]) -> Fraction:
        """That of each face."""
        return Fraction(1, SIDES)


PIG_MOMENTS = PigMoments()
