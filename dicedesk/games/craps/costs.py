"""The cost of bets: by the next throw, until they are gone, each time they are decided, and in an hour of play.

The prices come first; then the reasons for the cost of a choice, and the coach's words about the bets on the table and
the bet about to be made.

Costs are in cents; below 0 the player gains. Bets that stay on the table count at their amount, so the cost until a bet
is gone is the sum of the costs of its throws.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import lcm, sqrt

from dicedesk.core.money import DOLLAR, NOTHING, Cents, dollars
from dicedesk.core.words import Figure, Joined, Sentence, figure, in_sentences, percent, tr
from dicedesk.games.craps.bets import (
    BET_KINDS,
    BIGS,
    BUYS,
    COME,
    DONT_COME,
    DONT_PASS,
    LAYS,
    LINE_BEHIND,
    MOVED,
    PASS,
    PLACE_LOSES,
    PLACES,
    POINTS,
    Bet,
    BetKind,
    title_of,
)
from dicedesk.games.craps.fates import (
    DIFFERENT_THROWS,
    WAYS,
    BetPosition,
    Settlement,
    added_up,
    fate_of,
    grid_of,
    money_back,
    points_after,
    position_of,
    thrown,
    visits,
)
from dicedesk.games.craps.house import commission_on_bet, is_working, made_as, refusal_by_point
from dicedesk.games.craps.rules import CrapsState, PlaceBet
from dicedesk.games.craps.unit import UNIT
from dicedesk.play.telling import CoachText

AN_HOUR = 60
"""Throws in an hour at the table."""


@dataclass(frozen=True)
class BetPrice:
    """The cost of a bet of `amount`.

    `next_throw` is the mean cost of the next throw and `next_variance` its variance; `until_gone` and `variance` are
    those of all throws until the bet is gone, after `throws` throws and `decisions` decisions on average. `an_hour` is
    the cost of 60 throws at the table, with a point or without, if the bet is made again as soon as it is gone and the
    table takes it. A commission that is paid when the bet is made belongs to the price of a bet about to be made.
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
        """The cost each time the bet is won, lost or pushed."""
        return self.until_gone / self.decisions


@dataclass(frozen=True)
class TablePrice:
    """The cost of all bets on a table together; the fields are those of BetPrice.

    Costs add up. Variances do not, since one throw decides many bets; `next_variance` is that of all together.
    """

    bets: tuple[BetPrice, ...]
    next_throw: Fraction
    next_variance: Fraction
    until_gone: Fraction
    an_hour: Fraction


def price_of(state: CrapsState, bet: Bet) -> BetPrice:
    """Return the price of a bet on the table of the state."""
    return _price(position_of(state, bet.kind), bet.amount, NOTHING, _hourly(state, bet))


def price_to_make(state: CrapsState, name: str, amount: Cents) -> BetPrice:
    """Return the price of a bet about to be made, with the commission. Raises KeyError for an unknown name."""
    bet = Bet(amount, state.kind_named(name))
    commission = commission_on_bet(state.rules, bet)
    return _price(position_of(state, bet.kind), amount, commission, _hourly(state, bet))


def price_of_table(state: CrapsState) -> TablePrice:
    """Return the prices of the bets on the table, each and together; a commission that was paid is spent."""
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

    Odds are put down again whenever the line bet is on their number, and the line bet is made again too.
    """
    if bet.kind in LINE_BEHIND:
        line = BET_KINDS[made_as(LINE_BEHIND[bet.kind].name)]
        position, odds = position_of(state, line), position_of(state, bet.kind)
        return _rate(position, _points_for(state, line), bet.amount, bet.amount, odds) * AN_HOUR
    again = Bet(bet.amount, BET_KINDS[made_as(bet.name)])
    price = Cents(again.amount + commission_on_bet(state.rules, again))
    return (
        _rate(position_of(state, again.kind), _points_for(state, again.kind), price, again.amount) * AN_HOUR
    )


def _points_for(state: CrapsState, kind: BetKind) -> tuple[int | None, ...]:
    return tuple(point for point in (None, *POINTS) if refusal_by_point(state.rules, point, kind) is None)


@lru_cache(maxsize=1024)
def _rate(
    bet: BetPosition,
    points: tuple[int | None, ...],
    price: Cents,
    amount: Cents,
    odds: BetPosition | None = None,
) -> Fraction:
    """The mean cost of a throw while the bet is made with one of these points whenever it is gone.

    With `odds` behind it, only the odds are counted. It follows the table from a come-out roll without the bet to the
    next.
    """
    costs, throws = dict[int | None, Fraction](), dict[int | None, Fraction]()
    goes = dict[int | None, dict[int | None, Fraction]]()
    for point in (None, *POINTS):
        on_point = replace(bet, point=point)
        if point in points:
            fate = fate_of(on_point)
            costs[point] = (
                price - money_back(on_point, amount).mean
                if odds is None
                else _cost_of_odds(on_point, odds, amount)
            )
            throws[point], ends = fate.throws, fate.ends
        else:
            costs[point], throws[point], ends = Fraction(0), Fraction(1), points_after(point)
        goes[point] = {end: chance for end, chance in ends.items() if end is not None}
    whole = lcm(*(chance.denominator for ends in goes.values() for chance in ends.values()))
    often = visits(
        {point: {end: int(chance * whole) for end, chance in ends.items()} for point, ends in goes.items()},
        whole,
    )[None]
    paid = sum((count * costs[point] for point, count in often.items()), Fraction(0))
    return paid / sum(count * throws[point] for point, count in often.items())


def _cost_of_odds(line: BetPosition, odds: BetPosition, amount: Cents) -> Fraction:
    """The cost of odds that are put behind a line bet if the next throw moves or sets it to their number."""
    cost = Fraction(0)
    for faces, ways in DIFFERENT_THROWS.items():
        after = thrown(line, amount, faces).after
        if after is not None and after.name == LINE_BEHIND[BET_KINDS[odds.name]].name:
            lying = replace(odds, point=after.point)
            cost += Fraction(ways, WAYS) * (amount - money_back(lying, amount).mean)
    return cost


_ON_A_NUMBER = {kind: number for family in (PLACES, BUYS, BIGS) for number, kind in family.items()}
_AGAINST_A_NUMBER = {kind: number for family in (LAYS, PLACE_LOSES) for number, kind in family.items()}
_LINES = frozenset({PASS, DONT_PASS, COME, DONT_COME}) | MOVED
LEAST_SHOWN = Fraction(1, 2)
"""Less than half a cent would be shown as nothing."""
_WHOLE = 10
"""Dollars from which the swing of a bet by luck is shown without cents."""


def reason_to_bet(position: BetPosition, amount: Cents, cost: Fraction) -> Sentence:
    """Say how often a bet of this amount wins and loses, and the cost of each decision; `cost` is in cents."""
    return _reason(position, _ways(position, amount, cost), _priced(amount, cost))


def reason_of_bet(position: BetPosition, amount: Cents, cost: Fraction) -> Sentence:
    """Say how a bet on the table wins and loses, and its cost; a new bet may have another cost."""
    return _reason(position, _ways(position, amount, cost), _priced_as_it_lies(cost))


def _reason(position: BetPosition, ways: Sentence, price: Sentence) -> Sentence:
    if _is_off(position):
        off = tr("The bet is off on this come-out roll.")
        return tr("{off} {ways} {price}", off=off, ways=ways, price=price)
    return tr("{ways} {price}", ways=ways, price=price)


def reason_to_throw() -> Sentence:
    """Say why a throw costs nothing."""
    return tr("The roll itself costs nothing: a bet's cost counts when the bet is made.")


def reason_to_take_down(gain: Fraction) -> Sentence:
    """Say what taking a bet down changes, if it gains `gain` cents."""
    if gain > 0:
        return tr(
            "This bet would still cost {money} on average: taking it down saves that much.",
            money=money_words(gain),
        )
    if gain < 0:
        return tr("This bet is worth {money} more than its chips: taking it down costs that much.",
                  money=money_words(-gain))  # fmt: skip
    return tr("This bet is worth exactly its chips: taking it down changes nothing on average.")


def reason_otherwise(gain: Fraction) -> Sentence:
    """Say what any other choice changes, if it gains `gain` cents."""
    if gain > 0:
        return tr("This saves {money} on average.", money=money_words(gain))
    if gain < 0:
        return tr("This costs {money} on average.", money=money_words(-gain))
    return tr("This changes nothing on average.")


def _is_off(position: BetPosition) -> bool:
    """Whether the next throw does not count for the bet, as on some come-out rolls."""
    kind, on = BET_KINDS[position.name], position
    return not is_working(on.rules, on.point, kind, odds_on=on.odds_on, bets_on=on.bets_on)


def _ways(position: BetPosition, amount: Cents, cost: Fraction) -> Sentence:
    kind = BET_KINDS[position.name]
    if kind in LINE_BEHIND and abs(cost) < LEAST_SHOWN:
        return tr("Odds bets pay true odds.")
    if kind in _LINES or kind in LINE_BEHIND:
        return _in_the_end(position)
    wins, losses = _deciding(position, amount)
    if kind in _ON_A_NUMBER:
        return tr(
            "This bet wins on {number} ({wins} of 36 ways) and loses on 7 ({losses}).",
            losses=losses,
            number=_ON_A_NUMBER[kind],
            wins=wins,
        )
    if kind in _AGAINST_A_NUMBER:
        return tr(
            "This bet wins on 7 ({wins} of 36 ways) and loses on {number} ({losses}).",
            wins=wins,
            number=_AGAINST_A_NUMBER[kind],
            losses=losses,
        )
    return tr("This bet wins in {wins} of 36 ways and loses in {losses}.", wins=wins, losses=losses)


def _in_the_end(position: BetPosition) -> Sentence:
    """How often a bet that the next roll may not decide is finally won, lost and pushed."""
    fate = fate_of(position)
    won, lost, pushed = (
        percent(fate.chance(end), digits=1) for end in (Settlement.WON, Settlement.LOST, Settlement.PUSHED)
    )
    if fate.chance(Settlement.PUSHED):
        return tr(
            "This bet wins {won} of the time, loses {lost} and pushes {pushed}.",
            won=won,
            lost=lost,
            pushed=pushed,
        )
    return tr("This bet wins {won} of the time and loses {lost}.", won=won, lost=lost)


def _deciding(position: BetPosition, amount: Cents) -> tuple[int, int]:
    """The numbers of ways in which the bet wins and loses when it works: a bet that is off does so with a point."""
    point = POINTS[0] if _is_off(position) else position.point
    working = BetPosition(position.rules, position.name, point, position.odds_on, position.bets_on)
    grid = grid_of(working, amount)
    return grid.ways(Settlement.WON), grid.ways(Settlement.LOST)


def _priced(stake: Cents, cost: Fraction) -> Sentence:
    amount = stake.shown()
    if abs(cost) < LEAST_SHOWN:
        return tr("A bet of {amount} costs nothing on average.", amount=amount)
    if cost < 0:
        return tr(
            "A bet of {amount} gains {money} on average each time it is settled.",
            amount=amount,
            money=money_words(-cost),
        )
    return tr(
        "A bet of {amount} costs {money} on average each time it is settled.",
        amount=amount,
        money=money_words(cost),
    )


def _priced_as_it_lies(cost: Fraction) -> Sentence:
    if abs(cost) < LEAST_SHOWN:
        return tr("From now on, this bet costs nothing on average.")
    if cost < 0:
        return tr(
            "From now on, this bet gains {money} on average each time it is settled.",
            money=money_words(-cost),
        )
    return tr(
        "From now on, this bet costs {money} on average each time it is settled.", money=money_words(cost)
    )


def money_words(cents: Fraction) -> Figure:
    """Return an amount of cents in dollars and whole cents."""
    return figure(cents / DOLLAR, digits=2, currency="$")


@dataclass(frozen=True)
class Costs:
    """The prices of the bets on the table and of one about to be made; None if none can be made."""

    table: TablePrice
    coming: BetPrice | None


def costs_at(where: tuple[CrapsState, str, int]) -> Costs:
    """Return the costs in a state, and those of a bet by its name ("" for none) and stake in dollars."""
    state, name, stake = where
    takes = bool(name) and state.refusal(PlaceBet(name, stake)) is None
    return Costs(price_of_table(state), price_to_make(state, name, dollars(stake)) if takes else None)


def coach_text(costs: Costs) -> CoachText:
    """The coach's words about the table; about the coming bet if the table is empty."""
    table, coming = costs.table, costs.coming
    first, second = coming_texts(coming) if coming else ("", "")
    if not table.bets:
        return CoachText(first, others=second)
    dearest = dearest_words(table)
    return CoachText(
        until_gone_words(table),
        dearest or "",
        Joined((next_roll_words(table), hour_words(table)), sign="\n"),
        Joined((first, second), sign="\n"),
    )


def coming_texts(coming: BetPrice) -> tuple[str, str]:
    """The results of a bet about to be made: until it is gone; with the next roll, and in an hour."""
    return coming_words(coming), in_sentences(coming_roll_words(coming), hour_words(coming))


def until_gone_words(table: TablePrice) -> Sentence:
    """Say what the bets cost together until they are gone."""
    cost = table.until_gone
    if abs(cost) < LEAST_SHOWN:
        return tr("Your bets cost nothing on average by the time they leave the table.")
    if cost < 0:
        return tr(
            "Your bets gain {money} on average by the time they leave the table.", money=money_words(-cost)
        )
    return tr("Your bets cost {money} on average by the time they leave the table.", money=money_words(cost))


def dearest_words(table: TablePrice) -> Sentence | None:
    """Say which bet costs the most of that; None for a single bet, or if no bet costs anything."""
    dearest = max(table.bets, key=lambda bet: bet.until_gone)
    if len(table.bets) == 1 or dearest.until_gone < LEAST_SHOWN:
        return None
    return tr(
        "Most expensive bet: {bet} ({money}).",
        bet=title_of(dearest.name),
        money=money_words(dearest.until_gone),
    )


def next_roll_words(table: TablePrice) -> Sentence:
    """Say what the next roll brings to all bets together, and how much luck moves that."""
    return tr(
        "Next roll: {money} on average, give or take {swing}.",
        money=gain_words(table.next_throw),
        swing=_swing_words(table.next_variance),
    )


def hour_words(price: TablePrice | BetPrice) -> Sentence:
    """Say what such bets bring in an hour."""
    return tr("Per hour ({rolls} rolls): {money}.", rolls=AN_HOUR, money=gain_words(price.an_hour))


def coming_words(price: BetPrice) -> Sentence:
    """Say what a bet about to be made brings, and how much luck moves that."""
    return tr(
        "{amount} on {bet}: {money} on average by the time the bet leaves the table, give or take {swing}.",
        amount=price.amount.shown(),
        bet=title_of(price.name),
        money=gain_words(price.until_gone),
        swing=_swing_words(price.variance),
    )


def coming_roll_words(price: BetPrice) -> Sentence:
    """Say what the next roll brings to a bet about to be made."""
    return tr("Next roll: {money}.", money=gain_words(price.next_throw))


def gain_words(cost: Fraction) -> Sentence:
    """Return a cost in cents as a gain, such as "−$0.14"; "+$1.11" if the player gains."""
    return UNIT.change_words(-cost / DOLLAR)


def _swing_words(variance: Fraction) -> Figure:
    """Return the standard deviation of an amount, in dollars, from its variance in cents squared."""
    swing = sqrt(variance) / DOLLAR
    return figure(swing, digits=0 if swing >= _WHOLE else 2, currency="$")
