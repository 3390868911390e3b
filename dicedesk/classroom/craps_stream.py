"""An endless stream of craps throws, split into games. No more throws are made than you ask for."""

from collections.abc import Iterator
from itertools import repeat

from dicedesk.classroom.checks import check_whole
from dicedesk.core.dice import Roll
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.streams import CrapOut, Natural, Open, Pass, SevenOut, ThrownGame, games_of

__all__ = [
    "CrapOut",
    "Game",
    "Natural",
    "Open",
    "Pass",
    "Roll",
    "SevenOut",
    "eq",
    "games",
    "games_of",
    "rolled",
    "rolls",
    "total",
]

Game = ThrownGame
games = games_of


def rolls(seed: int) -> Iterator[Roll]:
    """Endless throws of two dice; the same seed gives the same throws."""
    check_whole(seed, "seed")
    dice = SeededDice(seed).roller(0)
    return map(dice.roll, repeat(2))


def total(roll: Roll) -> int:
    """The sum of the dice."""
    return sum(roll)


def rolled(roll: Roll, number: int) -> bool:
    """Whether the dice show this sum."""
    return total(roll) == number


def eq(a: Roll, b: Roll) -> bool:
    """Whether both throws have the same sum."""
    return total(a) == total(b)
