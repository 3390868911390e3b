"""Who plays: the card of players, and the games that are begun for those who are chosen on it."""

from collections.abc import Callable
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from dicedesk.core.record import Record
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.tabs.paced.players_card import PlayersCard, Seating


class WhoPlays(QObject, Generic[Seating]):
    """Seats those who are chosen: at once where no game is lost by it, else they wait for the next one.

    Signals: `game_wanted()` when a game is to begin at once for those who are chosen.
    """

    game_wanted = Signal()

    def __init__(
        self,
        bridge: SessionBridge[Any],
        card: PlayersCard[Seating],
        seating_of: Callable[[Record[Any]], Seating],
        parent: QObject,
    ) -> None:
        """Follows the card and the games of the bridge from now on. `seating_of` says who plays in a record."""
        super().__init__(parent)
        self._bridge, self._card, self._seating_of = bridge, card, seating_of
        card.seated.connect(self._on_seated)
        bridge.reset.connect(self._on_reset)
        self._on_reset()

    def _on_seated(self, seating: Seating) -> None:
        if self._bridge.session.is_untouched:
            self.game_wanted.emit()
        else:
            self._card.show_waiting(do_wait=seating != self._seating_of(self._bridge.session.record))

    def _on_reset(self) -> None:
        self._card.show_waiting(do_wait=False)
        self._card.seat(self._seating_of(self._bridge.session.record))
