"""Summaries of all past games: sorted, searched and read in pages.

Their mistakes can be practiced: the answers are saved, and when each mistake is asked again.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
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
    """A row of the history: the game's number in the store, and its summary."""

    number: int
    summary: GameSummary


class SortKey(Enum):
    """The columns that can sort the history; equal games are ordered by number.

    Costs and luck of different games cannot be compared: they are sorted game by game, and games without a review come
    last in both directions.
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
    """Seconds since 1970 (UTC): from the first, and before the second."""
    noted: tuple[str, ...] = ()
    """Texts in its notes, as GameNotes has them; one of them is enough."""


@dataclass(frozen=True)
class PastQuery:
    """The games to list and their order. `game` is "" for all games; a game must fit every term in `wanted`."""

    game: str = ""
    counted_only: bool = False
    wanted: tuple[SearchTerm, ...] = ()
    sort: SortKey = SortKey.BEGUN
    descending: bool = True


Summarize = Callable[[StoredGame], GameSummary]
ReviewGame = Callable[[StoredGame], ReviewFigures | None]
Ranges = tuple[tuple[int, int], ...]
"""Ranges of rows in the order of a query: the first row of each, counted from 0, and its length."""


@dataclass(frozen=True)
class ChosenGames:
    """Rows chosen among the games that a query finds; `count` is how many it found at that time."""

    query: PastQuery
    ranges: Ranges
    count: int

    @property
    def size(self) -> int:
        """The number of games chosen."""
        return sum(size for _, size in self.ranges)


@dataclass(frozen=True, order=True)
class ExercisePlace:
    """Where an exercise comes from: the number of a saved game, and the number of moves before the choice."""

    number: int
    ply: int


@dataclass(frozen=True)
class DueExercise:
    """An exercise that is due now; `step` is how often in a row it was solved."""

    place: ExercisePlace
    step: int


@dataclass(frozen=True)
class ExerciseCount:
    """The exercises of one game: how many exist, how many are due, and how many are known.

    Known ones were solved and are not due again yet; an exercise just missed is neither due nor known.
    """

    game: str
    total: int
    due: int
    known: int


@dataclass(frozen=True)
class Tally:
    """The number of games of one kind against one opponent with this result."""

    game: str
    opponent: str
    standing: GameStanding
    result: GameResult
    count: int


@dataclass(frozen=True)
class DatedFigure:
    """A figure of one game, and its start in seconds since 1970 (UTC); 0 if unknown."""

    begun: int
    value: int


@dataclass(frozen=True)
class GameChoices:
    """The sums of a person's choices in one reviewed game; `even` is as in ReviewFigures."""

    game: str
    begun: int
    choices: tuple[ChoiceFigures, ...]
    even: int | None = None


@dataclass(frozen=True)
class ImportCount:
    """The number of games in an import that are new, and of saved games that got notes from it."""

    new: int
    noted: int


class History(Protocol):
    """The saved games: reads, summarizes, adds up, deletes and imports them, and serves their mistakes as exercises.

    In all methods the game "" means all games. Moments are in seconds since 1970 (UTC). All raise StoreError.
    """

    def count(self, query: PastQuery) -> int:
        """The number of games found; the order does not matter."""
        ...

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        """At most `most` games from row `first`, counted from 0."""
        ...

    def opponents(self) -> tuple[tuple[str, str], ...]:
        """Each game with each of its opponents so far."""
        ...

    def game(self, number: int) -> StoredGame | None:
        """The whole game of this number; None if it is not saved."""
        ...

    def numbers(self, games: ChosenGames) -> tuple[int, ...]:
        """The numbers of the chosen games. Raises StoreError, also if the query now finds other games."""
        ...

    def rows(self, games: ChosenGames) -> Iterator[PastGame]:
        """The chosen games, one by one."""
        ...

    def records(self, games: ChosenGames) -> Iterator[str]:
        """The records of the chosen games, one by one."""
        ...

    def behind(self) -> int:
        """The number of games without a summary, or that have ended since their summary."""
        ...

    def copied(self) -> AbstractContextManager["History"]:
        """A copy in memory, for a disk that cannot be written: it can be caught up and read, and is then dropped."""
        ...

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        """Summarize the games without a summary, or that have ended since; the newest first.

        `hidden` games are left out. After every few games it yields their number, so that the caller can do something
        else in between.
        """
        ...

    def has_unreviewed(self) -> bool:
        """Whether any summarized game still needs a review."""
        ...

    def unreviewed(self) -> int:
        """The number of games that still need a review."""
        ...

    def game_choices(self, game: str, most: int) -> tuple[GameChoices, ...]:
        """At most `most` of the newest games in which a person's choices mattered, the oldest first.

        Imported games are left out, since others may have played them.
        """
        ...

    def review(self, review: ReviewGame) -> Iterator[int]:
        """Review those games, the newest first. Yields the number done after every few."""
        ...

    def hide(self, numbers: Collection[int]) -> frozenset[int]:
        """Hide these games until the next `catch_up`; return all hidden games.

        A game on a table is not hidden.
        """
        ...

    def delete(self, numbers: Collection[int]) -> int:
        """Delete these games, except those on a table; return the number deleted."""
        ...

    def take_in(self, games: Sequence[StoredGame]) -> ImportCount:
        """Import records read from files, all or none. The notes in a record that is already saved are added there.

        A game's id is its record's, "" if it has none; if another game has that id, a new one is used.
        """
        ...

    def number_of(self, record: str) -> int | None:
        """The number of the finished game with this record, apart from notes and players' names; None if none is."""
        ...

    def keep_notes(self, number: int, notes: Mapping[int, str]) -> None:
        """Save notes of a finished game, with their places as in RecordLines; "" removes one.

        Raises StoreError if the game is not saved or not finished, or a note does not fit; nothing has changed then.
        """
        ...

    def are_few(self) -> bool:
        """Whether there are so few games that adding them up is quick."""
        ...

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """The number of games with each result, by game and opponent."""
        ...

    def results(self, game: str) -> Iterator[GameResult]:
        """The result of each counted game, in the order in which they began."""
        ...

    def best(self, game: str, *, is_fewest: bool) -> DatedFigure | None:
        """The best figure of a counted game, the earliest of equal ones; None if there is none."""
        ...

    def last_beaten(self, game: str) -> str:
        """The computer player that a person beat most recently; "" if there is none."""
        ...

    def money(self, game: str) -> Iterator[DatedFigure]:
        """The amount won in each counted or left game, in cents, in the order in which they began."""
        ...

    def dice(self, game: str) -> DiceCounts:
        """The counts of the dice in games that were counted or left.

        Casual games are left out: undoing a roll is choosing among dice.
        """
        ...

    def due_exercises(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        """At most `most` due exercises, those of the newest day first, and within a day the worst first."""
        ...

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        """The exercise counts of each game that has exercises."""
        ...

    def next_due(self, game: str, now: int) -> int | None:
        """When the next exercise becomes due, in seconds since 1970 (UTC); None if there is none."""
        ...

    def keep_answer(self, place: ExercisePlace, step: int, due: int) -> None:
        """Save how often in a row an exercise was solved, and when it is due again."""
        ...


OpenHistory = Callable[[str | None], History]
"""Opens a games folder, by default the user's own; a missing folder is created when a game is imported."""


class Archive(Protocol):
    """All saved games at one moment, to be checked. All methods raise StoreError."""

    def faults(self) -> tuple[str, ...]:
        """What is wrong with the file itself, in the database library's words."""
        ...

    def games(self) -> Iterator[StoredGame]:
        """Each saved game, the oldest first."""
        ...


OpenArchive = Callable[[str | None], AbstractContextManager[Archive]]
"""Opens a games folder, by default the user's own, to check it. Raises StoreError."""
