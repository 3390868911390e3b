"""A tab at whose table there is a coach."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout

from dicedesk.core.game import StateT
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.carded_tab import CardsT
from dicedesk.ui.table.paced_tab import PacedTab

if TYPE_CHECKING:
    from dicedesk.ui.table.coaching import Coaching
    from dicedesk.ui.table.held_back import HeldBack


class CoachedTab(PacedTab[StateT, CardsT]):
    """Asks the coach at B, and thinks again at Esc. There is no coach before the cards are made.

    Signals: those of PacedTab.
    """

    has_coach = True
    coaching: "Coaching[StateT, Any] | None" = None

    def coach_action(self, text: str) -> ActionSpec:
        """The row of the menu that asks the coach."""
        return ActionSpec(text, ("B",), self.ask_coach)

    def ask_coach(self) -> None:
        """Shows what the coach says of this turn, once what is being shown is over."""
        if not self.person.hurry():
            self.complete()
            if self.coaching is not None:
                self.coaching.ask()

    def why_action(self) -> ActionSpec:
        """The row of the menu that explains the number of what is chosen."""
        return ActionSpec(tr("How this number is calculated"), ("Y",), self.ask_why)

    def ask_why(self) -> None:
        """Shows how the number of what is chosen comes about, once what is being shown is over."""
        if not self.person.hurry():
            self.complete()
            if self.coaching is not None:
                self.coaching.explain(self.coaching.chosen())

    def on_settings_changed(self) -> None:
        """Shows what is wanted of the coach, wherever that was chosen."""
        if self.coaching is not None:
            self.coaching.follow_settings()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc thinks again about a choice that is held back."""
        if self.coaching is not None and self.coaching.is_holding_back and event.key() == Qt.Key.Key_Escape:
            self.coaching.think_again()
        else:
            super().keyPressEvent(event)

    def _follow_coach(
        self, coaching: "Coaching[StateT, Any]", held: "HeldBack", column: QBoxLayout, place: int = -1
    ) -> None:
        """From now on the coach speaks, and what it holds back lies in the column of the table, at this place."""
        column.insertWidget(place, held)
        self.coaching = coaching
        self.person.holds_back = coaching.holds_back
        coaching.told.connect(self.told)
        coaching.working_asked.connect(self.working_asked)
        coaching.settled.connect(self.take_focus)
        coaching.insisted.connect(self.person.make_all)
