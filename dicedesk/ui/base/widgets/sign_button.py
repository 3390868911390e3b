"""A button with a painted sign: those of a media player, and a star."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton

from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled

_SIDE = 15
_INNER, _CORNERS = 0.42, 10
"""The share of a star's inner radius, and its corners."""


class Sign(Enum):
    """The signs on buttons."""

    FIRST = "first"
    BACK = "back"
    PLAY = "play"
    PAUSE = "pause"
    FORWARD = "forward"
    LAST = "last"
    STAR = "star"


class SignButton(QPushButton):
    """A button with a sign; a screen reader says its name. The sign of a button that can be checked is an outline until
    it is.
    """

    def __init__(self, appearance: Appearance, sign: Sign, name: str, tip: str = "") -> None:
        super().__init__()
        self._appearance, self._sign = appearance, sign
        set_style(self, "quiet")
        self.setAutoDefault(False)
        self.show_sign(sign, name, tip)

    def show_sign(self, sign: Sign, name: str, tip: str) -> None:
        """Give the button another sign, name and tip."""
        self._sign = sign
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIDE) + 2 * Space.LARGE, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_outline = self.isCheckable() and not self.isChecked()
        token = "accent" if self.isChecked() else "text_second" if is_outline else "text"
        color = self._appearance.palette.color(token)
        color.setAlphaF(1.0 if self.isEnabled() or self.isCheckable() else 0.4)
        painter.setPen(QPen(color, 1.4) if is_outline else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if is_outline else color)
        side = scaled(_SIDE)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(self.rect().center()) + QPointF(0.5, 0.5))
        _paint(painter, self._sign, box)
        painter.end()


def _paint(painter: QPainter, sign: Sign, box: QRectF) -> None:
    bar = box.width() / 5
    match sign:
        case Sign.PLAY:
            _triangle(painter, box, to_right=True)
        case Sign.PAUSE:
            for left in (box.left() + bar / 2, box.right() - bar * 1.8):
                painter.drawRect(QRectF(left, box.top(), bar * 1.3, box.height()))
        case Sign.STAR:
            painter.drawPolygon(_star(box))
        case Sign.BACK | Sign.FIRST:
            painter.drawRect(QRectF(box.left(), box.top(), bar / 1.5, box.height()))
            _heads(painter, box.adjusted(bar, 0, 0, 0), is_double=sign is Sign.FIRST, to_right=False)
        case Sign.FORWARD | Sign.LAST:
            painter.drawRect(QRectF(box.right() - bar / 1.5, box.top(), bar / 1.5, box.height()))
            _heads(painter, box.adjusted(0, 0, -bar, 0), is_double=sign is Sign.LAST, to_right=True)


def _heads(painter: QPainter, box: QRectF, *, is_double: bool, to_right: bool) -> None:
    if not is_double:
        _triangle(painter, box, to_right=to_right)
        return
    half = box.width() / 2
    for left in (box.left(), box.left() + half):
        _triangle(painter, QRectF(left, box.top(), half, box.height()), to_right=to_right)


def _triangle(painter: QPainter, box: QRectF, *, to_right: bool) -> None:
    base, tip = (box.left(), box.right()) if to_right else (box.right(), box.left())
    corners = [QPointF(base, box.top()), QPointF(tip, box.center().y()), QPointF(base, box.bottom())]
    painter.drawPolygon(QPolygonF(corners))


def _star(box: QRectF) -> QPolygonF:
    corners = []
    for place in range(_CORNERS):
        far, angle = box.width() / 2 * (_INNER if place % 2 else 1), 2 * pi * place / _CORNERS
        corners.append(box.center() + QPointF(far * sin(angle), -far * cos(angle)))
    return QPolygonF(corners)
