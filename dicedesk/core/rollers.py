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
"""The header line that names the kind of dice, and its value for dice that a player throws and types in."""

TODAY, SHARED = "today/1", "shared"
"""How that value begins for a day's dice, and for the dice of another game."""

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day_in(text: str) -> date | None:
    """The date in a text such as "2026-11-23"; None if the text is not a valid date."""
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

    A source can give a roller that starts after any number of faces, so that a game continues with the same dice after
    an undo or a restart.
    """

    def opening_tags(self) -> tuple[Tag, ...]:
        """Header lines written before the first roll."""
        ...

    def closing_tags(self) -> tuple[Tag, ...]:
        """Header lines added when the game has ended."""
        ...

    def roller(self, used: int) -> Roller:
        """A roller that starts after `used` faces."""
        ...


class StreamRoller:
    """Deals the faces of a stream in order. If too few are left, raises BadRollError and deals none."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = iter(faces)

    def roll(self, n: int) -> Roll:
        roll = tuple(islice(self._faces, n))
        if len(roll) < n:
            self._faces = iter(roll)
            raise BadRollError(tr("No dice are left to roll."))
        return roll


class RewindableRoller:
    """Deals the faces of another roller, after any faces that were put back."""

    def __init__(self, roller: Roller) -> None:
        self._roller = roller
        self._put_back: Roll = ()

    def roll(self, n: int) -> Roll:
        """The next `n` faces. If the inner roller raises an error, nothing has changed."""
        again = self._put_back[:n]
        roll = (*again, *self._roller.roll(n - len(again))) if n > len(again) else again
        self._put_back = self._put_back[n:]
        return roll

    def put_back(self, faces: Roll) -> None:
        """Put back the faces dealt last; they are dealt again next."""
        self._put_back = (*faces, *self._put_back)


@dataclass(frozen=True)
class SeededDice:
    """Dice from a number: the same seed gives the same dice on every system and Python version.

    Built on `random.Random(seed).random()` alone, whose sequence Python keeps between versions.
    """

    seed: int

    def opening_tags(self) -> tuple[Tag, ...]:
        return ((DICE, f"seeded {self.seed}"),)

    def closing_tags(self) -> tuple[Tag, ...]:
        """No tags: nothing was secret."""
        return ()

    def roller(self, used: int) -> Roller:
        number = random.Random(self.seed).random
        faces = (int(number() * SIDES) + 1 for _ in iter(int, 1))
        return StreamRoller(islice(faces, used, None))


class TypedDice:
    """Real dice: the player throws them and types in what they show."""

    def __init__(self, faces: Roll = ()) -> None:
        """`faces` are typed for the next throw; () until the player types some."""
        self._faces = faces

    def opening_tags(self) -> tuple[Tag, ...]:
        return ((DICE, TYPED),)

    def closing_tags(self) -> tuple[Tag, ...]:
        """No tags: nothing was secret."""
        return ()

    def roller(self, used: int) -> Roller:
        """A roller that deals the typed faces, whatever came before them."""
        return StreamRoller(self._faces)
