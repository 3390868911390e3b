"""The control of the Lab's forms for a strategy of Hog."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from dicedesk.games.hog.players import STRATEGIES, strategy_title
from dicedesk.games.hog.questions import StrategyField
from dicedesk.ui.base.field_control import FieldControl
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import scaled
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown

_WIDTH = 170
"""Width in pixels at the normal font size."""


class StrategyControl(FieldControl):
    """A list of known strategies of Hog by their titles; other names can be typed."""

    def __init__(self, field: StrategyField, appearance: Appearance, parent: QWidget) -> None:
        """List the titles; each name in records and on the command line is next to its title."""
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
        """The name of the strategy whose title is in the box, or else the typed text."""
        typed = self.list.currentText().strip()
        place = self.list.findText(typed, Qt.MatchFlag.MatchFixedString)
        return typed if place < 0 else str(self.list.itemData(place))

    def show_text(self, text: str) -> None:
        """Choose the strategy of this name, or write an unknown name into the box."""
        place = self.list.findData(text)
        if place >= 0:
            self.list.setCurrentIndex(place)
        self.list.setEditText(self.list.itemText(place) if place >= 0 else text)

    def _write_in_full(self) -> None:
        """Replace a typed name by its title; it is the same strategy."""
        blocker = QSignalBlocker(self)
        self.show_text(self.text)
        blocker.unblock()
