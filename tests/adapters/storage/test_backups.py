"""Backups: three good ones are kept, a damaged file drives none out, and the next start goes back to the chosen one."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dicedesk.adapters.storage.backups import KEPT, BackupFiles
from dicedesk.adapters.storage.database import CHOSEN, FILE_NAME
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.features.history.games import summary_of
from dicedesk.play.ports.backups import Backup, BackupKind
from dicedesk.play.ports.past_games import PastQuery
from dicedesk.play.ports.store import IMPORTED, StoredGame, StoreError
from tests.adapters.storage.spoiled import name_an_index_in_no_text

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def game(name: str) -> StoredGame:
    return StoredGame(name, "hog", '[Game "hog"]\n', "ab", ended=True, moves=("roll 1 : 2",))


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    """Keeps games of these names, and ends the program."""

    def played(*names: str) -> None:
        store = SqliteStore(tmp_path)
        for name in names:
            store.keep(game(name).whole())
        store.close()

    return played


@pytest.fixture
def files(tmp_path: Path) -> BackupFiles:
    return BackupFiles(tmp_path)


def damage(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:] = b"\x05" * (len(data) - 4096)
    file.write_bytes(data)


def games_of(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    found = [name for (name,) in connection.execute("SELECT id FROM game ORDER BY place")]
    connection.close()
    return found


def opened(folder: Path) -> tuple[list[str], str | None]:
    """What the next start tells, and the newest game of Hog that it finds."""
    lock = FolderLock(folder)
    store = SqliteStore(folder, lock)
    assert store.is_open
    told: list[str] = []
    store.listen(lambda sentence: told.append(str(sentence)))
    newest = store.newest("hog")
    store.close()
    lock.close()
    return told, None if newest is None else newest.id


def test_a_folder_without_games_needs_no_backup(files: BackupFiles, play: Callable[..., None]) -> None:
    first = files.back_up(NOON)
    play()
    assert (first, files.back_up(NOON), files.find()) == (False, False, ())


def test_a_backup_holds_all_games_and_says_when_it_was_made(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one", "two")
    made = files.back_up(NOON)
    (found,) = files.find()
    assert made
    assert (found.time, found.kind, found.games) == (NOON, BackupKind.DAILY, 2)
    assert games_of(tmp_path / found.name) == ["one", "two"]


def test_a_backup_is_made_beside_a_window_that_goes_on_saving(files: BackupFiles, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.keep(game("one").whole())
    made = files.back_up(NOON)
    store.keep(game("two").whole())
    store.close()
    assert (made, [backup.games for backup in files.find()]) == (True, [1])


def test_a_day_passes_between_two_backups(files: BackupFiles, play: Callable[..., None]) -> None:
    play("one")
    made = [files.back_up(NOON + passed) for passed in (DAY * 0, DAY / 2, DAY, DAY * 1.5)]
    assert made == [True, False, True, False]


def test_a_clock_that_was_set_back_keeps_no_backup_from_being_made(
    files: BackupFiles, play: Callable[..., None]
) -> None:
    play("one")
    files.back_up(NOON)
    play("two")
    assert files.back_up(NOON - 400 * DAY)
    assert sorted(backup.games for backup in files.find()) == [1, 2]


def test_the_last_three_backups_are_kept(files: BackupFiles, play: Callable[..., None]) -> None:
    for day in range(6):
        play(f"game {day}")
        files.back_up(NOON + day * DAY)
    assert [backup.games for backup in files.find()] == [6, 5, 4]
    assert KEPT == 3


def test_the_last_three_are_kept_whatever_the_clock_said(
    files: BackupFiles, play: Callable[..., None]
) -> None:
    for day in range(6):
        play(f"game {day}")
        files.back_up(NOON - day * DAY)
    assert sorted(backup.games for backup in files.find()) == [4, 5, 6]


def test_a_damaged_file_is_not_backed_up(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play(*(f"game {number}" for number in range(200)))
    files.back_up(NOON)
    damage(tmp_path / FILE_NAME)
    assert not files.back_up(NOON + DAY)
    assert [backup.games for backup in files.find()] == [200]


def test_a_file_that_was_begun_anew_does_not_drive_out_the_last_full_backup(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one", "two", "three")
    files.back_up(NOON)
    (tmp_path / FILE_NAME).unlink()
    play("another")
    for day in range(1, 9):
        files.back_up(NOON + day * DAY)
    assert [backup.games for backup in files.find()] == [1, 1, 3]


def test_what_a_killed_program_left_half_made_is_no_backup_and_goes(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    half = tmp_path / "dicedesk-backup-0001-20261122T120000Z.sqlite.half"
    half.write_bytes(b"SQLite format 3")
    before = files.find()
    made = files.back_up(NOON)
    assert (before, made, half.exists()) == ((), True, False)


def test_no_backup_fills_the_disk(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play("one")
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 1000})())
    assert not files.back_up(NOON)
    assert list(tmp_path.glob("dicedesk-*")) == []


def test_a_folder_that_is_gone_is_no_error(tmp_path: Path) -> None:
    files = BackupFiles(tmp_path / "gone")
    assert (files.back_up(NOON), files.find(), files.is_chosen()) == (False, (), False)


def test_to_look_for_backups_leaves_no_files_beside_them(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    files.back_up(NOON)
    files.find()
    beside = [file.name for file in tmp_path.glob("dicedesk-*")]
    assert beside == ["dicedesk-backup-0001-20261122T120000Z.sqlite"]


def test_of_a_backup_that_another_program_has_open_its_log_is_read_too(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one", "two")
    files.back_up(NOON)
    (backup,) = files.find()
    with closing(sqlite3.connect(tmp_path / backup.name)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        with other:
            other.execute("DELETE FROM game WHERE id = 'one'")
        assert [found.games for found in files.find()] == [1]


def test_the_next_start_begins_with_the_chosen_backup_and_keeps_the_games_of_before(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    files.back_up(NOON)
    play("two")
    files.choose(files.find()[0])
    assert files.is_chosen()

    told, newest = opened(tmp_path)

    aside = "dicedesk-before-going-back-1.sqlite"
    assert newest == "one"
    assert told == [f"DiceDesk restored the backup you chose. The previous file is kept as {aside}."]
    assert games_of(tmp_path / aside) == ["one", "two"]
    assert {backup.kind for backup in files.find()} == {BackupKind.DAILY, BackupKind.BEFORE_GOING_BACK}
    assert not files.is_chosen()
    assert opened(tmp_path) == ([], "one")


def test_one_can_go_forward_again(files: BackupFiles, play: Callable[..., None], tmp_path: Path) -> None:
    play("one")
    files.back_up(NOON)
    play("two")
    files.choose(files.find()[0])
    opened(tmp_path)
    files.choose(next(found for found in files.find() if found.kind is BackupKind.BEFORE_GOING_BACK))
    assert opened(tmp_path)[1] == "two"


def test_who_stays_finds_the_games_of_now(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    files.back_up(NOON)
    play("two")
    files.choose(files.find()[0])
    files.stay()
    assert (files.is_chosen(), opened(tmp_path)) == (False, ([], "two"))


def test_a_start_that_was_killed_on_the_way_back_is_made_up_for(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    files.back_up(NOON)
    play("two")
    files.choose(files.find()[0])
    (tmp_path / FILE_NAME).rename(tmp_path / "dicedesk-before-going-back-1.sqlite")
    assert opened(tmp_path) == ([], "one")


def test_one_can_go_back_from_a_damaged_file(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play(*(f"game {number}" for number in range(200)))
    files.back_up(NOON)
    (tmp_path / FILE_NAME).write_bytes(b"no database at all")
    files.choose(files.find()[0])
    assert opened(tmp_path)[1] == "game 199"
    assert (tmp_path / "dicedesk-before-going-back-1.sqlite").read_bytes() == b"no database at all"


def test_a_damaged_backup_cannot_be_chosen(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play(*(f"game {number}" for number in range(200)))
    files.back_up(NOON)
    (found,) = files.find()
    damage(tmp_path / found.name)
    with pytest.raises(StoreError, match=r"^This backup cannot be read\.$"):
        files.choose(found)
    assert not files.is_chosen()


def test_a_backup_that_is_gone_cannot_be_chosen(files: BackupFiles, tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        files.choose(Backup("dicedesk-backup-0001.sqlite", NOON, BackupKind.DAILY, 1))
    assert list(tmp_path.iterdir()) == []


def test_the_backup_of_a_newer_version_is_not_offered(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    files.back_up(NOON)
    connection = sqlite3.connect(tmp_path / files.find()[0].name)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert files.find() == ()


def test_games_that_an_older_version_left_alone_can_be_gone_back_to_by_the_newer_one(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    left_alone = tmp_path / "dicedesk-newer-version-1.sqlite"
    (tmp_path / FILE_NAME).rename(left_alone)
    play("another")
    (found,) = files.find()
    files.choose(found)
    assert (found.kind, opened(tmp_path)[1]) == (BackupKind.NEWER, "one")


def test_a_backup_whose_damage_cannot_be_told_in_letters_is_not_offered(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path
) -> None:
    play("one")
    files.back_up(NOON)
    name_an_index_in_no_text(tmp_path / files.find()[0].name, "setting", "value")
    assert files.find() == ()


def test_what_is_no_backup_is_not_offered(files: BackupFiles, tmp_path: Path) -> None:
    for name in ("dicedesk-backup-1-99999999T999999Z.sqlite", "dicedesk-set-aside-1.sqlite", CHOSEN):
        SqliteStore(tmp_path).close()
        (tmp_path / FILE_NAME).rename(tmp_path / name)
    assert files.find() == ()


def test_a_way_back_that_cannot_be_taken_is_told_and_nothing_is_lost(
    files: BackupFiles, play: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play("one")
    files.back_up(NOON)
    files.choose(files.find()[0])

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    told, newest = opened(tmp_path)
    assert "could not restore the backup" in told[0]
    assert newest == "one"
    assert games_of(tmp_path / FILE_NAME) == ["one"]


def test_a_backup_counts_the_games_that_the_history_lists(files: BackupFiles, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for number, (kind, header, moves) in enumerate(
        (
            ("hog", "", ("roll 1 : 2",)),
            ("hog", "", ()),
            ("hog", '[Hints "0"]\n', ()),
            ("hog", '[Undone "1"]\n', ()),
            ("hog", '[From "x move 0"]\n', ()),
            (f"{IMPORTED}hog", "", ()),
            ("hog", "", ()),
        )
    ):
        kept = StoredGame(f"{number}", kind, f'[Game "hog"]\n[Rules "goal=100"]\n{header}', "", True, moves)
        store.keep(kept.whole())
    store.close()
    files.back_up(NOON)
    history = SqliteHistory(tmp_path / FILE_NAME)
    for _ in history.catch_up(summary_of):
        pass
    assert [backup.games for backup in files.find()] == [history.count(PastQuery())] == [5]
