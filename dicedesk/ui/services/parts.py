"""What the windows beside the game are made of."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dicedesk.ports.speech import Speech
    from dicedesk.ports.store import Store
    from dicedesk.session.poker_dice.oracle import Oracle
    from dicedesk.session.settings.own_word import OwnWord
    from dicedesk.session.settings.voice import VoiceSettings
    from dicedesk.ui.languages import WindowLanguage
    from dicedesk.ui.services.sounds import Sounds
    from dicedesk.ui.widgets.dice.dice_look import DiceLook


@dataclass(frozen=True)
class ServiceParts:
    """What the windows beside the game work with."""

    oracle: "Oracle"
    voice: "VoiceSettings"
    speech: "Speech"
    own_word: "OwnWord"
    dice: "DiceLook"
    sounds: "Sounds"
    language: "WindowLanguage"
    store: "Store"
