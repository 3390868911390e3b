"""What can happen in a game of Poker Dice."""

from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.game import Event
from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.rules import Category


@dataclass(frozen=True)
class AntePaid(Event):
    """A hand was begun for this ante; the purse holds what is left."""

    seat: int
    ante: Cents
    purse: Cents


@dataclass(frozen=True)
class DiceRerolled(Event):
    """The dice at these positions (from 1) were thrown again; `dice` lie on the table now."""

    seat: int
    positions: tuple[int, ...]
    dice: Roll


@dataclass(frozen=True)
class HandScored(Event):
    """The hand was worth this, and it was paid into the purse."""

    seat: int
    dice: Roll
    category: Category
    pays: Cents
    purse: Cents


@dataclass(frozen=True)
class AwardWon(Event):
    """The purse reached $200 after so many hands: the Major Award."""

    seat: int
    purse: Cents
    hands: int


@dataclass(frozen=True)
class WentBroke(Event):
    """The purse no longer holds the ante of another hand."""

    seat: int
    purse: Cents
    hands: int


@dataclass(frozen=True)
class GameQuit(Event):
    """The player left with this purse; the ante of a hand that was begun is lost."""

    seat: int
    purse: Cents
    hands: int
