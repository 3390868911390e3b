"""A button that a key presses too says so in its tip or on itself; a choice has no key of its own."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.table.game_tab import TabSpec


@pytest.mark.parametrize("place", range(len(TITLES)), ids=list(TITLES))
def test_each_button_of_the_table_names_its_key(
    open_window: Callable[..., Any], games: list[TabSpec], place: int
) -> None:
    tab = open_window(games[place].make).tab
    buttons = [
        button
        for button in tab.findChildren(QPushButton)
        if button.isVisible() and not (button.isCheckable() or button.property("opponent"))
    ]
    assert buttons
    assert [button.text() for button in buttons if not names_a_key(button)] == []


def names_a_key(button: QAbstractButton) -> bool:
    """Whether a key stands in brackets on it or at the end of its tip, or is all that the tip says."""
    tip = button.toolTip()
    return tip in ("Enter", "Any key", "T") or any(text.endswith(")") for text in (tip, button.text()))
