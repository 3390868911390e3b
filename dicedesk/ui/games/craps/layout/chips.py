"""Chips: which ones make an amount, and how a stack of them is painted."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.ui.base.look.theme import FELT_BORDER, Type, font
from dicedesk.ui.base.look.things import CHIPS, ChipStyle
from dicedesk.ui.games.craps.layout.puck import paint_label

MOST_SEEN = 4
"""Of a higher stack only so many chips are painted; the sum on its top says how much it is."""

_LIFT = 0.12
"""How far each chip lies above the one under it, in radiuses."""

_MARKS, _MARK_SPAN = 6, 26
"""The marks on a chip's edge, and how many degrees each is long."""

_FACE, _SHADOW = 0.70, 0.30
_LABEL_DOWN, _SUM_UP = 0.6, 0.42
"""How far under the middle of the top chip its label lies, and how far over it the sum, in radiuses."""

_SMALL, _SMALL_LABEL_DOWN, _SMALL_SUM_UP = 9.0, 1.0, 0.25
"""The label of chips with a smaller radius hangs over their edge."""

_LABEL_REACH = 2.0
"""How far a label reaches, in radiuses."""
_FIGURE = 0.56
"""The height of the figures on a chip, as a share of its face, where they fit."""

_HUNDRED, _THOUSAND = 100, 1_000
_LONGEST_SUM = 10_000


def chips_for(dollars: int) -> tuple[ChipStyle, ...]:
    """The fewest chips that make so many dollars, the most valuable first."""
    found: list[ChipStyle] = []
    for chip in sorted(CHIPS, key=lambda chip: chip.dollars, reverse=True):
        count, dollars = divmod(dollars, chip.dollars)
        found += [chip] * count
    return tuple(found)


def sum_on_chip(amount: Cents) -> str:
    """An amount as the top of a stack says it: "12", "5.83", "1250", from ten thousand on "12k"."""
    dollars, cents = divmod(amount, DOLLAR)
    if cents and dollars < _HUNDRED:
        return f"{dollars}.{cents:02}"
    return f"{dollars // _THOUSAND}k" if dollars >= _LONGEST_SUM else str(dollars)


def paint_chip(
    painter: QPainter, centre: QPointF, radius: float, chip: ChipStyle, text: str = "", *, up: float = 0.0
) -> None:
    """Paints one chip with a text on its face, which may lie so many radiuses over the middle."""
    body = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    light = QRadialGradient(centre + QPointF(-radius * 0.3, -radius * 0.4), 1.7 * radius)
    light.setColorAt(0, QColor(chip.body).lighter(118))
    light.setColorAt(1, QColor(chip.body).darker(118))
    painter.setPen(QPen(QColor(chip.body).darker(190), 1))
    painter.setBrush(light)
    painter.drawEllipse(body)
    edge = radius * 0.16
    painter.setPen(QPen(QColor(chip.mark), 2 * edge, c=Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = body.adjusted(edge + 0.5, edge + 0.5, -edge - 0.5, -edge - 0.5)
    for mark in range(_MARKS):
        painter.drawArc(ring, 16 * (mark * 360 // _MARKS - _MARK_SPAN // 2), 16 * _MARK_SPAN)
    face = radius * _FACE
    painter.setPen(QPen(QColor(chip.mark), 1))
    painter.drawEllipse(centre, face, face)
    if text:
        painter.setPen(QColor(chip.text))
        painter.setFont(_fitting(text, 2 * face * 0.94))
        painter.drawText(body.translated(0, -up * radius), int(Qt.AlignmentFlag.AlignCenter), text)


def label_down(radius: float) -> float:
    """How far under the middle of a chip of this radius its label lies."""
    return radius * (_SMALL_LABEL_DOWN if radius < _SMALL else _LABEL_DOWN)


class ChipStack(QGraphicsObject):
    """A stack of chips with its sum on top; its place is the middle of its lowest chip."""

    def __init__(self, amount: Cents, radius: float, parent: QGraphicsItem | None = None) -> None:
        """A stack worth so much."""
        super().__init__(parent)
        self._amount, self._radius = amount, radius
        self._works: bool | None = None
        self._chips = chips_for(amount // DOLLAR)[:MOST_SEEN][::-1] or chips_for(1)

    @property
    def amount(self) -> Cents:
        """What the stack is worth."""
        return self._amount

    @property
    def works(self) -> bool | None:
        """What its label says: whether the bet works on the come-out; None where it has no label."""
        return self._works

    def label(self, *, works: bool | None) -> None:
        """Says on a label whether the bet works on the come-out, or has none."""
        self._works = works
        self.update()

    def boundingRect(self) -> QRectF:
        """The stack, its shadow and its label."""
        reach, height = self._radius * _LABEL_REACH, self._radius * _LIFT * len(self._chips)
        return QRectF(-reach, -reach - height, 2 * reach, 2 * reach + height)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paints the shadow, then chip upon chip."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = QColor(FELT_BORDER)
        shadow.setAlphaF(_SHADOW)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawEllipse(QPointF(self._radius * 0.08, self._radius * 0.14), self._radius, self._radius)
        top = len(self._chips) - 1
        for level, chip in enumerate(self._chips):
            text = sum_on_chip(self._amount) if level == top else ""
            up = 0.0 if self._works is None else _SMALL_SUM_UP if self._radius < _SMALL else _SUM_UP
            paint_chip(painter, QPointF(0, -level * _LIFT * self._radius), self._radius, chip, text, up=up)
        if self._works is not None:
            middle = QPointF(0, label_down(self._radius) - top * _LIFT * self._radius)
            paint_label(painter, middle, self._radius, on=self._works)


def _fitting(text: str, width: float) -> QFont:
    """The text size with which a sum fits on a chip's face."""
    chosen = font(Type.BODY, bold=True)
    pixels = round(width * _FIGURE)
    chosen.setPixelSize(max(pixels, 1))
    while pixels > 1 and QFontMetricsF(chosen).horizontalAdvance(text) > width:
        pixels -= 1
        chosen.setPixelSize(pixels)
    return chosen
