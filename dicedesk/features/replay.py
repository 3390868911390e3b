"""Replays of a record of any game: its moves and milestones, and a session that shows them."""

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
    """A notable event: the number of moves made when it had happened, and its description."""

    place: int
    words: Sentence


@dataclass(frozen=True)
class RecordedGame(Generic[StateT]):
    """A record, its moves with their states, its players, its telling, and its milestones in order.

    `played` is the number of moves really played if the others are a coach's line; None if all were. `line` is how
    likely each of these others is.
    """

    record: Record[StateT]
    history: PersistentList[Played[StateT]]
    players: tuple[Name, ...]
    telling: Telling[StateT, Any]
    milestones: tuple[Milestone, ...]
    played: int | None = None
    line: tuple[Likely, ...] = ()

    @property
    def moves(self) -> int:
        """The number of moves; a place is a number from 0, before the first move, to this one."""
        return len(self.history)

    def words_at(self, place: int) -> tuple[Sentence, ...]:
        """Return what the last move before a place led to, a sentence each; () before the first move."""
        if not place:
            return ()
        played = self.history[place - 1]
        lines = range(self.telling.lines_in(played))
        return tuple(self.telling.line(played, self.players, line) for line in lines)

    def chance_at(self, place: int) -> Sentence | None:
        """Return how likely the last move before a place is in a coach's line; None for a move really played."""
        if self.played is None or place <= self.played:
            return None
        return self.line[place - self.played - 1].words

    def milestone_at(self, place: int) -> int:
        """Return the index of the last milestone at or before a place; -1 if there is none."""
        return bisect_right(self.milestones, place, key=lambda milestone: milestone.place) - 1


def recorded_in(text: str, played: int | None = None) -> RecordedGame[Any]:
    """Return the game of a record's text; in a coach's line, only the first moves were `played`.

    Raises NotationError, and the errors of replaying it.
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
    if played is None:
        return ()
    coach = load_coach(record.spec.id)
    return tuple(coach.likely(each.before, each.move) for each in list(history)[played:])


def for_other_moves(record: Record[StateT]) -> Record[StateT]:
    """Return the record without its lines about dice and the end, which would be false for other moves."""
    tags = tuple(tag for tag in record.tags if owner_of(tag[0]) in (Owner.OPENING, Owner.TABLE))
    return replace(record, tags=tags)


def line_after(record: Record[StateT], variation: Variation[StateT]) -> Record[StateT]:
    """Return a record of unplayed moves: its own moves, followed by a variation."""
    line = for_other_moves(record)
    for step in variation.steps:
        line = line.with_play(step.played.move, step.played.faces)
    return line


REPLAY_ONLY = tr("This is a replay. To play from here, choose “Play on from here”.")


class ReplaySession(GameSession[StateT]):
    """A session that shows a record at some move; `play_computer` makes the next move again.

    It is always the computer's turn, so that the table offers no choices. Nothing is saved.
    """

    def __init__(self, game: RecordedGame[StateT], seats: tuple[Seat[StateT], ...], place: int = 0) -> None:
        """Show the record after its first `place` moves."""
        super().__init__(game.record.without_last(game.moves), seats, _NoDice(), _forget)
        self.game = game
        self.go_to(place)

    @property
    def place(self) -> int:
        """The number of moves made."""
        return len(self._history)

    @property
    def is_at_end(self) -> bool:
        """Whether all moves of the record have been made."""
        return self.place == self.game.moves

    def go_to(self, place: int) -> None:
        """Show the record after its first `place` moves, or after all if it has fewer."""
        left = self.game.moves - min(place, self.game.moves)
        self._history = self.game.history.without_last(left)
        self._record = self.game.record.without_last(left)

    @property
    def computer_moves(self) -> bool:
        """Whether the game goes on: only the computer moves."""
        return not self.is_over

    @property
    def why_no_moves(self) -> Sentence | None:
        """The sentence that this is a replay."""
        return REPLAY_ONLY

    def play(self, move: Move, typed: Roll = ()) -> Played[StateT]:
        raise IllegalMoveError(REPLAY_ONLY)

    def play_computer(self, typed: Roll = ()) -> Played[StateT]:
        """Make the next move of the record again. Raises IllegalMoveError if there is none."""
        if self.is_at_end:
            raise IllegalMoveError(tr("The record ends here."))
        self.go_to(self.place + 1)
        return self._history[-1]

    @property
    def undoable(self) -> int:
        """Return 0: nothing can be undone."""
        return 0

    def leave(self, moment: str) -> None:
        """Do nothing: the game was played before."""


@dataclass(frozen=True)
class _NoDice:
    """A source of no dice."""

    def opening_tags(self) -> tuple[Tag, ...]:
        return ()

    def closing_tags(self) -> tuple[Tag, ...]:
        return ()

    def roller(self, used: int) -> Roller:
        return StreamRoller(())


def _forget(_: GameSession[Any]) -> None:
    """Save nothing."""
