"""The puck that says whether there is a point, and which number it is."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dicedesk.ui.base.look.theme import FELT_BORDER, Type, font
from dicedesk.ui.base.look.things import PUCK_OFF, PUCK_ON
from dicedesk.ui.base.words import tr

RADIUS = 14.5
_SHADOW = 0.35
_LABEL_SHARE, _LEAST_LABEL, _LABEL_AIR = 0.62, 7, 3.0
"""The height of the word on a label, as a share of a chip's radius, its least height, and the air round it."""


class Puck(QGraphicsObject):
    """White with ON on it while a point stands, black with OFF else."""

    def __init__(self) -> None:
        """It is off."""
        super().__init__()
        self._is_on = False
        self.setZValue(2)

    def turn(self, *, on: bool) -> None:
        """Shows its other side."""
        self._is_on = on
        self.update()

    def boundingRect(self) -> QRectF:
        """The disc and its shadow."""
        return QRectF(-RADIUS - 3, -RADIUS - 3, 2 * RADIUS + 6, 2 * RADIUS + 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paints the disc and its word."""
        colours = PUCK_ON if self._is_on else PUCK_OFF
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = QColor(FELT_BORDER)
        shadow.setAlphaF(_SHADOW)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawEllipse(QPointF(1, 2), RADIUS, RADIUS)
        painter.setPen(QPen(QColor(colours.mark), 1.5))
        painter.setBrush(QColor(colours.body))
        painter.drawEllipse(QPointF(0, 0), RADIUS - 0.75, RADIUS - 0.75)
        word = font(Type.CAPTION, bold=True)
        word.setPixelSize(min(word.pixelSize(), Type.CAPTION))
        painter.setFont(word)
        painter.setPen(QColor(colours.text))
        painter.drawText(self.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), _word(on=self._is_on))


def label_at(middle: QPointF, chip_radius: float, *, on: bool) -> QRectF:
    """Where a label over a chip of this radius lies."""
    word = _label_font(chip_radius)
    label = QRectF(0, 0, QFontMetricsF(word).horizontalAdvance(_word(on=on)), word.pixelSize())
    label.adjust(-_LABEL_AIR, -_LABEL_AIR / 2, _LABEL_AIR, _LABEL_AIR / 2)
    label.moveCenter(middle)
    return label


def paint_label(painter: QPainter, middle: QPointF, chip_radius: float, *, on: bool) -> None:
    """Paints a small puck over a chip of this radius: its bet works on a come-out roll, or it is off."""
    colours, label = PUCK_ON if on else PUCK_OFF, label_at(middle, chip_radius, on=on)
    painter.setPen(QPen(QColor(colours.mark), 1))
    painter.setBrush(QColor(colours.body))
    painter.drawRoundedRect(label, label.height() / 2, label.height() / 2)
    painter.setFont(_label_font(chip_radius))
    painter.setPen(QColor(colours.text))
    painter.drawText(label, int(Qt.AlignmentFlag.AlignCenter), _word(on=on))


def _label_font(chip_radius: float) -> QFont:
    word = font(Type.CAPTION, bold=True)
    word.setPixelSize(min(max(round(chip_radius * _LABEL_SHARE), _LEAST_LABEL), Type.CAPTION))
    return word


def _word(*, on: bool) -> str:
    return tr("ON") if on else tr("OFF")
