"""Theme, language, dice, sound and voice outlive most of the window: they tell nobody who has gone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import Marks, MotionChoice, ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.features.conftest import LedSpeech
from tests.ui.windows import main_window

HOG, CRAPS = map(list(TITLES).index, ("hog", "craps"))


@pytest.fixture
def voice() -> LedSpeech:
    """A voice that answers when the test says so."""
    return LedSpeech()


@pytest.fixture
def window(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> MainWindow:
    """The whole window, at Hog."""
    made = main_window(games, parts)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def settings_that_wait_for_voices(window: MainWindow) -> QWidget:
    return window.windows.show_settings()


def oracle_that_speaks(window: MainWindow) -> QWidget:
    oracle = window.windows.show_of_game(ORACLE)
    oracle.ball.duration_ms = 0
    oracle.ask()
    QCoreApplication.processEvents()
    return oracle


def rules(window: MainWindow) -> QWidget:
    return window.windows.show_rules()


def palette(window: MainWindow) -> QWidget:
    return window.windows.show_palette()


def keys(window: MainWindow) -> QWidget:
    return window.windows.show_keys()


def guided_turn(window: MainWindow) -> QObject:
    turn = window.guide()
    assert turn is not None
    return turn


def house(window: MainWindow) -> QWidget:
    window.choose_tab(CRAPS)
    opened: QDialog = window.current_tab.house.open_rules()
    return opened


def tab(window: MainWindow) -> QWidget:
    window.choose_tab(CRAPS)
    before = window.current_tab
    window.choose_tab(HOG)
    return before


PARTS = (settings_that_wait_for_voices, oracle_that_speaks, rules, palette, keys, guided_turn, house, tab)


def test_nobody_who_has_gone_is_told_of_a_change(
    window: MainWindow,
    appearance: Appearance,
    parts: AppParts,
    voice: LedSpeech,
    qtbot: QtBot,
) -> None:
    for part in PARTS:
        gone = part(window)
        gone.deleteLater()
        QCoreApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    with qtbot.captureExceptions() as raised:
        voice.find()
        if voice.is_busy:
            voice.finish()
        appearance.choose(ThemeChoice.LIGHT)
        appearance.choose_motion(MotionChoice.REDUCED)
        look = parts.dice_look
        look.choose(replace(look.chosen, marks=Marks.NUMERALS))
        parts.late.sounds.toggle()
        QCoreApplication.processEvents()
    assert raised == []
