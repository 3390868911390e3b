"""The schema of the file of saved games, and how a file of an earlier one is brought up to date: with one made up."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import (
    FILE_NAME,
    SCHEMA,
    ForeignError,
    NewerError,
    Schema,
    connect,
    is_sound,
)
from dicedesk.adapters.storage.games import kept_game
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.ports.store import StoredGame

GAME = StoredGame(
    "one", "hog", '[Game "hog"]\n[Id "one"]\n', "ab", ended=False, moves=("roll 4 : 3 5 2 6", "roll 0")
)
NEXT = SCHEMA.number + 1
BACKUP = f"dicedesk-before-version-{NEXT}-1.sqlite"


def with_a_note(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT 'none'")


NEXT_SCHEMA = Schema(NEXT, {SCHEMA.number: with_a_note})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of this schema with a game."""
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(GAME.whole())
    return tmp_path / FILE_NAME


def number_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def notes_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [note for (note,) in connection.execute("SELECT note FROM game")]


def test_a_file_of_the_layout_before_is_changed_and_all_that_it_kept_is_there(file: Path) -> None:
    with closing(connect(file, schema=NEXT_SCHEMA)) as connection:
        assert kept_game(connection, 1) == GAME
    assert (number_of(file), notes_in(file)) == (NEXT, ["none"])


def test_a_file_of_a_layout_before_is_kept_as_it_was(file: Path) -> None:
    connect(file, schema=NEXT_SCHEMA).close()
    with closing(sqlite3.connect(file.with_name(BACKUP))) as backup:
        assert kept_game(backup, 1) == GAME
    assert number_of(file.with_name(BACKUP)) == SCHEMA.number


def test_a_file_is_brought_up_to_date_once(file: Path) -> None:
    for _ in range(2):
        connect(file, schema=NEXT_SCHEMA).close()
    assert sorted(path.name for path in file.parent.glob("*.sqlite")) == [BACKUP, FILE_NAME]


def test_changes_follow_each_other(file: Path) -> None:
    def with_another(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE game SET note = 'changed'")

    after = Schema(NEXT + 1, {SCHEMA.number: with_a_note, NEXT: with_another})
    connect(file, schema=after).close()
    assert (number_of(file), notes_in(file)) == (NEXT + 1, ["changed"])


def test_a_file_that_could_not_be_brought_up_to_date_is_as_it_was(file: Path) -> None:
    def half(connection: sqlite3.Connection) -> None:
        with_a_note(connection)
        connection.execute("DELETE FROM nothing")

    with pytest.raises(sqlite3.OperationalError):
        connect(file, schema=Schema(NEXT, {SCHEMA.number: half}))
    with closing(connect(file)) as connection:
        assert kept_game(connection, 1) == GAME
        assert "note" not in {row[1] for row in connection.execute("PRAGMA table_info(game)")}


@pytest.mark.parametrize(
    ("number", "error"),
    [
        (-1, ForeignError),
        (0, ForeignError),
        (SCHEMA.number, ForeignError),
        (NEXT, NewerError),
        (99, NewerError),
    ],
)
def test_a_newer_foreign_or_impossible_file_is_refused_untouched(
    tmp_path: Path, number: int, error: type[Exception]
) -> None:
    file = tmp_path / FILE_NAME
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE game (something)")
        connection.execute("INSERT INTO game VALUES ('theirs')")
        connection.execute(f"PRAGMA user_version = {number}")
        connection.commit()
    with pytest.raises(error):
        connect(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM game").fetchall() == [("theirs",)]
    assert number_of(file) == number


def test_another_layout_needs_another_number(file: Path) -> None:
    """The tables and columns of schema 1; whoever changes them gives the schema the next number."""
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute(
            "SELECT sql FROM sqlite_master WHERE sql NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name"
        ).fetchall()
    words = re.findall(r"\w+", " ".join(sql for (sql,) in tables))
    assert (SCHEMA.number, len(tables), len(words)) == (1, 6, 125)


def test_a_sound_file_is_found_sound_and_a_damaged_one_is_not(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        for number in range(200):
            moves = tuple(f"# {number} {line}" * 9 for line in range(20))
            store.keep(StoredGame(f"game {number}", "hog", "", "", ended=False, moves=moves).whole())
    file = tmp_path / FILE_NAME
    sound = is_sound(file)
    data = bytearray(file.read_bytes())
    data[8192:12288] = b"\x05" * 4096
    file.write_bytes(data)
    assert (sound, is_sound(file)) == (True, False)


def test_of_a_file_that_is_gone_nothing_bad_is_said(tmp_path: Path) -> None:
    assert is_sound(tmp_path / "none")
