"""The control of a field that takes a strategy of Hog."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from dicedesk.lab.hog_questions.strategy_field import StrategyField
from dicedesk.players.hog_names import STRATEGIES, strategy_title
from dicedesk.ui.lab.controls.field_control import FieldControl
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import scaled
from dicedesk.ui.widgets.fields.arrow_combo import ArrowCombo
from dicedesk.ui.words import shown

_WIDTH = 130
"""In pixels at the normal font size."""


class StrategyControl(FieldControl):
    """A list of known strategies of Hog, in which others can be typed."""

    def __init__(self, field: StrategyField, appearance: Appearance, parent: QWidget) -> None:
        """Lists the names that records and the command line have for them; what each does is told beside it."""
        self.list = ArrowCombo(appearance, shown(field.title))
        self.list.setEditable(True)
        self.list.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for place, name in enumerate(STRATEGIES):
            self.list.addItem(name)
            self.list.setItemData(place, shown(strategy_title(name)), Qt.ItemDataRole.ToolTipRole)
        self.list.setFixedWidth(scaled(_WIDTH))
        super().__init__(field, self.list, parent)
        self.list.editTextChanged.connect(lambda _: self.changed.emit())
        line = self.list.lineEdit()
        if line is not None:
            line.returnPressed.connect(self.entered)

    @property
    def text(self) -> str:
        """The name in the box."""
        return self.list.currentText()

    def show_text(self, text: str) -> None:
        """Writes another name into it."""
        self.list.setEditText(text)
