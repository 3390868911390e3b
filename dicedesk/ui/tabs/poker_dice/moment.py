"""What lies over the felt when a game ends: gold and confetti for the award, dusk for going broke."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from dicedesk.ui.theme import CONFETTI, DUSK, GOLD, ON_FELT, ON_FELT_BRIGHT, Corner, Type, font
from dicedesk.ui.widgets.dice.variety import between

_PIECES = 90
_GLOW_OPACITY = 0.24
_DUSK_OPACITY = 0.42
_HEADLINE_AT = 0.17
"""The middle of the headline, as a share of the felt's height."""

_LOW = 330
"""On a felt lower than this the headline is smaller."""

_APPEARS = 0.25
"""The share of the time in which the headline and the light appear."""


class MomentKind(Enum):
    """How a game ended."""

    NONE = "none"
    AWARD = "award"
    BROKE = "broke"


class Moment(QWidget):
    """Lies over the felt and lets clicks through. It is a picture of a moment `t` from 0 to 1; a clock leads it."""

    def __init__(self, felt: QWidget) -> None:
        """Nothing is to be seen yet."""
        super().__init__(felt)
        self._felt = felt
        self.kind = MomentKind.NONE
        self.headline = ""
        self._t = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        felt.installEventFilter(self)
        self.hide()

    def show_end(self, kind: MomentKind, headline: str, t: float = 1.0) -> None:
        """Shows the end of a game, at once as it stays; NONE clears the felt."""
        self.kind, self.headline = kind, headline
        self.setGeometry(self._felt.rect())
        self.setVisible(kind is not MomentKind.NONE)
        self.raise_()
        self.move_to(t)

    def move_to(self, t: float) -> None:
        """Goes to a moment from 0 to 1."""
        self._t = t
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Is always as large as the felt."""
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._felt.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the light or the dusk, then the pieces, then the headline."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = QRectF(self.rect())
        inside = QPainterPath()
        inside.addRoundedRect(felt.adjusted(1, 1, -1, -1), Corner.FELT, Corner.FELT)
        painter.setClipPath(inside)
        appeared = min(self._t / _APPEARS, 1.0)
        if self.kind is MomentKind.AWARD:
            painter.fillRect(felt, _gold(felt, appeared))
            for piece in range(_PIECES):
                _paint_piece(painter, felt, piece, self._t)
        else:
            painter.fillRect(felt, _dusk(felt, appeared))
        self._paint_headline(painter, felt, appeared)
        painter.end()

    def _paint_headline(self, painter: QPainter, felt: QRectF, appeared: float) -> None:
        ink = QColor(ON_FELT_BRIGHT if self.kind is MomentKind.AWARD else ON_FELT)
        ink.setAlphaF(appeared)
        painter.setPen(ink)
        painter.setFont(font(Type.LARGE if felt.height() >= _LOW else Type.TITLE, bold=True))
        height = painter.fontMetrics().height()
        line = QRectF(0, felt.height() * _HEADLINE_AT - height / 2, felt.width(), height)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), self.headline)


def _gold(felt: QRectF, strength: float) -> QRadialGradient:
    """Light from above."""
    light = QRadialGradient(QPointF(felt.center().x(), felt.top()), felt.width() * 0.75)
    near, far = QColor(GOLD), QColor(GOLD)
    near.setAlphaF(_GLOW_OPACITY * strength)
    far.setAlphaF(0.0)
    light.setColorAt(0.0, near)
    light.setColorAt(1.0, far)
    return light


def _dusk(felt: QRectF, strength: float) -> QLinearGradient:
    """Shade over the dice, and less of it over the words at both ends."""
    shade, less = QColor(DUSK), QColor(DUSK)
    shade.setAlphaF(_DUSK_OPACITY * strength)
    less.setAlphaF(_DUSK_OPACITY * strength / 2)
    fall = QLinearGradient(felt.topLeft(), felt.bottomLeft())
    for place, colour in ((0.0, less), (0.12, shade), (0.68, shade), (0.9, less)):
        fall.setColorAt(place, colour)
    return fall


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
