"""The window of strategies is opened from the Hog table, by a button and by keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.games.hog.table import HogSeating
from dicedesk.play.seats import PERSON
from dicedesk.ui.games.hog.strategies import StrategiesWindow
from tests.repeated import first_of
from tests.ui.games.hog.conftest import Person


def window_of(person: Person) -> StrategiesWindow:
    found = person.window.findChild(StrategiesWindow)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("seating", "names"),
    first_of(
        [
            (HogSeating(PERSON, "swap"), ("swap", "perfect")),
            (HogSeating("bacon", "always:6"), ("bacon", "always:6")),
            (HogSeating("bacon", PERSON), ("bacon", "perfect")),
            (HogSeating(PERSON, PERSON), ("final", "perfect")),
        ],
        2,
    ),
)
def test_the_players_card_leads_to_the_strategies_that_play(
    sit_down: Callable[..., Person], seating: HogSeating, names: tuple[str, str]
) -> None:
    person = sit_down()
    card = person.tab.cards.players
    card.seat(seating)
    card.strategies.click()
    assert window_of(person).choice.names == names


def test_keys_lead_there_and_back(sit_down: Callable[..., Person], qtbot: QtBot) -> None:
    person = sit_down()
    person.window.activateWindow()
    shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(person.window.windowHandle(), Qt.Key.Key_M, shift)
    window = window_of(person)
    assert (window.isVisible(), window.focusWidget()) == (True, window.map)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: person.window.findChild(StrategiesWindow) is None)
