"""The slider on the felt and the settings show the same speed, and either changes it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import DiceSettings, Marks, Speed
from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.dice_look import SPEEDS, DiceLook, SpeedSlider
from dicedesk.ui.base.dice.motion import resting_pose
from dicedesk.ui.base.dice.tray import MOST_DICE, SMALLEST, DiceTray, StripTray
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.features.settings.cards import DiceCard
from tests.ui.kept_settings import settings_of

LOWEST_STRIP = QSize(420, 92)


@pytest.fixture
def look(appearance: Appearance) -> DiceLook:
    """The usual dice, and a store that is empty yet."""
    return DiceLook(settings_of(), appearance)


@pytest.fixture
def tray(qtbot: QtBot) -> Iterator[DiceTray]:
    """A felt on the screen."""
    made = DiceTray(FeltColor.GREEN)
    qtbot.addWidget(made)
    made.resize(900, 420)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.finish()


@pytest.fixture
def slider(look: DiceLook, tray: DiceTray) -> SpeedSlider:
    """The slider of that felt."""
    made = look.equip(tray)
    made.show()
    return made


def test_keys_change_the_speed_of_every_tray(
    slider: SpeedSlider, look: DiceLook, tray: DiceTray, qtbot: QtBot
) -> None:
    other = StripTray(FeltColor.TEAL, 2)
    qtbot.addWidget(other)
    look.equip(other)
    qtbot.keyClick(slider, Qt.Key.Key_Up)
    assert look.chosen.speed is Speed.FAST
    assert (tray.duration_ms, other.duration_ms) == (Speed.FAST.value, Speed.FAST.value)


@pytest.mark.parametrize(
    ("key", "speed"),
    [(Qt.Key.Key_Home, Speed.SLOW), (Qt.Key.Key_End, Speed.OFF), (Qt.Key.Key_Down, Speed.SLOW)],
)
def test_each_speed_is_reached_by_keys(slider: SpeedSlider, qtbot: QtBot, key: Qt.Key, speed: Speed) -> None:
    qtbot.keyClick(slider, key)
    assert slider.speed is speed


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_click_at_its_place_chooses_a_speed(
    slider: SpeedSlider, look: DiceLook, qtbot: QtBot, speed: Speed
) -> None:
    y = round(slider._y_of(SPEEDS.index(speed)))
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, y))
    assert look.chosen.speed is speed


def test_the_knob_follows_the_pointer(slider: SpeedSlider, look: DiceLook, qtbot: QtBot) -> None:
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(12, slider.height() - 4))
    qtbot.mouseMove(slider, QPoint(12, 2))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(12, 2))
    assert look.chosen.speed is Speed.OFF


def test_the_settings_and_the_slider_show_the_same_at_once(
    slider: SpeedSlider, look: DiceLook, appearance: Appearance, qtbot: QtBot
) -> None:
    card = DiceCard(look, appearance)
    qtbot.addWidget(card)
    qtbot.keyClick(slider, Qt.Key.Key_Down)
    in_card = card.speeds.currentData()
    look.choose(DiceSettings(speed=Speed.FAST))
    assert (in_card, card.speeds.currentData(), slider.speed) == (Speed.SLOW, Speed.FAST, Speed.FAST)


def test_what_else_was_chosen_of_the_dice_stays(slider: SpeedSlider, look: DiceLook, qtbot: QtBot) -> None:
    look.choose(DiceSettings(marks=Marks.NUMERALS))
    qtbot.keyClick(slider, Qt.Key.Key_Up)
    assert look.chosen == DiceSettings(marks=Marks.NUMERALS, speed=Speed.FAST)


def test_assistive_technology_reads_what_it_is_and_which_speed_it_shows(
    slider: SpeedSlider, qtbot: QtBot
) -> None:
    told = QAccessible.queryAccessibleInterface(slider)
    qtbot.keyClick(slider, Qt.Key.Key_Up)
    assert told.role() is QAccessible.Role.Slider
    assert told.text(QAccessible.Text.Name) == "Roll speed"
    assert told.text(QAccessible.Text.Description) == "Fast"
    assert slider.toolTip() == "Roll speed: Fast"


def test_a_throw_in_progress_keeps_its_pace(slider: SpeedSlider, tray: DiceTray, qtbot: QtBot) -> None:
    tray.duration_ms = 3_600_000
    tray.throw((1, 2))
    qtbot.keyClick(slider, Qt.Key.Key_Up)
    flight = tray.findChild(QVariantAnimation)
    assert flight is not None
    assert (tray.is_moving, flight.duration()) == (True, 3_600_000)


@pytest.mark.parametrize("size", [SMALLEST, QSize(620, 190), QSize(900, 420), QSize(1280, 800)])
@pytest.mark.parametrize("kind", [DiceTray, ChoosingTray])
def test_it_lies_beside_the_dice_and_the_texts_of_every_felt(
    look: DiceLook, qtbot: QtBot, kind: type[DiceTray], size: QSize
) -> None:
    tray = kind(FeltColor.GREEN)
    qtbot.addWidget(tray)
    slider = look.equip(tray)
    tray.set_caption("You rolled 10 dice: " + " + ".join("6" * 10) + " = 60 points", bright=True)
    tray.resize(size)
    tray.show()
    for count in range(1, MOST_DICE + 1):
        tray.show_faces((6,) * count)
        half = tray._scene.edge / 2
        room = QRectF(slider.geometry())
        assert tray.rect().toRectF().contains(room)
        assert not room.intersects(tray._text.caption_rect(tray.rect().toRectF()))
        for die, place in enumerate(tray._at_rest.places):
            reach = solid.reach(resting_pose(die, 6, place).turn) * half
            assert place[0] + reach <= room.left()


def test_it_lies_within_the_lowest_strip(look: DiceLook, qtbot: QtBot) -> None:
    tray = StripTray(FeltColor.TEAL, 2)
    qtbot.addWidget(tray)
    slider = look.equip(tray)
    tray.resize(LOWEST_STRIP)
    tray.show()
    assert tray.rect().contains(slider.geometry())


def test_a_click_leaves_the_focus_where_it_is_and_tab_reaches_the_slider(
    slider: SpeedSlider, tray: DiceTray, qtbot: QtBot
) -> None:
    roll = QPushButton(tray)
    roll.show()
    tray.activateWindow()
    roll.setFocus()
    qtbot.waitUntil(roll.hasFocus)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, 2))
    assert (slider.speed, roll.hasFocus()) == (SPEEDS[-1], True)
    qtbot.keyClick(roll, Qt.Key.Key_Tab)
    assert slider.hasFocus()


def test_the_keyboard_on_it_is_seen(slider: SpeedSlider, tray: DiceTray, qtbot: QtBot) -> None:
    tray.activateWindow()
    slider.clearFocus()
    quiet = slider.grab().toImage()
    slider.setFocus()
    qtbot.waitUntil(slider.hasFocus)
    assert slider.grab().toImage() != quiet
