"""Opens the windows that answer "Why?"."""

from PySide6.QtWidgets import QWidget

from dicedesk.coach.craps.working import working_of
from dicedesk.session.craps.bets import AskedBet
from dicedesk.ui.dialogs.working.bet_window import BetWindow
from dicedesk.ui.look.appearance import Appearance


class Workings:
    """Opens them over a window, at most one of a kind."""

    def __init__(self, appearance: Appearance, owner: QWidget) -> None:
        """They belong to the window `owner`."""
        self._appearance, self._owner = appearance, owner

    def show(self, asked: AskedBet) -> BetWindow | None:
        """Opens how the price of a bet comes about, in place of that of another; None where the bet has gone."""
        for before in self._owner.findChildren(BetWindow):
            before.close()
        working = working_of(asked.state, asked.name)
        if working is None:
            return None
        window = BetWindow(working, self._appearance, self._owner)
        window.show()
        window.raise_()
        window.activateWindow()
        return window
