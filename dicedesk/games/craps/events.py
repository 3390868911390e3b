"""What can happen at a craps table. Bets are named as records name them."""

from dataclasses import dataclass

from dicedesk.core.game import Event
from dicedesk.core.money import Cents


@dataclass(frozen=True, slots=True)
class BetPlaced(Event):
    """The player put this amount on a bet; so much lies there now."""

    name: str
    amount: Cents
    total: Cents


@dataclass(frozen=True, slots=True)
class CommissionPaid(Event):
    """The house took its commission of a buy or lay bet."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetTakenDown(Event):
    """The player took a bet back."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class OddsTurned(Event):
    """The player said whether odds behind come bets work on a come-out throw."""

    on: bool


@dataclass(frozen=True, slots=True)
class BetsTurned(Event):
    """The player said whether bets that are off on the come-out work there."""

    on: bool


@dataclass(frozen=True, slots=True)
class NaturalThrown(Event):
    """The come-out throw was a 7 or 11: pass wins at once."""

    total: int


@dataclass(frozen=True, slots=True)
class CrapsThrown(Event):
    """The come-out throw was a 2, 3 or 12: pass loses at once."""

    total: int


@dataclass(frozen=True, slots=True)
class PointEstablished(Event):
    """The come-out throw became the point."""

    point: int


@dataclass(frozen=True, slots=True)
class PointMade(Event):
    """The point was thrown again before a seven."""

    point: int


@dataclass(frozen=True, slots=True)
class SevenOut(Event):
    """A seven was thrown before the point."""

    point: int


@dataclass(frozen=True, slots=True)
class BetWon(Event):
    """A bet won: `amount` came back, and `pays` on top of it."""

    name: str
    amount: Cents
    pays: Cents


@dataclass(frozen=True, slots=True)
class BetStayedUp(Event):
    """A bet that won did not come back: this amount of it lies there for the next throw."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetLost(Event):
    """A bet was lost."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetPushed(Event):
    """A bet came back as it was."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class OddsReturned(Event):
    """An odds bet came back, as the line bet that it stood behind is gone."""

    name: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class BetMoved(Event):
    """A bet on the come or don't come line moved to the number that was thrown."""

    name: str
    to: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class TableLeft(Event):
    """The player left with this bankroll."""

    bankroll: Cents


@dataclass(frozen=True, slots=True)
class WentBroke(Event):
    """Nothing lies on the table, and the bankroll is too small for any bet."""

    bankroll: Cents
