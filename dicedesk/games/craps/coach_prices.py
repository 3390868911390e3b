"""What bets cost: by the next throw, until they have gone, each time they are decided, and in an hour of play.

Costs are in cents; below 0 the player gains. What goes on lying on the table counts as it stands, so that the cost
until a bet has gone is what its throws cost one by one.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from dicedesk.core.money import NOTHING, Cents
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, POINTS, Bet, BetKind
from dicedesk.games.craps.coach_fates import fate_of
from dicedesk.games.craps.coach_squares import added_up, grid_of
from dicedesk.games.craps.coach_throws import BetPosition, position_of, thrown
from dicedesk.games.craps.coach_worths import money_back
from dicedesk.games.craps.house import commission_on_bet, made_as, refusal_by_point
from dicedesk.games.craps.odds import DIFFERENT_THROWS, WAYS, Worth, points_after, solved
from dicedesk.games.craps.rules import CrapsState

AN_HOUR = 60
"""So many throws are counted as an hour at the table."""


@dataclass(frozen=True)
class BetPrice:
    """What a bet of `amount` costs.

    `next_throw` is what the next throw costs on average and `next_variance` the variance of that; `until_gone` and
    `variance` are the same for all throws until the bet has gone, after `throws` throws and `decisions` decisions on
    average. `an_hour` is the cost of 60 throws at the table, with a point or without, where the bet is made anew as
    soon as it has gone and the table takes it.
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


def price_of_table(state: CrapsState) -> TablePrice:
    """What the bets that lie on the table cost, each and together; a commission that was paid is spent."""
    bets = tuple(price_of(state, bet) for bet in state.bets)
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

    Odds are put down again whenever the line bet has the number that they lie on, and that one is made again too.
    """
    if bet.kind in LINE_BEHIND:
        line = BET_KINDS[made_as(LINE_BEHIND[bet.kind].name)]
        position, odds = position_of(state, line), position_of(state, bet.kind)
        return _rate(position, _points_for(state, line), bet.amount, bet.amount, odds) * AN_HOUR
    made = Bet(bet.amount, BET_KINDS[made_as(bet.name)])
    price = Cents(made.amount + commission_on_bet(state.rules, made))
    return _rate(position_of(state, made.kind), _points_for(state, made.kind), price, made.amount) * AN_HOUR


def _points_for(state: CrapsState, kind: BetKind) -> tuple[int | None, ...]:
    """The points with which the table takes a bet of this kind."""
    return tuple(point for point in (None, *POINTS) if refusal_by_point(state.rules, point, kind) is None)


@lru_cache(maxsize=1024)
def _rate(
    bet: BetPosition,
    points: tuple[int | None, ...],
    price: Cents,
    amount: Cents,
    odds: BetPosition | None = None,
) -> Fraction:
    """What a throw costs on average while the bet is made whenever there is none, with one of these points.

    Where odds go behind it, only these are counted. All is followed from a come-out roll without the bet to the next.
    """
    costs: list[Worth] = []
    goes: list[dict[int, Fraction]] = []
    places = {point: place for place, point in enumerate((None, *POINTS))}
    for point in places:
        made = replace(bet, point=point)
        if point in points:
            fate = fate_of(made)
            cost = (
                price - money_back(made, amount).mean if odds is None else _cost_of_odds(made, odds, amount)
            )
            throws, ends = fate.throws, fate.ends
        else:
            cost, throws, ends = Fraction(0), Fraction(1), points_after(point)
        costs.append(Worth(gain=cost, throws=throws))
        goes.append({places[end]: chance for end, chance in ends.items() if end is not None})
    cycle = solved(costs, goes)[places[None]]
    return cycle.gain / cycle.throws


def _cost_of_odds(line: BetPosition, odds: BetPosition, amount: Cents) -> Fraction:
    """What odds of this name cost that are put behind a line bet as soon as it has their number: by the next throw."""
    cost = Fraction(0)
    for faces, ways in DIFFERENT_THROWS.items():
        after = thrown(line, amount, faces).after
        if after is not None and after.name == LINE_BEHIND[BET_KINDS[odds.name]].name:
            lying = replace(odds, point=after.point)
            cost += Fraction(ways, WAYS) * (amount - money_back(lying, amount).mean)
    return cost
