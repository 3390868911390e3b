"""What the coach says of the dice on the felt: pure functions from its evaluations to texts."""

from dataclasses import dataclass

from dicedesk.coach.evaluation import Evaluation, Worth
from dicedesk.core.words import Figure, figure
from dicedesk.games.poker_dice.coach import PokerDiceCoach
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.rules import POSITIONS, PokerDiceState, Reroll
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.poker_dice.outlook import choice_words, faces_at
from dicedesk.ui.table.card import CoachText

NOBODY = ("",)


@dataclass(frozen=True)
class Advice:
    """The best choice of dice, why it is that, and how many hands the next two cost.

    `places` are those of the dice that are best kept, from 0.
    """

    text: CoachText
    places: tuple[int, ...]


def advice_on(odds: PokerDiceOdds, state: PokerDiceState) -> Advice:
    """What is best done with the dice that lie on the felt."""
    best, second, third, *_ = PokerDiceCoach(lambda: odds).evaluate(state, NOBODY)
    said = tr("Best: {choice}, {hands} hands", choice=_choice(state, best), hands=_hands(best.value))
    others = tr(
        "Second: {choice}, {hands} more hands", choice=_choice(state, second), hands=_hands(second.loss)
    )
    then = tr("Third: {choice}, {hands} more hands", choice=_choice(state, third), hands=_hands(third.loss))
    return Advice(CoachText(said, shown(best.why), f"{others}\n{then}"), _places(best))


def _choice(state: PokerDiceState, evaluation: Evaluation) -> str:
    return choice_words(faces_at(state.dice, _places(evaluation)))


def _places(evaluation: Evaluation) -> tuple[int, ...]:
    """The places of the dice that a choice keeps, from 0."""
    again = evaluation.move.positions if isinstance(evaluation.move, Reroll) else ()
    return tuple(place - 1 for place in POSITIONS if place not in again)


def _hands(number: Worth) -> Figure:
    return figure(number, 2)
