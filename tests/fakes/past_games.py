"""Where nothing is kept: no games of the past, and no exercises."""

from collections.abc import Collection, Iterator, Sequence

from dicedesk.play.ports.past_games import (
    ChosenGames,
    DueExercise,
    ExerciseCount,
    ExercisePlace,
    PastGame,
    PastQuery,
    ReviewGame,
    Summarize,
)
from dicedesk.play.ports.store import StoredGame, StoreError


class NoPastGames:
    """Stands in where nothing is kept."""

    def count(self, query: PastQuery) -> int:
        """None."""
        return 0

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        """None."""
        return ()

    def opponents(self) -> tuple[tuple[str, str], ...]:
        """None."""
        return ()

    def game(self, number: int) -> StoredGame | None:
        """None."""
        return None

    def numbers(self, chosen: ChosenGames) -> tuple[int, ...]:
        """None."""
        return ()

    def rows(self, chosen: ChosenGames) -> Iterator[PastGame]:
        """None."""
        return iter(())

    def records(self, chosen: ChosenGames) -> Iterator[str]:
        """None."""
        return iter(())

    def behind(self) -> int:
        """None."""
        return 0

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        """Nothing to do."""
        return iter(())

    def has_unreviewed(self) -> bool:
        """None."""
        return False

    def review(self, review: ReviewGame) -> Iterator[int]:
        """Nothing to do."""
        return iter(())

    def hide(self, numbers: Collection[int]) -> frozenset[int]:
        """None."""
        return frozenset()

    def delete(self, numbers: Collection[int]) -> int:
        """None."""
        return 0

    def take_in(self, games: Sequence[StoredGame]) -> int:
        """Raises StoreError."""
        raise StoreError("Nothing can be saved here.")


class NoExercises:
    """Stands in where nothing is kept."""

    def due(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        """None."""
        return ()

    def counts(self, now: int) -> tuple[ExerciseCount, ...]:
        """None."""
        return ()

    def next_due(self, game: str, now: int) -> int | None:
        """None."""
        return None

    def answer(self, place: ExercisePlace, step: int, due: int) -> None:
        """Nothing is kept."""
