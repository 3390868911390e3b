"""Where faces come from: rollers, and the sources of dice that a record names."""

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from itertools import islice
from typing import Protocol

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.errors import BadRollError
from dicedesk.core.words import tr

Tag = tuple[str, str]
"""A header line of a record: its name and its value."""

DICE, TYPED = "Dice", "scripted"
"""The header line that names the kind of dice, and its value for dice whose faces a person types in."""

TODAY, SHARED = "today/1", "shared"
"""How that value begins for the dice of a day, and for those of another game."""

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day_in(text: str) -> date | None:
    """The day of a text such as "2026-11-23"; None for other texts and for a day that no calendar has."""
    try:
        return date.fromisoformat(text) if _DAY.fullmatch(text) else None
    except ValueError:
        return None


class Roller(Protocol):
    """Throws dice."""

    def roll(self, n: int) -> Roll:
        """The faces of `n` dice."""
        ...


class DiceSource(Protocol):
    """The dice of one game, as its record names them.

    A source can give a roller that goes on after any number of faces, so that an undone or resumed
    game goes on with the very dice that it would have had.
    """

    def opening_tags(self) -> tuple[Tag, ...]:
        """Header lines that stand before the first roll."""
        ...

    def closing_tags(self) -> tuple[Tag, ...]:
        """Header lines that are added when the game has ended."""
        ...

    def roller(self, used: int) -> Roller:
        """A roller that goes on after `used` faces."""
        ...


class StreamRoller:
    """Deals the faces of a stream in order. Raises BadRollError when too few are left; they are still there then."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = iter(faces)

    def roll(self, n: int) -> Roll:
        """The next `n` faces of the stream."""
        roll = tuple(islice(self._faces, n))
        if len(roll) < n:
            self._faces = iter(roll)
            raise BadRollError(tr("No dice are left to roll."))
        return roll


class RewindableRoller:
    """Deals the faces of another roller, those that were put back first."""

    def __init__(self, roller: Roller) -> None:
        self._roller = roller
        self._put_back: Roll = ()

    def roll(self, n: int) -> Roll:
        """The next `n` faces. Raises what the other roller raises; nothing has changed then."""
        again = self._put_back[:n]
        roll = (*again, *self._roller.roll(n - len(again))) if n > len(again) else again
        self._put_back = self._put_back[n:]
        return roll

    def put_back(self, faces: Roll) -> None:
        """The faces that were dealt last will be dealt again."""
        self._put_back = (*faces, *self._put_back)


@dataclass(frozen=True)
class SeededDice:
    """Dice from a number: the same seed gives the same dice on every system and Python version.

    Built on `random.Random(seed).random()` alone, whose sequence Python keeps between versions.
    """

    seed: int

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice, with the seed."""
        return ((DICE, f"seeded {self.seed}"),)

    def closing_tags(self) -> tuple[Tag, ...]:
        """Nothing is left to tell."""
        return ()

    def roller(self, used: int) -> Roller:
        """A roller that goes on after `used` faces."""
        number = random.Random(self.seed).random
        faces = (int(number() * SIDES) + 1 for _ in iter(int, 1))
        return StreamRoller(islice(faces, used, None))


class TypedDice:
    """Dice from the kitchen table: a person throws them, and types in what they show."""

    def __init__(self, faces: Roll = ()) -> None:
        """`faces` were typed for the next throw; () until a player has typed some."""
        self._faces = faces

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice."""
        return ((DICE, TYPED),)

    def closing_tags(self) -> tuple[Tag, ...]:
        """Nothing is left to tell."""
        return ()

    def roller(self, used: int) -> Roller:
        """A roller that deals the faces that were typed, whatever came before them."""
        return StreamRoller(self._faces)
