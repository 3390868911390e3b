"""What the card at the end of a game shows."""

from dataclasses import dataclass

from dicedesk.coach.evaluation import Worth
from dicedesk.coach.unit import Sums
from dicedesk.core.words import Sentence, in_sentences, tr
from dicedesk.features.review.bars import EndingBar
from dicedesk.features.review.curve import Curve


@dataclass(frozen=True)
class EndingStep:
    """One step of a game: a choice or its dice, the number of the move, from 1, and the change."""

    place: int
    is_choice: bool
    change: Worth


@dataclass(frozen=True)
class GameEnding:
    """The end of a game, seen from one seat.

    `expected` is what the seat could expect of a game that is won by comparing scores, or "". `sums` are the numbers of
    the `bars`. `summary` is "" if the game has its own words for the result, with which the `moment` then begins; it
    goes on with the `step`, or says that none stood out. `error` is the number of the player's move to look at, if a
    choice was the moment or the choices cost most. `to_copy` is a line about a daily game to share, and `best_play` the
    result of best play with its dice; both are "" for other games. `duel` compares a game played from a challenge with
    the challenger's game, or is ""; `can_challenge` says whether the dice can be sent to a friend.
    """

    headline: Sentence
    expected: Sentence
    summary: Sentence
    sums: Sums
    bars: tuple[EndingBar, ...]
    curve: Curve
    step: EndingStep | None
    moment: str
    error: int | None
    to_copy: Sentence
    best_play: Sentence
    duel: str
    can_challenge: bool

    @property
    def place(self) -> int | None:
        """The number of the move to look at first; None if there is none."""
        return self.error or (None if self.step is None else self.step.place)

    @property
    def result(self) -> Sentence:
        """The headline, which has no period, and what the seat could expect.

        Such as "You won, 3 rounds to 1. At the start, you could expect to win 2.9 rounds."
        """
        if not self.expected:
            return self.headline
        return tr("{headline}. {sentence}", headline=self.headline, sentence=self.expected)

    @property
    def spoken(self) -> str:
        """The card as a screen reader reads it."""
        return in_sentences(self.expected, self.duel, self.best_play, self.summary, self.moment)
