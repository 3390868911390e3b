"""The frame that all games share: table and buttons on the left, cards on the right or in a drawer."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import (
    DRAWER_BELOW,
    DRAWER_SHADOW,
    DRAWER_SHADOW_OPACITY,
    FELT_BORDER,
    RIGHT_COLUMN,
    RIGHT_COLUMN_MOST,
    RIGHT_COLUMN_SHARE,
    Space,
    scaled,
)
from dicedesk.ui.base.words import tr

_LOW = 450
"""A frame lower than this, in pixels at the normal font size, has less space around the table."""


class TableScroll(QScrollArea):
    """Gives the table all available room, and scrolls if it needs more.

    The focused widget is kept in sight.
    """

    def __init__(self, column: QLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table = QWidget()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        ground = QWidget()
        # A widget that Python knows: for another, PySide would search all classes of widgets, which is as slow as a
        # paint.
        self.setViewport(ground)
        self.setWidget(table)
        for part in (table, ground):
            part.setAutoFillBackground(False)
        # Qt measures the contents of a scroll area, and would style all widgets for that, and again in the window.
        table.setLayout(column)
        table.installEventFilter(self)
        self._most = 0
        self._keeps_end = True
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when a part of the table needs more room, or less."""
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
        layout = self.table.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.minimumHeightForWidth(width)
        return self.table.minimumSizeHint().height()

    def show_end(self) -> None:
        """Scroll to the lower end of a table that does not fit: the player acts there."""
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def keep_end_in_sight(self, *, on: bool) -> None:
        """Show the table's lower end while the player acts on the table, otherwise its upper end."""
        self._keeps_end = on
        if on:
            self.show_end()
        else:
            self.verticalScrollBar().setValue(0)

    def _on_range_changed(self, _: int, most: int) -> None:
        """Stay at the lower end, where every table is before it is too high."""
        if self._keeps_end and self.verticalScrollBar().value() >= self._most:
            self.show_end()
        self._most = most

    def _on_focus_changed(self, _: QWidget | None, focused: QWidget | None) -> None:
        if focused is not None and self.table.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, Space.LARGE, Space.LARGE)


class GameFrame(QWidget):
    """Shows the cards beside the table, or over it, on demand, if there is no room.

    The buttons are under the table, and stay in their place when the table has to scroll.

    Signals: `drawer_changed()` when the drawer opens, closes, appears or disappears; `ring_lost()` when the cards were
    put away while one of them had the focus.
    """

    drawer_changed = Signal()
    ring_lost = Signal()

    def __init__(self, table: QLayout, buttons: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left = QWidget(self)
        self._under_table = left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        self._scroll = TableScroll(table, self._left)
        self._table = self._scroll.table
        left.addWidget(self._scroll, 1)
        left.addWidget(buttons)
        self._shadow = _Shadow(self)
        self._column = _Column(self)
        self._cards = QVBoxLayout(self._column)
        self._cards.setSpacing(Space.MEDIUM)
        self._close = QPushButton(tr("Close"))
        self._close.setToolTip(tr("Back to the table (Esc)"))
        self._close.clicked.connect(self.toggle_drawer)
        self._cards.addWidget(self._close)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self._close, self.toggle_drawer)
        self._is_open = self._is_away = self._is_arranged = False
        for part in (self._table, buttons):
            part.installEventFilter(self)

    @property
    def is_narrow(self) -> bool:
        """Whether the window is too narrow for two columns; False before it has a width at all."""
        return self._is_arranged and self.width() < scaled(DRAWER_BELOW)

    @property
    def has_drawer(self) -> bool:
        """Whether the player has to open the cards: in a narrow window, or if they were put away."""
        return self.is_narrow or self._is_away

    @property
    def is_open(self) -> bool:
        """Whether the drawer lies over the table now."""
        return self.is_narrow and self._is_open

    @property
    def column(self) -> QWidget:
        """The widget that holds the cards; hidden while it is a closed drawer."""
        return self._column

    def add_card(self, card: QWidget, stretch: int = 0) -> None:
        """Add a card under the others, even if the frame is already visible."""
        self._cards.insertWidget(self._cards.count() - 1, card, stretch)
        card.show()
        if self.isVisible():
            self._arrange()

    def put_over_buttons(self, part: QWidget) -> None:
        """Put a part between the table and its buttons."""
        self._under_table.insertWidget(1, part)

    def show_table_end(self) -> None:
        """Show the lower end of a table that has to scroll."""
        self._scroll.show_end()

    def show_on_table(self, part: QWidget) -> None:
        """Scroll to a part of a table that has to scroll."""
        self._scroll.ensureWidgetVisible(part, 0, Space.SMALL)

    def act_on_table(self, *, on: bool) -> None:
        """Keep the table's lower end in sight, or its upper end if `on` is False."""
        self._scroll.keep_end_in_sight(on=on)

    def open_drawer(self) -> None:
        """Lay the cards over the table, now or as soon as the frame has its width; never if there is room beside it."""
        self._is_open = True
        self._arrange()

    def toggle_drawer(self) -> None:
        """Open the drawer or close it; in a wide window put the cards away, or back beside the table."""
        if self.is_narrow:
            self._is_open = not self._is_open
        else:
            self._is_away = not self._is_away
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._is_arranged = True
        self._arrange()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt's argument)
        """Close the drawer when Tab moves the focus to a part of the table under it."""
        has_moved = super().focusNextPrevChild(forward)
        focus = self.window().focusWidget()
        if focus is not None and self.is_open and self._left.isAncestorOf(focus):
            center = focus.mapTo(self, focus.rect().center())
            if self._column.geometry().contains(center):
                self.toggle_drawer()
        return has_moved

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress and self.is_open:
            self.toggle_drawer()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        edge, gap = Space.LARGE + 2, Space.MEDIUM + 4
        is_low = self.height() < scaled(_LOW)
        above, below = (Space.SMALL, Space.TIGHT) if is_low else (Space.LARGE, Space.MEDIUM)
        self._under_table.setSpacing(Space.SMALL if is_low else Space.MEDIUM)
        share = min(round(self.width() * RIGHT_COLUMN_SHARE), scaled(RIGHT_COLUMN_MOST))
        column = max(scaled(RIGHT_COLUMN), share)
        if self.is_narrow:
            self._is_away = False
        elif self._is_arranged:
            self._is_open = False
        inside = self.rect().adjusted(edge, above, -edge, -below)
        self._column.set_drawer(on=self.has_drawer)
        if self.has_drawer:
            self._cards.setContentsMargins(gap, gap, gap, gap)
            width = max(column + 2 * gap, self._cards.minimumSize().width())
            self._column.setGeometry(self.width() - width, 0, width, self.height())
            self._left.setGeometry(inside)
        else:
            self._cards.setContentsMargins(0, 0, 0, 0)
            column = max(column, self._cards.minimumSize().width())
            left = inside.adjusted(0, 0, -column - gap, 0)
            self._left.setGeometry(left)
            self._column.setGeometry(left.right() + gap, inside.top(), column, inside.height())
        self._close.setVisible(self.is_narrow)
        focus = self.window().focusWidget()
        had_ring = focus is not None and self._column.isAncestorOf(focus)
        self._column.setVisible(self._is_open or not self.has_drawer)
        self._shadow.setVisible(self.is_open)
        self._shadow.setGeometry(self._column.x() - DRAWER_SHADOW, 0, DRAWER_SHADOW, self.height())
        self._shadow.raise_()
        self._column.raise_()
        self.drawer_changed.emit()
        if had_ring and self._column.isHidden():
            self.ring_lost.emit()


class _Column(QFrame):
    """Holds the cards; as a drawer it has a ground and an edge.

    It paints both itself: with the style sheet, each change would style all cards again.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_drawer = False

    def set_drawer(self, *, on: bool) -> None:
        if on != self._is_drawer:
            self._is_drawer = on
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_drawer:
            painter, palette = QPainter(self), self.palette()
            painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
            painter.fillRect(0, 0, Space.HAIR, self.height(), palette.color(QPalette.ColorRole.Mid))
            painter.end()


class _Shadow(QWidget):
    """The shadow of an open drawer on the table; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        shade, fall = QColor(FELT_BORDER), QLinearGradient(0, 0, self.width(), 0)
        for place in (0.0, 0.5, 1.0):
            shade.setAlphaF(DRAWER_SHADOW_OPACITY * place**2)
            fall.setColorAt(place, shade)
        painter = QPainter(self)
        painter.fillRect(self.rect(), fall)
        painter.end()
