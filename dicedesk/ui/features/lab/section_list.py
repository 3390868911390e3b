"""The list of sections: beside what they show, or in a narrow window a field over it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import tr

_WIDTH = 240
"""Of the list, in pixels at the normal font size; longer titles have more."""


class SectionList(QWidget):
    """Titles of which one is chosen. Signals: `chosen(int)` with its place, from 0."""

    chosen = Signal(int)

    def __init__(self, titles: Sequence[str], appearance: Appearance, parent: QWidget) -> None:
        """A list of which the first title is chosen."""
        super().__init__(parent)
        self.rows, self.field = QListWidget(), ArrowCombo(appearance, tr("Questions"))
        self.rows.setObjectName("questions")
        self.rows.setAccessibleName(tr("Questions"))
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.addItems(titles)
        self.field.addItems(titles)
        self._card, self._row = Card(tr("Questions")), QWidget()
        self._card.add(self.rows, 1)
        needed = self.rows.sizeHintForColumn(0) + 2 * Space.LARGE + Space.MEDIUM
        self._card.setFixedWidth(max(scaled(_WIDTH), needed))
        line = QHBoxLayout(self._row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.SMALL)
        line.addWidget(label("second", tr("Question")))
        line.addWidget(self.field, 1)
        column = QHBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._card)
        column.addWidget(self._row)
        self.be_narrow(is_so=False)
        self.rows.setCurrentRow(0)
        self.rows.currentRowChanged.connect(self.choose)
        self.rows.itemSelectionChanged.connect(self._on_selected)
        self.field.currentIndexChanged.connect(self.choose)

    @property
    def place(self) -> int:
        """Which title is chosen."""
        return self.rows.currentRow()

    def choose(self, place: int) -> None:
        """Chooses another title."""
        is_new = (self.rows.currentRow(), self.field.currentIndex()) != (place, place)
        self.rows.setCurrentRow(place)
        self.field.setCurrentIndex(place)
        if is_new:
            self.chosen.emit(place)

    def _on_selected(self) -> None:
        """Chooses what a screen reader has selected: the keyboard stays where it was."""
        for index in self.rows.selectedIndexes():
            self.choose(index.row())

    def be_narrow(self, *, is_so: bool) -> None:
        """Is a field in one line, or a list in a card."""
        had_focus = self.rows.hasFocus() or self.field.hasFocus()
        self._card.setVisible(not is_so)
        self._row.setVisible(is_so)
        if had_focus:
            self.take_focus()

    def take_focus(self) -> None:
        """Gives the focus ring to what can be seen of it."""
        (self.field if self._card.isHidden() else self.rows).setFocus()
