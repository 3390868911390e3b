"""The table of the chapter: holds the bets, and knows its limits."""

from collections.abc import Iterator
from typing import Protocol

from dicedesk.classroom.checks import check_positive
from dicedesk.classroom.craps.bets import InvalidBet, check_amount
from dicedesk.classroom.craps.parts import ABet, AnOutcome
from dicedesk.core.words import tr


class ChecksBets(Protocol):
    """The game, as far as the table asks it."""

    def isValid(self, outcome: AnOutcome, /) -> bool:
        """Whether the outcome can be bet on now."""
        ...

    def isWorking(self, outcome: AnOutcome, /) -> bool:
        """Whether bets on the outcome work now."""
        ...


class BetList(list[ABet]):
    """The bets on a table. The chapter both calls it, for an iterator, and deletes from it as from a list."""

    def __call__(self) -> Iterator[ABet]:
        """Each bet; a bet may be deleted from the list meanwhile."""
        return iter(list(self))


class CrapsTable:
    """Collects the bets of players. The sum of a player's bets has to be from `minimum` to `limit`.

    `game` is the game that is played at the table: it says which bets are valid and which work.
    """

    def __init__(self, minimum: int = 1, limit: int = 5_000) -> None:
        check_positive(minimum, "minimum of the table")
        check_positive(limit, "limit of the table")
        self.minimum = minimum
        self.limit = limit
        self.game: ChecksBets | None = None
        self.bets = BetList()

    def isValid(self, bet: ABet) -> bool:
        """Whether the game that is played here takes the bet now; True where none is played yet."""
        return self.game is None or self.game.isValid(bet.outcome)

    def isWorking(self, bet: ABet) -> bool:
        """Whether the next throw counts for the bet; True where no game is played yet."""
        return self.game is None or self.game.isWorking(bet.outcome)

    def allValid(self) -> bool:
        """Whether the bets of each player together keep to the table's limits."""
        players = {id(bet.player) for bet in self.bets}
        sums = [sum(bet.amount for bet in self.bets if id(bet.player) == one) for one in players]
        return all(self.minimum <= total <= self.limit for total in sums)

    def placeBet(self, bet: ABet) -> None:
        """Puts a bet on the table. Raises InvalidBet where the game does not take it."""
        check_amount(bet.amount)
        if not self.isValid(bet):
            raise InvalidBet(tr("{name} cannot be bet on now.", name=bet.outcome.name))
        self.bets.append(bet)

    def removeBet(self, bet: ABet) -> None:
        """Deletes this bet from the table, and no other that is equal to it."""
        self.bets[:] = [other for other in self.bets if other is not bet]

    def __iter__(self) -> Iterator[ABet]:
        return self.bets()
