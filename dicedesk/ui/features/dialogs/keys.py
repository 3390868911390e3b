"""The sheet of keys: what can be done by keyboard in the game that is chosen, and everywhere."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import Card, CardScroll, label
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.dialogs.commands import Command

_WIDTH, _HEIGHT = 520, 640
_KEYS = 64
"""Room for the keys, so that the cards line up."""

KeyLine = tuple[str, str]
"""Keys, and what they do."""


class KeysWindow(QDialog):
    """A card for each group of keys; Escape closes it."""

    def __init__(self, groups: Iterable[tuple[str, Sequence[KeyLine]]], parent: QWidget) -> None:
        """Shows the groups under their titles."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        cards = _Sheet()
        for title, lines in groups:
            cards.add_card(_card(title, lines))
            cards.tell(title, lines)
        cards.add_card(QWidget(), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.addWidget(cards)
        begin_with(self, _WIDTH, _HEIGHT)


class _Sheet(CardScroll):
    """The cards, through which keys lead; a screen reader reads them as one text."""

    accessible_role = "Grouping"

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Keyboard shortcuts"))

    def tell(self, title: str, lines: Sequence[KeyLine]) -> None:
        """Has a group read aloud after those that are told already."""
        told = (self.accessibleDescription(), title, *(": ".join(line) for line in lines))
        self.setAccessibleDescription("\n".join(filter(None, told)))


def key_lines(commands: Iterable[Command]) -> tuple[KeyLine, ...]:
    """The commands that have keys."""
    return tuple((command.keys, command.text) for command in commands if command.keys)


def _card(title: str, lines: Sequence[KeyLine]) -> Card:
    card, sheet = Card(title), QWidget()
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(Space.LARGE)
    grid.setVerticalSpacing(Space.SMALL)
    grid.setColumnMinimumWidth(0, scaled(_KEYS))
    grid.setColumnStretch(1, 1)
    for row, (keys, does) in enumerate(lines):
        grid.addWidget(label("keys", keys), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label("", does, wraps=True), row, 1)
    card.add(sheet)
    return card
