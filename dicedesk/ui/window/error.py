"""The window of an unexpected error."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from dicedesk.ui.base.dialogs import CopyButtons, begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import tr

_ERROR_SIZE = (620, 360)
_LINES = 6
MOST_REPORTS = 20
"""The most errors added while the window is open."""


class ErrorWindow(QDialog):
    """Reports an unexpected error without blocking the game, with details for a bug report; Escape closes it."""

    def __init__(self, sentence: str, report: str, parent: QWidget) -> None:
        """`sentence` says what happened to the game, `report` is the text for a bug report."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Something went wrong"))
        self.sentence, self.report = label("lead", sentence, wraps=True), QPlainTextEdit(report)
        self._reports = [report]
        self.buttons = CopyButtons(self.report, self, tr("Copy for a bug report"))
        self._lay_out()
        EnterKey(self)
        self.buttons.close_button.setFocus()

    def add(self, sentence: str, report: str) -> None:
        """Add one more error."""
        self.sentence.setText(sentence)
        if report not in self._reports and len(self._reports) < MOST_REPORTS:
            self._reports.append(report)
            self.report.setPlainText("\n\n".join(self._reports))

    def _lay_out(self) -> None:
        self.report.setReadOnly(True)
        self.report.document().setDocumentMargin(0)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("Details"))
        self.report.setMinimumHeight(_LINES * self.report.fontMetrics().lineSpacing())
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.sentence)
        column.addWidget(self.report, 1)
        private = tr(
            "The report contains nothing you typed. DiceDesk does not send it; you decide who sees it."
        )
        column.addWidget(label("second", private, wraps=True))
        column.addLayout(self.buttons)
        begin_with(self, *_ERROR_SIZE)
