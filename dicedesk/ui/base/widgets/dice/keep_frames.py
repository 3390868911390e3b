"""Which dice are kept: the brass frame round them, the words under them, and where a click finds a die."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from dicedesk.ui.base.look.theme import LIMELIGHT, ON_FELT, Corner, DiceStyle, Space, Type, font
from dicedesk.ui.base.widgets.dice.motion.layout import REACH, Area, DiceLayout
from dicedesk.ui.base.words import in_sentences, tr

_FRAME = 2 * REACH * 0.98
"""The side of a frame in edges: round the whole die, and clear of the next one."""

_LINE = 2.5
_AIR_AT_ENDS = 0.04
"""The share of the felt's width that stays free at each end of the row."""

_WORDS_SHARE = 0.92
"""The most of a frame's width that the words under it may take, so that they stay apart from their neighbours."""

_INSIDE_OPACITY = 0.10
_ADVISED_OPACITY = 0.3
_HOVER_OPACITY = 0.35
_REROLL_OPACITY = 0.75


class KeepFrames:
    """What is painted round and under the dice of a tray from which a person chooses."""

    def __init__(self, style: DiceStyle) -> None:
        """No die is kept."""
        self._style = style
        self.kept: frozenset[int] = frozenset()
        self.advised: frozenset[int] = frozenset()
        self.pointed_at: int | None = None

    @staticmethod
    def area_above(area: Area) -> Area:
        """The part of an area that leaves room for the words, and air at both ends of the row."""
        width = area.width * (1 - 2 * _AIR_AT_ENDS)
        below = KeepFrames.room_below()
        return Area(area.left + area.width * _AIR_AT_ENDS, area.top, width, max(area.height - below, 1.0))

    @staticmethod
    def room_below() -> float:
        """The height that the words take under the dice, with the air above them."""
        return QFontMetricsF(font(Type.BODY, bold=True)).height() + Space.SMALL

    def die_at(self, point: QPointF, layout: DiceLayout) -> int | None:
        """The die whose frame or words lie under a point."""
        for die in range(len(layout.places)):
            frame = _frame(layout, die)
            if frame.united(_words_rect(frame)).contains(point):
                return die
        return None

    def paint(self, painter: QPainter, layout: DiceLayout, *, is_choosing: bool) -> None:
        """Frames the kept dice; while a person chooses, words say what happens to each, and advised ones are lit."""
        written = _words_font(layout)
        for die in range(len(layout.places)):
            is_kept = die in self.kept
            frame = _frame(layout, die)
            if is_choosing and die in self.advised:
                _paint_light(painter, frame)
            if is_kept or (is_choosing and die == self.pointed_at):
                self._paint_frame(painter, frame, is_kept=is_kept)
            if is_kept or is_choosing:
                painter.setFont(written if is_kept else _lighter(written))
                self._paint_words(painter, _words_rect(frame), die, is_kept=is_kept)

    def _paint_frame(self, painter: QPainter, frame: QRectF, *, is_kept: bool) -> None:
        line, inside = QColor(self._style.keep_frame), QColor(self._style.keep_frame)
        line.setAlphaF(1.0 if is_kept else _HOVER_OPACITY)
        inside.setAlphaF(_INSIDE_OPACITY if is_kept else 0.0)
        painter.setPen(QPen(line, _LINE))
        painter.setBrush(inside)
        painter.drawRoundedRect(frame, Corner.FELT, Corner.FELT)

    def _paint_words(self, painter: QPainter, room: QRectF, die: int, *, is_kept: bool) -> None:
        colour = QColor(self._style.keep_frame if is_kept else ON_FELT)
        colour.setAlphaF(1.0 if is_kept else _REROLL_OPACITY)
        painter.setPen(colour)
        painter.drawText(
            room,
            int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom),
            _words(die, is_kept=is_kept),
        )


def _paint_light(painter: QPainter, frame: QRectF) -> None:
    """Light that falls on a die that is best kept, and a broken line round it, where a kept one has its frame."""
    line, inside = QColor(LIMELIGHT), QColor(LIMELIGHT)
    inside.setAlphaF(_ADVISED_OPACITY)
    painter.setPen(QPen(line, _LINE, Qt.PenStyle.DashLine))
    painter.setBrush(inside)
    painter.drawRoundedRect(frame, Corner.FELT, Corner.FELT)


def described(faces: tuple[int, ...], kept: Collection[int]) -> str:
    """The dice one by one, for assistive technology."""
    sentences = (
        tr("Die {die} shows {face}, kept.", die=die + 1, face=face)
        if die in kept
        else tr("Die {die} shows {face}.", die=die + 1, face=face)
        for die, face in enumerate(faces)
    )
    return in_sentences(*sentences)


def _frame(layout: DiceLayout, die: int) -> QRectF:
    side = _FRAME * layout.edge
    x, y = layout.places[die]
    return QRectF(x - side / 2, y - side / 2, side, side)


def _words_rect(frame: QRectF) -> QRectF:
    return QRectF(frame.left(), frame.bottom(), frame.width(), KeepFrames.room_below())


def _words(die: int, *, is_kept: bool) -> str:
    """What happens to a die."""
    return tr("{die} · keep", die=die + 1) if is_kept else tr("{die} · re-roll", die=die + 1)


def _words_font(layout: DiceLayout) -> QFont:
    """The largest bold font in which the words under every die fit, whether it is kept or not."""
    room = _FRAME * layout.edge * _WORDS_SHARE
    for size in (Type.BODY, Type.SMALL, Type.CAPTION):
        chosen = font(size, bold=True)
        width = _widest(chosen, len(layout.places))
        if width <= room:
            return chosen
    # With a large font of the desktop's on a narrow felt, small words that are whole say more than large ones cut off.
    chosen.setPixelSize(max(int(chosen.pixelSize() * room / width), 1))
    return chosen


def _widest(written: QFont, count: int) -> float:
    metrics = QFontMetricsF(written)
    words = (_words(die, is_kept=is_kept) for die in range(count) for is_kept in (False, True))
    return max(map(metrics.horizontalAdvance, words), default=0.0)


def _lighter(written: QFont) -> QFont:
    """The same size, not bold."""
    chosen = QFont(written)
    chosen.setWeight(QFont.Weight.Normal)
    return chosen
