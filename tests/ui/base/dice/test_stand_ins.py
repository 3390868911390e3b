"""The dice as assistive technology finds them: each by itself, with a name, a role, and its face as its value."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.dice import tray as tray_module
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.tray import DiceTray, KeepableDie
from dicedesk.ui.base.look.theme import FeltColor

Name, Role = QAccessible.Text.Name, QAccessible.Role
FACES = some.lists(some.integers(1, 6), max_size=10)


@pytest.fixture(autouse=True)
def roles(qapp: QApplication) -> None:
    """Qt asks our own widgets what they are."""
    install_roles()


@pytest.fixture
def tray(qtbot: QtBot) -> DiceTray:
    """A felt that can be seen, on which nothing takes time."""
    return shown(qtbot, DiceTray(FeltColor.GREEN))


@pytest.fixture
def choosing(qtbot: QtBot) -> ChoosingTray:
    """Three dice of which somebody chooses."""
    tray = shown(qtbot, ChoosingTray(FeltColor.BLUE))
    tray.show_faces((3, 5, 2))
    tray.set_choosing(True)
    return tray


def shown(qtbot: QtBot, tray: DiceTray) -> DiceTray:
    qtbot.addWidget(tray)
    tray.duration_ms = 0
    tray.resize(900, 420)
    tray.show()
    return tray


def dice_in(tray: QWidget) -> list[QAccessibleInterface]:
    """What is told of the dice that lie there."""
    whole = QAccessible.queryAccessibleInterface(tray)
    children = [whole.child(place) for place in range(whole.childCount())]
    return [child for child in children if not child.state().invisible]


def names(tray: QWidget) -> list[str]:
    return [die.text(Name) for die in dice_in(tray)]


def focus(die: QAccessibleInterface) -> None:
    """Gives a die the keyboard as assistive technology does; the name of that action differs between versions of Qt."""
    actions = die.actionInterface()
    actions.doAction(actions.actionNames()[-1])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(throws=some.lists(FACES, min_size=1, max_size=4))
def test_there_are_as_many_dice_as_lie_there_each_with_its_face_as_its_value(
    tray: DiceTray, throws: Sequence[Sequence[int]]
) -> None:
    for faces in throws:
        tray.show_faces(faces)
        dice = dice_in(tray)
        assert [die.valueInterface().currentValue() for die in dice] == list(faces)
        assert [die.role() for die in dice] == [Role.Graphic] * len(faces)
        assert names(tray) == [f"Die {place} shows {face}" for place, face in enumerate(faces, 1)]


def test_a_face_goes_from_1_to_6_and_nothing_but_a_throw_changes_it(tray: DiceTray) -> None:
    tray.show_faces((4,))
    value = dice_in(tray)[0].valueInterface()
    value.setCurrentValue(6)
    assert (value.minimumValue(), value.currentValue(), value.maximumValue()) == (1, 4, 6)


def test_each_die_is_found_where_it_is_painted(tray: DiceTray) -> None:
    tray.show_faces((1, 2, 3, 4, 5, 6))
    places = [die.rect() for die in dice_in(tray)]
    assert [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])] == []
    tray.resize(600, 300)
    assert [die.rect() for die in dice_in(tray)] != places
    for die, pose in zip(dice_in(tray), tray._scene.poses, strict=True):
        middle = tray.mapFromGlobal(die.rect().center())
        assert max(abs(middle.x() - pose.x), abs(middle.y() - pose.y)) <= 2


def test_dice_that_still_fly_are_not_told_before_they_lie(qtbot: QtBot, tray: DiceTray) -> None:
    tray.show_faces((1, 1))
    tray.throw((6, 5))
    before = names(tray)
    with qtbot.waitSignal(tray.settled):
        pass
    assert (before, names(tray)) == (["Die 1 shows 1", "Die 2 shows 1"], ["Die 1 shows 6", "Die 2 shows 5"])


def test_the_felt_is_a_group_with_a_name(tray: DiceTray) -> None:
    whole = QAccessible.queryAccessibleInterface(tray)
    assert (whole.role(), whole.text(Name), whole.valueInterface()) == (Role.Grouping, "Dice", None)


def test_a_kept_die_says_so_and_is_ticked(choosing: ChoosingTray) -> None:
    choosing.set_kept((1,))
    dice = dice_in(choosing)
    assert names(choosing) == ["Die 1 shows 3", "Die 2 shows 5 and is kept", "Die 3 shows 2"]
    assert [die.role() for die in dice] == [Role.CheckBox] * 3
    assert [bool(die.state().checked) for die in dice] == [False, True, False]
    assert [die.valueInterface().currentValue() for die in dice] == [3, 5, 2]


def test_a_die_can_be_kept_through_assistive_technology(qtbot: QtBot, choosing: ChoosingTray) -> None:
    actions = dice_in(choosing)[2].actionInterface()
    with qtbot.waitSignal(choosing.die_clicked) as clicked:
        actions.doAction(actions.actionNames()[0])
    assert (actions.actionNames()[0], clicked.args) == ("Toggle", [2])


def test_a_die_can_be_given_the_keyboard_and_kept_with_space(qtbot: QtBot, choosing: ChoosingTray) -> None:
    choosing.activateWindow()
    focus(dice_in(choosing)[1])
    with qtbot.waitSignal(choosing.die_clicked) as clicked:
        qtbot.keyClick(choosing.window().windowHandle(), Qt.Key.Key_Space)
    assert clicked.args == [1]
    assert names(choosing) == ["Die 1 shows 3", "Die 2 shows 5", "Die 3 shows 2"]  # its tab keeps it, or not


def test_the_die_with_the_keyboard_has_a_ring_round_it(qtbot: QtBot, choosing: ChoosingTray) -> None:
    choosing.activateWindow()
    qtbot.waitUntil(choosing.isActiveWindow)
    choosing.setFocus()
    before = choosing.grab().toImage()
    focus(dice_in(choosing)[0])
    assert choosing.grab().toImage() != before


def test_the_tab_key_passes_dice_by_that_cannot_be_chosen(choosing: ChoosingTray) -> None:
    stops = [bool(die.state().focusable) for die in dice_in(choosing)]
    choosing.set_choosing(False)
    assert (stops, [bool(die.state().focusable) for die in dice_in(choosing)]) == ([True] * 3, [False] * 3)


def test_whatever_else_is_asked_of_a_die_it_says_that_it_has_none(tray: DiceTray) -> None:
    tray.show_faces((4,))
    die = dice_in(tray)[0]
    asked = (die.textInterface, die.editableTextInterface, die.tableCellInterface, die.selectionInterface)
    assert [ask() for ask in asked] == [None] * len(asked)
    assert die.text(QAccessible.Text.Value) == "4"


def test_a_face_is_told_once_and_not_again_when_its_die_is_kept(
    choosing: ChoosingTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    monkeypatch.setattr(tray_module, "tell_face", lambda _, face: told.append(face))
    choosing.set_kept({1})
    choosing.show_faces((3, 5, 6))
    assert told == [6]


def test_a_kept_die_stays_ticked_when_the_dice_are_told_anew(choosing: ChoosingTray) -> None:
    ticks: list[bool] = []
    choosing.findChildren(KeepableDie)[1].toggled.connect(ticks.append)
    for kept in ({1}, {1, 2}, {1}):
        choosing.set_kept(kept)
    assert ticks == [True]


def test_the_tab_key_leads_from_die_to_die_and_on_to_what_is_done_with_them(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QPushButton(window)
    button, tray = QPushButton(window), ChoosingTray(FeltColor.BLUE, parent=window)
    tray.lead_on_to(button)
    tray.show_faces((1, 2))
    one, two = tray.findChildren(KeepableDie)
    assert (one.nextInFocusChain(), two.nextInFocusChain()) == (two, button)
