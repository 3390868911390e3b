"""The Lab among the tabs of the main window: its keys, the list of its questions, and wide and narrow windows."""

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.ui.features.help.pages import HelpWindow
from dicedesk.ui.features.lab.page import LabPage, lab_sections
from dicedesk.ui.window.main_window import MainWindow

Key, Held = Qt.Key, Qt.KeyboardModifier


def lab_of(window: MainWindow, qtbot: QtBot) -> LabPage:
    """The Lab, with the focus ring on its list."""
    qtbot.keyClick(window, Key.Key_L, Held.ControlModifier)
    lab = window.current_tab
    assert isinstance(lab, LabPage)
    qtbot.waitUntil(lambda: lab.isAncestorOf(window.focusWidget()))
    return lab


def test_ctrl_l_goes_to_the_lab_which_stands_before_the_history(window: MainWindow, qtbot: QtBot) -> None:
    lab = lab_of(window, qtbot)
    assert lab.list.rows.hasFocus()
    assert [spec.title for spec in window.games.specs][-2:] == ["Lab", "History"]
    assert window.games.game is None


def test_arrow_keys_choose_a_section_and_each_stays_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    lab = lab_of(window, qtbot)
    first = lab.view
    qtbot.keyClick(lab.list.rows, Key.Key_Down)
    second = lab.view
    assert second is not first
    assert (first.isVisible(), second.isVisible()) == (False, True)
    qtbot.keyClick(lab.list.rows, Key.Key_Up)
    assert lab.view is first
    assert first.isVisible()


def test_the_pages_for_classes_stand_under_a_heading_that_arrows_pass_over(
    window: MainWindow, qtbot: QtBot
) -> None:
    lab = lab_of(window, qtbot)
    rows = lab.list.rows
    texts = [rows.item(row).text() for row in range(rows.count())]
    assert texts[-3:] == ["For classes", "Your own strategy", "Class contest"]
    rows.setCurrentRow(rows.count() - 4)
    qtbot.keyClick(rows, Key.Key_Down)
    assert lab.view.accessibleName() == "Your own strategy"
    qtbot.keyClick(rows, Key.Key_Up)
    assert lab.view.accessibleName() == texts[-4]


def test_the_heading_cannot_be_chosen_in_the_box_of_a_narrow_window(window: MainWindow, qtbot: QtBot) -> None:
    lab = lab_of(window, qtbot)
    window.resize(800, 560)
    qtbot.waitUntil(lab.list.field.hasFocus)
    lab.choose("own-strategy")
    qtbot.keyClick(lab.list.field, Key.Key_Up)
    assert lab.list.field.currentText() == lab.view.accessibleName() != "For classes"


def test_another_section_takes_the_news_of_the_last_one_away(window: MainWindow, qtbot: QtBot) -> None:
    lab = lab_of(window, qtbot)
    lab.noted.emit("Saved as dice.csv")
    line = window.statusBar().findChildren(QLabel)[0]
    assert "Saved as dice.csv" in (line.text(), line.toolTip())
    qtbot.keyClick(lab.list.rows, Key.Key_Down)
    assert "Saved as dice.csv" not in (line.text(), line.toolTip())


def test_what_a_screen_reader_selects_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    lab = lab_of(window, qtbot)
    rows = lab.list.rows
    rows.selectionModel().select(rows.model().index(4, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    assert (lab.list.place, lab.view.accessibleName()) == (3, lab_sections()[3].title)


def test_each_section_has_its_own_name_and_its_title_is_read_aloud(window: MainWindow, qtbot: QtBot) -> None:
    lab, sections = lab_of(window, qtbot), lab_sections()
    assert len({section.id for section in sections}) == len(sections)
    for section in sections:
        lab.choose(section.id)
        assert lab.view.accessibleName() == section.title


def test_a_narrow_window_has_a_field_in_place_of_the_list(window: MainWindow, qtbot: QtBot) -> None:
    lab = lab_of(window, qtbot)
    window.resize(800, 560)
    assert not lab.list.rows.isVisible()
    qtbot.waitUntil(lab.list.field.hasFocus)
    qtbot.keyClick(lab.list.field, Key.Key_Down)
    assert lab.view.accessibleName() == lab_sections()[1].title
    window.resize(1280, 800)
    assert lab.list.rows.hasFocus()
    assert lab.list.rows.currentRow() == 1


def test_a_key_leads_back_to_the_list(window: MainWindow, qtbot: QtBot) -> None:
    lab = lab_of(window, qtbot)
    window.games.tabBar().setFocus()
    qtbot.keyClick(window, Key.Key_E, Held.ControlModifier)
    assert lab.list.rows.hasFocus()


def test_the_help_of_the_lab_opens(window: MainWindow, qtbot: QtBot) -> None:
    lab_of(window, qtbot)
    page = window.windows.show_rules()
    assert isinstance(page, HelpWindow)
    assert page.windowTitle().startswith("Lab")
    page.close()
