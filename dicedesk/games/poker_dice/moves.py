"""The moves of Poker Dice: a new hand, a re-roll of some dice, to hold, to quit."""

import re
from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.words import tr


@dataclass(frozen=True)
class PlayHand(Move):
    """Pay the ante and throw all five dice."""

    def to_text(self) -> str:
        """The word "hand"."""
        return "hand"


@dataclass(frozen=True)
class Reroll(Move):
    """Throw the dice at these positions (1 to 5) again; their faces come in this order."""

    positions: tuple[int, ...]

    def to_text(self) -> str:
        """Such as "reroll 2 3 5"."""
        return f"reroll {' '.join(map(str, self.positions))}"


@dataclass(frozen=True)
class Hold(Move):
    """Have the hand scored as it lies."""

    def to_text(self) -> str:
        """The word "hold"."""
        return "hold"


@dataclass(frozen=True)
class Quit(Move):
    """Leave the game; the ante of a hand that was begun is lost."""

    def to_text(self) -> str:
        """The word "quit"."""
        return "quit"


PokerDiceMove = PlayHand | Reroll | Hold | Quit


def parse_move(text: str) -> PokerDiceMove:
    """The move that the text names. Raises NotationError."""
    for move in (PlayHand(), Hold(), Quit()):
        if text == move.to_text():
            return move
    match = re.fullmatch(r"reroll((?: [1-5]){1,5})", text)
    if match is None:
        raise NotationError(
            tr(
                "expected “hand”, “reroll” with positions from 1 to 5, “hold” or “quit”, not “{text}”",
                text=text,
            )
        )
    return Reroll(tuple(map(int, match[1].split())))
