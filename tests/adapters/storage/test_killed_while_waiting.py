"""A program that is killed while another one holds the file keeps what it said was saved, and the file stays sound."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME, is_sound
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.saved_games import SaveStatus
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.patience import PATIENCE_S, killed_if_late

ROOT = Path(__file__).resolve().parents[3]
PLAY_ON_AND_DIE = """
import os, signal, sys
from pathlib import Path
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.games.hog.rules import RollDice
from tests.fakes.clock import StandingClock
from dicedesk.play.seats import PERSON
from dicedesk.games.hog.table import HogSeating, HogGameTable
from dicedesk.play.settings import SettingsKeeper
store = SqliteStore(Path(sys.argv[1]))
table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
session = table.new_session(HogSeating(PERSON, PERSON), "home")
for turns in (3, 2):
    for _ in range(turns):
        session.play(RollDice(1))
    print(table.save_status.value, flush=True)
    print("\\t".join(session.record.move_lines()), flush=True)
    sys.stdin.readline()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_what_was_said_to_be_saved_is_there_after_a_kill_while_the_file_is_held(tmp_path: Path) -> None:
    with subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", PLAY_ON_AND_DIE, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        said_before, saved = told_by(program)
        holder = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        go_on(program)
        said_then, played = told_by(program)
        go_on(program)
        ended = program.wait(timeout=PATIENCE_S)
    holder.close()
    assert (said_before, said_then, ended) == (SaveStatus.SAVED.value, SaveStatus.WAITS.value, -9)
    assert played[: len(saved)] == saved
    assert len(played) == len(saved) + 2
    assert is_sound(tmp_path / FILE_NAME)
    assert_goes_on(tmp_path, saved)


def told_by(program: "subprocess.Popen[str]") -> tuple[str, tuple[str, ...]]:
    """How the program says that its game is kept, and the game's moves."""
    assert program.stdout is not None
    with killed_if_late(program, "the program to say how its game is kept"):
        keeping = program.stdout.readline().strip()
        return keeping, tuple(program.stdout.readline().rstrip("\n").split("\t"))


def go_on(program: "subprocess.Popen[str]") -> None:
    """Lets the program play on."""
    assert program.stdin is not None
    program.stdin.write("\n")
    program.stdin.flush()


def assert_goes_on(folder: Path, saved: tuple[str, ...]) -> None:
    """Fails unless the next start finds exactly these moves, plays on, and keeps what it plays."""
    store = SqliteStore(folder)
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.last_session()
    assert session is not None
    assert session.record.move_lines() == saved
    session.play(RollDice(1))
    store.close()
    assert (table.save_status, table.error) == (SaveStatus.SAVED, None)
