"""A table that scrolls where the window is too small for it, so that nothing of it is ever cut off."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QWidget

from dicedesk.ui.base.look.theme import Space


class TableScroll(QScrollArea):
    """Gives the table all the room there is, and more where it needs more; what has the keyboard is kept in sight."""

    def __init__(self, column: QLayout, parent: QWidget) -> None:
        """Lays out what stands on the table as the column says."""
        super().__init__(parent)
        self.table = table = QWidget()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        ground = QWidget()
        # One that Python knows: for another, PySide would look through all classes of widgets, as long as a paint.
        self.setViewport(ground)
        self.setWidget(table)
        for part in (table, ground):
            part.setAutoFillBackground(False)
        # Qt measures what it scrolls. All that stands on it would be dressed for that, and again in its window.
        table.setLayout(column)
        table.installEventFilter(self)
        self._most = 0
        self._is_acted_on = True
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    def minimumSizeHint(self) -> QSize:
        """Whatever there is: the rest is scrolled to."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the table the new room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks again when something on the table needs more room, or less."""
        if watched is self.table and event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        room, least = self.size(), self.table.minimumSizeHint().width()
        width = max(room.width(), least)
        height = room.height() - (
            self.horizontalScrollBar().sizeHint().height() if least > room.width() else 0
        )
        if self._needed(width) > height:
            width = max(room.width() - self.verticalScrollBar().sizeHint().width(), least)
        self.table.resize(width, max(height, self._needed(width)))

    def _needed(self, width: int) -> int:
        """The least height of the table at a width."""
        layout = self.table.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.minimumHeightForWidth(width)
        return self.table.minimumSizeHint().height()

    def show_end(self) -> None:
        """Shows the lower end of a table that does not fit: one acts there."""
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def be_acted_on(self, *, on: bool) -> None:
        """Shows its lower end where one acts on the table, and its upper end while one does so elsewhere."""
        self._is_acted_on = on
        if on:
            self.show_end()
        else:
            self.verticalScrollBar().setValue(0)

    def _on_range_changed(self, _: int, most: int) -> None:
        """Whoever is at the lower end stays there, as all are before the table is too high."""
        if self._is_acted_on and self.verticalScrollBar().value() >= self._most:
            self.show_end()
        self._most = most

    def _on_focus_changed(self, _: QWidget | None, focused: QWidget | None) -> None:
        if focused is not None and self.table.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, Space.LARGE, Space.LARGE)
