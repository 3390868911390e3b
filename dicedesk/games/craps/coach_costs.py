"""What the coach says at the craps table: the cost of what lies there, and of a bet that is about to be made."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.words import change_words
from dicedesk.core.money import DOLLAR, dollars
from dicedesk.core.words import Figure, Sentence, figure, tr
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.coach_prices import AN_HOUR, BetPrice, TablePrice, price_of_table, price_to_make
from dicedesk.games.craps.coach_reasons import LEAST_SHOWN, money_words
from dicedesk.games.craps.rules import CrapsState, PlaceBet


@dataclass(frozen=True)
class Costs:
    """What the bets on the table cost, and one that is about to be made; None where none can be."""

    table: TablePrice
    coming: BetPrice | None


def costs_at(asked: tuple[CrapsState, str, int]) -> Costs:
    """The costs in a state, and of a bet by its name ("" for none) with so many dollars."""
    state, name, stake = asked
    takes = bool(name) and state.refusal(PlaceBet(name, stake)) is None
    return Costs(price_of_table(state), price_to_make(state, name, dollars(stake)) if takes else None)


def until_gone_words(table: TablePrice) -> Sentence:
    """What the bets cost together until they have gone."""
    cost = table.until_gone
    if abs(cost) < LEAST_SHOWN:
        return tr("Your bets cost nothing on average until they are gone.")
    if cost < 0:
        return tr("Your bets gain {money} on average until they are gone.", money=money_words(-cost))
    return tr("Your bets cost {money} on average until they are gone.", money=money_words(cost))


def dearest_words(table: TablePrice) -> Sentence | None:
    """Which bet costs most of that; None where one bet lies there alone, or none costs anything."""
    dearest = max(table.bets, key=lambda bet: bet.until_gone)
    if len(table.bets) == 1 or dearest.until_gone < LEAST_SHOWN:
        return None
    return tr(
        "The most expensive is {bet}: {money}.",
        bet=title_of(dearest.name),
        money=money_words(dearest.until_gone),
    )


def next_roll_words(table: TablePrice) -> Sentence:
    """What the next roll brings to all bets together, and by how much luck moves that."""
    return tr(
        "Next roll: {money} on average, give or take {swing}.",
        money=gain_words(table.next_throw),
        swing=swing_words(table.next_variance),
    )


def hour_words(price: TablePrice | BetPrice) -> Sentence:
    """What such bets bring in an hour."""
    return tr("An hour ({rolls} rolls): {money}.", rolls=AN_HOUR, money=gain_words(price.an_hour))


def coming_words(price: BetPrice) -> Sentence:
    """What a bet brings that is about to be made, and by how much luck moves that."""
    return tr(
        "{amount} on {bet}: {money} on average until it is gone, give or take {swing}.",
        amount=price.amount.shown(),
        bet=title_of(price.name),
        money=gain_words(price.until_gone),
        swing=swing_words(price.variance),
    )


def coming_roll_words(price: BetPrice) -> Sentence:
    """What the next roll brings to a bet that is about to be made."""
    return tr("Next roll: {money}.", money=gain_words(price.next_throw))


def gain_words(cost: Fraction) -> Sentence:
    """A cost in cents as what it brings, such as "−$0.14"; "+$1.11" where the player gains."""
    return change_words(-cost / DOLLAR, Unit.DOLLARS)


def swing_words(variance: Fraction) -> Figure:
    """The standard deviation of an amount in dollars, by its variance in cents squared."""
    swing = sqrt(variance) / DOLLAR
    return figure(swing, digits=0 if swing >= _WHOLE else 2, currency="$")


_WHOLE = 10
"""From so many dollars on cents say nothing of how far luck moves a bet."""
