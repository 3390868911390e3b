"""The moments of a game of Pig, told to a friend at its end. It belongs to the second stage."""

from collections.abc import Sequence
from fractions import Fraction

from dicedesk.games.pig.rules import PigState

from dicedesk.core.dice import SIDES
from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.play.moments import Moments


class PigMoments(Moments[PigState]):
    """What the die came to is its face."""

    def choice(self, played: Played[PigState], names: Sequence[Name]) -> Sentence:
        """To roll, or to hold, with the points of the turn."""
        before = played.before
        values = {"name": names[before.seat], "points": before.turn}
        if played.faces:
            return tr("{name}: rolled with {points}.", **values)
        return tr("{name}: held with {points}.", **values)

    def dice(self, played: Played[PigState], names: Sequence[Name]) -> Sentence:
        """The face."""
        (face,) = played.faces
        dice = self.with_odds(str(face), played)
        return tr("{name}: rolled {dice}.", name=names[played.before.seat], dice=dice)

    def chance(self, played: Played[PigState]) -> Fraction:
        """That of each face."""
        return Fraction(1, SIDES)


PIG_MOMENTS = PigMoments()
