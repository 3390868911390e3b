"""The picture of a game's ending: the curve of its review with the moment marked, and bars from start to result."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from dicedesk.features.review.bars import EndingBar
from dicedesk.features.review.curve import DOT, Curve
from dicedesk.features.shapes import Dot, Ink, Path, Point, Shape, Words, box
from dicedesk.ui.base.charts.painting import paint
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, Space, Type, font, scaled
from dicedesk.ui.base.words import shown, tr

_HEIGHT, _CURVE, _LEAST_CURVE = 104, 220, 72
"""The height of the picture, the width of its curve, and its least width, in pixels at the normal font size."""
_BAR = 0.62
"""The share of its column that a bar takes."""
_AREA, _LINE = Ink(fill="accent", strength=0.13), Ink(line="accent", width=1.6)
_MARK = Ink(line="surface", fill="info", width=1.5)
_WORDS, _GROUND = Ink(fill="text_second"), Ink(line="stroke")
_BARS = {None: Ink(fill="text_second"), 1: Ink(fill="good"), -1: Ink(fill="bad"), 0: Ink(fill="stroke")}


class EndingPicture(QAbstractButton):
    """Shows how a game came about; a click on it asks for the review."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._curve: Curve | None = None
        self._bars: Sequence[EndingBar] = ()
        self._place: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Review this game (Ctrl+Shift+A)"))
        self.setAccessibleName(tr("Review this game"))
        appearance.changed.connect(self.update)

    def show_ending(self, curve: Curve, bars: Sequence[EndingBar], place: int | None) -> None:
        """Show the curve with the move of this number marked, and the bars."""
        self._curve, self._bars, self._place = curve, bars, place
        self.setAccessibleDescription(
            " ".join(tr("{title}: {words}.", title=shown(bar.title), words=shown(bar.words)) for bar in bars)
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_CURVE) + self._bars_width + 3 * Space.MEDIUM, scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Room for the bars alone: the curve is left out first."""
        return QSize(self._bars_width + 2 * Space.MEDIUM, scaled(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a card with the bars, and the curve beside them if there is room; alone, the bars are in the middle."""
        painter, palette = QPainter(self), self._appearance.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_lit = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(palette.color("info" if is_lit else "stroke"), 2 if self.hasFocus() else 1))
        painter.setBrush(palette.color("surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.CARD, Corner.CARD)
        width = min(self._bars_width, self.width() - 2 * Space.MEDIUM)
        left = float(self.width() - Space.MEDIUM - width)
        if self._curve is not None and left >= scaled(_LEAST_CURVE) + 2 * Space.MEDIUM:
            paint(painter, self._line(self._curve, left - Space.MEDIUM), palette)
        else:
            left = (self.width() - width) / 2
        paint(painter, self._columns(left, width), palette)
        painter.end()

    @property
    def _bars_width(self) -> int:
        metrics = QFontMetricsF(font(Type.BODY))
        words = (shown(part) for bar in self._bars for part in (bar.title, bar.words))
        widest = max(map(metrics.horizontalAdvance, words), default=0.0)
        return len(self._bars) * (round(widest) + Space.SMALL)

    def _line(self, curve: Curve, right: float) -> Iterator[Shape]:
        left, top = float(Space.MEDIUM), float(Space.MEDIUM)
        bottom = float(self.height() - Space.MEDIUM)

        def at(across: float, up: float) -> Point:
            return left + across * (right - left), bottom - up * (bottom - top)

        points = tuple(at(across, up) for across, up in curve.corners(max(round(right - left), 1)))
        yield Path(_AREA, ((left, bottom), *points, (points[-1][0], bottom)), is_closed=True)
        yield Path(_LINE, points)
        if self._place is not None:
            last = max(len(curve.heights) - 1, 1)
            height = curve.share(curve.heights[self._place])
            yield Dot(_MARK, at(self._place / last, height), DOT)

    def _columns(self, left: float, width: float) -> Iterator[Shape]:
        metrics = QFontMetricsF(font(Type.BODY))
        wide = width / max(len(self._bars), 1)
        ground = self.height() - Space.SMALL - metrics.height() - Space.TIGHT
        top = Space.SMALL + metrics.height() + Space.TIGHT
        base = ground - (self._bars[0].start if self._bars else 0) * (ground - top)
        yield Path(_GROUND, ((left, base), (left + width, base)))
        for number, bar in enumerate(self._bars):
            middle = left + (number + 0.5) * wide
            low, high = sorted((bar.start, bar.end))
            upper, lower = ground - high * (ground - top), ground - low * (ground - top)
            half = _BAR * wide / 2
            yield box(_BARS[bar.way], middle - half, min(upper, lower - 1), middle + half, lower)
            above = upper - Space.TIGHT
            yield Words(_WORDS, (middle, above), shown(bar.words), "middle", is_bold=bar.way is None)
            yield Words(
                _WORDS, (middle, self.height() - Space.SMALL - metrics.descent()), shown(bar.title), "middle"
            )
