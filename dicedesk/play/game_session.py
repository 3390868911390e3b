"""A running game without a screen: its record, its states, its dice and its players."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any, Generic

from dicedesk.core.dice import Roll, checked_roll
from dicedesk.core.errors import BadRollError, IllegalMoveError
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.game import GameSpec, Move, Played, StateT, Step
from dicedesk.core.persistent_list import Fold, PersistentList, Value, Walk
from dicedesk.core.record import HINTS, LEFT, UNDONE, Record
from dicedesk.core.rollers import DiceSource, RewindableRoller, Tag, TypedDice
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.play.seats import Player, RememberingPlayer, Seat, home_in, told_apart
from dicedesk.play.settings_json import TypedName

LONGEST_WORD = 60
"""Longest word of a player, in characters."""

CASUAL_AFTER_UNDO = tr("This is now a casual game: a roll was undone after it was seen.")
CASUAL_AFTER_HINT = tr("This is now a casual game: a hint was used.")

_MOST_DIGITS = 9


class GameSession(Generic[StateT]):
    """One game being played. Only methods that end with a call of `keep` change it.

    A game counts until a roll is undone or a hint is used; then it is casual. A game that continues another one or
    begins at a position is casual from the start, and so is a game made casual by choice: the choice is open until the
    first roll, and the record then says it as a number of hints, which may be 0.

    `keep` is called with the session after each change and before the method returns, so that nothing is shown before
    it is saved. The time a move takes does not grow with the number of moves.
    """

    def __init__(
        self,
        record: Record[StateT],
        seats: tuple[Seat[StateT], ...],
        dice: DiceSource,
        keep: Callable[["GameSession[StateT]"], None],
    ) -> None:
        """Raises the errors of replaying the record."""
        self._record = record
        self._first = record.first_state()
        self._history = PersistentList(record.replay())
        self._looked_at: PersistentList[Played[StateT]] | None = None
        self._state, self._is_over, self._computer_moves = self._first, False, False
        self._taken_over = record.taken_over
        self._dice = dice
        self._roller = RewindableRoller(dice.roller(len(record.own_faces)))
        self._keep = keep
        names = told_apart([seat.name for seat in seats])
        self.seats = tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=True))
        self._players = self._players_who_remember()
        self._taken_back: tuple[tuple[Played[StateT], ...], ...] = ()
        self._joined = dict[int, int]()
        self._chose_casual, self._early_hints = False, 0
        self._walks: dict[Fold[StateT, Any], Walk[StateT, Any]] = {}
        self._finish_if_over()
        keep(self)

    @property
    def state(self) -> StateT:
        self._look()
        return self._state

    @property
    def dice(self) -> DiceSource:
        return self._dice

    @property
    def record(self) -> Record[StateT]:
        """The game so far, with the seed of its dice once it is over."""
        return self._record

    @property
    def history(self) -> PersistentList[Played[StateT]]:
        """Every move so far and its step."""
        return self._history

    @property
    def names(self) -> tuple[Name, ...]:
        """The names of the players, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def last(self) -> Played[StateT] | None:
        """The last move; None before the first."""
        return self._history[-1] if self._history else None

    @property
    def home(self) -> int:
        """The seat shown on the left."""
        people = [place for place, seat in enumerate(self.seats) if seat.player is None]
        return home_in(self._record, people)

    def folded(self, fold: Fold[StateT, Value]) -> Value:
        """Return the value of a fold over the moves; only moves since its last call are walked."""
        return self._walk(fold).of(self._history)

    def fold_ahead(self, history: PersistentList[Played[StateT]]) -> None:
        """Walk every fold used so far through moves that this session will make."""
        for walk in self._walks.values():
            walk.of(history)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        self._look()
        return self._is_over

    @property
    def is_closed(self) -> bool:
        """Whether nothing can change any more: the game is over or was left."""
        return self.is_over or self._record.tag(LEFT) is not None

    @property
    def is_casual(self) -> bool:
        """Whether the game does not count: by its record, or by choice."""
        return self._record.is_casual or self._chose_casual

    @property
    def can_choose_kind(self) -> bool:
        """Whether the game can still be made counted or casual: no die has been rolled."""
        is_played = not self.is_closed and self.why_no_moves is None
        if not is_played or self._record.is_casual or all(seat.player is not None for seat in self.seats):
            return False
        return not any(played.faces for played in islice(self._history, self._taken_over, None))

    def choose_kind(self, *, casual: bool) -> bool:
        """Make the game casual or counted; return False if it is too late to choose."""
        can_choose = self.can_choose_kind
        if can_choose:
            self._chose_casual = casual
        return can_choose

    @property
    def takes_word(self) -> bool:
        """Whether the player's word can still be chosen: no die has been rolled."""
        is_sealed = isinstance(self._dice, SealedDice)
        has_help = self._record.tag(UNDONE) is not None or self._record.tag(HINTS) is not None
        return is_sealed and not (self.is_closed or self._record.own_faces or has_help)

    @property
    def is_untouched(self) -> bool:
        """Whether a new game would lose nothing: no person has moved in this game, or it is over."""
        return self.is_over or len(self._history) == self._taken_over

    @property
    def computer_moves(self) -> bool:
        """Whether it is a computer player's turn."""
        self._look()
        return self._computer_moves

    @property
    def why_no_moves(self) -> Sentence | None:
        """Why people can never move in this session; None if they can on their turn."""
        return None

    def choose_word(self, word: str) -> bool:
        """Mix this word into the dice instead of the last one; False if dice have been rolled.

        Only its printable characters count, and at most LONGEST_WORD.
        """
        if not (self.takes_word and isinstance(self._dice, SealedDice)):
            return False
        self._dice = replace(self._dice, word=TypedName(LONGEST_WORD).write(word))
        self._roller = RewindableRoller(self._dice.roller(0))
        self._record = self._record.with_tags(self._dice.opening_tags())
        self._keep(self)
        return True

    @property
    def computer_move(self) -> Move | None:
        """The next move of a computer player; None if it is not a computer player's turn."""
        player = None if self.is_over else self._players[self.state.seat]
        return None if player is None else player.choose(self.state)

    def play(self, move: Move, typed: Roll = ()) -> Played[StateT]:
        """Make the move with dice from the roller, or with real dice, whose faces are `typed`.

        Raises IllegalMoveError or BadRollError; nothing has changed in that case.
        """
        before = self.state
        reason = (
            tr("This game was left early and cannot be continued.")
            if self._record.tag(LEFT) is not None
            else before.refusal(move)
        )
        if reason is not None:
            raise IllegalMoveError(reason)
        faces = self._thrown(before.dice_for(move), typed)
        played = Played(before, move, faces, before.apply(move, faces))
        self._taken_back = ()
        self._add(played)
        if faces or self.is_over:
            self._note_kind()
        self._finish_if_over()
        self._keep(self)
        return played

    def play_computer(self, typed: Roll = ()) -> Played[StateT]:
        """Make the computer player's move; `typed` is as in `play`."""
        move = self.computer_move
        if move is None:
            raise IllegalMoveError(tr("It is not the computer's turn."))
        return self.play(move, typed)

    @property
    def undoable(self) -> int:
        """The number of moves that `undo` would undo: back to a person's last choice, or all that `join` joined.

        0 if the game is over, since the seed has been shown. Moves taken over from another game stay.
        """
        if self.is_closed or all(seat.player is not None for seat in self.seats):
            return 0
        own = len(self._history) - self._taken_over
        if len(self._history) in self._joined:
            return self._joined[len(self._history)]
        for count, played in enumerate(islice(reversed(self._history), own), 1):
            if self.seats[played.before.seat].player is None:
                return count
        return 0

    def join(self, moves: int) -> None:
        """Let `undo` undo the last moves together, since a person made them with one choice."""
        self._joined[len(self._history)] = moves

    def undo(self) -> int:
        """Undo the last move of a person and the moves after it; return the number of moves undone.

        The dice go back too: the same number of dice will show the same faces. So the game is casual from now on,
        unless no dice were rolled in these moves.
        """
        moves = self.undoable
        if moves:
            taken_back = self._history[len(self._history) - moves :]
            self._record = self._record.without_last(moves)
            self._history = self._history.without_last(moves)
            left = len(self._history)
            self._joined = {end: count for end, count in self._joined.items() if end <= left}
            faces = tuple(face for played in taken_back for face in played.faces)
            self._roller.put_back(faces)
            self._players = self._players_who_remember()
            self._taken_back = (*self._taken_back, taken_back)
            if faces:
                self._count(UNDONE)
            self._keep(self)
        return moves

    @property
    def undo_costs(self) -> bool:
        """Whether `undo` would make the game casual: it would undo dice that were seen."""
        if self.is_casual:
            return False
        moves = self.undoable
        return any(played.faces for played in islice(reversed(self._history), moves))

    @property
    def redoable(self) -> int:
        """The number of moves that `redo` would restore; 0 after a new move or a restart."""
        return 0 if self.is_closed or not self._taken_back else len(self._taken_back[-1])

    def redo(self) -> int:
        """Make the moves of the last `undo` again, with the same dice; return their number.

        A game that became casual stays casual: the dice were seen before the undo.
        """
        moves = self.redoable
        if moves:
            again, self._taken_back = self._taken_back[-1], self._taken_back[:-1]
            for played in again:
                self._roller.roll(len(played.faces))
                self._add(played)
            self.join(moves)
            self._keep(self)
        return moves

    @property
    def can_take_hint(self) -> bool:
        """Whether it is a person's turn."""
        return not (self.is_closed or self.computer_moves)

    def take_hint(self) -> None:
        """Count that a person asked for the best move; does nothing if it is not a person's turn.

        In a casual game, hints from before the first roll are recorded at that roll.
        """
        if not self.can_take_hint:
            return
        if self._chose_casual and self.can_choose_kind:
            self._early_hints += 1
        else:
            self._count(HINTS)
            self._keep(self)

    def leave(self, moment: str) -> None:
        """End the game, for example because a new one begins; the seed of its dice is revealed.

        A person leaves with the rules' leaving move, at its usual cost. Without such a move the game ends as it is;
        `moment` is the time in UTC, as in records. Does nothing if the game is over.
        """
        if self.is_closed:
            return
        if not self.is_untouched:
            move = None if self.computer_moves else self.state.leaving_move
            if move is not None:
                self.play(move)
                return
            self._note_kind()
        self._record = self._record.with_tags(((LEFT, moment), *self._dice.closing_tags()))
        self._keep(self)

    @property
    def leaving_cost(self) -> Sentence | None:
        """What a person loses by leaving the game; None if nothing."""
        return None if self.is_untouched or self.computer_moves else self.state.leaving_cost

    def _look(self) -> None:
        # A table asks for it about a hundred times per move, and it changes only with a move.
        if self._looked_at is not self._history:
            self._looked_at = self._history
            self._state = self._history[-1].step.state if self._history else self._first
            self._is_over = self._state.outcome() is not None
            self._computer_moves = not self._is_over and self.seats[self._state.seat].player is not None

    def _walk(self, fold: Fold[StateT, Value]) -> Walk[StateT, Value]:
        return self._walks.get(fold) or self._walks.setdefault(fold, Walk(fold))

    def _thrown(self, dice: int, typed: Roll) -> Roll:
        """The faces of `dice` dice. Raises BadRollError for wrong typed faces, or if the program throws the dice."""
        if isinstance(self._dice, TypedDice):
            self._roller = RewindableRoller(TypedDice(checked_roll(typed, dice)).roller(0))
        elif typed:
            raise BadRollError(tr("The program rolls the dice in this game."))
        return self._roller.roll(dice)

    def _add(self, played: Played[StateT]) -> None:
        self._record = self._record.with_play(played.move, played.faces)
        self._history = self._history.followed_by(played)
        self._players = tuple(_after(player, played.step) for player in self._players)

    def _note_kind(self) -> None:
        if self._chose_casual and self._record.tag(HINTS) is None:
            self._record = self._record.with_tags(((HINTS, str(self._early_hints)),))

    def _count(self, name: str) -> None:
        self._record = self._record.with_tags(((name, str(counted(self._record, name) + 1)),))

    def _players_who_remember(self) -> tuple[Player[StateT] | None, ...]:
        """The computer player of each seat, with its memory of the game."""
        players = [seat.player for seat in self.seats]
        if any(isinstance(player, RememberingPlayer) for player in players):
            for played in self._history:
                players = [_after(player, played.step) for player in players]
        return tuple(players)

    def _finish_if_over(self) -> None:
        if self.is_over:
            self._record = self._record.with_tags(self._dice.closing_tags())


def counted(record: Record[Any], name: str) -> int:
    """The number in a header line; 0 if the line is missing, and 1 if it is not a number."""
    text = record.tag(name)
    if text is None:
        return 0
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS else 1


def new_record(
    spec: GameSpec[StateT],
    rules: str,
    seats: tuple[Seat[StateT], ...],
    fixed: tuple[Tag, ...],
    dice: DiceSource,
) -> Record[StateT]:
    """The record of a game that has not begun; `fixed` are the header lines from its dice.

    Raises NotationError for unknown rules.
    """
    first = spec.new_state(rules)
    players: tuple[Tag, ...] = tuple((f"Player{place}", seat.record_name) for place, seat in enumerate(seats))
    tags = (("Rules", first.rules_text()), *players, *fixed, *dice.opening_tags())
    return Record(spec, tags)


def _after(player: Player[StateT] | None, step: Step[StateT]) -> Player[StateT] | None:
    return player.after(step) if isinstance(player, RememberingPlayer) else player
