"""The dice of a game: their seal, the player's word, which can be typed until the first roll, and their seed."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.fair.sealed import about_dice
from dicedesk.play.game_session import LONGEST_WORD
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import FieldRows
from dicedesk.ui.base.words import shown, tr

_WIDTH, _HEIGHT = 620, 0


class FairDiceWindow(QDialog):
    """Shows the dice of the game on a tab, and follows it; it never blocks the game. Escape closes it."""

    def __init__(
        self,
        game: str,
        bridge: SessionBridge[Any],
        changed: SignalInstance,
        show_help: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """`game` is the title of the game, `changed` the signal of its tab for a new view.

        `show_help` opens the page that explains sealed dice.
        """
        super().__init__(parent)
        self.bridge = bridge
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Dice for this game: {game}", game=game))
        self.seal, self.word, self.seed = _field(tr("Seal")), _field(tr("Your word")), _field(tr("Seed"))
        self.word.setMaxLength(LONGEST_WORD)
        self.seed.setPlaceholderText(tr("Revealed when the game ends"))
        self.about, self.note = label("body", wraps=True), label("second", wraps=True)
        self.casual = label("second", wraps=True)
        self.fields = Card(tr("Sealed dice"))
        self.fields.add(FieldRows(self.seal, self.word, self.seed))
        self.fields.add(self.note)
        self.help_button, self.close_button = QPushButton(tr("Provably fair dice")), QPushButton(tr("Close"))
        self._lay_out()
        self.help_button.clicked.connect(lambda: show_help())
        self.close_button.clicked.connect(self.close)
        self.word.editingFinished.connect(self._on_word)
        changed.connect(self.show_dice)
        EnterKey(self)
        for button in (self.help_button, self.close_button):
            button.setAutoDefault(False)  # Enter in the field would press a default button
        self.show_dice()
        (self.word if self.word.isEnabled() else self.close_button).setFocus()

    def show_dice(self) -> None:
        """Show the dice of the game on the table."""
        session = self.bridge.session
        record, takes_word = session.record, session.takes_word
        self.about.setText(shown(about_dice(record)))
        self.fields.setVisible(record.tag("Seal") is not None)
        self.seal.setText(record.tag("Seal") or "")
        self.seed.setText(record.tag("Seed") or "")
        for field in (self.seal, self.seed):
            field.setCursorPosition(0)
        self.word.setReadOnly(not takes_word)
        # Do not overwrite a word being typed.
        if not (takes_word and self.word.isModified()):
            self.word.setText(record.tag("Word") or "")
        self.note.setText(
            tr("Type your own word or keep the random one. The word is fixed once you roll.")
            if takes_word
            else tr("The dice have been rolled, so the word is fixed.")
        )
        write(
            self.casual,
            tr("This game is casual: it does not count toward best scores.") if session.is_casual else "",
        )
        self._grow()

    def _grow(self) -> None:
        """Enlarge the window for a later sentence, which would take its room from the fields."""
        height = self._column.totalHeightForWidth(self.width())
        if height > self.height():
            self.resize(self.width(), height)

    def _on_word(self) -> None:
        if self.word.isModified():
            self.word.setModified(False)
            self.bridge.choose_word(self.word.text())
            self.show_dice()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.help_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        for part in (self.about, self.fields, self.casual):
            column.addWidget(part)
        column.addStretch(1)
        column.addLayout(buttons)
        begin_with(self, _WIDTH, _HEIGHT)


def _field(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setReadOnly(True)
    return field
