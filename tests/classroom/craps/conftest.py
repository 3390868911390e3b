"""A craps table of the chapter with a player who writes down what becomes of bets."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from dicedesk.classroom.craps import Bet, CrapsGame, CrapsTable, Dice, NotRandom, Outcome, Throw


class Writer:
    """A reader's own player: is told to bet, and writes down the name and money of each bet that is resolved."""

    def __init__(self, table: CrapsTable) -> None:
        self.table = table
        self.wanted: list[tuple[str, int | Fraction, int]] = []
        self.told: list[tuple[str, str, int | Fraction]] = []
        self.has_odds_on = False

    def placeBets(self) -> None:
        for name, odds, amount in self.wanted:
            self.table.placeBet(Bet(amount, Outcome(name, odds), self))
        self.wanted = []

    def win(self, bet: Bet) -> None:
        self.told.append(("win", bet.outcome.name, bet.winAmount()))

    def lose(self, bet: Bet) -> None:
        self.told.append(("lose", bet.outcome.name, bet.amount))

    def oddsAreOn(self, bet: Bet) -> bool:
        return self.has_odds_on


class Board:
    """A game whose throws are said beforehand."""

    def __init__(self) -> None:
        self.dice = Dice()
        self.table = CrapsTable()
        self.game = CrapsGame(self.dice, self.table)
        self.player = Writer(self.table)

    def lay(self, name: str, odds: int | Fraction = 1, amount: int = 30) -> Bet:
        """Lays a bet on the table that nobody asks about, as one left by an earlier game."""
        bet = Bet(amount, Outcome(name, odds), self.player)
        self.table.bets.append(bet)
        return bet

    def roll(self, *throws: tuple[int, int]) -> "Board":
        for faces in throws:
            self.dice.rng = NotRandom([faces])
            self.game.cycle(self.player)
        return self

    def throw(self, d1: int, d2: int) -> Throw:
        return self.dice.throw(d1, d2)

    @property
    def lying(self) -> list[str]:
        return [bet.outcome.name for bet in self.table]


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def board_with() -> Callable[[int | None], Board]:
    """Makes a board with this point."""
    ways = {4: (1, 3), 5: (2, 3), 6: (2, 4), 8: (3, 5), 9: (4, 5), 10: (4, 6)}

    def made(point: int | None) -> Board:
        board = Board()
        return board if point is None else board.roll(ways[point])

    return made
