"""The sections of the settings, and the cards about players, their house and their dice."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.table import CRAPS_SETTINGS
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.settings import FairDiceSettings, MotionChoice
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import Appearance
from tests.repeated import sampled
from tests.ui.kept_settings import settings_of

Key = Qt.Key
Open = Callable[..., Any]


class FullDisk(ForgetfulStore):
    """Keeps no setting."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")


def visible_cards(dialog: Any) -> list[str]:
    return [name for name, card in dialog.cards.items() if card.isVisible()]


def type_into(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    """Writes a text in the place of what stands in a field, and leaves it."""
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Key.Key_Delete)
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Key.Key_Tab)


def test_the_arrow_keys_lead_through_the_sections(in_the_settings: Open, qtbot: QtBot) -> None:
    dialog = in_the_settings(card="Appearance").dialog
    seen = [visible_cards(dialog)]
    for _ in range(5):
        qtbot.keyClick(dialog.sections, Key.Key_Down)
        seen.append(visible_cards(dialog))
    assert seen == [
        ["Appearance", "Language"],
        ["Dice"],
        ["Sound", "Voice"],
        ["Coach"],
        ["Players' names", "Craps house rules"],
        ["Dice for new games"],
    ]


def test_the_keyboard_begins_at_the_sections_and_tab_leads_into_the_one_that_shows(
    in_the_settings: Open, qtbot: QtBot
) -> None:
    dialog = in_the_settings(card="Players' names").dialog
    dialog.sections.setFocus()
    qtbot.keyClick(dialog.sections, Key.Key_Tab)
    assert dialog.focusWidget() is dialog.cards["Players' names"].fields[0]


@pytest.mark.parametrize("factor", [1.0, 1.5])
@pytest.mark.parametrize("row", range(6))
def test_every_section_fits_a_small_screen_or_scrolls(
    in_the_settings: Open, monkeypatch: pytest.MonkeyPatch, appearance: Appearance, factor: float, row: int
) -> None:
    system = theme.QFont()
    system.setPointSizeF(theme.NORMAL_POINT_SIZE * factor)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: theme.QFont(system))
    appearance.choose(appearance.choice)
    dialog = in_the_settings(card="Appearance").dialog
    dialog.sections.setCurrentRow(row)
    dialog.resize(864, 576)
    page = dialog._pages.currentWidget()
    assert (dialog.width(), page.horizontalScrollBar().maximum()) == (864, 0)
    for part in (*page.findChildren(QLabel), *page.findChildren(QPushButton), *page.findChildren(QComboBox)):
        if part.isVisible():
            page.ensureWidgetVisible(part)
            assert part.visibleRegion().boundingRect().width() == part.width()


def test_motion_is_reduced_in_the_settings_at_once(
    in_the_settings: Open, appearance: Appearance, qtbot: QtBot
) -> None:
    motion = in_the_settings(card="Appearance").dialog.cards["Appearance"].motion
    motion.setFocus()
    for _ in range(2):
        qtbot.keyClick(motion, Key.Key_Down)
    assert (appearance.motion, appearance.is_calm) == (MotionChoice.REDUCED, True)


def test_a_name_is_kept_when_its_field_is_left(in_the_settings: Open, qtbot: QtBot) -> None:
    store = ForgetfulStore()
    card = in_the_settings(store=store, card="Players' names").dialog.cards["Players' names"]
    type_into(qtbot, card.fields[0], " Ann ")
    type_into(qtbot, card.fields[2], "Cleo")
    assert settings_of(store).value.names == ("Ann", "", "Cleo", "")
    assert (card.fields[0].text(), card.error.isVisible()) == ("Ann", False)


def test_a_name_is_taken_away_by_an_empty_field(in_the_settings: Open, qtbot: QtBot) -> None:
    store = ForgetfulStore()
    settings_of(store).change(lambda before: replace(before, names=("Ann", "", "", "")))
    card = in_the_settings(store=store, card="Players' names").dialog.cards["Players' names"]
    type_into(qtbot, card.fields[0], "")
    assert settings_of(store).value.names[0] == ""


@pytest.mark.parametrize("name", sampled(["final", "best", "martingale"], "martingale"))
def test_the_name_of_a_computer_player_is_refused_in_words(
    in_the_settings: Open, qtbot: QtBot, name: str
) -> None:
    store = ForgetfulStore()
    card = in_the_settings(store=store, card="Players' names").dialog.cards["Players' names"]
    type_into(qtbot, card.fields[0], name)
    assert (settings_of(store).value.names[0], card.fields[0].text()) == ("", "")
    assert card.error.text() == f"“{name}” is already the name of a computer player."


def test_the_house_is_chosen_in_its_own_window(in_the_settings: Open, qtbot: QtBot) -> None:
    store = ForgetfulStore()
    card = in_the_settings(store=store, card="Craps house rules").dialog.cards["Craps house rules"]
    assert card.name.text() == "Las Vegas"
    rules = card.show_rules()
    rules.preset_buttons["building-skills"].click()
    rules.ok_button.click()
    chosen = settings_of(store).keeper.of(CRAPS_SETTINGS).rules
    assert (card.name.text(), chosen) == ("Building Skills", BUILDING_SKILLS)


def test_dice_are_seeded_from_a_number(in_the_settings: Open, qtbot: QtBot) -> None:
    store = ForgetfulStore()
    card = in_the_settings(store=store, card="Dice for new games").dialog.cards["Dice for new games"]
    assert (settings_of(store).value.fair_dice.seed, card.number.isEnabled()) == (None, False)
    card.kinds.setFocus()
    qtbot.keyClick(card.kinds, Key.Key_Down)
    assert (settings_of(store).value.fair_dice.seed, card.number.text(), card.number.isEnabled()) == (
        1,
        "1",
        True,
    )
    type_into(qtbot, card.number, "42")
    assert settings_of(store).value.fair_dice.seed == 42
    assert "cannot prove" in card.note.text()


def test_what_is_no_number_is_refused_in_words(in_the_settings: Open, qtbot: QtBot) -> None:
    store = ForgetfulStore()
    settings_of(store).change(lambda before: replace(before, fair_dice=FairDiceSettings(42)))
    card = in_the_settings(store=store, card="Dice for new games").dialog.cards["Dice for new games"]
    type_into(qtbot, card.number, "four")
    assert (settings_of(store).value.fair_dice.seed, card.error.isVisible()) == (42, True)
    type_into(qtbot, card.number, "4")
    assert (settings_of(store).value.fair_dice.seed, card.error.isVisible()) == (4, False)


def test_dice_are_sealed_again(in_the_settings: Open, qtbot: QtBot) -> None:
    store = ForgetfulStore()
    settings_of(store).change(lambda before: replace(before, fair_dice=FairDiceSettings(42)))
    card = in_the_settings(store=store, card="Dice for new games").dialog.cards["Dice for new games"]
    card.kinds.setFocus()
    qtbot.keyClick(card.kinds, Key.Key_Up)
    assert (settings_of(store).value.fair_dice.seed, card.number.isEnabled()) == (None, False)


def test_a_full_disk_is_told_in_every_card(in_the_settings: Open, qtbot: QtBot) -> None:
    dialog = in_the_settings(store=FullDisk(), card="Players' names").dialog
    type_into(qtbot, dialog.cards["Players' names"].fields[0], "Ann")
    dialog.cards["Dice for new games"].kinds.setCurrentIndex(1)
    dialog.cards["Dice for new games"].kinds.activated.emit(1)
    dialog.cards["Craps house rules"]._on_chosen(BUILDING_SKILLS)
    said = [
        card.error.text()
        for card in (
            dialog.cards["Players' names"],
            dialog.cards["Dice for new games"],
            dialog.cards["Craps house rules"],
        )
    ]
    assert said == ["The disk is full."] * 3
