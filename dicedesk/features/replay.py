"""A record of any game to be looked at again, move by move: its moves and milestones, and a session that shows them."""

from bisect import bisect_right
from dataclasses import dataclass, replace
from typing import Any, Generic

from dicedesk.coach.variation import Likely, Variation
from dicedesk.core.dice import Roll
from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.game import Move, Played, State, StateT
from dicedesk.core.persistent_list import PersistentList
from dicedesk.core.record import Owner, Record, owner_of, parse_record
from dicedesk.core.rollers import Roller, StreamRoller, Tag
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.features.story import players_of
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.play.game_session import GameSession
from dicedesk.play.seats import Seat
from dicedesk.play.telling import Telling


@dataclass(frozen=True)
class Milestone:
    """Something that a person may want to see again: after how many moves it had happened, and what it was."""

    place: int
    words: Sentence


@dataclass(frozen=True)
class RecordedGame(Generic[StateT]):
    """A record, its moves with their states, its players, who tells of it, and the milestones in their order.

    `played` is how many of its moves were played, where the others are a coach's line; None where all were. `line` is
    how likely each of these others is.
    """

    record: Record[StateT]
    history: PersistentList[Played[StateT]]
    players: tuple[Name, ...]
    telling: Telling[StateT]
    milestones: tuple[Milestone, ...]
    played: int | None = None
    line: tuple[Likely, ...] = ()

    @property
    def moves(self) -> int:
        """Return how many moves there are; a place is a number from 0, before the first move, to this one."""
        return len(self.history)

    def words_at(self, place: int) -> tuple[Sentence, ...]:
        """Return what the last move before a place led to, a sentence each; () before the first one."""
        if not place:
            return ()
        played = self.history[place - 1]
        lines = range(self.telling.lines_in(played))
        return tuple(self.telling.line(played, self.players, line) for line in lines)

    def chance_at(self, place: int) -> Sentence | None:
        """Return how likely the last move before a place is in a coach's line; None for a move that was played."""
        if self.played is None or place <= self.played:
            return None
        return self.line[place - self.played - 1].words

    def milestone_at(self, place: int) -> int:
        """Return the index of the last milestone that had happened at a place; -1 where none had."""
        return bisect_right(self.milestones, place, key=lambda milestone: milestone.place) - 1


def recorded_in(text: str, played: int | None = None) -> RecordedGame[Any]:
    """Return the game of a record's text; of a coach's line only the first moves were `played`.

    Raises NotationError, and what replaying it raises.
    """
    record = parse_record(text, SPECS)
    history: PersistentList[Played[State[Any]]] = PersistentList(record.replayed())
    players, telling = players_of(record), GAMES[record.spec.id].telling
    notes = (
        Milestone(place, words)
        for place, played in enumerate(history, 1)
        if (words := telling.milestone(played, players)) is not None
    )
    whole = replace(record, plays=PersistentList(record.plays))
    return RecordedGame(
        whole, history, players, telling, tuple(notes), played, _chances(record, history, played)
    )


def _chances(
    record: Record[Any], history: PersistentList[Played[State[Any]]], played: int | None
) -> tuple[Likely, ...]:
    """How likely each move of a coach's line is."""
    if played is None:
        return ()
    coach = load_coach(record.spec.id)
    return tuple(coach.likely(each.before, each.move) for each in list(history)[played:])


def line_after(record: Record[StateT], variation: Variation[StateT]) -> Record[StateT]:
    """Return a record of what was not played: its moves, and after them those of a variation."""
    # What a record says of dice and of its end is not true of other moves.
    tags = tuple(tag for tag in record.tags if owner_of(tag[0]) in (Owner.OPENING, Owner.TABLE))
    line = replace(record, tags=tags)
    for step in variation.steps:
        line = line.with_play(step.played.move, step.played.faces)
    return line


REPLAY_ONLY = tr("This is a replay. To play from here, choose “Play on from here”.")


class ReplaySession(GameSession[StateT]):
    """A session that shows a record after some of its moves; `play_computer` makes the next of them again.

    It is the computer's turn all the time, so that a table offers a person nothing to do. Nothing of it is kept.
    """

    def __init__(self, game: RecordedGame[StateT], seats: tuple[Seat[StateT], ...], place: int = 0) -> None:
        """Show the record after its first `place` moves."""
        super().__init__(game.record.without_last(game.moves), seats, _NoDice(), _forget)
        self.game = game
        self.go_to(place)

    @property
    def place(self) -> int:
        """Return how many moves have been made."""
        return len(self._history)

    @property
    def is_at_end(self) -> bool:
        """Return whether all moves of the record have been made."""
        return self.place == self.game.moves

    def go_to(self, place: int) -> None:
        """Show the record after its first `place` moves; after all of them where it has fewer."""
        left = self.game.moves - min(place, self.game.moves)
        self._history = self.game.history.without_last(left)
        self._record = self.game.record.without_last(left)

    @property
    def computer_moves(self) -> bool:
        """Return whether the game goes on: nobody at the table is to do anything."""
        return not self.is_over

    @property
    def why_no_moves(self) -> Sentence | None:
        """Return that this is a replay."""
        return REPLAY_ONLY

    def play(self, move: Move, typed: Roll = ()) -> Played[StateT]:
        """Refuse any move with an IllegalMoveError."""
        raise IllegalMoveError(REPLAY_ONLY)

    def play_computer(self, typed: Roll = ()) -> Played[StateT]:
        """Make the next move of the record again. Raises IllegalMoveError where there is none."""
        if self.is_at_end:
            raise IllegalMoveError(tr("The record ends here."))
        self.go_to(self.place + 1)
        return self._history[-1]

    @property
    def undoable(self) -> int:
        """Return 0: nothing can be taken back."""
        return 0

    def leave(self, moment: str) -> None:
        """Do nothing: the game was played before."""


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
