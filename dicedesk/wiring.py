"""The composition root: chooses the adapters and builds the window. Nobody else imports adapters."""

import gc
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from dicedesk.adapters.screen import missing_screen
from dicedesk.adapters.storage.folder_lock import FolderLock
from dicedesk.adapters.storage.folders import data_folder

# An empty window is painted before anything else is loaded or made that it can do without, dataclasses among it.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dicedesk.adapters.storage.patient_store import PatientStore
    from dicedesk.games.magic8 import Pick
    from dicedesk.ports.sound import Sound
    from dicedesk.ports.speech import Speech
    from dicedesk.ports.store import Store
    from dicedesk.session.terminal.opened_games import OpenedGames
    from dicedesk.ui.look.appearance import Appearance
    from dicedesk.ui.settings_bridge import SettingsBridge
    from dicedesk.ui.window.looks import Looks
    from dicedesk.ui.window.main_window import MainWindow
    from dicedesk.ui.window.outline import Outline
    from dicedesk.ui.window.services import Services
    from dicedesk.ui.window.window_memory import WindowMemory

EXIT_NO_SCREEN = 2
EXIT_FAILED = 1
TOUR_SEED = 8
ICON_AFTER_MS = 150
"""By then the window is there: the icon takes 10 ms, which the first paint does not wait for."""
TRY_AGAIN_MS = 250
"""So often the store is tried again while another program holds it."""
OFFER_AFTER_MS = 300
"""By then a person has seen the window that a look round is offered of."""


class Wishes(NamedTuple):
    """What the command line asks of the window."""

    tour: str | None = None
    data: str | None = None
    theme: str | None = None
    language: str | None = None
    record: str | None = None


def program_version() -> str:
    """The version of the program."""
    # Reading it takes as long as a tenth of the start, so it is read when somebody asks.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("dicedesk")
    except PackageNotFoundError:
        return "?"


def speak(arguments: list[str]) -> int:
    """Is the process that speaks for the window; gives back the exit code."""
    from dicedesk.adapters.speech import speech_worker

    return speech_worker.main(arguments)


def self_check(data: str | None, *, of_the_screen: bool = False) -> int:
    """Prints what of this computer can be used; gives back 1 where no game could be played, or none kept.

    `of_the_screen` is the process that such a check starts to find out about the screen."""
    from dicedesk.adapters import self_check as check

    if of_the_screen:
        return check.tell_of_the_screen()
    found = check.everything(data_folder(data, os.environ))
    print(check.report(found))
    return int(not all(finding.works for finding in found if finding.is_needed))


def _report(folder: Path) -> str:
    from dicedesk.adapters import self_check as check

    return check.report(check.beside_a_window(folder))


def open_window(wishes: Wishes) -> int:
    """Opens the window and runs until it is closed; gives back the exit code."""
    refusal = None if wishes.tour else missing_screen(os.environ)
    if refusal is not None:
        print(f"dicedesk: {refusal}", file=sys.stderr)
        return EXIT_NO_SCREEN
    # Nearly all that is made now stays until the end: to look for garbage in it would only take time.
    gc.disable()
    return _tour(wishes.tour, wishes.language) if wishes.tour else _play(wishes)


def open_games(data: str | None) -> "OpenedGames":
    """As the adapter of the same name."""
    from dicedesk.adapters.storage.terminal_games import open_games

    return open_games(data)


def _play(wishes: Wishes) -> int:
    folder = data_folder(wishes.data, os.environ)
    lock = FolderLock(folder)
    if not lock.is_mine and _is_handed_over(lock, [wishes.record] if wishes.record else []):
        return 0
    from dicedesk.adapters.memory import give_large_blocks_back, share_one_heap
    from dicedesk.adapters.storage.opened_store import opened_store
    from dicedesk.ui.app import make_app
    from dicedesk.ui.window.first_paint import FirstPaint
    from dicedesk.ui.window.main_window import MainWindow
    from dicedesk.ui.window.outline import Outline
    from dicedesk.ui.window.window_memory import WindowMemory

    app = make_app([])
    store, notice = opened_store(folder, lock)
    memory, window = WindowMemory(store), MainWindow()
    memory.restore(window)
    with ExitStack() as leaving:
        leaving.callback(lock.close)
        evening = _Evening(app, window, store, memory, folder, lock, leaving)
        if memory.last.ground and not wishes.theme:
            # The room is seen as it was left, and its furniture comes while the eye takes that in.
            window.show_ground(memory.last.ground)
            outline = Outline(store, window)
            FirstPaint(window, partial(_furnish_or_leave, evening, wishes, notice, outline))
        else:
            _furnish(evening, wishes, notice)
        window.show()
        give_large_blocks_back()
        share_one_heap()
        return app.exec()


def _is_handed_over(lock: FolderLock, files: list[str]) -> bool:
    """Whether the window that has the folder has come to the front, with the files."""
    try:
        from dicedesk.adapters.first_window import hand_over
    except ImportError:
        # A library of the system is missing that Qt's sockets need; the window that is open has none either.
        return False
    return hand_over(lock, files)


class _Evening(NamedTuple):
    """What a start of the program has before its window is furnished; `leaving` is what is done at its end."""

    app: "QApplication"
    window: "MainWindow"
    store: "Store"
    memory: "WindowMemory"
    folder: Path
    lock: FolderLock
    leaving: ExitStack


def _furnish_or_leave(evening: _Evening, wishes: Wishes, notice: str | None, outline: "Outline") -> None:
    try:
        _furnish(evening, wishes, notice)
        outline.hide()
        outline.deleteLater()
    except BaseException:
        # A window that stays empty would be worse than none.
        evening.app.exit(EXIT_FAILED)
        raise


def _furnish(evening: _Evening, wishes: Wishes, notice: str | None) -> None:
    import secrets

    from PySide6.QtCore import Qt, QTimer

    from dicedesk.adapters.collector import Collector
    from dicedesk.adapters.jobs.process_jobs import ProcessJobs
    from dicedesk.adapters.storage.patient_store import PatientStore
    from dicedesk.adapters.system_clock import SystemClock
    from dicedesk.session.settings.keeper import SettingsKeeper
    from dicedesk.ui.accessibility.accessible import install_roles
    from dicedesk.ui.app import catch_errors, end_at_ctrl_c
    from dicedesk.ui.settings_bridge import SettingsBridge
    from dicedesk.ui.still_there import while_there
    from dicedesk.ui.tabs.all_tabs import Parts, all_tabs
    from dicedesk.ui.window.looks import make_looks

    install_roles()
    app, window, store, memory = evening.app, evening.window, evening.store, evening.memory
    if isinstance(store, PatientStore):
        evening.leaving.callback(store.close)
    settings = SettingsBridge(SettingsKeeper(store), app)
    looks = make_looks(app, settings, wishes.theme, wishes.language)
    appearance, language = looks.appearance, looks.language
    memory.follow(appearance)
    services = _services(store, looks, _Devices(_speech, _sound), secrets.randbelow)
    evening.leaving.callback(services.close)
    jobs = ProcessJobs(app)
    evening.leaving.callback(jobs.close)
    tabs = all_tabs(Parts(store, SystemClock(), settings, None, appearance, jobs, looks.dice))
    window.furnish(tabs, appearance, services, program_version, notice, first_tab=memory.last.tab)
    if isinstance(store, PatientStore):
        _watch(evening, store)
    window.report, window.jobs = partial(_report, evening.folder), jobs
    language.changed.connect(window.refurnish, Qt.ConnectionType.QueuedConnection)
    memory.restore_drawer(window)
    window.closing.connect(lambda: memory.keep(window, window.place_of_tab))
    window.closing.connect(partial(_keep_outline, store, window, appearance))
    catch_errors(evening.folder, while_there(window.tell))
    end_at_ctrl_c(app)
    gc.freeze()
    Collector(partial(_is_quiet, window), app)
    QTimer.singleShot(ICON_AFTER_MS, app, partial(_set_icon, app))
    QTimer.singleShot(0, window, partial(_take_files, evening, [wishes.record] if wishes.record else []))
    QTimer.singleShot(OFFER_AFTER_MS, window, partial(_offer_walkthrough, window, settings))


def _take_files(evening: _Evening, files: list[str]) -> None:
    """Opens the records of this start; later ones come from further starts, or are dropped on the window."""
    from dicedesk.ui.window.bring_up import bring_up
    from dicedesk.ui.window.file_drops import FileDrops

    window = evening.window
    if files:
        window.open_records(files)
    FileDrops(window, window.open_records)
    try:
        from dicedesk.adapters.first_window import FirstWindow
    except ImportError:
        # A library of the system is missing that Qt's sockets need: a further start opens without saving.
        return
    if not evening.lock.is_mine:
        return
    first = FirstWindow(evening.folder, evening.app)
    evening.leaving.callback(first.close)

    def shown(files: list[str]) -> None:
        bring_up(window)
        window.open_records(files)

    first.asked.connect(shown)
    evening.lock.say(first.place)


def _is_quiet(window: "MainWindow") -> bool:
    """Whether no dice tumble, and nothing else of the game that is seen is in motion."""
    return not window.current_tab.is_busy


def _watch(evening: _Evening, store: "PatientStore") -> None:
    """Has the window tell what becomes of the store, and the store try again as long as another program holds it."""
    from PySide6.QtCore import QTimer

    from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
    from dicedesk.ui.words import shown

    window, timer = evening.window, QTimer(evening.window)
    timer.setInterval(TRY_AGAIN_MS)
    timer.timeout.connect(store.try_again)

    def on_free() -> None:
        timer.stop()
        window.show_status()

    def tell(sentence: str) -> None:
        # What the move leads to is shown first, and would take its place.
        QTimer.singleShot(0, window, lambda: window.tell(shown(sentence)))

    store.on_waiting, store.on_free = timer.start, on_free
    if store.waits:
        timer.start()
    store.listen(tell)
    jobs = ThreadJobs(evening.app)
    evening.leaving.callback(jobs.close)
    store.look_over(jobs)


def _keep_outline(store: "Store", window: "MainWindow", appearance: "Appearance") -> None:
    from dicedesk.ui.window.outline_drawn import keep_outline, outline_of

    keep_outline(store, window, outline_of(window, appearance.palette))


def _set_icon(app: "QApplication") -> None:
    from dicedesk.ui.window.program_icon import program_icon

    app.setWindowIcon(program_icon())


def _offer_walkthrough(window: "MainWindow", settings: "SettingsBridge") -> None:
    """Once in the life of the store."""
    from dicedesk.session.settings.first_start import is_tour_due

    if is_tour_due(settings.keeper):
        window.offer_walkthrough()


def _tour(folder: str, code: str | None) -> int:
    from PySide6.QtCore import Qt

    from dicedesk.adapters.collector import Collector
    from dicedesk.adapters.speech.recorded_speech import RecordedSpeech
    from dicedesk.adapters.system_clock import SystemClock
    from dicedesk.assets import ENGLISH
    from dicedesk.core.rollers import SeededDice
    from dicedesk.ports.jobs import ImmediateJobs
    from dicedesk.ports.sound import NoSound
    from dicedesk.ports.store import ForgetfulStore
    from dicedesk.session.settings.keeper import SettingsKeeper
    from dicedesk.tour.guide import Guide, TourError
    from dicedesk.tour.tour import take_tour
    from dicedesk.ui.accessibility.accessible import install_roles
    from dicedesk.ui.app import make_app
    from dicedesk.ui.settings_bridge import SettingsBridge
    from dicedesk.ui.tabs.all_tabs import Parts, all_tabs
    from dicedesk.ui.window.looks import make_looks
    from dicedesk.ui.window.main_window import MainWindow

    app = make_app([], offscreen=True)
    install_roles()
    store, award = ForgetfulStore(), Path(folder) / "award.wav"
    settings = SettingsBridge(SettingsKeeper(store), app)
    looks = make_looks(app, settings, "dark", code or ENGLISH)
    appearance = looks.appearance
    devices = _Devices(lambda: RecordedSpeech(lambda: award), NoSound)
    services = _services(store, looks, devices, lambda answers: TOUR_SEED % answers)
    dice = SeededDice(TOUR_SEED)
    tabs = all_tabs(
        Parts(store, SystemClock(), settings, lambda _: dice, appearance, ImmediateJobs(), looks.dice)
    )
    window = MainWindow()
    window.furnish(tabs, appearance, services, program_version)
    Collector(partial(_is_quiet, window), app)
    looks.language.changed.connect(window.refurnish, Qt.ConnectionType.QueuedConnection)
    try:
        take_tour(Guide(app, window, appearance, Path(folder), lambda step: print(step, flush=True)))
    except (TourError, OSError) as error:
        print(f"dicedesk: the tour failed: {error}", file=sys.stderr)
        return EXIT_FAILED
    finally:
        window.close()
    return 0


class _Devices(NamedTuple):
    """What is heard of the program; each is made when the services is first asked for something."""

    speech: Callable[[], "Speech"]
    sound: Callable[[], "Sound"]


def _services(store: "Store", looks: "Looks", devices: _Devices, pick: "Pick") -> "Services":
    from dicedesk.ui.services.parts import ServiceParts
    from dicedesk.ui.window.services import Services

    def parts() -> ServiceParts:
        from dicedesk.adapters.system_clock import SystemClock
        from dicedesk.session.poker_dice.oracle import Oracle
        from dicedesk.ui.services.sounds import Sounds

        oracle, sounds = Oracle(store, SystemClock(), pick), Sounds(devices.sound(), looks.settings)
        return ServiceParts(oracle, looks.settings, devices.speech(), looks.dice, sounds, looks.language)

    return Services(parts, looks.appearance)


def _speech() -> "Speech":
    from dicedesk.adapters.speech.pyttsx3_speech import Pyttsx3Speech

    return Pyttsx3Speech()


def _sound() -> "Sound":
    from dicedesk.adapters.qt_sound import QtSound

    return QtSound()
