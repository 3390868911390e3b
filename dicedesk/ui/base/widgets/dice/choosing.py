"""A felt on which a person chooses which dice to keep."""

from collections.abc import Collection
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QRadialGradient, QTransform
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.look.theme import IVORY, LIMELIGHT, DiceStyle, FeltColour
from dicedesk.ui.base.widgets.dice.keep_frames import KeepFrames, described
from dicedesk.ui.base.widgets.dice.motion.layout import Area, DiceLayout, lay_out
from dicedesk.ui.base.widgets.dice.stand_ins import KeepableDie
from dicedesk.ui.base.widgets.dice.tray import RAIL, DiceTray

_LIGHT_OPACITY = 0.42
_LIGHT_AT, _LIGHT_WIDE, _LIGHT_HIGH = 0.34, 0.6, 0.56
"""Where the middle of the light lies, and how far it reaches, as shares of the felt: to the caption, not over it."""


class ChoosingTray(DiceTray):
    """Frames the dice that are kept, and says under each what will happen to it.

    Signals: those of a tray, and `die_clicked(int)` in place of `clicked()`, with the die's position from 0, when a
    die is clicked while a person chooses, or Space is pressed on it.
    """

    die_clicked = Signal(int)

    def __init__(self, felt: FeltColour, style: DiceStyle = IVORY, parent: QWidget | None = None) -> None:
        """An empty felt; nobody chooses yet."""
        self._frames = KeepFrames(style)
        self._is_choosing = False
        self._light = 0.0
        self._next_stops: tuple[QWidget, ...] = ()
        self._stops: list[KeepableDie] = []
        super().__init__(felt, style, parent)

    @property
    def kept(self) -> frozenset[int]:
        """The positions, from 0, of the dice that are kept."""
        return self._frames.kept

    @property
    def advised(self) -> frozenset[int]:
        """The positions, from 0, of the dice that are lit as best kept."""
        return self._frames.advised

    def set_kept(self, positions: Collection[int]) -> None:
        """Keeps the dice at these positions, from 0, and no others."""
        self._frames.kept = frozenset(positions)
        self._describe()
        self.update()

    def set_advised(self, positions: Collection[int]) -> None:
        """Lights the dice at these positions, from 0, as those that are best kept, and no others."""
        self._frames.advised = frozenset(positions)
        self.update()

    def lead_on_to(self, *parts: QWidget) -> None:
        """Has the Tab key lead from the last die to these parts of its window, one after the other."""
        self._next_stops = parts

    def set_choosing(self, on: bool) -> None:  # noqa: FBT001  # the one flag of a state
        """Lets a person choose dice by a click, and shows frames and words; without it only in a throw."""
        self._is_choosing = on
        self.setMouseTracking(on)
        if not on:
            self._point_at(None)
        self._describe()
        self.update()

    def shine(self, strength: float) -> None:
        """Throws light on the felt under its dice, from 0 for none to 1."""
        if strength != self._light:
            self._light = strength
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Reports the die that was clicked; else as any tray."""
        die = None if self.is_moving else self._die_at(event)
        if die is not None and event.button() == Qt.MouseButton.LeftButton:
            self.die_clicked.emit(die)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shows over which die a click would be."""
        self._point_at(self._die_at(event))

    def leaveEvent(self, _event: QEvent) -> None:
        """Points at no die any more."""
        self._point_at(None)

    def _die_at(self, event: QMouseEvent) -> int | None:
        return self._frames.die_at(event.position(), self._layout) if self._is_choosing else None

    def _point_at(self, die: int | None) -> None:
        if self._frames.pointed_at == die:
            return
        self._frames.pointed_at = die
        if die is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.update()

    def _laid_out(self, area: Area) -> DiceLayout:
        """A straight row, as frames stand in one, with room for the words."""
        return lay_out(len(self._faces), self._frames.area_above(area))

    def _paint_round(self, painter: QPainter) -> None:
        if self._light:
            self._paint_light(painter)
        if self._is_choosing or self.is_moving:
            self._frames.paint(painter, self._layout, is_choosing=self._is_choosing and not self.is_moving)

    def _paint_light(self, painter: QPainter) -> None:
        near, far = QColor(LIMELIGHT), QColor(LIMELIGHT)
        near.setAlphaF(_LIGHT_OPACITY * self._light)
        far.setAlphaF(0.0)
        light = QRadialGradient(QPointF(0, 0), 1.0)
        light.setColorAt(0.0, near)
        light.setColorAt(1.0, far)
        inside = QRectF(self.rect()).adjusted(RAIL, RAIL, -RAIL, -RAIL)
        pool = QTransform.fromTranslate(inside.center().x(), inside.top() + inside.height() * _LIGHT_AT)
        brush = QBrush(light)
        brush.setTransform(pool.scale(inside.width() * _LIGHT_WIDE, inside.height() * _LIGHT_HIGH))
        painter.fillRect(inside, brush)

    def _stand_in(self, place: int) -> KeepableDie:
        die = KeepableDie(place, self)
        die.clicked.connect(lambda: self.die_clicked.emit(place))
        for one, then in pairwise((*self._stops[-1:], die, *self._next_stops)):
            QWidget.setTabOrder(one, then)
        self._stops.append(die)
        return die

    def _describe(self) -> None:
        """While a person chooses, the dice are told one by one; those that still fly, when they lie."""
        if self._owes_settled:
            return
        super()._describe()
        self._stand_ins.let_choose(on=self._is_choosing)

    def _marked(self) -> Collection[int]:
        return self.kept if self._is_choosing else ()

    def _description(self) -> str:
        return described(self._faces, self.kept) if self._is_choosing else super()._description()
