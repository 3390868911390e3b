"""The house can be changed in the settings, beside the table."""

from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsSettings
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.table.game_tab import TabSpec


def test_a_house_that_was_chosen_elsewhere_is_shown_at_once(
    games: list[TabSpec], kept_settings: SettingsBridge, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tab: Any = games[1].make(window)
    tab.bridge.play(tab.session.state.legal_moves()[0])
    kept_settings.keeper.change_game(CRAPS_SETTINGS, lambda _: CrapsSettings(BUILDING_SKILLS))
    assert tab.cards.house.next.text() == "Next game (press N): Building Skills"
    assert not tab.cards.house.next.isHidden()
