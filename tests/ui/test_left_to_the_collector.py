"""The whole window in use: it collects on its own thread alone, and what it closes goes without the collector."""

import gc
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.adapters.memory import Collector
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.guided_turn import GuidedTurn
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell
from tests.rings import ring_around
from tests.ui.windows import held_window

TABS = 4
WAIT_FOR_A_PERSON = ("Quit", "Full screen", "record")
"""Actions that end the program, need a desktop, or ask for a file until somebody answers."""
CLOSES = (QDialog, GameTab, GuidedTurn)


class Watch:
    """Knows on which threads the collector ran, and what of Qt it found."""

    def __init__(self) -> None:
        self.threads: set[int] = set()

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        self.threads.add(threading.get_ident())

    def ring(self) -> str:
        """Has the collector look, and gives back what held the objects of Qt that it would have destroyed."""
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        gc.set_debug(0)
        found = ring_around(QObject, gc.garbage)
        gc.garbage.clear()
        return found


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Watches the collector."""
    made = Watch()
    gc.callbacks.append(made)
    yield made
    gc.callbacks.remove(made)


@pytest.fixture
def jobs(appearance: Appearance) -> Iterator[ThreadJobs]:
    """Threads, as in the program."""
    made = ThreadJobs(appearance)
    yield made
    made.close()


class User:
    """Does all that can be done with a window."""

    def __init__(self, shell: Shell, held: CurrentWindow, jobs: ThreadJobs) -> None:
        self._shell, self._held, self.jobs = shell, held, jobs
        self.seen: set[ref[QObject]] = set()

    @property
    def window(self) -> MainWindow:
        """The window, as it is now."""
        return self._held.window

    def do_everything(self) -> None:
        """Every action of the window and of every tab, while a job makes and drops objects."""
        self._do(self.window)
        for place in range(TABS):
            self.window.choose_tab(place)
            self._do(self.window.current_tab)
        self.window.greet_newcomers()
        self._settle()

    def close_everything(self) -> None:
        """Closes what lies open beside the games, and ends the guided turn."""
        for dialog in self._shell.findChildren(QDialog):
            dialog.close()
        for look in self._shell.findChildren(GuidedTurn):
            look.end()
        self._settle()

    def _do(self, owner: QWidget) -> None:
        for action in owner.actions():
            if not any(word in action.text() for word in WAIT_FOR_A_PERSON):
                self.jobs.start(churned, len, pytest.fail)
                self._trigger(action)
        self.close_everything()

    def _trigger(self, action: QAction) -> None:
        action.trigger()
        self._settle()
        self.seen |= {ref(part) for kind in CLOSES for part in self._shell.findChildren(kind)}

    def _settle(self) -> None:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def churned() -> list[object]:
    """What a job makes on its thread: enough for the collector to run there if it were left to itself."""
    kept: list[object] = []
    for _ in range(3 * gc.get_threshold()[0]):
        kept.append(kept)
    return [[kept] for _ in range(2 * gc.get_threshold()[0])]


@pytest.fixture
def user(
    qtbot: QtBot,
    appearance: Appearance,
    parts: AppParts,
    language: WindowLanguage,
    jobs: ThreadJobs,
) -> User:
    """A user of the whole window."""
    shell, held = held_window(all_tabs(replace(parts, jobs=jobs, long_jobs=jobs)), parts)
    language.changed.connect(held.make_anew, Qt.ConnectionType.QueuedConnection)
    Collector(lambda: True, appearance)
    qtbot.addWidget(shell)
    shell.show()
    shell.activateWindow()
    qtbot.waitUntil(shell.isActiveWindow)
    return User(shell, held, jobs)


@pytest.mark.long
def test_a_window_in_use_leaves_nothing_to_the_collector_and_nothing_to_its_jobs(
    user: User, watch: Watch, qtbot: QtBot, language: WindowLanguage
) -> None:
    user.do_everything()
    language.choose("de")
    tab = ref(user.window.current_tab)
    qtbot.waitUntil(lambda: tab() is None)
    user.close_everything()
    qtbot.waitUntil(lambda: not user.jobs.is_busy)
    still = [type(known()).__name__ for known in user.seen if known() not in (None, user.window.current_tab)]
    assert watch.ring() == ""
    assert (still, watch.threads) == ([], {threading.get_ident()})
