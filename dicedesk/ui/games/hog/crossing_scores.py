"""Two scores that change places, in flight."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Type, font

_ARC = 0.45
_HALF = 0.5


class CrossingScores(QWidget):
    """Two numerals in flight, one over the other's path; where little is to move they fade from place to place.

    Signals: `landed()` when a flight is over.
    """

    landed = Signal()

    def __init__(self, appearance: Appearance, board: QWidget) -> None:
        """Over this board; nothing is in flight yet."""
        super().__init__(board)
        self._appearance = appearance
        self._texts: tuple[str, str] = ("", "")
        self._spots: tuple[QPointF, ...] = ()
        self._way = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self.move_to)
        self._clock.finished.connect(self._land)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def is_under_way(self) -> bool:
        """Whether the numerals are in flight."""
        return self._clock.state() is not QAbstractAnimation.State.Stopped

    def take_off(self, texts: tuple[str, str], spots: tuple[QPointF, ...], duration_ms: int) -> None:
        """Starts with each text on its own spot; with a duration of 0 the flight is over at once."""
        self._texts, self._spots, self._way = texts, spots, 0.0
        self.show()
        self.raise_()
        self._clock.setDuration(duration_ms)
        self._clock.start()
        if not duration_ms:
            self.finish()

    def finish(self) -> None:
        """Ends the flight at once."""
        if self.is_under_way:
            self._clock.stop()
            self._land()

    def move_to(self, way: float) -> None:
        """Shows the numerals after a share of their way."""
        self._way = way
        self.update()

    def _land(self) -> None:
        if not self.isHidden():
            self.hide()
            self.landed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints both numerals."""
        painter = QPainter(self)
        painter.setFont(font(Type.SCORE, bold=True))
        painter.setPen(self._appearance.palette.colour("accent"))
        height = painter.fontMetrics().height()
        lift = _ARC * 4 * self._way * (1 - self._way) * height
        if self._appearance.is_calm:
            painter.setOpacity(abs(1 - 2 * self._way))
        for place, (text, sign) in enumerate(zip(self._texts, (-1, 1), strict=True)):
            start, end = self._spots[place], self._spots[1 - place]
            middle = start + (end - start) * self._way + QPointF(0, sign * lift)
            if self._appearance.is_calm:
                middle = start if self._way < _HALF else end
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.drawText(middle + QPointF(-width / 2, height * 0.32), text)
        painter.end()
