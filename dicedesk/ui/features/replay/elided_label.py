"""Words that keep to one line, so that nothing above them moves when they change."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from dicedesk.ui.base.look.theme import Space


class ElidedLabel(QLabel):
    """Ends in dots where there is no room for all; the whole is its tip and what is heard of it."""

    def __init__(self) -> None:
        """Says nothing yet."""
        super().__init__()
        self.setObjectName("second")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._words = ""

    def say(self, words: str) -> None:
        """Says something else."""
        self._words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Says as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """No width at all is needed."""
        return QSize(Space.LARGE, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """As high as a line."""
        return QSize(Space.LARGE, self.fontMetrics().height())

    def _fit(self) -> None:
        whole = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, self.width())
        self.setText(whole)
