"""A button that a key presses too says so in its tip or on itself."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from dicedesk.core.rollers import SeededDice
from dicedesk.ports.clock import StandingClock
from dicedesk.ports.jobs import ImmediateJobs
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.dice_wishes import DiceSettings
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.dice_look import DiceLook
from dicedesk.ui.tabs.all_tabs import Parts, all_tabs


@pytest.mark.parametrize("place", range(4), ids=["hog", "craps", "hazard", "poker dice"])
def test_each_button_of_the_table_names_its_key(
    open_window: Callable[..., Any], appearance: Appearance, place: int
) -> None:
    store = ForgetfulStore()
    look = DiceLook(DiceSettings(store), appearance)
    parts = Parts(store, StandingClock(), lambda _: SeededDice(3), appearance, ImmediateJobs(), look)
    tab = open_window(all_tabs(parts)[place].make).tab
    buttons = [button for button in tab.findChildren(QPushButton) if button.isVisible()]
    assert buttons
    assert [button.text() for button in buttons if not names_a_key(button)] == []


def names_a_key(button: QAbstractButton) -> bool:
    """Whether a key stands in brackets on it or at the end of its tip, or is all that the tip says."""
    tip = button.toolTip()
    return tip in ("Enter", "Any key", "T") or any(text.endswith(")") for text in (tip, button.text()))
