"""The exercises that are due, made of the games that they come from."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from dicedesk.core.record import parse_record
from dicedesk.features.practice.making import exercise_in
from dicedesk.features.practice.preparing import (
    ExerciseProgress,
    Prepared,
    WantedExercises,
    find_some,
    prepare,
    progress,
)
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.past_games import (
    DueExercise,
    ExerciseCount,
    ExercisePlace,
    NoExercises,
    NoPastGames,
    ReviewGame,
    Summarize,
)
from dicedesk.play.ports.store import KeptGame
from tests.play.bad_records import BAD_HAZARD, BAD_POKER_DICE


@dataclass
class Past(NoPastGames):
    """Some games by their numbers, and what was asked of them."""

    games: dict[int, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def game(self, number: int) -> KeptGame | None:
        record = self.games.get(number)
        if record is None:
            return None
        return KeptGame.of_record(
            str(number), parse_record(BAD_HAZARD, GAMES).spec.id, record, "", ended=True
        )

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        self.asked.append("summaries")
        yield 1

    def review(self, review: ReviewGame) -> Iterator[int]:
        self.asked.append("reviews")
        yield 7


class Due(NoExercises):
    """Exercises that are all due, at these places."""

    def __init__(self, *places: tuple[int, int]) -> None:
        self.places = [ExercisePlace(*place) for place in places]

    def due(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        return tuple(DueExercise(place, 2) for place in self.places if place not in without)[:most]

    def counts(self, now: int) -> tuple[ExerciseCount, ...]:
        return (ExerciseCount("hog", 5, 2, 1), ExerciseCount("hazard", 1, 1, 0))

    def next_due(self, game: str, now: int) -> int | None:
        return 77


def test_what_is_due_is_made_of_its_game_and_knows_its_place_and_step() -> None:
    past = Past({1: BAD_HAZARD, 2: BAD_POKER_DICE})
    found = prepare(Due((2, 1), (1, 0)), past, WantedExercises("", 0, 5)).exercises
    assert [(each.game, each.place, each.step) for each in found] == [
        ("poker-dice", ExercisePlace(2, 1), 2),
        ("hazard", ExercisePlace(1, 0), 2),
    ]
    assert found[1].choices == exercise_in(BAD_HAZARD, 0).choices


def test_what_can_no_longer_be_made_is_told() -> None:
    past = Past({1: BAD_HAZARD, 2: "no record"})
    found = prepare(Due((2, 1), (3, 1), (1, 1), (1, 0)), past, WantedExercises("", 0, 9))
    assert [each.place for each in found.exercises] == [ExercisePlace(1, 0)]
    assert found.gone == {ExercisePlace(2, 1), ExercisePlace(3, 1), ExercisePlace(1, 1)}


def test_what_is_there_already_is_left_out() -> None:
    past = Past({1: BAD_HAZARD})
    wanted = WantedExercises("", 0, 5, frozenset({ExercisePlace(1, 0)}))
    assert prepare(Due((1, 0)), past, wanted) == Prepared((), frozenset())


def test_the_counts_of_all_games_are_added_up() -> None:
    found = progress(Due(), "", 0)
    assert found == ExerciseProgress((ExerciseCount("hog", 5, 2, 1), ExerciseCount("hazard", 1, 1, 0)), 77)
    assert found.of("") == ExerciseCount("", 6, 3, 1)
    assert found.of("hog") == ExerciseCount("hog", 5, 2, 1)
    assert found.of("craps") == ExerciseCount("craps", 0, 0, 0)


def test_games_are_summarized_before_they_are_reviewed() -> None:
    past, told = Past(), list[int]()
    assert find_some(past, told.append) == 7
    assert past.asked == ["summaries", "reviews"]
    assert told == [0, 7]


def test_where_nothing_is_kept_nothing_is_due() -> None:
    assert prepare(NoExercises(), NoPastGames(), WantedExercises("", 0, 5)) == Prepared((), frozenset())
    assert progress(NoExercises(), "", 0) == ExerciseProgress((), None)
    NoExercises().answer(ExercisePlace(1, 1), 1, 1)
