"""The painted spots of the layout: a general one, a small tile, and two dice for a hop bet."""

from enum import Flag, auto
from typing import NamedTuple, assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.look.theme import CLOTH, FELT_LINE, GOLD, ON_FELT, Space, SpotLook, Type, font
from dicedesk.ui.games.craps.layout.printing import Print, Shape

Sizes = tuple[Type, ...]

_BODY = (Type.LEAD, Type.BODY)
_SIZES = {
    Shape.BAR: (Type.TITLE, *_BODY),
    Shape.BOX: _BODY,
    Shape.NUMBER: (Type.LARGE, Type.TITLE, Type.LEAD, Type.BODY),
    Shape.CORNER: (Type.BODY,),
    Shape.TILE: _BODY,
    Shape.DICE: (Type.BODY,),
}
_ROOMY_SIZES = {
    Shape.BAR: (Type.LARGE, Type.TITLE, *_BODY),
    Shape.BOX: (Type.TITLE, *_BODY),
    Shape.NUMBER: (Type.SCORE, Type.LARGE, Type.TITLE),
    Shape.CORNER: (Type.BODY,),
    Shape.TILE: _BODY,
    Shape.DICE: (Type.BODY,),
}
_ROOMY = {
    Shape.BAR: 90, Shape.BOX: 90, Shape.NUMBER: 110, Shape.CORNER: 80, Shape.TILE: 80, Shape.DICE: 60,
}  # fmt: skip
"""The height in pixels of a spot of each shape above which its words are larger."""

_VERY_ROOMY = 1.7
"""From this multiple of that height on, the words grow with it."""

LINE_SIZES = (Type.BODY,)
_ROOMY_LINE_SIZES = _BODY

LEAST_PIXELS = 8
LEAST_LINE_PIXELS = 11
"""A line that would be smaller than this is left out: the words beside the dice have it too."""


class Letters:
    """Chooses type sizes for a spot of this shape and height. It remembers its fonts: a spot is painted often."""

    def __init__(self, shape: Shape, height: float) -> None:
        self.shape, self.height = shape, height
        self._fonts: dict[tuple[Type, bool], QFont] = {}

    @property
    def sizes(self) -> Sizes:
        """The sizes of its title, the largest first."""
        return (_ROOMY_SIZES if self._is_roomy else _SIZES)[self.shape]

    @property
    def line_sizes(self) -> Sizes:
        """The sizes of the line under the title, the largest first."""
        return _ROOMY_LINE_SIZES if self._is_roomy else LINE_SIZES

    def font(self, size: Type, *, bold: bool) -> QFont:
        """The font of a size; on a very high spot it is larger."""
        face = self._fonts.get((size, bold))
        if face is None:
            face = self._fonts[size, bold] = font(size, bold=bold)
            face.setPixelSize(round(face.pixelSize() * self._growth))
        return QFont(face)

    def fitting(self, text: str, sizes: Sizes, width: float, height: float, *, bold: bool) -> QFont:
        """The largest of the sizes with which the text fits; if none does, a still smaller one."""
        qfont = self.font(sizes[0], bold=bold)
        for size in sizes:
            qfont = self.font(size, bold=bold)
            if _fits(text, qfont, width, height):
                return qfont
        while qfont.pixelSize() > LEAST_PIXELS and not _fits(text, qfont, width, height):
            qfont.setPixelSize(qfont.pixelSize() - 1)
        return qfont

    def readable(self, text: str, sizes: Sizes, width: float, height: float) -> QFont | None:
        """The font of a line that fits; None if it would be too small to read."""
        qfont = self.fitting(text, sizes, width, height, bold=False)
        is_readable = qfont.pixelSize() >= LEAST_LINE_PIXELS and _fits(text, qfont, width, height)
        return qfont if is_readable else None

    @property
    def _is_roomy(self) -> bool:
        return self.height > _ROOMY[self.shape]

    @property
    def _growth(self) -> float:
        """The factor by which words on a very high spot are larger."""
        return max(self.height / (_ROOMY[self.shape] * _VERY_ROOMY), 1.0)


def height_of(qfont: QFont) -> float:
    """The approximate height of a font's letters."""
    metrics = QFontMetricsF(qfont)
    return metrics.ascent() + metrics.descent() / 2


def shrink(qfont: QFont, text: str, height: float) -> None:
    """Make the font smaller until the painted text is no higher than `height`."""
    while qfont.pixelSize() > LEAST_PIXELS and QFontMetricsF(qfont).tightBoundingRect(text).height() > height:
        qfont.setPixelSize(qfont.pixelSize() - 1)


def _head(qfont: QFont, text: str, top: float) -> float:
    """The top of the letters of a line that begins at `top`, which may be lower."""
    metrics = QFontMetricsF(qfont)
    return top + metrics.ascent() + metrics.tightBoundingRect(text).top()


def _foot(chosen: QFont, text: str, top: float) -> float:
    """The bottom of the letters of a line that begins at `top`."""
    metrics = QFontMetricsF(chosen)
    return top + metrics.ascent() + metrics.tightBoundingRect(text).bottom()


def _paint_line(
    painter: QPainter, room: QRectF, text: str, qfont: QFont, *, is_centered: bool = False
) -> None:
    """Paint one line of text halfway up the room, at its left edge or in its middle. A long text reaches beyond it.

    The text is placed by its baseline. Qt's own centering would include the air that the Chinese typeface has over its
    letters, and paint Chinese lower than measured.
    """
    metrics = QFontMetricsF(qfont)
    base = room.center().y() - metrics.height() / 2 + metrics.ascent()
    free = room.width() - metrics.horizontalAdvance(text)
    painter.setFont(qfont)
    painter.drawText(QPointF(room.left() + (free / 2 if is_centered else 0), base), text)


def _fits(text: str, qfont: QFont, width: float, height: float) -> bool:
    return QFontMetricsF(qfont).horizontalAdvance(text) <= width and height_of(qfont) <= height


_CORNER = 6.0
_LOW = 28
"""The height in pixels below which a line is beside its title: under it, it could not be read."""

_TITLE_SHARE = 0.58
"""The largest share of a spot's height for a title over a line."""

_LINE_AIR = 1.5
"""The air over a title with a line, and under that line."""

FRAME_AIR = 2.5
"""From a spot's outer edge to its words: the frame, and some air."""

_SOFT_EDGE = 0.5
"""The reach of painted letters beyond their measured size."""

_LEAST_RADIUS = 7.0
_WIDEST_NUMBER = "10"
_NUMBER_MIDDLE = 0.36
"""The height of the chips on a number, as a share of the spot from its top: beside the number, above its line."""

_CAPTION_AIR = 0.06
"""The air over the word in a corner, as a share of the spot's height."""

_PAY_ASIDE, _PAY_BELOW = QPointF(-2.4, 0), QPointF(0, 2.1)
"""From the chips on a spot to their winnings, in radiuses."""

_LEAST_SIGN = 0.6
"""The smallest size of a sign that can be read beside chips, as a share of its full size."""

_CHIP_AIR = 1.35
"""The room for a stack at the end of a spot, in radiuses from its middle to the edge."""


class Glow(Flag):
    NONE = 0
    TAKES_BET = auto()
    POINT = auto()
    CHOSEN = auto()


class _OneLine(NamedTuple):
    """A title with its line beside it: their left ends and fonts, None for a line without room."""

    room: QRectF
    title_font: QFont
    title_width: float
    line_font: QFont | None


class _TwoLines(NamedTuple):
    """A title over its line: their fonts, None for no line, and their tops."""

    title_font: QFont
    line_font: QFont | None
    top: float
    below: float


class SpotItem(QGraphicsItem):
    """The frame of a spot and its words; chips have a place beside the words."""

    def __init__(self, words: Print) -> None:
        super().__init__()
        self._words = words
        self._rect = QRectF()
        self._letters = Letters(words.shape, 0)
        self._radius = 0.0
        self._glow = Glow.NONE
        self._look = CLOTH.spot
        self._has_chips = False
        self._sign: QRectF | None = None
        self._lines: dict[tuple[float, ...], _TwoLines | None] = {}
        self._title: QRectF | None = None

    @property
    def has_chips(self) -> bool:
        return self._has_chips

    @has_chips.setter
    def has_chips(self, has_chips: bool) -> None:
        if has_chips != self._has_chips:
            self._has_chips = has_chips
            self.update()

    def put_sign(self, size: QSizeF) -> QRectF:
        """Keep a place at the right free of the line for a sign of this size, and return it.

        It is at the lower corner, or at the upper one of a number, whose line may be long. The title stays clear, and
        the sign is smaller if there is little room. It is at the left of chips, or over them if there is no room.
        """
        inside = self._rect.adjusted(0, FRAME_AIR, -FRAME_AIR, -FRAME_AIR)
        title, beside, under = self._title_letters, QRectF(inside), QRectF(inside)
        beside.setLeft(title.right() + Space.HAIR)
        under.setTop(title.bottom() + _SOFT_EDGE)
        # On a number, the line is under the title.
        rooms = (beside,) if self._words.shape is Shape.NUMBER else (beside, under)
        sign = self._sign_in(rooms, size)
        chips = QRectF(0, 0, 2 * self.chip_radius, 2 * self.chip_radius)
        chips.moveCenter(self.chips_at)
        # The chips in a corner are in its middle, and those of a moved come bet further left.
        if self.has_chips and sign.intersects(chips) and self._words.shape is not Shape.CORNER:
            for room in rooms:
                room.setRight(chips.left())
            aside = self._sign_in(rooms, size)
            sign = aside if aside.height() >= _LEAST_SIGN * size.height() else sign
        if sign != self._sign:
            self._sign = sign
            self.update()
        return sign

    def _sign_in(self, rooms: tuple[QRectF, ...], size: QSizeF) -> QRectF:
        """The place of a sign in that of the rooms in which it can be largest."""

        def share(room: QRectF) -> float:
            return min(room.width() / size.width(), room.height() / size.height(), 1)

        room = max(rooms, key=share)
        sign = QRectF(QPointF(0, 0), size * max(share(room), 0))
        if self._words.shape is Shape.NUMBER:
            sign.moveTopRight(room.topRight())
        else:
            sign.moveBottomRight(room.bottomRight())
        return sign

    def remove_sign(self) -> None:
        """Give the words the room of a sign again."""
        self._sign = None
        self.update()

    @property
    def chips_at(self) -> QPointF:
        """The middle of a stack."""
        rect, reach = self._rect, self.chip_radius * _CHIP_AIR
        match self._words.shape:
            case Shape.CORNER:
                return QPointF(rect.center().x(), rect.bottom() - self._under_word / 2 - Space.HAIR)
            case Shape.BAR:
                return QPointF(rect.right() - 2 * reach, rect.center().y())
            case Shape.NUMBER:
                down = max(self.chip_radius + Space.HAIR, rect.height() * _NUMBER_MIDDLE - Space.TIGHT)
                return QPointF(rect.right() - reach, rect.top() + down)
            case Shape.BOX | Shape.TILE | Shape.DICE:
                return QPointF(rect.right() - reach, rect.center().y())
            case _:
                assert_never(self._words.shape)

    @property
    def chip_radius(self) -> float:
        """The radius of the chips on this spot; in a corner they are smaller, as a word is above them."""
        if self._words.shape is not Shape.CORNER:
            return self._radius
        return max(
            min(self._radius, self._under_word / 2 - Space.HAIR, self._rect.width() / 4), _LEAST_RADIUS
        )

    @property
    def pay_aside(self) -> QPointF:
        """From the chips on this spot to their winnings: on a number below them, clear of its figure."""
        aside = _PAY_BELOW if self._words.shape is Shape.NUMBER else _PAY_ASIDE
        return aside * self.chip_radius

    def set_place(self, rect: QRectF, radius: float) -> None:
        """Set its place on the felt, and the radius of chips."""
        self.prepareGeometryChange()
        self._rect, self._radius = QRectF(rect), radius
        self._choose_letters()

    def set_print(self, words: Print) -> None:
        self._words = words
        self._choose_letters()
        self.update()

    def set_glow(self, glow: Glow) -> None:
        """Set the reason why the spot stands out."""
        if glow != self._glow:
            self._glow = glow
            self.update()

    def set_look(self, look: SpotLook) -> None:
        """Set its look, in the type of the look."""
        self._look = look
        self._choose_letters()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        painter.setPen(_faint(ON_FELT, self._look.lit_text if self._glow else self._look.text))
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        self._write(painter, *self._words_room())

    def _words_room(self) -> tuple[QRectF, Qt.AlignmentFlag]:
        if self._words.shape is Shape.CORNER:
            return self._rect.adjusted(FRAME_AIR, self._air, -FRAME_AIR, 0), Qt.AlignmentFlag.AlignTop
        return self._text_rect(), Qt.AlignmentFlag.AlignVCenter

    @property
    def _title_letters(self) -> QRectF:
        """The place of the title's letters."""
        if self._title is None:
            self._title = self._measured_title()
        return self._title

    def _measured_title(self) -> QRectF:
        room, vertical = self._words_room()
        title, lines = self._words.title, self._two_lines(room, vertical)
        if lines is None:
            room, qfont, width, _ = self._one_line()
            left, top = room.left(), self._top_in_one_line(room, qfont, title)
        else:
            qfont = lines.title_font
            width = QFontMetricsF(qfont).horizontalAdvance(title)
            left, top = room.left() + ((room.width() - width) / 2 if self._is_centered else 0), lines.top
        head = _head(qfont, title, top)
        return QRectF(left, head, width, _foot(qfont, title, top) - head)

    @property
    def _is_centered(self) -> bool:
        return self._words.shape not in (Shape.BOX, Shape.TILE, Shape.NUMBER)

    @property
    def _air(self) -> float:
        return min(max(self._rect.height() * _CAPTION_AIR, Space.HAIR), Space.SMALL)

    @property
    def _under_word(self) -> float:
        return self._rect.height() - self._air - height_of(self._corner_font) - Space.HAIR

    def _choose_letters(self) -> None:
        """Begin anew with what was measured: the words, their look or their place are others."""
        self._lines.clear()
        self._title = None
        self._letters = Letters(self._words.shape, self._rect.height())

    @property
    def _clear_height(self) -> float:
        """The height between the frame over the words and the one under them."""
        return self._rect.height() - 2 * (FRAME_AIR + _SOFT_EDGE)

    @property
    def _corner_font(self) -> QFont:
        qfont = self._letters.font(self._letters.sizes[0], bold=True)
        most = self._rect.height() - self._air - 2 * Space.HAIR - 2 * _LEAST_RADIUS
        while qfont.pixelSize() > LEAST_PIXELS and height_of(qfont) > most:
            qfont.setPixelSize(qfont.pixelSize() - 1)
        return qfont

    def _paint_frame(self, painter: QPainter) -> None:
        is_lit = bool(self._glow & Glow.TAKES_BET)
        is_chosen = bool(self._glow & Glow.CHOSEN)
        fill = self._look.chosen_fill if is_chosen else self._look.lit_fill if is_lit else 0.0
        if is_chosen:
            painter.setPen(QPen(QColor(GOLD), 2))
        else:
            painter.setPen(QPen(_faint(FELT_LINE, self._look.lit_line if is_lit else self._look.line), 1))
        if self._glow & Glow.POINT:
            painter.setBrush(_faint(GOLD, max(fill, self._look.point_fill)))
        else:
            painter.setBrush(_faint(FELT_LINE, fill))
        painter.drawRoundedRect(self._rect.adjusted(1, 1, -1, -1), _CORNER, _CORNER)

    def _text_rect(self) -> QRectF:
        rect, room = self._rect, 2 * self.chip_radius * _CHIP_AIR
        if self._words.shape is Shape.BAR:
            return rect.adjusted(2 * room, 0, -2 * room, 0)
        return rect.adjusted(Space.SMALL, 0, -room - Space.HAIR, 0)

    def _write(self, painter: QPainter, room: QRectF, vertical: Qt.AlignmentFlag) -> None:
        words, lines = self._words, self._two_lines(room, vertical)
        if lines is None:
            self._write_in_one_line(painter)
            return
        is_centered = self._is_centered
        title_height = QFontMetricsF(lines.title_font).height()
        title_room = QRectF(room.left(), lines.top, room.width(), title_height)
        _paint_line(painter, title_room, words.title, lines.title_font, is_centered=is_centered)
        is_under_chips = words.shape is Shape.NUMBER
        start = QPointF(room.left(), lines.below)
        if lines.line_font and (is_under_chips or self._has_room(start, lines.line_font)):
            line_height = QFontMetricsF(lines.line_font).height()
            line_room = QRectF(room.left(), lines.below, room.width(), line_height)
            _paint_line(painter, line_room, words.line, lines.line_font, is_centered=is_centered)

    def _two_lines(self, room: QRectF, vertical: Qt.AlignmentFlag) -> _TwoLines | None:
        """The title over its line, or alone if it has none; None if both share one line."""
        # A spot is painted many times, and measuring takes half of that.
        key = (room.left(), room.top(), room.width(), room.height(), vertical.value)
        if key not in self._lines:
            self._lines[key] = self._measured(room, vertical)
        return self._lines[key]

    def _measured(self, room: QRectF, vertical: Qt.AlignmentFlag) -> _TwoLines | None:
        words = self._words
        title_font, line_font = self._fonts(room)
        if words.line and (
            line_font is None or self._rect.height() < _LOW or self._is_better_in_one_line(line_font)
        ):
            return None
        title_height = QFontMetricsF(title_font).height()
        line_height = QFontMetricsF(line_font).height() if line_font else 0.0
        top = room.top()
        if vertical is Qt.AlignmentFlag.AlignVCenter:
            top += (room.height() - title_height - line_height) / 2
        top = self._clear_of_frame(top, title_font, words.title)
        below = min(top + title_height, room.bottom() - FRAME_AIR - line_height)
        if line_font and _foot(title_font, words.title, top) > _head(line_font, words.line, below):
            return None
        return _TwoLines(title_font, line_font, top, below)

    @property
    def shows_line(self) -> bool:
        """Whether the spot has a line with enough room when no chips cover it."""
        if not self._words.line:
            return False
        lines = self._two_lines(self._text_rect(), Qt.AlignmentFlag.AlignVCenter)
        return lines is not None or self._one_line().line_font is not None

    def _has_room(self, start: QPointF, line_font: QFont) -> bool:
        """Whether a line that begins here ends before chips, and is clear of a sign; without them it has room."""
        metrics = QFontMetricsF(line_font)
        line = QRectF(start, QSizeF(metrics.horizontalAdvance(self._words.line), metrics.height()))
        if self.has_chips and line.right() > self._text_rect().right():
            return False
        return self._sign is None or not self._sign.intersects(line)

    @property
    def _line_width(self) -> float:
        """The room for a line without chips: the whole spot, except for a bar, whose words are in its middle."""
        if self._words.shape is Shape.BAR:
            return self._text_rect().width()
        return self._rect.width() - Space.SMALL - Space.TIGHT

    def _clear_of_frame(self, top: float, qfont: QFont, text: str) -> float:
        """The top of a line of text whose accents and high letters do not touch the frame."""
        metrics = QFontMetricsF(qfont)
        letters = metrics.tightBoundingRect(text)
        over = metrics.ascent() + letters.top()
        air = FRAME_AIR + _SOFT_EDGE
        highest = self._rect.top() + air - over
        lowest = self._rect.bottom() - air - over - letters.height()
        return min(max(top, highest), lowest) if highest <= lowest else (highest + lowest) / 2

    def _is_better_in_one_line(self, line_font: QFont) -> bool:
        """Whether the line would be too small under the title, and has room beside it."""
        return line_font.pixelSize() < Type.BODY and self._one_line().line_font is not None

    def _one_line(self) -> _OneLine:
        is_bar = self._words.shape is Shape.BAR
        room = self._text_rect()
        room.setLeft(self._rect.left() + Space.SMALL)
        # Spots of one size have letters of one size, even with a long title.
        sizes = self._letters.sizes[1:] if is_bar else self._letters.sizes[-1:]
        title_font, title_width = self._title_in(room, sizes, room.width())
        whole = room.width() if is_bar else self._line_width
        line_font = self._letters.readable(
            self._words.line, LINE_SIZES, whole - title_width - Space.SMALL, self._clear_height
        )
        if is_bar and line_font is None:
            # The title of a bar may be smaller beside its line, but never smaller than this.
            least = self._letters.font(Type.BODY, bold=False)
            smaller, width = self._title_in(room, sizes, room.width() - self._width_of_line(least))
            if smaller.pixelSize() >= least.pixelSize():
                title_font, title_width, line_font = smaller, width, least
        line_width = self._width_of_line(line_font) if line_font else 0
        room.setLeft(room.left() + ((room.width() - title_width - line_width) / 2 if is_bar else 0))
        return _OneLine(room, title_font, title_width, line_font)

    def _width_of_line(self, line_font: QFont) -> float:
        return Space.SMALL + QFontMetricsF(line_font).horizontalAdvance(self._words.line)

    def _title_in(self, room: QRectF, sizes: Sizes, width: float) -> tuple[QFont, float]:
        title_font = self._letters.fitting(self._words.title, sizes, width, room.height(), bold=True)
        shrink(title_font, self._words.title, self._clear_height)
        return title_font, QFontMetricsF(title_font).horizontalAdvance(self._words.title)

    def _write_in_one_line(self, painter: QPainter) -> None:
        """Write the line beside the title if there is room for it; otherwise the title alone."""
        words = self._words
        room, title_font, title_width, line_font = self._one_line()
        left = room.left()
        height = QFontMetricsF(title_font).height()
        top = self._top_in_one_line(room, title_font, words.title)
        _paint_line(painter, QRectF(left, top, title_width, height), words.title, title_font)
        left += title_width + Space.SMALL
        if line_font is None:
            return
        height = QFontMetricsF(line_font).height()
        top = self._top_in_one_line(room, line_font, words.line)
        if self._has_room(QPointF(left, top), line_font):
            _paint_line(painter, QRectF(left, top, room.width(), height), words.line, line_font)

    def _top_in_one_line(self, room: QRectF, qfont: QFont, text: str) -> float:
        return self._clear_of_frame(room.center().y() - QFontMetricsF(qfont).height() / 2, qfont, text)

    def _fonts(self, room: QRectF) -> tuple[QFont, QFont | None]:
        """The fonts of the title and of the line under it, which is never the larger one; None for no line."""
        words, height = self._words, room.height() - 2 * _LINE_AIR
        measured = _WIDEST_NUMBER if words.shape is Shape.NUMBER else words.title
        if not words.line:
            title_font = self._letters.fitting(
                measured, self._letters.sizes, room.width(), room.height(), bold=True
            )
            if words.shape is Shape.CORNER:
                title_font.setPixelSize(min(title_font.pixelSize(), self._corner_font.pixelSize()))
            shrink(title_font, words.title, self._clear_height)
            return title_font, None
        sizes = self._letters.sizes[1:] if words.shape is Shape.BAR else self._letters.sizes
        title_font = self._letters.fitting(measured, sizes, room.width(), height * _TITLE_SHARE, bold=True)
        line_room = height - QFontMetricsF(title_font).height()
        line_font = self._letters.readable(words.line, self._letters.line_sizes, self._line_width, line_room)
        if line_font is not None:
            line_font.setPixelSize(min(line_font.pixelSize(), title_font.pixelSize()))
        return title_font, line_font


def _faint(token: str, opacity: float) -> QColor:
    color = QColor(token)
    color.setAlphaF(opacity)
    return color


_LEAST_TILE_HEIGHT, _MOST_TILE_WIDTH = 40, 8.5
"""A tile that is lower, or wider in radiuses of its chips, is arranged like a box."""

_CHIP_HEIGHT = 0.36
"""The largest radius of the chips in a low tile, as a share of its height."""

_TILE_TITLE_SHARE = 0.46
_TITLE_UP = 0.25
"""The part of the free height that is over the words."""


class TileSpot(SpotItem):
    """A small spot that is a tile in some houses, and has another shape in others.

    The title of a tile has its whole width: the payout is under the title, and chips are beside the payout.
    """

    @property
    def chips_at(self) -> QPointF:
        if not self._is_stacked:
            return super().chips_at
        radius = self.chip_radius
        return self._rect.bottomRight() - QPointF(Space.TIGHT + radius, FRAME_AIR + Space.HAIR + radius)

    @property
    def chip_radius(self) -> float:
        """Small enough for the title over the chips."""
        if not self._is_tile:
            return super().chip_radius
        if not self._is_stacked:
            return min(self._radius, self._rect.height() * _CHIP_HEIGHT)
        under = self._rect.bottom() - self._title_place.bottom() - FRAME_AIR - Space.TIGHT
        return min(self._radius, under / 2)

    @property
    def _is_tile(self) -> bool:
        return self._words.shape is Shape.TILE

    @property
    def _is_stacked(self) -> bool:
        is_narrow = self._rect.width() < _MOST_TILE_WIDTH * self._radius
        return self._is_tile and is_narrow and self._rect.height() >= _LEAST_TILE_HEIGHT

    @property
    def _title_place(self) -> QRectF:
        """The place of the title's letters; there is more room under it than over it."""
        title, line = (
            QFontMetricsF(self._letters.font(size, bold=True))
            for size in (self._letters.sizes[0], LINE_SIZES[0])
        )
        free = self._rect.height() - title.ascent() - line.height()
        top = self._rect.top() + max(free * _TITLE_UP, FRAME_AIR + Space.HAIR)
        width = self._rect.width() - Space.SMALL - Space.TIGHT
        return QRectF(self._rect.left() + Space.SMALL, top, width, title.ascent())

    def _measured_title(self) -> QRectF:
        return self._title_place if self._is_stacked else super()._measured_title()

    @property
    def _stacked_font(self) -> QFont | None:
        """The font of the line under the title of a stacked tile; None if it has no room."""
        height = self._rect.height() * _TILE_TITLE_SHARE
        return self._letters.readable(self._words.line, LINE_SIZES, self._title_place.width(), height)

    @property
    def shows_line(self) -> bool:
        return self._stacked_font is not None if self._is_stacked else super().shows_line

    def _paint_words(self, painter: QPainter) -> None:
        if not self._is_stacked:
            super()._paint_words(painter)
            return
        words, title = self._words, self._title_place
        height = self._rect.height() * _TILE_TITLE_SHARE
        title_font = self._letters.fitting(words.title, self._letters.sizes, title.width(), height, bold=True)
        _paint_line(painter, title, words.title, title_font)
        line_font, top = self._stacked_font, title.bottom() + Space.HAIR
        if line_font is None or not self._has_room(QPointF(title.left(), top), line_font):
            return
        _paint_line(
            painter, QRectF(title.left(), top, 0, QFontMetricsF(line_font).height()), words.line, line_font
        )


_DICE_AIR = 4.0
_DICE_GAP, _DIE_CORNER, _PIP_STEP, _PIP_RADIUS = 0.16, 0.22, 0.265, 0.11
"""The air between the dice, their round corners and their pips, as shares of an edge."""

_CHIPS_UNDER = 34
"""The height in pixels above which chips are under the dice; in a lower spot they are beside them."""

_LARGEST_DIE = 0.42
"""The largest share of the height for the dice if chips are under them."""

_CHIP_WIDTH, _LEAST_CHIP = 0.19, 7.0
"""The radius of the chips beside the dice, as a share of the width, and the least radius."""


class HopSpot(SpotItem):
    """The spot of a hop bet: two dice on the felt, as large as the chips leave room for."""

    @property
    def chips_at(self) -> QPointF:
        reach = self.chip_radius + _DICE_AIR
        if self._is_high:
            return QPointF(self._rect.center().x(), self._rect.bottom() - reach)
        return QPointF(self._rect.right() - reach, self._rect.center().y())

    @property
    def chip_radius(self) -> float:
        """Small enough for two dice over the chips or beside them."""
        if self._is_high:
            under = self._rect.height() - self._dice(self._room).height() - 2 * _DICE_AIR - 1
            return min(self._radius, max(under / 2, _LEAST_CHIP))
        return max(min(self._radius, self._rect.width() * _CHIP_WIDTH), _LEAST_CHIP)

    @property
    def shows_line(self) -> bool:
        """Whether the dice leave room for the payout under them."""
        return self._is_high

    @property
    def _is_high(self) -> bool:
        return self._rect.height() > _CHIPS_UNDER

    @property
    def _room(self) -> QRectF:
        return self._rect.adjusted(_DICE_AIR, _DICE_AIR, -_DICE_AIR, -_DICE_AIR)

    def _dice(self, room: QRectF) -> QRectF:
        most = room.height() * _LARGEST_DIE if self._is_high else room.height()
        edge = min(room.width() / (2 + _DICE_GAP), most)
        dice = QRectF(0, 0, edge * (2 + _DICE_GAP), edge)
        dice.moveCenter(room.center())
        if self._is_high:
            dice.moveTop(room.top())
        return dice

    @property
    def _title_letters(self) -> QRectF:
        """The dice beside a sign."""
        return self._dice(self._room if self._is_high else self._room_aside)

    @property
    def _room_aside(self) -> QRectF:
        """The room at the left of chips or a sign."""
        return self._room.adjusted(0, 0, -2 * self.chip_radius - 1, 0)

    def _paint_words(self, painter: QPainter) -> None:
        room = self._room
        if (self.has_chips or self._sign is not None) and not self._is_high:
            room = self._room_aside
        dice = self._dice(room)
        for place, face in enumerate(self._words.faces):
            left = dice.left() + place * dice.height() * (1 + _DICE_GAP)
            _paint_die(painter, QRectF(left, dice.top(), dice.height(), dice.height()), face)
        if self._is_high and not self.has_chips:
            under = QRectF(room.left(), dice.bottom(), room.width(), room.bottom() - dice.bottom())
            painter.setFont(
                self._letters.fitting(
                    self._words.line, self._letters.sizes, under.width(), under.height(), bold=False
                )
            )
            across = Qt.AlignmentFlag.AlignHCenter if self._sign is None else Qt.AlignmentFlag.AlignLeft
            flags = int(across | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
            painter.drawText(under, flags, self._words.line)


def _paint_die(painter: QPainter, square: QRectF, face: int) -> None:
    painter.save()
    color, edge = painter.pen().color(), square.width()
    painter.setPen(QPen(color, max(1.0, edge / 16)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), edge * _DIE_CORNER, edge * _DIE_CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for across, along in solid.PIPS[face]:
        middle = square.center() + QPointF(across, along) * (edge * _PIP_STEP)
        painter.drawEllipse(middle, edge * _PIP_RADIUS, edge * _PIP_RADIUS)
    painter.restore()


def spot_for(words: Print) -> SpotItem:
    """A spot with these words; the shape of a tile may change, that of dice may not."""
    match words.shape:
        case Shape.DICE:
            return HopSpot(words)
        case Shape.TILE:
            return TileSpot(words)
        case _:
            return SpotItem(words)
