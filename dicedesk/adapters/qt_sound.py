"""Sounds played by Qt's multimedia library, which is loaded for the first sound."""

import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count, cycle
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLoggingCategory, QUrl

from dicedesk.adapters.sound_device import has_sound_device
from dicedesk.core.assets import resource
from dicedesk.core.words import tr
from dicedesk.play.ports.audio import Availability, Cue

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_QUIET = "qt.multimedia*=false"
"""Stops Qt from listing missing optional libraries on stderr."""
_NO_DEVICE = Availability(tr("No sound device was found."), tr("Connect or turn on a sound device."))
_LEVELS = (1.0, 0.86, 0.94, 0.8)
"""Factors of the volume, in turn: no two throws land with the same force."""


def load_multimedia() -> ModuleType:
    """Qt's multimedia library. Raises ImportError if it, or a system library that it needs, is missing."""
    QLoggingCategory.setFilterRules(_QUIET)
    return import_module("PySide6.QtMultimedia")


def may_have_device(platform: str = sys.platform) -> bool:
    """Whether it is worth trying; on systems other than Linux, Qt finds out quickly."""
    return not platform.startswith("linux") or has_sound_device()


class QtSound:
    """Plays each cue in its variants, one after the other. Without sound it does nothing and says why."""

    def __init__(
        self,
        load: Callable[[], ModuleType] = load_multimedia,
        has_device: Callable[[], bool] = may_have_device,
    ) -> None:
        self._load, self._has_device = load, has_device
        self._multimedia: ModuleType | None = None
        self._effects: dict[Cue, list[QSoundEffect]] = {}
        self._turns: dict[Cue, count[int]] = {}
        self._levels = cycle(_LEVELS)
        self._error: Availability | None = None
        self._is_closed = False

    @property
    def available(self) -> Availability:
        """The result of the last attempt; before the first attempt, whether there is a device to try."""
        if self._error is not None:
            return self._error
        if self._multimedia is None and not self._has_device():
            return _NO_DEVICE
        return Availability()

    def play(self, cue: Cue, volume: float) -> None:
        """Play the next variant of the cue; the first call loads the library and the files."""
        multimedia = None if self._is_closed else self._ready()
        if multimedia is None:
            return
        if cue not in self._effects:
            self._effects[cue] = [_effect(multimedia, path) for path in _files_of(cue)]
            self._turns[cue] = count()
        effects = self._effects[cue]
        if effects:
            effect = effects[next(self._turns[cue]) % len(effects)]
            effect.setVolume(min(max(0.0, volume), 1.0) * next(self._levels))
            effect.play()

    def close(self) -> None:
        """Fall silent at once, and release what was loaded for the cues."""
        self._is_closed = True
        for effects in self._effects.values():
            for effect in effects:
                effect.stop()
                effect.deleteLater()
        self._effects.clear()

    def _ready(self) -> ModuleType | None:
        """The library that plays the cues; None if missing, which is checked only once."""
        if self._multimedia is None and self._error is None:
            self._open()
        return self._multimedia

    def _open(self) -> None:
        if not self._has_device():
            # A device may be switched on later, and checking for it costs nothing.
            return
        try:
            multimedia = self._load()
        except (ImportError, OSError) as error:
            self._error = _no_library(error)
            return
        if multimedia.QMediaDevices.defaultAudioOutput().isNull():
            self._error = _NO_DEVICE
            return
        self._multimedia = multimedia


def _effect(multimedia: ModuleType, path: str) -> "QSoundEffect":
    effect: QSoundEffect = multimedia.QSoundEffect(QCoreApplication.instance())
    effect.setSource(QUrl.fromLocalFile(path))
    return effect


def _files_of(cue: Cue) -> list[str]:
    found: list[str] = []
    for variant in count(1):
        try:
            found.append(str(resource(f"sounds/{cue.value}-{variant}.wav")))
        except FileNotFoundError:
            break
    return found


def _no_library(error: Exception) -> Availability:
    return Availability(
        tr("Qt's sound library could not be loaded: {reason}.", reason=str(error).rstrip(".")),
        tr("Install what is missing and restart DiceDesk."),
    )
