"""What a throw can make of the bets on a table, by the rules of the game, and how bets come out in the end."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import COME, COMES, Bets
from dicedesk.games.craps.house import HouseRules, is_contract
from dicedesk.games.craps.odds import DIFFERENT_THROWS, WAYS
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import BetLost, BetWon

_IN_HAND = dollars(1_000)
"""Some money, as a throw is refused to a player who has none and bets nothing."""

_COMES = frozenset({COME, *COMES.values()})
_REMEMBERED = 1 << 14
"""So many tables are kept, as a system comes to the same ones again and again."""


@dataclass(frozen=True)
class ThrowResult:
    """What some of the throws make of a table: its next point and bets, the cents that go back to the player.

    `won` and `lost` are the bets that they decide, with their amounts in cents, by name.
    """

    point: int | None
    bets: Bets
    paid_back: Cents
    won: tuple[tuple[str, Cents], ...]
    lost: tuple[tuple[str, Cents], ...]

    @property
    def decided(self) -> tuple[tuple[str, Cents], ...]:
        """All bets that were won or lost."""
        return self.won + self.lost


class BetKey(NamedTuple):
    """A bet whose money is counted: its name, and for a come bet the point with which it is made."""

    name: str
    point: int | None = None


Action = dict[BetKey, Fraction]
"""Mean amounts in cents that are bet. A come bet counts when it is made, as its number may become the point and bring
it back; every other bet counts when it is won or lost, as it may be taken down."""


@dataclass(frozen=True)
class FinalOutcome:
    """How bets come out that are played to their end while no new ones are made.

    `paid_back` gives the chance of each amount in cents that goes back to the player in all, `throws` how many throws
    that takes on average.
    """

    paid_back: Mapping[Cents, Fraction]
    action: Action
    throws: Fraction = Fraction(0)


@lru_cache(maxsize=_REMEMBERED)
def results_of(rules: HouseRules, point: int | None, bets: Bets) -> Mapping[ThrowResult, Fraction]:
    """What the next throw can make of these bets, each with its chance (0..1)."""
    chances = defaultdict[ThrowResult, Fraction](Fraction)
    state = CrapsState(rules, _IN_HAND, point, bets)
    for faces, ways in DIFFERENT_THROWS.items():
        step = state.apply(Throw(), faces)
        won = tuple((event.name, event.amount) for event in step.events if isinstance(event, BetWon))
        lost = tuple((event.name, event.amount) for event in step.events if isinstance(event, BetLost))
        after = step.state
        result = ThrowResult(after.point, after.bets, Cents(after.bankroll - _IN_HAND), won, lost)
        chances[result] += Fraction(ways, WAYS)
    return chances


def must_stand(point: int | None, bets: Bets) -> bool:
    """Whether one of the bets may not be taken down."""
    return any(is_contract(point, bet.kind) for bet in bets)


def amount_of(bets: Bets) -> Cents:
    """What lies on the table in all."""
    return Cents(sum(bet.amount for bet in bets))


def new_action(point: int | None, bets: Bets) -> Action:
    """The come bet that is made with this point, if one is."""
    return {BetKey(bet.name, point): Fraction(bet.amount) for bet in bets if bet.kind == COME}


def add_decided(action: Action, decided: Iterable[tuple[str, Cents]], share: Fraction) -> None:
    """Adds so large a share of the bets that are won or lost; come bets have been counted."""
    for name, amount in decided:
        if name not in _COMES:
            bet = BetKey(name)
            action[bet] = action.get(bet, Fraction(0)) + share * amount


@lru_cache(maxsize=_REMEMBERED)
def played_out(rules: HouseRules, point: int | None, bets: Bets) -> FinalOutcome:
    """How these bets come out for a player who makes no new ones.

    Bets that may be taken down are, as soon as no other has to stand. While one has to stand, throws that change no
    bet may lead from point to point and back. Bets that win and stay on the table are not played out so.
    """
    if not must_stand(point, bets):
        return FinalOutcome({amount_of(bets): Fraction(1)}, {})
    back, action, length = defaultdict[Cents, Fraction](Fraction), Action(), Fraction(0)
    for where, throws in _throws_before_change(rules, point, bets).items():
        length += throws
        for result, share in results_of(rules, where, bets).items():
            if result.bets == bets:
                continue
            rest = played_out(rules, result.point, result.bets)
            length += throws * share * rest.throws
            for amount, chance in rest.paid_back.items():
                back[Cents(result.paid_back + amount)] += throws * share * chance
            add_decided(action, result.decided, throws * share)
            for bet, mean in rest.action.items():
                action[bet] = action.get(bet, Fraction(0)) + throws * share * mean
    return FinalOutcome(back, action, length)


def _throws_before_change(rules: HouseRules, point: int | None, bets: Bets) -> dict[int | None, Fraction]:
    """How many throws these bets see with each point, on average, until a throw changes them."""
    stays = dict[int | None, dict[int | None, Fraction]]()
    waiting: list[int | None] = [point]
    while waiting:
        where = waiting.pop()
        results = results_of(rules, where, bets)
        stays[where] = {result.point: share for result, share in results.items() if result.bets == bets}
        waiting += [onward for onward in stays[where] if onward not in stays and onward not in waiting]
    # Throws with a point: those that come to it from all points, and the first one where the bets begin.
    points = list(stays)
    equations = [
        [Fraction(int(other == where)) - stays[other].get(where, Fraction(0)) for other in points]
        + [Fraction(int(where == point))]
        for where in points
    ]
    return dict(zip(points, _solved(equations), strict=True))


def _solved(equations: list[list[Fraction]]) -> list[Fraction]:
    """The numbers that solve linear equations, each a row of factors and the sum; no pivot may be 0."""
    for number, row in enumerate(equations):
        row[:] = [factor / row[number] for factor in row]
        for other in equations:
            if other is not row:
                times = other[number]
                other[:] = [factor - times * own for factor, own in zip(other, row, strict=True)]
    return [row[-1] for row in equations]
