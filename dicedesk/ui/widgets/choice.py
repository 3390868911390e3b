"""A button that is one of several choices, of which one is made."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

_DECIDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Choice(QPushButton):
    """Arrows go from choice to choice and make it; a click makes it and leaves the focus ring where it is.

    Signals: `decided()` when Enter or Space was pressed on it: what comes next may have the ring.
    """

    decided = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """A choice that is not made."""
        super().__init__(parent)
        self.setObjectName("choice")
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a screen reader then calls it one choice of several
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.toggled.connect(self._on_toggled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space make the choice, once for each press."""
        if event.key() not in _DECIDING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
            self.decided.emit()

    def _on_toggled(self, is_made: bool) -> None:  # noqa: FBT001 (the signal's argument)
        """The Tab key finds the choice that is made; a click gives the ring to none."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_made else Qt.FocusPolicy.NoFocus)
