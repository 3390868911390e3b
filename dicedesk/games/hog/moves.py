"""The one move of Hog: to roll some dice."""

import re
from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.words import tr


@dataclass(frozen=True)
class RollDice(Move):
    """Roll `count` dice, 0 to 10; none at all is Free Bacon."""

    count: int

    def to_text(self) -> str:
        """Such as "roll 4"."""
        return f"roll {self.count}"


def parse_move(text: str) -> RollDice:
    """The move that the text names. Raises NotationError."""
    match = re.fullmatch(r"roll ([0-9]|10)", text)
    if match is None:
        raise NotationError(tr("expected “roll N” (N from 0 to 10), not “{text}”", text=text))
    return RollDice(int(match[1]))
