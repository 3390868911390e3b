"""A page of Markdown with dice in its lines."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from dicedesk.play.settings.settings import Marks
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.dice.flat import FlatDice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space

SCHEME = "dice"
"""In a page, `![3 and 5](dice:3-5)` draws a 3 and a 5. The words in brackets are read aloud in their place."""

_TO_LINE = 1.1
"""An edge of a die, as a share of the height of a line."""

_LEADING = 3.0
"""Air between the lines of a paragraph, in pixels."""

_TABLE_WIDTH = 99.0
"""Of the page, in percent: its outer lines lie outside, and the whole width would need a scroll bar for them."""

_MOST_TRIES = 9
"""So often the right margin is made wider: other lines may then be the ones that are too long."""


def faces_of(address: str) -> tuple[int, ...] | None:
    """The faces that an address such as "dice:3-5" names; None where it names none."""
    scheme, _, row = address.partition(":")
    faces = row.split("-")
    if scheme != SCHEME or not all(face in {"1", "2", "3", "4", "5", "6"} for face in faces):
        return None
    return tuple(map(int, faces))


class HelpPage(QTextBrowser):
    """Shows a page; its dice are those of the player, and change with them."""

    def __init__(self, markdown: str, look: DiceLook, appearance: Appearance) -> None:
        """Where a screen reader listens, dice are followed by their words: it cannot read a picture in a text."""
        super().__init__()
        self._markdown, self._look, self._appearance = markdown, look, appearance
        self._in_words = QAccessible.isActive()
        self.setOpenLinks(False)
        # A bar that comes once the page is laid out would leave its lines too long.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        if self._in_words:
            # Arrows then lead from line to line, each of which is read; without a reader they scroll.
            self.setTextInteractionFlags(
                self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        look.changed.connect(self._show)
        appearance.changed.connect(self._show)
        self._show()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The picture of dice; nothing else is ever loaded."""
        faces = faces_of(QUrl(name).toString())
        if faces is None:
            return None
        chosen = self._look.chosen
        dice = FlatDice(self._look.style, has_numerals=chosen.marks is Marks.NUMERALS)
        edge = QFontMetricsF(self.font()).height() * _TO_LINE
        return dice.picture(faces, edge, self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        """Draws its dice anew for a screen of another ratio, and for another size of type."""
        done = super().event(event)
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange):
            self._show()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Breaks the lines anew."""
        super().resizeEvent(event)
        self._keep_lines_inside()

    def _show(self) -> None:
        read_to = self.verticalScrollBar().value()
        self.setMarkdown(self._markdown)
        document = self.document()
        _set_dice(document, in_words=self._in_words)
        _air(document)
        for table in _tables(document):
            _rule(table, self._appearance.palette.colour("stroke"))
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._keep_lines_inside()
        self.verticalScrollBar().setValue(read_to)

    def _keep_lines_inside(self) -> None:
        """Makes the right margin wider where a line would run past the page.

        Qt 6.12 breaks some lines with dice in them a pixel or two too late.
        """
        root = self.document().rootFrame()
        shape = root.frameFormat()
        shape.setRightMargin(Space.SMALL)
        for _ in range(_MOST_TRIES):
            # The same again would lay the page out anew.
            if shape != root.frameFormat():
                root.setFrameFormat(shape)
            over = self.horizontalScrollBar().maximum()
            if over == 0:
                break
            shape.setRightMargin(shape.rightMargin() + over)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _tables(document: QTextDocument) -> list[QTextTable]:
    return [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]


def _set_dice(document: QTextDocument, *, in_words: bool) -> None:
    """Sets dice on the middle of their line, and where `in_words` writes out what they show."""
    places: list[int] = []
    for block in _blocks(document):
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if fragment.charFormat().isImageFormat():
                places += range(fragment.position(), fragment.position() + fragment.length())
            fragments += 1
    for place in reversed(places):
        cursor = QTextCursor(document)
        cursor.setPosition(place)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        picture = cursor.charFormat().toImageFormat()
        picture.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cursor.setCharFormat(picture)
        if in_words:
            cursor.clearSelection()
            cursor.insertText(f" ({picture.property(QTextFormat.Property.ImageAltText)})", QTextCharFormat())


def _air(document: QTextDocument) -> None:
    """Puts air round headings and between paragraphs; Markdown as Qt reads it has none."""
    document.setDocumentMargin(Space.SMALL)
    for block in _blocks(document):
        if QTextCursor(block).currentTable() is None:
            given: QTextBlockFormat = block.blockFormat()
            given.setTopMargin(Space.LARGE if given.headingLevel() > 0 else Space.TIGHT)
            given.setBottomMargin(Space.TIGHT)
            given.setLineHeight(_LEADING, QTextBlockFormat.LineHeightTypes.LineDistanceHeight.value)
            QTextCursor(block).setBlockFormat(given)


def _rule(table: QTextTable, line: QColor) -> None:
    """Gives a table hairlines, air in its cells, and the width of the page."""
    shape = table.format()
    shape.setBorderCollapse(True)
    shape.setBorder(Space.HAIR)
    shape.setBorderBrush(line)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setCellPadding(Space.TIGHT + 2)
    shape.setCellSpacing(0)
    shape.setTopMargin(Space.TIGHT)
    shape.setBottomMargin(Space.SMALL)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, _TABLE_WIDTH))
    table.setFormat(shape)
