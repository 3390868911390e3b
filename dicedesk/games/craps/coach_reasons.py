"""Why a choice at the craps table costs what it costs, in one or two sentences."""

from fractions import Fraction

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Figure, Sentence, figure, percent, tr
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
)
from dicedesk.games.craps.coach_fates import fate_of
from dicedesk.games.craps.coach_squares import grid_of
from dicedesk.games.craps.coach_throws import BetPosition, Settlement
from dicedesk.games.craps.house import is_working

_ON_A_NUMBER = {kind: number for family in (PLACES, BUYS, BIGS) for number, kind in family.items()}
_AGAINST_A_NUMBER = {kind: number for family in (LAYS, PLACE_LOSES) for number, kind in family.items()}
_LINES = frozenset({PASS, DONT_PASS, COME, DONT_COME}) | MOVED
LEAST_SHOWN = Fraction(1, 2)
"""Less than half a cent would be shown as nothing."""


def reason_to_bet(position: BetPosition, amount: Cents, cost: Fraction) -> Sentence:
    """How often a bet of this amount wins and loses, and the cents that it costs therefore at each decision."""
    ways = _ways(position, amount, cost)
    if _is_off(position):
        off = tr("This bet is off on this come-out roll.")
        return tr("{off} {ways} {price}", off=off, ways=ways, price=_priced(amount, cost))
    return tr("{ways} {price}", ways=ways, price=_priced(amount, cost))


def reason_to_throw() -> Sentence:
    """Why a throw costs nothing."""
    return tr("The roll itself costs nothing: you pay for bets when you make them.")


def reason_to_take_down(gain: Fraction) -> Sentence:
    """What taking a bet down changes, in cents."""
    if gain > 0:
        return tr(
            "This bet would still cost {money} on average: taking it down saves that.",
            money=money_words(gain),
        )
    if gain < 0:
        return tr("This bet is worth {money} more than its chips: taking it down costs you that.",
                  money=money_words(-gain))  # fmt: skip
    return tr("This bet is worth exactly its chips: taking it down changes nothing on average.")


def reason_otherwise(gain: Fraction) -> Sentence:
    """What any other choice changes, in cents."""
    if gain > 0:
        return tr("This saves {money} on average.", money=money_words(gain))
    if gain < 0:
        return tr("This costs {money} on average.", money=money_words(-gain))
    return tr("This changes nothing on average.")


def _is_off(position: BetPosition) -> bool:
    """Whether the next throw does not count for the bet, which is so on some come-out rolls alone."""
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
            "A 7 loses this bet ({losses} of 36 ways); the {number} wins it ({wins}).",
            losses=losses,
            number=_ON_A_NUMBER[kind],
            wins=wins,
        )
    if kind in _AGAINST_A_NUMBER:
        return tr(
            "A 7 wins this bet ({wins} of 36 ways); the {number} loses it ({losses}).",
            wins=wins,
            number=_AGAINST_A_NUMBER[kind],
            losses=losses,
        )
    return tr("This bet wins in {wins} of 36 ways and loses in {losses}.", wins=wins, losses=losses)


def _in_the_end(position: BetPosition) -> Sentence:
    """How often a bet is won, lost and pushed in the end that the next roll need not decide."""
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
    """In how many ways the bet wins and loses when it works: one that is off does so with a point."""
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
            "A bet of {amount} gains {money} on average each time it is decided.",
            amount=amount,
            money=money_words(-cost),
        )
    return tr(
        "A bet of {amount} costs {money} on average each time it is decided.",
        amount=amount,
        money=money_words(cost),
    )


def money_words(cents: Fraction) -> Figure:
    """An amount of cents as a person reads it, in dollars and whole cents."""
    return figure(cents / DOLLAR, digits=2, currency="$")
