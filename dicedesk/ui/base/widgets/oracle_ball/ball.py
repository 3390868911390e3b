"""The Magic 8 ball: shows an answer that has already been given."""

import math

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicedesk.ui.base.accessibility.announcer import announce
from dicedesk.ui.base.keyboard.hurrying import may_hurry
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Type, font, scaled
from dicedesk.ui.base.look.things import ORACLE_BALL
from dicedesk.ui.base.widgets.oracle_ball.fitting import FittedText, fitted
from dicedesk.ui.base.widgets.oracle_ball.motion import ANSWERED, DEFAULT_DURATION_MS, UNASKED, moment
from dicedesk.ui.base.widgets.oracle_ball.painting import WINDOW, ball_bounds, paint_ball
from dicedesk.ui.base.widgets.oracle_ball.window import SIDE
from dicedesk.ui.base.words import tr

_SMALLEST = 0.8
"""The smallest ball, as a share of the default size; it does not grow with the font, as screens may be small."""


class OracleBall(QWidget):
    """A glossy black ball: an 8 until it is asked, then a window in which the answer rises.

    Signals: `risen()` once after each answer, when it can be read; `clicked()` when the ball is clicked while nothing
    moves (a click or a key during the motion finishes it instead).
    """

    risen = Signal()
    clicked = Signal()

    accessible_role = "Button"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """A ball that has not been asked yet."""
        super().__init__(parent)
        self._appearance = appearance
        self._answer, self._last = "", ""
        self._new = self._old = FittedText(QFont(), ())
        self._now = UNASKED
        self._is_first = True
        self._owes_risen = False
        self._duration_ms = DEFAULT_DURATION_MS
        self._rising = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._rising.valueChanged.connect(self._on_tick)
        self._rising.finished.connect(self.finish)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.finish)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Magic 8 ball"))
        self.setAccessibleDescription(tr("It has not been asked yet."))

    @property
    def answer(self) -> str:
        """The answer that shows, or that the motion will end with; "" before the first."""
        return self._answer

    @property
    def is_moving(self) -> bool:
        """Whether an answer is still on its way."""
        return self._owes_risen

    @property
    def duration_ms(self) -> int:
        """How long an answer takes to rise, in milliseconds; 0 shows it at once."""
        return self._duration_ms

    @duration_ms.setter
    def duration_ms(self, duration: int) -> None:
        self._duration_ms = max(duration, 0)

    def reveal(self, answer: str) -> None:
        """Shakes the ball until the answer has risen.

        `risen` follows. With a duration of 0, where little is to move, or while the ball is hidden, the answer shows
        at once, and `risen` comes from the event loop, never from within this call.
        """
        self.finish()
        self._last, self._answer = self._answer, answer
        self._is_first = not self._last
        self._owes_risen = True
        self._fit()
        self.setAccessibleDescription(tr("Shaking…"))
        if self._duration_ms and self.isVisible() and not self._appearance.is_calm:
            self._rising.setDuration(self._duration_ms)
            self._now = moment(0.0, is_first=self._is_first)
            self._rising.start()
        else:
            self._now = ANSWERED
            self._later.start()
        self.update()

    def finish(self) -> None:
        """Ends the motion at once; `risen` is emitted from within this call if it is still owed."""
        owed = self._owes_risen
        self.stop()
        if owed:
            self.setAccessibleDescription(self._answer)
            announce(self, self._answer)
            self.risen.emit()

    def accessible_press(self) -> None:
        """Finishes the motion, or reports a click."""
        if self.is_moving:
            self.finish()
        else:
            self.clicked.emit()

    def stop(self) -> None:
        """Ends the motion at once without a word: `risen` is not owed any more."""
        self._rising.stop()
        self._later.stop()
        self._owes_risen = False
        self._now = ANSWERED if self._answer else UNASKED
        self.update()

    def sizeHint(self) -> QSize:
        """A size at which every answer is easy to read."""
        return ball_bounds(scaled(ORACLE_BALL) / 2).toAlignedRect().size()

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which every answer can be read."""
        return ball_bounds(_SMALLEST * ORACLE_BALL / 2).toAlignedRect().size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the ball as it lies or is shaken."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._place())
        if self.hasFocus() and not self.is_moving:
            self._paint_focus(painter)
        paint_ball(painter, self._radius(), self._now, self._new, self._old)
        painter.end()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Sets the answer anew."""
        self._fit()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Finishes the motion that nobody sees any more."""
        if self._rising.state() is not QAbstractAnimation.State.Stopped:
            self.finish()

    def changeEvent(self, event: QEvent) -> None:
        """Sets the answer anew in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows that the keyboard has come here."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Shows that the keyboard has gone elsewhere."""
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finishes the motion; Space is a click while nothing moves."""
        if self.is_moving and event.key() != Qt.Key.Key_Escape and may_hurry(event):
            self.finish()
        elif event.key() == Qt.Key.Key_Space and not self.is_moving:
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Finishes the motion, or reports the click."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self.is_moving:
            self.finish()
        elif _length(event.position() - self._place()) <= self._radius():
            self.clicked.emit()

    def _on_tick(self, t: float) -> None:
        self._now = moment(t, is_first=self._is_first)
        self.update()

    def _radius(self) -> float:
        room = ball_bounds(1.0)
        return float(int(min(self.width() / room.width(), self.height() / room.height())))

    def _place(self) -> QPointF:
        """The ball's middle, on whole pixels so that the answer is crisp."""
        room = ball_bounds(self._radius())
        spare = QRectF(self.rect()).height() - room.height()
        return QPointF(self.width() // 2, int(spare / 2 - room.top()))

    def _fit(self) -> None:
        side = SIDE * WINDOW * self._radius()
        face = font(Type.BODY, bold=True)
        self._new, self._old = fitted(self._answer, face, side), fitted(self._last, face, side)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._appearance.palette.colour("info"), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0.0, 0.0), self._radius() + 4.0, self._radius() + 4.0)


def _length(way: QPointF) -> float:
    """How long a way is."""
    return math.hypot(way.x(), way.y())
