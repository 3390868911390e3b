"""What bets cost: by the next throw, until they have gone, each time they are decided, and in an hour of play.

Costs are in cents; below 0 the player gains. What goes on lying on the table counts as it stands, so that the cost
until a bet has gone is what its throws cost one by one.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from dicedesk.coach.craps.fates import fate_of
from dicedesk.coach.craps.squares import added_up, grid_of
from dicedesk.coach.craps.throws import BetPosition, position_of
from dicedesk.coach.craps.worths import money_back
from dicedesk.core.dice import SIDES
from dicedesk.core.money import NOTHING, Cents
from dicedesk.games.craps.bet_kinds import BET_KINDS, BUYS, DONT_PASS, LAYS, LINE_BEHIND, PASS, POINTS
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.betting import commission_on_bet, made_as
from dicedesk.games.craps.state import CrapsState

AN_HOUR = 60
"""So many throws are counted as an hour at the table."""


@dataclass(frozen=True)
class BetPrice:
    """What a bet of `amount` costs.

    `next_throw` is what the next throw costs on average and `next_variance` the variance of that; `until_gone` and
    `variance` are the same for all throws until the bet has gone, after `throws` throws and `decisions` decisions on
    average. `an_hour` is the cost of 60 throws when the bet is made anew as soon as it has gone.
    A commission that is paid when the bet is made belongs to the price of a bet that is about to be made.
    """

    name: str
    amount: Cents
    next_throw: Fraction
    next_variance: Fraction
    until_gone: Fraction
    variance: Fraction
    throws: Fraction
    decisions: Fraction
    an_hour: Fraction

    @property
    def each_decision(self) -> Fraction:
        """What it costs each time the bet is won, lost or pushed."""
        return self.until_gone / self.decisions


@dataclass(frozen=True)
class TablePrice:
    """What all bets on a table cost together, in the words of BetPrice.

    Costs add up. Variances do not, since one throw decides many bets; that of the next throw is that of all together.
    """

    bets: tuple[BetPrice, ...]
    next_throw: Fraction
    next_variance: Fraction
    until_gone: Fraction
    an_hour: Fraction


def price_of(state: CrapsState, bet: Bet) -> BetPrice:
    """What a bet costs that lies on the table of the state."""
    return _price(position_of(state, bet.kind), bet.amount, NOTHING, _hourly(state, bet))


def price_to_make(state: CrapsState, name: str, amount: Cents) -> BetPrice:
    """What a bet costs that is about to be made, with the commission. Raises KeyError for an unknown name."""
    bet = Bet(amount, state.kind_named(name))
    commission = commission_on_bet(state.rules, bet)
    return _price(position_of(state, bet.kind), amount, commission, _hourly(state, bet))


def price_of_table(state: CrapsState, *, made_now: bool = False) -> TablePrice:
    """What the bets that lie on the table cost, each and together; with their commissions if they are made now."""
    bets = tuple(
        price_to_make(state, bet.name, bet.amount) if made_now else price_of(state, bet) for bet in state.bets
    )
    _, variance = added_up(tuple(grid_of(position_of(state, bet.kind), bet.amount) for bet in state.bets))
    return TablePrice(
        bets,
        sum((bet.next_throw for bet in bets), Fraction(0)),
        variance,
        sum((bet.until_gone for bet in bets), Fraction(0)),
        sum((bet.an_hour for bet in bets), Fraction(0)),
    )


@lru_cache(maxsize=1024)
def _price(position: BetPosition, amount: Cents, commission: Cents, an_hour: Fraction) -> BetPrice:
    fate, back, grid = fate_of(position), money_back(position, amount), grid_of(position, amount)
    return BetPrice(
        position.name,
        amount,
        commission - grid.mean,
        grid.variance,
        amount + commission - back.mean,
        back.variance,
        fate.throws,
        fate.decisions,
        an_hour,
    )


def _hourly(state: CrapsState, bet: Bet) -> Fraction:
    """The cost of 60 throws with the bet made again and again.

    Where it is made after a point, that is a mean over the points, each as often as it comes. Odds count from where
    they lie.
    """
    made = Bet(bet.amount, BET_KINDS[made_as(bet.name)])
    price = made.amount + commission_on_bet(state.rules, made)
    position = position_of(state, bet.kind if bet.kind in LINE_BEHIND else made.kind)
    return _rate(position, price, made.amount, _points_for(state, bet)) * AN_HOUR


def _points_for(state: CrapsState, bet: Bet) -> tuple[int | None, ...]:
    """The points with which the bet is made; for odds that at which they lie."""
    if bet.kind in LINE_BEHIND:
        return (state.point,)
    if bet.kind in (PASS, DONT_PASS):
        return (None,)
    on_point = () if state.rules.numbers_any_time else (BUYS, LAYS)
    return tuple(p for p in POINTS if bet.kind not in {family[p] for family in on_point})


@lru_cache(maxsize=1024)
def _rate(position: BetPosition, price: int, amount: Cents, points: tuple[int | None, ...]) -> Fraction:
    """What a throw costs on average while the bet is made with each of these points as often as that comes."""
    cost = throws = Fraction(0)
    for point in points:
        made = BetPosition(position.rules, position.name, point, position.odds_on, position.bets_on)
        ways = 1 if point is None else SIDES - abs(SIDES + 1 - point)
        cost += ways * (price - money_back(made, amount).mean)
        throws += ways * fate_of(made).throws
    return cost / throws
