"""The controls of questions: betting systems, their house and one's own, and strategies of Hog by their titles."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyle, QStyleOptionFrame, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.craps.questions import OWN, RULES, SYSTEMS
from dicedesk.games.hog.questions import AGAINST, PAIR, SWEEP
from dicedesk.games.questions import KINDS
from dicedesk.lab.fields import MoneyField, WholeNumberField
from dicedesk.play.ports.jobs import OneByOne
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.words import shown
from dicedesk.ui.features.lab.controls import LineControl, control_for
from dicedesk.ui.games.craps.field_controls import HouseControl, SystemsControl
from dicedesk.ui.games.craps.own_system import OwnSystemDialog, StepsControl, fault_of
from dicedesk.ui.games.hog.strategy_control import StrategyControl

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


NUMBERS = tuple(
    field for kind in KINDS for field in kind.fields if isinstance(field, WholeNumberField | MoneyField)
)


def test_each_number_has_room_for_its_own_maximum(appearance: Appearance, parent: QWidget) -> None:
    appearance.set_contrast(parent)
    for field in NUMBERS:
        control = control_for(field, appearance, parent)
        assert isinstance(control, LineControl)
        line, option = control.line, QStyleOptionFrame()
        line.ensurePolished()
        line.initStyleOption(option)
        # Qt leaves 2 pixels free at each end of the text.
        room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line).width() - 4
        assert room > line.fontMetrics().horizontalAdvance(str(field.most)), field.name


def test_a_known_strategy_is_listed_by_its_title(
    appearance: Appearance, parent: QWidget, qtbot: QtBot
) -> None:
    control = control_for(AGAINST, appearance, parent)
    assert isinstance(control, StrategyControl)
    control.show_text("always:4")
    assert (control.list.currentText(), control.text) == ("4-dice player", "always:4")
    listed = [control.list.itemText(place) for place in range(4)]
    assert listed == ["Final strategist", "Perfect player", "Swap hunter", "Bacon lover"]
    with qtbot.waitSignal(control.changed):
        qtbot.keyClick(control.list, Key.Key_Down)
    assert (control.list.currentText(), control.text) == ("5-dice player", "always:5")


@pytest.mark.parametrize(
    ("typed", "text", "seen"),
    [
        ("swap:8:4", "swap:8:4", "swap:8:4"),
        ("perfect player", "perfect", "Perfect player"),
        ("always:6", "always:6", "6-dice player"),
        ("nobody", "nobody", "nobody"),
    ],
)
def test_a_strategy_can_be_typed_by_its_name_or_its_title(
    appearance: Appearance, parent: QWidget, qtbot: QtBot, typed: str, text: str, seen: str
) -> None:
    control = control_for(AGAINST, appearance, parent)
    assert isinstance(control, StrategyControl)
    line = control.list.lineEdit()
    assert line is not None
    line.selectAll()
    with qtbot.waitSignal(control.changed):
        qtbot.keyClicks(line, typed)
    assert control.text == text
    with qtbot.waitSignal(control.entered):
        qtbot.keyClick(line, Key.Key_Return)
    assert (control.text, control.list.currentText()) == (text, seen)


def test_the_answer_about_two_strategies_calls_them_by_their_titles() -> None:
    question = PAIR.question({"strategy": "swap:8:4", "games": "1000", "seed": "1"})
    found = PAIR.answered(question, OneByOne(), lambda _: None)
    said = [shown(number.says) for number in found.cases[0].numbers]
    hunter = "Swap hunter (margin 8, dice 4)"
    assert said[0] == f"chance that {hunter} beats 4-dice player if a coin toss decides who goes first"
    assert shown(found.tables[0].title) == f"Games won by {hunter}"
    # Files and the command line have the names that can be typed.
    assert found.tables[0].title == "Games won by swap:8:4"


def test_the_sweep_calls_its_strategies_by_their_titles() -> None:
    found = SWEEP.answered(SWEEP.question({}), OneByOne(), lambda _: None)
    assert [shown(case.title) for case in found.cases] == [
        "Bacon lover against 4-dice player",
        "Swap hunter against 4-dice player",
    ]
    assert [shown(row[0]) for row in found.tables[0].rows if isinstance(row[0], str)] == [
        "Bacon lover",
        "Swap hunter",
    ]
    assert [row[0] for row in found.tables[0].rows] == ["bacon", "swap"]


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
    assert control.button.text() == "Edit 3 steps…"
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
        f"Step 1 must bet a whole number of units from 1 to 999,999, not “{units}”."
    )


def write(dialog: OwnSystemDialog, row: int, column: int, text: str) -> None:
    """Types into a cell."""
    item = dialog.table.item(row, column)
    assert item is not None
    item.setText(text)


def test_a_table_that_is_left_by_escape_changes_nothing(
    appearance: Appearance, parent: QWidget, qtbot: QtBot
) -> None:
    control = control_for(OWN, appearance, parent)
    assert isinstance(control, StepsControl)
    control.show_text("1:1:2 2:1:1")
    changed: list[None] = []
    control.changed.connect(lambda: changed.append(None))
    dialog = control.open()
    write(dialog, 0, 0, "9")
    qtbot.keyClick(dialog, Key.Key_Escape)
    assert (control.text, control.button.text(), changed) == ("1:1:2 2:1:1", "Edit 2 steps…", [])


def test_bad_steps_are_not_taken_whoever_asks(parent: QWidget) -> None:
    dialog, taken = OwnSystemDialog(OWN, "", parent), list[str]()
    dialog.chosen.connect(taken.append)
    dialog.show()
    write(dialog, 1, 0, "none")
    dialog.use()
    assert (dialog.isVisible(), taken) == (True, [])
    write(dialog, 1, 0, " 3 ")
    dialog.use()
    assert (dialog.isVisible(), taken) == (False, ["1:1:2 3:1:1"])


def test_a_table_has_at_most_60_steps(parent: QWidget) -> None:
    dialog = OwnSystemDialog(OWN, " ".join(["1:1:1"] * 59), parent)
    for _ in range(2):
        dialog.add_button.click()
    assert (len(dialog.rows), dialog.use_button.isEnabled()) == (60, True)
    dialog.close()


def test_what_is_no_system_begins_with_the_steps_of_the_example(parent: QWidget) -> None:
    dialog = OwnSystemDialog(OWN, "no steps", parent)
    assert dialog.rows == (("1", "1", "2"), ("2", "1", "1"))
    dialog.close()


def test_the_tab_key_leaves_the_table(parent: QWidget, qtbot: QtBot) -> None:
    dialog = OwnSystemDialog(OWN, "", parent)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.table.hasFocus)
    qtbot.keyClick(dialog.table, Key.Key_Tab)
    assert dialog.add_button.hasFocus()
    dialog.close()


def test_systems_that_cannot_be_read_are_all_of_them(appearance: Appearance, parent: QWidget) -> None:
    control = control_for(SYSTEMS, appearance, parent)
    assert isinstance(control, SystemsControl)
    control.show_text("flat")
    assert control.button.text() == "1 system"
    control.show_text("no system")
    assert (control.text, control.button.text()) == ("all", "All 9")
