"""Every game can be read where the desktop's letters are half as large again, or twice as large."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from dicedesk.ui import theme
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.tabs.game_tab import TabSpec

MOVES = 3


@pytest.fixture(params=[1.5, 2.0])
def large_type(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, appearance: Appearance
) -> None:
    """Makes the type of the desktop so many times as large."""
    system = QFont()
    system.setPointSizeF(theme.NORMAL_POINT_SIZE * request.param)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
    appearance.choose(appearance.choice)


@pytest.mark.usefixtures("large_type")
@pytest.mark.parametrize("place", range(4), ids=["hog", "craps", "hazard", "poker dice"])
def test_nothing_is_cut_off_in_large_letters(
    open_window: Callable[..., Any],
    games: list[TabSpec],
    cut_texts: Callable[[QWidget], list[str]],
    place: int,
) -> None:
    hands = open_window(games[place].make)
    tab = hands.tab
    tab.tray.duration_ms = 0

    def nothing_is_cut() -> None:
        assert cut_texts(hands.window) == []

    for _ in range(MOVES):
        hands.at_every_size(nothing_is_cut)
        tab.primary.click()
        tab.pace.stop()
