"""The parts of the settings by name, so that each can be asked for."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from dicedesk.ui.base.words import tr
from dicedesk.ui.features.help.commands import Command


class SettingsPart(Enum):
    """A card of the settings."""

    LOOK = auto()
    LANGUAGE = auto()
    DICE = auto()
    SOUND = auto()
    VOICE = auto()
    COACH = auto()
    NAMES = auto()
    HOUSE = auto()
    FAIR = auto()


def titles() -> dict[SettingsPart, str]:
    """What the cards are called, in their order."""
    return {
        SettingsPart.LOOK: tr("Appearance"),
        SettingsPart.LANGUAGE: tr("Language"),
        SettingsPart.DICE: tr("Dice"),
        SettingsPart.SOUND: tr("Sound"),
        SettingsPart.VOICE: tr("Voice"),
        SettingsPart.COACH: tr("Coach"),
        SettingsPart.NAMES: tr("Players' names"),
        SettingsPart.HOUSE: tr("House rules of craps"),
        SettingsPart.FAIR: tr("Dice of new games"),
    }


def settings_commands(show: Callable[[SettingsPart], object]) -> tuple[Command, ...]:
    """A command for each part, which shows it."""
    return tuple(
        Command(tr("DiceDesk"), tr("Settings: {part}", part=title), "", partial(show, part))
        for part, title in titles().items()
    )
