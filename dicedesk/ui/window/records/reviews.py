"""Reviews over the window: of the game on the table, of one in the history, or of one in a file."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.features.working import Workings
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.records.playing_on import PlayingOn
from dicedesk.ui.window.services import Services

Practice = Callable[[str, int], object]
"""Opens an exercise: the choice that follows so many moves of a record."""


class Reviews:
    """Opens them, any number at once."""

    def __init__(self, services: Services, workings: Workings, practice: Practice, owner: QWidget) -> None:
        """`owner` is the window that reviews lie over. `workings` explain choices, `practice` opens one."""
        self._services, self._workings, self._owner = services, workings, owner
        self._practice = practice

    def review_game(self, games: GameTabs) -> None:
        """Reviews the game that is chosen; nothing where none is chosen."""
        if games.game is not None:
            self.show(games.game.record_text(), games)

    def show(self, record: str, games: GameTabs) -> ReviewWindow:
        """Reviews the text of a record; the window itself says where that cannot be done."""
        titles = dict(zip(games.game_ids, games.game_titles, strict=True))
        window = ReviewWindow(record, self._services.parts, self._services.appearance, titles, self._owner)
        _Following(window, self._workings, self._practice)
        PlayingOn(window, window, games, self._owner)
        window.show()
        window.raise_()
        window.activateWindow()
        return window


class _Following(QObject):
    """Opens what a review asks for, and lives as long as its window."""

    def __init__(self, window: ReviewWindow, workings: Workings, practice: Practice) -> None:
        super().__init__(window)
        self._practice = practice
        window.why_asked.connect(workings.show)
        window.practice_asked.connect(self._open_exercise)

    def _open_exercise(self, record: str, ply: int) -> None:
        self._practice(record, ply)
