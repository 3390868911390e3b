"""Bets that lie on the table: at most one of each kind, in the order in which the layout lists them."""

from bisect import insort
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from dicedesk.core.money import NOTHING, Cents, dollars
from dicedesk.games.craps.bet_kinds import LINE_BEHIND, RANK, BetKind, kind_named


@dataclass(frozen=True, slots=True)
class Bet:
    """So many cents on a kind of bet."""

    amount: Cents
    kind: BetKind

    @property
    def name(self) -> str:
        """The name that records give it."""
        return self.kind.name


Bets = tuple[Bet, ...]


@lru_cache(maxsize=1024)
def bet_named(name: str, stake: int, point: int | None) -> Bet:
    """A bet of so many dollars on the kind of this name, line odds as the point pays them. Raises KeyError.

    A long game makes the same few bets again and again, and asks for each before it makes it.
    """
    return Bet(dollars(stake), kind_named(name, point))


def amount_on(bets: Bets, kind: BetKind) -> Cents:
    """What lies on a bet of this kind; 0 where nothing does."""
    for bet in bets:
        if bet.kind == kind:
            return bet.amount
    return NOTHING


def with_bet(bets: Bets, bet: Bet) -> Bets:
    """The bets with one more, on top of what lies on its kind."""
    lying = amount_on(bets, bet.kind)
    after = list(without(bets, bet.kind) if lying else bets)
    insort(after, Bet(Cents(lying + bet.amount), bet.kind) if lying else bet, key=_rank)
    return tuple(after)


def without(bets: Bets, kind: BetKind) -> Bets:
    """The bets but the one of this kind."""
    return tuple([bet for bet in bets if bet.kind != kind])


def in_order(bets: Iterable[Bet]) -> Bets:
    """Bets of different kinds in the order of the layout."""
    return tuple(sorted(bets, key=_rank))


def stranded_odds(bets: Iterable[Bet]) -> Bets:
    """The odds whose line bet is gone."""
    laid = {bet.kind for bet in bets}
    return tuple([bet for bet in bets if LINE_BEHIND.get(bet.kind, bet.kind) not in laid])


def _rank(bet: Bet) -> int:
    return RANK[bet.kind]
