"""The file of saved games over the versions: what an older one kept is all there, and a backup besides."""

import re
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME, SCHEMA_VERSION, is_sound
from dicedesk.adapters.storage.games import kept_game
from dicedesk.adapters.storage.history import opened_chain
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.record import parse_record
from dicedesk.features.history.check import check_history
from dicedesk.games.catalogue import GAMES, KITS
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.ports.store import Best, ForgetfulStore, StoredGame
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

pytestmark = pytest.mark.long

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
    assert found == StoredGame.of_record("game 1", "hog", RECORD, "ab", ended=False)
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
        store.keep(StoredGame(f"game {number}", "hog", "#" * 500, "", ended=True).whole())
    store.close()
    file = tmp_path / FILE_NAME
    sound = is_sound(file)
    data = bytearray(file.read_bytes())
    data[8192:12288] = b"\x05" * 4096
    file.write_bytes(data)
    assert (sound, is_sound(file)) == (True, False)


def test_of_a_file_that_is_gone_nothing_bad_is_said(tmp_path: Path) -> None:
    assert is_sound(tmp_path / "none")


HERE = Path(__file__).parent
VERSIONS = range(1, SCHEMA_VERSION + 1)
EARLIER = VERSIONS[:-1]
OTHERS = tuple(f"SELECT * FROM {table} ORDER BY 1" for table in ("answer", "setting"))  # noqa: S608
BEST_MOMENT = datetime(2026, 11, 22, 9, 6, tzinfo=UTC)
BESTS = dict.fromkeys(
    range(1, 5), Best("hazard", 3, "2026-11-22T09:05:00Z-0bb20a77bdb5f30d", BEST_MOMENT)
) | {5: Best("hazard", 4, "2026-11-22T12:08:00Z-0da3defe1e8f8251", datetime(2026, 11, 22, 12, 9, tzinfo=UTC))}
KEPT_WHOLE = 1
"""The version that kept each record as one text."""
PACKED = 4
"""The first version that packs games that have ended."""


def written_by(version: int, folder: Path) -> sqlite3.Connection:
    """The file as that version left it."""
    folder.mkdir()
    connection = sqlite3.connect(folder / FILE_NAME)
    connection.executescript((HERE / f"of_version_{version}" / "store.sql").read_text(encoding="utf-8"))
    return connection


def records_in(connection: sqlite3.Connection, version: int) -> list[tuple[str, str, bool]]:
    """The id of each game, its record, and whether it is over."""
    if version == KEPT_WHOLE:
        return list(connection.execute("SELECT id, record, ended FROM game ORDER BY place"))
    if version >= PACKED:
        places = connection.execute("SELECT place FROM game ORDER BY place").fetchall()
        kept = [game for (place,) in places if (game := kept_game(connection, place)) is not None]
        return [(game.id, game.record, game.ended) for game in kept]
    games = connection.execute("SELECT place, id, header, ended FROM game ORDER BY place").fetchall()
    lines = "SELECT line FROM move WHERE game = ? ORDER BY number"
    return [
        (name, header + "".join(f"{line}\n" for (line,) in connection.execute(lines, (place,))), ended)
        for place, name, header, ended in games
    ]


def layout(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of each table."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        table: sorted(row[1] for row in connection.execute(f"PRAGMA table_info({table})"))
        for (table,) in tables
    }


@pytest.mark.parametrize("version", VERSIONS)
def test_all_that_a_version_kept_is_there(version: int, tmp_path: Path) -> None:
    connection = written_by(version, tmp_path / "games")
    records = records_in(connection, version)
    others = [connection.execute(statement).fetchall() for statement in OTHERS]
    connection.close()

    store = SqliteStore(tmp_path / "games")
    assert store.best("hazard") == BESTS[version]
    store.close()

    connection = sqlite3.connect(tmp_path / "games" / FILE_NAME)
    assert records_in(connection, SCHEMA_VERSION) == records
    assert len(records) >= 7
    assert [connection.execute(statement).fetchall() for statement in OTHERS] == others
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    connection.close()
    assert store.notices == []


@pytest.mark.parametrize("version", VERSIONS)
def test_the_unfinished_games_of_a_version_go_on(version: int, tmp_path: Path) -> None:
    written_by(version, tmp_path / "games").close()
    store = SqliteStore(tmp_path / "games")
    newest = [store.newest(game) for game in GAMES]
    for game, kept in zip(GAMES, newest, strict=True):
        assert kept is not None, f"of_version_{version} holds no game of {game}"
        store.keep(kept.whole())
    store.close()
    assert any(kept is not None and not kept.ended for kept in newest)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_games_of_a_version_are_linked_in_the_chain(version: int, tmp_path: Path) -> None:
    written_by(version, tmp_path / "games").close()
    SqliteStore(tmp_path / "games").close()
    with opened_chain(tmp_path / "games" / FILE_NAME) as chain:
        wrong, told = check_history(chain)
    assert [str(sentence) for sentence in wrong] == []
    assert re.match(r"All \d+ games are unchanged\.", str(told[0]))


@pytest.mark.parametrize("version", EARLIER)
def test_the_marks_of_a_game_that_goes_on_are_linked_from_then_on(version: int, tmp_path: Path) -> None:
    connection = written_by(version, tmp_path / "games")
    column = "record" if version == KEPT_WHOLE else "header"
    connection.execute(
        f"UPDATE game SET {column} = replace({column}, '[Dice ', ?) WHERE NOT ended",  # noqa: S608 (columns of ours)
        ('[Undone "2"]\n[Dice ',),
    )
    connection.commit()
    connection.close()
    SqliteStore(tmp_path / "games").close()
    connection = sqlite3.connect(tmp_path / "games" / FILE_NAME)
    running = connection.execute("SELECT count(*) FROM game WHERE NOT ended").fetchone()
    marked = connection.execute("SELECT count(*), min(digest) FROM chain WHERE kind = 6").fetchone()
    connection.close()
    assert marked == (running[0], b'[Undone "2"]\n')


@pytest.mark.parametrize("version", EARLIER)
def test_the_file_of_an_earlier_version_is_kept_as_it_was(version: int, tmp_path: Path) -> None:
    connection = written_by(version, tmp_path / "games")
    before = list(connection.iterdump())
    connection.close()
    SqliteStore(tmp_path / "games").close()
    (backup,) = (tmp_path / "games").glob("dicedesk-before-version-*.sqlite")
    connection = sqlite3.connect(backup)
    assert list(connection.iterdump()) == before
    assert connection.execute("PRAGMA user_version").fetchone() == (version,)
    connection.close()


def test_a_file_of_this_version_is_opened_as_it_is(tmp_path: Path) -> None:
    written_by(SCHEMA_VERSION, tmp_path / "games").close()
    SqliteStore(tmp_path / "games").close()
    assert list((tmp_path / "games").glob("dicedesk-*")) == []


def test_another_layout_needs_another_number(tmp_path: Path) -> None:
    connection = written_by(SCHEMA_VERSION, tmp_path / "games")
    kept = layout(connection)
    connection.close()
    SqliteStore(tmp_path / "fresh").close()
    connection = sqlite3.connect(tmp_path / "fresh" / FILE_NAME)
    fresh = layout(connection)
    connection.close()
    assert {table: fresh.get(table) for table in kept} == kept


def test_a_casual_game_is_one_in_the_first_layout_too(older: Older) -> None:
    store = older(RECORD.replace("roll", '[Hints "0"]\nroll', 1))
    found = store.newest("hog")
    store.close()
    assert found is not None
    record = parse_record(found.record, GAMES)
    assert (len(record.plays), record.is_practice) == (2, True)


def test_a_casual_game_writes_nothing_that_a_game_with_hints_has_not_written_from_the_first_layout_on() -> (
    None
):
    asked, casual = (
        KITS["hog"].table(store, StandingClock(), SettingsKeeper(store), None).open_session()
        for store in (ForgetfulStore(), ForgetfulStore())
    )
    asked.take_hint()
    casual.choose_kind(casual=True)
    for session in (asked, casual):
        session.play(RollDice(2))
    tags = [dict(session.record.tags) for session in (asked, casual)]
    assert tags[0].keys() == tags[1].keys()
    assert [each["Hints"] for each in tags] == ["1", "0"]
    assert parse_record(casual.record.to_text(), GAMES).is_practice
