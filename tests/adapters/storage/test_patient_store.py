"""While another program holds the file the game goes on; what could not be kept is kept when the file is free."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.games.hog.moves import RollDice
from dicedesk.ports.jobs import ImmediateJobs
from dicedesk.ports.store import Best, KeptAnswer, KeptGame, StoreError
from dicedesk.session.game_keeper import SaveStatus
from dicedesk.session.hog.table import HogGameTable, HogSeating
from dicedesk.session.seats import PERSON
from dicedesk.session.settings.keeper import SettingsKeeper
from tests.fakes.clock import StandingClock

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TWO_PEOPLE = HogSeating(PERSON, PERSON)
LONGEST_WAIT_MS = 50


@pytest.fixture
def store(tmp_path: Path) -> Iterator[PatientStore]:
    opened = PatientStore(SqliteStore(tmp_path))
    yield opened
    opened.close()


@pytest.fixture
def holder(tmp_path: Path, store: PatientStore) -> Iterator[sqlite3.Connection]:
    """Another program that holds the file until it rolls back."""
    connection = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield connection
    connection.close()


def kept_in(folder: Path) -> tuple[str, ...]:
    """The moves of the newest game of Hog, as another start finds them."""
    other = SqliteStore(folder)
    found = other.newest("hog")
    other.close()
    return () if found is None else found.moves


def test_moves_that_wait_are_kept_in_order_when_the_file_is_free(
    tmp_path: Path, store: PatientStore, holder: sqlite3.Connection
) -> None:
    told: list[str] = []
    store.on_waiting, store.on_free = lambda: told.append("waits"), lambda: told.append("free")
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(TWO_PEOPLE, "home")
    for count in (1, 2, 3):
        session.play(RollDice(count))
    session.undo()
    session.play(RollDice(4))
    store.try_again()
    assert (table.save_status, table.error, store.waits) == (SaveStatus.WAITS, None, True)
    assert kept_in(tmp_path) == ()
    holder.execute("ROLLBACK")
    store.try_again()
    assert (table.save_status, store.waits, told) == (SaveStatus.SAVED, False, ["waits", "free"])
    assert kept_in(tmp_path) == session.record.move_lines()


def test_the_window_stands_still_for_no_longer_than_the_eye_takes(store: PatientStore) -> None:
    (wait,) = store._store._connection.execute("PRAGMA busy_timeout").fetchone()
    assert wait <= LONGEST_WAIT_MS


def test_while_it_waits_the_file_is_not_asked_again_at_each_move(
    store: PatientStore, holder: sqlite3.Connection
) -> None:
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(TWO_PEOPLE, "home")
    asked: list[str] = []
    store._store._connection.set_trace_callback(asked.append)
    session.play(RollDice(1))
    store.keep_setting("voice", "on")
    assert asked == []


def test_what_waits_is_found_as_if_it_were_kept(store: PatientStore, holder: sqlite3.Connection) -> None:
    best, answer = Best("hazard", 7, "one", NOON), KeptAnswer(NOON, "", "Most likely.")
    store.keep_setting("voice", "on")
    store.keep_best(best)
    store.keep_answer(answer)
    while_held = (store.setting("voice"), store.best("hazard"), store.answers(2))
    holder.execute("ROLLBACK")
    store.try_again()
    kept = (store._store.setting("voice"), store._store.best("hazard"), store.answers(2))
    assert while_held == kept == ("on", best, (answer,))


def test_with_nothing_waiting_trying_again_says_nothing(store: PatientStore) -> None:
    told: list[str] = []
    store.on_free = lambda: told.append("free")
    store.try_again()
    assert told == []


def test_what_waits_at_the_end_is_kept_then(tmp_path: Path) -> None:
    store = PatientStore(SqliteStore(tmp_path))
    holder = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    session = HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(TWO_PEOPLE, "home")
    session.play(RollDice(1))
    holder.close()
    store.close()
    assert kept_in(tmp_path) == session.record.move_lines()


def test_both_games_are_kept_where_another_window_played_on(tmp_path: Path, store: PatientStore) -> None:
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(TWO_PEOPLE, "home")
    session.play(RollDice(1))
    other = PatientStore(SqliteStore(tmp_path))
    theirs = HogGameTable(other, StandingClock(), SettingsKeeper(other)).last_session()
    assert theirs is not None
    theirs.play(RollDice(2))
    session.play(RollDice(3))
    session.play(RollDice(4))
    other.close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    found = connection.execute("SELECT line FROM move ORDER BY game, number").fetchall()
    connection.close()
    assert [line for (line,) in found] == [*theirs.record.move_lines(), *session.record.move_lines()]
    assert (table.save_status, table.error) == (SaveStatus.COPIED, None)
    again = HogGameTable(store, StandingClock(), SettingsKeeper(store)).last_session()
    assert again is not None
    assert again.record == session.record


def test_a_game_whose_file_was_set_aside_is_whole_in_the_fresh_one(
    tmp_path: Path, store: PatientStore
) -> None:
    session = HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(TWO_PEOPLE, "home")
    session.play(RollDice(1))
    connection = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    connection.execute("DELETE FROM move")
    connection.close()
    store._store.begin_anew()
    session.play(RollDice(2))
    assert kept_in(tmp_path) == session.record.move_lines()


def test_no_game_takes_the_place_of_another_that_was_begun_in_the_same_second(
    tmp_path: Path, store: PatientStore
) -> None:
    store._store._connection.execute("PRAGMA synchronous = OFF")
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    for _ in range(3000):
        table.new_session(TWO_PEOPLE, "home")
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    (games, ids) = connection.execute("SELECT count(*), count(DISTINCT id) FROM game").fetchone()
    connection.close()
    assert (games, ids) == (3000, 3000)


def test_a_file_that_is_damaged_somewhere_is_set_aside_and_told(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for number in range(100):
        store.keep(KeptGame(f"game {number}", "hog", "#" * 500, "", ended=True).whole())
    store.close()
    file = tmp_path / FILE_NAME
    data = bytearray(file.read_bytes())
    data[-4096:] = b"\x05" * 4096
    file.write_bytes(data)
    told: list[str] = []
    patient = PatientStore(SqliteStore(tmp_path))
    patient.listen(told.append)
    patient.look_over(ImmediateJobs())
    patient.close()
    assert ["set aside" in sentence for sentence in told] == [True]


def test_what_was_found_out_before_anybody_listened_is_told_then(store: PatientStore) -> None:
    told: list[str] = []
    store.note("early")
    store.listen(told.append)
    assert told == ["early"]


def test_a_game_that_cannot_be_kept_otherwise_does_not_wait(tmp_path: Path, store: PatientStore) -> None:
    store._store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError):
        store.keep_setting("voice", "on")
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    table.new_session(TWO_PEOPLE, "home")
    assert (store.waits, table.error) == (False, "The games folder is not writable.")
