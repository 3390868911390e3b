"""What SQLite adds up is what plain Python adds up."""

import pickle
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import MANY, SqliteHistory
from dicedesk.core.dice import NO_DICE, DiceCounts
from dicedesk.features.history.games import summary_of
from dicedesk.features.statistics import statistics_of
from dicedesk.play.ports.game_summary import (
    PARTS,
    ChoiceFigures,
    GameFigures,
    GameResult,
    GameStanding,
    GameSummary,
    ReviewFigures,
)
from dicedesk.play.ports.past_games import GameChoices, PastQuery
from dicedesk.play.ports.store import StoreError
from tests.adapters.storage.past_games import kept_hog, past_of, past_with
from tests.fakes.summed import SummedFigures

counts = st.integers(0, 9)
figures = st.builds(
    GameFigures,
    st.one_of(st.none(), st.integers(0, 3)),
    st.one_of(st.none(), st.integers(-500, 500)),
    st.builds(
        DiceCounts,
        st.lists(counts, min_size=6, max_size=6).map(tuple),
        st.lists(counts, min_size=11, max_size=11).map(tuple),
    ),
)
summaries = st.builds(
    GameSummary,
    st.sampled_from(["hog", "craps", "poker-dice"]),
    st.sampled_from(["", "Ann", "final"]),
    st.integers(0, 3),
    st.sampled_from(GameResult),
    standing=st.sampled_from(GameStanding),
    figures=figures,
)


@given(st.lists(summaries, max_size=12), st.sampled_from(["", "hog", "poker-dice", "senet"]))
def test_sqlite_adds_up_as_plain_python_does(
    tmp_path_factory: pytest.TempPathFactory, kept: list[GameSummary], game: str
) -> None:
    past = SqliteHistory(past_with(tmp_path_factory.mktemp("past"), kept).file)
    assert statistics_of(past, game) == statistics_of(SummedFigures(kept), game)
    for is_fewest in (True, False):
        assert past.best(game, is_fewest=is_fewest) == SummedFigures(kept).best(game, is_fewest=is_fewest)


def test_the_figures_of_games_that_were_kept_are_added_up(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("one", "roll 1 : 5"), kept_hog("two", "roll 1 : 4", "roll 2 : 6 5"))
    list(past.catch_up(summary_of))
    found = statistics_of(SqliteHistory(past.file))
    assert (found.results.won, found.results.lost, found.dice.faces) == (1, 1, (0, 0, 0, 1, 2, 1))


@pytest.mark.parametrize(("kept", "are_few"), [(0, True), (MANY - 1, True), (MANY, False)])
def test_few_games_are_told_from_many(tmp_path: Path, kept: int, *, are_few: bool) -> None:
    past = past_of(tmp_path)
    with closing(sqlite3.connect(past.file)) as connection, connection:
        connection.executemany(
            "INSERT INTO game (id, game, header, seed, ended, moves, revision) "
            "VALUES (?, 'hog', '', '', 1, 0, 0)",
            ((str(number),) for number in range(kept)),
        )
    assert SqliteHistory(past.file).are_few() is are_few


def test_it_can_be_handed_to_another_process(tmp_path: Path) -> None:
    past = SqliteHistory(past_of(tmp_path).file)
    assert pickle.loads(pickle.dumps(past)).dice("") == NO_DICE  # noqa: S301 (our own bytes)


def test_a_folder_without_games_cannot_be_read(tmp_path: Path) -> None:
    past = SqliteHistory(tmp_path / FILE_NAME)
    with pytest.raises(StoreError):
        past.dice("")
    with pytest.raises(StoreError):
        list(past.results(""))


def test_summaries_of_an_earlier_version_are_made_anew(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("one", "roll 1 : 5"))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("CREATE TABLE summary (number INTEGER PRIMARY KEY, game TEXT NOT NULL)")
        connection.execute("INSERT INTO summary VALUES (1, 'hog')")
    list(past.catch_up(summary_of))
    assert past.count(PastQuery()) == 1
    assert SqliteHistory(past.file).dice("").faces == (0, 0, 0, 0, 1, 0)


def test_games_that_earlier_reviews_weighed_otherwise_are_reviewed_anew(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("one", "roll 1 : 5"))
    list(past.catch_up(summary_of))
    list(past.review(lambda _: ReviewFigures(1, 1)))
    assert not past.has_unreviewed()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, ' -- reviews 3', '')")
        assert connection.execute("SELECT changes()").fetchone() != (0,)
    list(past.catch_up(summary_of))
    assert past.has_unreviewed()


def of_choices(
    *begun: int, game: str = "hog", standing: GameStanding = GameStanding.COUNTED
) -> list[GameSummary]:
    """Reviewed games with choices of two kinds each."""
    choices = (ChoiceFigures("dice", 3, 20, 3 * PARTS), ChoiceFigures("late", 1, 0, PARTS))
    review = ReviewFigures(20, -5, choices=choices, even=PARTS // 2)
    return [GameSummary(game, begun=moment, standing=standing, review=review) for moment in begun]


def test_the_newest_games_in_which_a_person_chose_come_oldest_first(tmp_path: Path) -> None:
    own = [GameStanding.COUNTED, GameStanding.CASUAL, GameStanding.LEFT]
    games = [*of_choices(5, 1, 3), *of_choices(9, game="craps")]
    for begun, standing in enumerate((*own, GameStanding.IMPORTED, GameStanding.WATCHED), 10):
        games += of_choices(begun, standing=standing)
    past = past_with(tmp_path, [*games, GameSummary("hog", begun=20, review=ReviewFigures(0, 0))])
    assert [each.begun for each in past.game_choices("hog", 5)] == [3, 5, 10, 11, 12]
    assert [each.game for each in past.game_choices("", 4)] == ["craps", "hog", "hog", "hog"]
    (newest,) = past.game_choices("hog", 1)
    choices = (ChoiceFigures("dice", 3, 20, 3 * PARTS), ChoiceFigures("late", 1, 0, PARTS))
    assert newest == GameChoices("hog", 12, choices, PARTS // 2)


def test_what_choices_came_to_is_kept_with_the_review_and_goes_with_the_game(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("one", "roll 1 : 5"), kept_hog("two", "roll 1 : 5"))
    list(past.catch_up(summary_of))
    assert past.unreviewed() == 2
    figures = ReviewFigures(1, 2, choices=(ChoiceFigures("dice", 1, 1, PARTS),))
    list(past.review(lambda _: figures))
    assert (past.unreviewed(), len(past.game_choices("", 9))) == (0, 2)
    assert past.game_choices("", 9)[0].choices == figures.choices
    past.hide([1])
    assert len(past.game_choices("", 9)) == 1
