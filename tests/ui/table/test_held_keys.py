"""A key that is held down does its work once: the keyboard's repeats play nothing that nobody saw."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from dicedesk.core.rollers import SeededDice
from dicedesk.games.catalogue import TITLES
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.tab import CrapsTab
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.table.game_tab import TabSpec
from tests.fakes.clock import StandingClock
from tests.fakes.jobs import ImmediateJobs
from tests.repeated import sampled


def repeat(part: QWidget, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(part, event)


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), 1), ids=list(TITLES))
def test_no_key_of_a_game_or_of_the_window_acts_again_while_it_is_held(
    open_window: Callable[..., Any], games: list[TabSpec], place: int
) -> None:
    hands = open_window(games[place].make)
    actions = [*hands.tab.actions(), *hands.window.actions()]
    assert actions
    assert [action.text() for action in actions if action.autoRepeat()] == []


@pytest.mark.parametrize("whole", [True, False], ids=["the tab", "a button"])
def test_a_held_key_does_not_cut_the_throw_short_that_it_began(
    open_window: Callable[..., Any], appearance: Appearance, whole: bool
) -> None:
    table = HogGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(5)
    )
    hands = open_window(lambda parent: HogTab(table, appearance, ImmediateJobs(), parent))
    hands.tab.tray.duration_ms = 3_600_000
    hands.press(Qt.Key.Key_6, Qt.Key.Key_Return)
    repeat(hands.tab if whole else hands.tab.primary, Qt.Key.Key_Space)
    assert hands.tab.pace.is_busy


def test_a_key_that_is_pressed_for_another_one_does_not_cut_the_throw_short(
    open_window: Callable[..., Any], appearance: Appearance
) -> None:
    table = HogGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(5)
    )
    hands = open_window(lambda parent: HogTab(table, appearance, ImmediateJobs(), parent))
    hands.tab.tray.duration_ms = 3_600_000
    hands.press(Qt.Key.Key_6, Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
    assert hands.tab.pace.is_busy


def test_a_held_key_puts_one_chip_on_its_spot(open_window: Callable[..., Any], games: list[TabSpec]) -> None:
    hands = open_window(games[1].make)
    assert isinstance(hands.tab, CrapsTab)
    hands.press(Qt.Key.Key_Return)
    bet = len(hands.tab.session.history)
    repeat(hands.window.focusWidget(), Qt.Key.Key_Return)
    assert (bet, len(hands.tab.session.history)) == (1, 1)
