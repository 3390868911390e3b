"""The check of all saved games, and what a restored backup does to games that go on."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dicedesk.adapters.storage.backups import BackupFiles, go_back
from dicedesk.adapters.storage.database import FILE_NAME, SCHEMA
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.storage.terminal_games import open_archive
from dicedesk.features.history.check import check_history
from dicedesk.games.catalogue import GAMES
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.backups import Backup, BackupKind
from dicedesk.play.ports.store import StoredGame, StoreError
from dicedesk.play.settings import SettingsKeeper
from tests.adapters.storage.past_games import kept_hog, past_of


class Ticking:
    """A clock that goes on by a minute each time."""

    def __init__(self) -> None:
        self._time = datetime(2026, 11, 22, 12, tzinfo=UTC)

    def now(self) -> datetime:
        """A minute later than before."""
        self._time += timedelta(minutes=1)
        return self._time


@dataclass
class Folder:
    """A games folder with a program that plays in it."""

    path: Path

    def play(self, game: str, *moves: str) -> GameSession:
        """Begins a game with these moves, and ends the program."""
        with self.opened() as store:
            session = self.begun(store, game)
            for move in moves:
                session.play(session.record.spec.parse_move(move))
        return session

    def opened(self) -> "Opened":
        return Opened(self.path)

    def begun(self, store: SqliteStore, game: str) -> GameSession:
        parts = GAMES[game]
        table = parts.table(store, Ticking(), SettingsKeeper(store), None)
        session: GameSession = table.begin(parts.prompt.defaults())
        return session

    def change(self, *statements: str) -> None:
        """Changes the file with other means than the program's."""
        connection = sqlite3.connect(self.path / FILE_NAME)
        for statement in statements:
            connection.execute(statement)
        connection.commit()
        connection.close()

    def found(self) -> tuple[list[str], list[str]]:
        """What is wrong, and what is told where nothing is."""
        with open_archive(str(self.path)) as archive:
            wrong, told = check_history(archive)
        return [str(sentence) for sentence in wrong], [str(sentence) for sentence in told]

    def wrong(self) -> list[str]:
        return self.found()[0]


class Opened:
    """The store of a folder, closed at the end."""

    def __init__(self, path: Path) -> None:
        self._store = SqliteStore(path)

    def __enter__(self) -> SqliteStore:
        return self._store

    def __exit__(self, *_: object) -> None:
        self._store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


@pytest.fixture
def played(folder: Folder) -> Folder:
    """A folder with an ended game of craps, one of Hazard that goes on, one of Hog that was left, and its successor."""
    folder.play("craps", "throw", "throw", "throw", "leave")
    folder.play("hazard", "main 7", "throw")
    folder.play("hog", "roll 4")
    folder.play("hog", "roll 10")
    return folder


def test_games_that_were_played_are_all_good(played: Folder) -> None:
    assert played.found() == (
        [],
        ["All moves in the 4 saved games are legal.", "The dice in 4 games match their seals."],
    )


def test_a_new_folder_has_no_games(folder: Folder) -> None:
    folder.opened().__exit__()
    assert folder.found() == ([], ["No saved games yet."])


def test_dice_from_a_seed_and_imported_games_are_counted(folder: Folder, tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("mine", "roll 1 : 5", ended=False))
    past.take_in((kept_hog("other", "roll 1 : 2"),))
    assert folder.found() == (
        [],
        ["All moves in the 2 saved games are legal.", "2 games have no seal.", "1 game was imported."],
    )


OTHER_FACES = (
    "UPDATE move SET line = CASE line WHEN 'throw : 6 6' THEN 'throw : 6 5' ELSE 'throw : 6 6' END "
    "WHERE line LIKE 'throw%'"
)
"""Gives a throw faces that it did not have: nobody can choose those of sealed dice."""


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (OTHER_FACES, "according to the seal"),
        ("UPDATE move SET line = 'main 12' WHERE line LIKE 'main%'", " cannot be read."),
        ("UPDATE game SET seed = 'nonsense' WHERE game = 'hazard'", ": "),
        ("UPDATE game SET record = X'00' WHERE game = 'craps'", " cannot be read."),
    ],
)
def test_a_game_that_was_changed_by_other_means_is_told(played: Folder, statement: str, told: str) -> None:
    played.change(statement)
    (wrong,) = played.wrong()
    assert wrong.startswith("2026-11-22T")
    assert told in wrong


def test_a_file_that_was_taken_away_while_a_game_went_on_has_that_game_again(played: Folder) -> None:
    with played.opened() as store:
        session = played.begun(store, "hog")
        (played.path / FILE_NAME).unlink()
        session.play(session.record.spec.parse_move("roll 2"))
    assert played.found()[1][0] == "All moves in the only saved game are legal."


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda _: None, "no saved games in"),
        (lambda file: file.write_bytes(b"nonsense" * 100), "the saved games cannot be read: "),
        (lambda file: of_schema(file, SCHEMA.number + 1), "a newer version"),
        (lambda file: of_schema(file, SCHEMA.number), "is not a saved-games file"),
        (lambda file: of_schema(file, 0), "is not a saved-games file"),
    ],
)
def test_a_file_that_cannot_be_checked_is_told(
    folder: Folder, make: Callable[[Path], object], told: str
) -> None:
    make(folder.path / FILE_NAME)
    with pytest.raises(StoreError, match=told):
        folder.found()


def of_schema(file: Path, number: int) -> None:
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("CREATE TABLE game (place INTEGER)")
    connection.close()


@pytest.mark.parametrize("table", ["game", "move"])
def test_a_table_that_is_gone_is_told(played: Folder, table: str) -> None:
    played.change(f"ALTER TABLE {table} RENAME TO gone")
    with pytest.raises(StoreError, match="is not a saved-games file"):
        played.found()


def test_a_damaged_file_is_told(folder: Folder) -> None:
    for _ in range(30):
        folder.play("craps", "throw", "throw", "leave")
    connection = sqlite3.connect(folder.path / FILE_NAME)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'game_by_kind'").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with (folder.path / FILE_NAME).open("r+b") as file:
        file.seek(page * size - size // 4)
        file.write(b"\x00" * (size // 4))
    assert folder.wrong()[0].startswith("The saved-games file is damaged: ")


FALSE = Path(__file__).parents[2] / "fakes" / "records" / "hog-ended.dice"


def test_an_imported_game_with_false_dice_is_told(folder: Folder, tmp_path: Path) -> None:
    text = FALSE.read_text(encoding="utf-8").replace('[Word "', '[Word "x')
    past = past_of(tmp_path, kept_hog("mine", "roll 1 : 5", ended=False))
    past.take_in((StoredGame.of_record("false", "hog", text, "", ended=True),))
    (wrong,) = folder.wrong()
    assert wrong.startswith("false: ")
    assert "according to the seal" in wrong


def restored(folder: Folder, choose: Callable[[Backup], bool]) -> None:
    """Goes back to a backup by the menu, at the next start."""
    files = BackupFiles(folder.path)
    files.choose(next(filter(choose, files.find())))
    lock = FolderLock(folder.path)
    store = SqliteStore(folder.path, lock)
    assert store.is_open
    store.close()
    lock.close()


def taken_up(store: SqliteStore, game: str) -> GameSession:
    session: GameSession | None = (
        GAMES[game].table(store, Ticking(), SettingsKeeper(store), None).last_session()
    )
    assert session is not None
    return session


def is_daily(backup: Backup) -> bool:
    return backup.kind is BackupKind.DAILY


def test_a_running_game_whose_dice_were_seen_comes_back_from_a_backup_as_undone(folder: Folder) -> None:
    folder.play("hazard", "main 7", "throw")
    BackupFiles(folder.path).back_up(Ticking().now())
    with folder.opened() as store:
        session = taken_up(store, "hazard")
        for _ in range(2):
            move = session.record.spec.parse_move("throw")
            session.play(
                move if session.state.refusal(move) is None else session.record.spec.parse_move("main 7")
            )
    restored(folder, is_daily)
    with folder.opened() as store:
        back = taken_up(store, "hazard").record
    assert (back.tag("Undone"), back.is_casual, len(back.plays)) == ("1", True, 2)
    assert folder.wrong() == []


def test_a_running_game_comes_forward_again_as_undone(folder: Folder) -> None:
    folder.play("hazard", "main 7", "throw")
    BackupFiles(folder.path).back_up(Ticking().now())
    with folder.opened() as store:
        session = taken_up(store, "hazard")
        main, throw = (session.record.spec.parse_move(move) for move in ("main 7", "throw"))
        session.play(throw if session.state.refusal(throw) is None else main)
    restored(folder, is_daily)
    restored(folder, lambda backup: backup.kind is BackupKind.BEFORE_GOING_BACK)
    with folder.opened() as store:
        assert taken_up(store, "hazard").is_casual
    assert folder.wrong() == []


def test_a_running_game_that_did_not_go_on_since_the_backup_counts_as_before(folder: Folder) -> None:
    folder.play("hazard", "main 7", "throw")
    BackupFiles(folder.path).back_up(Ticking().now())
    folder.play("hog", "roll 1")
    restored(folder, is_daily)
    with folder.opened() as store:
        assert not taken_up(store, "hazard").is_casual
    assert folder.wrong() == []


def test_a_start_that_is_killed_while_it_goes_back_ends_it_at_the_next_one(folder: Folder) -> None:
    folder.play("hazard", "main 7", "throw")
    files = BackupFiles(folder.path)
    files.back_up(Ticking().now())
    files.choose(files.find()[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("killed")))
        with suppress(OSError):
            go_back(folder.path / FILE_NAME)
    go_back(folder.path / FILE_NAME)
    with folder.opened() as store:
        assert not taken_up(store, "hazard").is_casual
    assert folder.wrong() == []
