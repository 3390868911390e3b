"""What others made of the program: each part with its license, the whole text, and where its source is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.third_party import Part, ThirdParty
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import tr

_WIDTH, _HEIGHT = 760, 760


class PartTable(RowsTable):
    """The parts that were found, one of them chosen."""

    def __init__(self) -> None:
        """No parts."""
        super().__init__(
            (
                Column(tr("Component"), text=lambda part: part.name),
                Column(tr("Version"), text=lambda part: part.version),
                Column(tr("License"), text=lambda part: part.licence, tip=lambda part: part.licence),
            ),
            tr("Components made by others"),
        )
        self.setObjectName("palette")
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    @property
    def chosen(self) -> Part | None:
        """The part whose text is shown; None where none was found."""
        row = self.currentIndex().row()
        return self.rows[row] if 0 <= row < len(self.rows) else None

    def show_rows(self, rows: Sequence[Part]) -> None:
        """Shows other parts and chooses the first one."""
        self.setCurrentIndex(self.model().index(-1, -1))
        super().show_rows(rows)
        if rows:
            self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))
        self.selectRow(0)

    def scrollToBottom(self) -> None:
        """Does nothing: the first part is on top."""


class LicensesWindow(QDialog):
    """Lists the parts over the text of the chosen one; Escape closes it."""

    def __init__(self, made_with: ThirdParty, parent: QWidget | None) -> None:
        """Shows what the program is made with."""
        super().__init__(parent)
        self._all = made_with
        self._searched = {name: text.casefold() for name, text in made_with.texts.items()}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Licenses"))
        self.field, self.table, self.text = QLineEdit(), PartTable(), QPlainTextEdit()
        self.nothing = label("second", tr("No component matches."))
        self._lay_out()
        self.table.selectionModel().currentRowChanged.connect(self._show_chosen)
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(self._find_in_text)
        self._find("")
        begin_with(self, _WIDTH, _HEIGHT)

    def _lay_out(self) -> None:
        self.field.setPlaceholderText(tr("Search names, licenses and their texts"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("License text"))
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        says = tr("DiceDesk itself is under the MIT License. The components below were made by others.")
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        for half in (self.table, self.text):
            halves.addWidget(half)
        halves.setStretchFactor(0, 2)
        halves.setStretchFactor(1, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("second", says, wraps=True))
        column.addWidget(self.field)
        column.addWidget(self.nothing)
        column.addWidget(halves, 1)

    def _find(self, words: str) -> None:
        """Shows the parts in whose names, licences or texts the words are found; names come first."""
        sought = words.strip().casefold()
        named = [part for part in self._all.parts if sought in f"{part.name} {part.licence}".casefold()]
        others = [
            part
            for part in self._all.parts
            if part not in named and any(sought in self._searched[name] for name in part.texts)
        ]
        self.table.show_rows([*named, *others])
        self.nothing.setVisible(not self.table.rows)
        self._show_chosen()

    def _show_chosen(self, *_: object) -> None:
        part = self.table.chosen
        self.text.setPlainText("" if part is None else f"{self._heading(part)}\n\n{self._all.text_of(part)}")
        if part is not None and self.field.text().strip():
            self._find_in_text()

    def _find_in_text(self) -> None:
        """Goes to the next place of the words in the text, and after the last one to the first."""
        if not self.text.find(self.field.text().strip()):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(self.field.text().strip())
        self.text.centerCursor()

    def _heading(self, part: Part) -> str:
        lines = [f"{part.name} {part.version}", tr("License: {licence}", licence=part.licence)]
        if part.source:
            lines.append(tr("Source: {address}", address=part.source))
        return "\n".join(lines)
