"""The steps of a custom betting system: their dialog, and the control of the Lab that opens it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.errors import NotationError
from dicedesk.core.words import figure
from dicedesk.games.craps.questions import StepsField
from dicedesk.games.craps.systems.question import SystemStep
from dicedesk.lab.fields import Field
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.field_control import FieldControl
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.words import tr, trn

_WIDTH, _HEIGHT = 520, 420
_FIRST = (("1", "1", "2"), ("2", "1", "1"))
"""The first rows of the table: the bet is doubled once after a loss."""
_NUMBERS = 36
"""The width of the numbers of the steps, in pixels at the normal font size."""
_MOST_STEPS, _MOST_UNITS = 60, 999_999

Row = tuple[str, str, str]
"""The units that a step bets, and the numbers of the steps after a win and after a loss, as they were typed."""


class OwnSystemDialog(QDialog):
    """Edits the steps. Signals: `chosen(str)` with the steps as the field writes them, "" for no system."""

    chosen = Signal(str)

    def __init__(self, field: Field[tuple[SystemStep, ...]], text: str, parent: QWidget) -> None:
        """Begin with the steps of the text, or with two steps if it is empty."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Custom system"))
        self.table = QTableWidget(0, 3)
        self.fault = label("bad", wraps=True)
        self.add_button, self.remove_button = (
            QPushButton(tr("Add step")),
            QPushButton(tr("Remove step")),
        )
        self.drop_button, self.use_button = QPushButton(tr("Remove system")), QPushButton(tr("Use system"))
        self._lay_out()
        self._connect()
        EnterKey(self)
        for row in _rows_of(field, text):
            self._insert(self.table.rowCount(), row)
        begin_with(self, _WIDTH, _HEIGHT)
        self.table.setCurrentCell(0, 0)
        self.table.setFocus()
        self._show_fault()

    @property
    def rows(self) -> tuple[Row, ...]:
        """The contents of the table."""
        return tuple(
            (self._cell(row, 0), self._cell(row, 1), self._cell(row, 2))
            for row in range(self.table.rowCount())
        )

    def add_step(self) -> None:
        """Add a step after the chosen one; the first step follows it after a win and a loss."""
        row = self.table.currentRow() + 1
        if self.table.rowCount() < _MOST_STEPS:
            self._insert(row, ("1", "1", "1"))
            self.table.setCurrentCell(row, 0)
            self.table.setFocus()

    def remove_step(self) -> None:
        """Remove the chosen step."""
        row = self.table.currentRow()
        if row >= 0 and self.table.rowCount() > 1:
            self.table.removeRow(row)
            self._show_fault()

    def use(self) -> None:
        """Accept the steps; if one of them is wrong, say so instead."""
        fault = fault_of(self.rows)
        if fault:
            announce(self, fault)
            return
        self.chosen.emit(" ".join(":".join(cell.strip() for cell in row) for row in self.rows))
        self.close()

    def drop(self) -> None:
        """Accept no system."""
        self.chosen.emit("")
        self.close()

    def _insert(self, place: int, row: Row) -> None:
        self.table.insertRow(place)
        for column, text in enumerate(row):
            item = QTableWidgetItem(text)
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(place, column, item)

    def _cell(self, row: int, column: int) -> str:
        item = self.table.item(row, column)
        return "" if item is None else item.text()

    def _show_fault(self) -> None:
        fault = fault_of(self.rows)
        write(self.fault, fault)
        self.use_button.setEnabled(not fault)

    def _connect(self) -> None:
        self.table.itemChanged.connect(lambda _: self._show_fault())
        for button, does in (
            (self.add_button, self.add_step),
            (self.remove_button, self.remove_step),
            (self.drop_button, self.drop),
            (self.use_button, self.use),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(does)

    def _lay_out(self) -> None:
        self.table.setAccessibleName(tr("Steps"))
        set_style(self.table, "palette")
        steps_beside = self.table.verticalHeader()
        steps_beside.setFixedWidth(scaled(_NUMBERS))
        steps_beside.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table.setHorizontalHeaderLabels(
            [tr("Bet (units)"), tr("If won, go to step"), tr("If lost, go to step")]
        )
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setCornerButtonEnabled(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setSectionsClickable(False)
        set_style(self.use_button, "primary")
        says = tr(
            "Each step bets a certain number of units on pass. The system starts at step 1 and goes "
            "back to it when the bankroll cannot cover a bet. Type the numbers into the table."
        )
        steps, end = QHBoxLayout(), QHBoxLayout()
        steps.addWidget(self.add_button)
        steps.addWidget(self.remove_button)
        steps.addStretch(1)
        end.addWidget(self.drop_button)
        end.addStretch(1)
        end.addWidget(self.use_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("second", says, wraps=True))
        column.addWidget(self.table, 1)
        column.addWidget(self.fault)
        column.addLayout(steps)
        column.addLayout(end)


def fault_of(rows: Sequence[Row]) -> str:
    """The error in the first bad row, in a sentence; "" if there is none."""
    for number, (units, won, lost) in enumerate(rows, 1):
        if not _is_within(units, _MOST_UNITS):
            return tr(
                "Step {number} must bet a whole number of units from 1 to {most}, not “{text}”.",
                number=number,
                most=figure(_MOST_UNITS),
                text=units.strip(),
            )
        for text in (won, lost):
            if not _is_within(text, len(rows)):
                return tr(
                    "Step {number} must go to a step from 1 to {last}, not to “{text}”.",
                    number=number,
                    last=len(rows),
                    text=text.strip(),
                )
    return ""


def _is_within(text: str, most: int) -> bool:
    digits = text.strip()
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= len(str(_MOST_UNITS))
    return is_number and 1 <= int(digits) <= most


def _rows_of(field: Field[tuple[SystemStep, ...]], text: str) -> tuple[Row, ...]:
    try:
        steps = field.read(text)
    except NotationError:
        steps = ()
    return tuple((str(step.units), str(step.won + 1), str(step.lost + 1)) for step in steps) or _FIRST


class StepsControl(FieldControl):
    """A button that opens the table of a custom system."""

    def __init__(self, field: StepsField, parent: QWidget) -> None:
        self.button = QPushButton()
        set_style(self.button, "compact")
        self.button.setAutoDefault(False)
        super().__init__(field, self.button, parent)
        self._steps = ""
        self.button.clicked.connect(self.open)
        self._show()

    @property
    def text(self) -> str:
        """Return the steps, as the field writes them."""
        return self._steps

    def show_text(self, text: str) -> None:
        """Set other steps."""
        self._steps = text
        self._show()

    def open(self) -> OwnSystemDialog:
        """Open the table."""
        dialog = OwnSystemDialog(self.field, self._steps, self)
        dialog.chosen.connect(self._on_chosen)
        dialog.open()
        return dialog

    def _on_chosen(self, text: str) -> None:
        self.show_text(text)
        self.changed.emit()

    def _show(self) -> None:
        count = len(self._steps.split())
        self.button.setText(
            trn("Edit 1 step…", "Edit {count} steps…", count) if count else tr("Add a custom system…")
        )
