"""The games that were ever played, in few words each: sorted, searched and read in pages.

The mistakes in them can be practiced: what was answered is kept, and when each of them returns.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from dicedesk.core.dice import DiceCounts
from dicedesk.play.ports.game_summary import (
    ChoiceFigures,
    GameResult,
    GameStanding,
    GameSummary,
    ReviewFigures,
)
from dicedesk.play.ports.store import StoredGame


@dataclass(frozen=True)
class PastGame:
    """A row of the history: the number of the game in the store, and its summary."""

    number: int
    summary: GameSummary


class SortKey(Enum):
    """The columns that can sort the history; equal games are ordered by number.

    Losses and luck of different games cannot be compared: one game comes after the other, and what was not reviewed
    comes last, whichever way they are sorted.
    """

    BEGUN = "begun"
    GAME = "game"
    OPPONENT = "opponent"
    RESULT = "result"
    LENGTH = "length"
    STANDING = "standing"
    COST = "cost"
    LUCK = "luck"


@dataclass(frozen=True)
class SearchTerm:
    """The possible meanings of one word of a search; a game fits if one of them is true of it."""

    games: tuple[str, ...] = ()
    opponents: tuple[tuple[str, str], ...] = ()
    results: tuple[GameResult, ...] = ()
    standings: tuple[GameStanding, ...] = ()
    begun: tuple[int, int] | None = None
    """Seconds since 1970 (UTC): from the first on, and before the second."""


@dataclass(frozen=True)
class PastQuery:
    """The games to list and their order. `game` is "" for all games; a game has to fit every term in `wanted`."""

    game: str = ""
    counted_only: bool = False
    wanted: tuple[SearchTerm, ...] = ()
    sort: SortKey = SortKey.BEGUN
    descending: bool = True


Summarize = Callable[[StoredGame], GameSummary]
ReviewGame = Callable[[StoredGame], ReviewFigures | None]
Ranges = tuple[tuple[int, int], ...]
"""Places of games in the order of a query: of each range the first, counted from 0, and how many."""


@dataclass(frozen=True)
class ChosenGames:
    """Some of the games that a query finds, at these places; `count` is how many it found when they were chosen."""

    query: PastQuery
    ranges: Ranges
    count: int

    @property
    def size(self) -> int:
        """How many are chosen."""
        return sum(size for _, size in self.ranges)


@dataclass(frozen=True, order=True)
class ExercisePlace:
    """Where an exercise comes from: the number of a kept game, and how many moves were made before the choice."""

    number: int
    ply: int


@dataclass(frozen=True)
class DueExercise:
    """An exercise to be answered now; `step` says how often in a row it was solved."""

    place: ExercisePlace
    step: int


@dataclass(frozen=True)
class ExerciseCount:
    """The exercises of one game: how many there are, how many are due, and how many are known.

    Known are those that were solved and have not returned yet; what was missed a moment ago is neither due nor known.
    """

    game: str
    total: int
    due: int
    known: int


@dataclass(frozen=True)
class Tally:
    """How many games of one kind against one opponent came out so."""

    game: str
    opponent: str
    standing: GameStanding
    result: GameResult
    count: int


@dataclass(frozen=True)
class DatedFigure:
    """A figure of one game, and when that was begun, in seconds since 1970 (UTC); 0 where nobody knows."""

    begun: int
    value: int


@dataclass(frozen=True)
class GameChoices:
    """What the person's choices came to in one game that was reviewed; `even` is as in ReviewFigures."""

    game: str
    begun: int
    choices: tuple[ChoiceFigures, ...]
    even: int | None = None


class History(Protocol):
    """The games that were kept: reads, summarizes, adds up, deletes and imports them, and has their mistakes practiced.

    Where a method asks for a game, "" stands for all games. Moments are in seconds since 1970 (UTC). All raise
    StoreError.
    """

    def count(self, query: PastQuery) -> int:
        """How many games there are; the order does not matter."""
        ...

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        """At most `most` games from place `first` on, counted from 0."""
        ...

    def opponents(self) -> tuple[tuple[str, str], ...]:
        """Each game with each opponent that there ever was in it."""
        ...

    def game(self, number: int) -> StoredGame | None:
        """The whole game of that number; None where it is not kept."""
        ...

    def numbers(self, games: ChosenGames) -> tuple[int, ...]:
        """The numbers of the games that are chosen. Raises StoreError, also where the query finds others by now."""
        ...

    def rows(self, games: ChosenGames) -> Iterator[PastGame]:
        """The games that are chosen, one after the other."""
        ...

    def records(self, games: ChosenGames) -> Iterator[str]:
        """The records of the games that are chosen, one after the other."""
        ...

    def behind(self) -> int:
        """How many games have no summary yet, or have ended since."""
        ...

    def copied(self) -> AbstractContextManager["History"]:
        """A copy in memory, where the disk takes nothing: it can be caught up and read, and is gone afterward."""
        ...

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        """Summarize the games that have no summary yet, or that have ended since; the newest first.

        Those that are `hidden` are left out. After each few it yields how many these were, so that the caller can do
        something else between them.
        """
        ...

    def has_unreviewed(self) -> bool:
        """Whether there are games that have a summary, and still have to be reviewed."""
        ...

    def unreviewed(self) -> int:
        """How many games still have to be reviewed."""
        ...

    def game_choices(self, game: str, most: int) -> tuple[GameChoices, ...]:
        """The newest games, at most `most`, in which a person made choices that mattered; the oldest first.

        Those that were imported are left out: others may have played them.
        """
        ...

    def review(self, review: ReviewGame) -> Iterator[int]:
        """Have those games reviewed, the newest first. After each few it yields how many these were."""
        ...

    def hide(self, numbers: Collection[int]) -> frozenset[int]:
        """Hide these games until `catch_up` finds them; return the games that are hidden now.

        A game that is on a table is not hidden.
        """
        ...

    def delete(self, numbers: Collection[int]) -> int:
        """Delete these games, but none that is on a table; returns how many were deleted."""
        ...

    def take_in(self, games: Sequence[StoredGame]) -> int:
        """Keep records that were read from files, all or none of them; returns how many were not kept already.

        The id of a game is its record's, "" for none; another one takes its place where another game has it.
        """
        ...

    def are_few(self) -> bool:
        """Whether so few games were kept that adding them up takes a moment."""
        ...

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """How the games came out, by game and opponent."""
        ...

    def results(self, game: str) -> Iterator[GameResult]:
        """How each counted game came out, in the order in which they were begun."""
        ...

    def best(self, game: str, *, is_fewest: bool) -> DatedFigure | None:
        """The best figure of a counted game, the earliest of equal ones; None where none has one."""
        ...

    def last_beaten(self, game: str) -> str:
        """The computer player whom a person beat in the newest game that says so; "" where none does."""
        ...

    def money(self, game: str) -> Iterator[DatedFigure]:
        """What each game won in cents, of those that were counted or left, in the order in which they were begun."""
        ...

    def dice(self, game: str) -> DiceCounts:
        """What the dice showed in games that were counted or left.

        Dice of casual games are left out: whoever takes a throw back chooses among dice.
        """
        ...

    def due_exercises(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        """At most `most` exercises that are due, those of the newest day first, of each day the worst first."""
        ...

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        """The number of exercises of each game that has some."""
        ...

    def next_due(self, game: str, now: int) -> int | None:
        """When the next exercise is due that is not due now, in seconds since 1970 (UTC); None if there is none."""
        ...

    def keep_answer(self, place: ExercisePlace, step: int, due: int) -> None:
        """Keep how often in a row an exercise was solved, and when it returns."""
        ...


OpenHistory = Callable[[str | None], History]
"""Opens a games folder, the user's own where it is None; one that is missing is made when a game is taken in."""


class Archive(Protocol):
    """All games of one moment, to be checked. All raise StoreError."""

    def faults(self) -> tuple[str, ...]:
        """What is wrong with the file itself, in the words of the library that reads it."""
        ...

    def games(self) -> Iterator[StoredGame]:
        """Each kept game, the first one first."""
        ...


OpenArchive = Callable[[str | None], AbstractContextManager[Archive]]
"""Opens a games folder, the user's own where it is None, to check it. Raises StoreError."""
