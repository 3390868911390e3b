"""The voice of pyttsx3, which speaks in a process of its own.

`presence` finds out, without starting an engine, whether this computer can speak, and if not, what is missing.
"""

import ctypes
import shutil
import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dicedesk.adapters.sound_device import has_sound_device
from dicedesk.adapters.speech.speech_worker import VoiceWork
from dicedesk.core.words import tr
from dicedesk.play.ports.audio import DEFAULT_RATE, Availability, Listener, Manner, Voice
from dicedesk.play.ports.jobs import JobError

if TYPE_CHECKING:
    from dicedesk.adapters.jobs.own_process import OwnProcess
    from dicedesk.adapters.jobs.worker import Message

VoicesFound = Callable[[tuple[Voice, ...]], None]

_PATIENCE_MS = 10_000
_PATIENCE_PER_CHARACTER_MS = 150

_LIBRARIES = ("libespeak-ng.so.1", "libespeak.so.1")


def has_package() -> bool:
    return find_spec("pyttsx3") is not None


def has_voice_library() -> bool:
    """Return whether the loader finds the voice library."""
    for name in _LIBRARIES:
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return True
    return False


def has_player() -> bool:
    """Return whether the program that plays the speech is installed."""
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
    """Return whether this computer can speak; systems other than Linux include voices and players."""
    if not package():
        return Availability(
            tr("The Python package pyttsx3 is missing."),
            tr("Install the package with: {command}", command="pip install pyttsx3"),
        )
    if not platform.startswith("linux"):
        return Availability()
    if not (library() and player()):
        cure = (
            tr("Install both packages with: {command}", command="sudo apt install libespeak-ng1 alsa-utils")
            if apt()
            else tr("Install espeak-ng and alsa-utils with your package manager.")
        )
        return Availability(tr("The voice (espeak-ng) or its player (aplay) is missing."), cure)
    if not device():
        return Availability(tr("No sound device was found."), tr("Connect or turn on a sound device."))
    return Availability()


def patience_ms(text: str, manner: Manner) -> int:
    """Milliseconds of speaking after which the engine counts as hung: many times the usual time."""
    return _PATIENCE_MS + round(len(text) * _PATIENCE_PER_CHARACTER_MS * DEFAULT_RATE / manner.rate)


class Pyttsx3Speech(QObject):
    """Speaks through one process, which is started at the first request and again after it was ended.

    It is ended to fall silent at once, without waiting until it is gone.
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
        """Starts no process yet; `work` is the process's work. `patience` is in milliseconds."""
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
        return self._present()

    @property
    def process_id(self) -> int | None:
        """The id of the process that speaks; None if there is none."""
        return self._process.number if self._process is not None else None

    def prepare(self) -> None:
        """Start the process and its engine: that takes longer than speaking a word."""
        if self._process is None:
            self.voices(lambda _: None)

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        self.stop()
        here = self.available
        if not here:
            listener.failed(here.reason)
            return
        self._limit.start(self._patience(text, manner))
        self._ask(listener, (text, manner))

    def stop(self) -> None:
        """Fall silent at once; a process that is already silent may stay."""
        if self._listener is None:
            return
        for found in self._end():
            self.voices(found)

    def voices(self, found: VoicesFound) -> None:
        """Call `found` with the voices of this computer, () if there are none."""
        if not self.available:
            found(())
            return
        if not self._limit.isActive():
            self._limit.start(_PATIENCE_MS)
        self._ask(found, None)

    def close(self) -> None:
        """Fall silent, and end the process and its child processes."""
        for found in self._end():
            found(())

    @property
    def _listener(self) -> Listener | None:
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
        # Most players have no voice on: 10 ms.
        from dicedesk.adapters.jobs.own_process import OwnProcess
        from dicedesk.adapters.jobs.worker import task_of

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
    def _hear(self, number: int, message: "Message") -> None:
        from dicedesk.adapters.jobs.worker import ENDED, MessageKind  # loaded by now

        if self._process is None or number != self._number:
            # A process that has ended meanwhile has already reported it.
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
        listener = self._listener
        self.close()
        if listener is not None:
            listener.failed(reason)
