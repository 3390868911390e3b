"""The dice of all trays change at once when others are chosen in the settings."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import Body, DiceSettings, Marks, Speed, ThemeChoice
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.dice.tray import DiceTray, StripTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CASINO, DEEP_CLOTH, HIGH_CONTRAST, IVORY, FeltColor
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.features.settings.cards import DiceCard
from tests.ui.kept_settings import settings_of

BLACK_NUMERALS = DiceSettings(Body.BLACK, Marks.NUMERALS, Speed.OFF)


@pytest.fixture
def look(appearance: Appearance) -> DiceLook:
    """The usual dice, and a store that is empty yet."""
    return DiceLook(settings_of(), appearance)


@pytest.fixture
def trays(qtbot: QtBot, look: DiceLook) -> list[DiceTray]:
    """The trays of two tabs, one of them a strip, in the dice that were chosen."""
    made = [DiceTray(FeltColor.GREEN), StripTray(FeltColor.TEAL, 2)]
    for tray in made:
        qtbot.addWidget(tray)
        tray.show_faces((1, 6))
        look.apply_to(tray)
    return made


@pytest.fixture
def card(qtbot: QtBot, look: DiceLook, appearance: Appearance) -> DiceCard:
    """The card of the dice, on the screen."""
    made = DiceCard(look, appearance)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def choose(qtbot: QtBot, box: ArrowCombo, data: object) -> None:
    """Goes down a box to an entry and takes it."""
    box.setFocus()
    for _ in range(box.findData(data)):
        qtbot.keyClick(box, Qt.Key.Key_Down)


def test_a_style_changes_the_dice_of_all_trays_at_once(look: DiceLook, trays: list[DiceTray]) -> None:
    before = [tray.grab().toImage() for tray in trays]
    for body in (Body.CASINO, Body.BLACK, Body.HIGH_CONTRAST):
        look.choose(DiceSettings(body))
        after = [tray.grab().toImage() for tray in trays]
        assert all(old != new for old, new in zip(before, after, strict=True))
        before = after


def test_dice_that_nobody_chose_suit_the_theme(look: DiceLook, appearance: Appearance) -> None:
    styles = []
    for theme in (ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST):
        appearance.choose(theme)
        styles.append(look.style)
    assert styles == [IVORY, IVORY, HIGH_CONTRAST]


def test_dice_that_were_chosen_stay_in_high_contrast(look: DiceLook, appearance: Appearance) -> None:
    look.choose(DiceSettings(Body.CASINO))
    appearance.choose(ThemeChoice.CONTRAST)
    assert look.style == CASINO


def test_the_felt_changes_with_the_theme_at_once(appearance: Appearance, trays: list[DiceTray]) -> None:
    before = [tray.grab().toImage() for tray in trays]
    appearance.choose(ThemeChoice.CONTRAST)
    assert [tray.cloth for tray in trays] == [DEEP_CLOTH] * len(trays)
    assert all(old != tray.grab().toImage() for old, tray in zip(before, trays, strict=True))


def test_numerals_take_the_place_of_pips(look: DiceLook, trays: list[DiceTray]) -> None:
    pips = [tray.grab().toImage() for tray in trays]
    look.choose(DiceSettings(marks=Marks.NUMERALS))
    assert all(old != tray.grab().toImage() for old, tray in zip(pips, trays, strict=True))


@pytest.mark.parametrize("speed", Speed)
def test_a_speed_holds_for_all_trays(look: DiceLook, trays: list[DiceTray], speed: Speed) -> None:
    look.choose(DiceSettings(speed=speed))
    assert [tray.duration_ms for tray in trays] == [speed.value] * len(trays)


def test_a_tray_that_is_gone_hears_nothing(look: DiceLook, qtbot: QtBot) -> None:
    tray = DiceTray(FeltColor.GREEN)
    look.apply_to(tray)
    with qtbot.waitSignal(tray.destroyed):
        tray.deleteLater()
    look.choose(BLACK_NUMERALS)
    assert look.chosen == BLACK_NUMERALS


def test_what_is_chosen_in_the_card_is_kept(card: DiceCard, look: DiceLook, qtbot: QtBot) -> None:
    choose(qtbot, card.bodies, Body.BLACK)
    choose(qtbot, card.marks, Marks.NUMERALS)
    card.speeds.setFocus()
    for _ in range(2):
        qtbot.keyClick(card.speeds, Qt.Key.Key_Up)
    card.example.finish()
    assert look.chosen == BLACK_NUMERALS


def test_the_card_shows_what_holds(look: DiceLook, qtbot: QtBot, appearance: Appearance) -> None:
    look.choose(BLACK_NUMERALS)
    card = DiceCard(look, appearance)
    qtbot.addWidget(card)
    chosen = [box.currentData() for box in (card.bodies, card.marks, card.speeds)]
    assert DiceSettings(*chosen) == BLACK_NUMERALS
