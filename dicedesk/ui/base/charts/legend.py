"""What the colours of a map stand for."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from dicedesk.ui.base.look.theme import Corner, Space, scaled
from dicedesk.ui.base.widgets.card import label

_COLUMNS = 2
_SWATCH = 14
"""The edge of a sample of a colour, in pixels at the normal font size."""


class Legend(QWidget):
    """Samples of colours, each with its words, in two columns."""

    accessible_role = "List"

    def __init__(self, name: str) -> None:
        """An empty one; `name` is read aloud."""
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.SMALL)
        self._grid.setVerticalSpacing(Space.TIGHT)
        for column in range(1, 2 * _COLUMNS, 2):
            self._grid.setColumnStretch(column, 1)
        self._swatches: list[_Swatch] = []
        self._words: tuple[str, ...] = ()

    def show_scale(self, words: Sequence[str], colours: Sequence[str]) -> None:
        """Shows what each colour stands for."""
        if tuple(words) != self._words:
            self._words = tuple(words)
            self._fill()
        for swatch, colour in zip(self._swatches, colours, strict=True):
            swatch.show_colour(colour)

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        self._swatches = [_Swatch() for _ in self._words]
        rows = -(-len(self._words) // _COLUMNS)
        for place, (swatch, words) in enumerate(zip(self._swatches, self._words, strict=True)):
            column, row = divmod(place, rows)
            self._grid.addWidget(swatch, row, 2 * column, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label("second", words), row, 2 * column + 1)


class _Swatch(QWidget):
    """A sample of a colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(scaled(_SWATCH), scaled(_SWATCH))
        self._colour = QColor()

    def show_colour(self, colour: str) -> None:
        """Shows this one."""
        self._colour = QColor(colour)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints it, with an edge that is seen on any card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setBrush(self._colour)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), Corner.BAR, Corner.BAR)
        painter.end()
