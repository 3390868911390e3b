"""A number that says on request how it comes about: underlined, with its own cursor, by a click or by Enter."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLabel

from dicedesk.ui.base.keyboard.enter_key import is_enter
from dicedesk.ui.base.look.restyle import mark
from dicedesk.ui.base.words import opening_words, tr


class OpeningNumber(QLabel):
    """A line of text with a number in it. A click, Enter or Space asks for its working. Signals: `asked()`."""

    asked = Signal()

    accessible_role = "Link"

    def __init__(self, name: str) -> None:
        """An empty line that the style sheet knows by its name; it wraps, and takes the room that its text needs."""
        super().__init__()
        self.setObjectName(name)
        mark(self, "opens")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        # A click leaves the ring where a person acts.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("How this number is calculated"))

    def setText(self, text: str) -> None:
        """Writes another text, and has a screen reader say what a press does."""
        super().setText(text)
        self.setAccessibleName(opening_words(text))

    def accessible_press(self) -> None:
        """Asks for the working, for a screen reader."""
        self.asked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keeps the press: what lies below is not meant."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Asks for the working where the mouse is still over it."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.accessible_press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space ask for the working, once for each press."""
        if not (is_enter(event) or event.key() == Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.accessible_press()
