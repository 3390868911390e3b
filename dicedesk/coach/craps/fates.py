"""What becomes of a bet that is left where it lies until it has gone: how it is settled, and how long that takes.

A bet has gone when it is lost, pushed or won; a place bet that stays up when it wins has not gone, and lies there until
a 7 takes it. While a bet keeps its name it can be in seven positions, one for each point and one without; its chances
are the solution of seven linear equations. A come bet that moves goes on as the bet that it has become.

Nothing here depends on the amount: a payment names a throw that makes it, and the rules say what that throw pays. STAKE
is paid in whole cents by every bet, so that equal payments of it are one payment.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import TypeVar

from dicedesk.coach.craps.throws import (
    BetPosition,
    BetThrown,
    Settlement,
    thrown,
)
from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents
from dicedesk.games.craps.bet_kinds import POINTS
from dicedesk.odds.craps import DIFFERENT_THROWS, STAKE, WAYS

_POSITIONS: tuple[int | None, ...] = (None, *POINTS)


@dataclass(frozen=True)
class Payment:
    """One of the ways in which a bet is settled.

    `times` is how often it happens on average before the bet has gone: a chance (0..1), but for a place bet that stays
    up. `squared` is the mean of the square of that number. The faces, thrown in the position, settle the bet so.
    """

    settlement: Settlement
    times: Fraction
    squared: Fraction
    position: BetPosition
    faces: Roll


@dataclass(frozen=True)
class Fate:
    """What becomes of a bet: the mean number of throws until it has gone, and how it is settled on the way."""

    throws: Fraction
    payments: tuple[Payment, ...]

    @cached_property
    def decisions(self) -> Fraction:
        """How often the bet is settled on average: once, and more often where it stays up when it wins."""
        return sum((payment.times for payment in self.payments), Fraction(0))

    def chance(self, settlement: Settlement) -> Fraction:
        """The share of its decisions that settle it so (0..1)."""
        times = sum((each.times for each in self.payments if each.settlement is settlement), Fraction(0))
        return times / self.decisions


_Way = tuple[Settlement, Cents, bool]
"""How a throw settles a bet of STAKE: what for, what comes back, and whether the bet stays up."""
_Row = dict[_Way, Fraction]
_Key = int | None
_T = TypeVar("_T")


@lru_cache(maxsize=8192)
def fate_of(position: BetPosition) -> Fate:
    """What becomes of the bet in this position when nobody touches it."""
    chain = _Chain()
    chain.add(position)
    return (chain.solved() if chain.is_closed else _fates(replace(position, point=None)))[position.point]


@lru_cache(maxsize=4096)
def _fates(bet: BetPosition) -> Mapping[int | None, Fate]:
    """The fate of the bet for each point."""
    chain = _Chain()
    for point in _POSITIONS:
        chain.add(replace(bet, point=point))
    return chain.solved()


class _Chain:
    """The positions of one bet, and the linear equations that they make."""

    def __init__(self) -> None:
        """An empty chain."""
        self._samples: dict[_Way, tuple[BetPosition, Roll]] = {}
        self._stays: dict[int | None, dict[int | None, Fraction]] = {}
        self._settled: dict[int | None, _Row] = {}
        self._squared: dict[int | None, _Row] = {}
        self._stayed_up: list[tuple[int | None, _Way, int | None, Fraction]] = []
        self._throws: dict[int | None, Fraction] = {}

    def add(self, position: BetPosition) -> None:
        """Takes in all that the next throw can do in a position."""
        point = position.point
        self._stays[point], self._settled[point], self._squared[point] = {}, {}, {}
        self._throws[point] = Fraction(1)
        for faces, ways in DIFFERENT_THROWS.items():
            share, done = Fraction(ways, WAYS), thrown(position, STAKE, faces)
            if done.settlement is not Settlement.WAITS:
                self._settle(position, faces, done, share)
            if done.after is not None and done.after.name == position.name:
                _add(self._stays[point], done.after.point, share)
            elif done.after is not None:
                self._move(point, fate_of(done.after), share)

    def _settle(self, position: BetPosition, faces: Roll, done: BetThrown, share: Fraction) -> None:
        way = (done.settlement, done.back, done.after is not None)
        self._samples.setdefault(way, (position, faces))
        _add(self._settled[position.point], way, share)
        _add(self._squared[position.point], way, share)
        if done.after is not None:
            self._stayed_up.append((position.point, way, done.after.point, share))

    def _move(self, point: int | None, fate: Fate, share: Fraction) -> None:
        """Goes on as another bet does, from where that lies now."""
        self._throws[point] += share * fate.throws
        for payment in fate.payments:
            back = thrown(payment.position, STAKE, payment.faces).back
            way = (payment.settlement, back, False)
            self._samples.setdefault(way, (payment.position, payment.faces))
            _add(self._settled[point], way, share * payment.times)
            _add(self._squared[point], way, share * payment.squared)

    @property
    def is_closed(self) -> bool:
        """Whether a bet that waits in one of these positions does so in one of them after the next throw."""
        return all(after in self._stays for goes in self._stays.values() for after in goes)

    def solved(self) -> Mapping[int | None, Fate]:
        """The fate in each position."""
        inverse = _inverse(self._stays)
        times = {point: _combined(visits, self._settled) for point, visits in inverse.items()}
        # The square of (1 + more to come) is 1 + 2 * more + more * more.
        for point, way, after, share in self._stayed_up:
            _add(self._squared[point], way, 2 * share * times[after][way])
        fates = {}
        for point, visits in inverse.items():
            squared = _combined(visits, self._squared)
            throws = sum((share * self._throws[other] for other, share in visits.items()), Fraction(0))
            payments = (
                Payment(way[0], mean, squared[way], *self._samples[way]) for way, mean in times[point].items()
            )
            fates[point] = Fate(throws, tuple(payments))
        return fates


def _inverse(stays: Mapping[_Key, Mapping[_Key, Fraction]]) -> dict[_Key, dict[_Key, Fraction]]:
    """How often each position is visited on average, from each one on: the inverse of 1 - stays."""
    left = {
        row: {column: int(row == column) - shares.get(column, Fraction(0)) for column in stays}
        for row, shares in stays.items()
    }
    right = {row: {column: Fraction(row == column) for column in stays} for row in stays}
    for pivot in stays:
        scale = left[pivot][pivot]
        for side in (left, right):
            side[pivot] = {column: value / scale for column, value in side[pivot].items()}
        for row in stays:
            factor = left[row][pivot]
            if row != pivot and factor:
                for side in (left, right):
                    base = side[pivot]
                    side[row] = {column: value - factor * base[column] for column, value in side[row].items()}
    return right


def _combined(visits: Mapping[_Key, Fraction], rows: Mapping[_Key, _Row]) -> _Row:
    """What is added up over all visits."""
    total: _Row = {}
    for point, often in visits.items():
        for way, share in rows[point].items():
            if often:
                _add(total, way, often * share)
    return total


def _add(sums: dict[_T, Fraction], key: _T, share: Fraction) -> None:
    sums[key] = sums.get(key, Fraction(0)) + share
