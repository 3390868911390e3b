"""The line under the games: what is saved, where the dice come from, and whether sound and voice are on."""

from PySide6.QtWidgets import QLabel, QStatusBar

from dicedesk.ui.announcer import announce
from dicedesk.ui.dialogs.desk import Desk
from dicedesk.ui.tabs.game_tab import Status


class StatusLine(QStatusBar):
    """Shows one game's status; what it says of sound and voice is looked up when it is asked to."""

    def __init__(self, desk: Desk) -> None:
        """Says nothing yet."""
        super().__init__()
        self._desk = desk
        self._saved, self.dice, self._sound, self._voice = QLabel(), QLabel(), QLabel(), QLabel()
        self.setSizeGripEnabled(False)
        self.addWidget(self._saved, 1)
        for label in (self.dice, self._sound, self._voice):
            self.addPermanentWidget(label)

    def tell(self, sentence: str) -> None:
        """Says something until the game moves on."""
        self._saved.setText(sentence)

    def show_status(self, status: Status) -> None:
        """Shows whether the game is saved, and its dice."""
        self._saved.setText(status.saved)
        self.dice.setText(status.dice)
        self.dice.setToolTip(status.tip)
        self.dice.setAccessibleDescription(status.tip)

    def show_sound_and_voice(self) -> None:
        """Looks whether there are sound and voice, and whether they are on."""
        self._sound.setText(self._desk.sounds.words)
        self._sound.setToolTip(self._desk.sounds.trouble)
        self._voice.setText(self._desk.voice_words)
        self._voice.setToolTip(self._desk.voice_tip)

    def toggle_sound(self) -> None:
        """Switches the sound off or on, and has a screen reader say so."""
        self._desk.sounds.toggle()
        self.show_sound_and_voice()
        announce(self, self._sound.text())
