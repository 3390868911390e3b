"""What the tables of all games share: they open sessions, keep them, and find the one that was left unfinished."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic

from dicedesk.core.game import GameSpec, StateT
from dicedesk.core.record import Record
from dicedesk.ports.clock import Clock
from dicedesk.ports.store import Store
from dicedesk.session.game_keeper import Keeping
from dicedesk.session.game_session import GameSession
from dicedesk.session.saved_games import Dice, SavedGames
from dicedesk.session.seats import Seat
from dicedesk.session.settings.keeper import SettingsKeeper
from dicedesk.session.terminal.prompt import Chosen


class GameTable(ABC, Generic[StateT]):
    """Opens sessions of one game and keeps them in the store. Each game's own table has a `new_session`."""

    def __init__(
        self,
        spec: GameSpec[StateT],
        store: Store,
        clock: Clock,
        settings: SettingsKeeper,
        dice: Dice | None = None,
        before_keeping: Callable[[GameSession[StateT]], None] | None = None,
    ) -> None:
        """`settings`, `dice` and `before_keeping` as SavedGames takes them."""
        self._store, self._clock, self._settings = store, clock, settings
        self._saved = SavedGames(spec, store, clock, settings, dice, before_keeping)

    @property
    def error(self) -> str | None:
        """Why the last change was not kept; None where it was."""
        return self._saved.error

    @property
    def keeping(self) -> Keeping:
        """How the game on the table is kept."""
        return self._saved.keeping

    def last_session(self) -> GameSession[StateT] | None:
        """The game on the table, or else the one that was left unfinished, if it can be read."""
        return self._saved.take_up(self._seats_in)

    @abstractmethod
    def begin(self, chosen: Chosen) -> GameSession[StateT]:
        """A new game with what was chosen, one choice for each option of the game's prompt."""

    @abstractmethod
    def _seats_in(self, record: Record[StateT]) -> tuple[Seat[StateT], ...]:
        """Who sits where in a record. A ValueError counts as a record that cannot be read."""
