"""A voice that writes what it says into WAV files, for the tour."""

import json
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from dicedesk.adapters.own_program import own_command, own_folder
from dicedesk.adapters.speech.pyttsx3_speech import WORKER_FLAG, has_package, has_voice_library, presence
from dicedesk.core.words import tr
from dicedesk.play.ports.audio import Availability, Listener, Manner, Voice

_LIMIT_S = 60.0


class RecordingError(Exception):
    """Nothing could be recorded; carries a sentence for a person."""


def write_wav(
    text: str, manner: Manner, file: Path, command: Sequence[str] | None = None, limit_s: float = _LIMIT_S
) -> None:
    """Writes the spoken text into a WAV file. Needs neither a sound device nor a player. Raises RecordingError."""
    request = json.dumps({"text": text, **asdict(manner)})
    try:
        done = subprocess.run(  # noqa: S603 (our own program)
            [*(command or own_command(WORKER_FLAG)), "--wav", str(file.absolute())],
            cwd=own_folder(),
            input=request + "\n",
            capture_output=True,
            encoding="utf-8",
            timeout=limit_s,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise RecordingError(tr("The speech engine did not answer in time.")) from None
    if done.returncode != 0 or not file.is_file():
        last = (done.stderr.strip().splitlines() or [""])[-1]
        raise RecordingError(tr("The voice could not be recorded: {reason}", reason=last))


def recording_presence() -> Availability:
    """Whether this computer can record a voice: no device or player is needed for it."""
    return presence(package=has_package, library=has_voice_library, player=lambda: True, device=lambda: True)


class RecordedSpeech:
    """Says each text into the next of its files."""

    def __init__(
        self,
        files: Callable[[], Path],
        present: Callable[[], Availability] = recording_presence,
        command: Sequence[str] | None = None,
    ) -> None:
        """`files` names the file for each text."""
        self._files, self._present, self._command = files, present, command

    @property
    def available(self) -> Availability:
        """Whether this computer can record a voice."""
        return self._present()

    def prepare(self) -> None:
        """Has nothing to get ready: each file is written by a process of its own."""

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        """Writes the file before this returns."""
        here = self.available
        if not here:
            listener.failed(here.reason)
            return
        try:
            write_wav(text, manner, self._files(), self._command)
        except RecordingError as error:
            listener.failed(str(error))
            return
        listener.started()
        listener.finished()

    def stop(self) -> None:
        """Has nothing to stop: what was said is written."""

    def voices(self, found: Callable[[tuple[Voice, ...]], None]) -> None:
        """There is only the engine's own."""
        found(())

    def close(self) -> None:
        """Has nothing to close."""
