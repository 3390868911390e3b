"""Scrolls an answer that is taller than its room; a smaller one gets all of it."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class AnswerScroll(QScrollArea):
    """Holds one widget at a time. It is as wide as there is room, and as tall as it needs at that width."""

    def __init__(self) -> None:
        """Holds nothing."""
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._wanted: QWidget | None = None
        # Only when all that the answer holds was laid out anew, is it known how tall it is.
        self._fits = QTimer(self, singleShot=True, interval=0)
        self._fits.timeout.connect(self._fit)

    def hold(self, answer: QWidget) -> None:
        """Shows another widget; the one before is gone."""
        self.setWidget(answer)
        answer.setAutoFillBackground(False)
        answer.installEventFilter(self)
        answer.show()
        self._fits.start()

    def begin_at(self, part: QWidget) -> None:
        """Has a part of what it holds at the top, as far as that goes, once it is known how tall all of it is."""
        self._wanted = part
        self._fits.start()

    def minimumSizeHint(self) -> QSize:
        """Whatever there is: the rest is scrolled to."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the answer the new room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks again when something of the answer needs more room, or less, as also where it got another width."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fits.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        answer, room = self.widget(), self.maximumViewportSize()
        layout = None if answer is None else answer.layout()
        if answer is None or layout is None:
            return
        width = room.width()
        if layout.totalMinimumHeightForWidth(width) > room.height():
            width -= self.verticalScrollBar().sizeHint().width()
        answer.resize(width, max(room.height(), layout.totalMinimumHeightForWidth(width)))
        if self._wanted is not None:
            layout.activate()
            bar, top = self.verticalScrollBar(), self._wanted.y()
            bar.setValue(top)
            # What is shown a moment later makes more room.
            if bar.value() == top:
                self._wanted = None
