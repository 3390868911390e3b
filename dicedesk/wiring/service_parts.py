"""What sound, voice, the Oracle and the settings work with: loaded when the first of them is asked for."""

import secrets
from dataclasses import dataclass

from dicedesk.adapters.qt_sound import QtSound
from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.games.magic8 import Pick
from dicedesk.ports.sound import Sound
from dicedesk.ports.speech import Speech
from dicedesk.ports.store import Store
from dicedesk.session.poker_dice.oracle import Oracle
from dicedesk.session.settings.own_word import OwnWord
from dicedesk.session.settings.sound import SoundSettings
from dicedesk.session.settings.voice import VoiceSettings
from dicedesk.ui.languages import WindowLanguage
from dicedesk.ui.services.parts import ServiceParts
from dicedesk.ui.services.sounds import Sounds
from dicedesk.ui.widgets.dice.dice_look import DiceLook


@dataclass(frozen=True)
class Devices:
    """What is heard of the program, and the luck of the Oracle's answers."""

    speech: Speech
    sound: Sound
    pick: Pick


def devices_here() -> Devices:
    """The sound and the voice of this computer."""
    return Devices(Pyttsx3Speech(), QtSound(), secrets.randbelow)


def service_parts(store: Store, dice: DiceLook, language: WindowLanguage, devices: Devices) -> ServiceParts:
    """All of them, with what a store has kept."""
    oracle, sounds = Oracle(store, SystemClock(), devices.pick), Sounds(devices.sound, SoundSettings(store))
    voice = VoiceSettings(store)
    return ServiceParts(oracle, voice, devices.speech, OwnWord(store), dice, sounds, language, store)
