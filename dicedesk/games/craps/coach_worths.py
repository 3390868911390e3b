"""What bets that lie on a table are worth, and so the whole table, when nobody touches them any more.

Every bet stands until it has gone: a place bet that stays up when it wins stands until a 7 takes it. The worth of a
table is then the mean of its worths after the next throw, so that a throw changes it by luck alone, and a decision
changes it by what the decision costs.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from dicedesk.core.money import Cents
from dicedesk.games.craps.coach_fates import fate_of
from dicedesk.games.craps.coach_throws import BetPosition, position_of, thrown
from dicedesk.games.craps.rules import CrapsState


@dataclass(frozen=True)
class MoneyBack:
    """What comes back of a bet until it has gone, its stake included: mean in cents, and variance in cents squared."""

    mean: Fraction
    variance: Fraction


@lru_cache(maxsize=4096)
def money_back(position: BetPosition, amount: Cents) -> MoneyBack:
    """What comes back of a bet of this amount that lies in this position.

    Of all payments only one can happen more than once or beside another, the win of a bet that stays up; when that
    bet is lost, nothing comes back. So the squares of the payments add up.
    """
    mean = square = Fraction(0)
    for payment in fate_of(position).payments:
        back = thrown(payment.position, amount, payment.faces).back
        mean += payment.times * back
        square += payment.squared * back * back
    return MoneyBack(mean, square - mean * mean)


def worth_of_table(state: CrapsState) -> Fraction:
    """The player's money in cents: the bankroll and what is expected to come back of the bets that lie there."""
    backs = [money_back(position_of(state, bet.kind), bet.amount).mean for bet in state.bets]
    return sum(backs, Fraction(state.bankroll))
