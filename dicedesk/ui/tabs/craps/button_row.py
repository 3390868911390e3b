"""The row under the layout: the chips, and what can be done now."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dicedesk.session.craps_betting import BetsToRepeat, bets_to_take_down
from dicedesk.session.craps_pit import state_of
from dicedesk.session.game_session import GameSession
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.tabs.arrangement import primary_button
from dicedesk.ui.tabs.craps import texts
from dicedesk.ui.tabs.craps.chip_row import ChipRow
from dicedesk.ui.tabs.pace import Pace
from dicedesk.ui.theme import Space
from dicedesk.ui.words import tr


class ButtonRow(QWidget):
    """The chips at the left, and at the right a button for each deed that is not done on the layout."""

    def __init__(self, appearance: Appearance) -> None:
        """Nothing can be done before `show_game`."""
        super().__init__()
        self._to_repeat = BetsToRepeat()
        self.chips = ChipRow(appearance)
        self.hold = _button(tr("Pause"), tr("Pause or resume the computer player (P)"))
        self.repeat = _button(tr("Repeat"), tr("Repeat the last settled bets (R)"))
        self.clear = _button(tr("Clear"), tr("Take down every bet you can (C)"))
        self.undo = _button(tr("Undo"), tr("Undo your last move (Ctrl+Z)"))
        self.details = _button(tr("Details"), tr("Bets, rolls and bankroll (D)"))
        self.primary = primary_button(tr("New game"), "T")
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.chips)
        row.addStretch(1)
        for button in (self.hold, self.repeat, self.clear, self.undo, self.details, self.primary):
            row.addWidget(button)

    def show_game(self, session: GameSession, pace: Pace, *, has_drawer: bool) -> None:
        """Offers what can be done now."""
        is_watched = session.computer_moves or pace.is_held
        self.primary.setText(texts.primary(session, is_busy=pace.is_busy))
        self.hold.setVisible(is_watched)
        self.hold.setText(tr("Resume") if pace.is_held else tr("Pause"))
        for button in (self.repeat, self.clear, self.undo):
            button.setVisible(not is_watched)
        self.repeat.setEnabled(bool(self._to_repeat.of(session)))
        self.clear.setEnabled(bool(bets_to_take_down(state_of(session))))
        self.undo.setEnabled(session.undoable > 0)
        self.details.setVisible(has_drawer)
        self._make_room()

    def _make_room(self) -> None:
        """Where letters are large, buttons give way whose deeds have keys and stand in the menu too."""
        for button in (self.undo, self.clear, self.repeat):
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                return
            button.hide()


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    return button
