"""The theme in the settings."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.settings.cards import LookCard


def test_the_theme_that_is_chosen_shows_at_once(qtbot: QtBot, appearance: Appearance) -> None:
    card = LookCard(appearance)
    qtbot.addWidget(card)
    assert card.theme.currentData() is ThemeChoice.DARK
    qtbot.keyClick(card.theme, Qt.Key.Key_Down)
    assert appearance.choice is ThemeChoice.LIGHT


def test_a_theme_that_is_chosen_elsewhere_is_shown(qtbot: QtBot, appearance: Appearance) -> None:
    card = LookCard(appearance)
    qtbot.addWidget(card)
    appearance.choose(ThemeChoice.LIGHT)
    assert card.theme.currentData() is ThemeChoice.LIGHT
