"""Faces of six-sided dice, and dice drawn for a terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.core.errors import BadRollError
from dicedesk.core.words import tr

SIDES = 6

Roll = tuple[int, ...]
"""The faces of the dice of one throw, in the order in which they fell."""


def checked_roll(faces: Sequence[int], dice: int) -> Roll:
    """The faces as a tuple. Raises BadRollError unless they are exactly `dice` whole numbers from 1 to 6."""
    roll = tuple(faces)
    if len(roll) != dice:
        raise BadRollError(
            tr("This move rolls {dice} dice, but {given} faces were given.", dice=dice, given=len(roll))
        )
    for face in roll:
        if type(face) is not int or not 1 <= face <= SIDES:
            raise BadRollError(tr("A die shows 1 to 6, not {face!r}.", face=face))
    return roll


_TOP, _BOTTOM, _WIDTH = "╭───────╮", "╰───────╯", 9

_PIPS: Mapping[int, tuple[str, str, str]] = MappingProxyType(
    {
        1: ("     ", "  ●  ", "     "),
        2: ("●    ", "     ", "    ●"),
        3: ("●    ", "  ●  ", "    ●"),
        4: ("●   ●", "     ", "●   ●"),
        5: ("●   ●", "  ●  ", "●   ●"),
        6: ("●   ●", "●   ●", "●   ●"),
    }
)


@dataclass(frozen=True)
class Die:
    """One die that shows `value`. Raises BadRollError, a ValueError, unless it is a whole number from 1 to 6."""

    value: int

    def __post_init__(self) -> None:
        checked_roll((self.value,), 1)

    @property
    def rows(self) -> tuple[str, ...]:
        """The die drawn in five rows of nine characters: a rounded box round three rows of pips."""
        return (_TOP, *(f"│ {pips} │" for pips in _PIPS[self.value]), _BOTTOM)

    def draw(self) -> str:
        """The drawing as one text."""
        return "\n".join(self.rows)


@dataclass(frozen=True)
class Dice:
    """Any number of dice side by side. Raises BadRollError, a ValueError, unless each value is from 1 to 6."""

    values: Sequence[int]

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", checked_roll(self.values, len(self.values)))

    @property
    def rows(self) -> tuple[str, ...]:
        """The dice drawn side by side, a space between two, and below each its number from 1."""
        drawn = zip(*(Die(value).rows for value in self.values), strict=True)
        numbers = (f"{number:^{_WIDTH}}" for number in range(1, len(self.values) + 1))
        return (*(" ".join(row) for row in drawn), " ".join(numbers)) if self.values else ()

    def draw(self) -> str:
        """The drawing as one text."""
        return "\n".join(self.rows)
