"""A history without games, for tests that fill in what they ask for."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager

from dicedesk.core.dice import NO_DICE, DiceCounts
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.ports.past_games import (
    ChosenGames,
    DatedFigure,
    DueExercise,
    ExerciseCount,
    ExercisePlace,
    GameChoices,
    History,
    ImportCount,
    PastGame,
    PastQuery,
    ReviewGame,
    Summarize,
    Tally,
)
from dicedesk.play.ports.store import StoredGame, StoreError


class NoHistory:
    """Nothing is kept in it, and nothing can be."""

    def count(self, query: PastQuery) -> int:
        return 0

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        return ()

    def opponents(self) -> tuple[tuple[str, str], ...]:
        return ()

    def game(self, number: int) -> StoredGame | None:
        return None

    def numbers(self, chosen: ChosenGames) -> tuple[int, ...]:
        return ()

    def rows(self, chosen: ChosenGames) -> Iterator[PastGame]:
        return iter(())

    def records(self, chosen: ChosenGames) -> Iterator[str]:
        return iter(())

    def behind(self) -> int:
        return 0

    def copied(self) -> AbstractContextManager[History]:
        raise StoreError("Nothing can be read here.")

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        return iter(())

    def has_unreviewed(self) -> bool:
        return False

    def unreviewed(self) -> int:
        return 0

    def game_choices(self, game: str, most: int) -> tuple[GameChoices, ...]:
        return ()

    def review(self, review: ReviewGame) -> Iterator[int]:
        return iter(())

    def hide(self, numbers: Collection[int]) -> frozenset[int]:
        return frozenset()

    def delete(self, numbers: Collection[int]) -> int:
        return 0

    def take_in(self, games: Sequence[StoredGame]) -> ImportCount:
        raise StoreError("Nothing can be saved here.")

    def number_of(self, record: str) -> int | None:
        return None

    def keep_notes(self, number: int, notes: Mapping[int, str]) -> None:
        raise StoreError("Nothing can be saved here.")

    def are_few(self) -> bool:
        return True

    def tallies(self, game: str) -> tuple[Tally, ...]:
        return ()

    def results(self, game: str) -> Iterator[GameResult]:
        return iter(())

    def best(self, game: str, *, is_fewest: bool) -> DatedFigure | None:
        return None

    def last_beaten(self, game: str) -> str:
        return ""

    def money(self, game: str) -> Iterator[DatedFigure]:
        return iter(())

    def dice(self, game: str) -> DiceCounts:
        return NO_DICE

    def due_exercises(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        return ()

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        return ()

    def next_due(self, game: str, now: int) -> int | None:
        return None

    def keep_answer(self, place: ExercisePlace, step: int, due: int) -> None:
        raise StoreError("Nothing can be saved here.")
