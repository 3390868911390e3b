"""What becomes of a bet that nobody touches any more: by the next throw, and until it has gone.

`thrown` says what one throw does to a bet, by the rules of the house, and `grid_of` what each of the 36 throws does.
`fate_of` says how a bet is settled until it has gone, and how long that takes; `money_back` and `worth_of_table` what
comes back of it.

A bet has gone when it is lost, pushed or won; a place bet that stays up when it wins has not gone, and lies there until
a 7 takes it. While a bet keeps its name it can be in seven positions, one for each point and one without; its chances
are the solution of seven linear equations. A come bet that moves goes on as the bet that it has become.

A fate does not depend on the amount: a payment names a throw that makes it, and the rules say what that throw pays.
STAKE is paid in whole cents by every bet, so that equal payments of it are one payment.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from typing import Any, TypeVar

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.game import Event
from dicedesk.core.money import NOTHING, Cents
from dicedesk.games.craps.bets import COME_ODDS, HOPS, LINE_BEHIND, POINTS, Bet, BetKind, in_order
from dicedesk.games.craps.house import MOST_DOLLARS, HouseRules
from dicedesk.games.craps.odds import DIFFERENT_THROWS, STAKE, WAYS
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import (
    BetLost,
    BetMoved,
    BetPushed,
    BetStayedUp,
    BetWon,
    CommissionPaid,
    OddsReturned,
)

_THROW = Throw()
_COME_ODDS = frozenset(COME_ODDS.values())


class Settlement(Enum):
    """What a throw does to a bet."""

    WON = "won"
    LOST = "lost"
    PUSHED = "pushed"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class BetPosition:
    """All that decides what becomes of a bet: the house, its name, the point, and whether resting bets work."""

    rules: HouseRules
    name: str
    point: int | None
    odds_on: bool = False
    bets_on: bool = False


@dataclass(frozen=True, slots=True)
class BetThrown:
    """What a throw did to a bet.

    `back` is what the player gets, with the stake if that comes back. `after` is where the bet lies then, None where
    it has gone; `point` is the point then.
    """

    settlement: Settlement
    back: Cents
    after: BetPosition | None
    point: int | None


def position_of(state: CrapsState, kind: BetKind) -> BetPosition:
    """Return the position of a bet of this kind on the table of the state; the limits of the house are left out."""
    rules = _without_limits(state.rules)
    odds_on = state.odds_on and kind in _COME_ODDS
    return BetPosition(rules, kind.name, state.point, odds_on, state.bets_on and kind in rules.resting)


@lru_cache(maxsize=2048)
def thrown(position: BetPosition, amount: Cents, faces: Roll) -> BetThrown:
    """Return what these faces do to a bet of this amount, commission and rounding included."""
    return _thrown_on(table_of(position, amount), position, amount, faces)


def _thrown_on(table: CrapsState, position: BetPosition, amount: Cents, faces: Roll) -> BetThrown:
    """Return the same, where `table` is the table of the bet: many throws share it."""
    step = table.apply(_THROW, faces)
    settlement, back, name = Settlement.WAITS, NOTHING, str(position.name)
    lies = True
    for event in _told_of(step.events, position.name):
        match event:
            case BetMoved():
                name = event.to
            case BetStayedUp():
                lies = True
            case BetWon():
                settlement, back, lies = Settlement.WON, Cents(back + amount + event.pays), False
            case BetLost():
                settlement, lies = Settlement.LOST, False
            case CommissionPaid():
                back = Cents(back - event.amount)
            case _:
                settlement, back, lies = Settlement.PUSHED, amount, False
    if settlement is Settlement.WON and lies:
        back = Cents(back - amount)
    if not lies:
        return BetThrown(settlement, back, None, step.state.point)
    after = BetPosition(position.rules, name, step.state.point, position.odds_on, position.bets_on)
    return BetThrown(settlement, back, after, after.point)


def _told_of(events: tuple[Event, ...], name: str) -> tuple[Event, ...]:
    """The events of one bet, in order."""
    kinds = (BetWon, BetLost, BetPushed, OddsReturned, BetStayedUp, BetMoved, CommissionPaid)
    return tuple(event for event in events if isinstance(event, kinds) and event.name == name)


def table_of(position: BetPosition, amount: Cents) -> CrapsState:
    """Return a table with nothing but the bet on it, behind its line bet if it is odds."""
    empty = CrapsState(
        position.rules, NOTHING, position.point, odds_on=position.odds_on, bets_on=position.bets_on
    )
    bet = Bet(amount, empty.kind_named(position.name))
    line = LINE_BEHIND.get(bet.kind)
    return replace(empty, bets=in_order([bet] if line is None else [Bet(amount, line), bet]))


@lru_cache(maxsize=128)
def _without_limits(rules: HouseRules) -> HouseRules:
    """The rules without what bears only on making bets."""
    return replace(
        rules,
        odds_limit=None,
        come_out_propositions=True,
        numbers_any_time=True,
        casino_bets=True,
        minimum=1,
        maximum=MOST_DOLLARS,
        bankroll=MOST_DOLLARS,
    )


@dataclass(frozen=True, slots=True)
class Square:
    """One of the 36 throws: its faces, what it does to the bet, and the cents that the player gains, or loses below 0.

    What goes on lying on the table counts as it stands: a bet that waits or moves gains nothing.
    """

    faces: Roll
    settlement: Settlement
    gain: Cents


@dataclass(frozen=True)
class Grid:
    """The 36 squares of a bet, by the first die and then by the second."""

    squares: tuple[Square, ...]

    def ways(self, settlement: Settlement) -> int:
        """Return how many of the 36 throws settle the bet so."""
        return sum(square.settlement is settlement for square in self.squares)

    @property
    def mean(self) -> Fraction:
        """The cents that the next throw brings on average."""
        return Fraction(sum(square.gain for square in self.squares), WAYS)

    @property
    def variance(self) -> Fraction:
        """The variance of what the next throw brings, in cents squared."""
        return Fraction(sum(square.gain**2 for square in self.squares), WAYS) - self.mean**2


@lru_cache(maxsize=1024)
def grid_of(position: BetPosition, amount: Cents) -> Grid:
    """Return what each of the 36 throws does to a bet of this amount in this position."""
    outcomes = {faces: _square(position, amount, faces) for faces in DIFFERENT_THROWS}
    return Grid(
        tuple(
            Square((d1, d2), *outcomes[min(d1, d2), max(d1, d2)])
            for d1 in range(1, SIDES + 1)
            for d2 in range(1, SIDES + 1)
        )
    )


def added_up(grids: tuple[Grid, ...]) -> tuple[Fraction, Fraction]:
    """Return the mean and the variance of what the next throw brings to all these bets together."""
    gains = [
        sum(square.gain for square in together) for together in zip(*(g.squares for g in grids), strict=True)
    ]
    mean = Fraction(sum(gains), WAYS)
    return mean, Fraction(sum(gain**2 for gain in gains), WAYS) - mean**2


def _square(position: BetPosition, amount: Cents, faces: Roll) -> tuple[Settlement, Cents]:
    done = thrown(position, amount, faces)
    lying = NOTHING if done.after is None else amount
    return done.settlement, Cents(done.back + lying - amount)


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
        """Return the share of its decisions that settle it so (0..1)."""
        times = sum((each.times for each in self.payments if each.settlement is settlement), Fraction(0))
        return times / self.decisions


_Way = tuple[Settlement, Cents, bool]
"""How a throw settles a bet of STAKE: what for, what comes back, and whether the bet stays up."""
_Row = dict[_Way, Fraction | int]
_Key = int | None
_T = TypeVar("_T")


@lru_cache(maxsize=2048)
def fate_of(position: BetPosition) -> Fate:
    """Return what becomes of the bet in this position when nobody touches it."""
    chain = _Chain()
    chain.add(position)
    return (chain.solved() if chain.is_closed else _fates(replace(position, point=None)))[position.point]


@lru_cache(maxsize=1024)
def _fates(bet: BetPosition) -> Mapping[int | None, Fate]:
    """Return the fate of the bet for each point."""
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
        """Add all that the next throw can do in a position."""
        point, table = position.point, table_of(position, STAKE)
        self._stays[point], self._settled[point], self._squared[point] = {}, {}, {}
        self._throws[point], self._ends[point] = WAYS, {}
        for faces, ways in _throws_for(position.name).items():
            done = _thrown_on(table, position, STAKE, faces)
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
        """Add what becomes of the bet that this one has become."""
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


@dataclass(frozen=True)
class MoneyBack:
    """What comes back of a bet until it has gone, its stake included: mean in cents, and variance in cents squared."""

    mean: Fraction
    variance: Fraction


@lru_cache(maxsize=4096)
def money_back(position: BetPosition, amount: Cents) -> MoneyBack:
    """Return what comes back of a bet of this amount that lies in this position.

    Of all payments only one can happen more than once or beside another, the win of a bet that stays up; when that
    bet is lost, nothing comes back. So the squares of the payments add up.
    """
    mean = square = Fraction(0)
    for payment in fate_of(position).payments:
        back = thrown(payment.position, amount, payment.faces).back
        mean += payment.times * back
        square += payment.squared * back * back
    return MoneyBack(mean, square - mean * mean)


def worth_of_table(state: CrapsState) -> Fraction:
    """Return the player's money in cents: the bankroll and what is expected to come back of the bets that lie there.

    A throw changes it by luck alone, since it is the mean of what it can be after the next throw; a decision changes
    it by what the decision costs.
    """
    backs = [money_back(position_of(state, bet.kind), bet.amount).mean for bet in state.bets]
    return sum(backs, Fraction(state.bankroll))
