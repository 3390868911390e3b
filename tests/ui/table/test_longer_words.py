"""Every game can be read in a language whose words are longer, with usual and with large letters."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.ports.jobs import ImmediateJobs
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.table.game_tab import TabSpec
from tests.fakes.clock import StandingClock
from tests.repeated import sampled

MOVES = 3


@pytest.fixture(params=[1.0, 1.5], ids=["usual letters", "large letters"])
def letters(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the type of the desktop so many times as large."""
    system = QFont()
    system.setPointSizeF(theme.NORMAL_POINT_SIZE * request.param)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))


@pytest.mark.usefixtures("letters", "pseudo_language")
@pytest.mark.parametrize("place", sampled(range(len(TITLES)), 1, 2), ids=list(TITLES))
def test_nothing_is_cut_off_where_words_are_longer(
    open_window: Callable[..., Any],
    games: list[TabSpec],
    appearance: Appearance,
    cut_texts: Callable[[QWidget], list[str]],
    place: int,
) -> None:
    appearance.choose(appearance.choice)
    hands = open_window(games[place].make)
    tab = hands.tab
    tab.tray.duration_ms = 0

    def nothing_is_cut() -> None:
        assert cut_texts(hands.window) == []

    for _ in range(MOVES):
        hands.at_every_size(nothing_is_cut)
        tab.primary.click()
        tab.pace.stop()


@pytest.mark.usefixtures("letters", "pseudo_language")
@pytest.mark.parametrize("name", ["settings", "oracle", "keys"])
def test_nothing_is_cut_off_beside_the_game_where_words_are_longer(
    qtbot: QtBot,
    open_window: Callable[..., Any],
    appearance: Appearance,
    cut_texts: Callable[[QWidget], list[str]],
    name: str,
) -> None:
    appearance.choose(appearance.choice)
    table = HogGameTable(ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()))
    hands = open_window(lambda parent: HogTab(table, appearance, ImmediateJobs(), parent))
    windows = hands.window.windows
    show = {"settings": windows.show_settings, "keys": windows.show_keys}
    dialog = windows.show_of_game(ORACLE) if name == "oracle" else show[name]()
    qtbot.waitExposed(dialog)

    def nothing_is_cut() -> None:
        assert cut_texts(dialog) == []

    qtbot.waitUntil(nothing_is_cut)
    dialog.close()
