"""A file in which much room is free is made smaller while the program is used; nothing is lost, and no move waits."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk.adapters.storage.games import compact_copy as module
from dicedesk.adapters.storage.games.compact_copy import compact_copy
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.storage.sqlite_history import SqliteHistory
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.ports.jobs import ImmediateJobs
from dicedesk.ports.store import GameChange, KeptGame
from dicedesk.session.records.history_check import check_history

HEADER = '[Game "hog"]\n[Rules "goal=100"]\n[Player0 "You"]\n[Player1 "Ann"]\n[Id "{id}"]\n'
MOVES = tuple("roll 1 : 2" for _ in range(2_000))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """A store with a short game that goes on, in a file most of which is free since a long game has ended."""
    opened = SqliteStore(tmp_path)
    for name in ("long", "other"):
        long = KeptGame(name, "hog", HEADER.format(id=name), "", ended=False, moves=MOVES)
        opened.keep(long.whole())
        opened.keep(GameChange(name, "hog", long.header, "", True, len(MOVES), ()))
    opened.keep(KeptGame("now", "hog", HEADER.format(id="now"), "", ended=False, moves=MOVES[:3]).whole())
    yield opened
    opened.close()


def played_on(store: SqliteStore, stays: int) -> None:
    store.keep(GameChange("now", "hog", HEADER.format(id="now"), "", False, stays, ("roll 1 : 3",)))


def size(file: Path) -> int:
    """Its size with its log."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


def test_a_copy_takes_the_place_of_the_file(store: SqliteStore) -> None:
    before, moment = size(store.file), store.moment()
    copy = compact_copy(store.file, least_free=1)
    assert copy is not None
    assert store.take_copy(copy, moment)
    assert size(store.file) < before / 2
    played_on(store, 3)
    newest = store.newest("hog")
    assert newest is not None
    assert newest.moves == (*MOVES[:3], "roll 1 : 3")
    with closing(sqlite3.connect(store.file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with closing(SqliteHistory(store.file)) as history:
        assert [name for _, name, _ in history.games()] == ["long", "other", "now"]
        assert not any("changed" in str(sentence) for sentence in check_history(history)[0])
    assert [file.name for file in store.file.parent.glob("compact*")] == []


def test_a_copy_that_lacks_the_last_move_is_not_taken(store: SqliteStore) -> None:
    moment = store.moment()
    copy = compact_copy(store.file, least_free=1)
    assert copy is not None
    played_on(store, 3)
    assert not store.take_copy(copy, moment)
    played_on(store, 4)
    newest = store.newest("hog")
    assert newest is not None
    assert len(newest.moves) == 5


def test_a_copy_that_lacks_what_another_has_written_is_not_taken(store: SqliteStore) -> None:
    moment = store.moment()
    copy = compact_copy(store.file, least_free=1)
    assert copy is not None
    with closing(sqlite3.connect(store.file)) as connection:
        connection.execute("INSERT INTO setting VALUES ('voice', 'on')")
        connection.commit()
    assert not store.take_copy(copy, moment)
    assert store.setting("voice") == "on"


def test_a_file_that_somebody_reads_stays_as_it_is(store: SqliteStore) -> None:
    moment = store.moment()
    copy = compact_copy(store.file, least_free=1)
    assert copy is not None
    with closing(sqlite3.connect(store.file)) as reader:
        reader.execute("SELECT count(*) FROM game").fetchone()
        assert not store.take_copy(copy, moment)
        assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        played_on(store, 3)
        assert reader.execute("SELECT count(*) FROM move").fetchone() == (4,)


def test_a_file_with_little_free_room_is_not_copied(store: SqliteStore) -> None:
    left = store.file.with_name(f"compact-{FILE_NAME}")
    left.write_bytes(b"of a program that was killed")
    assert compact_copy(store.file) is None
    assert not left.exists()


@pytest.mark.parametrize("is_written", [False, True])
def test_the_window_hears_whether_its_file_was_made_smaller(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, *, is_written: bool
) -> None:
    monkeypatch.setattr(module, "LEAST_SHARE", 0)
    waiting, told = PatientStore(store), []
    real = compact_copy

    def copied(file: Path) -> Path | None:
        found = real(file, least_free=1)
        if is_written:
            played_on(store, 3)
        return found

    monkeypatch.setattr("dicedesk.adapters.storage.patient_store.compact_copy", copied)
    waiting.make_compact(ImmediateJobs(), told.append)
    assert told == [not is_written]
    assert list(store.file.parent.glob("compact*")) == []
