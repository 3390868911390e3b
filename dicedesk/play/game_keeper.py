"""How a session gets into the store: each time what has changed, and never over the moves of somebody else."""

import os
from enum import Enum
from typing import Any

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import (
    BusyError,
    GameChange,
    KeptGame,
    LostError,
    Store,
    StoreError,
    TakenError,
)


class SaveStatus(Enum):
    """Whether the game on the table is saved, where nothing is wrong."""

    SAVED = "saved"
    WAITS = "waits"
    """The store cannot be written now: the last moves are not saved yet, and will be by themselves."""
    COPIED = "copied"
    """Another program went on with the game, so that this one is saved as a copy beside it."""


class GameKeeper:
    """Keeps one session."""

    def __init__(self, store: Store, record_id: str, kept: KeptGame | None = None) -> None:
        """`kept` is the game as the store holds it; None for one that it does not hold yet."""
        self._store = store
        self._id = record_id if kept is None else kept.id
        self._stays = 0 if kept is None else len(kept.moves)
        self._last = None if kept is None else (kept.header, kept.ended, len(kept.moves))
        self._is_waiting = self._is_copied = False
        self._error: str | None = None

    @property
    def error(self) -> str | None:
        """Why its last change was not kept; None where it was, or where another program holds the store."""
        return self._store.wait_reason if self._is_waiting else self._error

    @property
    def save_status(self) -> SaveStatus:
        """Whether the session is saved now."""
        if self._is_waiting:
            return SaveStatus.WAITS
        return SaveStatus.COPIED if self._is_copied else SaveStatus.SAVED

    def keep(self, session: GameSession[Any]) -> None:
        """Keeps the session after a change; where others wait for the store, in its turn."""
        self._session = session
        # Moves that were taken back are no longer those that the store holds there.
        self._stays = min(self._stays, len(session.history))
        if not self._is_waiting:
            self._is_waiting = True
            self._store.in_turn(self._write)

    def _write(self) -> None:
        """Keeps all that has changed until now. Raises BusyError, and then is called again."""
        try:
            self._keep_or_copy()
            self._error = None
        except BusyError:
            raise
        except StoreError as error:
            self._error = str(error)
        self._is_waiting = False

    def _keep_or_copy(self) -> None:
        if self._last == (self._session.record.header_text(), self._session.is_closed, self._stays) and (
            self._stays == len(self._session.history)
        ):
            return
        try:
            self._store.keep(self._change())
        except LostError:
            self._stays = 0
            self._store.keep(self._change())
        except TakenError:
            # The record keeps its Id, which its dice need; only the store calls it something else.
            self._id, self._stays, self._is_copied = f"{self._id}~{os.urandom(4).hex()}", 0, True
            self._store.keep(self._change())
        self._stays = len(self._session.history)
        self._last = (self._session.record.header_text(), self._session.is_closed, self._stays)

    def _change(self) -> GameChange:
        session = self._session
        seed = session.dice.seed.hex() if isinstance(session.dice, SealedDice) else ""
        added = session.record.move_lines(self._stays)
        header = session.record.header_text()
        return GameChange(
            self._id, session.record.spec.id, header, seed, session.is_closed, self._stays, added
        )
