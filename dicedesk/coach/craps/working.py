"""How the price of a bet comes about: its 36 squares, what they sum up to, and what follows until the bet has gone."""

from collections import Counter
from dataclasses import dataclass
from typing import assert_never

from dicedesk.coach.craps.prices import AN_HOUR, BetPrice, price_of
from dicedesk.coach.craps.reasons import LEAST_SHOWN, money_words, reason_to_bet
from dicedesk.coach.craps.squares import Grid, Square, grid_of
from dicedesk.coach.craps.throws import Settlement, position_of
from dicedesk.core.money import Cents
from dicedesk.core.words import MINUS, Sentence, figure, tr
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.state import CrapsState


@dataclass(frozen=True)
class Ways:
    """So many of the 36 throws settle a bet so, and gain or lose so many cents."""

    settlement: Settlement
    gain: Cents
    count: int


@dataclass(frozen=True)
class Working:
    """A bet on the table with its squares, its price, and why it costs that."""

    bet: Bet
    grid: Grid
    price: BetPrice
    why: Sentence

    @property
    def ways(self) -> tuple[Ways, ...]:
        """The throws that bring the same, together: those that win first, those that wait last."""
        counts = Counter((square.settlement, square.gain) for square in self.grid.squares)
        order = tuple(Settlement)
        found = sorted(counts, key=lambda each: (order.index(each[0]), -each[1]))
        return tuple(Ways(settlement, gain, counts[settlement, gain]) for settlement, gain in found)


def working_of(state: CrapsState, name: str) -> Working | None:
    """The working of the bet of this name; None where it does not lie on the table."""
    bet = next((bet for bet in state.bets if bet.name == name), None)
    if bet is None:
        return None
    price = price_of(state, bet)
    position = position_of(state, bet.kind)
    return Working(
        bet, grid_of(position, bet.amount), price, reason_to_bet(position, bet.amount, price.each_decision)
    )


def square_words(square: Square) -> Sentence:
    """What one throw does to the bet."""
    first, second = square.faces
    match square.settlement:
        case Settlement.WON:
            return tr(
                "{first} and {second}: wins {money}", first=first, second=second, money=square.gain.shown()
            )
        case Settlement.LOST:
            lost = Cents(-square.gain)
            return tr("{first} and {second}: loses {money}", first=first, second=second, money=lost.shown())
        case Settlement.PUSHED:
            return tr("{first} and {second}: the bet comes back", first=first, second=second)
        case Settlement.WAITS:
            return tr("{first} and {second}: the bet waits", first=first, second=second)
        case _:
            assert_never(square.settlement)


def ways_words(ways: Ways) -> Sentence:
    """What these throws do, and how many of the 36 they are."""
    count = ways.count
    match ways.settlement:
        case Settlement.WON:
            return tr("wins {money}: {count} of 36", count=count, money=ways.gain.shown())
        case Settlement.LOST:
            return tr("loses {money}: {count} of 36", count=count, money=Cents(-ways.gain).shown())
        case Settlement.PUSHED:
            return tr("the bet comes back: {count} of 36", count=count)
        case Settlement.WAITS:
            return tr("the bet waits: {count} of 36", count=count)
        case _:
            assert_never(ways.settlement)


def sum_words(working: Working) -> Sentence:
    """How the squares sum up to what the next throw brings."""
    terms = [each for each in working.ways if each.gain]
    if not terms:
        return tr("The next roll brings nothing and costs nothing.")
    told = _term(terms[0], "")
    for each in terms[1:]:
        told = _term(each, told)
    return tr(
        "({terms}) ÷ 36 = {mean} on average with the next roll",
        terms=told,
        mean=money_words(-working.price.next_throw),
    )


def until_gone_words(price: BetPrice) -> Sentence:
    """What the bet costs until it has gone."""
    rolls = figure(price.throws, digits=1)
    if abs(price.until_gone) < LEAST_SHOWN:
        return tr("Until it is gone it costs nothing on average; that takes {rolls} rolls.", rolls=rolls)
    if price.until_gone < 0:
        gain = money_words(-price.until_gone)
        return tr(
            "Until it is gone it gains {money} on average; that takes {rolls} rolls.", money=gain, rolls=rolls
        )
    cost = money_words(price.until_gone)
    return tr(
        "Until it is gone it costs {money} on average; that takes {rolls} rolls.", money=cost, rolls=rolls
    )


def hour_words(price: BetPrice) -> Sentence:
    """What such a bet costs in an hour."""
    cost = price.an_hour
    if abs(cost) < LEAST_SHOWN:
        return tr("Kept up for an hour of {rolls} rolls, such a bet costs nothing.", rolls=AN_HOUR)
    if cost < 0:
        return tr(
            "Kept up for an hour of {rolls} rolls, such a bet gains {money}.",
            rolls=AN_HOUR,
            money=money_words(-cost),
        )
    return tr(
        "Kept up for an hour of {rolls} rolls, such a bet costs {money}.",
        rolls=AN_HOUR,
        money=money_words(cost),
    )


def _term(ways: Ways, before: str) -> Sentence:
    """A sum with these ways added to it."""
    sign = MINUS if ways.gain < 0 else "+" if before else ""
    values = {"before": before, "sign": sign, "count": ways.count, "money": Cents(abs(ways.gain)).shown()}
    return Sentence("{before} {sign} {count} × {money}" if before else "{sign}{count} × {money}", values)
