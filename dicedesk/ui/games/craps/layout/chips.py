"""The chips on the layout, painted as stacks, and the puck with the labels on chips that look like it."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, MOVED
from dicedesk.games.craps.layout import spot_of
from dicedesk.ui.base.look.theme import FELT_BORDER, Type, font
from dicedesk.ui.base.look.things import CHIPS, PUCK_OFF, PUCK_ON, ChipStyle
from dicedesk.ui.base.words import tr
from dicedesk.ui.games.craps.layout.spot_item import SpotItem

PUCK_RADIUS = 14.5
_PUCK_SHADOW = 0.35
_LABEL_SHARE, _LEAST_LABEL, _LABEL_AIR = 0.62, 7, 3.0
"""The height of the word on a label, as a share of a chip's radius, its least height, and the air around it."""


class Puck(QGraphicsObject):
    """The puck: white with ON while there is a point, otherwise black with OFF."""

    def __init__(self) -> None:
        super().__init__()
        self._is_on = False
        self.setZValue(2)

    def turn(self, *, on: bool) -> None:
        self._is_on = on
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-PUCK_RADIUS - 3, -PUCK_RADIUS - 3, 2 * PUCK_RADIUS + 6, 2 * PUCK_RADIUS + 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        colors = PUCK_ON if self._is_on else PUCK_OFF
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = QColor(FELT_BORDER)
        shadow.setAlphaF(_PUCK_SHADOW)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawEllipse(QPointF(1, 2), PUCK_RADIUS, PUCK_RADIUS)
        painter.setPen(QPen(QColor(colors.mark), 1.5))
        painter.setBrush(QColor(colors.body))
        painter.drawEllipse(QPointF(0, 0), PUCK_RADIUS - 0.75, PUCK_RADIUS - 0.75)
        word = font(Type.BODY, bold=True)
        word.setPixelSize(min(word.pixelSize(), Type.BODY))
        painter.setFont(word)
        painter.setPen(QColor(colors.text))
        painter.drawText(self.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), _word(on=self._is_on))


def label_at(middle: QPointF, chip_radius: float, *, on: bool) -> QRectF:
    """The rectangle of a label over a chip of this radius."""
    word = _label_font(chip_radius)
    label = QRectF(0, 0, QFontMetricsF(word).horizontalAdvance(_word(on=on)), word.pixelSize())
    label.adjust(-_LABEL_AIR, -_LABEL_AIR / 2, _LABEL_AIR, _LABEL_AIR / 2)
    label.moveCenter(middle)
    return label


def paint_label(painter: QPainter, middle: QPointF, chip_radius: float, *, on: bool) -> None:
    """Paint a small puck over a chip of this radius: its bet works on a come-out roll, or it is off."""
    colors, label = PUCK_ON if on else PUCK_OFF, label_at(middle, chip_radius, on=on)
    painter.setPen(QPen(QColor(colors.mark), 1))
    painter.setBrush(QColor(colors.body))
    painter.drawRoundedRect(label, label.height() / 2, label.height() / 2)
    painter.setFont(_label_font(chip_radius))
    painter.setPen(QColor(colors.text))
    painter.drawText(label, int(Qt.AlignmentFlag.AlignCenter), _word(on=on))


def _label_font(chip_radius: float) -> QFont:
    word = font(Type.BODY, bold=True)
    word.setPixelSize(min(max(round(chip_radius * _LABEL_SHARE), _LEAST_LABEL), Type.BODY))
    return word


def _word(*, on: bool) -> str:
    return tr("ON") if on else tr("OFF")


MOST_SEEN = 4
"""The most painted chips of a stack; the sum on its top says the amount."""

_LIFT = 0.12
"""The rise of each chip over the one under it, in radiuses."""

_MARKS, _MARK_SPAN = 6, 26
"""The number of marks on a chip's edge, and the length of each in degrees."""

_FACE, _SHADOW = 0.70, 0.30
_LABEL_DOWN, _SUM_UP = 0.6, 0.42
"""The distance of the label below the middle of the top chip, and of the sum above it, in radiuses."""

_SMALL, _SMALL_LABEL_DOWN, _SMALL_SUM_UP = 9.0, 1.0, 0.25
"""The label of chips with a smaller radius hangs over their edge."""

_LABEL_REACH = 2.0
"""The reach of a label, in radiuses."""
_FIGURE = 0.56
"""The height of the figures on a chip, as a share of its face, if they fit."""

_HUNDRED, _THOUSAND = 100, 1_000
_LONGEST_SUM = 10_000


def chips_for(dollars: int) -> tuple[ChipStyle, ...]:
    """The fewest chips for this number of dollars, the most valuable first."""
    chips: list[ChipStyle] = []
    for chip in sorted(CHIPS, key=lambda chip: chip.dollars, reverse=True):
        count, dollars = divmod(dollars, chip.dollars)
        chips += [chip] * count
    return tuple(chips)


def sum_on_chip(amount: Cents) -> str:
    """An amount as on the top of a stack: "12", "5.83", "1250", from ten thousand on "12k"."""
    dollars, cents = divmod(amount, DOLLAR)
    if cents and dollars < _HUNDRED:
        return f"{dollars}.{cents:02}"
    return f"{dollars // _THOUSAND}k" if dollars >= _LONGEST_SUM else str(dollars)


def paint_chip(
    painter: QPainter, centre: QPointF, radius: float, chip: ChipStyle, text: str = "", *, up: float = 0.0
) -> None:
    """Paint one chip with a text on its face, `up` radiuses over the middle."""
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
    """The distance of a chip's label below its middle, for this radius."""
    return radius * (_SMALL_LABEL_DOWN if radius < _SMALL else _LABEL_DOWN)


class ChipStack(QGraphicsObject):
    """A stack of chips with its sum on top; its place is the middle of its lowest chip."""

    def __init__(self, amount: Cents, radius: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._amount, self._radius = amount, radius
        self._works: bool | None = None
        self._chips = chips_for(amount // DOLLAR)[:MOST_SEEN][::-1] or chips_for(1)

    @property
    def amount(self) -> Cents:
        return self._amount

    @property
    def works(self) -> bool | None:
        """Whether the bet works on the come-out, as its label says; None without a label."""
        return self._works

    def label(self, *, works: bool | None) -> None:
        """Show on a label whether the bet works on the come-out; None for no label."""
        self._works = works
        self.update()

    def boundingRect(self) -> QRectF:
        reach, height = self._radius * _LABEL_REACH, self._radius * _LIFT * len(self._chips)
        return QRectF(-reach, -reach - height, 2 * reach, 2 * reach + height)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
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
    qfont = font(Type.BODY, bold=True)
    pixels = round(width * _FIGURE)
    qfont.setPixelSize(max(pixels, 1))
    while pixels > 1 and QFontMetricsF(qfont).horizontalAdvance(text) > width:
        pixels -= 1
        qfont.setPixelSize(pixels)
    return qfont


Bets = Mapping[str, Cents]
"""The amount on each bet, by its name."""

_HEELED = QPointF(0.94, 0)
"""The distance of a moved come bet from its spot's middle, and of its odds on the opposite side, in radiuses."""

_OFF = 24.0
"""Distance beyond the felt's edge of chips that leave it, in pixels."""


class FeltChips:
    """The chips on the layout: a stack for each bet, and chips that come and go."""

    def __init__(self, scene: QGraphicsScene, spots: Mapping[str, SpotItem]) -> None:
        self._scene, self._spots = scene, spots
        self._stacks: dict[str, ChipStack] = {}
        self._works: Mapping[str, bool] = {}

    @property
    def bets(self) -> Bets:
        """The amount shown on each bet."""
        return {name: stack.amount for name, stack in self._stacks.items()}

    def show_bets(self, bets: Bets) -> None:
        """Put these bets on the table, and no others."""
        for name in [name for name, stack in self._stacks.items() if bets.get(name) != stack.amount]:
            self._scene.removeItem(self._stacks.pop(name))
        for name, amount in bets.items():
            if name not in self._stacks:
                self._stacks[name] = self.put(amount, name)
                self._stacks[name].label(works=self._works.get(name))
        taken = {spot_of(name) for name in bets}
        for name, spot in self._spots.items():
            spot.has_chips = name in taken

    def label(self, works: Mapping[str, bool]) -> None:
        """Label each of these bets with whether it works on the come-out; no other bet has a label."""
        self._works = works
        for name, stack in self._stacks.items():
            stack.label(works=works.get(name))

    def move_to_spots(self) -> None:
        """Move all chips to the current places of the spots."""
        lying = self.bets
        self.show_bets({})
        self.show_bets(lying)

    def stack_of(self, name: str) -> ChipStack | None:
        return self._stacks.get(name)

    def put(self, amount: Cents, name: str) -> ChipStack:
        """Add chips at the place of a bet; they stay until they are removed."""
        stack = ChipStack(amount, self._spots[spot_of(name)].chip_radius)
        stack.setZValue(1)
        stack.setPos(self.place_of(name))
        self._scene.addItem(stack)
        return stack

    def take_away(self, stack: ChipStack) -> None:
        self._scene.removeItem(stack)

    def place_of(self, name: str) -> QPointF:
        """The place of a bet's chips."""
        spot, kind = self._spots[spot_of(name)], BET_KINDS[name]
        aside = _HEELED * spot.chip_radius
        if kind in MOVED:
            return spot.chips_at - aside
        return spot.chips_at + aside if LINE_BEHIND.get(kind) in MOVED else spot.chips_at

    def pay_place(self, name: str) -> QPointF:
        """The place of a bet's winnings, beside it."""
        return self.place_of(name) + self._spots[spot_of(name)].pay_aside

    def house_from(self, chips: QPointF) -> QPointF:
        """The place where the house takes these chips: off the felt, at its far edge."""
        return QPointF((chips.x() + self._scene.sceneRect().center().x()) / 2, -_OFF)

    def rail_from(self, chips: QPointF) -> QPointF:
        """The place where the player takes these chips: off the felt, at its near edge."""
        felt = self._scene.sceneRect()
        return QPointF((chips.x() + felt.center().x()) / 2, felt.bottom() + _OFF)
