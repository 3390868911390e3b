"""The dice that students of Poker Dice hold in their hands: values that can be drawn."""

from collections.abc import Sequence
from dataclasses import dataclass

from dicedesk.core.dice import checked_roll
from dicedesk.session.terminal.drawn_dice import dice_rows, die_rows


@dataclass(frozen=True)
class Die:
    """One die that shows `value`. Raises BadRollError, a ValueError, unless it is a whole number from 1 to 6."""

    value: int

    def __post_init__(self) -> None:
        checked_roll((self.value,), 1)

    @property
    def rows(self) -> tuple[str, ...]:
        """The die drawn in five rows of nine characters: a rounded box round three rows of pips."""
        return die_rows(self.value)

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
        return dice_rows(self.values)

    def draw(self) -> str:
        """The drawing as one text."""
        return "\n".join(self.rows)
