"""The walk along the chain of kept games: none can be changed, left out or slipped in without a break."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dicedesk.adapters.storage.chain_rows import add_link
from dicedesk.adapters.storage.games.game_rows import kept_game, pack_game, unpack_game
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.storage.sqlite_file import SCHEMA_VERSION
from dicedesk.adapters.storage.sqlite_history import open_history
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.core.fair.chain import LinkKind
from dicedesk.core.game import Move
from dicedesk.ports.store import StoreError
from dicedesk.session.game_session import GameSession
from dicedesk.session.kits import KITS
from dicedesk.session.records.history_check import check_history
from dicedesk.session.settings.keeper import SettingsKeeper
from tests.adapters.storage.past_games import kept_hog, past_of

EARLIER = Path(__file__).parents[2] / "adapters" / "storage" / "of_version_2" / "store.sql"
BACKUP = f"dicedesk-before-version-{SCHEMA_VERSION}-1.sqlite"


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

    def begun(self, store: PatientStore, game: str) -> GameSession:
        kit = KITS[game]
        table = kit.table(store, Ticking(), SettingsKeeper(store), None)
        session: GameSession = table.begin(kit.prompt.defaults())
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
        history = open_history(str(self.path))
        try:
            wrong, told = check_history(history)
        finally:
            history.close()
        return [str(sentence) for sentence in wrong], [str(sentence) for sentence in told]

    def wrong(self) -> list[str]:
        return self.found()[0]


class Opened:
    """The store of a folder, closed at the end."""

    def __init__(self, path: Path) -> None:
        self._store = PatientStore(SqliteStore(path))

    def __enter__(self) -> PatientStore:
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


@pytest.fixture
def earlier(folder: Folder) -> Folder:
    """The file of version 2, as its program left it."""
    connection = sqlite3.connect(folder.path / FILE_NAME)
    connection.executescript(EARLIER.read_text(encoding="utf-8"))
    connection.close()
    return folder


def test_games_that_were_played_are_all_in_the_chain(played: Folder) -> None:
    wrong, told = played.found()
    assert (wrong, told[0]) == ([], "All 4 games are unchanged.")
    assert "Last link: " in told[-1]


def test_a_new_folder_has_no_games(folder: Folder) -> None:
    folder.opened().__exit__()
    assert folder.found() == ([], ["No saved games yet."])


def test_each_record_names_the_link_before_it(folder: Folder) -> None:
    with folder.opened() as store:
        heads = []
        for game in ("craps", "hazard", "hog"):
            heads.append(store.chain_head())
            session = folder.begun(store, game)
            assert (session.record.tag("Previous") or "") == heads[-1]
    assert len(set(heads)) == 3


def test_games_with_dice_from_a_seed_are_in_the_chain_too(earlier: Folder) -> None:
    session = earlier.play("craps", "throw")
    assert session.record.tag("Dice") == "seeded 42"
    assert session.record.tag("Previous")
    assert earlier.wrong() == []


def test_a_game_goes_on_at_the_next_start_and_its_end_is_linked_then(played: Folder) -> None:
    with played.opened() as store:
        table = KITS["hog"].table(store, Ticking(), SettingsKeeper(store), None)
        session = table.last_session()
        assert session is not None
        while not session.is_over:
            move: Move = session.record.spec.parse_move("roll 5")
            _ = session.play_computer() if session.computer_moves else session.play(move)
    assert played.wrong() == []


@pytest.mark.parametrize(
    ("statements", "told"),
    [
        (("DELETE FROM game WHERE place = 1", "DELETE FROM move WHERE game = 1"), "Game 1 of the chain is missing."),
        (("DELETE FROM game WHERE place = 3",), "Game 3 of the chain is missing."),
        (("UPDATE game SET header = replace(header, 'goal=100', 'goal=99') WHERE place = 4",), "its opening is not"),
        (("UPDATE game SET header = replace(header, 'Word \"', 'Word \"x') WHERE place = 4",), "the seal fixed"),
        (("DELETE FROM packed WHERE game = 1",), "was changed after it had ended"),
        (("UPDATE packed SET texts = X'00' WHERE game = 1",), "was changed after it had ended"),
        (("UPDATE game SET moves = 3 WHERE place = 1",), "its opening is not"),
        (("UPDATE game SET ended = 0 WHERE place = 1",), "was changed after it had ended"),
        (("UPDATE game SET ended = 1 WHERE place = 2",), "has ended, but not in the chain"),
        (("UPDATE game SET seed = '" + "00" * 32 + "' WHERE place = 4",), "seal of the seed"),
        (("UPDATE game SET seed = 'none' WHERE place = 4",), "hexadecimal"),
        (("UPDATE game SET header = '[Game \"none\"]' WHERE place = 4",), "its opening is not"),
        (("UPDATE move SET line = 'throw : 9' WHERE game = 2 AND number = 1",), "cannot be read"),
        (("UPDATE move SET line = 'roll 4 : 1 1' WHERE game = 4",), "dice"),
        (("UPDATE chain SET digest = zeroblob(32) WHERE place = 2",), "Link 2 does not follow"),
        (("DELETE FROM chain WHERE place = 2",), "does not follow"),
        (("UPDATE chain SET game = 1 WHERE place = 3",), "more than one opening"),
        (
            (
                "INSERT INTO game (id, game, header, seed, ended, moves, revision, sum) "
                "SELECT 'another', game, header, seed, ended, moves, revision, sum FROM game WHERE place = 1",
            ),
            "another was slipped in",
        ),
    ],
)  # fmt: skip
def test_a_change_by_other_means_is_found_out(played: Folder, statements: tuple[str, ...], told: str) -> None:
    played.change(*statements)
    wrong = played.wrong()
    assert any(told in sentence for sentence in wrong), wrong


@pytest.mark.parametrize("place", [1, 3])
@pytest.mark.parametrize("statement", [
    "UPDATE move SET line = CASE line WHEN 'throw : 6 6' THEN 'throw : 6 5' ELSE 'throw : 6 6' END WHERE "
"number = 0",
    "DELETE FROM move WHERE number = (SELECT max(number) FROM move)",
    "UPDATE game SET header = replace(header, '[Seed \"', '[Seed \"0')",
])  # fmt: skip
def test_a_packed_game_that_was_changed_and_packed_again_is_found_out(
    played: Folder, place: int, statement: str
) -> None:
    connection = sqlite3.connect(played.path / FILE_NAME)
    others = connection.execute("SELECT * FROM move WHERE game <> ?", (place,)).fetchall()
    connection.execute("DELETE FROM move")
    unpack_game(connection, place)
    has_place = "" if "WHERE" in statement else f" WHERE place = {place}"
    connection.execute(statement + has_place)
    connection.execute("UPDATE game SET moves = (SELECT count(*) FROM move) WHERE place = ?", (place,))
    pack_game(connection, place)
    connection.executemany("INSERT INTO move VALUES (?, ?, ?, ?)", others)
    connection.commit()
    connection.close()
    wrong = played.wrong()
    assert any("was changed after it had ended" in sentence for sentence in wrong), wrong


def test_a_game_left_out_of_a_chain_that_was_made_anew_is_found_out_by_the_next_record(
    played: Folder,
) -> None:
    played.change("DELETE FROM game WHERE place = 1", "DELETE FROM move WHERE game = 1")
    connection = sqlite3.connect(played.path / FILE_NAME)
    rows = connection.execute(
        "SELECT kind, game, digest FROM chain WHERE game <> 1 ORDER BY place"
    ).fetchall()
    connection.execute("DELETE FROM chain")
    for kind, game, digest in rows:
        add_link(
            connection,
            (LinkKind.BEFORE, LinkKind.OPENED, LinkKind.CARRIED, LinkKind.ENDED)[kind],
            game,
            digest,
        )
    connection.commit()
    connection.close()
    assert any("names a game before it that is not in the chain" in sentence for sentence in played.wrong())


def test_a_game_that_was_deleted_openly_is_no_break(played: Folder) -> None:
    played.change("DELETE FROM game WHERE place = 1", "DELETE FROM move WHERE game = 1")
    connection = sqlite3.connect(played.path / FILE_NAME)
    add_link(connection, LinkKind.DELETED, 1, b"")
    connection.commit()
    connection.close()
    played.play("hog", "roll 2")
    wrong, told = played.found()
    assert (wrong, told[:2]) == ([], ["All 4 games are unchanged.", "1 other was deleted."])


def test_the_games_of_version_2_begin_the_chain(earlier: Folder) -> None:
    earlier.opened().__exit__()
    wrong, told = earlier.found()
    assert (wrong, told[:2]) == (
        [],
        ["All 7 games are unchanged.", "7 of them were saved before there was a chain."],
    )
    backup = sqlite3.connect(earlier.path / BACKUP)
    assert backup.execute("PRAGMA user_version").fetchone() == (2,)
    backup.close()


def test_a_game_of_version_2_goes_on_with_its_own_dice(earlier: Folder) -> None:
    with earlier.opened() as store:
        table = KITS["hog"].table(store, Ticking(), SettingsKeeper(store), None)
        session = table.last_session()
        assert session is not None
        assert (session.record.tag("Dice"), session.record.tag("Word")) == ("sealed", "luck: of the draw")
        while not session.is_over:
            move: Move = session.record.spec.parse_move("roll 5")
            _ = session.play_computer() if session.computer_moves else session.play(move)
    assert earlier.wrong() == []


def test_a_game_of_version_2_that_is_left_now_reveals_its_seed(earlier: Folder) -> None:
    earlier.play("hog", "roll 4")
    connection = sqlite3.connect(earlier.path / FILE_NAME)
    left = kept_game(connection, 3)
    connection.close()
    assert left is not None
    assert (left.ended, f'[Seed "{left.seed}"]' in left.header) == (True, True)
    assert earlier.wrong() == []


def test_a_change_to_a_game_of_version_2_is_found_out(earlier: Folder) -> None:
    earlier.opened().__exit__()
    earlier.change("DELETE FROM move WHERE game = 1 AND number = 19")
    assert len(earlier.wrong()) == 1


def test_a_file_that_was_taken_away_while_a_game_went_on_begins_another_chain(played: Folder) -> None:
    with played.opened() as store:
        session = played.begun(store, "hog")
        (played.path / FILE_NAME).unlink()
        session.play(session.record.spec.parse_move("roll 2"))
    wrong, told = played.found()
    assert (wrong, told[1]) == ([], "1 of them was recovered from a damaged file.")


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda _: None, "no games are kept in"),
        (lambda file: file.write_bytes(b"nonsense" * 100), "the games cannot be read: "),
        (lambda file: of_version(file, 2), "open DiceDesk once"),
        (lambda file: of_version(file, 9), "a newer version"),
        (lambda file: of_version(file, SCHEMA_VERSION), "no such table"),
    ],
)
def test_a_file_that_cannot_be_walked_is_told(
    folder: Folder, make: Callable[[Path], object], told: str
) -> None:
    make(folder.path / FILE_NAME)
    with pytest.raises(StoreError, match=told):
        folder.found()


def of_version(file: Path, version: int) -> None:
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


@pytest.mark.parametrize("statement", ["kind = 9", "kind = 'x'", "game = 'x'"])
def test_a_link_that_cannot_be_read_is_told(played: Folder, statement: str) -> None:
    played.change(f"UPDATE chain SET {statement} WHERE place = 2")  # noqa: S608 (our own texts)
    with pytest.raises(StoreError, match="a link of the chain cannot be read"):
        played.found()


@pytest.mark.parametrize("table", ["game", "move"])
def test_a_table_that_is_gone_is_told(played: Folder, table: str) -> None:
    played.change(f"ALTER TABLE {table} RENAME TO gone")
    with pytest.raises(StoreError, match="the games cannot be read"):
        played.found()


def test_an_imported_game_that_was_changed_is_told(folder: Folder, tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("mine", "roll 1 : 5", ended=False))
    past.take_in((kept_hog("other", "roll 1 : 2"),))
    assert folder.wrong() == []
    folder.change("UPDATE packed SET texts = (SELECT texts FROM packed LIMIT 1) || x'00'")
    assert folder.wrong() == ["other was changed after it had been imported."]
