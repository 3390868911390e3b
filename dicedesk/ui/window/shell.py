"""The window of the desktop: it is painted at once, and holds the games as soon as they are there."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QColor, QPalette
from PySide6.QtWidgets import QMainWindow, QWidget

from dicedesk.ui.base.look.window_sizes import FIRST_WINDOW, SMALLEST_WINDOW


class Shell(QMainWindow):
    """An empty window that stays until the program ends; what it holds can be replaced, as for another language.

    Signals: `closing()` before it goes.
    """

    closing = Signal()

    def __init__(self) -> None:
        """Holds nothing yet."""
        super().__init__()
        self.setWindowTitle("DiceDesk")
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*FIRST_WINDOW)

    def show_ground(self, colour: str) -> None:
        """Shows nothing but a colour, as #rrggbb, until it holds something."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(colour))
        self.setPalette(palette)

    def hold(self, window: QWidget) -> None:
        """Shows another window within this one; what it held before is destroyed when nothing runs in it any more."""
        self.setPalette(QPalette())
        # Nobody sees the moment between the two.
        self.setUpdatesEnabled(False)
        self.setCentralWidget(window)
        window.show()
        self.setUpdatesEnabled(True)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tells of it."""
        super().closeEvent(event)
        if event.isAccepted():
            self.closing.emit()
