"""Which games the history shows: those of one game or of all, the counted ones alone, and a search."""

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dicedesk.session.kits import KITS
from dicedesk.ui.look.theme import Space
from dicedesk.ui.widgets.wrapping import Places, WrappingRow
from dicedesk.ui.words import shown, tr

PAUSE_MS = 120
"""So long after the last letter the games are searched."""


class Filters(QWidget):
    """The chips, and under them the field of the search.

    Signals: `changed()` when other games are asked for, `entered()` for Enter in the search.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget) -> None:
        """All games."""
        super().__init__(parent)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search: a name, “won”, 2026-11…"))
        self.search.setAccessibleName(tr("Search games"))
        self.search.setClearButtonEnabled(True)
        self._games = QButtonGroup(self)
        self._chips = _Chips()
        self._add_game("", tr("All games")).setChecked(True)
        for kit in KITS.values():
            self._add_game(kit.spec.id, shown(kit.spec.title))
        self.counted_only = self._chip(tr("Counted only"))
        self.counted_only.toggled.connect(lambda _: self.changed.emit())
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.changed)
        self.search.textChanged.connect(lambda _: self._pause.start())
        self.search.returnPressed.connect(self._on_entered)
        self._games.buttonClicked.connect(lambda _: self.changed.emit())
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self._chips)
        column.addWidget(self.search)

    @property
    def game(self) -> str:
        """The game that is chosen, as records call it; "" for all."""
        return next(str(chip.property("game")) for chip in self._games.buttons() if chip.isChecked())

    @property
    def words(self) -> str:
        """What is searched for."""
        return self.search.text()

    @property
    def is_waiting(self) -> bool:
        """Whether somebody has just typed, so that the games that fit are not shown yet."""
        return self._pause.isActive()

    def choose(self, game: str) -> None:
        """Chooses a game, "" for all."""
        next(chip for chip in self._games.buttons() if chip.property("game") == game).click()

    def type_on(self, letters: str) -> None:
        """Goes on with the search."""
        self.search.setFocus()
        self.search.insert(letters)

    def _on_entered(self) -> None:
        self._pause.stop()
        self.entered.emit()

    def _add_game(self, game: str, title: str) -> QPushButton:
        chip = self._chip(title)
        chip.setProperty("game", game)
        self._games.addButton(chip)
        return chip

    def _chip(self, title: str) -> QPushButton:
        chip = QPushButton(title)
        chip.setObjectName("quiet")
        chip.setCheckable(True)
        chip.setAutoDefault(False)
        self._chips.add(chip)
        return chip


class _Chips(WrappingRow):
    """Chips side by side, in as many lines as they need."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[QWidget] = []

    def add(self, part: QWidget) -> None:
        """One more chip."""
        part.setParent(self)
        self._parts.append(part)

    def places(self, width: int) -> Places:
        """Each chip after the one before, or in the next line where it has no room."""
        found, left, top = {}, 0, 0
        for part in self._parts:
            size = part.sizeHint()
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + Space.SMALL
            found[part] = QRect(left, top, size.width(), size.height())
            left += size.width() + Space.SMALL
        return found

    def one_line(self) -> int:
        """All side by side."""
        return sum(part.sizeHint().width() + Space.SMALL for part in self._parts)

    def narrowest(self) -> int:
        """The widest chip."""
        return max((part.sizeHint().width() for part in self._parts), default=0)
