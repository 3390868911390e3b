"""What a start shows while it waits for the window that is open already."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

_MARGIN = 24
_WIDTH = 420


class WaitingWindow(QLabel):
    """A sentence in a small window; it is there before any setting can be read."""

    def __init__(self, sentence: str) -> None:
        """Is not shown yet."""
        super().__init__(sentence)
        self.setWindowTitle("DiceDesk")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(_MARGIN)
        self.setMinimumWidth(_WIDTH)

    def paint(self) -> bool:
        """Does what is due in it; returns whether it is still there: who closes it does not want to wait."""
        QApplication.processEvents()
        return self.isVisible()
