"""The theme and the player's own word in the settings."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.settings.settings import ThemeChoice
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.settings.look_card import LookCard
from dicedesk.ui.settings.word_card import WordCard
from tests.ui.kept_settings import settings_of


class FullStore(ForgetfulStore):
    """Keeps no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")


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


def test_a_word_is_kept_as_a_record_can_hold_it(qtbot: QtBot, appearance: Appearance) -> None:
    settings = settings_of()
    card = WordCard(settings)
    qtbot.addWidget(card)
    qtbot.keyClicks(card.field, " seven ")
    qtbot.keyClick(card.field, Qt.Key.Key_Return)
    assert (settings.value.fair_dice.word, card.field.text(), card.error.text()) == ("seven", "seven", "")


def test_a_word_that_cannot_be_kept_is_told(qtbot: QtBot, appearance: Appearance) -> None:
    card = WordCard(settings_of(FullStore()))
    qtbot.addWidget(card)
    qtbot.keyClicks(card.field, "seven")
    qtbot.keyClick(card.field, Qt.Key.Key_Return)
    assert card.error.text() == "The disk is full."
