"""The voice of pyttsx3, which speaks in a process of its own.

`presence` finds out without starting an engine whether this computer can speak, and what it lacks where it cannot.
"""

import ctypes
import shutil
import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dicedesk.adapters.jobs.own_process import OwnProcess
from dicedesk.adapters.jobs.worker import ENDED, Message, MessageKind, task_of
from dicedesk.adapters.sound_device import has_sound_device
from dicedesk.adapters.speech.speech_worker import VoiceWork
from dicedesk.core.words import tr
from dicedesk.play.ports.audio import DEFAULT_RATE, Availability, Listener, Manner, Voice
from dicedesk.play.ports.jobs import JobError

VoicesFound = Callable[[tuple[Voice, ...]], None]

_PATIENCE_MS = 10_000
_PATIENCE_PER_CHARACTER_MS = 150

_LIBRARIES = ("libespeak-ng.so.1", "libespeak.so.1")


def has_package() -> bool:
    """Return whether pyttsx3 is installed."""
    return find_spec("pyttsx3") is not None


def has_voice_library() -> bool:
    """Return whether the loader finds the library of the voices."""
    for name in _LIBRARIES:
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return True
    return False


def has_player() -> bool:
    """Return whether the program is there that plays what was spoken."""
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
    """Return whether this computer can speak; other systems than Linux bring their own voices and players along."""
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
            else tr("Install espeak-ng and alsa-utils with your package manager.")
        )
        return Availability(tr("The voice (espeak-ng) or its player (aplay) is missing."), cure)
    if not device():
        return Availability(tr("No sound device was found."), tr("Connect or turn on a sound device."))
    return Availability()


def patience_ms(text: str, manner: Manner) -> int:
    """Milliseconds that speaking may take before the engine counts as hung: many times the usual time."""
    return _PATIENCE_MS + round(len(text) * _PATIENCE_PER_CHARACTER_MS * DEFAULT_RATE / manner.rate)


class Pyttsx3Speech(QObject):
    """Speaks through one process, which is started at the first request and again after it was ended.

    It is ended to be silent at once, and nobody waits until it has gone.
    """

    _message = Signal(int, object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        work: Callable[..., Any] | None = None,
        present: Callable[[], Availability] = presence,
        patience: Callable[[str, Manner], int] = patience_ms,
    ) -> None:
        """No process is started yet; `work` is what it does. `patience` is in milliseconds."""
        super().__init__(parent)
        self._work = work or VoiceWork()
        self._present, self._patience = present, patience
        self._process: OwnProcess | None = None
        self._number = 0
        self._askers: deque[Listener | VoicesFound] = deque()
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(self._on_hung)
        self._message.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def available(self) -> Availability:
        """Whether this computer can speak now."""
        return self._present()

    @property
    def process_id(self) -> int | None:
        """The process that speaks; None where there is none."""
        return self._process.number if self._process is not None else None

    def prepare(self) -> None:
        """Starts the process, and has it start its engine: that takes longer than to speak a word."""
        if self._process is None:
            self.voices(lambda _: None)

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        """Speaks the text in place of what is being spoken."""
        self.stop()
        here = self.available
        if not here:
            listener.failed(here.reason)
            return
        self._limit.start(self._patience(text, manner))
        self._ask(listener, (text, manner))

    def stop(self) -> None:
        """Is silent at once; a process that is silent already may live on."""
        if self._listener is None:
            return
        for found in self._end():
            self.voices(found)

    def voices(self, found: VoicesFound) -> None:
        """Calls back with the voices of this computer, () where there are none."""
        if not self.available:
            found(())
            return
        if not self._limit.isActive():
            self._limit.start(_PATIENCE_MS)
        self._ask(found, None)

    def close(self) -> None:
        """Is silent, and ends the process and all that it has started."""
        for found in self._end():
            found(())

    @property
    def _listener(self) -> Listener | None:
        """The listener to the text that is spoken; None if nothing is."""
        return next((asker for asker in self._askers if isinstance(asker, Listener)), None)

    def _end(self) -> list[VoicesFound]:
        """End the process, and return the callers that wait for the voices."""
        self._limit.stop()
        askers, self._askers = self._askers, deque()
        process, self._process = self._process, None
        if process is not None:
            process.end()
        return [asker for asker in askers if not isinstance(asker, Listener)]

    def _ask(self, asker: Listener | VoicesFound, request: tuple[str, Manner] | None) -> None:
        self._askers.append(asker)
        if self._process is None:
            self._number += 1
            try:
                self._process = OwnProcess(
                    task_of(self._work, tells=True), partial(self._message.emit, self._number)
                )
            except JobError:
                self._fail(tr("The speech engine could not be started."))
                return
        self._process.call(request)

    @Slot(int, object)
    def _hear(self, number: int, message: Message) -> None:
        if self._process is None or number != self._number:
            # A process that was ended since has said so.
            return
        if message == ENDED:
            self._fail(tr("The speech engine ended unexpectedly."))
            return
        asker = self._askers[0]
        if message.kind is MessageKind.NEWS:
            if isinstance(asker, Listener):
                asker.started()
            return
        self._askers.popleft()
        self._watch_over_the_rest()
        is_done = message.kind is MessageKind.DONE
        if not isinstance(asker, Listener):
            asker(message.told if is_done else ())
        elif not is_done:
            asker.failed(tr("The voice failed: {reason}", reason=message.told))
        elif message.told:
            asker.failed(tr("No sound device could play the voice: {reason}", reason=message.told))
        else:
            asker.finished()

    def _watch_over_the_rest(self) -> None:
        if self._listener is not None:
            return
        self._limit.stop()
        if self._askers:
            self._limit.start(_PATIENCE_MS)

    def _on_hung(self) -> None:
        self._fail(tr("The speech engine did not answer in time."))

    def _fail(self, reason: str) -> None:
        """End the process, and give the listener the reason."""
        listener = self._listener
        self.close()
        if listener is not None:
            listener.failed(reason)
