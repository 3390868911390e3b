"""The dice of the chapter: one of 36 throws, picked at random."""

import random
from typing import Protocol

from dicedesk.classroom.craps.parts import check_part
from dicedesk.classroom.craps.throw_builder import ThrowBuilder
from dicedesk.classroom.craps.throws import Throw
from dicedesk.core.words import tr


class Chooser(Protocol):
    """Picks one of the throws: a `random.Random`, or anything that shows what is wanted."""

    def choice(self, throws: list[Throw], /) -> Throw:
        """One of the throws."""
        ...


class BuildsThrows(Protocol):
    """Makes the throws of dice, as a ThrowBuilder does."""

    def buildThrows(self, dice: "Dice", /) -> None:
        """Adds the throws to the dice."""
        ...


class Dice:
    """Two dice. `rng` picks the throws: replace it with something that is not random to test a game."""

    def __init__(self, rng: Chooser | None = None, builder: BuildsThrows | None = None) -> None:
        """Dice with the 36 throws of the builder, or of a ThrowBuilder."""
        if rng is not None:
            check_part(rng, "chooser of throws", "choice")
        self.rng: Chooser = random.Random() if rng is None else rng
        self._throws: dict[tuple[int, int], Throw] = {}
        (ThrowBuilder() if builder is None else builder).buildThrows(self)

    @property
    def throws(self) -> list[Throw]:
        """The throws, from 1,1 to 6,6."""
        return list(self._throws.values())

    def addThrow(self, throw: Throw) -> None:
        """Keeps a throw in place of the one that shows these faces."""
        self._throws[throw.d1, throw.d2] = throw

    def throw(self, d1: int, d2: int) -> Throw:
        """The throw that shows these faces. Raises ValueError where dice cannot show them."""
        if (d1, d2) not in self._throws:
            raise ValueError(tr("No throw shows {d1!r} and {d2!r}.", d1=d1, d2=d2))
        return self._throws[d1, d2]

    def roll(self) -> Throw:
        """The next throw."""
        return self.rng.choice(self.throws)
