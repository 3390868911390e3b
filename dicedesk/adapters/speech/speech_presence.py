"""Whether this computer can speak, found out without starting an engine, and what it lacks where it cannot."""

import ctypes
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec

from dicedesk.adapters.sound_device import has_sound_device
from dicedesk.core.words import tr
from dicedesk.play.ports.audio import Availability

_LIBRARIES = ("libespeak-ng.so.1", "libespeak.so.1")


def has_package() -> bool:
    """Whether pyttsx3 is installed."""
    return find_spec("pyttsx3") is not None


def has_voice_library() -> bool:
    """Whether the loader finds the library of the voices."""
    for name in _LIBRARIES:
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return True
    return False


def has_player() -> bool:
    """Whether the program is there that plays what was spoken."""
    return shutil.which("aplay") is not None


def presence(
    platform: str = sys.platform,
    *,
    package: Callable[[], bool] = has_package,
    library: Callable[[], bool] = has_voice_library,
    player: Callable[[], bool] = has_player,
    device: Callable[[], bool] = has_sound_device,
    apt: Callable[[], bool] = lambda: shutil.which("apt-get") is not None,
) -> Availability:
    """Whether this computer can speak; other systems than Linux bring their own voices and players along."""
    if not package():
        return Availability(
            tr("The Python package pyttsx3 is missing."),
            tr("Install it with: {command}", command="pip install pyttsx3"),
        )
    if not platform.startswith("linux"):
        return Availability()
    if not (library() and player()):
        cure = (
            tr("Install both with: {command}", command="sudo apt install libespeak-ng1 alsa-utils")
            if apt()
            else tr("Install espeak-ng and alsa-utils with the package manager of your system.")
        )
        return Availability(tr("The voice espeak-ng, or aplay to play it, is missing."), cure)
    if not device():
        return Availability(tr("No sound device was found."), tr("Connect or turn on a sound device."))
    return Availability()
