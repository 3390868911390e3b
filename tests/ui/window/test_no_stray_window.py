"""A part that is shown before it has its place would be a window of its own for a moment, and take the keyboard."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from tests.ui.windows import held_window


class ShownWindows(QObject):
    """Notes the class of each window that comes up."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(type(watched).__name__)
        return False


def test_no_part_of_a_game_comes_up_as_a_window(
    qtbot: QtBot, qapp: QApplication, games: list[TabSpec], parts: AppParts
) -> None:
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    try:
        shell, held = held_window(games, parts)
        qtbot.addWidget(shell)
        shell.show()
        for place in range(len(games)):
            held.window.choose_tab(place)
        held.make_anew()
    finally:
        qapp.removeEventFilter(shown)
    assert shown.names == ["Shell"]
