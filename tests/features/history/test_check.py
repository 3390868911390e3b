"""The walk along the chain of kept games: none can be changed, left out or slipped in without a break."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dicedesk.adapters.storage.backups import BackupFiles, go_back
from dicedesk.adapters.storage.database import FILE_NAME, SCHEMA_VERSION
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.games import add_link, kept_game, pack_game, unpack_game, write_header
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.storage.terminal_games import open_chain
from dicedesk.core.fair.chain import LinkKind
from dicedesk.core.game import Move
from dicedesk.features.history.check import check_history
from dicedesk.games.catalogue import KITS
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.backups import Backup, BackupKind
from dicedesk.play.ports.store import Best, StoredGame, StoreError
from dicedesk.play.settings import SettingsKeeper
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

    def begun(self, store: SqliteStore, game: str) -> GameSession:
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
        with open_chain(str(self.path)) as chain:
            wrong, told = check_history(chain)
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
        (("UPDATE game SET header = replace(header, 'goal=100', 'goal=99') WHERE place = 4",), "its start does not"),
        (("UPDATE game SET header = replace(header, 'Word \"', 'Word \"x') WHERE place = 4",), "the seal fixed"),
        (("DELETE FROM packed WHERE game = 1",), "was changed after it had ended"),
        (("UPDATE packed SET texts = X'00' WHERE game = 1",), "was changed after it had ended"),
        (("UPDATE game SET moves = 3 WHERE place = 1",), "its start does not match"),
        (("UPDATE game SET ended = 0 WHERE place = 1",), "was changed after it had ended"),
        (("UPDATE game SET ended = 1 WHERE place = 2",), "has ended, but not in the chain"),
        (("UPDATE game SET seed = '" + "00" * 32 + "' WHERE place = 4",), "seal of the seed"),
        (("UPDATE game SET seed = 'none' WHERE place = 4",), "hexadecimal"),
        (("UPDATE game SET header = '[Game \"none\"]' WHERE place = 4",), "its start does not match"),
        (("UPDATE move SET line = 'throw : 9' WHERE game = 2 AND number = 1",), "cannot be read"),
        (("UPDATE move SET line = 'roll 4 : 1 1' WHERE game = 4",), "dice"),
        (("UPDATE chain SET digest = zeroblob(32) WHERE place = 2",), "Link 2 does not follow"),
        (("DELETE FROM chain WHERE place = 2",), "does not follow"),
        (("UPDATE chain SET game = 1 WHERE place = 3",), "starts more than once"),
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
        (lambda _: None, "no saved games in"),
        (lambda file: file.write_bytes(b"nonsense" * 100), "the games cannot be read: "),
        (lambda file: of_version(file, 2), "open DiceDesk once"),
        (lambda file: of_version(file, 9), "a newer version"),
        (lambda file: of_version(file, SCHEMA_VERSION), "is not a file of saved games"),
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
    connection.execute("CREATE TABLE game (place INTEGER)")
    connection.close()


@pytest.mark.parametrize("statement", ["kind = 9", "kind = 'x'", "game = 'x'"])
def test_a_link_that_cannot_be_read_is_told(played: Folder, statement: str) -> None:
    played.change(f"UPDATE chain SET {statement} WHERE place = 2")  # noqa: S608 (our own texts)
    with pytest.raises(StoreError, match="a link of the chain cannot be read"):
        played.found()


@pytest.mark.parametrize(
    ("table", "told"), [("game", "is not a file of saved games"), ("move", "the games cannot be read")]
)
def test_a_table_that_is_gone_is_told(played: Folder, table: str, told: str) -> None:
    played.change(f"ALTER TABLE {table} RENAME TO gone")
    with pytest.raises(StoreError, match=told):
        played.found()


def test_an_imported_game_that_was_changed_is_told(folder: Folder, tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog("mine", "roll 1 : 5", ended=False))
    past.take_in((kept_hog("other", "roll 1 : 2"),))
    assert folder.wrong() == []
    folder.change("UPDATE packed SET texts = (SELECT texts FROM packed LIMIT 1) || x'00'")
    assert folder.wrong() == ["other was changed after it had been imported."]


def header_of(folder: Folder, place: int, change: Callable[[str], str] = lambda header: header) -> str:
    """The header of a game that goes on, which is changed with its sums, by other means than the program's."""
    connection = sqlite3.connect(folder.path / FILE_NAME)
    game = kept_game(connection, place)
    assert game is not None
    header = change(game.header)
    if header != game.header:
        write_header(connection, place, header)
        connection.commit()
    connection.close()
    return header


def taken_up(store: SqliteStore, game: str) -> GameSession:
    session: GameSession | None = (
        KITS[game].table(store, Ticking(), SettingsKeeper(store), None).last_session()
    )
    assert session is not None
    return session


def helped(folder: Folder) -> None:
    """Plays a game of Poker Dice, 1 in the folder, in which two rolls are undone and a hint is asked for."""
    with folder.opened() as store:
        session = folder.begun(store, "poker-dice")
        hand = session.record.spec.parse_move("hand")
        for _ in range(2):
            session.play(hand)
            session.undo()
        session.play(hand)
        session.take_hint()


def without_marks(header: str) -> str:
    return "".join(line for line in header.splitlines(keepends=True) if line[1:6] not in ("Undon", "Hints"))


def test_marks_that_were_taken_off_a_running_game_are_told_and_come_back(folder: Folder) -> None:
    helped(folder)
    fine = folder.wrong()
    stripped = header_of(folder, 1, without_marks)
    (wrong,) = folder.wrong()
    with folder.opened() as store:
        session = taken_up(store, "poker-dice")
        session.play(session.record.spec.parse_move("hold"))
        marks = session.record.tag("Undone"), session.record.tag("Hints")
    assert (fine, "Undone" in stripped) == ([], False)
    assert wrong.endswith('lacks what the chain says of it: [Undone "2"], [Hints "1"]')
    assert (marks, folder.wrong()) == (("2", "1"), [])


def test_a_mark_that_was_made_smaller_is_told(folder: Folder) -> None:
    helped(folder)
    header_of(folder, 1, lambda header: header.replace('[Undone "2"]', '[Undone "0"]'))
    assert len(folder.wrong()) == 1


def test_an_ended_game_that_was_made_to_go_on_comes_back_undone(played: Folder) -> None:
    with played.opened() as store:
        name = played.begun(store, "hog").record.tag("Id")
        played.begun(store, "hog")
    played.change("DELETE FROM game WHERE place = 6", "DELETE FROM chain WHERE game = 6")
    connection = sqlite3.connect(played.path / FILE_NAME)
    unpack_game(connection, 5)
    connection.execute("UPDATE game SET ended = 0 WHERE place = 5")
    write_header(
        connection,
        5,
        "".join(
            line
            for line in header_text(connection).splitlines(keepends=True)
            if not line.startswith(("[Left", "[Seed"))
        ),
    )
    connection.commit()
    connection.close()
    with played.opened() as store:
        session = taken_up(store, "hog")
    assert (session.record.tag("Id"), session.is_practice) == (name, True)


def header_text(connection: sqlite3.Connection) -> str:
    (header,) = connection.execute("SELECT header FROM game WHERE place = 5").fetchone()
    return str(header)


def won_turn(folder: Folder) -> GameSession:
    """Plays games of Hazard until a turn has won a round."""
    with folder.opened() as store:
        while True:
            session = folder.begun(store, "hazard")
            main, throw = (session.record.spec.parse_move(move) for move in ("main 7", "throw"))
            while not session.is_over:
                session.play(main if session.state.refusal(main) is None else throw)
            if store.best("hazard") is not None:
                return session


def test_a_best_score_follows_from_its_game(folder: Folder) -> None:
    session = won_turn(folder)
    with folder.opened() as store:
        best = store.best("hazard")
    assert best is not None
    assert (best.record_id, best.score) == (session.record.tag("Id"), session.state.scores[0])
    assert folder.wrong() == []


def test_a_best_score_that_does_not_follow_from_its_game_is_told(folder: Folder) -> None:
    best = won_turn(folder).record.tag("Id") or ""
    with folder.opened() as store:
        store.keep_best(Best("hazard", 99, best, Ticking().now()))
    (wrong,) = folder.wrong()
    assert wrong == f"{best} does not have the best score that the chain says."


def test_a_best_score_of_a_game_that_cannot_be_read_is_told(folder: Folder) -> None:
    best = won_turn(folder).record.tag("Id") or ""
    folder.change("UPDATE packed SET texts = X'00'")
    assert f"{best} does not have the best score that the chain says." in folder.wrong()


def test_a_best_score_of_no_game_that_is_kept_is_told(folder: Folder) -> None:
    with folder.opened() as store:
        store.keep_best(Best("hazard", 99, "none", Ticking().now()))
    folder.play("hog", "roll 1")
    wrong, told = folder.found()
    assert wrong == []
    assert (
        "1 best score is of no game that is kept here, as of an earlier version or of a deleted game." in told
    )


FALSE = Path(__file__).parents[2] / "adapters" / "storage" / "of_version_2" / "hog-ended.dice"


def test_an_imported_game_with_false_dice_is_told(folder: Folder, tmp_path: Path) -> None:
    text = FALSE.read_text(encoding="utf-8").replace('[Word "', '[Word "x')
    past = past_of(tmp_path, kept_hog("mine", "roll 1 : 5", ended=False))
    past.take_in((StoredGame.of_record("false", "hog", text, "", ended=True),))
    (wrong,) = folder.wrong()
    assert wrong.startswith("false: ")
    assert "the seal fixed" in wrong


def restored(folder: Folder, choose: Callable[[Backup], bool]) -> None:
    """Goes back to a backup by the menu, at the next start."""
    files = BackupFiles(folder.path)
    files.choose(next(filter(choose, files.find())))
    lock = FolderLock(folder.path)
    store = SqliteStore(folder.path, lock)
    assert store.is_open
    store.close()
    lock.close()


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
    wrong, told = folder.found()
    with folder.opened() as store:
        back = taken_up(store, "hazard").record
    assert (back.tag("Undone"), back.is_practice, len(back.plays)) == ("1", True, 2)
    assert wrong == []
    assert (
        "A backup took the place of the games 1 time: what was played after it was made is not among them."
        in told
    )


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
        assert taken_up(store, "hazard").is_practice
    assert folder.wrong() == []


def test_a_running_game_that_did_not_go_on_since_the_backup_counts_as_before(folder: Folder) -> None:
    folder.play("hazard", "main 7", "throw")
    BackupFiles(folder.path).back_up(Ticking().now())
    folder.play("hog", "roll 1")
    restored(folder, is_daily)
    with folder.opened() as store:
        assert not taken_up(store, "hazard").is_practice
    assert folder.wrong() == []


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION))
def test_the_running_games_of_an_earlier_versions_backup_come_back_as_undone(
    folder: Folder, version: int
) -> None:
    source = EARLIER.parents[1] / f"of_version_{version}" / "store.sql"
    connection = sqlite3.connect(folder.path / "dicedesk-before-version-9-1.sqlite")
    connection.executescript(source.read_text(encoding="utf-8"))
    connection.close()
    restored(folder, lambda backup: backup.kind is BackupKind.BEFORE_UPDATE)
    connection = sqlite3.connect(folder.path / FILE_NAME)
    headers = connection.execute("SELECT header FROM game WHERE NOT ended").fetchall()
    connection.close()
    assert headers
    assert all('[Undone "' in header for (header,) in headers)
    assert sorted(file.name for file in folder.path.glob("dicedesk-before*")) == [
        "dicedesk-before-version-9-1.sqlite"
    ]
    assert folder.wrong() == []


def test_a_start_that_was_killed_while_it_went_back_tells_of_the_backup_once(folder: Folder) -> None:
    folder.play("hazard", "main 7", "throw")
    files = BackupFiles(folder.path)
    files.back_up(Ticking().now())
    files.choose(files.find()[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("killed")))
        lock = FolderLock(folder.path)
        with suppress(OSError):
            go_back(folder.path / FILE_NAME)
        lock.close()
    go_back(folder.path / FILE_NAME)
    _, told = folder.found()
    assert sum("took the place" in sentence for sentence in told) == 1
    assert any("1 time" in sentence for sentence in told)
