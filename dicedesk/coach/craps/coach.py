"""The coach of craps."""

from dataclasses import dataclass
from fractions import Fraction

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.craps.prices import price_to_make
from dicedesk.coach.craps.reasons import (
    reason_otherwise,
    reason_to_bet,
    reason_to_take_down,
    reason_to_throw,
)
from dicedesk.coach.craps.throws import position_of
from dicedesk.coach.craps.worths import money_back, worth_of_table
from dicedesk.coach.evaluation import Decision, Evaluation, Unit
from dicedesk.core.game import Move
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Sentence
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.betting import commission_on_bet
from dicedesk.games.craps.moves import CrapsMove, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.state import CrapsState


@dataclass(frozen=True)
class CrapsCoach(Coach[CrapsState]):
    """Weighs bets by the dollars that they are expected to cost.

    A position is worth the bankroll and what is expected to come back of the bets that lie there when none of them is
    touched again; a place bet that stays up when it wins stands until a 7 takes it. So a throw costs nothing, making
    a bet costs what is expected to be lost by it, and what taking it down saves is a gain.
    Each bet is weighed at `stake` dollars where the table takes so many, at the least that it takes otherwise.
    """

    stake: int = 1

    @property
    def unit(self) -> Unit:
        """Dollars."""
        return Unit.DOLLARS

    def evaluate(self, state: CrapsState, against: Against) -> tuple[Evaluation, ...]:
        """The moves on the table; a move's value is the dollars that it brings, below 0 what it costs.

        What lies there was decided before. So a move that brings nothing loses nothing, though taking a bet down may
        bring more.
        """
        weighed = [_weighed(state, self._staked(state, move)) for move in state.legal_moves()]
        return tuple(sorted(weighed, key=lambda each: each.value, reverse=True))

    def decision(self, state: CrapsState, against: Against) -> Decision:
        """To throw without a further bet loses nothing."""
        return Decision(Throw(), Fraction(0))

    def worth(self, state: CrapsState, against: Against, seat: int) -> Fraction:
        """The player's money in dollars, with what is expected to come back of the bets that lie there."""
        return worth_of_table(state) / DOLLAR

    def worth_of(self, state: CrapsState, move: Move, against: Against, seat: int) -> Fraction:
        """The same once the move is made; a throw changes nothing before its dice lie."""
        if isinstance(move, Throw):
            return self.worth(state, against, seat)
        return self.worth(state.apply(move).state, against, seat)

    def _staked(self, state: CrapsState, move: CrapsMove) -> CrapsMove:
        if not isinstance(move, PlaceBet) or move.dollars >= self.stake:
            return move
        wished = PlaceBet(move.name, self.stake)
        return move if state.refusal(wished) else wished


CRAPS_COACH = CrapsCoach()


def _weighed(state: CrapsState, move: CrapsMove) -> Evaluation:
    gain, why = _gain_and_why(state, move)
    return Evaluation(move, gain / DOLLAR, max(-gain, Fraction(0)) / DOLLAR, why)


def _gain_and_why(state: CrapsState, move: CrapsMove) -> tuple[Fraction, Sentence]:
    """What the move changes in the worth of the table, in cents, and why."""
    match move:
        case Throw():
            return Fraction(0), reason_to_throw()
        case PlaceBet(name, stake):
            return _gain_of_bet(state, Bet(dollars(stake), state.kind_named(name)))
        case TakeDown():
            gain = worth_of_table(state.apply(move).state) - worth_of_table(state)
            return gain, reason_to_take_down(gain)
        case _:
            gain = worth_of_table(state.apply(move).state) - worth_of_table(state)
            return gain, reason_otherwise(gain)


def _gain_of_bet(state: CrapsState, bet: Bet) -> tuple[Fraction, Sentence]:
    position, lying = position_of(state, bet.kind), state.amount_on(bet.kind)
    both = Cents(lying + bet.amount)
    had = money_back(position, lying).mean if lying else Fraction(0)
    gain = money_back(position, both).mean - had - bet.amount - commission_on_bet(state.rules, bet)
    return gain, reason_to_bet(position, price_to_make(state, bet.name, both))
