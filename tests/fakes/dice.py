"""Dice whose faces a test knows beforehand."""

from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.rollers import Roller, StreamRoller, Tag


@dataclass(frozen=True)
class ScriptedDice:
    """Dice that show these faces, one after the other."""

    faces: Roll

    def opening_tags(self) -> tuple[Tag, ...]:
        """The kind of dice."""
        return (("Dice", "known"),)

    def closing_tags(self) -> tuple[Tag, ...]:
        """Nothing is left to tell."""
        return ()

    def roller(self, used: int) -> Roller:
        """A roller that goes on after `used` faces."""
        return StreamRoller(self.faces[used:])
