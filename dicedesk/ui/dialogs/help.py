"""A page of rules in a window of its own, which never blocks the game."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from dicedesk.assets import read_text
from dicedesk.ui.theme import Space
from dicedesk.ui.words import tr

_WIDTH, _HEIGHT = 620, 640


class HelpWindow(QDialog):
    """Shows one page under resources/help; Escape closes it."""

    def __init__(self, page: str, title: str, parent: QWidget) -> None:
        """Reads the page now."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Rules of {game}", game=title))
        self.resize(_WIDTH, _HEIGHT)
        browser = QTextBrowser()
        browser.setMarkdown(read_text(f"help/{page}.md"))
        browser.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.addWidget(browser)
