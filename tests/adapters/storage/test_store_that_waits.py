"""While another program holds the file the game goes on; what could not be kept is kept when the file is free."""

import shutil
import sqlite3
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.history import opened_archive
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.features.history.check import check_history
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.ports.store import OracleAnswer, StoredGame, StoreError
from dicedesk.play.saved_games import SaveStatus
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.jobs import ImmediateJobs

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TWO_PEOPLE = HogSeating(PERSON, PERSON)
LONGEST_WAIT_MS = 50


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def holder(tmp_path: Path, store: SqliteStore) -> Iterator[sqlite3.Connection]:
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
    tmp_path: Path, store: SqliteStore, holder: sqlite3.Connection
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


def test_the_window_stands_still_for_no_longer_than_the_eye_takes(store: SqliteStore) -> None:
    (wait,) = store._connection.execute("PRAGMA busy_timeout").fetchone()
    assert wait <= LONGEST_WAIT_MS


def test_while_it_waits_the_file_is_not_asked_again_at_each_move(
    store: SqliteStore, holder: sqlite3.Connection
) -> None:
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(TWO_PEOPLE, "home")
    asked: list[str] = []
    store._connection.set_trace_callback(asked.append)
    session.play(RollDice(1))
    store.keep_setting("voice", "on")
    assert asked == []


def test_what_waits_is_found_as_if_it_were_kept(store: SqliteStore, holder: sqlite3.Connection) -> None:
    answer = OracleAnswer(NOON, "", "Most likely.")
    store.keep_setting("voice", "on")
    store.keep_answer(answer)
    while_held = (store.setting("voice"), store.answers(2))
    holder.execute("ROLLBACK")
    store.try_again()
    kept = (store.setting("voice"), store.answers(2))
    assert while_held == kept == ("on", (answer,))


def test_with_nothing_waiting_trying_again_says_nothing(store: SqliteStore) -> None:
    told: list[str] = []
    store.on_free = lambda: told.append("free")
    store.try_again()
    assert told == []


def test_what_waits_at_the_end_is_kept_then(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    holder = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    session = HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(TWO_PEOPLE, "home")
    session.play(RollDice(1))
    holder.close()
    store.close()
    assert kept_in(tmp_path) == session.record.move_lines()


def test_both_games_are_kept_where_another_window_played_on(tmp_path: Path, store: SqliteStore) -> None:
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(TWO_PEOPLE, "home")
    session.play(RollDice(1))
    other = SqliteStore(tmp_path)
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
    tmp_path: Path, store: SqliteStore
) -> None:
    session = HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(TWO_PEOPLE, "home")
    session.play(RollDice(1))
    connection = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    connection.execute("DELETE FROM move")
    connection.close()
    store.begin_anew()
    session.play(RollDice(2))
    assert kept_in(tmp_path) == session.record.move_lines()


def test_no_game_takes_the_place_of_another_that_was_begun_in_the_same_second(
    tmp_path: Path, store: SqliteStore
) -> None:
    store._connection.execute("PRAGMA synchronous = OFF")
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    for _ in range(1000):
        table.new_session(TWO_PEOPLE, "home")
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    (games, ids) = connection.execute("SELECT count(*), count(DISTINCT id) FROM game").fetchone()
    connection.close()
    assert (games, ids) == (1000, 1000)


def test_a_file_that_is_damaged_somewhere_is_set_aside_and_told(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for number in range(100):
        store.keep(StoredGame(f"game {number}", "hog", "#" * 500, "", ended=True).whole())
    store.close()
    file = tmp_path / FILE_NAME
    data = bytearray(file.read_bytes())
    data[-4096:] = b"\x05" * 4096
    file.write_bytes(data)
    told: list[str] = []
    patient = SqliteStore(tmp_path)
    patient.listen(told.append)
    patient.look_over(ImmediateJobs())
    patient.close()
    assert ["set aside" in sentence for sentence in told] == [True]


def test_what_was_found_out_before_anybody_listened_is_told_then(store: SqliteStore) -> None:
    told: list[str] = []
    store.note("early")
    store.listen(told.append)
    assert told == ["early"]


FAULTS = [
    pytest.param("query_only = ON", "query_only = OFF", "The games folder is not writable.", id="read-only"),
    pytest.param("max_page_count = 1", "max_page_count = 4294967294", "The disk is full.", id="full"),
]


@pytest.mark.parametrize(("fault", "end", "reason"), FAULTS)
def test_a_game_that_the_disk_does_not_take_is_saved_by_itself_as_soon_as_it_does(
    tmp_path: Path, store: SqliteStore, fault: str, end: str, reason: str
) -> None:
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(TWO_PEOPLE, "home")
    freed: list[bool] = []
    store.on_free = lambda: freed.append(True)
    store._connection.execute(f"PRAGMA {fault}")
    store.keep_setting("names", "#" * 100_000)
    session.play(RollDice(1))
    session.play(RollDice(2))
    store.try_again()
    in_between = (
        store.waits,
        table.error,
        table.save_status,
        store.setting("names") == "#" * 100_000,
        freed[:],
    )
    store._connection.execute(f"PRAGMA {end}")
    store.try_again()
    assert in_between == (True, reason, SaveStatus.WAITS, True, [])
    assert (store.waits, table.error, table.save_status, freed) == (False, None, SaveStatus.SAVED, [True])
    assert kept_in(tmp_path) == session.record.move_lines()
    other = SqliteStore(tmp_path)
    assert other.setting("names") == "#" * 100_000
    other.close()


@pytest.mark.parametrize(("fault", "end", "reason"), FAULTS)
def test_why_the_disk_does_not_take_a_setting_is_told_once(
    store: SqliteStore, fault: str, end: str, reason: str
) -> None:
    told: list[str] = []
    store.listen(lambda sentence: told.append(str(sentence)))
    store._connection.execute(f"PRAGMA {fault}")
    for number in range(3):
        store.keep_setting("names", str(number) * 100_000)
    store._connection.execute(f"PRAGMA {end}")
    assert told == [f"Not saved: {reason}"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete what is open")
def test_a_game_whose_folder_was_deleted_and_cannot_be_made_is_saved_by_itself_as_soon_as_it_can(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "games"
    store = SqliteStore(folder)
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(TWO_PEOPLE, "home")
    store.keep_setting("names", "Ann")
    shutil.rmtree(folder)
    folder.write_text("in the way", encoding="utf-8")
    for count in (1, 2):
        session.play(RollDice(count))
        store.try_again()
    error = str(table.error)
    folder.unlink()
    store.try_again()
    names = store.setting("names")
    store.close()
    assert error == "The games folder is not writable."
    assert (table.error, table.save_status, names) == (None, SaveStatus.SAVED, "Ann")
    assert kept_in(folder) == session.record.move_lines()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete what is open")
def test_a_program_whose_folder_stays_away_ends_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    store = SqliteStore(folder)
    shutil.rmtree(folder)
    folder.write_text("in the way", encoding="utf-8")
    store.keep_setting("names", "Ann")
    store.close()
    assert folder.read_text(encoding="utf-8") == "in the way"


def test_a_clock_that_was_set_back_changes_nothing(tmp_path: Path, store: SqliteStore) -> None:
    clock = StandingClock()
    table = HogGameTable(store, clock, SettingsKeeper(store))
    table.new_session(TWO_PEOPLE, "home").play(RollDice(1))
    earlier = HogGameTable(store, SetBack(), SettingsKeeper(store))
    session = earlier.new_session(TWO_PEOPLE, "home")
    session.play(RollDice(2))
    assert kept_in(tmp_path) == session.record.move_lines()
    again = HogGameTable(store, SetBack(), SettingsKeeper(store)).last_session()
    assert again is not None
    assert again.record == session.record
    with opened_archive(tmp_path / FILE_NAME) as archive:
        wrong, _ = check_history(archive)
    assert wrong == []


class SetBack:
    """A clock that was set back by years."""

    def now(self) -> datetime:
        """A moment long before that of the other clock."""
        return datetime(2001, 1, 1, tzinfo=UTC)


@pytest.fixture
def away(tmp_path: Path) -> Iterator[SqliteStore]:
    """The store of a program whose folder cannot be opened at all."""
    (tmp_path / "games").write_text("in the way", encoding="utf-8")
    lock = FolderLock(tmp_path / "games")
    store = SqliteStore(tmp_path / "games", lock)
    assert not store.is_open
    yield store
    store.close()
    lock.close()


def test_what_may_be_in_the_file_is_not_said_to_be_missing(away: SqliteStore) -> None:
    assert (away.newest("hog"), away.answers(9)) == (None, ())
    for ask in (lambda: away.best("hazard", is_fewest=False), lambda: away.setting("hazard")):
        with pytest.raises(StoreError, match="Games cannot be saved here"):
            ask()


def test_a_game_goes_on_and_its_table_knows_that_it_is_not_kept(away: SqliteStore) -> None:
    table = HogGameTable(away, SystemClock(), SettingsKeeper(away))
    session = table.new_session(HogSeating(PERSON, PERSON), "home")

    session.play(RollDice(3))
    away.try_again()

    assert len(session.history) == 1
    assert away.waits
    assert table.error == away.wait_reason
    assert str(table.error).startswith("Games cannot be saved here")


def test_there_is_no_game_to_go_on_with(away: SqliteStore) -> None:
    assert HogGameTable(away, SystemClock(), SettingsKeeper(away)).last_session() is None
