"""How quickly the computer players of a game move."""

from dataclasses import dataclass
from enum import Enum

from dicedesk.play.settings.keeper import GameSettings


class Pause(Enum):
    """How long a computer player waits before it moves, in milliseconds."""

    NONE = 0
    SHORT = 500
    NORMAL = 1000
    LONG = 2000


@dataclass(frozen=True)
class PaceSettings:
    """The pause before a computer player moves."""

    pause: Pause = Pause.NORMAL


def pace_settings(game: str) -> GameSettings[PaceSettings]:
    """Where the settings keep the pace of a game, by the name that records give the game."""
    return GameSettings(game, PaceSettings)
