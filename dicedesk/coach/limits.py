"""From which loss on a choice counts as a mistake, and what a player's whole play is called.

The limits are tuned on simulated beginners, so that a sensible player makes one or two mistakes a game. In Hog, by
`tests/coach/beginners.py`, 400 games each; blunders are the mistakes of 7 points and more:

| player | against | mistakes | blunders | points lost a choice |
| --- | --- | --- | --- | --- |
| looks at the lead after the turn, not exactly | perfect | 0.8 | 0.6 | 1.5 |
| the same | swap | 1.1 | 1.0 | 2.6 |
| the same | final | 1.1 | 1.3 | 2.7 |
| always rolls six dice | final | 1.4 | 2.1 | 4.9 |
| guesses | final | 1.3 | 2.3 | 4.8 |
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from dicedesk.coach.evaluation import Unit, Worth


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

    def grade(self, loss: Worth) -> Grade:
        """How good a choice is that loses so much to the best one."""
        about = float(loss)
        if _reaches(loss, about, self.blunder):
            return Grade.BLUNDER
        if _reaches(loss, about, self.mistake):
            return Grade.MISTAKE
        return Grade.INACCURACY if _reaches(loss, about, self.inaccuracy) else Grade.FINE

    def rating(self, loss: Worth, worst: Grade = Grade.FINE) -> Rating:
        """What to call play that loses so much a choice on average, and whose worst choice has this grade."""
        limits = zip(_WITH_LIMITS, self.ratings, strict=True)
        by_loss = next((rating for rating, most in limits if loss <= most), Rating.ADVENTUROUS)
        return max(by_loss, _BEST_WITH[worst], key=list(Rating).index)


_CLOSE = 1e-9


def _reaches(loss: Worth, about: float, limit: Worth) -> bool:
    """Whether a loss, about so much, is at least the limit. Fractions are slow: they are compared close to it alone."""
    above = about - float(limit)
    return above > 0 if abs(above) > _CLOSE else loss >= limit


LIMITS: Mapping[Unit, Limits] = MappingProxyType(
    {
        Unit.WIN_CHANCE: Limits(0.0001, 0.01, 0.03, 0.07, (0.001, 0.01, 0.025, 0.05)),
        Unit.ROUNDS: Limits(0.0002, 0.001, 0.009, 0.02, (0.00025, 0.0015, 0.004, 0.008)),
        Unit.HANDS: Limits(0.001, 0.2, 0.5, 1.5, (0.005, 0.04, 0.12, 0.4)),
        Unit.DOLLARS: Limits(0.001, 0.02, 0.05, 0.1, (0.009, 0.016, 0.03, 0.07)),
    }
)
"""The limits in each unit. The numbers that follow are means of games that were played and reviewed, by
`beginners.py` in `tests/coach/hazard`, `tests/coach/poker_dice` and `tests/coach/craps`.

Rounds, in Hazard (600 turns at the dice of six rounds each): against main 7 mains 5 and 9 cost 0.0010 rounds, mains 6
and 8 cost 0.0092, each twice as much right after a lost round, and nothing costs more; so these are inaccuracies and
mistakes, and there is no blunder. Who mostly takes main 7 makes 1.2 mistakes a turn at the dice, who takes any main
2.3, the superstitious caster 2.5. A choice costs them 0.0028, 0.0055 and 0.0071.

Hands, in Poker Dice (150 games): the sensible player makes 1.2 mistakes in its 58 choices of dice, and 2.7 where it
also slips one time in twenty. A choice costs it 0.08 of a hand: 0.36 when it keeps two pair after the first roll, 1.06
when it is content with a full house there. For straights at any price a choice costs 0.33; for who holds whatever pays
1.12, with 83 mistakes, of which 50 are blunders; for who never re-rolls 5.37, with 17 mistakes, nearly all blunders.

Dollars, in Craps: the limits are shares of the money that a choice is about, as the house edge is. In Las Vegas, fine
are pass, come, their odds, and place bets on 6 and 8; an inaccuracy are the field and place bets on 5 and 9; a mistake
place bets on 4 and 10, Big 6 and 8, and hard 6 and 8; a blunder hard 4 and 10 and all other bets on one throw. Pass
with odds behind it is flawless; pass alone, and place bets on 6 and 8, are strong. In an hour of 60 throws in Las
Vegas, as the mean of 150 (the cost is that of a choice, a share of the dollars that it is about):

| who bets | inaccuracies | mistakes | blunders | cost |
| --- | --- | --- | --- | --- |
| pass with odds, 6 and 8; any bet one time in forty | 0.46 | 0.27 | 1.53 | 0.0107 |
| pass, and the field at each throw | 60 | 0 | 0 | 0.0246 |
| pass, and a long shot before every fourth throw | 0 | 6.1 | 15.8 | 0.0697 |
| any bet before every second throw | 12.4 | 5.6 | 31.0 | 0.0696 |
"""
