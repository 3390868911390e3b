"""A day whose dice were seen stays seen: when its game is deleted, a backup is restored, or a word is lost."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.features.history.files import import_files
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import SEEN, Store
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def table(store: Store, now: datetime = NOON) -> GameTable:
    return GAMES["hog"].table(store, StandingClock(now), SettingsKeeper(store), None)


def play_today(folder: Path, now: datetime = NOON) -> str:
    """Plays a roll of that day's game, leaves it, and returns its record."""
    store = SqliteStore(folder)
    session = table(store, now).begin_today()
    session.play(RollDice(2))
    session.leave("later")
    store.close()
    return session.record.to_text()


def counts(folder: Path, now: datetime = NOON) -> bool:
    """Whether that day's game would count, at a start that goes back to a backup where one was chosen."""
    lock = FolderLock(folder)
    store = SqliteStore(folder, lock)
    assert store.is_open
    found = not table(store, now).has_seen_today
    store.close()
    lock.close()
    return found


def forget_words(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        assert connection.execute("DELETE FROM setting WHERE name GLOB ?", (f"{SEEN}*",)).rowcount


def test_a_deleted_game_leaves_its_day_seen(tmp_path: Path) -> None:
    play_today(tmp_path)
    play_today(tmp_path, NOON + DAY)
    assert SqliteHistory(tmp_path / FILE_NAME).delete([1]) == 1
    assert [counts(tmp_path, NOON + days * DAY) for days in (-1, 0, 1, 2)] == [True, False, False, True]


def test_a_game_on_the_disk_alone_tells_that_its_day_was_seen(tmp_path: Path) -> None:
    play_today(tmp_path)
    forget_words(tmp_path)
    assert not counts(tmp_path)
    assert counts(tmp_path, NOON + DAY)
    assert counts(tmp_path, NOON - DAY)


def test_a_restored_backup_keeps_the_days_that_were_seen_since(tmp_path: Path) -> None:
    play_today(tmp_path, NOON - DAY)
    files = BackupFiles(tmp_path)
    files.back_up(NOON)
    play_today(tmp_path)
    files.choose(files.find()[0])
    assert [counts(tmp_path, NOON + days * DAY) for days in (-1, 0, 1)] == [False, False, True]


def test_a_backup_that_knows_a_day_is_restored_beside_a_file_that_does_not(tmp_path: Path) -> None:
    play_today(tmp_path)
    files = BackupFiles(tmp_path)
    files.back_up(NOON)
    (tmp_path / FILE_NAME).unlink()
    play_today(tmp_path, NOON - DAY)
    files.choose(files.find()[0])
    assert [counts(tmp_path, NOON + days * DAY) for days in (-1, 0, 1)] == [False, False, True]


def test_a_record_of_a_friend_that_is_imported_leaves_the_day_new(tmp_path: Path) -> None:
    friends, own = tmp_path / "friend", tmp_path / "own"
    (tmp_path / "friend.dice").write_text(play_today(friends), encoding="utf-8")
    SqliteStore(own).close()
    assert import_files(SqliteHistory(own / FILE_NAME), (str(tmp_path / "friend.dice"),), NOON).new == 1
    assert counts(own)


def test_a_folder_that_is_not_open_knows_no_day(tmp_path: Path) -> None:
    other = FolderLock(tmp_path)
    assert other.take()
    store = SqliteStore(tmp_path, FolderLock(tmp_path))
    assert not store.is_open
    assert not table(store).has_seen_today
    store.close()
    other.close()


@pytest.mark.parametrize("count", [1, 12])
def test_each_day_that_was_played_stays_seen(tmp_path: Path, count: int) -> None:
    store = SqliteStore(tmp_path)
    for number in range(count):
        table(store, NOON + number * DAY).begin_today().play(RollDice(2))
    store.close()
    store = SqliteStore(tmp_path)
    days = [table(store, NOON + number * DAY) for number in range(-1, count + 1)]
    assert [day.has_seen_today for day in days] == [False, *[True] * count, False]
    assert all(isinstance(day.dice_of_today, DatedDice) for day in days)
    store.close()
