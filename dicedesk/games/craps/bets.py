"""A bet on the table, and what a throw makes of it."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from dicedesk.core.money import NOTHING, Cents, dollars
from dicedesk.games.craps.bet_kinds import BetKind, BetKinds, kind_named


@dataclass(frozen=True, slots=True)
class Bet:
    """So many cents on a kind of bet."""

    amount: Cents
    kind: BetKind

    @property
    def name(self) -> str:
        """The name that records give it."""
        return self.kind.name

    def win_amount(self) -> Cents:
        """What it is paid, on top of itself, at its odds."""
        return self.kind.win_amount(self.amount)


@lru_cache(maxsize=1024)
def bet_named(name: str, stake: int, point: int | None) -> Bet:
    """A bet of so many dollars on the kind of this name, line odds as the point pays them. Raises KeyError.

    A long game makes the same few bets again and again, and asks for each before it makes it.
    """
    return Bet(dollars(stake), kind_named(name, point))


class Settlement(Enum):
    """What a bet came to."""

    WON = "won"
    LOST = "lost"
    PUSHED = "pushed"
    STAYS = "stays"


@dataclass(frozen=True, slots=True)
class Settled:
    """A bet as it lay, and what it came to.

    `pays` is what a bet that won is paid on top of itself.
    """

    bet: Bet
    settlement: Settlement
    pays: Cents = NOTHING


def settle(bet: Bet, winners: BetKinds, losers: BetKinds, pushed: BetKinds = frozenset()) -> Settled:
    """What the bet comes to where these kinds win, lose and are pushed, and all others stay.

    A winner pays its own odds: those of the field and the horn are the throw's, not the bet's.
    """
    if bet.kind in winners:
        winner = next(winner for winner in winners if winner == bet.kind)
        return Settled(bet, Settlement.WON, winner.win_amount(bet.amount))
    if bet.kind in losers:
        return Settled(bet, Settlement.LOST)
    return Settled(bet, Settlement.PUSHED if bet.kind in pushed else Settlement.STAYS)
