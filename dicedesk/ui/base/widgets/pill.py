"""A pill on a felt: a short text in its color on a dark ground."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from dicedesk.ui.base.look.theme import Space, Type, font
from dicedesk.ui.base.look.things import PUCK_OFF


def pill_for(text: str) -> QRectF:
    """The rectangle of a pill with this text; its middle is (0, 0)."""
    metrics = QFontMetricsF(font(Type.BODY, bold=True))
    pill = QRectF(0, 0, metrics.horizontalAdvance(text) + 2 * Space.TIGHT, metrics.height() + Space.HAIR)
    pill.moveCenter(QPointF(0, 0))
    return pill


def paint_pill(painter: QPainter, pill: QRectF, text: str, color: QColor) -> None:
    """Paint the pill with its text."""
    inside = pill.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(color, 1))
    painter.setBrush(QColor(PUCK_OFF.body))
    painter.drawRoundedRect(inside, inside.height() / 2, inside.height() / 2)
    painter.setFont(font(Type.BODY, bold=True))
    painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
