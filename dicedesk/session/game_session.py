"""A running game without a screen: its record, its states, its dice, and who sits where."""

from collections.abc import Callable
from typing import Generic

from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.game import GameSpec, Move, Played, StateT, Step
from dicedesk.core.record import Record
from dicedesk.core.rollers import DiceSource, RewindableRoller, Tag
from dicedesk.core.trail import Trail
from dicedesk.core.words import tr
from dicedesk.players.player import Player, RememberingPlayer
from dicedesk.session.seats import Seat


class GameSession(Generic[StateT]):
    """One game that is being played. It changes only by `play`, `play_computer` and `undo`.

    `keep` is called with the session after each change and before the change is given back, so that
    nothing is shown that was not kept. What a move costs does not depend on how many there were.
    """

    def __init__(
        self,
        record: Record[StateT],
        seats: tuple[Seat[StateT], ...],
        dice: DiceSource,
        keep: Callable[["GameSession[StateT]"], None],
    ) -> None:
        """Raises what replaying the record raises."""
        self._record = record
        self._first = record.first_state()
        self._history = Trail(record.replay())
        self._dice = dice
        self._roller = RewindableRoller(dice.roller(len(record.faces)))
        self._keep = keep
        self.seats = seats
        self._players = self._players_who_remember()
        self._finish_if_over()
        keep(self)

    @property
    def state(self) -> StateT:
        """The state now."""
        return self._history[-1].step.state if self._history else self._first

    @property
    def dice(self) -> DiceSource:
        """The dice of this game."""
        return self._dice

    @property
    def record(self) -> Record[StateT]:
        """The game so far; with the seed of its dice once it is over."""
        return self._record

    @property
    def history(self) -> Trail[Played[StateT]]:
        """Every move so far with what it led to."""
        return self._history

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome() is not None

    @property
    def is_untouched(self) -> bool:
        """Whether nothing would be lost by another game: this one has not begun, or is over."""
        return self.is_over or not self._history

    @property
    def computer_moves(self) -> bool:
        """Whether a computer player is to move now."""
        return not self.is_over and self.seats[self.state.seat].player is not None

    def play(self, move: Move) -> Played[StateT]:
        """Makes the move with dice from the roller. Raises IllegalMoveError; then nothing has changed."""
        before = self.state
        reason = before.refusal(move)
        if reason is not None:
            raise IllegalMoveError(reason)
        faces = self._roller.roll(before.dice_for(move))
        step = before.apply(move, faces)
        played = Played(before, move, faces, step)
        self._record = self._record.with_play(move, faces)
        self._history = self._history.followed_by(played)
        self._players = tuple(_after(player, step) for player in self._players)
        self._finish_if_over()
        self._keep(self)
        return played

    def play_computer(self) -> Played[StateT]:
        """Makes the move of the computer player whose turn it is."""
        player = None if self.is_over else self._players[self.state.seat]
        if player is None:
            raise IllegalMoveError(tr("It is not the computer's turn."))
        return self.play(player.choose(self.state))

    @property
    def undoable(self) -> int:
        """How many moves `undo` would take back: to the last decision of a person; 0 for none.

        A game that is over stays: the seed of its dice has been shown.
        """
        if self.is_over or all(seat.player is not None for seat in self.seats):
            return 0
        for count, played in enumerate(reversed(self._history), 1):
            if self.seats[played.before.seat].player is None:
                return count
        return 0

    def undo(self) -> int:
        """Takes back the last move of a person and what came after it; returns how many moves went.

        The dice go back with it: the same number of dice will show the same faces.
        """
        moves = self.undoable
        if moves:
            taken_back = self._history[len(self._history) - moves :]
            self._record = self._record.without_last(moves)
            self._history = self._history.without_last(moves)
            self._roller.put_back(tuple(face for played in taken_back for face in played.faces))
            self._players = self._players_who_remember()
            self._keep(self)
        return moves

    def _players_who_remember(self) -> tuple[Player[StateT] | None, ...]:
        """The computer player of each seat, who knows all that has happened."""
        players = [seat.player for seat in self.seats]
        if any(isinstance(player, RememberingPlayer) for player in players):
            for played in self._history:
                players = [_after(player, played.step) for player in players]
        return tuple(players)

    def _finish_if_over(self) -> None:
        if self.is_over:
            self._record = self._record.with_tags(self._dice.closing_tags())


def new_record(
    spec: GameSpec[StateT], rules: str, seats: tuple[Seat[StateT], ...], record_id: str, dice: DiceSource
) -> Record[StateT]:
    """The record of a game that has not begun, with all its headers. Raises NotationError for unknown rules."""
    first = spec.new_state(rules)
    players: tuple[Tag, ...] = tuple((f"Player{place}", seat.record_name) for place, seat in enumerate(seats))
    tags = (("Rules", first.rules_text()), *players, ("Id", record_id), *dice.opening_tags())
    return Record(spec, tags)


def _after(player: Player[StateT] | None, step: Step[StateT]) -> Player[StateT] | None:
    return player.after(step) if isinstance(player, RememberingPlayer) else player
