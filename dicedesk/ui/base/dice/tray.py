"""The felt with the dice on it: shows a throw that has already been decided."""

from collections.abc import Callable, Collection, Sequence
from itertools import product
from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from dicedesk.core.dice import Roll
from dicedesk.ui.base.accessibility import tell_face
from dicedesk.ui.base.dice.at_rest import REACH, Area, DiceAtRest, lay_out
from dicedesk.ui.base.dice.felt import Ground
from dicedesk.ui.base.look.theme import (
    DIE_EDGE_LARGEST,
    GOLD,
    IVORY,
    ON_FELT,
    ON_FELT_BRIGHT,
    Cloth,
    Corner,
    DiceStyle,
    FeltColor,
    Space,
    Type,
    font,
    scaled,
)
from dicedesk.ui.base.words import listed, tr, trn

if TYPE_CHECKING:
    from dicedesk.ui.base.dice.scene import DiceScene

_NOTE_OPACITY = 0.8
_MARGIN = Space.LARGE + Space.SMALL
"""From the felt's edge to its texts, well inside the stitched line."""

_LOW = 280
_TALL = 640
"""A felt higher than this, in pixels, has larger captions; one lower than `_LOW` has captions of one line."""

_NARROWINGS = 5

_CENTRED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
_WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom) | int(Qt.TextFlag.TextWordWrap)


class TrayText:
    """The texts on the felt: a caption under the dice, a note, and a headline without dice."""

    def __init__(self) -> None:
        self.caption = ""
        self.note = ""
        self.headline = ""
        self.bright = False
        self.is_caption_muted = self.is_headline_muted = False

    def dice_area(self, felt: QRectF, free_above: float = 0.0) -> Area:
        """The part of the felt that is free for dice, in its middle if there is room.

        `free_above` is the height, from the felt's upper edge, without dice.
        """
        below = self.caption_rect(felt).top()
        top = felt.top() + min(_MARGIN, felt.height() * 0.08)
        bottom = min(below - Space.TIGHT, felt.bottom() - (top - felt.top()))
        mirrored = felt.top() + felt.bottom() - bottom
        if felt.height() > 3 * (felt.bottom() - bottom):
            top = max(top, min(mirrored, top + Space.LARGE))
        top = max(top, felt.top() + free_above)
        return Area(felt.left() + _MARGIN, top, felt.width() - 2 * _MARGIN, max(bottom - top, 1.0))

    def paint(self, painter: QPainter, felt: QRectF, *, is_bare: bool, free_above: float = 0.0) -> None:
        """Paint the note, and the caption and (if the felt `is_bare`) the headline that have room.

        `free_above` is as for `dice_area`; the note is below it.
        """
        painter.setPen(QColor(ON_FELT_BRIGHT if self.bright else ON_FELT))
        if self.caption and not self.is_caption_muted:
            painter.setFont(self._caption_font(felt))
            room = _balanced(self.caption_rect(felt), QFontMetricsF(painter.font()), self.caption)
            # A panel above would cover half of a caption without room; the log says the same.
            if painter.boundingRect(room, _WRAPPED, self.caption).top() >= felt.top() + free_above:
                painter.drawText(room, _WRAPPED, self.caption)
        if self.headline and is_bare and not self.is_headline_muted:
            room = self._headline_room(painter, felt, free_above)
            if room.height() >= painter.fontMetrics().ascent():
                painter.drawText(room, _CENTRED, self.headline)
        if self.note:
            faint = QColor(ON_FELT)
            faint.setAlphaF(_NOTE_OPACITY)
            painter.setPen(faint)
            painter.setFont(font(Type.BODY))
            painter.drawText(self.note_rect(free_above), int(Qt.TextFlag.TextDontClip), self.note)

    def note_rect(self, free_above: float) -> QRectF:
        """The place of the note on the felt, empty without a note; `free_above` is as for `dice_area`."""
        metrics = QFontMetricsF(font(Type.BODY))
        top = max(Space.LARGE, free_above + Space.TIGHT) + Space.TIGHT
        return QRectF(_MARGIN, top, metrics.horizontalAdvance(self.note), metrics.height())

    def _headline_room(self, painter: QPainter, felt: QRectF, free_above: float) -> QRectF:
        """The place of the headline: the middle of the felt, or of its free part if that is small.

        The painter gets the largest font that fits there.
        """
        free = felt.adjusted(0, free_above, 0, 0)
        free.setBottom(self.caption_rect(felt).top())
        for size in (Type.SCORE if felt.height() > _TALL else Type.LARGE, Type.TITLE, Type.LEAD):
            painter.setFont(font(size, bold=True))
            centred = painter.boundingRect(felt, _CENTRED, self.headline)
            if centred.top() > free.top() and (not self.caption or centred.bottom() < free.bottom()):
                return felt
            if painter.boundingRect(free, _CENTRED, self.headline).height() <= free.height():
                break
        return free

    def caption_rect(self, felt: QRectF) -> QRectF:
        """The place of the caption, at the lower edge of the room always kept for it."""
        metrics = QFontMetricsF(self._caption_font(felt))
        room = QRectF(0, 0, felt.width() - 2 * _MARGIN, felt.height())
        height = max(metrics.boundingRect(room, _WRAPPED, self.caption).height(), _room_kept(felt))
        lift = Space.LARGE + (Space.SMALL if felt.height() > _LOW else 0)
        return QRectF(felt.left() + _MARGIN, felt.bottom() - lift - height, room.width(), height)

    def _caption_font(self, felt: QRectF) -> QFont:
        """The largest font in which the caption fits: on one line if height is scarce, otherwise on two."""
        room = QRectF(0, 0, felt.width() - 2 * _MARGIN, felt.height())
        most_lines = (1, 2) if felt.height() < _LOW else (2,)
        for lines, size in product(most_lines, (_largest(felt), Type.LEAD, Type.BODY)):
            qfont = font(size, bold=True)
            metrics = QFontMetricsF(qfont)
            if (
                metrics.boundingRect(room, _WRAPPED, self.caption).height()
                <= (lines + 0.1) * metrics.lineSpacing()
            ):
                return qfont
        return font(Type.BODY, bold=True)


def _balanced(room: QRectF, metrics: QFontMetricsF, text: str) -> QRectF:
    """The room, narrowed so that a wrapped text does not end in a line of one word."""
    height = metrics.boundingRect(room, _WRAPPED, text).height()
    if "\n" in text or height < 1.5 * metrics.lineSpacing():
        return room
    most, least = room.width() / 4, 0.0
    for _ in range(_NARROWINGS):
        inset = (most + least) / 2
        narrower = room.adjusted(inset, 0, -inset, 0)
        if metrics.boundingRect(narrower, _WRAPPED, text).height() > height:
            most = inset
        else:
            least = inset
    return room.adjusted(least, 0, -least, 0)


def _largest(felt: QRectF) -> Type:
    """The size of a caption that has room: larger on a felt seen from further away."""
    return Type.TITLE if felt.height() > _TALL else Type.LEAD


def _room_kept(felt: QRectF) -> float:
    """The height kept for captions: if it changed with the words, the dice would jump under them."""
    lines = 1 if felt.height() < _LOW else 2
    return lines * QFontMetricsF(font(_largest(felt), bold=True)).lineSpacing()


_RING, _INSIDE = 2.0, 6.0
"""The line around a die that has the keyboard's focus: its width, and its distance inside the frame of a kept die."""


class DieStandIn(QWidget):
    """An invisible widget over a painted die for screen readers, with the face as its value.

    A tray is one picture; without these it would have no dice for a player who cannot see it.
    """

    accessible_role = "Graphic"

    def __init__(self, place: int, tray: QWidget) -> None:
        """Stand in for the die at `place`, from 0."""
        super().__init__(tray)
        self.place, self.accessible_face = place, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_face(self, face: int, *, is_kept: bool) -> None:
        _show(self, face, name_of_die(self.place, face, is_kept=is_kept))


class KeepableDie(QAbstractButton):
    """The stand-in of a die that can be kept. A click does not keep it by itself: connect to `clicked`."""

    accessible_role = "CheckBox"

    def __init__(self, place: int, tray: QWidget) -> None:
        """Stand in for the die at `place`, from 0."""
        super().__init__(tray)
        self.place, self.accessible_face = place, 0
        self.setCheckable(True)
        # The tray knows what is under the mouse.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_face(self, face: int, *, is_kept: bool) -> None:
        self.setChecked(is_kept)
        _show(self, face, name_of_die(self.place, face, is_kept=is_kept))

    def nextCheckState(self) -> None:
        """Do nothing: the tray sets which dice are kept."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a ring for the keyboard's focus; the tray paints the die."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(ON_FELT), _RING, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE), Corner.BUTTON, Corner.BUTTON
        )
        painter.end()


class StandIns:
    """The stand-ins of all dice of a tray, made when they are first needed."""

    def __init__(self) -> None:
        self._dice: list[DieStandIn | KeepableDie] = []

    def show_faces(
        self, faces: Roll, kept: Collection[int], make: Callable[[int], DieStandIn | KeepableDie]
    ) -> None:
        """Show dice with these faces; those at the places `kept` are kept.

        `make` makes a missing stand-in for its place, from 0.
        """
        while len(self._dice) < len(faces):
            self._dice.append(make(len(self._dice)))
        for die, face in zip(self._dice, faces, strict=False):
            die.show_face(face, is_kept=die.place in kept)
            die.show()
        for die in self._dice[len(faces) :]:
            die.hide()
            die.setAccessibleName("")

    def place_over(self, at_rest: DiceAtRest) -> None:
        """Lay the stand-ins over the dice."""
        side = 2 * REACH * at_rest.edge
        for die, (x, y) in zip(self._dice, at_rest.places, strict=False):
            die.setGeometry(QRectF(x - side / 2, y - side / 2, side, side).toRect())

    def let_choose(self, *, on: bool) -> None:
        """Let the Tab key find the dice, or skip them."""
        for die in self._dice:
            die.setFocusPolicy(Qt.FocusPolicy.TabFocus if on else Qt.FocusPolicy.NoFocus)


def _show(die: DieStandIn | KeepableDie, face: int, name: str) -> None:
    """Show a face under a name. Unchanged values are not set: a screen reader would read them again."""
    if name != die.accessibleName():
        die.setAccessibleName(name)
    if face != die.accessible_face:
        die.accessible_face = face
        tell_face(die, face)


def name_of_die(place: int, face: int, *, is_kept: bool) -> str:
    """The name of a die at a place, from 0, for a screen reader."""
    if is_kept:
        return tr("Die {die} shows {face} and is kept", die=place + 1, face=face)
    return tr("Die {die} shows {face}", die=place + 1, face=face)


SMALLEST = QSize(420, 132)
DEFAULT_SIZE = QSize(900, 420)
NORMAL_DURATION_MS = 900
APPEARING_MS = 180
"""Time in which dice appear if they do not fly, in milliseconds."""
MOST_DICE = 10

GLOW_MS = 1400
_GLOW_OPACITY = 0.38
_GLOW_REACH = 4.0
"""Reach of the gold light from the middle of the dice, in edges."""
_SMALLEST_DIE = 16
"""The edge in pixels below which dice under a result are not painted: no face could be read."""

RAIL = Space.SMALL
"""The width of the rail around the felt, off which dice bounce, in pixels."""


class DiceTray(QWidget):
    """The felt, the dice in its middle, and a caption under them; dice lie below the contents margin at its top.

    Signals: `landed(tuple)` with the faces that have landed whenever another die lands while others fly, `settled()`
    once after each throw, when all its dice lie still; `clicked()` when the felt is clicked while nothing moves (a
    click during a throw finishes it instead). If `is_calm`, dice do not fly: they appear at rest. If a throw
    `is_laid_by_hand`, its dice lie there at once.
    """

    landed = Signal(tuple)
    settled = Signal()
    clicked = Signal()

    accessible_role = "Grouping"

    def __init__(self, felt: FeltColor, style: DiceStyle = IVORY, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = Ground(felt)
        self._style, self._has_numerals = style, False
        self._made_scene: DiceScene | None = None
        self._text = TrayText()
        self._at_rest = DiceAtRest(0.0, ())
        self._faces: tuple[int, ...] = ()
        self._throws = 0
        self._throw_of: tuple[int, ...] = ()
        self._held: frozenset[int] = frozenset()
        self.is_calm = self.is_laid_by_hand = False
        self._duration_ms = NORMAL_DURATION_MS
        self._owes_settled = self._was_cut_short = False
        self._landed = 0
        self._stand_ins = StandIns()
        self._flight = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._flight.valueChanged.connect(self._on_tick)
        self._flight.finished.connect(self.finish)
        self._glow = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._glow.valueChanged.connect(self._on_glow)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.finish)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Dice"))
        self._describe()

    @property
    def faces(self) -> tuple[int, ...]:
        """The visible faces, or those that the throw in progress will end with."""
        return self._faces

    @property
    def dice_rect(self) -> QRect:
        """The rectangle of the dice, even before they land; not valid if there are none."""
        reach, rect = REACH * self._at_rest.edge, QRectF()
        for x, y in self._at_rest.places if self._faces else ():
            rect |= QRectF(x - reach, y - reach, 2 * reach, 2 * reach)
        return rect.toAlignedRect() if self._faces else QRect()

    @property
    def note_rect(self) -> QRect:
        """The rectangle of the note; not valid without one."""
        return self._text.note_rect(self.contentsMargins().top()).toAlignedRect()

    @property
    def is_moving(self) -> bool:
        return self._flight.state() is not QAbstractAnimation.State.Stopped

    @property
    def is_watched(self) -> bool:
        """Whether dice fly here and the player did not cut the last throw short: only then may later effects move
        too.
        """
        flies = self._duration_ms > 0 and self.isVisible() and not self.is_laid_by_hand
        return flies and not self.is_calm and not self._was_cut_short

    @property
    def duration_ms(self) -> int:
        """The time the next throw takes to settle, in milliseconds; 0 shows the dice at rest at once."""
        return self._duration_ms

    @duration_ms.setter
    def duration_ms(self, duration: int) -> None:
        self._duration_ms = max(duration, 0)

    def set_look(self, style: DiceStyle, *, has_numerals: bool) -> None:
        """Show the dice in another style from now on, also in the middle of a throw."""
        self._style, self._has_numerals = style, has_numerals
        if self._made_scene is not None:
            self._made_scene.set_look(style, has_numerals=has_numerals)
        self._place_dice()

    @property
    def felt(self) -> FeltColor:
        return self._ground.felt

    @property
    def cloth(self) -> Cloth:
        return self._ground.cloth

    @cloth.setter
    def cloth(self, cloth: Cloth) -> None:
        self._ground.cloth = cloth
        self.update()
        for part in self.findChildren(QWidget):
            part.update()

    @property
    def caption(self) -> str:
        return self._text.caption

    def set_caption(self, text: str, bright: bool = False) -> None:  # noqa: FBT001, FBT002  # the one flag of a line
        """Set the line under the dice; a bright line is for the most important news."""
        felt, area = QRectF(self.rect()), self._free_area()
        before = self._text.caption_rect(felt)
        self._text.caption, self._text.bright = text, bright
        if self._free_area() == area:
            self.update(_pixels(before.united(self._text.caption_rect(felt))))
        else:
            self._place_dice()

    def mute(self, *, caption: bool, headline: bool) -> None:
        """Hide a text that something covers, but keep its room, so that nothing moves."""
        muted = caption, headline
        if muted != (self._text.is_caption_muted, self._text.is_headline_muted):
            self._text.is_caption_muted, self._text.is_headline_muted = muted
            self.update()

    def set_headline(self, text: str) -> None:
        """Set a large line in the middle of the felt; it shows only without dice."""
        self._text.headline = text
        self.update()

    @property
    def note(self) -> str:
        return self._text.note

    def set_note(self, text: str) -> None:
        """Set the small text at the felt's upper left, such as the number of the roll."""
        self._text.note = text
        self.update()

    def throw(self, faces: Sequence[int], held: Collection[int] = ()) -> None:
        """Show 1 to 10 dice being thrown; they end with these faces on top.

        `faces` are of all dice on the felt; those at the `held` positions, from 0, lie still meanwhile. `settled`
        follows when they lie still. With a duration of 0, or while the tray is hidden, they lie still at once, and
        `settled` comes from the event loop, never from within this call.
        """
        roll = _checked(faces)
        if not set(held) <= set(range(len(roll))):
            raise ValueError(
                f"Only dice that lie there can be held, not those at {sorted(held)} of {len(roll)}."
            )
        self.finish()
        self._faces = roll
        self._throws += 1
        self._held = frozenset(held)
        before = dict(enumerate(self._throw_of))
        self._throw_of = tuple(
            before.get(die, 0) if die in self._held else self._throws for die in range(len(roll))
        )
        self._owes_settled, self._was_cut_short = True, False
        self._landed = len(self._held)
        self._place_dice()
        if self._duration_ms and self._faces and self.isVisible() and not self.is_laid_by_hand:
            self._begin()
        else:
            self._later.start()

    def show_faces(self, faces: Sequence[int]) -> None:
        """Show dice at rest at once, without a throw; () clears the felt."""
        roll = _checked(faces)
        self.finish()
        self._was_cut_short = False
        self._faces = roll
        self._throw_of = (self._throws,) * len(roll)
        self._place_dice()
        self._describe()

    def finish(self) -> None:
        """End the throw in progress at once; `settled` is emitted from within this call if it is still owed."""
        self._was_cut_short |= self.is_moving
        self._flight.stop()
        self._later.stop()
        if self._made_scene is not None:
            self._made_scene.rest()
        self.update()
        if self._owes_settled:
            self._owes_settled = False
            self._describe()
            self.settled.emit()

    def glow(self) -> None:
        """Light the dice and the stitched line in gold for a moment, to celebrate."""
        self._glow.setDuration(GLOW_MS)
        self._glow.start()

    def end_glow(self) -> None:
        """End the gold light at once."""
        self._glow.stop()
        self.update()

    def sizeHint(self) -> QSize:
        return DEFAULT_SIZE

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which ten dice and two lines of caption still fit."""
        return SMALLEST

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.deviceTransform().m11()
        self._ground.paint(painter, self.size(), ratio)
        above = self.contentsMargins().top()
        self._text.paint(painter, QRectF(self.rect()), is_bare=not self._faces, free_above=above)
        self._paint_round(painter)
        if self._glow.state() is not QAbstractAnimation.State.Stopped:
            self._paint_glow(painter, sin(pi * self._glow.currentValue()))
        if self._faces and (not above or self._at_rest.edge >= _SMALLEST_DIE):
            self._scene.paint(painter, ratio)
        painter.end()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._place_dice()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Finish the throw, which cannot be seen any more, and free its pictures."""
        if self.is_moving:
            self.finish()
        self._glow.stop()
        self._ground.free_pictures()
        if self._made_scene is not None:
            self._made_scene.free_pictures()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self.is_moving:
            self.finish()
        else:
            self.clicked.emit()

    def _place_dice(self) -> None:
        """Plan the places of the dice and the way to them; a throw in progress goes on in the new size."""
        self._at_rest = at_rest = self._laid_out(self._free_area())
        if self._faces or self._made_scene is not None:
            self._scene.plan(self._faces, at_rest, self._railed(), self._throw_of, self._held)
        self._stand_ins.place_over(at_rest)
        self.update()

    def _free_area(self) -> Area:
        return self._text.dice_area(QRectF(self.rect()), free_above=self.contentsMargins().top())

    @property
    def _scene(self) -> "DiceScene":
        if self._made_scene is None:
            self._made_scene = load_scene()(self._style, has_numerals=self._has_numerals)
        return self._made_scene

    def _railed(self) -> Area:
        """The part of the felt between the rails, down to its near edge."""
        above = max(self.contentsMargins().top(), RAIL)
        return Area(RAIL, above, self.width() - 2 * RAIL, self.height() - above)

    def _stand_in(self, place: int) -> DieStandIn | KeepableDie:
        return DieStandIn(place, self)

    def _laid_out(self, area: Area) -> DiceAtRest:
        return lay_out(len(self._faces), area, self._throw_of)

    def _paint_round(self, painter: QPainter) -> None:
        """Paint the extras of a kind of tray on the felt, under its dice."""

    def _on_glow(self) -> None:
        self.update()

    def _paint_glow(self, painter: QPainter, strength: float) -> None:
        near, far, line = QColor(GOLD), QColor(GOLD), QColor(GOLD)
        near.setAlphaF(_GLOW_OPACITY * strength)
        far.setAlphaF(0.0)
        line.setAlphaF(strength)
        count = max(len(self._at_rest.places), 1)
        middle = QPointF(*(sum(way) / count for way in zip(*self._at_rest.places, strict=True)))
        light = QRadialGradient(middle, _GLOW_REACH * self._at_rest.edge)
        light.setColorAt(0.0, near)
        light.setColorAt(1.0, far)
        inside = QRectF(self.rect()).adjusted(RAIL, RAIL, -RAIL, -RAIL)
        painter.fillRect(inside, light)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(line, _RING))
        painter.drawRoundedRect(inside, Corner.FELT - Space.TIGHT, Corner.FELT - Space.TIGHT)

    def _begin(self) -> None:
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
        landed = self._scene.landed(t)
        if self._landed < len(landed) < len(self._faces):
            self._landed = len(landed)
            self.landed.emit(tuple(self._faces[die] for die in landed))

    def _describe(self) -> None:
        """Describe the dice on the felt to assistive technology, once."""
        self._stand_ins.show_faces(self._faces, self._marked(), self._stand_in)
        self._stand_ins.place_over(self._at_rest)
        described = self._description()
        if described != self.accessibleDescription():
            self.setAccessibleDescription(described)

    def _marked(self) -> Collection[int]:
        """The positions, from 0, of the dice that are described as kept."""
        return ()

    def _description(self) -> str:
        faces = listed(self._faces)
        count = len(self._faces)
        if count == 0:
            return tr("No dice")
        return trn("1 die: {faces}", "{count} dice: {faces}", count, faces=faces)


def load_scene() -> type["DiceScene"]:
    """The class that paints dice, loaded the first time."""
    # A new game has no dice yet, and its window comes 10 ms sooner without.
    from dicedesk.ui.base.dice.scene import DiceScene

    return DiceScene


def _checked(faces: Sequence[int]) -> tuple[int, ...]:
    """The faces; raises ValueError if the felt cannot show them."""
    roll = tuple(faces)
    if len(roll) > MOST_DICE or any(face not in range(1, 7) for face in roll):
        raise ValueError(f"The tray shows up to {MOST_DICE} dice with faces from 1 to 6, not {roll}.")
    return roll


def _pixels(rect: QRectF) -> QRect:
    """The whole pixels that a rectangle touches, and one more for antialiasing."""
    return rect.toAlignedRect().adjusted(-1, -1, 1, 1)


_EDGE_SHARE = 0.56
"""A die's edge, as a share of the felt's height."""

_HEIGHT = 112
_TITLE, _LINES = 26, 50
"""Height of a title and three lines of the smallest letters beside the dice, in pixels at every font size."""


class StripTray(DiceTray):
    """A low, wide tray: the dice lie at its left, and the rest is free for words. Signals: those of a tray."""

    def __init__(
        self,
        felt: FeltColor,
        most_dice: int,
        style: DiceStyle = IVORY,
        parent: QWidget | None = None,
        *,
        is_centred: bool = False,
    ) -> None:
        """Make an empty felt with room for `most_dice`, at the left, or in the middle if `is_centred`."""
        self._most_dice, self._is_centred = most_dice, is_centred
        super().__init__(felt, style, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def words_from(self) -> int:
        """The end of the dice and start of the words, in pixels from the felt's left edge."""
        return round(Space.LARGE + self._most_dice * self._cell) if self.faces else Space.LARGE

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), scaled(_TITLE) + _LINES)

    @property
    def _cell(self) -> float:
        return 2 * REACH * self._edge

    @property
    def _edge(self) -> float:
        return min(self.height() * _EDGE_SHARE, DIE_EDGE_LARGEST)

    def _laid_out(self, area: Area) -> DiceAtRest:
        middle, count = self.height() / 2, len(self._faces)
        begin = (self.width() - count * self._cell) / 2 if self._is_centred else Space.LARGE
        lefts = [begin + (die + 0.5) * self._cell for die in range(count)]
        return DiceAtRest(self._edge, tuple((left, middle) for left in lefts))
