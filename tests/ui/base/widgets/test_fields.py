"""The check box with a tick of the theme, and the box of a list."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QStyleOptionComboBox, QToolTip
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.fields import ArrowCombo, TickBox


def colors(box: TickBox) -> set[str]:
    """The colors of the square in which the tick stands."""
    shot = box.grab().toImage()
    return {shot.pixelColor(x, y).name() for x in range(shot.height()) for y in range(shot.height())}


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT])
def test_a_tick_stands_in_a_box_that_is_ticked_and_in_no_other(
    qtbot: QtBot, appearance: Appearance, theme: ThemeChoice
) -> None:
    appearance.choose(theme)
    box = TickBox(appearance, "Speak")
    qtbot.addWidget(box)
    box.resize(box.sizeHint())
    empty = colors(box)
    box.setChecked(True)
    tick = appearance.palette.on_accent
    assert tick not in empty
    assert tick in colors(box)


def test_the_space_key_ticks_the_box(qtbot: QtBot, appearance: Appearance) -> None:
    box = TickBox(appearance, "Speak")
    qtbot.addWidget(box)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert box.isChecked()
    assert box.text() == "Speak"


@pytest.mark.parametrize(("name", "is_long"), [("W" * 24, True), ("Ann", False)])
def test_a_list_writes_what_is_too_long_with_an_ellipsis_and_tells_it_in_a_tip(
    qtbot: QtBot, appearance: Appearance, name: str, *, is_long: bool
) -> None:
    box = ArrowCombo(appearance, "Player")
    qtbot.addWidget(box)
    box.addItem(name)
    box.resize(160, box.sizeHint().height())
    box.show()
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    assert option.currentText.endswith("…") is is_long
    assert name.startswith(option.currentText.removesuffix("…"))
    spot = QPoint(5, 5)
    QApplication.sendEvent(box, QHelpEvent(QEvent.Type.ToolTip, spot, box.mapToGlobal(spot)))
    assert QToolTip.text() == (name if is_long else "")
    QToolTip.hideText()
    assert box.currentText() == name


def test_the_open_list_is_as_wide_as_its_longest_row(qtbot: QtBot, appearance: Appearance) -> None:
    box = ArrowCombo(appearance, "Event")
    qtbot.addWidget(box)
    box.addItems(["Go to an event…", "26: Pig Out! A 1 was rolled: 1 point for Final strategist"])
    box.resize(120, box.sizeHint().height())
    box.show()
    box.showPopup()
    assert box.view().viewport().width() >= box.view().sizeHintForColumn(0) > box.width()
    box.hidePopup()
