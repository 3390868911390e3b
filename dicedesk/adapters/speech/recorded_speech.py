"""A voice that writes what it says into WAV files, for the tour."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from dicedesk.adapters.jobs.own_process import answer_of
from dicedesk.adapters.speech.pyttsx3_speech import has_package, has_voice_library, presence
from dicedesk.adapters.speech.speech_worker import record, start_engine
from dicedesk.core.words import tr
from dicedesk.play.ports.audio import Availability, Listener, Manner, Voice
from dicedesk.play.ports.jobs import JobError, reason_of

_LIMIT_S = 60.0


class RecordingError(Exception):
    """Nothing could be recorded; carries a sentence for a person."""


def write_wav(
    text: str,
    manner: Manner,
    file: Path,
    make_engine: Callable[[], object] = start_engine,
    limit_s: float = _LIMIT_S,
) -> None:
    """Writes the spoken text into a WAV file. Needs neither a sound device nor a player. Raises RecordingError."""
    try:
        answer_of(partial(record, make_engine=make_engine), text, manner, file.absolute(), limit_s=limit_s)
    except TimeoutError:
        raise RecordingError(tr("The speech engine did not answer in time.")) from None
    except JobError as error:
        raise RecordingError(
            tr("The voice could not be recorded: {reason}", reason=reason_of(error))
        ) from None


def recording_presence() -> Availability:
    """Whether this computer can record a voice: no device or player is needed for it."""
    return presence(package=has_package, library=has_voice_library, player=lambda: True, device=lambda: True)


class RecordedSpeech:
    """Says each text into the next of its files."""

    def __init__(
        self,
        files: Callable[[], Path],
        present: Callable[[], Availability] = recording_presence,
        make_engine: Callable[[], object] = start_engine,
    ) -> None:
        """`files` names the file for each text."""
        self._files, self._present, self._make_engine = files, present, make_engine

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
            write_wav(text, manner, self._files(), self._make_engine)
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
