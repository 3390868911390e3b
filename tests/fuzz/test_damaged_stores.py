"""Three hundred damaged files of saved games: each opens, saves again, and gives back no game that was not kept."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.record import parse_record
from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import PlaceBet, Throw
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Store
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.jobs import ImmediateJobs
from tests.repeated import first_of

FILES, BATCHES = 300, 6
THROWS = 120

COLUMNS = [
    ("game", ("id", "game", "header", "seed", "ended", "moves", "revision", "score", "place")),
    ("move", ("line", "number")),
    ("setting", ("name", "value")),
]
VALUES = (
    "X'80FF'",
    "CAST(X'C328FF' AS TEXT)",
    "CAST(X'410042' AS TEXT)",
    "NULL",
    "9e999",
    "-1",
    "9223372036854775807",
    "''",
    "char(8232)",
    "hex(zeroblob(3000))",
)

Damage = Callable[[Path, random.Random], None]


def pit(store: Store) -> CrapsGameTable:
    return CrapsGameTable(store, StandingClock(), SettingsKeeper(store))


def play(session: GameSession, throws: int) -> None:
    for _ in range(throws):
        bet = PlaceBet("pass", 5)
        if session.state.refusal(bet) is None:
            session.play(bet)
        session.play(Throw())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder with a store, some moves of which stand in its write-ahead log, and each state of its game."""
    begun, folder = tmp_path_factory.mktemp("begun"), tmp_path_factory.mktemp("whole")
    store = SqliteStore(begun)
    pit(store).choose_house(LAS_VEGAS)
    session = pit(store).new_session()
    play(session, THROWS)
    states = [session.record.to_text()]
    store.close()
    store = SqliteStore(begun)
    again = pit(store).last_session()
    assert again is not None
    for _ in range(5):
        play(again, 1)
        states.append(again.record.without_last(1).to_text())
        states.append(again.record.to_text())
    shutil.copytree(begun, folder, dirs_exist_ok=True)
    store.close()
    return folder, states


def flipped(folder: Path, chance: random.Random) -> None:
    file = chance.choice(sorted(folder.iterdir()))
    data = bytearray(file.read_bytes())
    for _ in range(chance.choice((1, 3, 30))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    file.write_bytes(data)


def truncated(folder: Path, chance: random.Random) -> None:
    file = chance.choice(sorted(folder.iterdir()))
    data = file.read_bytes()
    file.write_bytes(data[: chance.randrange(len(data))])


def page_zeroed(folder: Path, chance: random.Random) -> None:
    file = folder / FILE_NAME
    data = bytearray(file.read_bytes())
    page = chance.randrange(len(data) // 4096)
    data[page * 4096 : (page + 1) * 4096] = bytes(4096)
    file.write_bytes(data)


def overwritten(folder: Path, chance: random.Random) -> None:
    file = folder / FILE_NAME
    data = bytearray(file.read_bytes())
    place = chance.randrange(len(data))
    data[place : place + 500] = chance.randbytes(500)
    file.write_bytes(data)


def value_changed(folder: Path, chance: random.Random) -> None:
    table, columns = chance.choice(COLUMNS)
    change = f"UPDATE OR IGNORE {table} SET {chance.choice(columns)} = {chance.choice(VALUES)}"  # noqa: S608
    _changed(
        folder, f"{change} WHERE rowid % 3 = 0" if table == "setting" and chance.random() < 0.2 else change
    )


def column_missing(folder: Path, chance: random.Random) -> None:
    table, columns = chance.choice(COLUMNS)
    _changed(folder, f"ALTER TABLE {table} RENAME COLUMN {chance.choice(columns)} TO other")


def table_missing(folder: Path, chance: random.Random) -> None:
    _changed(folder, f"DROP TABLE {chance.choice(COLUMNS)[0]}")


def _changed(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    try:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(statement)
    except sqlite3.Error:
        # Such a value cannot stand there at all.
        pass
    finally:
        connection.close()


DAMAGES: tuple[Damage, ...] = (
    flipped, truncated, page_zeroed, overwritten, value_changed, column_missing, table_missing,
)  # fmt: skip


@pytest.mark.parametrize("batch", first_of(range(BATCHES), 2))
def test_a_damaged_store_opens_and_saves_again_and_makes_up_no_dice(
    tmp_path: Path, whole: tuple[Path, list[str]], batch: int
) -> None:
    original, states = whole
    for number in range(batch, FILES, BATCHES):
        folder, chance = tmp_path / str(number), random.Random(number)
        shutil.copytree(original, folder)
        damage = chance.choice(DAMAGES)
        damage(folder, chance)
        _opens_and_saves_again(folder, states, f"{number} {damage.__name__}")


def _opens_and_saves_again(folder: Path, states: list[str], which: str) -> None:
    told: list[str] = []
    store = SqliteStore(folder)
    store.listen(told.append)
    table = pit(store)
    session = table.last_session()
    if session is None:
        # Of a value that says that the game has ended nothing is told.
        assert told or which.endswith("value_changed"), which
        session = table.new_session()
    else:
        faces, known = session.record.faces, [parse_record(state, SPECS).faces for state in states]
        assert any(faces == longer[: len(faces)] for longer in known), which
        assert len(session.history) >= min(len(parse_record(state, SPECS).plays) for state in states), which
    store.best("craps", is_fewest=True)
    store.look_over(ImmediateJobs())
    play(session, 1)
    store.keep_setting("outline", "on")
    assert (table.error, store.waits) == (None, False), which
    store.close()
    again, told = SqliteStore(folder), []
    again.listen(told.append)
    resumed = pit(again).last_session()
    assert resumed is not None, which
    assert (resumed.record.to_text(), again.setting("outline")) == (session.record.to_text(), "on"), which
    assert told == [], which
    again.close()
