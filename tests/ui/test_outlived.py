"""Theme, language, dice, sound and voice outlive most of the window: they tell nobody who has gone."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.rollers import SeededDice
from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import Marks, MotionChoice, ThemeChoice
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.table.game_tab import TabParts
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.services import Services
from tests.fakes.clock import StandingClock
from tests.ui.features.conftest import LedSpeech
from tests.ui.solved_jobs import SolvedJobs
from tests.ui.windows import main_window

HOG, CRAPS = map(list(TITLES).index, ("hog", "craps"))


@pytest.fixture
def voice() -> LedSpeech:
    """A voice that answers when the test says so."""
    return LedSpeech()


@pytest.fixture
def look(appearance: Appearance, kept_settings: SettingsBridge) -> DiceLook:
    """How the dice of the window look."""
    return DiceLook(kept_settings, appearance, appearance)


@pytest.fixture
def window(
    qtbot: QtBot,
    appearance: Appearance,
    services: Services,
    language: WindowLanguage,
    look: DiceLook,
    kept_settings: SettingsBridge,
    solved_jobs: SolvedJobs,
) -> MainWindow:
    """The whole window, at Hog."""
    parts = TabParts(
        ForgetfulStore(),
        StandingClock(),
        kept_settings,
        lambda _: SeededDice(3),
        appearance,
        solved_jobs,
        look,
    )
    made = main_window(all_tabs(parts), appearance, services)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def settings_that_wait_for_voices(window: MainWindow) -> QWidget:
    return window.show_settings()


def oracle_that_speaks(window: MainWindow) -> QWidget:
    oracle = window.ask_oracle()
    oracle.ball.duration_ms = 0
    oracle.ask()
    QCoreApplication.processEvents()
    return oracle


def rules(window: MainWindow) -> QWidget:
    return window.show_rules()


def palette(window: MainWindow) -> QWidget:
    return window.show_palette()


def keys(window: MainWindow) -> QWidget:
    return window.show_keys()


def offer(window: MainWindow) -> QWidget:
    return window.offer_walkthrough()


def house(window: MainWindow) -> QWidget:
    window.choose_tab(CRAPS)
    opened: QDialog = window.current_tab.house.open_rules()
    return opened


def tab(window: MainWindow) -> QWidget:
    window.choose_tab(CRAPS)
    before = window.current_tab
    window.choose_tab(HOG)
    return before


PARTS = (settings_that_wait_for_voices, oracle_that_speaks, rules, palette, keys, offer, house, tab)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_nobody_who_has_gone_is_told_of_a_change(
    part: Callable[[MainWindow], QWidget],
    window: MainWindow,
    appearance: Appearance,
    look: DiceLook,
    voice: LedSpeech,
    qtbot: QtBot,
) -> None:
    gone = part(window)
    gone.deleteLater()
    QCoreApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    with qtbot.captureExceptions() as raised:
        voice.find()
        if voice.is_busy:
            voice.finish()
        appearance.choose(ThemeChoice.LIGHT)
        appearance.choose_motion(MotionChoice.REDUCED)
        look.choose(replace(look.chosen, marks=Marks.NUMERALS))
        window._services.sounds.toggle()
        QCoreApplication.processEvents()
    assert raised == []
