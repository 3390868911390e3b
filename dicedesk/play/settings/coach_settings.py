"""What somebody wants to hear from the coach of a game."""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from dicedesk.play.settings.keeper import GameSettings
from dicedesk.play.settings.kinds import Number

MOST_LOST = 100
"""No choice can be held back for losing more than this."""


class CoachMode(Enum):
    """When the coach shows what the choices are worth."""

    OFF = "off"
    ASKED = "asked"
    ALWAYS = "always"


@dataclass(frozen=True)
class CoachSettings:
    """When the coach speaks, and which choice is held back once: one that loses so much, or more; 0 for none.

    That is counted as people read it: in points of the chance to win, in hands, or in cents of each dollar.
    """

    mode: CoachMode = CoachMode.ASKED
    warn_at: Annotated[float, Number(0, MOST_LOST)] = 0


def coach_settings(game: str) -> GameSettings[CoachSettings]:
    """Where the settings keep what is wanted of the coach of a game, by the name that records give the game."""
    return GameSettings(game, CoachSettings)
