"""The voice of pyttsx3, which speaks in a process of its own.

What that process answers is read with care: another program may have written it. `presence` finds out without starting
an engine whether this computer can speak, and what it lacks where it cannot.
"""

import ctypes
import json
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from typing import Any

from PySide6.QtCore import QObject, QProcess, QTimer

from dicedesk.adapters.own_process import OwnProcess
from dicedesk.adapters.own_program import OwnFolder, own_command
from dicedesk.adapters.sound_device import has_sound_device
from dicedesk.core.words import Sentence, tr
from dicedesk.play.ports.audio import DEFAULT_RATE, Availability, Listener, Manner, Voice

VoicesFound = Callable[[tuple[Voice, ...]], None]

_PATIENCE_MS = 10_000
_PATIENCE_PER_CHARACTER_MS = 150

WORKER_FLAG = "--speech-worker"

LONGEST = 4_000_000
"""Bytes of a line; a computer with thousands of voices needs a tenth of it."""

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
            else tr("Install espeak-ng and alsa-utils with the package manager of your system.")
        )
        return Availability(tr("The voice espeak-ng, or aplay to play it, is missing."), cure)
    if not device():
        return Availability(tr("No sound device was found."), tr("Connect or turn on a sound device."))
    return Availability()


def patience_ms(text: str, manner: Manner) -> int:
    """How long speaking may take before the engine counts as hung: many times what it should."""
    return _PATIENCE_MS + round(len(text) * _PATIENCE_PER_CHARACTER_MS * DEFAULT_RATE / manner.rate)


class AnswerKind(Enum):
    """What an answer says of a request."""

    STARTED = "started"
    FINISHED = "finished"
    UNHEARD = "unheard"
    FAILED = "failed"
    VOICES = "voices"


@dataclass(frozen=True)
class Answer:
    """One answer: to which request, the reason where something went wrong, and the voices where they were asked for."""

    kind: AnswerKind
    number: int
    reason: str = ""
    voices: tuple[Voice, ...] = ()


class Pyttsx3Speech(QObject):
    """Speaks through one process, which is started at the first request and again after it was ended.

    It is ended to be silent at once, and nobody waits until it has gone.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        command: Sequence[str] | None = None,
        present: Callable[[], Availability] = presence,
        patience: Callable[[str, Manner], int] = patience_ms,
    ) -> None:
        """No process is started yet. `patience` is in milliseconds."""
        super().__init__(parent)
        self._command = tuple(command or own_command(WORKER_FLAG))
        self._present, self._patience = present, patience
        self._process: OwnProcess | None = None
        self._number = self._spoken = 0
        self._listener: Listener | None = None
        self._asked_for_voices: dict[int, VoicesFound] = {}
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(self._on_hung)

    @property
    def available(self) -> Availability:
        """Whether this computer can speak now."""
        return self._present()

    @property
    def process_id(self) -> int | None:
        """The process that speaks; None where there is none."""
        return self._process.processId() if self._process is not None else None

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
        self._number += 1
        self._spoken, self._listener = self._number, listener
        self._limit.start(self._patience(text, manner))
        self._ask(
            {
                "say": self._number,
                "text": text,
                "voice": manner.voice,
                "rate": manner.rate,
                "volume": manner.volume,
                "language": manner.language,
            }
        )

    def stop(self) -> None:
        """Is silent at once; a process that is silent already may live on."""
        if self._listener is None:
            return
        waiting, self._asked_for_voices = self._asked_for_voices, {}
        self.close()
        for found in waiting.values():
            self.voices(found)

    def voices(self, found: VoicesFound) -> None:
        """Calls back with the voices of this computer, () where there are none."""
        if not self.available:
            found(())
            return
        self._number += 1
        self._asked_for_voices[self._number] = found
        if not self._limit.isActive():
            self._limit.start(_PATIENCE_MS)
        self._ask({"voices": self._number})

    def close(self) -> None:
        """Is silent, and ends the process and all that it has started."""
        self._listener = None
        self._limit.stop()
        process, self._process = self._process, None
        if process is not None:
            process.end()
        waiting, self._asked_for_voices = self._asked_for_voices, {}
        for found in waiting.values():
            found(())

    def _ask(self, request: dict[str, Any]) -> None:
        if self._process is None:
            self._start()
        # It may have failed already.
        if self._process is not None:
            self._process.write(json.dumps(request).encode() + b"\n")

    def _start(self) -> None:
        try:
            folder = OwnFolder("dicedesk-speech-")
        except OSError:
            self._fail(tr("The speech engine could not be started."))
            return
        process = self._process = OwnProcess(self._command, folder, self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_answers)
        process.finished.connect(self._on_died)
        process.errorOccurred.connect(self._on_error)
        process.begin()

    def _on_answers(self) -> None:
        while self._process is not None and self._process.canReadLine():
            answer = answer_in(bytes(self._process.readLine().data()))
            if answer is None:
                self._fail(_unreadable())
            elif answer.number in self._asked_for_voices:
                self._on_voices(answer)
            elif answer.number == self._spoken and self._listener is not None:
                self._on_said(answer, self._listener)
        if self._process is not None and self._process.bytesAvailable() > LONGEST:
            self._fail(_unreadable())

    def _on_said(self, answer: Answer, listener: Listener) -> None:
        if answer.kind is AnswerKind.STARTED:
            listener.started()
            return
        self._listener = None
        self._watch_over_the_rest()
        if answer.kind is AnswerKind.FINISHED:
            listener.finished()
        elif answer.kind is AnswerKind.UNHEARD:
            listener.failed(tr("No sound device could play it: {reason}", reason=answer.reason))
        else:
            listener.failed(tr("The voice failed: {reason}", reason=answer.reason))

    def _on_voices(self, answer: Answer) -> None:
        found = self._asked_for_voices.pop(answer.number)
        self._watch_over_the_rest()
        found(answer.voices)

    def _watch_over_the_rest(self) -> None:
        if self._listener is not None:
            return
        self._limit.stop()
        if self._asked_for_voices:
            self._limit.start(_PATIENCE_MS)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail(tr("The speech engine could not be started."))

    def _on_died(self) -> None:
        self._fail(tr("The speech engine ended unexpectedly."))

    def _on_hung(self) -> None:
        self._fail(tr("The speech engine did not answer in time."))

    def _fail(self, reason: str) -> None:
        """Ends the process, and tells whoever waits for it."""
        listener = self._listener
        self.close()
        if listener is not None:
            listener.failed(reason)


def _unreadable() -> Sentence:
    return tr("The speech engine gave an answer that cannot be read.")


def answer_in(line: bytes) -> Answer | None:
    """Return the answer that a line holds; None where it holds none."""
    try:
        return _answer_of(json.loads(line))
    except (ValueError, RecursionError):
        return None


def _answer_of(given: Any) -> Answer | None:
    match given:
        case {"voices": int(number), "found": list(found)}:
            voices = tuple(_voice_of(voice) for voice in found)
            return (
                None
                if None in voices
                else Answer(AnswerKind.VOICES, number, voices=tuple(filter(None, voices)))
            )
        case {"started": int(number)}:
            return Answer(AnswerKind.STARTED, number)
        case {"finished": int(number)}:
            return Answer(AnswerKind.FINISHED, number)
        case {"unheard": int(number), **rest}:
            return Answer(AnswerKind.UNHEARD, number, _reason_of(rest))
        case {"failed": int(number), **rest}:
            return Answer(AnswerKind.FAILED, number, _reason_of(rest))
        case _:
            return None


def _voice_of(given: Any) -> Voice | None:
    match given:
        case [str(id_), str(name), str(language)]:
            return Voice(id_, name, language)
        case _:
            return None


def _reason_of(rest: dict[Any, Any]) -> str:
    reason = rest.get("reason", "")
    return reason if isinstance(reason, str) else ""
