"""A position over an empty window, led by keys and clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import GAMES, position_fields
from dicedesk.ui.features.position.window import PositionWindow
from dicedesk.ui.window.windows import Windows

LINES = {game: parts.sample.positions[0] for game, parts in GAMES.items()}
OTHERS = {game: parts.sample.positions[1] for game, parts in GAMES.items()}


class Analyst:
    """A person who sets up positions."""

    def __init__(self, qtbot: QtBot, window: PositionWindow) -> None:
        self._qtbot, self.window = qtbot, window

    def press(self, key: Qt.Key, *, control: bool = False) -> None:
        """Press a key where the focus is."""
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        self._qtbot.keyClick(self.window.focusWidget() or self.window, key, held)

    def write(self, line: str) -> None:
        """Type another line into the field, sign by sign."""
        self.press(Qt.Key.Key_P, control=True)
        self.go_on(line)

    def go_on(self, text: str) -> None:
        """Type at the end of the line."""
        for sign in text:
            self._qtbot.keyClicks(self.window.focusWidget(), sign)

    def click(self, part: QWidget) -> None:
        self._qtbot.mouseClick(part, Qt.MouseButton.LeftButton)

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        self._qtbot.waitUntil(lambda: bool(holds()))

    def until_settled(self) -> None:
        """Wait until the strip has the controls of the position on the table, and no others."""
        fields = [field.id for field in position_fields(self.window.line)]
        self.until(lambda: list(self.window.fields.controls) == fields)

    @property
    def line(self) -> str:
        """The line of the position on the table."""
        return self.window.line.to_text()

    def rest(self) -> None:
        """Wait until the last move is shown to its end."""
        self.window.table.tab.pace.finish()


@pytest.fixture
def at(qtbot: QtBot, beside: Windows) -> Callable[[str], Analyst]:
    """Opens the position of a line."""

    def opened(line: str) -> Analyst:
        window = beside.open_position(line)
        assert window is not None
        qtbot.waitUntil(window.isActiveWindow)
        return Analyst(qtbot, window)

    return opened
