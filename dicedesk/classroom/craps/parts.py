"""What the classes of the chapter ask of each other, so that a reader's own class can stand in place of any of ours."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Protocol

from dicedesk.core.words import tr


class AnOutcome(Protocol):
    """What is bet on: found by its name, paid at its odds."""

    name: str
    odds: int | Fraction


class ABet(Protocol):
    """An amount on an outcome, and the player who made it."""

    amount: int
    outcome: AnOutcome
    player: "APlayer"

    def winAmount(self) -> int | Fraction:
        """What a winner gives the player."""
        ...


class APlayer(Protocol):
    """Places bets, and is told what becomes of them."""

    def placeBets(self) -> None:
        """Is asked for bets before each throw."""
        ...

    def win(self, bet: ABet, /) -> None:
        """The bet was a winner."""
        ...

    def lose(self, bet: ABet, /) -> None:
        """The bet was a loser."""
        ...


class ATable(Protocol):
    """Holds the bets in a list, `bets`, from which the game deletes those that are resolved.

    `bets` may as well be a method that gives an iterator; then the table has `removeBet` to delete one.
    """

    @property
    def bets(self) -> list[ABet]:
        """The bets on the table."""
        ...

    def placeBet(self, bet: ABet, /) -> None:
        """Puts a bet on the table."""
        ...


class AThrow(Protocol):
    """Two dice, and the bets that they decide."""

    d1: int
    d2: int

    def updateGame(self, game: "AGame", /) -> None:
        """Tells the game which kind of throw it is."""
        ...

    def resolveOneRoll(self, bet: ABet, /) -> bool:
        """Whether a bet on one roll is resolved."""
        ...

    def resolveHardways(self, bet: ABet, /) -> bool:
        """Whether a bet on a hardway is resolved."""
        ...


class AGame(Protocol):
    """Is told by a throw which kind it is; has the table on which a state finds the bets."""

    @property
    def table(self) -> ATable:
        """The table with the bets."""
        ...

    def craps(self, throw: AThrow, /) -> None:
        """A 2, 3 or 12 was thrown."""
        ...

    def natural(self, throw: AThrow, /) -> None:
        """A 7 was thrown."""
        ...

    def eleven(self, throw: AThrow, /) -> None:
        """An 11 was thrown."""
        ...

    def point(self, throw: AThrow, /) -> None:
        """A 4, 5, 6, 8, 9 or 10 was thrown."""
        ...


class SomeDice(Protocol):
    """Dice that can be rolled."""

    def roll(self) -> AThrow:
        """The next throw."""
        ...


def bets_on(table: ATable) -> list[ABet]:
    """A copy of the list of bets, so that bets can be deleted while one goes through it."""
    bets: list[ABet] | Callable[[], Iterator[ABet]] = table.bets
    return list(bets() if callable(bets) else bets)


def take_off(table: ATable, bet: ABet) -> None:
    """Deletes this bet from the table, and no other that is equal to it."""
    remove: Callable[[ABet], None] | None = getattr(table, "removeBet", None)
    if remove is not None:
        remove(bet)
    else:
        table.bets[:] = [other for other in table.bets if other is not bet]


def check_part(part: object, what: str, *members: str) -> None:
    """Raises ValueError unless the object can stand for that part of the game: it has these members."""
    missing = [member for member in members if not hasattr(part, member)]
    if missing or isinstance(part, type):
        raise ValueError(
            tr(
                "The {what} needs {members}: {given!r} cannot be one.",
                what=what,
                members=", ".join(members),
                given=part,
            )
        )
