"""The spot of a hop bet: two dice on the felt, as large as there is room beside the chips that lie there."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dicedesk.ui.base.dice import solid
from dicedesk.ui.games.craps.layout.spots.spot import SpotItem

_AIR = 4.0
_GAP, _CORNER, _PIP_STEP, _PIP_RADIUS = 0.16, 0.22, 0.265, 0.11
"""The air between the dice, their round corners and their pips, as shares of an edge."""

_UNDER = 34
"""In a spot that is higher than so many pixels chips lie under the dice, and beside them in a lower one."""

_LARGEST_DIE = 0.42
"""The most of the height that the dice take where chips lie under them."""

_CHIP_WIDTH, _LEAST_CHIP = 0.19, 7.0
"""The radius of the chips beside the dice, as a share of the width, and the least radius."""


class HopSpot(SpotItem):
    """Its dice make room for chips that lie beside them."""

    @property
    def chips_at(self) -> QPointF:
        """Under the dice, or at the right end."""
        reach = self.chip_radius + _AIR
        if self._is_high:
            return QPointF(self._rect.center().x(), self._rect.bottom() - reach)
        return QPointF(self._rect.right() - reach, self._rect.center().y())

    @property
    def chip_radius(self) -> float:
        """Small enough for two dice over the chips or beside them."""
        if self._is_high:
            under = self._rect.height() - self._dice(self._room).height() - 2 * _AIR - 1
            return min(self._radius, max(under / 2, _LEAST_CHIP))
        return max(min(self._radius, self._rect.width() * _CHIP_WIDTH), _LEAST_CHIP)

    @property
    def _is_high(self) -> bool:
        return self._rect.height() > _UNDER

    @property
    def _room(self) -> QRectF:
        return self._rect.adjusted(_AIR, _AIR, -_AIR, -_AIR)

    def _dice(self, room: QRectF) -> QRectF:
        """Where both dice lie in this room."""
        most = room.height() * _LARGEST_DIE if self._is_high else room.height()
        edge = min(room.width() / (2 + _GAP), most)
        dice = QRectF(0, 0, edge * (2 + _GAP), edge)
        dice.moveCenter(room.center())
        if self._is_high:
            dice.moveTop(room.top())
        return dice

    def _paint_words(self, painter: QPainter) -> None:
        room = self._room
        if self.has_chips and not self._is_high:
            room.setRight(room.right() - 2 * self.chip_radius - 1)
        dice = self._dice(room)
        for place, face in enumerate(self._words.faces):
            left = dice.left() + place * dice.height() * (1 + _GAP)
            _paint_die(painter, QRectF(left, dice.top(), dice.height(), dice.height()), face)
        if self._is_high and not self.has_chips:
            under = QRectF(room.left(), dice.bottom(), room.width(), room.bottom() - dice.bottom())
            painter.setFont(
                self._letters.fitting(
                    self._words.line, self._letters.sizes, under.width(), under.height(), bold=False
                )
            )
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip)
            painter.drawText(under, flags, self._words.line)


def _paint_die(painter: QPainter, square: QRectF, face: int) -> None:
    """Draws a die in the lines of the felt: its outline and its pips in the colour of the pen."""
    painter.save()
    colour, edge = painter.pen().color(), square.width()
    painter.setPen(QPen(colour, max(1.0, edge / 16)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), edge * _CORNER, edge * _CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for across, along in solid.PIPS[face]:
        middle = square.center() + QPointF(across, along) * (edge * _PIP_STEP)
        painter.drawEllipse(middle, edge * _PIP_RADIUS, edge * _PIP_RADIUS)
    painter.restore()
