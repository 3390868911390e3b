"""The project's `dice.py`: a die that draws itself, and a hand of dice drawn side by side."""

from collections.abc import Mapping
from random import randint
from types import MappingProxyType
from typing import ClassVar

from dicedesk.core.dice import SIDES
from dicedesk.core.words import tr

MOST_DICE = 7
_ROWS = 5

_Dots = list[tuple[str, str, str]]


class Die:
    """A die with a face, and the rows that draw it."""

    TOP = "╭───────╮"
    BOTTOM = "╰───────╯"
    VERT = "│"
    SP = " "
    BC = "\N{BLACK CIRCLE}"
    DOTS: ClassVar[Mapping[int, _Dots]] = MappingProxyType(
        {
            1: [(SP, SP, SP), (SP, BC, SP), (SP, SP, SP)],
            2: [(BC, SP, SP), (SP, SP, SP), (SP, SP, BC)],
            3: [(BC, SP, SP), (SP, BC, SP), (SP, SP, BC)],
            4: [(BC, SP, BC), (SP, SP, SP), (BC, SP, BC)],
            5: [(BC, SP, BC), (SP, BC, SP), (BC, SP, BC)],
            6: [(BC, SP, BC), (BC, SP, BC), (BC, SP, BC)],
        }
    )

    def __init__(self, value: int) -> None:
        self.rows: list[str] = []
        self.setDieValue(value)

    @property
    def value(self) -> int:
        """The face of the die; `setDieValue` and `rollDie` change it."""
        return self._value

    def setDieValue(self, v: int) -> None:
        """Shows this face, and draws the rows again. Raises ValueError unless it is 1 to 6."""
        if type(v) is not int or not 1 <= v <= SIDES:
            raise ValueError(tr("A die shows 1 to 6, not {face!r}.", face=v))
        self._value = v
        self.genRows()

    def rollDie(self) -> None:
        """Shows a random face, and draws the rows again."""
        self.setDieValue(randint(1, SIDES))

    def genRows(self) -> None:
        """Makes the five rows of the drawing from the dots of the value."""
        middle = [
            f"{self.VERT}{self.SP}{self.SP.join(dots)}{self.SP}{self.VERT}" for dots in self.DOTS[self._value]
        ]
        self.rows = [self.TOP, *middle, self.BOTTOM]

    def draw(self) -> None:
        """Prints the rows."""
        for row in self.rows:
            print(row)


class Dice:
    """A hand of dice; it is empty at first, and `addDie` fills it."""

    def __init__(self) -> None:
        self.diceInSet: list[Die] = []

    def addDie(self, d: Die) -> None:
        """Adds a die to the hand. Raises ValueError for an eighth die, or for one that cannot be rolled and drawn."""
        if not (hasattr(d, "rollDie") and hasattr(d, "rows")) or isinstance(d, type):
            raise ValueError(tr("A hand is made of dice, not of {given!r}.", given=d))
        if len(self.diceInSet) >= MOST_DICE:
            raise ValueError(tr("Limit of {most} dice in a hand of dice.", most=MOST_DICE))
        self.diceInSet.append(d)

    def rollAll(self) -> None:
        """Rolls every die of the hand."""
        for die in self.diceInSet:
            die.rollDie()

    def rollADie(self, pos: int) -> None:
        """Rolls the die at this position, counted from 0. Raises ValueError if there is none."""
        self._die_at(pos).rollDie()

    def replaceDie(self, pos: int, v: int) -> None:
        """Sets the face of the die at this position, counted from 0. Raises ValueError if there is none."""
        die = self._die_at(pos)
        if type(v) is not int or not 1 <= v <= SIDES:
            raise ValueError(tr("Value out of range: a die shows 1 to 6, not {face!r}.", face=v))
        die.setDieValue(v)

    def drawDice(self) -> None:
        """Prints the dice side by side, each followed by a space, with their numbers from 1 below."""
        for row in range(_ROWS):
            print("".join(f"{die.rows[row]} " for die in self.diceInSet))
        print("".join(f"    {number}     " for number in range(1, len(self.diceInSet) + 1)))

    def _die_at(self, pos: int) -> Die:
        if type(pos) is not int or not 0 <= pos < len(self.diceInSet):
            raise ValueError(
                tr(
                    "Position out of range: the hand has {count} dice, counted from 0, and none at {pos!r}.",
                    count=len(self.diceInSet),
                    pos=pos,
                )
            )
        return self.diceInSet[pos]
