"""The controls of the question about betting systems: the house, the systems that are compared, and one's own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.lab.hog_questions.strategy_field import AGAINST
from dicedesk.lab.systems.question.kind import OWN, RULES, SYSTEMS
from dicedesk.ui.lab.controls.control_for import control_for
from dicedesk.ui.lab.controls.own_system import OwnSystemDialog, fault_of
from dicedesk.ui.lab.controls.strategy_control import StrategyControl
from dicedesk.ui.lab.controls.systems_controls import HouseControl, StepsControl, SystemsControl
from dicedesk.ui.look.appearance import Appearance

Key = Qt.Key


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_house_is_chosen_by_its_title_and_one_of_its_own_comes_into_the_list(
    appearance: Appearance, parent: QWidget
) -> None:
    control = control_for(RULES, appearance, parent)
    assert isinstance(control, HouseControl)
    control.show_text("las-vegas")
    assert (control.list.currentText(), control.text) == ("Las Vegas", "las-vegas")
    own = "preset=las-vegas maximum=1000"
    control.show_text(own)
    assert control.text == own
    assert RULES.read(control.text) == RULES.read(own)


def test_a_known_strategy_is_listed_and_another_can_be_typed(
    appearance: Appearance, parent: QWidget, qtbot: QtBot
) -> None:
    control = control_for(AGAINST, appearance, parent)
    assert isinstance(control, StrategyControl)
    control.show_text("always:4")
    assert control.list.findText("perfect") >= 0
    box = control.list
    assert isinstance(box, QComboBox)
    line = box.lineEdit()
    assert line is not None
    line.selectAll()
    with qtbot.waitSignal(control.changed):
        qtbot.keyClicks(line, "swap:8:4")
    assert control.text == "swap:8:4"
    with qtbot.waitSignal(control.entered):
        qtbot.keyClick(line, Key.Key_Return)


def test_systems_are_ticked_in_a_menu_and_the_last_tick_stays(
    appearance: Appearance, parent: QWidget
) -> None:
    control = control_for(SYSTEMS, appearance, parent)
    assert isinstance(control, SystemsControl)
    assert (control.text, control.button.text()) == ("all", "All 9")
    control.show_text("flat martingale")
    assert (control.text, control.button.text()) == ("flat martingale", "2 systems")
    for name in ("flat", "martingale"):
        control.choices[name].trigger()
    assert control.text == "all"


def test_a_system_of_ones_own_is_typed_into_a_table(
    appearance: Appearance, parent: QWidget, qtbot: QtBot
) -> None:
    control = control_for(OWN, appearance, parent)
    assert isinstance(control, StepsControl)
    dialog = control.open()
    dialog.add_button.click()
    assert dialog.rows == (("1", "1", "2"), ("1", "1", "1"), ("2", "1", "1"))
    write(dialog, 1, 2, "3")
    with qtbot.waitSignal(control.changed):
        dialog.use_button.click()
    assert control.text == "1:1:2 1:1:3 2:1:1"
    assert control.button.text() == "3 steps…"
    again = control.open()
    assert again.rows == (("1", "1", "2"), ("1", "1", "3"), ("2", "1", "1"))
    again.drop_button.click()
    assert control.text == ""


def test_a_bad_step_is_told_and_cannot_be_used(appearance: Appearance, parent: QWidget) -> None:
    dialog = OwnSystemDialog(OWN, "1:1:2 2:1:1", parent)
    dialog.show()
    write(dialog, 0, 2, "7")
    assert dialog.fault.text() == "Step 1 must go to a step from 1 to 2, not to “7”."
    assert not dialog.use_button.isEnabled()
    write(dialog, 0, 2, "2")
    assert dialog.use_button.isEnabled()
    dialog.table.setCurrentCell(1, 0)
    dialog.remove_button.click()
    assert dialog.fault.text() == "Step 1 must go to a step from 1 to 1, not to “2”."
    dialog.remove_button.click()
    assert len(dialog.rows) == 1
    dialog.close()


@pytest.mark.parametrize("units", ["", "0", "-1", "two", "1.5", "1000000000"])
def test_units_are_whole_numbers(units: str) -> None:
    assert fault_of([(units, "1", "1")]) == (
        f"Step 1 must bet a whole number of units, at least 1, not “{units}”."
    )


def write(dialog: OwnSystemDialog, row: int, column: int, text: str) -> None:
    """Types into a cell."""
    item = dialog.table.item(row, column)
    assert item is not None
    item.setText(text)
