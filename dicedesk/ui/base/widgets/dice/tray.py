"""The felt with the dice on it: shows a throw that has already been decided."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicedesk.core.by_name import object_called
from dicedesk.ui.base.look.theme import IVORY, Cloth, DiceStyle, FeltColour, Space
from dicedesk.ui.base.widgets.dice.ground import Ground
from dicedesk.ui.base.widgets.dice.motion.layout import Area, DiceLayout, lay_out
from dicedesk.ui.base.widgets.dice.stand_ins import DieStandIn, KeepableDie, StandIns
from dicedesk.ui.base.widgets.dice.words import TrayText
from dicedesk.ui.base.words import listed, tr, trn

if TYPE_CHECKING:
    from dicedesk.ui.base.widgets.dice.scene import DiceScene

DICE = "dicedesk.ui.base.widgets.dice.scene:DiceScene"
"""What flies and is painted on a felt is loaded for its first dice: a new game begins without."""

SMALLEST = QSize(420, 170)
DEFAULT_SIZE = QSize(900, 420)
NORMAL_DURATION_MS = 900
APPEARING_MS = 180
"""How long dice take to appear where they do not fly."""
MOST_DICE = 10

RAIL = Space.SMALL
"""The width of the rail round the felt, off which dice bounce, in pixels."""


class DiceTray(QWidget):
    """The felt, the dice in its middle, and a caption under them; dice lie below the contents margin at its top.

    Signals: `settled()` once after each throw, when its dice lie still; `clicked()` when the felt is clicked while
    nothing moves (a click during a throw finishes it instead). Where `is_calm` dice do not fly: they appear at rest.
    Where a throw `is_laid_by_hand` they lie there at once.
    """

    settled = Signal()
    clicked = Signal()

    accessible_role = "Grouping"

    def __init__(self, felt: FeltColour, style: DiceStyle = IVORY, parent: QWidget | None = None) -> None:
        """An empty felt."""
        super().__init__(parent)
        self._ground = Ground(felt)
        self._style, self._has_numerals = style, False
        self._made_scene: DiceScene | None = None
        self._text = TrayText()
        self._layout = DiceLayout(0.0, ())
        self._faces: tuple[int, ...] = ()
        self._throws = 0
        self._throw_of: tuple[int, ...] = ()
        self._held: frozenset[int] = frozenset()
        self.is_calm = self.is_laid_by_hand = False
        self._duration_ms = NORMAL_DURATION_MS
        self._owes_settled = False
        self._stand_ins = StandIns()
        self._flight = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._flight.valueChanged.connect(self._on_tick)
        self._flight.finished.connect(self.finish)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.finish)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Dice"))
        self._describe()

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that show, or that the throw in progress will end with."""
        return self._faces

    @property
    def is_moving(self) -> bool:
        """Whether a throw is being shown."""
        return self._flight.state() is not QAbstractAnimation.State.Stopped

    @property
    def duration_ms(self) -> int:
        """How long the next throw takes to settle, in milliseconds; 0 shows the dice at rest at once."""
        return self._duration_ms

    @duration_ms.setter
    def duration_ms(self, duration: int) -> None:
        self._duration_ms = max(duration, 0)

    def set_look(self, style: DiceStyle, *, has_numerals: bool) -> None:
        """Shows the dice in another style from now on, also in the middle of a throw."""
        self._style, self._has_numerals = style, has_numerals
        if self._made_scene is not None:
            self._made_scene.set_look(style, has_numerals=has_numerals)
        self._place_dice()

    @property
    def felt(self) -> FeltColour:
        """Whose felt it is."""
        return self._ground.felt

    @property
    def cloth(self) -> Cloth:
        """How the felt is drawn, and the lines on it."""
        return self._ground.cloth

    @cloth.setter
    def cloth(self, cloth: Cloth) -> None:
        self._ground.cloth = cloth
        self.update()
        for part in self.findChildren(QWidget):
            part.update()

    @property
    def caption(self) -> str:
        """The line under the dice."""
        return self._text.caption

    def set_caption(self, text: str, bright: bool = False) -> None:  # noqa: FBT001, FBT002  # the one flag of a line
        """Writes the line under the dice; a bright one is for the news that matters most."""
        self._text.caption, self._text.bright = text, bright
        self._place_dice()

    def set_headline(self, text: str) -> None:
        """Writes a large line in the middle of the felt; it shows only where no dice lie."""
        self._text.headline = text
        self.update()

    @property
    def note(self) -> str:
        """The small text at the upper left."""
        return self._text.note

    def set_note(self, text: str) -> None:
        """Writes the small text at the felt's upper left, such as the number of the roll."""
        self._text.note = text
        self.update()

    def throw(self, faces: Sequence[int], held: Collection[int] = ()) -> None:
        """Shows 1 to 10 dice being thrown; they end with these faces on top.

        `faces` are of all dice that will lie there; those at the `held` positions, from 0, lie still meanwhile.
        `settled` follows when they lie still. With a duration of 0, or while the tray is hidden, they lie still at
        once, and `settled` comes from the event loop, never from within this call.
        """
        chosen = _checked(faces)
        if not set(held) <= set(range(len(chosen))):
            raise ValueError(
                f"Only dice that lie there can be held, not those at {sorted(held)} of {len(chosen)}."
            )
        self.finish()
        self._faces = chosen
        self._throws += 1
        self._held = frozenset(held)
        before = dict(enumerate(self._throw_of))
        self._throw_of = tuple(
            before.get(die, 0) if die in self._held else self._throws for die in range(len(chosen))
        )
        self._owes_settled = True
        self._place_dice()
        if self._duration_ms and self._faces and self.isVisible() and not self.is_laid_by_hand:
            self._begin()
        else:
            self._later.start()

    def show_faces(self, faces: Sequence[int]) -> None:
        """Shows dice at rest at once, without a throw; () clears the felt."""
        chosen = _checked(faces)
        self.finish()
        self._faces = chosen
        self._throw_of = (self._throws,) * len(chosen)
        self._place_dice()
        self._describe()

    def finish(self) -> None:
        """Ends the throw in progress at once; `settled` is emitted from within this call if it is still owed."""
        self._flight.stop()
        self._later.stop()
        if self._made_scene is not None:
            self._made_scene.rest()
        self.update()
        if self._owes_settled:
            self._owes_settled = False
            self._describe()
            self.settled.emit()

    def sizeHint(self) -> QSize:
        """A size at which any number of dice is easy to read."""
        return DEFAULT_SIZE

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which ten dice and two lines of caption still fit."""
        return SMALLEST

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the felt, its texts, and the dice as they lie or fly."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.deviceTransform().m11()
        self._ground.paint(painter, self.size(), ratio)
        above = self.contentsMargins().top()
        self._text.paint(painter, QRectF(self.rect()), is_bare=not self._faces, free_above=above)
        self._paint_round(painter)
        if self._faces:
            self._scene.paint(painter, ratio)
        painter.end()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lays the dice out anew."""
        self._place_dice()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Finishes the throw that nobody sees any more, and keeps no pictures of it."""
        if self.is_moving:
            self.finish()
        self._ground.put_away()
        if self._made_scene is not None:
            self._made_scene.put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Finishes the throw, or reports the click."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self.is_moving:
            self.finish()
        else:
            self.clicked.emit()

    def _place_dice(self) -> None:
        """Plans where the dice lie and how they get there; a throw in progress goes on in the new size."""
        area = self._text.dice_area(QRectF(self.rect()), free_above=self.contentsMargins().top())
        self._layout = layout = self._laid_out(area)
        if self._faces or self._made_scene is not None:
            self._scene.plan(self._faces, layout, self._railed(), self._throw_of, self._held)
        self._stand_ins.lie(layout)
        self.update()

    @property
    def _scene(self) -> "DiceScene":
        """The dice on the felt."""
        if self._made_scene is None:
            kind: type[DiceScene] = object_called(DICE)
            self._made_scene = kind(self._style, has_numerals=self._has_numerals)
        return self._made_scene

    def _railed(self) -> Area:
        """The part of the felt between the rails, down to its near edge."""
        above = max(self.contentsMargins().top(), RAIL)
        return Area(RAIL, above, self.width() - 2 * RAIL, self.height() - above)

    def _stand_in(self, place: int) -> DieStandIn | KeepableDie:
        """What stands for the die at a place, from 0, where the tray cannot be seen."""
        return DieStandIn(place, self)

    def _laid_out(self, area: Area) -> DiceLayout:
        """Where the dice lie in the part of the felt that is free for them."""
        return lay_out(len(self._faces), area, self._throw_of)

    def _paint_round(self, painter: QPainter) -> None:
        """Paints what a kind of tray has on the felt under its dice."""

    def _begin(self) -> None:
        """Shows the first moment of the throw."""
        if self.is_calm:
            self._scene.appear(0.0, self._held)
        else:
            self._scene.prepare(self.devicePixelRatioF())
            self._scene.move(0.0)
        self._flight.setDuration(APPEARING_MS if self.is_calm else self._duration_ms)
        self._flight.start()

    def _on_tick(self, t: float) -> None:
        if self.is_calm:
            self._scene.appear(t, self._held)
            self.update(_pixels(self._scene.bounds()))
            return
        before = self._scene.bounds()
        self._scene.move(t)
        self.update(_pixels(before.united(self._scene.bounds())))

    def _describe(self) -> None:
        """Tells assistive technology what lies on the felt, once."""
        self._stand_ins.show_faces(self._faces, self._marked(), self._stand_in)
        self._stand_ins.lie(self._layout)
        described = self._description()
        if described != self.accessibleDescription():
            self.setAccessibleDescription(described)

    def _marked(self) -> Collection[int]:
        """The positions, from 0, of the dice that are told as kept."""
        return ()

    def _description(self) -> str:
        """What lies on the felt, in words."""
        shown = listed(self._faces)
        count = len(self._faces)
        if count == 0:
            return tr("No dice")
        return trn("1 die: {faces}", "{count} dice: {faces}", count, faces=shown)


def _checked(faces: Sequence[int]) -> tuple[int, ...]:
    """The faces, if the felt can show them; a ValueError else."""
    chosen = tuple(faces)
    if len(chosen) > MOST_DICE or any(face not in range(1, 7) for face in chosen):
        raise ValueError(f"The tray shows up to {MOST_DICE} dice with faces from 1 to 6, not {chosen}.")
    return chosen


def _pixels(rect: QRectF) -> QRect:
    """The whole pixels that a rectangle touches, and one more for antialiasing."""
    return rect.toAlignedRect().adjusted(-1, -1, 1, 1)
