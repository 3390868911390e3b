"""The exact odds and house edge of each bet of craps, for any house rules, from the fates of bets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from dicedesk.core.dice import SIDES
from dicedesk.core.money import Cents
from dicedesk.core.words import tr
from dicedesk.games.craps.bets import (
    BUYS,
    COME_ODDS,
    COMES,
    DONT_COME_ODDS,
    DONT_COMES,
    DONT_PASS,
    LAYS,
    NAMES,
    PASS,
    POINTS,
    Bet,
    no_bet_called,
)
from dicedesk.games.craps.fates import STAKE, WAYS, BetPosition, Settlement, fate_of, money_back, position_of
from dicedesk.games.craps.house import BUILDING_SKILLS, HouseRules, commission_on_bet, names_of
from dicedesk.games.craps.rules import CrapsState

_HOUSES = 8
"""Houses whose figures are cached."""


@dataclass(frozen=True)
class BetFigures:
    """The figures of a bet when it is made.

    `win`, `lose` and `push` are chances (0..1). `edge` is the share of the money put down, commission included, that
    the house keeps each time the bet is won, lost or pushed, on average; below 0 if the player gains. `mean_throws` is
    how long the bet lasts on average, and `edge_per_throw` the edge divided by it.
    """

    name: str
    win: Fraction
    lose: Fraction
    push: Fraction
    edge: Fraction
    mean_throws: Fraction

    @property
    def edge_per_throw(self) -> Fraction:
        """The share of the bet that the house keeps with each throw, on average."""
        return self.edge / self.mean_throws


@lru_cache(maxsize=64)
def share_of_long_points(rolls: int) -> Fraction:
    """Return the share (0..1) of points decided by this roll or later, from 2 on; the come-out is the first."""
    ways = {point: SIDES - abs(SIDES + 1 - point) for point in POINTS}
    longer = sum(count * Fraction(WAYS - count - SIDES, WAYS) ** (rolls - 2) for count in ways.values())
    return Fraction(longer, sum(ways.values()))


@dataclass(frozen=True)
class _Start:
    """A position in which a bet of STAKE is made, its price, and the chance (0..1) that it is made in this position."""

    position: BetPosition
    price: Cents
    share: Fraction


def figures(name: str, rules: HouseRules = BUILDING_SKILLS) -> BetFigures:
    """The figures of the bet of this name. Raises ValueError for an unknown name.

    Pass and don't pass are made before the come-out. Every other bet is made as soon as there is a point; the figures
    are means over the points, weighted by how often each comes. Come bets that have moved, and odds, count from the
    moment they are on their number. A bet that wins and stays up counts as resolved: the bet that stays is worth as
    much as a new one.
    """
    if name not in NAMES:
        raise ValueError(no_bet_called(name))
    return _mean_figures(name, _starts(name, rules))


def figures_at(name: str, point: int | None, rules: HouseRules = BUILDING_SKILLS) -> BetFigures:
    """The figures of a bet that is made with this point, or is on the table with it; None is a come-out roll.

    If a come bet can be pushed, and a don't come bet cannot lose, when its number becomes the point, they depend on how
    long the point lasts.
    """
    return _mean_figures(name, [_start(name, point, rules, Fraction(1))])


def all_figures_at(point: int, rules: HouseRules = BUILDING_SKILLS) -> Mapping[str, BetFigures]:
    """The figures of every bet that the house takes with this point, or that can be on the table with it."""
    others = {PASS.name, DONT_PASS.name} | _not_on(point, rules)
    return {name: figures_at(name, point, rules) for name in names_of(rules) if name not in others}


def _mean_figures(name: str, starts: list[_Start]) -> BetFigures:
    win = lose = push = back = put_down = throws = Fraction(0)
    for start in starts:
        fate = fate_of(start.position)
        win += start.share * fate.chance(Settlement.WON)
        lose += start.share * fate.chance(Settlement.LOST)
        push += start.share * fate.chance(Settlement.PUSHED)
        back += start.share * money_back(start.position, STAKE).mean
        put_down += start.share * start.price
        throws += start.share * fate.throws
    return BetFigures(name, win, lose, push, (put_down - back) / put_down, throws)


@lru_cache(maxsize=_HOUSES)
def all_figures(rules: HouseRules = BUILDING_SKILLS) -> Mapping[str, BetFigures]:
    """The figures of every bet that the house takes, by name, in the order of the layout."""
    return {name: figures(name, rules) for name in names_of(rules)}


def chance_of_going_broke(bankroll: Cents, target: Cents, bet: Cents) -> Fraction:
    """The chance (0..1) that a player who always bets the same on pass goes broke before reaching the target.

    Broke means that the bankroll is less than the bet. With d bets that can be lost, u wins missing, and r the chance
    to lose divided by the chance to win, it is (r**d - r**(d + u)) / (1 - r**(d + u)), the formula of the gambler's
    ruin. Raises ValueError for a bet of 0 or less.
    """
    if bet <= 0:
        raise ValueError(tr("A bet must be more than $0."))
    spare, to_go = bankroll // bet, max(0, -((bankroll - target) // bet))
    line = figures(PASS.name)
    ratio = line.lose / line.win
    return (
        (ratio**spare - ratio ** (spare + to_go)) / (1 - ratio ** (spare + to_go)) if to_go else Fraction(0)
    )


def _starts(name: str, rules: HouseRules) -> list[_Start]:
    """The positions in which the bet is made."""
    if name in (PASS.name, DONT_PASS.name):
        return [_start(name, None, rules, Fraction(1))]
    ways = {point: SIDES - abs(SIDES + 1 - point) for point in POINTS if name not in _not_on(point, rules)}
    return [_start(name, point, rules, Fraction(often, sum(ways.values()))) for point, often in ways.items()]


def _start(name: str, point: int | None, rules: HouseRules, share: Fraction) -> _Start:
    # A place bet that wins counts as resolved, so it is followed as if it came back.
    table = replace(CrapsState.opened(replace(rules, place_wins_stay=False)), point=point)
    bet = Bet(STAKE, table.kind_named(name))
    return _Start(position_of(table, bet.kind), Cents(STAKE + commission_on_bet(rules, bet)), share)


def _not_on(point: int, rules: HouseRules) -> set[str]:
    by_the_house = () if rules.numbers_any_time else (BUYS, LAYS)
    numbered = (*by_the_house, COMES, COME_ODDS, DONT_COMES, DONT_COME_ODDS)
    return {outcomes[point].name for outcomes in numbered}
