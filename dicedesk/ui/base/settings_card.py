"""A card of the settings: its section, what people call it, and how it is made."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from dicedesk.core.words import Sentence, tr
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card


class SettingsSection(Enum):
    """A section of the settings by its title, in their order."""

    LOOK = tr("Appearance")
    DICE = tr("Dice")
    SOUND = tr("Sound")
    COACH = tr("Coach")
    PLAYERS = tr("Players")
    FAIR = tr("Fair dice")


@dataclass(frozen=True, eq=False)
class SettingsCard:
    """What the settings need to know of a card before they are opened; the card itself has the same title."""

    section: SettingsSection
    title: Sentence
    make: Callable[[AppParts], Card]


class LiveCard(Card):
    """A card about something of this computer that may come and go, such as a voice."""

    def refresh(self) -> None:
        """Look again: the window is in front again."""

    def close_down(self) -> None:
        """End what the card does, such as to speak: the window is closed."""
