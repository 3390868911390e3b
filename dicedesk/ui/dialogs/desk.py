"""The windows beside the game: the Oracle and the settings, at most one of each."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from dicedesk.ports.speech import Speech
from dicedesk.session.oracle import Award, Oracle
from dicedesk.session.voice import VoiceSettings
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.words import tr


class Desk:
    """Opens them when somebody asks; what they need is loaded then."""

    def __init__(
        self,
        oracle: Oracle,
        voice: VoiceSettings,
        make_speech: Callable[[], Speech],
        appearance: Appearance,
    ) -> None:
        """`make_speech` is called once, when it is first asked whether there is a voice."""
        self._oracle, self._voice, self._appearance = oracle, voice, appearance
        self._make_speech = make_speech
        self._made_speech: Speech | None = None

    @property
    def voice_words(self) -> str:
        """What the status bar says of the voice."""
        if not self._speech.available:
            return tr("No voice")
        return tr("Voice on") if self._voice.wishes.is_on else tr("Voice off")

    @property
    def voice_tip(self) -> str:
        """Why there is no voice, and what to do about it; "" where there is one."""
        here = self._speech.available
        return f"{here.reason} {here.cure}".strip()

    def ask_oracle(self, parent: QWidget, award: Award | None = None) -> QDialog:
        """Opens the Oracle, for an award or just so, or brings it to the front where it is open already."""
        from dicedesk.ui.dialogs.oracle import OracleDialog

        before = _open(parent, OracleDialog)
        if before is not None and award is not None:
            before.close()
            before = None
        return _brought_up(
            before or OracleDialog(self._oracle, self._speech, self._voice, self._appearance, award, parent)
        )

    def show_settings(self, parent: QWidget) -> QDialog:
        """Opens the settings, or brings them to the front."""
        from dicedesk.ui.dialogs.settings import SettingsDialog

        before = _open(parent, SettingsDialog)
        return _brought_up(before or SettingsDialog(self._speech, self._voice, self._appearance, parent))

    def close(self) -> None:
        """Ends the voice and its process."""
        if self._made_speech is not None:
            self._made_speech.close()

    @property
    def _speech(self) -> Speech:
        if self._made_speech is None:
            self._made_speech = self._make_speech()
        return self._made_speech


def _open(parent: QWidget, kind: type[QDialog]) -> QDialog | None:
    return next((found for found in parent.findChildren(kind) if found.isVisible()), None)


def _brought_up(dialog: QDialog) -> QDialog:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
    return dialog
