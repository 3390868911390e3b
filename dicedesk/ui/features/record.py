"""A window with the story of an opened record, move by move, beside the games."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QPushButton, QVBoxLayout, QWidget

from dicedesk.features.story import Story, StoryLine
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, LongTable
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import listed, shown, tr, trn

_WIDTH, _HEIGHT = 640, 720
_MEASURED = 40
"""Lines measured for the widths of numbers and rolls, and the number of dice after which a roll wraps."""


class RecordWindow(QDialog):
    """Shows the story of one record; Escape closes it.

    Signals: `replay_asked(str)` and `review_asked(str)` with the record, to replay or review it.
    """

    replay_asked = Signal(str)
    review_asked = Signal(str)

    def __init__(self, story: Story, game: str, file: str, parent: QWidget, told: str = "") -> None:
        """`game` is the title of the game's tab, `file` the name of the file; `told` replaces the result."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Record of {game}: {file}", game=game, file=file))
        self.table = _StoryTable(_columns(), tr("What happened, move by move"))
        self.table.tell(story.lines)
        players = [shown(name.text) for name in story.players]
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.SMALL)
        column.addWidget(label("lead", told or shown(story.result), wraps=True))
        column.addWidget(label("second", _players_words(players), wraps=True))
        column.addWidget(label("second", shown(story.dice), wraps=True))
        column.addWidget(self.table, 1)
        self.replay, self.review = QPushButton(tr("Replay")), QPushButton(tr("Review"))
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.MEDIUM)
        buttons.addStretch(1)
        for button, opens in ((self.review, self.review_asked), (self.replay, self.replay_asked)):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _, opens=opens: opens.emit(story.record))
            buttons.addWidget(button)
        column.addLayout(buttons)
        begin_with(self, _WIDTH, _HEIGHT)


def _players_words(names: Sequence[str]) -> str:
    return trn("Player: {names}", "Players: {names}", len(names), names=listed(names))


class _StoryTable(LongTable):
    def tell(self, lines: Sequence[StoryLine]) -> None:
        """Show a story from its first line, with columns for its numbers and rolls."""
        self.show_rows(lines)
        header, model = self.horizontalHeader(), self.model()
        for column in range(2):
            ends = (model.index(row, column) for row in (*range(min(len(lines), _MEASURED)), len(lines) - 1))
            width = max(self.sizeHintForIndex(end).width() for end in ends) + Space.SMALL
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, max(width, header.sectionSizeHint(column)))


def _columns() -> tuple[Column, ...]:
    return (
        Column(tr("Move"), text=_number, alignment=Qt.AlignmentFlag.AlignRight),
        Column(tr("Dice"), text=_thrown, spoken=_thrown_in_words),
        Column(tr("What happened"), text=lambda line: line.words),
    )


def _number(line: StoryLine) -> str:
    return str(line.number)


def _thrown(line: StoryLine) -> str:
    return " ".join(map(str, line.faces))


def _thrown_in_words(line: StoryLine) -> str:
    """The text of a cell for a screen reader, which must not be empty."""
    return _thrown(line) or tr("No dice")
