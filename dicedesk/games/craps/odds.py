"""Exact chances of the bets of craps, in fractions, for any house rules.

A bet is followed through the rules themselves, throw by throw, until it is resolved. The positions that it can come
to are few (the point, and where the bet lies), and what a bet is worth in one is a mean over the next throw; so its
chances are the solution of a small system of linear equations.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.game import Event
from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import tr
from dicedesk.games.craps.bets import (
    BUYS,
    COME_ODDS,
    COMES,
    DONT_COME_ODDS,
    DONT_COMES,
    DONT_PASS,
    LAYS,
    LINE_BEHIND,
    NAMES,
    PASS,
    POINTS,
    Bet,
    in_order,
)
from dicedesk.games.craps.house import BUILDING_SKILLS, HouseRules, commission_on_bet, names_of
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import BetLost, BetMoved, BetPushed, BetWon, CommissionPaid, OddsReturned

STAKE = dollars(660)
"""An amount that every bet pays, and every commission takes, in whole cents."""

WAYS = SIDES**2
DIFFERENT_THROWS: Mapping[Roll, int] = MappingProxyType(
    {(low, high): 1 if low == high else 2 for high in range(1, SIDES + 1) for low in range(1, high + 1)}
)
"""The throws that differ, and in how many of 36 ways each is thrown."""


_HOUSES = 8
"""Of so many houses the figures are remembered, since each takes about a second."""


@dataclass(frozen=True)
class BetFigures:
    """What a bet is worth when it is made.

    `win`, `lose` and `push` are chances (0..1). `edge` is the share of the money put down, commission included, that
    the house keeps each time the bet is won, lost or pushed, on average; below 0 where the player gains. `mean_throws`
    is how long the bet stands on average, and `edge_per_throw` the edge divided by it: of a throw with the bet there.
    """

    name: str
    win: Fraction
    lose: Fraction
    push: Fraction
    edge: Fraction
    mean_throws: Fraction

    @property
    def edge_per_throw(self) -> Fraction:
        """What the house keeps of the bet with each throw, on average."""
        return self.edge / self.mean_throws


@dataclass(frozen=True)
class _Followed:
    """A position in which one bet is followed, by its name."""

    state: CrapsState
    name: str


@dataclass(frozen=True)
class Worth:
    """What is to come from one position on: chances (0..1), the mean gain in cents, and the mean number of throws."""

    win: Fraction = Fraction(0)
    lose: Fraction = Fraction(0)
    push: Fraction = Fraction(0)
    gain: Fraction = Fraction(0)
    throws: Fraction = Fraction(0)

    def plus(self, other: "Worth", share: Fraction) -> "Worth":
        """Return this and a share of the other, added up."""
        return Worth(
            self.win + share * other.win,
            self.lose + share * other.lose,
            self.push + share * other.push,
            self.gain + share * other.gain,
            self.throws + share * other.throws,
        )


_NOTHING = Worth()
_Goes = dict[int, Fraction]
"""The chances of the positions that may follow, by their numbers."""


def figures(name: str, rules: HouseRules = BUILDING_SKILLS) -> BetFigures:
    """What the bet of this name is worth. Raises ValueError for an unknown name.

    Pass and don't pass are made before the come-out. Every other bet is made as soon as there is a point; the figures
    are means over the points, each as often as it comes. Come bets that have moved, and odds, count from the moment
    when they lie on their number. A bet that wins and stays up is resolved by that: what stays is worth as much as a
    new bet.
    """
    if name not in NAMES:
        raise ValueError(tr("There is no craps bet called “{name}”.", name=name))
    return _mean_figures(name, _starts(name, rules))


def figures_at(name: str, point: int | None, rules: HouseRules = BUILDING_SKILLS) -> BetFigures:
    """What a bet is worth that is made with this point, or lies there with it; None is a come-out roll.

    Where a come bet can be pushed, and a don't come bet cannot lose, when its number becomes the point, that depends on
    how long the point stands.
    """
    opened = replace(CrapsState.opened(rules), point=point)
    return _mean_figures(name, [(*_laid(opened, name), Fraction(1))])


def all_figures_at(point: int, rules: HouseRules = BUILDING_SKILLS) -> Mapping[str, BetFigures]:
    """What every bet is worth that the house takes with this point, or that can lie there with it."""
    others = {PASS.name, DONT_PASS.name} | _not_on(point, rules)
    return {name: figures_at(name, point, rules) for name in names_of(rules) if name not in others}


def points_after(point: int | None) -> Mapping[int | None, Fraction]:
    """The chances (0..1) of the points that there can be after the next throw."""
    chances = dict[int | None, Fraction]()
    table = replace(CrapsState.opened(), point=point)
    for faces, ways in DIFFERENT_THROWS.items():
        after = table.apply(Throw(), faces).state.point
        chances[after] = chances.get(after, Fraction(0)) + Fraction(ways, WAYS)
    return chances


def _mean_figures(name: str, starts: list[tuple[_Followed, Cents, Fraction]]) -> BetFigures:
    """What the bet is worth that starts in these positions, each with what is paid for it and its share."""
    mean, put_down = _NOTHING, Fraction(0)
    worths = _worth_in([start for start, _, _ in starts])
    for worth, (_, price, share) in zip(worths, starts, strict=True):
        mean = mean.plus(replace(worth, gain=worth.gain + STAKE - price), share)
        put_down += share * price
    return BetFigures(name, mean.win, mean.lose, mean.push, -mean.gain / put_down, mean.throws)


@lru_cache(maxsize=_HOUSES)
def all_figures(rules: HouseRules = BUILDING_SKILLS) -> Mapping[str, BetFigures]:
    """What every bet that the house takes is worth, by name, in the order of the layout."""
    return {name: figures(name, rules) for name in names_of(rules)}


def chance_of_going_broke(bankroll: Cents, target: Cents, bet: Cents) -> Fraction:
    """The chance (0..1) that a player who always bets the same on pass goes broke before reaching the target.

    Broke means that the bankroll is less than the bet. With d bets that can be lost, u wins to go, and r the chance to
    lose divided by the chance to win, it is (r**d - r**(d + u)) / (1 - r**(d + u)), the formula of the gambler's ruin.
    Raises ValueError for a bet of 0 or less.
    """
    if bet <= 0:
        raise ValueError(tr("A bet must be more than $0."))
    spare, to_go = bankroll // bet, max(0, -((bankroll - target) // bet))
    line = figures(PASS.name)
    ratio = line.lose / line.win
    return (
        (ratio**spare - ratio ** (spare + to_go)) / (1 - ratio ** (spare + to_go)) if to_go else Fraction(0)
    )


def _starts(name: str, rules: HouseRules) -> list[tuple[_Followed, Cents, Fraction]]:
    """The positions in which the bet is made, what is paid for it there, and how often it is that one (shares of 1)."""
    opened = CrapsState.opened(rules)
    if name in (PASS.name, DONT_PASS.name):
        return [(*_laid(opened, name), Fraction(1))]
    points = {point: SIDES - abs(SIDES + 1 - point) for point in POINTS if name not in _not_on(point, rules)}
    return [
        (
            *_laid(replace(opened, point=point), name),
            Fraction(ways, sum(points.values())),
        )
        for point, ways in points.items()
    ]


def _not_on(point: int, rules: HouseRules) -> set[str]:
    by_the_house = () if rules.numbers_any_time else (BUYS, LAYS)
    numbered = (*by_the_house, COMES, COME_ODDS, DONT_COMES, DONT_COME_ODDS)
    return {outcomes[point].name for outcomes in numbered}


def _laid(state: CrapsState, name: str) -> tuple[_Followed, Cents]:
    """The position with the bet on the table, behind its line bet if it is odds, and what is paid for it."""
    bet = Bet(STAKE, state.kind_named(name))
    line = LINE_BEHIND.get(bet.kind)
    bets = in_order([bet] if line is None else [Bet(STAKE, line), bet])
    return _Followed(replace(state, bets=bets), name), Cents(STAKE + commission_on_bet(state.rules, bet))


def _worth_in(starts: list[_Followed]) -> list[Worth]:
    """What the bet is worth in each of these positions.

    Every position that can follow gets a number, as a position is slow to look up.
    """
    numbers = {start: number for number, start in enumerate(starts)}
    positions = list(starts)
    owns: list[Worth] = []
    goes: list[_Goes] = []
    # Positions that are found on the way join the list that is being gone through.
    for position in positions:
        own, next_positions = _next_throw(position)
        for after in next_positions:
            if after not in numbers:
                numbers[after] = len(positions)
                positions.append(after)
        owns.append(own)
        goes.append({numbers[after]: share for after, share in next_positions.items()})
    return solved(owns, goes)[: len(starts)]


def _next_throw(position: _Followed) -> tuple[Worth, dict[_Followed, Fraction]]:
    """What the next throw by itself adds to the bet's chances, and the positions that it leaves the bet in."""
    own, goes = Worth(throws=Fraction(1)), dict[_Followed, Fraction]()
    for faces, ways in DIFFERENT_THROWS.items():
        share = Fraction(ways, WAYS)
        step = position.state.apply(Throw(), faces)
        name = next(
            (
                event.to
                for event in step.events
                if isinstance(event, BetMoved) and event.name == position.name
            ),
            position.name,
        )
        if not _is_resolved(step.events, name):
            after = _Followed(replace(step.state, bankroll=position.state.bankroll), name)
            goes[after] = goes.get(after, Fraction(0)) + share
        else:
            own = own.plus(_resolved(step.events, name), share)
    return own, goes


def _is_resolved(events: tuple[Event, ...], name: str) -> bool:
    return any(
        isinstance(event, BetWon | BetLost | BetPushed | OddsReturned) and event.name == name
        for event in events
    )


def _resolved(events: tuple[Event, ...], name: str) -> Worth:
    win = lose = push = gain = Fraction(0)
    for event in events:
        match event:
            case BetWon(told, _, pays) if told == name:
                win, gain = Fraction(1), gain + pays
            case BetLost(told, amount) if told == name:
                lose, gain = Fraction(1), gain - amount
            case BetPushed(told, _) | OddsReturned(told, _) if told == name:
                push = Fraction(1)
            case CommissionPaid(_, amount):
                gain -= amount
            case _:
                pass
    return Worth(win, lose, push, gain)


def solved(owns: list[Worth], goes: list[_Goes]) -> list[Worth]:
    """The worths v with v[x] = owns[x] + the sum of goes[x][y] * v[y].

    Gauss elimination: from the last position to the first, each is put into the equations of the others.
    """
    for number in reversed(range(len(owns))):
        stays = goes[number].pop(number, Fraction(0))
        owns[number] = _NOTHING.plus(owns[number], 1 / (1 - stays))
        goes[number] = {after: share / (1 - stays) for after, share in goes[number].items()}
        for earlier in range(number):
            share = goes[earlier].pop(number, Fraction(0))
            if not share:
                continue
            owns[earlier] = owns[earlier].plus(owns[number], share)
            for after, further in goes[number].items():
                goes[earlier][after] = goes[earlier].get(after, Fraction(0)) + share * further
    for number, others in enumerate(goes):
        for after, share in others.items():
            owns[number] = owns[number].plus(owns[after], share)
    return owns
