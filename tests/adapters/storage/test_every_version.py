"""A file that any version of the program wrote is opened by this one: all is there, and the games go on."""

import re
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.games.game_rows import kept_game
from dicedesk.adapters.storage.sqlite_file import SCHEMA_VERSION
from dicedesk.adapters.storage.sqlite_history import SqliteHistory
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.features.history.check import check_history
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.store import Best

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
    for kept in newest:
        assert kept is not None
        store.keep(kept.whole())
    store.close()
    assert any(kept is not None and not kept.ended for kept in newest)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_games_of_a_version_are_linked_in_the_chain(version: int, tmp_path: Path) -> None:
    written_by(version, tmp_path / "games").close()
    SqliteStore(tmp_path / "games").close()
    history = SqliteHistory(tmp_path / "games" / FILE_NAME)
    wrong, told = check_history(history)
    history.close()
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
