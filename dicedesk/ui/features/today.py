"""Today's game of each table: chips on its felt, on its result and over pages without a game, which open it."""

from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.table.game_tab import GameTab

if TYPE_CHECKING:
    from dicedesk.features.history.days import TodaysGame
    from dicedesk.play.ports.past_games import History


class TodaysDoor(QObject):
    """Shows the status of today's game on the chips of a tab, and opens the game or its calendar.

    Signals: `changed()` when the status changes, `play_asked()` to play today's game, and `calendar_asked()` to see
    the calendar of the daily games once it is over.
    """

    changed = Signal()
    play_asked = Signal()
    calendar_asked = Signal()

    def __init__(self, tab: GameTab[Any, Any], parts: AppParts) -> None:
        """Look now, and again when the window returns, and when another game begins or one ends."""
        super().__init__(tab)
        self._bridge, self._parts = tab.bridge, parts
        self._corner, self._result = tab.corner, tab.result
        self._kind = tab.session.record.spec.id
        self._today: TodaysGame | None = None
        self._day: date | None = None
        self._is_seen = False
        self._work = Work(parts.jobs, self, self._on_found, self._on_failed)
        for pressed in (self._corner.chip.clicked, self._result.chip_pressed):
            pressed.connect(self.press)
        for looked in (tab.returned, self._bridge.reset, self._result.appeared):
            looked.connect(self.look)
        for visited in (tab.came, tab.left):
            visited.connect(self._on_visit)
        self.look()

    def look(self) -> None:
        """Look up the status of today's game again."""
        self._is_seen = self._bridge.has_seen_today
        self._show()
        self._day = self._current_day
        self._work.ask(_todays_game, self._parts.late.history, self._kind, self._day)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of a chip, the longest first; () before it is known."""
        if self._today is None:
            return ()
        return tuple(map(shown, self._today.texts(is_seen=self._is_seen)))

    @property
    def tip(self) -> str:
        """What a press does."""
        return tr("See the calendar of daily games") if self._is_over else tr("Play today's game (Ctrl+T)")

    @property
    def _is_over(self) -> bool:
        return self._is_seen and not (self._today is not None and self._today.goes_on)

    def press(self) -> None:
        """Open today's game."""
        (self.calendar_asked if self._is_over else self.play_asked).emit()

    @property
    def _current_day(self) -> date:
        return self._parts.clock.now().astimezone().date()

    def _on_visit(self) -> None:
        """Look only if something may have changed: another tab is about to be painted."""
        if self._bridge.is_todays_game or self._current_day != self._day:
            self.look()

    def _on_found(self, today: "TodaysGame") -> None:
        self._today = today
        self._show()
        self.changed.emit()

    def _on_failed(self, _reason: str) -> None:
        """Leave the chips as they are: the history says why it cannot be read."""

    def _show(self) -> None:
        """Show the chips; while today's game is played, the badge takes their place."""
        is_played = self._bridge.is_todays_game
        self._corner.show_chip(() if is_played else self.texts, self.tip)
        self._result.show_chip(self.texts, self.tip)


def _todays_game(past: "History", kind: str, day: date) -> "TodaysGame":
    # Imported by the job, in the background: 40 ms.
    from dicedesk.features.history.days import todays_game

    return todays_game(past, kind, day)
