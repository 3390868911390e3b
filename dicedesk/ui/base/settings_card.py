"""A card of the settings: its section, its title, and how it is made."""

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
    """A card as the settings know it before they are opened; the card itself has the same title."""

    section: SettingsSection
    title: Sentence
    make: Callable[[AppParts], Card]


class LiveCard(Card):
    """A card about something of this computer that may come and go, such as a voice."""

    def refresh(self) -> None:
        """Check again: the window is in front again."""

    def close_down(self) -> None:
        """Stop the card's activity, such as speaking: the window is closed."""
