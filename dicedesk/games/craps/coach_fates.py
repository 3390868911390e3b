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
from functools import cache, cached_property, lru_cache
from typing import Any, TypeVar

from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents
from dicedesk.games.craps.bets import HOPS, POINTS
from dicedesk.games.craps.coach_throws import BetPosition, BetThrown, Settlement, table_of, thrown, thrown_on
from dicedesk.games.craps.odds import DIFFERENT_THROWS, STAKE, WAYS

_HOP_NAMES = frozenset(kind.name for kind in HOPS.values())
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
    """What becomes of a bet: the mean number of throws until it has gone, and how it is settled on the way.

    `ends` are the chances (0..1) of the points that there are when it has gone.
    """

    throws: Fraction
    payments: tuple[Payment, ...]
    ends: Mapping[int | None, Fraction]

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
_Row = dict[_Way, Fraction | int]
_Key = int | None
_T = TypeVar("_T")


@lru_cache(maxsize=2048)
def fate_of(position: BetPosition) -> Fate:
    """What becomes of the bet in this position when nobody touches it."""
    chain = _Chain()
    chain.add(position)
    return (chain.solved() if chain.is_closed else _fates(replace(position, point=None)))[position.point]


@lru_cache(maxsize=1024)
def _fates(bet: BetPosition) -> Mapping[int | None, Fate]:
    """The fate of the bet for each point."""
    chain = _Chain()
    for point in _POSITIONS:
        chain.add(replace(bet, point=point))
    return chain.solved()


class _Chain:
    """The positions of one bet, and the linear equations that they make."""

    def __init__(self) -> None:
        """An empty chain. Its shares are counted in ways of 36, as whole numbers are much faster than fractions."""
        self._samples: dict[_Way, tuple[BetPosition, Roll]] = {}
        self._stays: dict[int | None, dict[int | None, int]] = {}
        self._settled: dict[int | None, _Row] = {}
        self._squared: dict[int | None, _Row] = {}
        self._stayed_up: list[tuple[int | None, _Way, int | None, int]] = []
        self._throws: dict[int | None, Fraction | int] = {}
        self._ends: dict[int | None, dict[int | None, Fraction | int]] = {}

    def add(self, position: BetPosition) -> None:
        """Takes in all that the next throw can do in a position."""
        point, table = position.point, table_of(position, STAKE)
        self._stays[point], self._settled[point], self._squared[point] = {}, {}, {}
        self._throws[point], self._ends[point] = WAYS, {}
        for faces, ways in _throws_for(position.name).items():
            done = thrown_on(table, position, STAKE, faces)
            if done.settlement is not Settlement.WAITS:
                self._settle(position, faces, done, ways)
            if done.after is None:
                _add(self._ends[point], done.point, ways)
            elif done.after.name == position.name:
                _add(self._stays[point], done.after.point, ways)
            else:
                self._move(point, fate_of(done.after), ways)

    def _settle(self, position: BetPosition, faces: Roll, done: BetThrown, ways: int) -> None:
        way = (done.settlement, done.back, done.after is not None)
        self._samples.setdefault(way, (position, faces))
        _add(self._settled[position.point], way, ways)
        _add(self._squared[position.point], way, ways)
        if done.after is not None:
            self._stayed_up.append((position.point, way, done.after.point, ways))

    def _move(self, point: int | None, fate: Fate, ways: int) -> None:
        """Goes on as another bet does, from where that lies now."""
        self._throws[point] += ways * fate.throws
        for end, chance in fate.ends.items():
            _add(self._ends[point], end, ways * chance)
        for payment in fate.payments:
            back = thrown(payment.position, STAKE, payment.faces).back
            way = (payment.settlement, back, False)
            self._samples.setdefault(way, (payment.position, payment.faces))
            _add(self._settled[point], way, ways * payment.times)
            _add(self._squared[point], way, ways * payment.squared)

    @property
    def is_closed(self) -> bool:
        """Whether a bet that waits in one of these positions does so in one of them after the next throw."""
        return all(after in self._stays for goes in self._stays.values() for after in goes)

    def solved(self) -> Mapping[int | None, Fate]:
        """The fate in each position."""
        inverse, scale = _inverse(self._stays)
        times = {point: _combined(visits, self._settled, scale) for point, visits in inverse.items()}
        # The square of (1 + more to come) is 1 + 2 * more + more * more.
        for point, way, after, ways in self._stayed_up:
            _add(self._squared[point], way, 2 * ways * times[after][way])
        fates = {}
        for point, visits in inverse.items():
            squared = _combined(visits, self._squared, scale)
            throws = sum(often * self._throws[other] for other, often in visits.items())
            payments = (
                Payment(way[0], mean, squared[way], *self._samples[way]) for way, mean in times[point].items()
            )
            fates[point] = Fate(
                Fraction(throws) / scale, tuple(payments), _combined(visits, self._ends, scale)
            )
        return fates


@cache
def _throws_for(name: str) -> Mapping[Roll, int]:
    """The throws that may differ for a bet: those of one sum do where they are hard, and all of them for a hop bet."""
    if name in _HOP_NAMES:
        return DIFFERENT_THROWS
    alike: dict[tuple[int, bool], Roll] = {}
    ways: dict[Roll, int] = {}
    for faces, often in DIFFERENT_THROWS.items():
        first = alike.setdefault((sum(faces), faces[0] == faces[1]), faces)
        ways[first] = ways.get(first, 0) + often
    return ways


def _inverse(stays: Mapping[_Key, Mapping[_Key, int]]) -> tuple[dict[_Key, dict[_Key, int]], int]:
    """How often each position is visited on average, from each one on: the inverse of 1 - stays / 36.

    Gives whole numbers, and what they are to be divided by. Each position counts as often as 36 of its ways, so that
    what happens in a visit is to be given in ways too. Rows are eliminated without a fraction, as Bareiss does it: each
    division but the last is one without a rest.
    """
    places = {key: place for place, key in enumerate(stays)}
    size, before = len(places), 1
    rows = [
        [WAYS * (row == column) - shares.get(column, 0) for column in stays]
        + [int(row == column) for column in stays]
        for row, shares in stays.items()
    ]
    for pivot in range(size):
        base = rows[pivot]
        scale = base[pivot]
        for place, row in enumerate(rows):
            if place != pivot:
                factor = row[pivot]
                rows[place] = [
                    (scale * value - factor * other) // before for value, other in zip(row, base, strict=True)
                ]
        before = scale
    return {key: dict(zip(stays, rows[place][size:], strict=True)) for key, place in places.items()}, before


def _combined(
    visits: Mapping[_Key, int], rows: Mapping[_Key, dict[_T, Fraction | int]], scale: int
) -> dict[_T, Fraction]:
    """What is added up over all visits."""
    total: dict[_T, Fraction | int] = {}
    for point, often in visits.items():
        for way, share in rows[point].items():
            if often:
                _add(total, way, often * share)
    return {way: Fraction(share) / scale for way, share in total.items()}


def _add(sums: "dict[_T, Fraction | int] | dict[_T, int]", key: _T, share: Any) -> None:
    sums[key] = sums.get(key, 0) + share
