"""A page of rules in a window of its own, which never blocks the game."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from dicedesk.assets import ENGLISH, help_page
from dicedesk.ui.theme import Space
from dicedesk.ui.words import tr

_WIDTH, _HEIGHT = 640, 760


class HelpWindow(QDialog):
    """Shows one page under resources/help; Escape closes it."""

    def __init__(self, page: str, title: str, parent: QWidget, language: str = ENGLISH) -> None:
        """Reads the page now, in English where there is none in the language."""
        super().__init__(parent)
        self.page = page
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Rules of {game}", game=title))
        self.resize(_WIDTH, _HEIGHT)
        browser = QTextBrowser()
        browser.setMarkdown(help_page(page, language))
        _air(browser.document())
        browser.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.addWidget(browser)


def _air(document: QTextDocument) -> None:
    """Puts air round headings and between paragraphs; Markdown as Qt reads it has none."""
    document.setDocumentMargin(Space.SMALL)
    block = document.begin()
    while block.isValid():
        if QTextCursor(block).currentTable() is None:
            given: QTextBlockFormat = block.blockFormat()
            given.setTopMargin(Space.LARGE if given.headingLevel() > 0 else Space.TIGHT)
            given.setBottomMargin(Space.TIGHT)
            QTextCursor(block).setBlockFormat(given)
        block = block.next()
