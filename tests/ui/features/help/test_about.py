"""What About says, in the window's own look."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.help.about import AboutWindow

REPORT = "voice     NO  mute"


@pytest.fixture
def open_about(qtbot: QtBot, appearance: Appearance) -> Callable[[str], AboutWindow]:
    """Opens it with a report."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def opened(report: str) -> AboutWindow:
        window = AboutWindow("1.2.3", report, parent)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return opened


def test_the_report_for_a_bug_report_is_ready_to_be_copied(
    qtbot: QtBot, open_about: Callable[[str], AboutWindow]
) -> None:
    qtbot.mouseClick(open_about(REPORT).copy_button, Qt.MouseButton.LeftButton)

    assert QApplication.clipboard().text() == REPORT


def test_the_report_can_be_read_before_it_is_sent(open_about: Callable[[str], AboutWindow]) -> None:
    report = open_about(REPORT).report

    assert report.isVisible()
    assert report.toPlainText() == REPORT


def test_without_a_report_there_is_nothing_to_copy(open_about: Callable[[str], AboutWindow]) -> None:
    about = open_about("")

    assert not about.copy_button.isVisible()
    assert not about.report.isVisible()


def test_enter_on_the_button_that_copies_copies_and_closes_nothing(
    qtbot: QtBot, open_about: Callable[[str], AboutWindow]
) -> None:
    about = open_about(REPORT)
    QApplication.clipboard().clear()
    about.copy_button.setFocus()
    qtbot.keyClick(about.windowHandle(), Qt.Key.Key_Return)

    assert QApplication.clipboard().text() == REPORT
    assert about.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_close_it(
    qtbot: QtBot, open_about: Callable[[str], AboutWindow], key: Qt.Key
) -> None:
    about = open_about(REPORT)

    with qtbot.waitSignal(about.destroyed):
        qtbot.keyClick(about.windowHandle(), key)


def test_it_is_no_box_of_the_system(open_about: Callable[[str], AboutWindow]) -> None:
    assert not isinstance(open_about(REPORT), QMessageBox)
