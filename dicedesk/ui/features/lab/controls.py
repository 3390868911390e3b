"""The controls of the Lab's forms: for each field of a question one that fits it.

`control_for` chooses it. `FieldControl` is what all have in common; those after `LineControl` are for fields of one
kind of question alone.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.errors import NotationError
from dicedesk.games.craps.house import PRESETS
from dicedesk.games.craps.questions import ALL_SYSTEMS, HouseField, StepsField, SystemsField
from dicedesk.games.craps.systems_question import SystemStep
from dicedesk.games.hog.players import STRATEGIES, strategy_title
from dicedesk.games.hog.questions import StrategyField
from dicedesk.lab.fields import ChoiceField, Field, MoneyField, SeedField, WholeNumberField
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance, set_style, set_variant
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import in_sentences, shown, tr, trn
from dicedesk.ui.games.craps.house_rules import house_title, preset_title

_NUMBER, _TEXT = 88, 190
"""The widths of fields for a number and for a text, in pixels at the normal font size."""


_CURSOR = 1
"""The width of the cursor, in pixels."""


class FieldControl(QWidget):
    """A field's title over what it is filled in with.

    Signals: `changed()` when a person filled in something else, `entered()` for Enter in it.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, field: Field[Any], inside: QWidget, parent: QWidget) -> None:
        """The field, and the widget that takes its text."""
        super().__init__(parent)
        self.field, self.inside = field, inside
        title = shown(field.title)
        inside.setAccessibleName(title)
        inside.setToolTip(shown(field.tip))
        self._title = label("second", title)
        self._title.setBuddy(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self._title)
        column.addWidget(inside)
        self.show_fault("")

    @property
    def text(self) -> str:
        """Return what is filled in."""
        raise NotImplementedError

    def show_text(self, text: str) -> None:
        """Fills in another text."""
        raise NotImplementedError

    def show_fault(self, fault: str) -> None:
        """Marks the field where something is wrong with it, which a screen reader says with it; "" for nothing."""
        set_variant(self.inside, "wrong", is_so=bool(fault))
        self.inside.setAccessibleDescription(in_sentences(shown(fault), shown(self.field.tip)))


class ChoiceControl(FieldControl):
    """A list of names."""

    def __init__(self, field: ChoiceField, appearance: Appearance, parent: QWidget) -> None:
        self.list = ArrowCombo(appearance, shown(field.title))
        for choice in field.choices:
            self.list.addItem(shown(choice.title), choice.name)
        self.list.setSizeAdjustPolicy(ArrowCombo.SizeAdjustPolicy.AdjustToContents)
        super().__init__(field, self.list, parent)
        self.list.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def text(self) -> str:
        """Return the name that is chosen."""
        return str(self.list.currentData())

    def show_text(self, text: str) -> None:
        """Chooses a name; one that is not there leaves the list as it is."""
        place = self.list.findData(text)
        if place >= 0:
            self.list.setCurrentIndex(place)


class LineControl(FieldControl):
    """A line to type in."""

    def __init__(self, field: Field[Any], parent: QWidget) -> None:
        """An empty line, as wide as its texts need."""
        self.line = QLineEdit()
        set_style(self.line, "compact")
        super().__init__(field, self.line, parent)
        self.line.ensurePolished()
        if isinstance(field, WholeNumberField | MoneyField):
            self.line.setFixedWidth(max(scaled(_NUMBER), self._width_of(str(field.most))))
        else:
            self.line.setFixedWidth(scaled(_NUMBER if isinstance(field, SeedField) else _TEXT))
        self.line.textEdited.connect(lambda _: self.changed.emit())
        self.line.returnPressed.connect(self.entered)

    def _width_of(self, text: str) -> int:
        """Return how wide the line has to be for a text, with the cursor behind it; Qt asks for 17 times "x"."""
        letters = self.line.fontMetrics()
        edges = self.line.sizeHint().width() - 17 * letters.horizontalAdvance("x")
        return letters.horizontalAdvance(text) + _CURSOR + edges

    @property
    def text(self) -> str:
        """Return what stands in the line."""
        return self.line.text()

    def show_text(self, text: str) -> None:
        """Writes another text into it."""
        self.line.setText(text)


_WIDTH = 170
"""In pixels at the normal font size."""


class StrategyControl(FieldControl):
    """A list of known strategies of Hog by their titles, in which others can be typed by their names."""

    def __init__(self, field: StrategyField, appearance: Appearance, parent: QWidget) -> None:
        """Lists what a person reads; the name that records and the command line have is told beside each."""
        self.list = ArrowCombo(appearance, shown(field.title))
        self.list.setEditable(True)
        self.list.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for place, name in enumerate(STRATEGIES):
            self.list.addItem(shown(strategy_title(name)), name)
            self.list.setItemData(place, name, Qt.ItemDataRole.ToolTipRole)
        self.list.setFixedWidth(scaled(_WIDTH))
        super().__init__(field, self.list, parent)
        self.list.editTextChanged.connect(lambda _: self.changed.emit())
        line = self.list.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._write_in_full)
            line.returnPressed.connect(self.entered)

    @property
    def text(self) -> str:
        """Return the name of the strategy whose title is in the box, or what else is typed there."""
        typed = self.list.currentText().strip()
        place = self.list.findText(typed, Qt.MatchFlag.MatchFixedString)
        return typed if place < 0 else str(self.list.itemData(place))

    def show_text(self, text: str) -> None:
        """Chooses the strategy of this name, or writes another one into the box."""
        place = self.list.findData(text)
        if place >= 0:
            self.list.setCurrentIndex(place)
        self.list.setEditText(self.list.itemText(place) if place >= 0 else text)

    def _write_in_full(self) -> None:
        """Once a name is typed its title stands in the box; it is the same strategy."""
        blocker = QSignalBlocker(self)
        self.show_text(self.text)
        blocker.unblock()


_SYSTEM_WIDTH, _HEIGHT = 520, 420
_FIRST = (("1", "1", "2"), ("2", "1", "1"))
"""What the table begins with: the bet is doubled once after a loss."""
_NUMBERS = 36
"""The width of the numbers of the steps, in pixels at the normal font size."""
_MOST_STEPS, _MOST_UNITS = 60, 999_999

Row = tuple[str, str, str]
"""The units that a step bets, and the numbers of the steps after a win and after a loss, as they were typed."""


class OwnSystemDialog(QDialog):
    """Edits the steps. Signals: `chosen(str)` with the steps as the field writes them, "" for no system."""

    chosen = Signal(str)

    def __init__(self, field: Field[tuple[SystemStep, ...]], text: str, parent: QWidget) -> None:
        """Begins with the steps of the text, or with two steps where it has none."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Custom system"))
        self.table = QTableWidget(0, 3)
        self.fault = label("bad", wraps=True)
        self.add_button, self.remove_button = (
            QPushButton(tr("Add a step")),
            QPushButton(tr("Remove the step")),
        )
        self.drop_button, self.use_button = QPushButton(tr("No custom system")), QPushButton(tr("Use it"))
        self._lay_out()
        self._connect()
        EnterKey(self)
        for row in _rows_of(field, text):
            self._insert(self.table.rowCount(), row)
        begin_with(self, _SYSTEM_WIDTH, _HEIGHT)
        self.table.setCurrentCell(0, 0)
        self.table.setFocus()
        self._show_fault()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return what stands in the table."""
        return tuple(
            (self._cell(row, 0), self._cell(row, 1), self._cell(row, 2))
            for row in range(self.table.rowCount())
        )

    def add_step(self) -> None:
        """Adds a step after the one that is chosen; whatever it is, the first one follows."""
        row = self.table.currentRow() + 1
        if self.table.rowCount() < _MOST_STEPS:
            self._insert(row, ("1", "1", "1"))
            self.table.setCurrentCell(row, 0)
            self.table.setFocus()

    def remove_step(self) -> None:
        """Removes the step that is chosen."""
        row = self.table.currentRow()
        if row >= 0 and self.table.rowCount() > 1:
            self.table.removeRow(row)
            self._show_fault()

    def use(self) -> None:
        """Takes the steps, unless something is wrong with one, which is said."""
        fault = fault_of(self.rows)
        if fault:
            announce(self, fault)
            return
        self.chosen.emit(" ".join(":".join(cell.strip() for cell in row) for row in self.rows))
        self.close()

    def drop(self) -> None:
        """Takes no system."""
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
            [tr("Bet units"), tr("If won, go to step"), tr("If lost, go to step")]
        )
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setCornerButtonEnabled(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setSectionsClickable(False)
        set_style(self.use_button, "primary")
        says = tr(
            "Each step bets this many units on pass. The system starts at step 1, and starts over when the "
            "bankroll cannot cover a bet. Type in the table."
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
    """Return what is wrong with the first bad row, in a sentence; "" for nothing."""
    for number, (units, won, lost) in enumerate(rows, 1):
        if not _is_within(units, _MOST_UNITS):
            return tr(
                "Step {number} must bet a whole number of units, at least 1, not “{text}”.",
                number=number,
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


class HouseControl(FieldControl):
    """A list of the known houses, and of one with other rules where a file asked about it."""

    def __init__(self, field: HouseField, appearance: Appearance, parent: QWidget) -> None:
        self.list = ArrowCombo(appearance, shown(field.title))
        for name in PRESETS:
            self.list.addItem(preset_title(name), name)
        super().__init__(field, self.list, parent)
        self.list.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def text(self) -> str:
        """Return the house that is chosen, as the field writes it."""
        return str(self.list.currentData())

    def show_text(self, text: str) -> None:
        """Chooses a house; one that the list does not have yet comes into it."""
        if self.list.findData(text) < 0:
            self.list.addItem(house_title(self.field.read(text)), text)
        self.list.setCurrentIndex(self.list.findData(text))


class SystemsControl(FieldControl):
    """A button with a menu in which systems are ticked."""

    def __init__(self, field: SystemsField, parent: QWidget) -> None:
        self.button = QPushButton()
        set_style(self.button, "compact")
        self.button.setAutoDefault(False)
        super().__init__(field, self.button, parent)
        self._known, self._menu = field.known, QMenu(self.button)
        self.choices = {name: self._menu.addAction(_system_title(name)) for name in field.known}
        for action in self.choices.values():
            action.setCheckable(True)
            action.setChecked(True)
            action.triggered.connect(self._on_ticked)
        self.button.setMenu(self._menu)
        self._show()

    @property
    def text(self) -> str:
        """Return the names of those that are ticked; `all` for all."""
        names = [name for name, action in self.choices.items() if action.isChecked()]
        return ALL_SYSTEMS if len(names) == len(self._known) else " ".join(names)

    def show_text(self, text: str) -> None:
        """Ticks the systems that are named; all where the text is none."""
        try:
            names = self.field.read(text)
        except NotationError:
            names = self._known
        for name, action in self.choices.items():
            action.setChecked(name in names)
        self._show()

    def _on_ticked(self) -> None:
        """Keep the last tick: without a system there is no question."""
        if not any(action.isChecked() for action in self.choices.values()):
            self.show_text(ALL_SYSTEMS)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        count = sum(action.isChecked() for action in self.choices.values())
        all_of_them = tr("All {count}", count=count)
        self.button.setText(
            all_of_them if self.text == ALL_SYSTEMS else trn("1 system", "{count} systems", count)
        )


class StepsControl(FieldControl):
    """A button that opens the table of a system of one's own."""

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
        """Takes other steps."""
        self._steps = text
        self._show()

    def open(self) -> OwnSystemDialog:
        """Opens the table."""
        dialog = OwnSystemDialog(self.field, self._steps, self)
        dialog.chosen.connect(self._on_chosen)
        dialog.open()
        return dialog

    def _on_chosen(self, text: str) -> None:
        self.show_text(text)
        self.changed.emit()

    def _show(self) -> None:
        count = len(self._steps.split())
        self.button.setText(trn("1 step…", "{count} steps…", count) if count else tr("Add a custom system…"))


def _system_title(name: str) -> str:
    """Return what people call a system, whatever its bets."""
    return {
        "flat": tr("Flat bets on pass"),
        "odds": tr("Pass with full odds"),
        "martingale": tr("Martingale"),
        "1-3-2-6": "1-3-2-6",
        "cancellation": tr("Cancellation"),
        "fibonacci": tr("Fibonacci"),
        "seven-count": tr("Seven count"),
        "pass-come": tr("Pass and two come bets with full odds"),
        "place-6-8": tr("Place 6 and 8"),
    }.get(name, name)


def control_for(field: Field[Any], appearance: Appearance, parent: QWidget) -> FieldControl:
    """Return the control in which the field is filled in; a line for a field that has none of its own."""
    match field:
        case ChoiceField():
            return ChoiceControl(field, appearance, parent)
        case StrategyField():
            return StrategyControl(field, appearance, parent)
        case HouseField():
            return HouseControl(field, appearance, parent)
        case SystemsField():
            return SystemsControl(field, parent)
        case StepsField():
            return StepsControl(field, parent)
        case _:
            return LineControl(field, parent)
