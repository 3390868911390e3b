"""The card that says who plays: you, or a computer bettor that follows its plan while you watch."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicedesk.session.seats import PERSON
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Space
from dicedesk.ui.tabs.pause_box import PauseBox
from dicedesk.ui.widgets.arrow_combo import ArrowCombo
from dicedesk.ui.widgets.card import Card, label, write
from dicedesk.ui.words import shown, tr

_PLAN = Qt.ItemDataRole.UserRole + 1


class PlayersCard(Card):
    """Who plays, and the computer's pause. Signals: `seated(str)`, a bettor or PERSON; `pause_chosen(int)` in ms."""

    seated = Signal(str)
    pause_chosen = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        """You play; nobody else can be chosen before `show_bettors`."""
        super().__init__(tr("At the table"))
        self.box = ArrowCombo(appearance, tr("Who plays"))
        self.box.setObjectName("small")
        self.plan = label("second", wraps=True)
        self.pause = PauseBox(appearance, tr("Pause before the computer's next move"))
        self.pause.setObjectName("small")
        self.pause.pause_chosen.connect(self.pause_chosen)
        self.note = label("second", wraps=True)
        self.note.hide()
        self._is_watched = False
        self._pause_row = QWidget()
        row = QHBoxLayout(self._pause_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(label("second", tr("Computer's pause")), 1)
        row.addWidget(self.pause)
        for part in (self.box, self.plan, self._pause_row, self.note):
            self.add(part)
        self.box.currentIndexChanged.connect(self._on_chosen)
        self.show_bettors(())

    @property
    def bettor(self) -> str:
        """Who is chosen to play: the name of a computer bettor, or PERSON."""
        return str(self.box.currentData())

    def show_bettors(self, bettors: Iterable[tuple[str, str, str]]) -> None:
        """Offers you and these computer bettors: name, title and plan of each. Who was chosen stays chosen."""
        chosen = PERSON if self.box.currentData() is None else self.bettor
        with QSignalBlocker(self.box):
            self.box.clear()
            self._offer(PERSON, tr("You"), "")
            for name, title, plan in bettors:
                self._offer(name, shown(title), shown(plan))
        self.seat(chosen)

    def seat(self, bettor: str) -> None:
        """Shows who plays; one that is not offered is shown by its name. `seated` is not told."""
        with QSignalBlocker(self.box):
            if self.box.findData(bettor) < 0:
                self._offer(bettor, bettor, "")
            self.box.setCurrentIndex(self.box.findData(bettor))
        self._show_plan()

    def show_watched(self, *, is_watched: bool) -> None:
        """Offers the computer's pause while a computer bets, whoever is chosen for the next game."""
        self._is_watched = is_watched
        self._show_plan()

    def call_person(self, name: str) -> None:
        """Says what the person who plays is called."""
        self.box.setItemText(self.box.findData(PERSON), name)

    def show_note(self, note: str) -> None:
        """Shows a line under all others, or takes it away with ""."""
        write(self.note, note)

    def _offer(self, name: str, title: str, plan: str) -> None:
        self.box.addItem(title, name)
        self.box.setItemData(self.box.count() - 1, plan, _PLAN)
        self.box.setItemData(self.box.count() - 1, plan, Qt.ItemDataRole.ToolTipRole)

    def _on_chosen(self) -> None:
        self._show_plan()
        self.seated.emit(self.bettor)

    def _show_plan(self) -> None:
        plan = str(self.box.currentData(_PLAN))
        write(self.plan, plan)
        self.box.setAccessibleDescription(plan)
        self._pause_row.setVisible(self._is_watched or self.bettor != PERSON)
