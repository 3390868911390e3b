"""What About says."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.dialogs.about import about_box

REPORT = "voice     NO  mute"


def test_the_report_for_a_bug_report_is_ready_to_be_copied(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = about_box("1.2.3", REPORT, parent)
    box.show()
    copy = next(button for button in box.buttons() if button.text() == "Copy for a bug report")

    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)

    assert QApplication.clipboard().text() == REPORT


def test_the_report_can_be_read_before_it_is_sent(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)

    assert about_box("1.2.3", REPORT, parent).detailedText() == REPORT


def test_without_a_report_there_is_nothing_to_copy(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)

    box = about_box("1.2.3", "", parent)

    assert [box.buttonRole(button) for button in box.buttons()] in ([], [QMessageBox.ButtonRole.AcceptRole])
