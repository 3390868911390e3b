"""Speaks in the manner that it is asked for, and knows at any time whether it does."""

from dataclasses import replace

from PySide6.QtCore import QLocale, QObject, Signal

from dicedesk.play.ports.availability import Availability
from dicedesk.play.ports.manner import Manner
from dicedesk.play.ports.speech import Listener, Speech
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import shown, tr


class Speaker(QObject):
    """Speaks for one part of the window.

    Signals: `changed()` when it begins or ends to speak, or could not.
    """

    changed = Signal()

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        """Says nothing yet."""
        super().__init__(parent)
        self._speech = speech
        self._is_speaking = False
        self._error = ""

    @property
    def is_speaking(self) -> bool:
        """Whether a text is being spoken, or about to be."""
        return self._is_speaking

    @property
    def can_speak(self) -> bool:
        """Whether this computer has a voice."""
        return bool(self._speech.available)

    @property
    def error(self) -> str:
        """Why nothing can be heard and what to do about it, for a person; "" where all is well."""
        available = self._speech.available
        return self._error if available else _no_voice(available)

    def prepare(self) -> None:
        """Gets ready to speak, so that the next text is heard sooner."""
        if self.can_speak:
            self._speech.prepare()

    def say(self, text: str, manner: Manner) -> None:
        """Speaks the text, which is in the window's language, in place of what it spoke before."""
        self._is_speaking, self._error = True, ""
        self.changed.emit()
        manner = replace(manner, language=QLocale().name().partition("_")[0])
        finished, failed = while_there(self._on_finished), while_there(self._on_failed)
        self._speech.say(text, manner, Listener(finished=finished, failed=failed))

    def stop(self) -> None:
        """Is silent at once."""
        if self._is_speaking:
            self._speech.stop()
            self._on_finished()

    def _on_finished(self) -> None:
        self._is_speaking = False
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self._error = shown(reason)
        self._on_finished()


def _no_voice(available: Availability) -> str:
    """That there is no voice, why, and the one thing to do about it."""
    reason = shown(available.reason)
    if not available.cure:
        return tr("No voice on this computer. {reason}", reason=reason)
    return tr(
        "No voice on this computer. {reason} {cure}",
        reason=reason,
        cure=shown(available.cure),
    )
