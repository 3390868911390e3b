"""The coach of craps."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation, Unit, Worth
from dicedesk.coach.working import Working
from dicedesk.core.game import Move
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Sentence
from dicedesk.games.craps.bets import COME_ODDS, Bet, BetKinds, Bets
from dicedesk.games.craps.coach_fates import fate_of
from dicedesk.games.craps.coach_move_working import working_of_placing, working_of_taking_down
from dicedesk.games.craps.coach_reasons import (
    reason_otherwise,
    reason_to_bet,
    reason_to_take_down,
    reason_to_throw,
)
from dicedesk.games.craps.coach_throws import BetPosition, position_of
from dicedesk.games.craps.coach_worths import money_back, worth_of_table
from dicedesk.games.craps.house import HouseRules, commission_on_bet
from dicedesk.games.craps.rules import (
    CrapsMove,
    CrapsState,
    Leave,
    PlaceBet,
    TakeDown,
    Throw,
    TurnBets,
    TurnOdds,
)


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
        """The moves on the table; a move's value is the dollars that it brings, and its loss what it costs.

        What lies there was decided before. So a move is weighed beside rolling without it, though taking a bet down
        may bring more; what brings something costs less than nothing.
        """
        weighed = [_weighed(state, self._staked(state, move)) for move in state.legal_moves()]
        return tuple(sorted(weighed, key=lambda each: float(each.value), reverse=True))

    def working(self, state: CrapsState, move: Move, against: Against) -> Working | None:
        """What becomes of a bet that is made or taken down; other moves have none."""
        match move:
            case PlaceBet() if state.refusal(move) is None:
                return working_of_placing(state, move)
            case TakeDown() if state.refusal(move) is None:
                return working_of_taking_down(state, move)
            case _:
                return None

    def decision(self, state: CrapsState, against: Against) -> Decision:
        """To throw without a further bet loses nothing; most tables take a bet that costs a sixth of a dollar."""
        return _DECISION

    def weight(self, state: CrapsState, move: Move) -> Fraction:
        """The dollars that the move is about, so that the share lost of them is graded, as the house edge is.

        A bet that stays up when it wins counts each time that it is decided. Throws are about nothing: what they may
        win or lose was weighed when it was laid.
        """
        about = _about(state, move)
        return about / DOLLAR if about else _NOTHING

    def put_down(self, move: Move, weight: Worth) -> Worth:
        """Only what is bet counts as money of which the house keeps a share; to take down or turn on bets nothing."""
        return weight if isinstance(move, PlaceBet) else _NOTHING

    def taken_back(self, state: CrapsState, move: Move, before: Sequence[Move]) -> tuple[int, ...]:
        """The places of the bets that lie there and that the move takes down."""
        if not isinstance(move, TakeDown | Leave):
            return ()
        after = state.apply(move).state.bets
        return tuple(place for bet in state.bets if bet not in after for place in _placed(bet, before))

    def why(self, state: CrapsState, move: Move, against: Against) -> Sentence:
        """One sentence about a move, of a bet for what is put down."""
        match move:
            case Throw() | PlaceBet() | TakeDown() | TurnOdds() | TurnBets() | Leave():
                return _weighed(state, move).why
            case _:
                raise TypeError(f"Craps has no move {move!r}.")

    def worth(self, state: CrapsState, against: Against, seat: int) -> Fraction:
        """The player's money in dollars, with what is expected to come back of the bets that lie there."""
        return _worth(state.rules, state.bankroll, state.bets, state.point, (state.odds_on, state.bets_on))

    def worth_of(self, state: CrapsState, move: Move, against: Against, seat: int) -> Fraction:
        """The same once the move is made; a throw changes nothing before its dice lie."""
        match move:
            case Throw():
                return self.worth(state, against, seat)
            case PlaceBet() | TakeDown() | TurnOdds() | TurnBets() | Leave():
                return self.worth(state.apply(move).state, against, seat)
            case _:
                raise TypeError(f"Craps has no move {move!r}.")

    def _staked(self, state: CrapsState, move: CrapsMove) -> CrapsMove:
        if not isinstance(move, PlaceBet) or move.dollars >= self.stake:
            return move
        wished = PlaceBet(move.name, self.stake)
        return move if state.refusal(wished) else wished


CRAPS_COACH = CrapsCoach()
_DECISION = Decision(Throw(), 1 / 6)
_NOTHING = Fraction(0)
_COME_ODDS: BetKinds = frozenset(COME_ODDS.values())


@lru_cache(maxsize=1024)
def _worth(
    rules: HouseRules, bankroll: Cents, bets: Bets, point: int | None, on: tuple[bool, bool]
) -> Fraction:
    """The worth of a table in dollars. A review asks for that before a throw, after it, and for the next choice."""
    odds_on, bets_on = on
    return worth_of_table(CrapsState(rules, bankroll, point, bets, odds_on=odds_on, bets_on=bets_on)) / DOLLAR


def _about(state: CrapsState, move: Move) -> Fraction:
    """The cents that a move puts down, takes down, turns on or off, or leaves."""
    match move:
        case PlaceBet(name, stake):
            bet = Bet(dollars(stake), state.kind_named(name))
            price = bet.amount + commission_on_bet(state.rules, bet)
            return price * fate_of(position_of(state, bet.kind)).decisions
        case TakeDown(name):
            return Fraction(state.amount_on(state.kind_named(name)))
        case TurnOdds():
            return _on(state, _COME_ODDS)
        case TurnBets():
            return _on(state, state.rules.resting)
        case Leave():
            return Fraction(state.on_table)
        case _:
            return _NOTHING


def _placed(bet: Bet, before: Sequence[Move]) -> Iterator[int]:
    """The places of the moves that put down what lies on the bet, the last one first."""
    missing = int(bet.amount)
    for place in reversed(range(len(before))):
        move = before[place]
        if isinstance(move, PlaceBet) and move.name == bet.name:
            yield place
            missing -= dollars(move.dollars)
            if missing <= 0:
                return


def _on(state: CrapsState, kinds: BetKinds) -> Fraction:
    return Fraction(sum(bet.amount for bet in state.bets if bet.kind in kinds))


def _weighed(state: CrapsState, move: CrapsMove) -> Evaluation:
    return Evaluation(move, *_judged(state, move))


_Judged = tuple[Fraction, Fraction, Sentence, Fraction]
"""What an evaluation says of a move: value, loss, why, and the weight, in dollars."""


def _judged(state: CrapsState, move: CrapsMove) -> _Judged:
    match move:
        case Throw():
            return _in_dollars(_NOTHING, reason_to_throw(), _NOTHING)
        case PlaceBet(name, stake):
            return _judged_bet(state, Bet(dollars(stake), state.kind_named(name)))
        case TakeDown():
            gain = worth_of_table(state.apply(move).state) - worth_of_table(state)
            return _in_dollars(gain, reason_to_take_down(gain), _about(state, move))
        case _:
            gain = worth_of_table(state.apply(move).state) - worth_of_table(state)
            return _in_dollars(gain, reason_otherwise(gain), _about(state, move))


def _judged_bet(state: CrapsState, bet: Bet) -> _Judged:
    position, lying = position_of(state, bet.kind), state.amount_on(bet.kind)
    commission = commission_on_bet(state.rules, bet)
    return _judged_addition(position, lying, bet.amount, commission)


@lru_cache(maxsize=2048)
def _judged_addition(position: BetPosition, lying: Cents, amount: Cents, commission: Cents) -> _Judged:
    """What it brings that an amount is put on what lies there, which may be nothing."""
    both = Cents(lying + amount)
    had = money_back(position, lying).mean
    gain = money_back(position, both).mean - had - amount - commission
    decisions = fate_of(position).decisions
    why = reason_to_bet(position, amount, -gain / decisions)
    return _in_dollars(gain, why, (amount + commission) * decisions)


def _in_dollars(gain: Fraction, why: Sentence, about: Fraction) -> _Judged:
    return gain / DOLLAR, -gain / DOLLAR, why, about / DOLLAR
