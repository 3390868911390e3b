"""Faces of dice drawn flat: the outlines of numerals, and rows of small, plain dice in a line of text."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.look.theme import DiceStyle, Type, font

_HEIGHT = 1.05
"""The height of a numeral in halves of a die's edge."""

_FINER = 12
"""Scale at which the curves are cut into lines, so that the lines are short."""

_UNDERLINED = 6
"""Upside down it would be read as a nine."""

_BAR = QRectF(-0.3, -0.71, 0.6, 0.1)
"""The line under that numeral, on the face's own plane."""

_LIFTED = 0.07
"""Upward shift of an underlined numeral, so that it is in the middle with its line."""


def numeral(face: int) -> QPainterPath:
    """The outline of a face's number on its own plane, in halves of an edge.

    It has straight lines only, since Qt cannot map curves in perspective fast. The six is underlined.
    """
    path = QPainterPath()
    path.addText(0, 0, font(Type.SCORE, bold=True), str(face))
    middle, height = path.boundingRect().center(), max(path.boundingRect().height(), 1.0)
    fine = QTransform.fromScale(_FINER, _FINER)
    # The second axis of text points down, that of a face up.
    to_face = QTransform(_HEIGHT / height / _FINER, 0, 0, -_HEIGHT / height / _FINER, 0, 0)
    centred = QTransform.fromTranslate(-middle.x(), -middle.y())
    outline = QPainterPath()
    for part in path.toSubpathPolygons(centred * fine):
        outline.addPolygon(QPolygonF(to_face.map(part)))
        outline.closeSubpath()
    if face == _UNDERLINED:
        outline.addRect(_BAR)
        outline.translate(0, _LIFTED)
    return outline


_CORNER = 0.22
_GAP = 0.18
"""The radius of a corner, and the air between two dice, as shares of an edge."""

_PIP_STEP = 0.265
_PIP_RADIUS = 0.105
_ACE_RADIUS = 0.16
"""Pips are set wider and larger than on the solid dice: they must be distinct at the size of a letter."""

_OUTLINE = 160
"""Darkness of the outline compared with the shade of the body, in percent: light dice also lie on light pages."""

_LIT = 0.5
"""Reach of the light from above, as a share of the face."""


class FlatDice:
    """Draws rows of small dice of one style, with pips or numerals."""

    def __init__(self, style: DiceStyle, *, has_numerals: bool = False) -> None:
        self._style, self._has_numerals = style, has_numerals

    def picture(self, faces: Sequence[int], edge: float, ratio: float) -> QPixmap:
        """The faces in a row, on a transparent ground.

        `edge` is in device-independent pixels, `ratio` the pixel ratio of the screen.
        """
        step = edge * (1 + _GAP)
        size = QSizeF(step * len(faces) - edge * _GAP, edge)
        picture = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, face in enumerate(faces):
            self._paint(painter, QRectF(place * step, 0, edge, edge), face)
        painter.end()
        return picture

    def _paint(self, painter: QPainter, square: QRectF, face: int) -> None:
        style, edge = self._style, square.width()
        light = QLinearGradient(square.topLeft(), square.bottomLeft())
        light.setColorAt(0.0, QColor(style.body_light))
        light.setColorAt(_LIT, QColor(style.body))
        painter.setBrush(light)
        painter.setPen(QPen(QColor(style.body_shade).darker(_OUTLINE), 1.0))
        painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), edge * _CORNER, edge * _CORNER)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.ace if face == 1 else style.pip))
        if self._has_numerals:
            to_square = QTransform(edge / 2, 0, 0, -edge / 2, square.center().x(), square.center().y())
            painter.drawPath(to_square.map(numeral(face)))
            return
        radius = edge * (_ACE_RADIUS if face == 1 else _PIP_RADIUS)
        for across, along in solid.PIPS[face]:
            middle = square.center() + QPointF(across, along) * (edge * _PIP_STEP)
            painter.drawEllipse(middle, radius, radius)
