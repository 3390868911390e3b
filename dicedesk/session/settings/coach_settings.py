"""What somebody wants to hear from the coach of a game."""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from dicedesk.session.settings.kinds import Whole


class CoachMode(Enum):
    """When the coach shows what the choices are worth."""

    OFF = "off"
    ASKED = "asked"
    ALWAYS = "always"


@dataclass(frozen=True)
class CoachSettings:
    """When the coach speaks, and which choice is held back once: one that loses so many points, or more; 0 for none."""

    mode: CoachMode = CoachMode.ASKED
    warn_at: Annotated[int, Whole(0, 100)] = 0
