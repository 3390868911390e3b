"""A signal that asks the process to end closes the window: what is begun is brought to its end first."""

import signal
from collections.abc import Iterator
from contextlib import closing
from typing import cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.window.shell import EndBySignal


class Ending(QObject):
    """Stands for the application: remembers with which code it was to end, and ends nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.codes: list[int] = []
        self.ends_with_last_window = True

    def setQuitOnLastWindowClosed(self, quits: bool) -> None:
        self.ends_with_last_window = quits

    def exit(self, code: int) -> None:
        self.codes.append(code)


@pytest.fixture
def app() -> Ending:
    return Ending()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture(params=["SIGINT", "SIGTERM"])
def number(request: pytest.FixtureRequest) -> Iterator[signal.Signals]:
    """A signal, which does what it does in a new process."""
    found = signal.Signals[request.param]
    before = signal.signal(found, signal.SIG_DFL)
    yield found
    signal.signal(found, before)


def test_it_closes_the_window_in_the_next_turn_and_says_so_with_the_exit_code(
    app: Ending, window: QWidget, number: signal.Signals, qtbot: QtBot
) -> None:
    with closing(EndBySignal(cast("QApplication", app), window)):
        signal.raise_signal(number)
        assert (window.isVisible(), app.codes) == (True, [])
        qtbot.waitUntil(lambda: app.codes == [128 + number])
    # Else Qt would end the program by itself after the last window, and with 0.
    assert (window.isVisible(), app.ends_with_last_window) == (False, False)


def test_at_the_end_signals_do_what_they_did_before(
    app: Ending, window: QWidget, number: signal.Signals
) -> None:
    ending = EndBySignal(cast("QApplication", app), window)
    assert signal.getsignal(number) is not signal.SIG_DFL
    ending.close()
    assert signal.getsignal(number) is signal.SIG_DFL


def test_one_that_is_ignored_stays_ignored(app: Ending, window: QWidget, number: signal.Signals) -> None:
    signal.signal(number, signal.SIG_IGN)
    with closing(EndBySignal(cast("QApplication", app), window)):
        signal.raise_signal(number)
        assert signal.getsignal(number) is signal.SIG_IGN
    assert (signal.getsignal(number), window.isVisible()) == (signal.SIG_IGN, True)
