"""The composition root: chooses the adapters and builds the window. Nobody else imports adapters."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dicedesk.adapters.folders import data_folder
from dicedesk.adapters.no_store import NoStore
from dicedesk.adapters.screen import missing_screen
from dicedesk.core.rollers import SeededDice
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hog.game import HOG
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.ports.jobs import ImmediateJobs, Jobs
from dicedesk.ports.store import ForgetfulStore, Store, StoreError

EXIT_NO_SCREEN = 2
EXIT_TOUR_FAILED = 1
TOUR_SEED = 8


@dataclass(frozen=True)
class Wishes:
    """What the command line asks of the window."""

    tour: str | None = None
    data: str | None = None
    theme: str = "desktop"


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
    from dicedesk.adapters import speech_worker

    return speech_worker.main(arguments)


def open_window(wishes: Wishes) -> int:
    """Opens the window and runs until it is closed; gives back the exit code."""
    refusal = None if wishes.tour else missing_screen(os.environ)
    if refusal is not None:
        print(f"dicedesk: {refusal}", file=sys.stderr)
        return EXIT_NO_SCREEN
    return _tour(wishes.tour) if wishes.tour else _play(wishes)


def _play(wishes: Wishes) -> int:
    from dicedesk.adapters.qt_jobs import QtJobs
    from dicedesk.adapters.sqlite_store import SqliteStore
    from dicedesk.adapters.system_clock import SystemClock
    from dicedesk.session.hazard_table import HazardTable
    from dicedesk.session.hog_table import HogTable
    from dicedesk.ui.app import catch_errors, make_app
    from dicedesk.ui.appearance import Appearance, ThemeChoice
    from dicedesk.ui.main_window import MainWindow, screen_fit
    from dicedesk.ui.tabs.game_tab import TabSpec
    from dicedesk.ui.tabs.hazard.tab import HazardTab
    from dicedesk.ui.tabs.hog.tab import HogTab

    app = make_app([])
    folder = data_folder(wishes.data, os.environ)
    store: Store
    try:
        store = SqliteStore(folder)
        notice = store.notice
    except StoreError as error:
        store, notice = NoStore(str(error)), str(error)
    appearance = Appearance(app, ThemeChoice(wishes.theme))
    clock, jobs = SystemClock(), QtJobs(app)
    window = MainWindow(
        [
            TabSpec(HOG.title, lambda parent: HogTab(HogTable(store, clock), appearance, parent)),
            TabSpec(HAZARD.title, lambda parent: HazardTab(HazardTable(store, clock), appearance, parent)),
            TabSpec(
                POKER_DICE.title, lambda parent: _poker_dice_tab((store, clock), appearance, jobs, parent)
            ),
        ],
        appearance,
        program_version,
        notice,
    )
    catch_errors(folder, window.tell)
    screen_fit(window)
    window.show()
    exit_code = app.exec()
    jobs.close()
    return exit_code


def _poker_dice_tab(parts: tuple[Any, ...], appearance: Any, jobs: Jobs, parent: Any) -> Any:
    # What only this tab needs is loaded when it is first chosen, not at the start.
    from dicedesk.session.poker_dice_table import PokerDiceTable
    from dicedesk.ui.tabs.poker_dice.tab import PokerDiceTab

    return PokerDiceTab(PokerDiceTable(*parts), appearance, jobs, parent)


def _tour(folder: str) -> int:
    from dicedesk.adapters.system_clock import SystemClock
    from dicedesk.session.hazard_table import HazardTable
    from dicedesk.session.hog_table import HogTable
    from dicedesk.ui.app import make_app
    from dicedesk.ui.appearance import Appearance, ThemeChoice
    from dicedesk.ui.main_window import MainWindow
    from dicedesk.ui.tabs.game_tab import TabSpec
    from dicedesk.ui.tabs.hazard.tab import HazardTab
    from dicedesk.ui.tabs.hog.tab import HogTab
    from dicedesk.ui.tour.guide import Guide, TourError
    from dicedesk.ui.tour.tour import take_tour

    app = make_app([], offscreen=True)
    appearance = Appearance(app, ThemeChoice.DARK)
    parts = ForgetfulStore(), SystemClock(), lambda _: SeededDice(TOUR_SEED)
    window = MainWindow(
        [
            TabSpec(HOG.title, lambda parent: HogTab(HogTable(*parts), appearance, parent)),
            TabSpec(HAZARD.title, lambda parent: HazardTab(HazardTable(*parts), appearance, parent)),
            TabSpec(
                POKER_DICE.title, lambda parent: _poker_dice_tab(parts, appearance, ImmediateJobs(), parent)
            ),
        ],
        appearance,
        program_version,
    )
    try:
        take_tour(Guide(app, window, appearance, Path(folder), lambda step: print(step, flush=True)))
    except (TourError, OSError) as error:
        print(f"dicedesk: the tour failed: {error}", file=sys.stderr)
        return EXIT_TOUR_FAILED
    finally:
        window.close()
    return 0
