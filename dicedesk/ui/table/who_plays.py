"""Who plays: those of the game on the table, until others are chosen on the card of players."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QObject, Signal

from dicedesk.core.record import Record
from dicedesk.play.seats import Seating
from dicedesk.ui.base.bridge import SessionBridge

if TYPE_CHECKING:
    from dicedesk.ui.table.players_card import PlayersCard


class WhoPlays(QObject, Generic[Seating]):
    """Seats those who are chosen: at once where no game is lost by it, else they wait for the next one.

    Signals: `game_wanted()` when a game is to begin at once for those who are chosen.
    """

    game_wanted = Signal()

    def __init__(
        self, bridge: SessionBridge[Any], seating_of: Callable[[Record[Any]], Seating], parent: QObject
    ) -> None:
        """Follows the games of the bridge from now on. `seating_of` says who plays in a record."""
        super().__init__(parent)
        self._bridge, self._seating_of = bridge, seating_of
        self._seating = seating_of(bridge.session.record)
        self._card: PlayersCard[Seating] | None = None
        bridge.reset.connect(self._on_reset)

    @property
    def seating(self) -> Seating:
        """Who is chosen to play."""
        return self._seating

    def choose(self, seating: Seating) -> bool:
        """Seats others than those on the card; returns whether they play at once, and not in the next game."""
        self._seating = seating
        if self._card is not None:
            self._card.seat(seating)
        if self._bridge.session.is_over:
            self.game_wanted.emit()
        else:
            self._on_seated(seating)
        return seating == self._seating_of(self._bridge.session.record)

    def choose_on(self, card: "PlayersCard[Seating]") -> None:
        """From now on the card shows who is chosen, and others can be chosen on it."""
        self._card = card
        card.seated.connect(self._on_seated)
        self._show()
        card.show_waiting(do_wait=self._seating != self._seating_of(self._bridge.session.record))

    def _on_seated(self, seating: Seating) -> None:
        self._seating = seating
        if self._bridge.session.is_untouched:
            self.game_wanted.emit()
        elif self._card is not None:
            self._card.show_waiting(do_wait=seating != self._seating_of(self._bridge.session.record))

    def _on_reset(self) -> None:
        self._seating = self._seating_of(self._bridge.session.record)
        self._show()

    def _show(self) -> None:
        if self._card is not None:
            self._card.show_waiting(do_wait=False)
            self._card.seat(self._seating)
