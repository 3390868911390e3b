"""What a throw can make of the bets on a table, by the rules of the game, and how bets come out in the end."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import Bets
from dicedesk.games.craps.betting import is_contract
from dicedesk.games.craps.events import BetLost, BetWon
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.moves import Throw
from dicedesk.games.craps.state import CrapsState
from dicedesk.odds.craps import DIFFERENT_THROWS, WAYS

_IN_HAND = dollars(1_000)
"""Some money, as a throw is refused to a player who has none and bets nothing."""

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


@dataclass(frozen=True)
class PlayedOut:
    """How bets come out that are played to their end while no new ones are made.

    `paid_back` gives the chance of each amount in cents that goes back to the player in all, `decided` the mean amount
    of each bet, by name, that is won or lost.
    """

    paid_back: Mapping[Cents, Fraction]
    decided: Mapping[str, Fraction]


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


@lru_cache(maxsize=_REMEMBERED)
def played_out(rules: HouseRules, point: int | None, bets: Bets) -> PlayedOut:
    """How these bets come out for a player who makes no new ones.

    Bets that may be taken down are, as soon as no other has to stand. While one has to stand, a throw may leave the
    table as it is; a table that it has left for another must not come back. So it is with one line bet and its odds.
    """
    if not must_stand(point, bets):
        return PlayedOut({amount_of(bets): Fraction(1)}, {})
    results = results_of(rules, point, bets)
    moves = sum((share for result, share in results.items() if result.decided), Fraction(0))
    back = defaultdict[Cents, Fraction](Fraction)
    decided = defaultdict[str, Fraction](Fraction)
    for result, share in results.items():
        if not result.decided:
            continue
        rest = played_out(rules, result.point, result.bets)
        for amount, chance in rest.paid_back.items():
            back[Cents(result.paid_back + amount)] += share / moves * chance
        for name, amount in result.decided:
            decided[name] += share / moves * amount
    return PlayedOut(back, decided)
