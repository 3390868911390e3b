"""The commands of the window, the palette that finds them, and the sheet of their keys."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QGridLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import Card, CardScroll, label
from dicedesk.ui.base.words import listed, tr


@dataclass(frozen=True)
class Command:
    """A command: its group, its name, its keys as the system writes them, and its action."""

    group: str
    text: str
    keys: str
    do: Callable[[], object]


def commands_of(actions: Iterable[QAction], group: str) -> tuple[Command, ...]:
    """A command for each enabled action."""
    return tuple(
        Command(group, action.text().replace("&", ""), _keys(action), action.trigger)
        for action in actions
        if action.isEnabled() and action.text()
    )


def matching(commands: Sequence[Command], words: str) -> tuple[Command, ...]:
    """The commands that contain all words, those whose name begins with the words first."""
    parts = words.casefold().split()
    fitting = [command for command in commands if all(word in _searched(command) for word in parts)]
    begins = words.strip().casefold()
    return tuple(sorted(fitting, key=lambda command: not command.text.casefold().startswith(begins)))


def _searched(command: Command) -> str:
    return f"{command.group} {command.text}".casefold()


def _keys(action: QAction) -> str:
    return listed(dict.fromkeys(_key(shortcut) for shortcut in action.shortcuts()))


def _key(shortcut: QKeySequence) -> str:
    # A keyboard has two keys that Qt tells apart; both are called Enter.
    if shortcut.toString() in ("Return", "Enter"):
        return tr("Enter")
    return shortcut.toString(QKeySequence.SequenceFormat.NativeText)


_WIDTH, _HEIGHT = 520, 420
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class CommandTable(RowsTable):
    """The commands found; one is selected."""

    def __init__(self) -> None:
        super().__init__(
            (
                Column(tr("Command"), text=lambda command: command.text),
                Column(tr("Where"), text=lambda command: command.group),
                Column(tr("Keys"), text=lambda command: command.keys, alignment=_RIGHT),
            ),
            tr("Commands"),
            stretched=0,
        )
        set_style(self, "palette")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.horizontalHeader().hide()

    def width_needed(self) -> int:
        """The width at which no command is cut off."""
        columns = sum(map(self.sizeHintForColumn, range(self.model().columnCount())))
        return columns + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()


class CommandPalette(QDialog):
    """Finds commands by their words. Enter or a click runs the selected one, Escape closes."""

    def __init__(self, commands: Sequence[Command], parent: QWidget) -> None:
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
        """The command that Enter runs; None if none was found."""
        index = self.table.currentIndex()
        return self.table.rows[index.row()] if index.isValid() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows select and Enter run a command, while letters go into the field."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in _STEPS:
                self._step(_STEPS[Qt.Key(event.key())])
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._do_chosen()
                return True
        return super().eventFilter(watched, event)

    def _find(self, words: str) -> None:
        rows = matching(self._commands, words)
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
        """Describe the selected command on the field, which keeps the focus, for screen readers."""
        chosen = self.chosen
        words = tr("No command matches.") if chosen is None else f"{chosen.text}, {chosen.group}"
        self.field.setAccessibleDescription(words)

    def _do_chosen(self) -> None:
        chosen = self.chosen
        if chosen is not None:
            self.close()
            # Once this window has closed, so that a new window opens over the game.
            in_next_turn(self._window, chosen.do)


_KEYS_WIDTH, _KEYS_HEIGHT = 520, 640
_KEYS = 64
"""The width of the column of keys, so that the cards line up."""

KeyLine = tuple[str, str]
"""Keys, and their effect."""


class KeysWindow(QDialog):
    """A card for each group of keys; Escape closes it."""

    def __init__(self, groups: Iterable[tuple[str, Sequence[KeyLine]]], parent: QWidget) -> None:
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
        begin_with(self, _KEYS_WIDTH, _KEYS_HEIGHT)


class _Sheet(CardScroll):
    """The cards; a screen reader reads them as one text."""

    accessible_role = "Grouping"

    def __init__(self) -> None:
        super().__init__()
        set_style(self, "sheet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Keyboard shortcuts"))

    def tell(self, title: str, lines: Sequence[KeyLine]) -> None:
        """Add a group to the text for screen readers."""
        texts = (self.accessibleDescription(), title, *(": ".join(line) for line in lines))
        self.setAccessibleDescription("\n".join(filter(None, texts)))


def key_lines(commands: Iterable[Command]) -> tuple[KeyLine, ...]:
    """The commands that have keys, as lines of the sheet."""
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
