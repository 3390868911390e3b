"""Imported games lie in the store beside those that were played, and no tab goes on with one."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from dicedesk.adapters.storage.sqlite_history import SqliteHistory
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.features.history.check import check_history
from tests.adapters.storage.past_games import kept_hog, past_of

MINE, OTHER = kept_hog("mine", "roll 1 : 3", ended=False), kept_hog("other", "roll 1 : 4")


def wrong_in(folder: Path) -> list[str]:
    with closing(SqliteHistory(folder / FILE_NAME)) as history:
        return [str(sentence) for sentence in check_history(history)[0]]


def test_the_game_to_go_on_with_is_never_an_imported_one(tmp_path: Path) -> None:
    assert past_of(tmp_path, MINE).take_in((OTHER, kept_hog("third", "roll 1 : 2"))) == 2
    with closing(SqliteStore(tmp_path)) as store:
        assert store.newest("hog") == MINE


def test_an_imported_game_is_kept_as_it_was_read(tmp_path: Path) -> None:
    past = past_of(tmp_path, MINE)
    assert past.take_in((OTHER, OTHER)) == 1
    kept = past.game(2)
    assert kept is not None
    assert (kept.record, kept.is_imported, MINE.is_imported) == (OTHER.record, True, False)


def test_a_record_that_is_played_here_already_is_not_taken_in(tmp_path: Path) -> None:
    assert past_of(tmp_path, MINE).take_in((replace(MINE, ended=True),)) == 0


def test_of_two_records_of_one_id_both_are_kept_under_ids_of_their_own(tmp_path: Path) -> None:
    past = past_of(tmp_path, MINE)
    changed = kept_hog("mine", "roll 1 : 4")
    assert (past.take_in((changed,)), past.take_in((changed,))) == (1, 0)
    assert wrong_in(tmp_path) == []


def test_an_imported_game_that_is_changed_breaks_the_chain(tmp_path: Path) -> None:
    past = past_of(tmp_path, MINE)
    past.take_in((OTHER,))
    assert wrong_in(tmp_path) == []
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("UPDATE packed SET texts = (SELECT texts FROM packed LIMIT 1) || x'00'")
        connection.commit()
    assert wrong_in(tmp_path) == ["other was changed after it had been imported."]
