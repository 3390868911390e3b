"""The line under the games: what is saved, where the dice come from, and whether sound and voice are on."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStatusBar, QWidget

from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.page import Status
from dicedesk.ui.base.still_there import in_next_turn
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.window.services import Services


class StatusLine(QStatusBar):
    """Shows the status of a game, and after `begin` whether there are sound and voice."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._has_begun = self._has_voice = False
        self._saved, self._voice = _Told(self), QLabel()
        self.dice = QPushButton()
        self.dice.setObjectName("status")
        self._sound = QPushButton()
        self._sound.setObjectName("status")
        self._sound.clicked.connect(self.toggle_sound)
        self._sound.hide()  # until it is known what it says: a button without a word helps nobody
        services.sound_changed.connect(self._show_sound)
        self.setSizeGripEnabled(False)
        self.addWidget(self._saved, 1)
        for part in (self.dice, self._sound, self._voice):
            self.addPermanentWidget(part)

    def tell(self, sentence: str) -> None:
        """Show a sentence until the game moves on."""
        self._saved.say(sentence)

    def show_status(self, status: Status) -> None:
        """Show whether the game is saved, and where its dice come from."""
        self._saved.say(status.saved)
        self.dice.setText(status.dice)
        self.dice.setVisible(bool(status.dice))
        self.dice.setToolTip(status.tip)
        self.dice.setAccessibleDescription(status.tip)

    def begin(self) -> None:
        """Begin to show sound and voice, which take too long for the first paint."""
        self._has_begun = True
        self.show_sound_and_voice()
        self._services.parts.settings.voice_changed.connect(self._show_voice)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._saved.lay_over()

    def event(self, event: QEvent) -> bool:
        """Look at sound and voice again when the window comes to the front: they may have been turned on or off."""
        if event.type() is QEvent.Type.WindowActivate and self._has_begun:
            in_next_turn(self, self.show_sound_and_voice)
        return super().event(event)

    def show_sound_and_voice(self) -> None:
        """Look for sound and voice, and show whether they are on."""
        self._show_sound()
        voice = self._services.parts.speech.available
        self._has_voice = bool(voice)
        self._voice.setToolTip(in_sentences(shown(voice.reason), shown(voice.cure)))
        self._show_voice()

    def _show_sound(self) -> None:
        self._sound.setText(self._services.sounds.words)
        tip = self._services.sounds.error or tr("Turn sound on or off (M)")
        self._sound.setToolTip(tip)
        self._sound.setAccessibleDescription(tip)
        self._sound.show()

    def _show_voice(self) -> None:
        """Show whether the voice is on; `show_sound_and_voice` has looked whether there is one, which takes a while."""
        if not self._has_voice:
            self._voice.setText(tr("No voice"))
        elif self._services.parts.settings.value.voice.is_on:
            self._voice.setText(tr("Voice on"))
        else:
            self._voice.setText(tr("Voice off"))

    def toggle_sound(self) -> None:
        """Turn the sound off or on, and have that announced."""
        self._services.sounds.toggle()
        self.show_sound_and_voice()
        announce(self, self._sound.text())


class _Told(QLabel):
    """Words in one line. If they need more, they cover the lower edge of the game, whose layout stays."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._whole: QLabel | None = None

    def say(self, words: str) -> None:
        self.setText(words)
        self.lay_over()

    def lay_over(self) -> None:
        """Show all lines of words that do not fit in one."""
        bar = self.parentWidget()
        window = None if bar is None else bar.parentWidget()
        if window is None:
            return
        is_long = self.sizeHint().width() > self.width()
        if is_long:
            whole = self._whole = self._whole or _several_lines(window)
            whole.setText(self.text())
            whole.ensurePolished()
            high = max(whole.heightForWidth(self.width()), self.height())
            foot = self.mapTo(window, self.rect().bottomLeft())
            whole.setGeometry(foot.x(), foot.y() + 1 - high, self.width(), high)
            whole.raise_()
        if self._whole is not None:
            self._whole.setVisible(is_long)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_over()


def _several_lines(window: QWidget) -> QLabel:
    made = QLabel(window)
    made.setObjectName("told")
    made.setWordWrap(True)
    made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return made
