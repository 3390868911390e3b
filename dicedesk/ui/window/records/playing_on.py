"""Goes on from a moment of a recorded game, in a practice game in the tab of its game."""

from typing import Any, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QDialog, QWidget

from dicedesk.core.record import Record
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.input import AskedTwice
from dicedesk.ui.window.game_tabs import GameTabs


class _Asking(Protocol):
    """A window that asks for such a game, by the record of the moves until there."""

    asked: AskedTwice
    play_on_asked: SignalInstance


class PlayingOn(QObject):
    """Hears what a window asks for, and lives as long as the window."""

    def __init__(self, window: QDialog, asking: _Asking, games: GameTabs, owner: QWidget) -> None:
        """`asking` is the window again; `owner` is the one that holds the games."""
        super().__init__(window)
        self._window, self._asked, self._games, self._owner = window, asking.asked, games, owner
        asking.play_on_asked.connect(self._play_on)

    def _play_on(self, record: Record[Any]) -> None:
        """Begins a practice game in the tab of the game; at the second asking where one is being played there."""
        tab = self._games.tab_of(record.spec.id)
        sure = tr("Press again to leave your current game and play on from here")
        if tab is None or not (tab.bridge.session.is_untouched or self._asked.is_sure("play on", sure)):
            return
        tab.bridge.go_on_from(record)
        self._games.choose(record.spec.id)
        self._window.close()
        self._owner.activateWindow()
        tab.take_focus()
        tab.noted.emit(tr("Casual game from move {move}", move=len(record.plays)))
