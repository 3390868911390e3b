"""A session that shows a record at one of its moves: its table looks as it did then, and nothing can be played."""

from dataclasses import dataclass
from typing import Any

from dicedesk.core.dice import Roll
from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.rollers import Roller, StreamRoller, Tag
from dicedesk.core.words import tr
from dicedesk.features.replay.recorded_game import RecordedGame
from dicedesk.play.game_session import GameSession
from dicedesk.play.seats import Seat

REPLAY_ONLY = tr("This is a replay: “Play on from here” starts a game of your own.")


class ShownGame(GameSession[StateT]):
    """A record at a place: so many of its moves have been made. `play_computer` makes the next one of them again.

    It is the computer's turn all the time, so that a table offers a person nothing to do. Nothing of it is kept.
    """

    def __init__(self, game: RecordedGame[StateT], seats: tuple[Seat[StateT], ...], place: int = 0) -> None:
        """Shows the record after its first `place` moves."""
        super().__init__(game.record.without_last(game.moves), seats, _NoDice(), _forget)
        self.game = game
        self.go_to(place)

    @property
    def place(self) -> int:
        """How many moves have been made."""
        return len(self._history)

    @property
    def is_at_end(self) -> bool:
        """Whether all moves of the record have been made."""
        return self.place == self.game.moves

    def go_to(self, place: int) -> None:
        """Shows the record after its first `place` moves; after all of them where it has less."""
        left = self.game.moves - min(place, self.game.moves)
        self._history = self.game.history.without_last(left)
        self._record = self.game.record.without_last(left)

    @property
    def computer_moves(self) -> bool:
        """Whether the game goes on: nobody at the table is to do anything."""
        return not self.is_over

    def play(self, move: Move, typed: Roll = ()) -> Played[StateT]:
        """Refuses any move with an IllegalMoveError."""
        raise IllegalMoveError(REPLAY_ONLY)

    def play_computer(self, typed: Roll = ()) -> Played[StateT]:
        """Makes the next move of the record again. Raises IllegalMoveError where there is none."""
        if self.is_at_end:
            raise IllegalMoveError(tr("The record ends here."))
        self.go_to(self.place + 1)
        return self._history[-1]

    @property
    def undoable(self) -> int:
        """Nothing can be taken back."""
        return 0

    def leave(self, moment: str) -> None:
        """Does nothing: the game was played before."""


@dataclass(frozen=True)
class _NoDice:
    """Nothing is thrown."""

    def opening_tags(self) -> tuple[Tag, ...]:
        return ()

    def closing_tags(self) -> tuple[Tag, ...]:
        return ()

    def roller(self, used: int) -> Roller:
        return StreamRoller(())


def _forget(_: GameSession[Any]) -> None:
    """Keeps nothing."""
