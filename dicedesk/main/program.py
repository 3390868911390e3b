"""Builds the contents of the window after its first paint, and chooses the adapters."""

import gc
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.main.opening import Start
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.jobs import Job, Jobs
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.play.settings import SettingsKeeper, ThemeChoice
from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.app import FirstPaint, catch_errors
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.lifetime import call_later, is_alive
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_bridge import ChosenLook, SettingsBridge
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.window.current_window import CurrentWindow, is_drawer_open, open_drawer

if TYPE_CHECKING:
    from dicedesk.ui.base.late_parts import LateParts

LONGEST_WAIT_S = 0.001
"""The window's longest wait for a working thread, in seconds; Python's default of 5 ms would be visible."""

REST_AFTER_MS = 30
"""After the first paint of the game, a key that was pressed before it comes first."""
TRY_AGAIN_MS = 250
"""Milliseconds between two tries to use the store while another program is using it."""

T = TypeVar("T")


def build(start: Start) -> None:
    """Show the games in the open window, and save its state when it closes."""
    install_roles()
    store, shell, memory, options = start.store, start.shell, start.memory, start.options
    start.at_end.callback(store.close)
    long_jobs, jobs = LateJobs(partial(_process_jobs, start)), LateJobs(partial(_thread_jobs, start.app))
    start.at_end.callback(long_jobs.close)
    start.at_end.callback(jobs.close)
    sys.setswitchinterval(LONGEST_WAIT_S)
    parts = app_parts(
        start.app,
        store,
        SystemClock(),
        jobs,
        long_jobs,
        partial(_late_parts, start),
        theme=options.theme,
        language=options.language,
    )
    memory.follow(parts.appearance)
    held = CurrentWindow(shell, parts, all_tabs(parts), memory.last.tab)
    if not store.is_open and store.wait_reason:
        held.tell(shown(store.wait_reason))
    watch_store(store, held)
    parts.language.changed.connect(held.make_anew, Qt.ConnectionType.QueuedConnection)
    if memory.last.drawer:
        open_drawer(held.window)
    shell.closing.connect(partial(_keep_window, start, held, parts.appearance))
    catch_errors(partial(_handle_error, store, start.folder, held))
    gc.freeze()
    rest = partial(_do_the_rest, start, held, parts)
    FirstPaint(shell, partial(call_later, shell, REST_AFTER_MS, rest))


def app_parts(
    app: QApplication,
    store: Store,
    clock: Clock,
    jobs: Jobs,
    long_jobs: Jobs,
    make_late: "Callable[[AppParts], LateParts]",
    *,
    theme: str | None = None,
    language: str | None = None,
    dice: Dice | None = None,
) -> AppParts:
    """Return the parts with a store's data; `theme` and `language` replace its settings for this start only."""
    settings = SettingsBridge(SettingsKeeper(store), app)
    spoken = WindowLanguage(app, settings, language)
    appearance = Appearance(app, ThemeChoice(theme) if theme else settings.value.look.theme)
    spoken.changed.connect(appearance.refresh)
    ChosenLook(settings, appearance)
    look = DiceLook(settings, appearance, app)
    return AppParts(
        store=store,
        clock=clock,
        settings=settings,
        language=spoken,
        appearance=appearance,
        dice_look=look,
        jobs=jobs,
        long_jobs=long_jobs,
        make_late=make_late,
        dice=dice,
    )


def watch_store(store: SqliteStore, held: CurrentWindow) -> None:
    """Report the store's problems in the window, and retry while another program is using the file."""
    timer = QTimer(held)
    timer.setInterval(TRY_AGAIN_MS)
    timer.timeout.connect(store.try_again)

    def on_free() -> None:
        timer.stop()
        held.window.show_status()

    def tell(sentence: str) -> None:
        # The result of the move is shown first, since the message would take its place.
        QTimer.singleShot(0, held, lambda: held.window.tell(shown(sentence)))

    store.on_waiting, store.on_free = timer.start, on_free
    if store.waits:
        timer.start()
    store.listen(tell)


def _late_parts(start: Start, parts: AppParts) -> "LateParts":
    # Sound and voice are looked for after the game has been painted: 95 ms.
    from dicedesk.main.late_parts import late_parts_here

    return late_parts_here(parts, start.folder, start.at_end, has_folder=start.store.is_open)


def _process_jobs(start: Start) -> "ClosableJobs":
    # Many games are played without it: 12 ms.
    from dicedesk.adapters.jobs.process_jobs import ProcessJobs
    from dicedesk.play.kept_folder import keep_in

    keep_in(start.folder)
    return ProcessJobs(start.app)


def _thread_jobs(app: QApplication) -> "ClosableJobs":
    # The first of them checks the store after the game is painted: 2 ms.
    from dicedesk.adapters.jobs.thread_jobs import ThreadJobs

    return ThreadJobs(app)


def _do_the_rest(start: Start, held: CurrentWindow, parts: AppParts) -> None:
    # Nothing here is needed before the first key: 30 ms.
    from dicedesk.main.afterward import do_the_rest

    do_the_rest(start, held, parts)


def _handle_error(store: SqliteStore, folder: Path, held: CurrentWindow, error: BaseException) -> None:
    # Error handling is loaded for the first error: 15 ms.
    from dicedesk.main.errors import handle_error

    if is_alive(held):
        handle_error(error, store, folder, held)


def _keep_window(start: Start, held: CurrentWindow, appearance: Appearance) -> None:
    # Drawing the window's last state needs imports: 2 ms.
    from dicedesk.ui.window.leaving import keep_outline, outline_of

    window = held.window
    # A window closed before its game is complete is drawn as it would have been.
    window.current_tab.complete()
    start.memory.keep(start.shell, window.place_of_tab, drawer=is_drawer_open(window))
    keep_outline(start.store, window, outline_of(window, appearance.palette))


class ClosableJobs(Jobs, Protocol):
    """Background work that can be closed."""

    def close(self) -> None:
        """End all work, without further callbacks."""
        ...


class LateJobs:
    """Makes the jobs at the first call, and passes all work to them."""

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
        return self._jobs.start(work, done, failed, news)

    def close(self) -> None:
        """End running work, and start no more."""
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
