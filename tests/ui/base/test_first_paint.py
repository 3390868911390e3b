"""What waits for a window's first paint."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.app import FirstPaint


def test_it_comes_once_after_the_first_paint(qtbot: QtBot) -> None:
    window, called = QLineEdit(), []
    qtbot.addWidget(window)
    FirstPaint(window, lambda: called.append(window.isVisible()))
    before = list(called)
    window.show()
    qtbot.waitUntil(lambda: bool(called))
    window.repaint()
    for _ in range(3):
        QCoreApplication.processEvents()
    assert (before, called) == ([], [True])


def test_a_key_is_not_lost_meanwhile(qtbot: QtBot) -> None:
    window = QLineEdit()
    qtbot.addWidget(window)
    FirstPaint(window, lambda: window.setReadOnly(False))
    window.setReadOnly(True)
    window.show()
    qtbot.waitUntil(lambda: not window.isReadOnly())
    qtbot.keyClick(window, Qt.Key.Key_A)
    assert window.text() == "a"
