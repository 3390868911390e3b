"""The moves of Hazard: to choose a main, and to throw the dice."""

import re
from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.words import tr


@dataclass(frozen=True)
class ChooseMain(Move):
    """Begin a round with this main, 5 to 9."""

    main: int

    def to_text(self) -> str:
        """Such as "main 7"."""
        return f"main {self.main}"


@dataclass(frozen=True)
class Throw(Move):
    """Throw both dice."""

    def to_text(self) -> str:
        """The word "throw"."""
        return "throw"


HazardMove = ChooseMain | Throw


def parse_move(text: str) -> HazardMove:
    """The move that the text names. Raises NotationError."""
    if text == "throw":
        return Throw()
    match = re.fullmatch(r"main ([5-9])", text)
    if match is None:
        raise NotationError(tr("expected “main N” (N from 5 to 9) or “throw”, not “{text}”", text=text))
    return ChooseMain(int(match[1]))
