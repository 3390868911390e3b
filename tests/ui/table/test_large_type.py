"""Every game can be read where the desktop's letters are half as large again, or twice as large."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.games.hog.telling import PanelText
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.game_frame import TableScroll
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

MOVES = 3
SMALL = 800, 560
A_LONG_TURN = PanelText("Finalstratege", "zuletzt: 10 Würfel, Saupech, +1", 109, 100, is_lit=True)
SEVEN_OUT = "Seven-out: Der Point war 6 · Pass verliert 5 $ · Come gewinnt 5 $ · und 6 weitere"


@pytest.fixture
def enlarge(monkeypatch: pytest.MonkeyPatch, appearance: Appearance) -> Callable[[float], None]:
    """Enlarges the type of the desktop by this factor."""

    def enlarged(factor: float) -> None:
        system = QFont()
        system.setPointSizeF(theme.NORMAL_POINT_SIZE * factor)
        monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
        appearance.choose(appearance.choice)

    return enlarged


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), 2, 3), ids=list(TITLES))
def test_letters_half_as_large_again_can_be_read_in_a_small_window(
    qtbot: QtBot,
    open_window: Callable[..., Any],
    games: list[TabSpec],
    cut_texts: Callable[[QWidget], list[str]],
    enlarge: Callable[[float], None],
    language: WindowLanguage,
    place: int,
) -> None:
    enlarge(1.5)
    language.choose("de")
    hands = open_window(games[place].make)
    hands.window.resize(*SMALL)
    tab = hands.tab
    tab.tray.duration_ms = 0

    def all_can_be_read() -> None:
        assert cut_texts(hands.window) == []
        assert not tab.findChild(TableScroll).horizontalScrollBar().isVisible()

    qtbot.waitUntil(all_can_be_read)
    if place == 0:
        tab.board.show_texts(A_LONG_TURN, A_LONG_TURN)
    elif place == 1:
        tab.tray.show_faces((3, 4))
        tab.board.show_throw("Sieben", SEVEN_OUT, "Wurf 2 · netto −30 $")
    else:
        tab.primary.click()
        tab.pace.stop()
    qtbot.waitUntil(all_can_be_read)
