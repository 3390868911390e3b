"""A person in the settings, and a voice that the test leads."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.audio import Availability, Listener, Manner, Sound, Voice
from dicedesk.play.ports.jobs import ImmediateJobs
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.settings import VoiceSettings
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.settings.dialog import SettingsDialog
from tests.fakes.sound import RememberedSound
from tests.ui.kept_settings import settings_of
from tests.ui.parts import late_parts_with, parts_with

VOICES = (Voice("gmw/en-US", "English (America)", "en-us"), Voice("gmw/de", "German", "de"))


class LedSpeech:
    """Speaks as the port says, but only when the test lets it: what was said last begins, ends or fails on request."""

    def __init__(self) -> None:
        self.available = Availability()
        self.said: list[tuple[str, Manner]] = []
        self.is_prepared = False
        self.waiting: list[Callable[[tuple[Voice, ...]], None]] = []
        self._listener: Listener | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a text is being spoken."""
        return self._listener is not None

    def prepare(self) -> None:
        self.is_prepared = True

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        self.said.append((text, manner))
        if self.available:
            self._listener = listener
            listener.started()
        else:
            listener.failed(self.available.reason)

    def stop(self) -> None:
        if self._listener is not None:
            self.is_prepared = False
        self._listener = None

    def voices(self, found: Callable[[tuple[Voice, ...]], None]) -> None:
        self.waiting.append(found)

    def close(self) -> None:
        self.stop()

    def finish(self) -> None:
        """All was said."""
        heard, self._listener = self._listener, None
        assert heard is not None
        heard.finished()

    def fail(self, reason: str) -> None:
        """The voice breaks off."""
        heard, self._listener = self._listener, None
        assert heard is not None
        heard.failed(reason)

    def find(self, voices: tuple[Voice, ...] = VOICES) -> None:
        """The computer has found its voices."""
        for found in self.waiting:
            found(voices)


class Services:
    """A window that is open, with hands on the keyboard, a voice, and what is kept."""

    def __init__(self, qtbot: QtBot, dialog: QWidget, speech: LedSpeech, store: Store) -> None:
        self._qtbot = qtbot
        self.dialog, self.speech, self.store = dialog, speech, store
        self.closed: list[bool] = []
        dialog.destroyed.connect(lambda: self.closed.append(True))

    def press(self, *keys: Qt.Key, shift: bool = False) -> None:
        """Presses keys one after the other; they go where the keyboard's focus is."""
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            self._qtbot.keyClick(self.dialog.windowHandle(), key, held)

    def write(self, text: str) -> None:
        """Types a text."""
        self._qtbot.keyClicks(self.dialog.focusWidget(), text)

    def reads(self) -> list[str]:
        """The texts that can be seen, from top to bottom."""
        return [part.text() for part in self.dialog.findChildren(QLabel) if part.isVisible() and part.text()]

    def kept_voice(self) -> VoiceSettings:
        """What the next start of the program would find."""
        return settings_of(self.store).value.voice


def opened_with(qtbot: QtBot, dialog: QWidget, speech: LedSpeech, store: Store) -> Services:
    """Opens a window, and has it be the active one."""
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return Services(qtbot, dialog, speech, store)


@pytest.fixture
def in_the_settings(
    qtbot: QtBot, appearance: Appearance, language: WindowLanguage
) -> Callable[..., Services]:
    """Opens the settings."""

    def opened(
        *,
        speech: LedSpeech | None = None,
        store: Store | None = None,
        chosen: VoiceSettings | None = None,
        sound: Sound | None = None,
        card: str = "Voice",
    ) -> Services:
        kept, voice = store or ForgetfulStore(), speech or LedSpeech()
        settings = settings_of(kept)
        if chosen is not None:
            settings.change(lambda before: replace(before, voice=chosen))
        make_late = late_parts_with(voice, sound or RememberedSound())
        parts = parts_with(kept, settings, language, appearance, ImmediateJobs(), make_late)
        dialog = SettingsDialog(parts)
        dialog.show_card(dialog.cards[card])
        return opened_with(qtbot, dialog, voice, kept)

    return opened


@pytest.fixture
def speech() -> LedSpeech:
    """A voice to be prepared before a window is opened."""
    return LedSpeech()
