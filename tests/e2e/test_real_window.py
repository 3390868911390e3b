"""The real program as a process of its own, under a virtual screen, played by key presses.

`.ci/run` takes this walk as a step of its own.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.games import kept_game
from dicedesk.core.record import Record, parse_record
from dicedesk.games.catalogue import SPECS
from tests.patience import PATIENCE_S, until

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.long,
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
    ),
]

POLL_S = 0.02
TURN_S = 5.0
"""After this time keys are pressed again: the last ones may have ended a movement only."""

PROGRAM = [sys.executable, "-m", "dicedesk"]

Answer = TypeVar("Answer")


class Program:
    """The running program, its screen, and the folder of its games."""

    def __init__(self, screen: str, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "WAYLAND", "COV_", "DBUS_", "XDG_"))
        } | {"DISPLAY": screen}
        self.process = subprocess.Popen(
            [*PROGRAM, "--data", str(folder)],
            env=self.environment,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.window = ""

    def show(self) -> None:
        """Waits for the window, and gives it the keyboard."""
        until(self._find_window, "a window")
        self.xdotool("windowfocus", "--sync", self.window)

    def xdotool(self, *arguments: str) -> str:
        """What xdotool says."""
        done = subprocess.run(
            ["xdotool", *arguments], env=self.environment, capture_output=True, text=True, timeout=PATIENCE_S
        )
        return done.stdout.strip()

    def press(self, *keys: str) -> None:
        """Presses keys as a person would, one after the other."""
        self.xdotool("key", "--delay", "15", *keys)

    def records(self) -> list[Record]:
        """The games that were kept, the last one first."""
        file = self.folder / FILE_NAME
        if not file.exists():
            return []
        connection = sqlite3.connect(file)
        try:
            places = connection.execute("SELECT place FROM game ORDER BY place DESC").fetchall()
            kept = [kept_game(connection, place) for (place,) in places]
        except sqlite3.OperationalError:
            return []
        finally:
            connection.close()
        return [parse_record(game.record, SPECS) for game in kept if game is not None]

    def record(self) -> Record | None:
        """The game that was kept last."""
        return next(iter(self.records()), None)

    def turns(self) -> int:
        """How many turns were kept."""
        record = self.record()
        return 0 if record is None else len(record.plays)

    def window_called(self, title: str) -> str:
        """The number of the window that is there under this title; "" while there is none."""
        found = self.xdotool("search", "--onlyvisible", "--name", f"^{title}$").split()
        return found[-1] if found else ""

    def _find_window(self) -> bool:
        self.window = self.window_called("DiceDesk")
        return bool(self.window)


@pytest.fixture
def start(screen: str) -> Iterator[Callable[[Path], Program]]:
    """Starts the program on a folder; what still runs after the test is killed."""
    started: list[Program] = []

    def begun(folder: Path) -> Program:
        started.append(Program(screen, folder))
        started[-1].show()
        return started[-1]

    yield begun
    for program in started:
        if program.process.poll() is None:
            program.process.kill()
        program.process.wait(PATIENCE_S)
        if program.process.stderr:
            program.process.stderr.close()


def test_a_game_is_played_by_keys_reviewed_and_closed(
    start: Callable[[Path], Program], tmp_path: Path
) -> None:
    program = start(tmp_path / "games")
    program.press("5")
    record = until(lambda: _finished_game(program), "the end of a game")
    assert record.replay()[-1].step.state.outcome() is not None

    file = tmp_path / "game.dice"
    file.write_text(record.to_text(), encoding="utf-8")
    verified = subprocess.run(
        [*PROGRAM, "verify", str(file)], capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr

    program.press("ctrl+shift+a")
    review = until(lambda: program.window_called("Review of Hog"), "the review")
    program.xdotool("windowfocus", "--sync", review)
    program.press("Escape")
    until(lambda: not program.window_called("Review of Hog"), "the end of the review")
    program.xdotool("windowfocus", "--sync", program.window)
    program.press("ctrl+q")
    assert program.process.wait(PATIENCE_S) == 0
    assert program.process.stderr is not None
    assert program.process.stderr.read() == ""
    until(lambda: _session_is_empty(program), "the end of all that the program has started")


def test_a_killed_program_goes_on_with_every_turn_that_was_shown(
    start: Callable[[Path], Program], tmp_path: Path
) -> None:
    first = start(tmp_path / "games")
    first.press("3")
    until(lambda: _one_more_turn(first, 3), "four turns")
    before = first.record()
    first.process.send_signal(signal.SIGKILL)
    first.process.wait(PATIENCE_S)
    kept = first.record()
    assert kept is not None
    assert before is not None
    assert kept.plays[: len(before.plays)] == before.plays

    second = start(tmp_path / "games")
    turns = len(kept.plays)
    until(lambda: _one_more_turn(second, turns), "one more turn")
    after = second.record()
    assert after is not None
    assert after.tag("Id") == kept.tag("Id")
    assert after.plays[:turns] == kept.plays


def _finished_game(program: Program) -> Record | None:
    """Presses keys for one more turn, waits for it, as keys would pile up on a slow machine, and looks for an end."""
    before, deadline = program.records(), time.monotonic() + TURN_S
    program.press("Return", "Return")
    while (records := program.records()) == before and time.monotonic() < deadline:
        time.sleep(POLL_S)
    return next((record for record in records if record.tag("Seed")), None)


def _session_is_empty(program: Program) -> bool:
    """Whether the last process of the program's own session has gone; it may take a moment after the program."""
    try:
        os.killpg(program.process.pid, 0)
    except ProcessLookupError:
        return True
    return False


def _one_more_turn(program: Program, turns: int) -> bool:
    program.press("Return")
    return program.turns() > turns
