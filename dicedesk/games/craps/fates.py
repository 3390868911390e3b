"""The fate of bets that nobody touches any more: by the next throw, and until they are gone.

`thrown` gives the result of one throw for a bet, by the house rules, and `grid_of` that of each of the 36 throws.
`fate_of` tells how a bet is settled until it is gone, and how long that takes; `money_back` and `worth_of_table` tell
how much comes back. `results_of` gives the results of a throw for all bets of a table together, and `played_out` their
final outcome.

A bet is gone when it is lost, pushed or won; a place bet that stays up when it wins is not gone until a 7 takes it.
While a bet keeps its name it can be in seven positions, one for each point and one without. `visits` gives the mean
number of visits to each position: it solves the linear equations of their next throws. A come bet that moves continues
as its new bet. Bets of a table that are followed together go from point to point in the same way, until a throw changes
them.

A fate does not depend on the amount: a payment names a throw that makes it, and the rules say how much that throw pays.
Every bet pays STAKE in whole cents, so that equal payments of it are one payment.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.game import Event, Step
from dicedesk.core.money import NOTHING, Cents, dollars
from dicedesk.games.craps.bets import (
    COME,
    COME_ODDS,
    COMES,
    HOPS,
    LINE_BEHIND,
    POINTS,
    Bet,
    BetKind,
    Bets,
    in_order,
)
from dicedesk.games.craps.house import BUILDING_SKILLS, MOST_DOLLARS, HouseRules, is_contract
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

WAYS = SIDES**2
DIFFERENT_THROWS: Mapping[Roll, int] = MappingProxyType(
    {(low, high): 1 if low == high else 2 for high in range(1, SIDES + 1) for low in range(1, high + 1)}
)
"""The distinct throws, each with its number of ways out of 36."""

STAKE = dollars(660)
"""An amount for which every bet and every commission is in whole cents."""

_THROW = Throw()
_COME_ODDS = frozenset(COME_ODDS.values())
_HOPS = frozenset(HOPS.values())


def _throws_by_sum() -> Mapping[Roll, int]:
    """The throws that differ for all but hop bets: for each sum, a hard throw and one that is not."""
    alike: dict[tuple[int, bool], Roll] = {}
    ways = Counter[Roll]()
    for (low, high), often in DIFFERENT_THROWS.items():
        ways[alike.setdefault((low + high, low == high), (low, high))] += often
    return ways


_THROWS_BY_SUM = _throws_by_sum()


def _throws_at(table: CrapsState) -> Iterator[tuple[Roll, int, Step[CrapsState]]]:
    """The throws that may differ for the bets of a table: the faces, the ways out of 36, and the step."""
    has_hops = any(bet.kind in _HOPS for bet in table.bets)
    for faces, ways in (DIFFERENT_THROWS if has_hops else _THROWS_BY_SUM).items():
        yield faces, ways, table.apply(_THROW, faces)


class Settlement(Enum):
    """What a throw does to a bet."""

    WON = "won"
    LOST = "lost"
    PUSHED = "pushed"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class BetPosition:
    """Everything that decides the fate of a bet: the house, its name, the point, and whether resting bets work."""

    rules: HouseRules
    name: str
    point: int | None
    odds_on: bool = False
    bets_on: bool = False


@dataclass(frozen=True, slots=True)
class BetThrown:
    """The result of a throw for a bet.

    `back` is the amount that the player gets, including a returned stake. `after` is the bet that remains, None if it
    is gone; `point` is the point after the throw.
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
    """Return the result of these faces for a bet of this amount, commission and rounding included."""
    return _thrown_by(table_of(position, amount).apply(_THROW, faces), position, amount)


def _thrown_by(step: Step[CrapsState], position: BetPosition, amount: Cents) -> BetThrown:
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
    """Return a table with only this bet, behind its line bet if it is odds."""
    empty = CrapsState(
        position.rules, NOTHING, position.point, odds_on=position.odds_on, bets_on=position.bets_on
    )
    bet = Bet(amount, empty.kind_named(position.name))
    line = LINE_BEHIND.get(bet.kind)
    return replace(empty, bets=in_order([bet] if line is None else [Bet(amount, line), bet]))


@lru_cache(maxsize=128)
def _without_limits(rules: HouseRules) -> HouseRules:
    """The rules without those that apply only to making bets."""
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
    """One of the 36 throws: its faces, its result for the bet, and the player's gain in cents, below 0 for a loss.

    Bets that stay on the table count at their amount: a bet that waits or moves gains nothing.
    """

    faces: Roll
    settlement: Settlement
    gain: Cents


@dataclass(frozen=True)
class Grid:
    """The 36 squares of a bet, by the first die and then by the second."""

    squares: tuple[Square, ...]

    def ways(self, settlement: Settlement) -> int:
        """Return how many of the 36 throws have this result for the bet."""
        return sum(square.settlement is settlement for square in self.squares)

    @property
    def mean(self) -> Fraction:
        """The mean gain of the next throw, in cents."""
        return Fraction(sum(square.gain for square in self.squares), WAYS)

    @property
    def variance(self) -> Fraction:
        """The variance of the next throw's gain, in cents squared."""
        return Fraction(sum(square.gain**2 for square in self.squares), WAYS) - self.mean**2


@lru_cache(maxsize=1024)
def grid_of(position: BetPosition, amount: Cents) -> Grid:
    """Return the result of each of the 36 throws for a bet of this amount in this position."""
    outcomes = {faces: _square(position, amount, faces) for faces in DIFFERENT_THROWS}
    return Grid(
        tuple(
            Square((d1, d2), *outcomes[min(d1, d2), max(d1, d2)])
            for d1 in range(1, SIDES + 1)
            for d2 in range(1, SIDES + 1)
        )
    )


def added_up(grids: tuple[Grid, ...]) -> tuple[Fraction, Fraction]:
    """Return the mean and the variance of the next throw's gain for all these bets together."""
    gains = [
        sum(square.gain for square in together) for together in zip(*(g.squares for g in grids), strict=True)
    ]
    mean = Fraction(sum(gains), WAYS)
    return mean, Fraction(sum(gain**2 for gain in gains), WAYS) - mean**2


def _square(position: BetPosition, amount: Cents, faces: Roll) -> tuple[Settlement, Cents]:
    done = thrown(position, amount, faces)
    lying = NOTHING if done.after is None else amount
    return done.settlement, Cents(done.back + lying - amount)


@dataclass(frozen=True)
class Payment:
    """One of the ways in which a bet is settled.

    `times` is how often it happens on average before the bet is gone: a chance (0..1), except for a place bet that
    stays up. `squared` is the mean of the square of that number. `faces`, thrown in the position, settle the bet this
    way.
    """

    settlement: Settlement
    times: Fraction
    squared: Fraction
    position: BetPosition
    faces: Roll


@dataclass(frozen=True)
class Fate:
    """The fate of a bet: the mean number of throws until it is gone, and how it is settled on the way.

    `ends` are the chances (0..1) of each point at the time it is gone.
    """

    throws: Fraction
    payments: tuple[Payment, ...]
    ends: Mapping[int | None, Fraction]

    @cached_property
    def decisions(self) -> Fraction:
        """How often the bet is settled on average: once, or more if it stays up when it wins."""
        return sum((payment.times for payment in self.payments), Fraction(0))

    def chance(self, settlement: Settlement) -> Fraction:
        """Return the share (0..1) of the bet's decisions with this settlement."""
        times = sum((each.times for each in self.payments if each.settlement is settlement), Fraction(0))
        return times / self.decisions


_Way = tuple[Settlement, Cents, bool]
"""(settlement, cents paid back, stays up) of a bet of STAKE."""
_Key = TypeVar("_Key")
_Point = int | None
_POINTS: tuple[_Point, ...] = (None, *POINTS)


def visits(stays: Mapping[_Key, Mapping[_Key, int]], whole: int = WAYS) -> dict[_Key, dict[_Key, Fraction]]:
    """Return how often each position is visited on average from each start, the first visit included.

    `stays` says in how many of `whole` ways a position leads to each of the others; the remaining ways lead away for
    good. This is the inverse of the matrix 1 - stays / whole. Rows are eliminated in whole numbers, which are much
    faster than fractions, by Bareiss's method: each division but the last has no remainder.
    """
    places = list(stays)
    rows = [
        [whole * (row == column) - shares.get(column, 0) for column in places]
        + [int(row == column) for column in places]
        for row, shares in stays.items()
    ]
    before = 1
    for pivot, _ in enumerate(places):
        base = rows[pivot]
        scale = base[pivot]
        for place, row in enumerate(rows):
            if place != pivot:
                factor = row[pivot]
                rows[place] = [
                    (scale * value - factor * other) // before for value, other in zip(row, base, strict=True)
                ]
        before = scale
    return {
        key: {
            other: Fraction(whole * often, before)
            for other, often in zip(places, row[len(places) :], strict=True)
        }
        for key, row in zip(places, rows, strict=True)
    }


@lru_cache(maxsize=2048)
def fate_of(position: BetPosition) -> Fate:
    """Return the fate of the bet in this position if nobody touches it."""
    return _fates(replace(position, point=None))[position.point]


@dataclass
class _NextThrow:
    """The result of the next throw for a bet of STAKE in one position, counted in ways of 36.

    `stays` are the points with which the bet is still on the table, `ends` those with which it is gone. `settled` are
    the mean numbers of times that the bet is settled in each way, and `squared` the means of their squares: those of
    this throw, and for a bet that has moved those of all later throws. `throws` are this throw and all later throws of
    a bet that has moved.
    """

    stays: Counter[_Point] = field(default_factory=Counter)
    ends: defaultdict[_Point, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    settled: defaultdict[_Way, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    squared: defaultdict[_Way, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    throws: Fraction = Fraction(WAYS)
    stayed_up: list[tuple[_Way, _Point, int]] = field(default_factory=list)


@lru_cache(maxsize=1024)
def _fates(bet: BetPosition) -> Mapping[_Point, Fate]:
    samples: dict[_Way, tuple[BetPosition, Roll]] = {}
    next_throws = {point: _next_throw(replace(bet, point=point), samples) for point in _POINTS}
    often = visits({point: each.stays for point, each in next_throws.items()})
    settled = {point: each.settled for point, each in next_throws.items()}
    times = {point: _combined(shares, settled) for point, shares in often.items()}
    # The square of (1 + more to come) is 1 + 2 * more + more * more.
    for each in next_throws.values():
        for way, after, ways in each.stayed_up:
            each.squared[way] += 2 * ways * times[after][way]
    squared = {point: each.squared for point, each in next_throws.items()}
    ends = {point: each.ends for point, each in next_throws.items()}
    fates = {}
    for point, shares in often.items():
        throws = sum((count * next_throws[other].throws for other, count in shares.items()), Fraction(0))
        squares = _combined(shares, squared)
        payments = (Payment(way[0], mean, squares[way], *samples[way]) for way, mean in times[point].items())
        fates[point] = Fate(throws / WAYS, tuple(payments), _combined(shares, ends))
    return fates


def _next_throw(position: BetPosition, samples: dict[_Way, tuple[BetPosition, Roll]]) -> _NextThrow:
    """The result of the next throw in this position; new ways of settling are added to `samples`."""
    throw = _NextThrow()
    for faces, ways, step in _throws_at(table_of(position, STAKE)):
        done = _thrown_by(step, position, STAKE)
        if done.settlement is not Settlement.WAITS:
            way = (done.settlement, done.back, done.after is not None)
            samples.setdefault(way, (position, faces))
            throw.settled[way] += ways
            throw.squared[way] += ways
            if done.after is not None:
                throw.stayed_up.append((way, done.after.point, ways))
        if done.after is None:
            throw.ends[done.point] += ways
        elif done.after.name == position.name:
            throw.stays[done.after.point] += ways
        else:
            _move(throw, fate_of(done.after), ways, samples)
    return throw


def _move(throw: _NextThrow, fate: Fate, ways: int, samples: dict[_Way, tuple[BetPosition, Roll]]) -> None:
    """Add the fate of the bet that this one moved to, such as a come bet on 6."""
    throw.throws += ways * fate.throws
    for end, chance in fate.ends.items():
        throw.ends[end] += ways * chance
    for payment in fate.payments:
        back = thrown(payment.position, STAKE, payment.faces).back
        way = (payment.settlement, back, False)
        samples.setdefault(way, (payment.position, payment.faces))
        throw.settled[way] += ways * payment.times
        throw.squared[way] += ways * payment.squared


def _combined(
    shares: Mapping[_Point, Fraction], rows: Mapping[_Point, Mapping[_Key, Fraction]]
) -> dict[_Key, Fraction]:
    """The sum of the rows, each weighted by its number of visits."""
    total = defaultdict[_Key, Fraction](Fraction)
    for point, often in shares.items():
        if often:
            for key, ways in rows[point].items():
                total[key] += often * ways / WAYS
    return dict(total)


@dataclass(frozen=True)
class MoneyBack:
    """The amount that comes back of a bet until it is gone, with its stake: mean in cents, and variance in cents
    squared."""

    mean: Fraction
    variance: Fraction


@lru_cache(maxsize=4096)
def money_back(position: BetPosition, amount: Cents) -> MoneyBack:
    """Return the amount that comes back of a bet of this amount in this position.

    Only one payment can happen more than once or together with another: the win of a bet that stays up. When that bet
    is lost, nothing comes back. So the squares of the payments add up.
    """
    mean = square = Fraction(0)
    for payment in fate_of(position).payments:
        back = thrown(payment.position, amount, payment.faces).back
        mean += payment.times * back
        square += payment.squared * back * back
    return MoneyBack(mean, square - mean * mean)


def worth_of_table(state: CrapsState) -> Fraction:
    """Return the player's money in cents: the bankroll and the expected return of the bets on the table.

    It is the mean of its values after the next throw, so a throw changes it by luck alone; a decision changes it by its
    cost.
    """
    backs = [money_back(position_of(state, bet.kind), bet.amount).mean for bet in state.bets]
    return sum(backs, Fraction(state.bankroll))


_IN_HAND = dollars(1_000)
"""Any bankroll: a throw is refused to a player who has no money and no bets."""

_COMES = frozenset({COME, *COMES.values()})
_REMEMBERED = 1 << 14
"""Tables cached: a betting system returns to the same tables again and again."""


@dataclass(frozen=True)
class ThrowResult:
    """One result of a throw for a table: the next point and bets, and the cents that go back to the player.

    `won`, `lost` and `pushed` are the decided bets, with their amounts in cents, by name.
    """

    point: int | None
    bets: Bets
    paid_back: Cents
    won: tuple[tuple[str, Cents], ...]
    lost: tuple[tuple[str, Cents], ...]
    pushed: tuple[tuple[str, Cents], ...]

    @property
    def decided(self) -> tuple[tuple[str, Cents], ...]:
        """All bets that were won, lost or pushed."""
        return self.won + self.lost + self.pushed


class BetKey(NamedTuple):
    """A bet whose money is counted: its name, and for a come bet the point with which it is made."""

    name: str
    point: int | None = None


Action = dict[BetKey, Fraction]
"""Mean amounts bet, in cents. A come bet counts when it is made, as its number may become the point and bring it back;
every other bet counts when it is won, lost or pushed, as it may be taken down."""


@dataclass(frozen=True)
class FinalOutcome:
    """The outcome of bets that are played to their end while no new ones are made.

    `paid_back` gives the chance of each total in cents that goes back to the player, `throws` the mean number of
    throws.
    """

    paid_back: Mapping[Cents, Fraction]
    action: Action
    throws: Fraction = Fraction(0)


@lru_cache(maxsize=_REMEMBERED)
def results_of(rules: HouseRules, point: int | None, bets: Bets) -> Mapping[ThrowResult, int]:
    """The possible results of the next throw for these bets, each with its ways out of 36."""
    results = Counter[ThrowResult]()
    for _, ways, step in _throws_at(CrapsState(rules, _IN_HAND, point, bets)):
        won = tuple((event.name, event.amount) for event in step.events if isinstance(event, BetWon))
        lost = tuple((event.name, event.amount) for event in step.events if isinstance(event, BetLost))
        pushed = tuple((event.name, event.amount) for event in step.events if isinstance(event, BetPushed))
        after = step.state
        result = ThrowResult(after.point, after.bets, Cents(after.bankroll - _IN_HAND), won, lost, pushed)
        results[result] += ways
    return results


def points_after(point: int | None) -> Mapping[int | None, Fraction]:
    """Return the chances (0..1) of each point after the next throw."""
    return {
        result.point: Fraction(ways, WAYS) for result, ways in results_of(BUILDING_SKILLS, point, ()).items()
    }


def must_stand(point: int | None, bets: Bets) -> bool:
    """Whether one of the bets may not be taken down."""
    return any(is_contract(point, bet.kind) for bet in bets)


def amount_of(bets: Bets) -> Cents:
    """The total amount on the table."""
    return Cents(sum(bet.amount for bet in bets))


def new_action(point: int | None, bets: Bets) -> Action:
    """The come bet that is made with this point, if there is one."""
    return {BetKey(bet.name, point): Fraction(bet.amount) for bet in bets if bet.kind == COME}


def add_decided(action: Action, decided: Iterable[tuple[str, Cents]], share: Fraction) -> None:
    """Add this share of the decided bets to the action, in cents; come bets are already counted."""
    for name, amount in decided:
        if name not in _COMES:
            bet = BetKey(name)
            action[bet] = action.get(bet, Fraction(0)) + share * amount


@lru_cache(maxsize=_REMEMBERED)
def played_out(rules: HouseRules, point: int | None, bets: Bets) -> FinalOutcome:
    """The outcome of these bets for a player who makes no new ones.

    Bets that may be taken down are taken down as soon as no bet has to stay. While one has to stay, throws that change
    no bet may lead from point to point and back. Bets that win and stay on the table cannot be played out this way.
    """
    if not must_stand(point, bets):
        return FinalOutcome({amount_of(bets): Fraction(1)}, {})
    back, action, length = defaultdict[Cents, Fraction](Fraction), Action(), Fraction(0)
    for where, throws in visits(_points_without_change(rules, point, bets))[point].items():
        length += throws
        for result, ways in results_of(rules, where, bets).items():
            if result.bets == bets:
                continue
            share = throws * ways / WAYS
            rest = played_out(rules, result.point, result.bets)
            length += share * rest.throws
            for amount, chance in rest.paid_back.items():
                back[Cents(result.paid_back + amount)] += share * chance
            add_decided(action, result.decided, share)
            for bet, mean in rest.action.items():
                action[bet] = action.get(bet, Fraction(0)) + share * mean
    return FinalOutcome(back, action, length)


def _points_without_change(rules: HouseRules, point: _Point, bets: Bets) -> dict[_Point, dict[_Point, int]]:
    """The ways from each point to the others with the same bets on the table, for all points reached from `point`."""
    stays = dict[_Point, dict[_Point, int]]()
    waiting = [point]
    while waiting:
        where = waiting.pop()
        results = results_of(rules, where, bets)
        stays[where] = {result.point: ways for result, ways in results.items() if result.bets == bets}
        waiting += [onward for onward in stays[where] if onward not in stays and onward not in waiting]
    return stays
