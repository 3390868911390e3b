"""The card that says who plays, and how long the computer waits before it moves; each game derives its own from it."""

from collections.abc import Iterable
from typing import Generic

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicedesk.core.words import figure
from dicedesk.play.seats import PERSON, Seating
from dicedesk.play.settings import Pause
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr

PAUSES_MS = tuple(pause.value for pause in (Pause.NONE, Pause.SHORT, Pause.NORMAL, Pause.LONG))
_PLAN = Qt.ItemDataRole.UserRole + 1


class PauseBox(ArrowCombo):
    """Four pauses to choose from. Signals: `pause_chosen(int)` in ms."""

    pause_chosen = Signal(int)

    def __init__(self, appearance: Appearance, name: str) -> None:
        """No pause is chosen before `show_pause`."""
        super().__init__(appearance, name)
        for pause in PAUSES_MS:
            seconds = figure(pause / 1000, digits=1 if pause % 1000 else 0)
            self.addItem(tr("{seconds} s", seconds=seconds) if pause else tr("none"), pause)
        self.currentIndexChanged.connect(lambda index: self.pause_chosen.emit(PAUSES_MS[index]))

    def show_pause(self, milliseconds: int) -> None:
        """Show the pause that is set, without a signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(PAUSES_MS.index(milliseconds))


class KindBox(ArrowCombo):
    """Whether games are counted or casual. Signals: `kind_chosen(bool)`: whether they are to be casual."""

    kind_chosen = Signal(bool)

    def __init__(self, appearance: Appearance) -> None:
        """Show that games are counted."""
        super().__init__(appearance, tr("Counted or casual"))
        set_style(self, "small")
        for is_casual, title in ((False, tr("Counted")), (True, tr("Casual, with the coach"))):
            self.addItem(title, is_casual)
        self.setToolTip(tr("A casual game is never a best score. Change it until the first roll (K)"))
        self.currentIndexChanged.connect(lambda index: self.kind_chosen.emit(bool(index)))

    def show_kind(self, *, casual: bool) -> None:
        """Show what was chosen, without a signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(int(casual))


class PlayersCard(Card, Generic[Seating]):
    """Whether the game is counted, who plays, the computer's pause, and a line about players who join in the next game.

    Signals: `seated(object)` with the seating when another was chosen, `pause_chosen(int)` in ms.
    """

    seated = Signal(object)
    pause_chosen = Signal(int)

    def __init__(self, appearance: Appearance, title: str, pause: str) -> None:
        """`pause` is what the box of pauses is called for whoever does not see it."""
        super().__init__(title)
        self.kind, self._kind_note = KindBox(appearance), label("second", wraps=True)
        self.add_to_heading(self.kind)
        self.add(self._kind_note)
        self.pause = PauseBox(appearance, pause)
        self.pause.pause_chosen.connect(self.pause_chosen)
        self.note = label("second", wraps=True)
        self.note.hide()

    @property
    def seating(self) -> Seating:
        """Return who is chosen to play."""
        raise NotImplementedError

    def seat(self, seating: Seating) -> None:
        """Show who plays, without a signal."""
        raise NotImplementedError

    def show_kind(self, *, casual: bool, is_practice: bool) -> None:
        """Show what kind of games is chosen, and where the game on the table, `is_practice`, is of the other one."""
        self.kind.show_kind(casual=casual)
        this = tr("This game is casual.") if is_practice else tr("Casual from the next game on (N).")
        write(self._kind_note, "" if casual == is_practice else this)

    def call_person(self, name: str) -> None:
        """Say what the person at this computer is called, where the card names only one."""

    def show_waiting(self, *, do_wait: bool) -> None:
        """Say that those who are chosen join in the next game, or remove the line."""
        write(self.note, tr("They join in the next game (N).") if do_wait else "")


class SoloPlayersCard(PlayersCard[str]):
    """Who plays alone: you, or one of the computer players while you watch. The seating is a name, or PERSON."""

    def __init__(self, appearance: Appearance, players: Iterable[tuple[str, str, str]]) -> None:
        """Offers you and these computer players: name, title and plan of each."""
        super().__init__(appearance, tr("At the table"), tr("Pause before the computer's next move"))
        self.box = ArrowCombo(appearance, tr("Who plays"))
        self.plan = label("second", wraps=True)
        for box in (self.box, self.pause):
            set_style(box, "small")
        self._is_watched = False
        self._pause_row = QWidget()
        row = QHBoxLayout(self._pause_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(label("second", tr("Computer's pause")), 1)
        row.addWidget(self.pause)
        for part in (self.box, self.plan, self._pause_row, self.note):
            self.add(part)
        self._offer(PERSON, tr("You"), "")
        for name, title, plan in players:
            self._offer(name, shown(title), shown(plan))
        self._show_plan()
        self.box.currentIndexChanged.connect(self._on_chosen)

    @property
    def seating(self) -> str:
        """Return who is chosen to play: the name of a computer player, or PERSON."""
        return str(self.box.currentData())

    def seat(self, seating: str) -> None:
        """Show who plays; one that is not offered is shown by its name."""
        with QSignalBlocker(self.box):
            if self.box.findData(seating) < 0:
                self._offer(seating, seating, "")
            self.box.setCurrentIndex(self.box.findData(seating))
        self._show_plan()

    def show_watched(self, *, is_watched: bool) -> None:
        """Offer the computer's pause while a computer plays, whoever is chosen for the next game."""
        self._is_watched = is_watched
        self._show_plan()

    def call_person(self, name: str) -> None:
        """Say what the person who plays is called."""
        self.box.setItemText(self.box.findData(PERSON), name)

    def show_waiting(self, *, do_wait: bool) -> None:
        """Say that whoever is chosen joins in the next game, or remove the line."""
        write(self.note, tr("Joins in the next game (N).") if do_wait else "")

    def _offer(self, name: str, title: str, plan: str) -> None:
        self.box.addItem(title, name)
        self.box.setItemData(self.box.count() - 1, plan, _PLAN)
        self.box.setItemData(self.box.count() - 1, plan, Qt.ItemDataRole.ToolTipRole)

    def _on_chosen(self) -> None:
        self._show_plan()
        self.seated.emit(self.seating)

    def _show_plan(self) -> None:
        plan = str(self.box.currentData(_PLAN))
        write(self.plan, plan)
        self.box.setAccessibleDescription(plan)
        self._pause_row.setVisible(self._is_watched or self.seating != PERSON)
