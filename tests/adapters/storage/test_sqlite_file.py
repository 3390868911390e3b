"""The file of saved games over the versions: what an older one kept is all there, and a backup besides."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk.adapters.storage.sqlite_file import SCHEMA_VERSION, is_sound
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.play.ports.store import KeptGame

VERSION_1 = """
CREATE TABLE game (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    seed TEXT NOT NULL,
    ended INTEGER NOT NULL
);
CREATE INDEX game_by_kind ON game (game, place);
CREATE TABLE best (what TEXT PRIMARY KEY, score INTEGER NOT NULL, record_id TEXT NOT NULL, reached TEXT NOT NULL);
CREATE TABLE answer (
    place INTEGER PRIMARY KEY AUTOINCREMENT, asked TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL
);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO setting VALUES ('voice', 'on');
PRAGMA user_version = 1;
"""
RECORD = '[Game "hog"]\n[Id "one"]\nroll 4 : 3 5 2 6\nroll 0\n'
BACKUP = f"dicedesk-before-version-{SCHEMA_VERSION}-1.sqlite"

Older = Callable[..., SqliteStore]


@pytest.fixture
def older(tmp_path: Path) -> Older:
    """Opens a file as version 1 wrote it, with these records of Hog."""

    def open_older(*records: str, ended: bool = False) -> SqliteStore:
        connection = sqlite3.connect(tmp_path / FILE_NAME)
        connection.executescript(VERSION_1)
        for number, record in enumerate(records):
            row = (f"game {number}", "hog", record, "ab", ended)
            connection.execute("INSERT INTO game (id, game, record, seed, ended) VALUES (?, ?, ?, ?, ?)", row)
        connection.commit()
        connection.close()
        return SqliteStore(tmp_path)

    return open_older


def test_a_game_that_version_1_kept_is_there_byte_for_byte(older: Older) -> None:
    store = older("first", RECORD)
    found, settings = store.newest("hog"), store.setting("voice")
    store.close()
    assert found == KeptGame.of_record("game 1", "hog", RECORD, "ab", ended=False)
    assert (found.record, found.moves, settings) == (RECORD, ("roll 4 : 3 5 2 6", "roll 0"), "on")


@pytest.mark.parametrize(
    "record", ["", "roll 0", '[Game "hog"]', '\n[Game "hog"]\n', "\r\n#\u2028\n\n", "[a\n]b"]
)
def test_whatever_a_record_of_version_1_holds_is_kept_as_it_is(older: Older, record: str) -> None:
    store = older(record)
    found = store.newest("hog")
    store.close()
    assert found is not None
    assert found.record == record


def test_the_file_of_version_1_is_kept_as_a_backup(older: Older, tmp_path: Path) -> None:
    older(RECORD).close()
    backup = sqlite3.connect(tmp_path / BACKUP)
    found = backup.execute("SELECT record FROM game").fetchall()
    version = backup.execute("PRAGMA user_version").fetchone()
    backup.close()
    assert (found, version) == ([(RECORD,)], (1,))


def test_a_file_is_brought_up_to_date_once(older: Older, tmp_path: Path) -> None:
    older(RECORD).close()
    SqliteStore(tmp_path).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == [BACKUP, FILE_NAME]


def test_a_file_that_could_not_be_brought_up_to_date_is_as_it_was(older: Older, tmp_path: Path) -> None:
    older(RECORD).close()
    (tmp_path / BACKUP).replace(tmp_path / FILE_NAME)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.executescript("CREATE TABLE game_1 (in_the_way);")
    connection.close()
    store = SqliteStore(tmp_path)
    store.close()
    aside = sqlite3.connect(tmp_path / "dicedesk-set-aside-1.sqlite")
    found = aside.execute("SELECT record FROM game").fetchall()
    aside.close()
    assert (found, len(store.notices)) == ([(RECORD,)], 1)


def test_a_sound_file_is_found_sound_and_a_damaged_one_is_not(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for number in range(200):
        store.keep(KeptGame(f"game {number}", "hog", "#" * 500, "", ended=True).whole())
    store.close()
    file = tmp_path / FILE_NAME
    sound = is_sound(file)
    data = bytearray(file.read_bytes())
    data[8192:12288] = b"\x05" * 4096
    file.write_bytes(data)
    assert (sound, is_sound(file)) == (True, False)


def test_of_a_file_that_is_gone_nothing_bad_is_said(tmp_path: Path) -> None:
    assert is_sound(tmp_path / "none")
