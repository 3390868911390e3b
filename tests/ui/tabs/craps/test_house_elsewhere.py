"""The house can be changed in the settings, beside the table."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from dicedesk.games.craps.house_rules import LAS_VEGAS
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.craps.house import CrapsHouse


def test_a_house_that_was_changed_elsewhere_is_shown_when_the_window_comes_to_the_front(
    sit_down: Callable[..., Any], qtbot: QtBot
) -> None:
    store = ForgetfulStore()
    person = sit_down(1, 2, store=store)
    person.click("pass")
    beside = QDialog(person.tab.window())
    beside.show()
    beside.activateWindow()
    qtbot.waitUntil(beside.isActiveWindow)
    CrapsHouse(store).keep(LAS_VEGAS)
    beside.close()
    person.tab.activateWindow()
    qtbot.waitUntil(lambda: person.tab.cards.house.next.text() == "Las Vegas from the next game (N)")
