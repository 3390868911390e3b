"""How the price of a bet comes about: its 36 throws, what they sum up to, and what follows until the bet has gone."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import assert_never

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Consequence, Possibility, ThrowOfTwo, Working
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, figure, tr
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.coach_prices import AN_HOUR, BetPrice, price_of
from dicedesk.games.craps.coach_reasons import LEAST_SHOWN, money_words, reason_to_bet
from dicedesk.games.craps.coach_squares import Grid, Square, grid_of
from dicedesk.games.craps.coach_throws import Settlement, position_of
from dicedesk.games.craps.odds import WAYS
from dicedesk.games.craps.rules import CrapsState

CONSEQUENCES = {
    Settlement.WON: Consequence.WINS,
    Settlement.LOST: Consequence.LOSES,
    Settlement.PUSHED: Consequence.PUSHES,
    Settlement.WAITS: Consequence.WAITS,
}


@dataclass(frozen=True)
class SettledWay:
    """So the bet is settled, and that gains or loses so many cents."""

    settlement: Settlement
    gain: Cents


def working_of_bet(state: CrapsState, name: str) -> Working | None:
    """What the next throw does to the bet of this name; None where it does not lie on the table."""
    bet = next((bet for bet in state.bets if bet.name == name), None)
    if bet is None:
        return None
    price, position = price_of(state, bet), position_of(state, bet.kind)
    grid = grid_of(position, bet.amount)
    mean = money_words(-price.next_throw)
    title = tr(
        "{bet}, {amount}: {mean} on the next roll", bet=title_of(name), amount=bet.amount.shown(), mean=mean
    )
    notes = (_until_gone_words(price), _hour_words(price))
    why = reason_to_bet(position, bet.amount, price.each_decision)
    return Working(title, why, Unit.DOLLARS, parts_of_grid(grid), throws_of_grid(grid), notes)


def parts_of_grid(grid: Grid) -> tuple[Possibility, ...]:
    """The throws that bring the same, together: those that win first, those that wait last."""
    counts = Counter(SettledWay(square.settlement, square.gain) for square in grid.squares)
    return tuple(
        part_of(settled, Fraction(counts[settled], WAYS)) for settled in sorted(counts, key=in_order)
    )


def throws_of_grid(grid: Grid) -> tuple[ThrowOfTwo, ...]:
    """What each of the 36 throws does to the bet."""
    return tuple(
        ThrowOfTwo(square.faces, CONSEQUENCES[square.settlement], _square_words(square))
        for square in grid.squares
    )


def in_order(settled: SettledWay) -> tuple[int, int]:
    """Wins come first, the greatest before the others."""
    return tuple(Settlement).index(settled.settlement), -settled.gain


def part_of(settled: SettledWay, share: Fraction) -> Possibility:
    """The bet is settled so this often."""
    gain, consequence = settled.gain, CONSEQUENCES[settled.settlement]
    return Possibility(_settled_words(settled), "", share, Fraction(gain, DOLLAR), consequence)


def _until_gone_words(price: BetPrice) -> Sentence:
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


def _hour_words(price: BetPrice) -> Sentence:
    """What such a bet costs in an hour."""
    cost = price.an_hour
    if abs(cost) < LEAST_SHOWN:
        return tr("Kept up for an hour of {rolls} rolls, this bet costs nothing.", rolls=AN_HOUR)
    if cost < 0:
        return tr(
            "Kept up for an hour of {rolls} rolls, this bet gains {money}.",
            rolls=AN_HOUR,
            money=money_words(-cost),
        )
    return tr(
        "Kept up for an hour of {rolls} rolls, this bet costs {money}.",
        rolls=AN_HOUR,
        money=money_words(cost),
    )


def _settled_words(settled: SettledWay) -> Sentence:
    match settled.settlement:
        case Settlement.WON:
            return tr("wins {money}", money=settled.gain.shown())
        case Settlement.LOST:
            return tr("loses {money}", money=Cents(-settled.gain).shown())
        case Settlement.PUSHED:
            return tr("the bet pushes")
        case Settlement.WAITS:
            return tr("no decision")
        case _:
            assert_never(settled.settlement)


def _square_words(square: Square) -> Sentence:
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
            return tr("{first} and {second}: the bet pushes", first=first, second=second)
        case Settlement.WAITS:
            return tr("{first} and {second}: no decision", first=first, second=second)
        case _:
            assert_never(square.settlement)
