"""A felt on which the player chooses which dice to keep: a brass frame around each kept die, and words under it."""

from collections.abc import Collection
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.dice.at_rest import REACH, Area, DiceAtRest, lay_out
from dicedesk.ui.base.dice.tray import RAIL, DiceTray, KeepableDie
from dicedesk.ui.base.look.theme import (
    IVORY,
    LIMELIGHT,
    ON_FELT,
    Corner,
    DiceStyle,
    FeltColor,
    Space,
    Type,
    font,
    scaled,
)
from dicedesk.ui.base.words import in_sentences, shown, tr

if TYPE_CHECKING:
    from dicedesk.coach.verdict import ChoiceVerdict

_FRAME = 2 * REACH * 0.98
"""The side of a frame in edges: around the whole die, and clear of the next one."""

_LINE = 2.5
_DASHES = (4.0, 4.0)
"""The length of a dash, and of the gap after it, in widths of the line."""

_AIR_AT_ENDS = 0.04
"""The share of the felt's width that stays free at each end of the row."""

_WORDS_SHARE = 0.92
"""The largest width of the words under a die, as a share of its frame, so that they stay apart."""

_LEAST_LETTERS = 9
"""The size, in pixels at the normal font size, below which words under a die cannot be read."""

_INSIDE_OPACITY = 0.10
_ADVISED_OPACITY = 0.3
_HOVER_OPACITY = 0.35
_REROLL_OPACITY = 0.75
_KEY_OPACITY = 0.6
"""The opacity of the frame of a key, next to that of its number."""


class KeepFrames:
    """The frames and words around the dice of a tray from which the player chooses."""

    def __init__(self, style: DiceStyle) -> None:
        self._style = style
        self.kept: frozenset[int] = frozenset()
        self.advised: frozenset[int] = frozenset()
        self.pointed_at: int | None = None

    def die_at(self, point: QPointF, at_rest: DiceAtRest) -> int | None:
        """The index of the die whose frame or words lie under a point."""
        for die in range(len(at_rest.places)):
            frame = _frame(at_rest, die)
            if frame.united(_words_rect(frame)).contains(point):
                return die
        return None

    def paint_kept(self, painter: QPainter, at_rest: DiceAtRest) -> None:
        """Frame the kept dice without words, where nothing can be chosen."""
        for die in self.kept:
            self._paint_frame(painter, _frame(at_rest, die), is_kept=True)

    def paint(self, painter: QPainter, at_rest: DiceAtRest, *, is_choosing: bool) -> None:
        """Frame the kept dice; while the player chooses, label each die, and light the advised ones."""
        words_font, is_short = _words_font(at_rest), _is_short(at_rest)
        for die in range(len(at_rest.places)):
            is_kept = die in self.kept
            is_advised = is_choosing and die in self.advised
            frame = _frame(at_rest, die)
            if is_advised:
                _paint_light(painter, frame)
            if is_kept or (is_choosing and die == self.pointed_at):
                self._paint_frame(painter, frame, is_kept=is_kept)
            if is_advised:
                # Over the frame of a kept die, which shows in the gaps: both are seen.
                _paint_broken_line(painter, frame)
            if is_kept or is_choosing:
                painter.setFont(words_font if is_kept else _lighter(words_font))
                words = "" if is_short else _words(is_kept=is_kept)
                self._paint_words(painter, _words_rect(frame), die, words, is_kept=is_kept)

    def _paint_frame(self, painter: QPainter, frame: QRectF, *, is_kept: bool) -> None:
        line, inside = QColor(self._style.keep_frame), QColor(self._style.keep_frame)
        line.setAlphaF(1.0 if is_kept else _HOVER_OPACITY)
        inside.setAlphaF(_INSIDE_OPACITY if is_kept else 0.0)
        painter.setPen(QPen(line, _LINE))
        painter.setBrush(inside)
        painter.drawRoundedRect(frame, Corner.FELT, Corner.FELT)

    def _paint_words(self, painter: QPainter, room: QRectF, die: int, words: str, *, is_kept: bool) -> None:
        """Paint the key of a die, with a frame so that its number is not taken for a face, and the words beside it."""
        color = QColor(self._style.keep_frame if is_kept else ON_FELT)
        color.setAlphaF(1.0 if is_kept else _REROLL_OPACITY)
        metrics = painter.fontMetrics()
        side, text = metrics.height(), metrics.horizontalAdvance(words)
        left = room.center().x() - (side + (Space.TIGHT + text if words else 0)) / 2
        key = QRectF(left, room.bottom() - side, side, side)
        frame = QColor(color)
        frame.setAlphaF(color.alphaF() * _KEY_OPACITY)
        painter.setPen(QPen(frame, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), Corner.BAR, Corner.BAR)
        painter.setPen(color)
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(die + 1))
        beside = QRectF(key.right() + Space.TIGHT, key.top(), text + 1, side)
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, words)


def _paint_light(painter: QPainter, frame: QRectF) -> None:
    """Light a die that is best kept."""
    inside = QColor(LIMELIGHT)
    inside.setAlphaF(_ADVISED_OPACITY)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(inside)
    painter.drawRoundedRect(frame, Corner.FELT, Corner.FELT)


def _paint_broken_line(painter: QPainter, frame: QRectF) -> None:
    """Surround a die that is best kept with a broken line."""
    pen = QPen(QColor(LIMELIGHT), _LINE)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, Corner.FELT, Corner.FELT)


def described(faces: tuple[int, ...], kept: Collection[int]) -> str:
    """A sentence for each die, for assistive technology."""
    sentences = (
        tr("Die {die} shows {face} and is kept.", die=die + 1, face=face)
        if die in kept
        else tr("Die {die} shows {face}.", die=die + 1, face=face)
        for die, face in enumerate(faces)
    )
    return in_sentences(*sentences)


def _area_above(area: Area) -> Area:
    """The area without the room for words below and for air at both ends."""
    width = area.width * (1 - 2 * _AIR_AT_ENDS)
    return Area(area.left + area.width * _AIR_AT_ENDS, area.top, width, max(area.height - _room_below(), 1.0))


def _room_below() -> float:
    """The height of the words under the dice, with the air above them, in pixels."""
    return QFontMetricsF(font(Type.BODY, bold=True)).height() + Space.SMALL


def _frame(at_rest: DiceAtRest, die: int) -> QRectF:
    side = _FRAME * at_rest.edge
    x, y = at_rest.places[die]
    return QRectF(x - side / 2, y - side / 2, side, side)


def _words_rect(frame: QRectF) -> QRectF:
    return QRectF(frame.left(), frame.bottom(), frame.width(), _room_below())


def _words(*, is_kept: bool) -> str:
    return tr("keep", "a die") if is_kept else tr("re-roll", "a die")


def _width(metrics: QFontMetricsF, *, is_kept: bool) -> float:
    """The width of a key and the words beside it."""
    return metrics.height() + Space.TIGHT + metrics.horizontalAdvance(_words(is_kept=is_kept))


def _words_font(at_rest: DiceAtRest) -> QFont:
    """The bold font in which the words under every die fit, kept or not; the usual one for their numbers alone."""
    qfont, fitting = font(Type.BODY, bold=True), _fitting(at_rest)
    if scaled(_LEAST_LETTERS) <= fitting < qfont.pixelSize():
        # On a narrow felt with a large desktop font, complete small words say more than large ones cut off.
        qfont.setPixelSize(fitting)
    return qfont


def _is_short(at_rest: DiceAtRest) -> bool:
    """Whether only the number of each die can be read under it."""
    return _fitting(at_rest) < scaled(_LEAST_LETTERS)


def _fitting(at_rest: DiceAtRest) -> int:
    """The largest size, in pixels, in which the words under every die fit."""
    qfont = font(Type.BODY, bold=True)
    metrics = QFontMetricsF(qfont)
    widest = max(_width(metrics, is_kept=is_kept) for is_kept in (False, True))
    return int(qfont.pixelSize() * _FRAME * at_rest.edge * _WORDS_SHARE / widest)


def _lighter(words_font: QFont) -> QFont:
    lighter = QFont(words_font)
    lighter.setWeight(QFont.Weight.Normal)
    return lighter


_LIGHT_OPACITY = 0.42
_LIGHT_AT, _LIGHT_WIDE, _LIGHT_HIGH = 0.34, 0.6, 0.56
"""The middle of the light and its reach, as shares of the felt: down to the caption, not over it."""


class ChoosingTray(DiceTray):
    """A tray that frames the kept dice, and labels each with what will happen to it.

    Signals: those of a tray, and `die_clicked(int)` in place of `clicked()`, with the die's position from 0, when the
    player clicks a die or presses Space on it while choosing.
    """

    die_clicked = Signal(int)

    def __init__(self, felt: FeltColor, style: DiceStyle = IVORY, parent: QWidget | None = None) -> None:
        self._frames = KeepFrames(style)
        self._is_choosing = False
        self._light = 0.0
        self._verdict: ChoiceVerdict | None = None
        self._next_stops: tuple[QWidget, ...] = ()
        self._stops: list[KeepableDie] = []
        super().__init__(felt, style, parent)
        self.setMouseTracking(True)

    @property
    def kept(self) -> frozenset[int]:
        """The positions, from 0, of the kept dice."""
        return self._frames.kept

    @property
    def advised(self) -> frozenset[int]:
        """The positions, from 0, of the dice lit as best kept."""
        return self._frames.advised

    def set_kept(self, positions: Collection[int]) -> None:
        self._frames.kept = frozenset(positions)
        self._describe()
        self.update()

    def set_advised(self, positions: Collection[int]) -> None:
        """Light the dice at these positions, from 0, as best kept, and no others."""
        self._frames.advised = frozenset(positions)
        self.update()

    def show_verdict(self, verdict: "ChoiceVerdict | None") -> None:
        """Show the class of the choice to keep these dice, at the top of the felt; None for none."""
        if verdict is not self._verdict:
            self._verdict = verdict
            self._describe()
            self.update()

    @property
    def is_choosing(self) -> bool:
        """Whether a click keeps a die."""
        return self._is_choosing

    def die_at(self, place: QPointF) -> int | None:
        """The position, from 0, of the die at a place on the felt; None if none lies still there."""
        return None if self.is_moving else self._frames.die_at(place, self._at_rest)

    def lead_on_to(self, *parts: QWidget) -> None:
        """Set the widgets that the Tab key reaches after the last die, in order."""
        self._next_stops = parts

    def set_choosing(self, on: bool) -> None:  # noqa: FBT001  # the one flag of a state
        """Let the player choose dice by a click, and show frames and words; otherwise they show only during a throw."""
        self._is_choosing = on
        if not on:
            self._point_at(None)
        self._describe()
        self.update()

    def shine(self, strength: float) -> None:
        """Light the felt under the dice, from 0 for none to 1."""
        if strength != self._light:
            self._light = strength
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        die = self._die_under(event)
        if die is not None and event.button() == Qt.MouseButton.LeftButton:
            self.die_clicked.emit(die)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._die_under(event))

    def leaveEvent(self, _event: QEvent) -> None:
        self._point_at(None)

    def _die_under(self, event: QMouseEvent) -> int | None:
        return self.die_at(event.position()) if self._is_choosing else None

    def _point_at(self, die: int | None) -> None:
        if self._frames.pointed_at == die:
            return
        self._frames.pointed_at = die
        if die is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.update()

    def _laid_out(self, area: Area) -> DiceAtRest:
        return lay_out(len(self._faces), _area_above(area))

    def _paint_round(self, painter: QPainter) -> None:
        if self._light:
            self._paint_light(painter)
        if self._is_choosing or self.is_moving:
            self._frames.paint(painter, self._at_rest, is_choosing=self._is_choosing and not self.is_moving)
        if self._verdict is not None:
            self._paint_verdict(painter, self._verdict)

    def _paint_verdict(self, painter: QPainter, verdict: "ChoiceVerdict") -> None:
        # Only a position shows it: a start does not load it.
        from dicedesk.ui.base.widgets.pill import paint_pill, pill_for
        from dicedesk.ui.base.widgets.verdict import color_on_felt

        text, least = shown(verdict.text), self.note_rect.right() + Space.SMALL
        pill = pill_for(text)
        most = self.width() - Space.LARGE
        if least + pill.width() > most:
            text = verdict.sign
            pill = pill_for(text)
        left = min(max((self.width() - pill.width()) / 2, least), most - pill.width())
        pill.moveTo(left, Space.LARGE)
        paint_pill(painter, pill, text, color_on_felt(verdict))

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
        """Describe the dice one by one while the player chooses; dice in flight only when they have landed."""
        if self._owes_settled:
            return
        super()._describe()
        self._stand_ins.let_choose(on=self._is_choosing)

    def _marked(self) -> Collection[int]:
        return self.kept if self._is_choosing else ()

    def _description(self) -> str:
        if not self._is_choosing:
            return super()._description()
        dice, verdict = described(self._faces, self.kept), self._verdict
        return in_sentences(
            dice, tr("Your choice: {verdict}.", verdict=shown(verdict.word)) if verdict else ""
        )
