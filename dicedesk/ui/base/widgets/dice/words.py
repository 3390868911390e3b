"""The texts on the felt: a caption under the dice, a note at the upper left."""

from itertools import product

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from dicedesk.ui.base.look.theme import ON_FELT, ON_FELT_BRIGHT, Space, Type, font
from dicedesk.ui.base.widgets.dice.motion.layout import Area

_NOTE_OPACITY = 0.8
_MARGIN = Space.LARGE + Space.SMALL
"""From the felt's edge to its texts, well inside the stitched line."""

_LOW = 280
_TALL = 640
"""On a felt lower than this, a line of caption is worth more than its size."""

_NARROWINGS = 5

_CENTRED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
_WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom) | int(Qt.TextFlag.TextWordWrap)


class TrayText:
    """What is written on the felt, and how much room it needs."""

    def __init__(self) -> None:
        """Nothing is written yet."""
        self.caption = ""
        self.note = ""
        self.headline = ""
        self.bright = False

    def dice_area(self, felt: QRectF, free_above: float = 0.0) -> Area:
        """The part of the felt that is free for dice, in the middle of it where there is room for that.

        `free_above` is the height, from the felt's upper edge, in which none may lie.
        """
        below = self._caption_rect(felt).top()
        top = felt.top() + min(_MARGIN, felt.height() * 0.08)
        bottom = min(below - Space.TIGHT, felt.bottom() - (top - felt.top()))
        mirrored = felt.top() + felt.bottom() - bottom
        if felt.height() > 3 * (felt.bottom() - bottom):
            top = max(top, min(mirrored, top + Space.LARGE))
        top = max(top, felt.top() + free_above)
        return Area(felt.left() + _MARGIN, top, felt.width() - 2 * _MARGIN, max(bottom - top, 1.0))

    def paint(self, painter: QPainter, felt: QRectF, *, is_bare: bool, free_above: float = 0.0) -> None:
        """Writes the caption and the note, and the headline on a felt without dice.

        `free_above` is as for `dice_area`; the note stands below it.
        """
        painter.setPen(QColor(ON_FELT_BRIGHT if self.bright else ON_FELT))
        if self.caption:
            painter.setFont(self._caption_font(felt))
            room = _balanced(self._caption_rect(felt), QFontMetricsF(painter.font()), self.caption)
            painter.drawText(room, _WRAPPED, self.caption)
        if self.headline and is_bare:
            painter.setFont(font(Type.SCORE if felt.height() > _TALL else Type.LARGE, bold=True))
            painter.drawText(self._headline_room(painter, felt, free_above), _CENTRED, self.headline)
        if self.note:
            faint = QColor(ON_FELT)
            faint.setAlphaF(_NOTE_OPACITY)
            painter.setPen(faint)
            painter.setFont(font(Type.SMALL))
            inside = felt.adjusted(
                _MARGIN, max(Space.LARGE, free_above + Space.TIGHT) + Space.TIGHT, -_MARGIN, 0
            )
            painter.drawText(inside, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), self.note)

    def _headline_room(self, painter: QPainter, felt: QRectF, free_above: float) -> QRectF:
        """Where the headline stands in the middle: the felt, or what is free of it where that is little."""
        if painter.boundingRect(felt, _CENTRED, self.headline).top() > felt.top() + free_above:
            return felt
        free = felt.adjusted(0, free_above, 0, 0)
        free.setBottom(self._caption_rect(felt).top())
        return free

    def _caption_rect(self, felt: QRectF) -> QRectF:
        """Where the caption stands, at the lower edge of the room that is always kept for it."""
        metrics = QFontMetricsF(self._caption_font(felt))
        room = QRectF(0, 0, felt.width() - 2 * _MARGIN, felt.height())
        height = max(metrics.boundingRect(room, _WRAPPED, self.caption).height(), _room_kept(felt))
        lift = Space.LARGE + (Space.SMALL if felt.height() > _LOW else 0)
        return QRectF(felt.left() + _MARGIN, felt.bottom() - lift - height, room.width(), height)

    def _caption_font(self, felt: QRectF) -> QFont:
        """The largest of our text sizes with which the caption fits: on one line where height is scarce, else two."""
        room = QRectF(0, 0, felt.width() - 2 * _MARGIN, felt.height())
        most_lines = (1, 2) if felt.height() < _LOW else (2,)
        for lines, size in product(
            most_lines, (_largest(felt), Type.LEAD, Type.BODY, Type.SMALL, Type.CAPTION)
        ):
            chosen = font(size, bold=True)
            metrics = QFontMetricsF(chosen)
            if (
                metrics.boundingRect(room, _WRAPPED, self.caption).height()
                <= (lines + 0.1) * metrics.lineSpacing()
            ):
                return chosen
        return font(Type.CAPTION, bold=True)


def _balanced(room: QRectF, metrics: QFontMetricsF, text: str) -> QRectF:
    """The room narrowed so that a text that wraps does not end in a line of one word."""
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
    """The size of a caption where it has room: larger on a felt that is seen from further away."""
    return Type.TITLE if felt.height() > _TALL else Type.LEAD


def _room_kept(felt: QRectF) -> float:
    """Height for the caption that comes: if it changed with the words, the dice would jump under them."""
    lines = 1 if felt.height() < _LOW else 2
    return lines * QFontMetricsF(font(_largest(felt), bold=True)).lineSpacing()
