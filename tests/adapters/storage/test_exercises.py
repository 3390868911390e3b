"""Mistakes that are kept with their games, what was answered, and what is due."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import _DUE, _OF_GAME, SqliteHistory
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary, Mistake, ReviewFigures
from dicedesk.play.ports.past_games import DueExercise, ExerciseCount, ExercisePlace
from dicedesk.play.ports.store import StoredGame, StoreError
from tests.adapters.storage.past_games import kept_hog, past_of, past_with

DAY = 24 * 60 * 60


def summary(day: int, *mistakes: Mistake, game: str = "hog") -> GameSummary:
    """A reviewed game of a day."""
    return GameSummary(
        game,
        begun=day * DAY + 5,
        result=GameResult.WON,
        standing=GameStanding.COUNTED,
        review=ReviewFigures(1, 2, mistakes),
    )


def summarized(_: StoredGame) -> GameSummary:
    """A game that was counted."""
    return GameSummary("hog", begun=1, result=GameResult.WON, standing=GameStanding.COUNTED)


def exercises_of(folder: Path, *summaries: GameSummary) -> SqliteHistory:
    """The exercises of a folder with these games, numbered from 1."""
    return SqliteHistory(past_with(folder, summaries).file)


def places(found: tuple[DueExercise, ...]) -> list[tuple[int, int]]:
    """Where they come from."""
    return [(each.place.number, each.place.ply) for each in found]


def test_the_newest_day_comes_first_and_of_each_day_the_worst(tmp_path: Path) -> None:
    exercises = exercises_of(
        tmp_path,
        summary(3, Mistake(1, 9000, "a"), Mistake(4, 1000, "b")),
        summary(4, Mistake(2, 1500, "c")),
        summary(4, Mistake(7, 3000, "d"), game="hazard"),
    )
    assert places(exercises.due_exercises("", 0, 10)) == [(3, 7), (2, 2), (1, 1), (1, 4)]
    assert places(exercises.due_exercises("", 0, 2)) == [(3, 7), (2, 2)]
    assert places(exercises.due_exercises("hog", 0, 10)) == [(2, 2), (1, 1), (1, 4)]
    assert places(exercises.due_exercises("hog", 0, 2, [ExercisePlace(2, 2)])) == [(1, 1), (1, 4)]


def test_what_was_answered_is_not_due_before_its_time(tmp_path: Path) -> None:
    exercises = exercises_of(tmp_path, summary(3, Mistake(1, 9000, "a"), Mistake(4, 1000, "b")))
    exercises.keep_answer(ExercisePlace(1, 1), 2, 500)
    assert places(exercises.due_exercises("", 499, 10)) == [(1, 4)]
    assert exercises.next_due("", 499) == exercises.next_due("hog", 499) == 500
    assert exercises.next_due("hazard", 499) is None
    assert exercises.due_exercises("", 500, 10)[0] == DueExercise(ExercisePlace(1, 1), 2)
    assert exercises.next_due("", 500) is None


def test_the_counts_say_how_many_are_due_and_how_many_known(tmp_path: Path) -> None:
    exercises = exercises_of(
        tmp_path,
        summary(3, Mistake(1, 9000, "a"), Mistake(4, 1000, "b"), Mistake(5, 1000, "c")),
        summary(4, Mistake(7, 3000, "d"), game="hazard"),
    )
    exercises.keep_answer(ExercisePlace(1, 1), 1, 500)
    exercises.keep_answer(ExercisePlace(1, 4), 0, 500)
    assert set(exercises.exercise_counts(400)) == {
        ExerciseCount("hog", 3, 1, 1),
        ExerciseCount("hazard", 1, 1, 0),
    }
    assert set(exercises.exercise_counts(600)) == {
        ExerciseCount("hog", 3, 3, 0),
        ExerciseCount("hazard", 1, 1, 0),
    }


def test_of_mistakes_that_ask_for_the_same_the_newest_is_kept(tmp_path: Path) -> None:
    exercises = exercises_of(
        tmp_path,
        summary(3, Mistake(1, 9000, "main"), game="hazard"),
        summary(4, Mistake(5, 1000, "main"), game="hazard"),
    )
    assert places(exercises.due_exercises("", 0, 10)) == [(2, 5)]


def test_reviews_come_newest_first_and_an_older_game_takes_no_place_of_a_newer_one(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("a", "roll 3 : 2 2 2"), kept_hog("b", "roll 3 : 3 3 3"))
    list(past.catch_up(summarized))
    list(past.review(lambda _: ReviewFigures(1, 1, (Mistake(0, 1000, "same"),))))
    assert places(SqliteHistory(past.file).due_exercises("", 0, 10)) == [(2, 0)]


def test_deleting_a_game_removes_its_exercises_and_what_was_answered(tmp_path: Path) -> None:
    past = past_of(tmp_path, *(kept_hog(name, "roll 3 : 2 2 2") for name in "abc"))
    list(past.catch_up(summarized))
    list(past.review(lambda kept: ReviewFigures(1, 1, (Mistake(0, 1000, kept.id),))))
    exercises = SqliteHistory(past.file)
    exercises.keep_answer(ExercisePlace(1, 0), 1, 10**12)
    exercises.keep_answer(ExercisePlace(2, 0), 1, 10**12)
    past.hide([1])
    assert exercises.exercise_counts(0) == (ExerciseCount("hog", 2, 1, 1),)
    past.delete([1])
    with closing(sqlite3.connect(past.file)) as connection:
        assert connection.execute("SELECT game FROM practised").fetchall() == [(2,)]


def test_a_game_that_was_hidden_and_comes_back_brings_its_answers(tmp_path: Path) -> None:
    past = past_of(tmp_path, *(kept_hog(name, "roll 3 : 2 2 2") for name in "ab"))
    exercises = SqliteHistory(past.file)

    def look() -> None:
        list(past.catch_up(summarized))
        list(past.review(lambda kept: ReviewFigures(1, 1, (Mistake(0, 1000, kept.id),))))

    look()
    exercises.keep_answer(ExercisePlace(1, 0), 3, 10**12)
    past.hide([1])
    look()
    assert exercises.exercise_counts(0) == (ExerciseCount("hog", 2, 1, 1),)


def test_what_was_answered_stays_when_summaries_are_made_anew(tmp_path: Path) -> None:
    exercises = exercises_of(tmp_path, summary(3, Mistake(1, 9000, "a")))
    exercises.keep_answer(ExercisePlace(1, 1), 1, 500)
    with closing(sqlite3.connect(exercises.file)) as connection:
        connection.execute("DROP TABLE mistake")
    assert exercises.exercise_counts(0) == ()
    assert SqliteHistory(exercises.file).opponents() == ()
    with closing(sqlite3.connect(exercises.file)) as connection:
        assert connection.execute("SELECT * FROM practised").fetchall() == [(1, 1, 1, 500)]


@pytest.mark.parametrize("game", ["", "hog"])
def test_no_exercise_is_looked_for_among_all(tmp_path: Path, game: str) -> None:
    exercises = exercises_of(tmp_path, summary(3, Mistake(1, 9000, "a")))
    with closing(sqlite3.connect(exercises.file)) as connection:
        plan = connection.execute(
            f"EXPLAIN QUERY PLAN {_DUE.format(of_game=_OF_GAME[not game])}",
            {"game": game, "now": 0, "most": 5},
        ).fetchall()
    steps = [row[3] for row in plan]
    assert "USING COVERING INDEX mistake_by" in steps[0]
    assert [step for step in steps if "TEMP B-TREE" in step] == []


def test_a_folder_without_a_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        SqliteHistory(tmp_path / FILE_NAME).exercise_counts(0)
