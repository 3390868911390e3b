"""The command palette: type a few letters of what is to be done, and press Enter."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QLineEdit, QVBoxLayout, QWidget

from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.still_there import in_next_turn
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.dialogs.commands import Command, found

_WIDTH, _HEIGHT = 520, 420
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class CommandTable(RowsTable):
    """The commands that were found, one of them chosen."""

    def __init__(self) -> None:
        """No commands."""
        super().__init__(
            (
                Column(tr("Command"), text=lambda command: command.text),
                Column(tr("Where"), text=lambda command: command.group),
                Column(tr("Keys"), text=lambda command: command.keys, alignment=_RIGHT),
            ),
            tr("Commands"),
        )
        self.setObjectName("palette")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(False)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def width_needed(self) -> int:
        """The width in which no command is cut."""
        columns = sum(map(self.sizeHintForColumn, range(self.model().columnCount())))
        return columns + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()

    def scrollToBottom(self) -> None:
        """Does nothing: the best find is on top."""


class CommandPalette(QDialog):
    """Finds commands by their words; Enter or a click does the chosen one, Escape closes."""

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
        """Offers all of them."""
        super().__init__(parent)
        self._commands, self._window = tuple(commands), parent
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Find a command"))
        self.field, self.table = QLineEdit(), CommandTable()
        self.field.setPlaceholderText(tr("What would you like to do?"))
        self.field.setAccessibleName(tr("Search commands"))
        self.nothing = label("second", tr("No command matches."))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.field)
        column.addWidget(self.table, 1)
        column.addWidget(self.nothing)
        self.field.textChanged.connect(self._find)
        self.field.installEventFilter(self)
        self.table.clicked.connect(self._do_chosen)
        self._find("")
        self.table.ensurePolished()
        wide = self.table.width_needed() + 2 * Space.LARGE
        begin_with(self, _WIDTH, _HEIGHT)
        self.resize(min(max(self.width(), wide), max(self.width(), parent.width())), self.height())

    @property
    def chosen(self) -> Command | None:
        """The command that Enter would do; None where none was found."""
        index = self.table.currentIndex()
        return self.table.rows[index.row()] if index.isValid() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows choose, Enter does, while the letters go into the field."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in _STEPS:
                self._step(_STEPS[Qt.Key(event.key())])
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._do_chosen()
                return True
        return super().eventFilter(watched, event)

    def _find(self, words: str) -> None:
        rows = found(self._commands, words)
        self.table.show_rows(rows)
        self.table.selectRow(0)
        self.table.setVisible(bool(rows))
        self.nothing.setVisible(not rows)
        self._tell_chosen()

    def _step(self, rows: int) -> None:
        last = len(self.table.rows) - 1
        self.table.selectRow(min(max(self.table.currentIndex().row() + rows, 0), last))
        self._tell_chosen()

    def _tell_chosen(self) -> None:
        """The field keeps the focus, so it tells a screen reader what is chosen."""
        chosen = self.chosen
        said = tr("No command matches.") if chosen is None else f"{chosen.text}, {chosen.group}"
        self.field.setAccessibleDescription(said)

    def _do_chosen(self) -> None:
        chosen = self.chosen
        if chosen is not None:
            self.close()
            # Once this window has gone, so that what opens another one opens it over the game.
            in_next_turn(self._window, chosen.do)
