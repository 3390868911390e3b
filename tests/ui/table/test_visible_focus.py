"""The Tab key leads through each tab and each window beside it, and one sees at every stop where the keyboard is."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.coach.explanation import LoneExplanation
from dicedesk.games.catalogue import TITLES
from dicedesk.games.craps.coach import working_of_bet
from dicedesk.games.craps.rules import CrapsState, PlaceBet
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

NAMES = list(TITLES)
MOST_STOPS = 100
ROUND_IT = 5


@pytest.fixture
def sit_at(open_window: Callable[..., Any], games: list[TabSpec]) -> Callable[[int], Any]:
    """Opens the window with one of the games, where nothing takes time."""

    def seated(place: int) -> Any:
        hands = open_window(games[place].make)
        hands.tab.tray.duration_ms = 0
        return hands

    return seated


def picture(window: QWidget, stop: QWidget) -> QImage:
    """What is painted at a stop and close round it."""
    room = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size())
    return window.grab(room.adjusted(-ROUND_IT, -ROUND_IT, ROUND_IT, ROUND_IT)).toImage()


def unseen(qtbot: QtBot, window: QWidget) -> list[str]:
    """The stops of one round of the Tab key that cannot be seen, or look the same with the keyboard and without."""
    visited: list[QWidget] = []
    problems = []
    while (stop := window.focusWidget()) not in visited and len(visited) < MOST_STOPS:
        assert stop is not None
        visited.append(stop)
        is_seen, with_it = not stop.visibleRegion().isEmpty(), picture(window, stop)
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        if not is_seen or picture(window, stop) == with_it:
            problems.append(f"{type(stop).__name__} {stop.objectName()} {stop.accessibleName()}")
    assert len(visited) > 1
    return problems


@pytest.mark.parametrize("choice", [ThemeChoice.DARK, ThemeChoice.LIGHT])
@pytest.mark.parametrize("place", range(len(TITLES)), ids=NAMES)
def test_one_sees_at_every_stop_of_a_tab_where_the_keyboard_is(
    qtbot: QtBot, sit_at: Callable[[int], Any], appearance: Appearance, place: int, choice: ThemeChoice
) -> None:
    appearance.choose(choice)
    hands = sit_at(place)
    hands.tab.primary.click()
    hands.tab.pace.stop()
    assert unseen(qtbot, hands.window) == []


PASS = LoneExplanation(lambda: working_of_bet(CrapsState.opened().apply(PlaceBet("pass", 10)).state, "pass"))
BESIDE: dict[str, Callable[[Any], QWidget]] = {
    "settings": lambda hands: hands.window.windows.show_settings(),
    "oracle": lambda hands: hands.window.windows.show_of_game(ORACLE),
    "house rules": lambda hands: hands.tab.house.open_rules(),
    "why": lambda hands: hands.window.windows.show_working(PASS),
}


@pytest.mark.parametrize("window", sampled(BESIDE, "settings", "house rules"))
def test_one_sees_at_every_stop_beside_the_game_where_the_keyboard_is(
    qtbot: QtBot, sit_at: Callable[[int], Any], window: str
) -> None:
    dialog = BESIDE[window](sit_at(1))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    problems = unseen(qtbot, dialog)
    dialog.close()
    assert problems == []
