"""Sounds played by Qt's multimedia library, which is loaded when the first of them is to be heard."""

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
"""Qt tells on stderr which optional libraries it did not find."""
_NO_DEVICE = Availability(tr("No sound device was found."), tr("Connect or turn on a sound device."))
_LEVELS = (1.0, 0.86, 0.94, 0.8)
"""Shares of the volume, in turn: no two throws land with the same force."""


def load_multimedia() -> ModuleType:
    """Qt's multimedia library. Raises ImportError where it, or a library of the system that it needs, is missing."""
    QLoggingCategory.setFilterRules(_QUIET)
    return import_module("PySide6.QtMultimedia")


def may_have_device(platform: str = sys.platform) -> bool:
    """Whether it is worth trying; on other systems than Linux Qt finds out quickly."""
    return not platform.startswith("linux") or has_sound_device()


class QtSound:
    """Plays each cue in its variants, one after the other. Where there is no sound it does nothing and says why."""

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
        """Plays the next variant of the cue; the first call loads what is needed."""
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
        """Silent at once; what was loaded for the cues is given back."""
        self._is_closed = True
        for effects in self._effects.values():
            for effect in effects:
                effect.stop()
                effect.deleteLater()
        self._effects.clear()

    def _ready(self) -> ModuleType | None:
        """The library that plays the cues; None without one. A missing library is not looked for at each throw."""
        if self._multimedia is None and self._error is None:
            self._open()
        return self._multimedia

    def _open(self) -> None:
        if not self._has_device():
            # Somebody may switch one on later, and looking for it costs nothing.
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
    """The files of a cue; none where the sounds are not part of this installation."""
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
