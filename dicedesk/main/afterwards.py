"""What is done once the game can be played: records that were asked for, the icon, and the quick tour."""

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dicedesk.adapters.first_window import FirstWindow
from dicedesk.adapters.memory import Collector, give_large_blocks_back, share_one_heap
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.sqlite_file import FILE_NAME
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.main.opened import OpenedShell
from dicedesk.main.saving.daily_backup import back_up_daily
from dicedesk.main.saving.packing import pack_earlier_games
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.settings.first_start import is_tour_due
from dicedesk.play.settings.keeper import SettingsKeeper
from dicedesk.ui.base.dice.tray import load_scene
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.loaded_fonts import LoadedFonts
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.desktop import FileDrops, bring_up, program_icon
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell

ICON_AFTER_MS = 150
"""By then the window is there: the icon takes 10 ms, which no key should wait for."""
TABS_AFTER_MS = 500
"""By then somebody has begun to look at the game, and hardly begun to play it."""
OFFER_AFTER_MS = 300
"""By then a person has seen the window that a quick tour is offered of."""


def do_the_rest(
    opened: OpenedShell, held: CurrentWindow, appearance: Appearance, settings: SettingsKeeper, jobs: Jobs
) -> None:
    """Opens the records of this start, hears of those of further starts, and offers the quick tour once.

    The jobs look the store over, back it up from time to time, and pack what earlier versions did not.
    """
    load_scene()  # for the first throw on an empty felt
    give_large_blocks_back()
    share_one_heap()
    Collector(lambda: held.is_quiet, opened.app)
    LoadedFonts(appearance)
    QTimer.singleShot(ICON_AFTER_MS, opened.app, partial(_set_icon, opened.app))
    QTimer.singleShot(OFFER_AFTER_MS, held, lambda: offer_walkthrough_once(held.window, settings))
    QTimer.singleShot(TABS_AFTER_MS, held, held.make_tabs_in_advance)
    if opened.options.records:
        held.open_records(opened.options.records)
    FileDrops(opened.shell, held.take_dropped)
    opened.store.on_open = partial(_look_after_folder, opened, held, jobs)
    if opened.store.is_open:
        opened.store.on_open()


def offer_walkthrough_once(window: MainWindow, settings: SettingsKeeper) -> None:
    """Offers the quick tour, unless the settings say that it was offered before."""
    if is_tour_due(settings):
        window.offer_walkthrough()


def _look_after_folder(opened: OpenedShell, held: CurrentWindow, jobs: Jobs) -> None:
    """What the window does that has the folder to itself."""
    opened.store.look_over(jobs)
    back_up_daily(BackupFiles(opened.folder), held, jobs, SystemClock())
    pack_earlier_games(opened.folder / FILE_NAME, held, jobs)
    _hear_of_further_starts(opened, held)


def _hear_of_further_starts(opened: OpenedShell, held: CurrentWindow) -> None:
    first = FirstWindow(opened.folder, opened.app)
    opened.at_end.callback(first.close)
    first.asked.connect(partial(_show_records, opened.shell, held))
    opened.lock.say(first.place)


def _show_records(shell: Shell, held: CurrentWindow, files: list[str]) -> None:
    bring_up(shell)
    held.open_records(files)


def _set_icon(app: QApplication) -> None:
    app.setWindowIcon(program_icon())
