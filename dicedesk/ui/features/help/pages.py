"""Pages of help: Markdown with pictures of dice, in a window that never blocks the game."""

from collections.abc import Iterator
from dataclasses import dataclass

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
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from dicedesk.core.assets import help_page, read_text
from dicedesk.play.settings import Marks
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.dice.flat import FlatDice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.words import tr

SCHEME = "dice"
"""In a page, `![3 and 5](dice:3-5)` draws a 3 and a 5; a screen reader reads the words in brackets instead."""

_TO_LINE = 1.1
"""The edge of a die, as a share of the line height."""

_LEADING = 3.0
"""The space between the lines of a paragraph, in pixels."""

_TABLE_WIDTH = 99.0
"""The width of tables in percent of the page; their frame lies outside of it, and 100 would need a scroll bar."""

_MOST_TRIES = 9
"""The most times the right margin is widened: each time another line may become too long."""


def faces_of(address: str) -> tuple[int, ...] | None:
    """The faces of an address such as "dice:3-5"; None if it has none."""
    scheme, _, row = address.partition(":")
    faces = row.split("-")
    if scheme != SCHEME or not all(face in {"1", "2", "3", "4", "5", "6"} for face in faces):
        return None
    return tuple(map(int, faces))


class HelpPage(QTextBrowser):
    """Shows a page of Markdown, with the player's dice, which change with the settings."""

    def __init__(self, markdown: str, look: DiceLook, appearance: Appearance) -> None:
        """While a screen reader is on, dice are followed by their words: it cannot read a picture in a text."""
        super().__init__()
        self._markdown, self._look, self._appearance = markdown, look, appearance
        self._in_words = QAccessible.isActive()
        self.setOpenLinks(False)
        # A scroll bar that appears after the layout would leave the lines too long.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        if self._in_words:
            # With a screen reader, arrows then go from line to line and each is read; without one they scroll.
            self.setTextInteractionFlags(
                self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        look.changed.connect(self._show)
        appearance.changed.connect(self._show)
        self._show()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        faces = faces_of(QUrl(name).toString())
        if faces is None:
            return None
        look = self._look.chosen
        dice = FlatDice(self._look.style, has_numerals=look.marks is Marks.NUMERALS)
        edge = QFontMetricsF(self.font()).height() * _TO_LINE
        return dice.picture(faces, edge, self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        """Draw the dice again for another screen or font size."""
        done = super().event(event)
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange):
            self._show()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_lines_inside()

    def _show(self) -> None:
        read_to = self.verticalScrollBar().value()
        self.setMarkdown(self._markdown)
        document = self.document()
        _set_dice(document, in_words=self._in_words)
        _air(document)
        for table in _tables(document):
            _rule(table, self._appearance.palette.color("stroke"))
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._keep_lines_inside()
        self.verticalScrollBar().setValue(read_to)

    def _keep_lines_inside(self) -> None:
        """Widen the right margin if a line would run past the page.

        Qt 6.12 breaks some lines with dice in them a pixel or two too late.
        """
        root = self.document().rootFrame()
        shape = root.frameFormat()
        shape.setRightMargin(Space.SMALL)
        for _ in range(_MOST_TRIES):
            # Setting the same format would lay out the page again.
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
    """Center dice on their line; with `in_words`, write out their faces."""
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
    """Put space around headings and between paragraphs; Qt's Markdown has none."""
    document.setDocumentMargin(Space.SMALL)
    for block in _blocks(document):
        if QTextCursor(block).currentTable() is None:
            layout: QTextBlockFormat = block.blockFormat()
            layout.setTopMargin(Space.LARGE if layout.headingLevel() > 0 else Space.TIGHT)
            layout.setBottomMargin(Space.TIGHT)
            layout.setLineHeight(_LEADING, QTextBlockFormat.LineHeightTypes.LineDistanceHeight.value)
            QTextCursor(block).setBlockFormat(layout)


def _rule(table: QTextTable, line: QColor) -> None:
    """Give a table hairlines, padding, and the width of the page."""
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


_WIDTH, _HEIGHT = 680, 760
_LEAST = 280


@dataclass(frozen=True)
class Page:
    """A page of help: its name in the program, its title, and its text in Markdown."""

    name: str
    title: str
    text: str


def rules_page(name: str, game: str, language: str) -> Page:
    """The rules of a game, in English if there is no page in the language; `game` is its title."""
    return Page(name, tr("Rules of {game}", game=game), help_page(name, language))


def title_page(name: str, title: str, language: str) -> Page:
    """The help of a page of the window, in English if there is none in the language."""
    return Page(name, title, help_page(name, language))


def classroom_page() -> Page:
    """The list of the classroom's offers; it is code, and in English only."""
    return Page("classroom", tr("For the classroom"), read_text("classroom.md"))


class HelpWindow(QDialog):
    """Shows one page; Escape closes it."""

    def __init__(
        self,
        page: Page,
        look: DiceLook,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.page = page.name
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(page.title)
        self.text = HelpPage(page.text, look, appearance)
        self.text.setAccessibleName(self.windowTitle())
        self.setMinimumSize(scaled(_LEAST), scaled(_LEAST))
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.addWidget(self.text)
        begin_with(self, _WIDTH, _HEIGHT)
