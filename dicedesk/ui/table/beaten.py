"""Finds the opponent that the player beat last in the stored games, when a table offers opponents."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.work import Work
from dicedesk.ui.table.game_tab import GameTab

if TYPE_CHECKING:
    from dicedesk.play.ports.past_games import History  # 6 ms


class LastBeaten(QObject):
    """Tells a tab the opponent beaten last, each time it offers opponents; a start does not wait for it."""

    def __init__(self, tab: GameTab[Any, Any], parts: AppParts, *, is_on: bool) -> None:
        """Search nothing before `turn_on`, unless it `is_on`."""
        super().__init__(tab)
        self._parts, self._is_on, self._game = parts, is_on, ""
        self._work = Work(parts.counting_jobs, self, tab.know_beaten, self._on_failed)
        tab.beaten_asked.connect(self._on_asked)

    def turn_on(self) -> None:
        """Search from now on, including for the last request."""
        self._is_on = True
        if self._game:
            self._on_asked(self._game)

    def _on_asked(self, game: str) -> None:
        self._game = game
        if self._is_on:
            self._work.ask(_last_beaten, self._parts.late.history, game)

    def _on_failed(self, _reason: str) -> None:
        """Suggest no opponent: the history says why it cannot be read."""


def _last_beaten(past: "History", game: str) -> str:
    # Imported by the job, in the background: 40 ms.
    from dicedesk.features.history.games import last_beaten

    return last_beaten(past, game)
