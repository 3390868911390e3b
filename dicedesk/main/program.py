"""Builds all that the window holds, once its first picture is painted, and chooses what does its work."""

import gc
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from PySide6.QtCore import Qt, QTimer

from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.main.opening import OpenedShell
from dicedesk.main.options import program_version
from dicedesk.play.ports.jobs import Job, Jobs
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.app import catch_errors
from dicedesk.ui.base.lifetime import is_alive
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.table.game_tab import TabParts
from dicedesk.ui.window.current_window import CurrentWindow, is_drawer_open, open_drawer
from dicedesk.ui.window.main_window import WindowParts
from dicedesk.ui.window.services import Looks, Services, make_looks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dicedesk.ui.base.services import ServiceParts


LONGEST_WAIT_S = 0.001
"""So long the window waits at most for a thread that works; Python's own choice, five times that, could be seen."""

REST_AFTER_MS = 30
"""By then the game is painted, which nothing that can wait should hold up."""
TRY_AGAIN_MS = 250
"""So often the store is tried again while another program holds it."""

T = TypeVar("T")


def build(opened: OpenedShell) -> None:
    """Shows the games in the window that is there, and has it kept how it is left."""
    install_roles()
    store, shell, memory = opened.store, opened.shell, opened.memory
    opened.at_end.callback(store.close)
    settings = SettingsBridge(SettingsKeeper(store), opened.app)
    looks = make_looks(opened.app, settings, opened.options.theme, opened.options.language)
    memory.follow(looks.appearance)
    jobs = LateJobs(partial(_process_jobs, opened.app))
    short_jobs = LateJobs(partial(_thread_jobs, opened.app))
    services = Services(partial(_service_parts, opened, looks, short_jobs, jobs), looks.appearance)
    opened.at_end.callback(services.close)
    opened.at_end.callback(jobs.close)
    opened.at_end.callback(short_jobs.close)
    sys.setswitchinterval(LONGEST_WAIT_S)
    tab_parts = TabParts(
        store, SystemClock(), settings, None, looks.appearance, jobs, looks.dice, short_jobs=short_jobs
    )
    tabs = tuple(all_tabs(tab_parts))
    parts = WindowParts(tabs, services, partial(_facts, opened.folder), jobs, short_jobs)
    held = CurrentWindow(shell, parts, memory.last.tab)
    if not store.is_open and store.wait_reason:
        held.window.tell(shown(store.wait_reason))
    watch_store(store, held)
    looks.language.changed.connect(held.make_anew, Qt.ConnectionType.QueuedConnection)
    if memory.last.drawer:
        open_drawer(held.window)
    shell.closing.connect(partial(_keep_window, opened, held, looks.appearance))
    catch_errors(partial(_handle_error, store, opened.folder, held))
    gc.freeze()
    QTimer.singleShot(
        REST_AFTER_MS,
        shell,
        partial(_do_the_rest, opened, held, looks.appearance, settings.keeper, short_jobs),
    )


def watch_store(store: SqliteStore, held: CurrentWindow) -> None:
    """Have the window tell what becomes of the store, which is tried again while another program holds it."""
    timer = QTimer(held)
    timer.setInterval(TRY_AGAIN_MS)
    timer.timeout.connect(store.try_again)

    def on_free() -> None:
        timer.stop()
        held.window.show_status()

    def tell(sentence: str) -> None:
        # What the move leads to is shown first, and would take its place.
        QTimer.singleShot(0, held, lambda: held.window.tell(shown(sentence)))

    store.on_waiting, store.on_free = timer.start, on_free
    if store.waits:
        timer.start()
    store.listen(tell)


def _service_parts(opened: OpenedShell, looks: Looks, jobs: Jobs, long_jobs: Jobs) -> "ServiceParts":
    # Sound and voice are looked for after the game has been painted: 95 ms.
    from dicedesk.main.service_parts import devices_here, service_parts

    return service_parts(opened.store, opened.folder, looks, devices_here(), jobs, long_jobs)


def _process_jobs(app: "QApplication") -> "ClosableJobs":
    # Many a game is played without any: 12 ms.
    from dicedesk.adapters.jobs.process_jobs import ProcessJobs

    return ProcessJobs(app)


def _thread_jobs(app: "QApplication") -> "ClosableJobs":
    # The first of them looks the store over, when the game is painted: 2 ms.
    from dicedesk.adapters.jobs.thread_jobs import ThreadJobs

    return ThreadJobs(app)


def _facts(folder: Path) -> tuple[str, str]:
    # What a bug report says is found out when somebody opens About: 50 ms.
    from dicedesk.adapters.self_check import beside_a_window, report, screen

    return program_version(), report(beside_a_window(folder, screen()))


def _do_the_rest(
    opened: OpenedShell, held: CurrentWindow, appearance: Appearance, settings: SettingsKeeper, jobs: Jobs
) -> None:
    # What the first key need not wait for: 30 ms.
    from dicedesk.main.afterwards import do_the_rest

    do_the_rest(opened, held, appearance, settings, jobs)


def _handle_error(store: SqliteStore, folder: Path, held: CurrentWindow, error: BaseException) -> None:
    # Nothing is loaded for errors before there is one: 15 ms.
    from dicedesk.main.errors import handle_error

    if is_alive(held):
        handle_error(error, store, folder, held)


def _keep_window(opened: OpenedShell, held: CurrentWindow, appearance: Appearance) -> None:
    # It draws what it sees, with all that needs: 2 ms.
    from dicedesk.ui.window.leaving import keep_outline, outline_of

    window = held.window
    # One that is closed before its game is complete is drawn as it would have been.
    window.current_tab.complete()
    opened.memory.keep(opened.shell, window.place_of_tab, drawer=is_drawer_open(window))
    keep_outline(opened.store, window, outline_of(window, appearance.palette))


class ClosableJobs(Jobs, Protocol):
    """Work in the background, until it is closed."""

    def close(self) -> None:
        """Nothing more is done or told."""
        ...


class LateJobs:
    """Has its work done by jobs that are made for the first of it."""

    def __init__(self, make: Callable[[], ClosableJobs]) -> None:
        self._make = make
        self._made: ClosableJobs | None = None
        self._is_closed = False

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Start the work, as any jobs do."""
        return self._jobs.start(work, done, failed, news)

    def close(self) -> None:
        """Ends the work that goes on, and begins none any more."""
        self._is_closed = True
        if self._made is not None:
            self._made.close()

    @property
    def _jobs(self) -> ClosableJobs:
        if self._made is None:
            self._made = self._make()
            if self._is_closed:
                self._made.close()
        return self._made
