"""The real program, and signals that end it: Ctrl+C at its terminal, `kill`, the end of a session."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S, killed_if_late
from tests.repeated import first_of
from tests.signals import HEARING

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process"),
]

ENDED_BY = 128

PARTS = """
import signal, sys
from dicedesk import __main__
from dicedesk.ui.window.shell import Shell
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

def shell():
    return next(found for found in QApplication.topLevelWidgets() if isinstance(found, Shell))
"""

# Says which tab is chosen and how large the window is when the game is there; where it LEAVES, it changes both first.
AT_REST = """
def when_whole():
    window = shell().centralWidget()
    if type(window).__name__ != "MainWindow":
        return
    looks.stop()
    if LEAVES:
        window.choose_tab(2)
        shell().resize(790, 650)
    print(window.place_of_tab, shell().width(), shell().height(), flush=True)

def run():
    global looks
    looks = QTimer(QApplication.instance(), interval=10)
    looks.timeout.connect(when_whole)
    looks.start()
    return loop()

loop, QApplication.exec = QApplication.exec, staticmethod(run)
sys.exit(__main__.main())
"""

# Is asked to end at a moment of its start.
AT_A_MOMENT = """
from dicedesk.main import opening, program, start

def interrupted(*arguments):
    signal.raise_signal(signal.SIGINT)
    return done(*arguments)

moment = sys.argv.pop()
if moment == "before the window":
    done, opening.SqliteStore = opening.SqliteStore, interrupted
elif moment == "before the loop":
    done, Shell.show = Shell.show, interrupted
elif moment == "while it is built":
    done, program.all_tabs = program.all_tabs, interrupted
elif moment == "in a call of Qt's":
    done, Shell.setCentralWidget = Shell.setCentralWidget, interrupted
sys.exit(__main__.main())
"""


MOMENTS = ("while it is built", "before the window", "before the loop", "in a call of Qt's")


@contextmanager
def started(script: str, folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """The program on a folder, started by a script."""
    with subprocess.Popen(
        [*HEARING, sys.executable, "-c", PARTS + script, "--data", str(folder), *words],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            yield program
        finally:
            program.kill()


def complaints(program: subprocess.Popen[str]) -> list[str]:
    """What was written to the error output, but for what Qt says where there is no screen."""
    assert program.stderr is not None
    return [line for line in program.stderr.read().splitlines() if not line.startswith("This plugin")]


def first_line(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    with killed_if_late(program, "the window to be whole"):
        return program.stdout.readline()


@pytest.mark.parametrize("name", first_of(["SIGINT", "SIGHUP", "SIGTERM"], 2))
def test_a_signal_ends_a_window_at_rest_and_is_no_error(tmp_path: Path, name: str) -> None:
    with started("LEAVES = False" + AT_REST, tmp_path) as program:
        first_line(program)

        program.send_signal(signal.Signals[name])

        assert program.wait(PATIENCE_S) == ENDED_BY + signal.Signals[name]
        assert complaints(program) == []
    assert not list(tmp_path.glob("errors.log"))


@pytest.mark.parametrize("name", first_of(["SIGTERM", "SIGHUP", "SIGINT"], 1))
def test_a_window_that_a_signal_ends_is_there_again_as_it_was_left(tmp_path: Path, name: str) -> None:
    with started("LEAVES = True" + AT_REST, tmp_path) as program:
        left = first_line(program)
        program.send_signal(signal.Signals[name])
        program.wait(PATIENCE_S)

    with started("LEAVES = False" + AT_REST, tmp_path) as program:
        assert (first_line(program), left) == ("2 790 650\n", "2 790 650\n")


@pytest.mark.parametrize(
    ("moment", "is_first"), first_of([*product(MOMENTS, [True]), *product(MOMENTS, [False])], 5)
)
def test_ctrl_c_at_any_moment_of_the_start_ends_it_and_is_no_error(
    tmp_path: Path, moment: str, *, is_first: bool
) -> None:
    if not is_first:
        with started("LEAVES = False" + AT_REST, tmp_path) as program:
            first_line(program)
            program.send_signal(signal.SIGTERM)
            program.wait(PATIENCE_S)

    with started(AT_A_MOMENT, tmp_path, moment) as program:
        assert program.wait(PATIENCE_S) in (-signal.SIGINT, ENDED_BY + signal.SIGINT)
        assert complaints(program) == []
    assert not list(tmp_path.glob("errors.log"))
