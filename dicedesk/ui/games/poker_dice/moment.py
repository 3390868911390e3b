"""What lies over the felt when a game ends: light and confetti for the award, dusk for going broke."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.layout import between
from dicedesk.ui.base.look.theme import CONFETTI, DUSK, GOLD, Corner, Space

_PIECES = 90
_DUSK_OPACITY = 0.42
_DUSK_WIDE, _DUSK_HIGH = 0.62, 0.56
"""How far the dusk reaches from the middle of the felt, as shares of its width and height."""

_LINE_OPACITY = 0.7

_APPEARS = 0.25
"""The share of the time in which the light appears."""


class MomentKind(Enum):
    """How a game ended."""

    NONE = "none"
    AWARD = "award"
    BROKE = "broke"


class Moment(QWidget):
    """Lies over the felt and lets clicks through. An animation moves it through its moments, from 0 to 1."""

    def __init__(self, felt: ChoosingTray) -> None:
        """Nothing is to be seen yet."""
        super().__init__(felt)
        self._felt = felt
        self.kind = MomentKind.NONE
        self._t = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        felt.installEventFilter(self)
        self.hide()

    def show_end(self, kind: MomentKind, t: float = 1.0) -> None:
        """Shows the end of a game, at once as it stays; NONE clears the felt."""
        self.kind = kind
        self.setGeometry(self._felt.rect())
        self.setVisible(kind is not MomentKind.NONE)
        self.raise_()
        self.move_to(t)

    def move_to(self, t: float) -> None:
        """Goes to a moment from 0 to 1."""
        self._t = t
        self._felt.shine(self._appeared if self.kind is MomentKind.AWARD else 0.0)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Is always as large as the felt."""
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._felt.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the gold line with the pieces, or the dusk."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = QRectF(self.rect())
        inside = QPainterPath()
        inside.addRoundedRect(felt.adjusted(1, 1, -1, -1), Corner.FELT, Corner.FELT)
        painter.setClipPath(inside)
        if self.kind is MomentKind.AWARD:
            _paint_line(painter, felt, self._appeared)
            for piece in range(_PIECES):
                _paint_piece(painter, felt, piece, self._t)
        else:
            painter.fillRect(felt, _dusk(felt, self._appeared))
        painter.end()

    @property
    def _appeared(self) -> float:
        """How far the light has come, from 0 to 1."""
        return min(self._t / _APPEARS, 1.0)


def _paint_line(painter: QPainter, felt: QRectF, strength: float) -> None:
    """The stitched line of the felt, in gold."""
    gold = QColor(GOLD)
    gold.setAlphaF(_LINE_OPACITY * strength)
    painter.setPen(QPen(gold, 1.5))
    inset = Space.SMALL + 0.5
    stitched = felt.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(stitched, Corner.FELT - Space.TIGHT, Corner.FELT - Space.TIGHT)


def _dusk(felt: QRectF, strength: float) -> QBrush:
    """Shade over the dice in the middle, and less of it over the words farther out."""
    shade, less = QColor(DUSK), QColor(DUSK)
    shade.setAlphaF(_DUSK_OPACITY * strength)
    less.setAlphaF(_DUSK_OPACITY * strength / 2)
    fall = QRadialGradient(QPointF(0, 0), 1.0)
    for place, colour in ((0.0, shade), (0.45, shade), (1.0, less)):
        fall.setColorAt(place, colour)
    brush = QBrush(fall)
    reach = QTransform.fromTranslate(felt.center().x(), felt.center().y())
    brush.setTransform(reach.scale(felt.width() * _DUSK_WIDE, felt.height() * _DUSK_HIGH))
    return brush


def _paint_piece(painter: QPainter, felt: QRectF, piece: int, t: float) -> None:
    """One piece of confetti on its way from above the felt to below it; it tumbles and sways."""
    begins, lasts = between(0.0, 0.35, piece, 1), between(0.45, 0.65, piece, 2)
    way = (t - begins) / lasts
    if not 0.0 < way < 1.0:
        return
    size = between(5.0, 10.0, piece, 3)
    sway = between(10.0, 34.0, piece, 4) * sin(2 * pi * (way * 1.6 + between(0.0, 1.0, piece, 5)))
    x = felt.left() + felt.width() * between(0.03, 0.97, piece, 6) + sway
    y = felt.top() - size + (felt.height() + 2 * size) * way**1.3
    turn = between(-540.0, 540.0, piece, 7) * way
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(CONFETTI[piece % len(CONFETTI)]))
    # Seen edge on for a moment now and then, as paper that tumbles is.
    thin = 0.25 + 0.75 * abs(cos(pi * (3 * way + between(0.0, 1.0, piece, 8))))
    painter.drawRect(QRectF(-size / 2, -size * thin / 3, size, size * thin / 1.5))
    painter.restore()
