"""The voice of pyttsx3, which speaks in a process of its own."""

import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from dicedesk.adapters.speech_presence import presence
from dicedesk.adapters.speech_worker import FOLDER_VARIABLE
from dicedesk.core.words import tr
from dicedesk.ports.speech import USUAL_RATE, Availability, Listener, Manner, Voice

VoicesFound = Callable[[tuple[Voice, ...]], None]

_PATIENCE_MS = 10_000
_PATIENCE_PER_SIGN_MS = 150
_END_MS = 1000

WORKER_FLAG = "--speech-worker"


def worker_command() -> tuple[str, ...]:
    """What starts the process that speaks, in a checkout and in the packaged program alike."""
    if getattr(sys, "frozen", False):
        return (sys.executable, WORKER_FLAG)
    return (sys.executable, "-m", "dicedesk", WORKER_FLAG)


def patience_ms(text: str, manner: Manner) -> int:
    """How long speaking may take before the engine counts as hung: many times what it should."""
    return _PATIENCE_MS + round(len(text) * _PATIENCE_PER_SIGN_MS * USUAL_RATE / manner.rate)


class Pyttsx3Speech(QObject):
    """Speaks through one process, which is started at the first request and again after it was ended.

    It is ended to be silent at once: its whole group, as its player would go on alone.
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
        self._command = tuple(command or worker_command())
        self._present, self._patience = present, patience
        self._process: QProcess | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._number = 0
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

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        """Speaks the text in place of what is being spoken."""
        self.stop()
        here = self.available
        if not here:
            listener.failed(here.reason)
            return
        self._number += 1
        self._listener = listener
        self._limit.start(self._patience(text, manner))
        self._ask(
            {
                "say": self._number,
                "text": text,
                "voice": manner.voice,
                "rate": manner.rate,
                "volume": manner.volume,
            }
        )

    def stop(self) -> None:
        """Is silent at once; a process that is silent already may live on."""
        if self._listener is not None:
            self._listener = None
            self.close()

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
            process.blockSignals(True)  # noqa: FBT003  # Qt takes it so
            _end(process)
            process.deleteLater()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
        waiting, self._asked_for_voices = self._asked_for_voices, {}
        for found in waiting.values():
            found(())

    def _ask(self, request: dict[str, Any]) -> None:
        if self._process is None:
            self._process = self._started()
        self._process.write(json.dumps(request).encode() + b"\n")

    def _started(self) -> QProcess:
        process = QProcess(self)
        self._folder = tempfile.TemporaryDirectory(prefix="dicedesk-speech-", ignore_cleanup_errors=True)
        variables = QProcessEnvironment.systemEnvironment()
        for name in ("TMPDIR", FOLDER_VARIABLE):
            variables.insert(name, self._folder.name)
        process.setProcessEnvironment(variables)
        process.setStandardErrorFile(QProcess.nullDevice())
        if os.name == "posix":
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        process.readyReadStandardOutput.connect(self._on_answers)
        process.finished.connect(self._on_died)
        process.errorOccurred.connect(self._on_error)
        process.start(self._command[0], list(self._command[1:]))
        return process

    def _on_answers(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            try:
                answer = json.loads(line)
            except ValueError:
                self._fail(tr("The speech engine gave an answer that cannot be read."))
                return
            self._on_answer(answer)

    def _on_answer(self, answer: dict[str, Any]) -> None:
        if "voices" in answer:
            self._on_voices(answer)
            return
        listener = self._listener
        if listener is None or self._number not in answer.values():
            return
        if "started" in answer:
            listener.started()
            return
        self._listener = None
        self._limit.stop()
        if "finished" in answer:
            listener.finished()
        else:
            listener.failed(tr("The voice failed: {reason}", reason=str(answer.get("reason", ""))))

    def _on_voices(self, answer: dict[str, Any]) -> None:
        found = self._asked_for_voices.pop(answer["voices"], None)
        if self._listener is None and not self._asked_for_voices:
            self._limit.stop()
        if found is not None:
            found(tuple(Voice(*voice) for voice in answer["found"]))

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


def _end(process: QProcess) -> None:
    """Kills the process and its group, and waits the few milliseconds until it has gone."""
    if process.state() is QProcess.ProcessState.NotRunning:
        return
    if os.name == "posix":
        # It may not have become the leader of a group of its own yet.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.processId(), signal.SIGKILL)
    process.kill()
    process.waitForFinished(_END_MS)
