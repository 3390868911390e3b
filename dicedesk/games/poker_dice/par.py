"""Par: the hands that best play needs, and where a bankroll must be to keep up with it.

During a hand, both numbers stay as they were at its start, until the hand is paid.
"""

from dataclasses import dataclass
from itertools import pairwise

from dicedesk.core.money import Cents
from dicedesk.core.words import Joined, Sentence, tr
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import BANKROLLS
from dicedesk.games.poker_dice.players import PAR
from dicedesk.games.poker_dice.rules import ANTE, AWARD, PokerDiceEnding, PokerDiceState


@dataclass(frozen=True)
class ParLine:
    """The words about par, and the bankroll that is on par now; None if it is not known."""

    words: str
    mark: Cents | None


def par_line(state: PokerDiceState, odds: PokerDiceOdds | None) -> ParLine:
    """Return the line of a position; without the odds it says only what par is."""
    par = tr("par {hands}", hands=PAR)
    if not state.hands:
        line: str = tr("Par: {hands} hands to {award}", hands=PAR, award=AWARD.shown())
        return ParLine(line, None if odds is None else mark_after(odds, 0))
    hand = tr("Hand {hand}", hand=state.hands)
    if odds is None or _is_missed(state):
        return ParLine(Joined((hand, par)), None)
    played = state.hands - state.in_hand
    bankroll = Cents(state.bankroll + ANTE) if state.in_hand else state.bankroll
    return ParLine(Joined((hand, par, _words(hands_ahead(odds, played, bankroll)))), mark_after(odds, played))


def hands_ahead(odds: PokerDiceOdds, hands: int, bankroll: Cents) -> int:
    """How many hands ahead of par a bankroll is after this many hands; below 0 if it is behind."""
    return round(PAR - hands - odds.weighed_from(bankroll))


def mark_after(odds: PokerDiceOdds, hands: int) -> Cents:
    """The bankroll from which best play needs exactly the hands left to par after this many.

    It lies between two steps of the bankroll. If no bankroll below the award needs that few hands, it is the award's.
    """
    left = PAR - hands
    for lower, upper in pairwise(BANKROLLS):
        more, fewer = odds.weighed_from(lower), odds.weighed_from(upper)
        if fewer <= left <= more:
            return Cents(round(upper - (upper - lower) * (left - fewer) / (more - fewer)))
    return AWARD


def _is_missed(state: PokerDiceState) -> bool:
    outcome = state.outcome()
    return outcome is not None and outcome.ending is not PokerDiceEnding.AWARD


def _words(ahead: int) -> Sentence:
    if not ahead:
        return tr("on par")
    return tr("{hands} ahead", hands=ahead) if ahead > 0 else tr("{hands} behind", hands=-ahead)
