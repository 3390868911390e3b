"""What a throw won or lost on each spot of the layout: "+$45" or "−$5" over its chips, until the next move."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from dicedesk.core.money import Cents, gain_words
from dicedesk.ui.base.look.theme import DARK
from dicedesk.ui.base.widgets.pill import paint_pill, pill_for
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.craps.layout.spot_item import SpotItem

_AIR, _EDGE = 1.0, 4.0
"""The gap between two amounts, and on each side of an amount within its spot, in pixels."""


class FeltPill(QGraphicsItem):
    """A short text on a dark ground; its place is its middle."""

    def __init__(self, text: str, color: QColor, size: QRectF | None = None) -> None:
        """`size` is that of any pill with this text; measuring many would take long."""
        super().__init__()
        self.text, self._color, self._size = text, color, size or pill_for(text)
        self.setZValue(3)

    def boundingRect(self) -> QRectF:
        return self._size

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_pill(painter, self._size, self.text, self._color)


class FeltAmount(FeltPill):
    """An amount won or lost."""

    def __init__(self, amount: Cents) -> None:
        super().__init__(shown(gain_words(amount)), QColor(DARK.good if amount > 0 else DARK.bad))


class FeltMoney:
    """The amounts on the layout, by the name of the spot."""

    def __init__(self, scene: QGraphicsScene, spots: Mapping[str, SpotItem]) -> None:
        self._scene, self._spots = scene, spots
        self._shown: dict[str, Cents] = {}
        self._marks: dict[str, FeltAmount] = {}
        self._places: dict[str, QPointF] = {}

    @property
    def texts(self) -> Mapping[str, str]:
        """The amount on each spot, as it is written."""
        return {name: mark.text for name, mark in self._marks.items()}

    @property
    def places(self) -> Mapping[str, QPointF]:
        """The middle of each amount."""
        return {name: mark.pos() for name, mark in self._marks.items()}

    def show(self, money: Mapping[str, Cents]) -> None:
        """Show these amounts over the chips, and no others."""
        if money != self._shown:
            for mark in self._marks.values():
                self._scene.removeItem(mark)
            self._shown, self._marks, self._places = {}, {}, {}
            for name, amount in money.items():
                self._add(name, amount)
        for name in money:
            self.lift(name, 1)

    def begin(self, name: str, amount: Cents) -> None:
        """Add the amount of one more spot, still invisible."""
        if name not in self._shown:
            self._add(name, amount)
            self.lift(name, 0)

    def lift(self, name: str, share: float, *, is_still: bool = False) -> None:
        """Let an amount rise by this share of its way; one that is still only appears."""
        mark = self._marks.get(name)
        if mark is not None:
            below = QPointF(0, 0 if is_still else (1 - share) * self._spots[name].chip_radius)
            mark.setPos(self._places[name] + below)
            mark.setOpacity(share)

    def move_to_spots(self) -> None:
        """Move all amounts to the current places of the spots."""
        money, self._shown = self._shown, {}
        self.show(money)

    def _add(self, name: str, amount: Cents) -> None:
        mark = FeltAmount(amount)
        self._places[name] = self._free_place(name, mark.boundingRect())
        self._shown[name], self._marks[name] = amount, mark
        self._scene.addItem(mark)

    def _free_place(self, name: str, size: QRectF) -> QPointF:
        """Over the chips, where a spot has no words, and clear of the amounts on other spots."""
        spot, place = self._spots[name].boundingRect().adjusted(_EDGE, 0, -_EDGE, 0), QRectF(size)
        place.moveCenter(self._spots[name].chips_at)
        if place.width() <= spot.width():
            place.moveLeft(max(spot.left(), min(place.left(), spot.right() - place.width())))
        others = [mark.boundingRect().translated(self._places[other]) for other, mark in self._marks.items()]
        while any(place.intersects(other) for other in others) and place.top() > size.height():
            place.translate(0, -size.height() - _AIR)
        return place.center()
