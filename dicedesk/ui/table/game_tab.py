"""What the main window needs of a tab; a game is added by adding a tab package that derives from this."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.play.folded import Folded
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.page import PageSpec, Status, WindowPage


class GameTab(WindowPage):
    """A game's page.

    Signals: those of a page, `award_won(Award)` when a Major Award was shown, `heard(Cue)` with a sound of the
    table, `working_asked(Question)` when somebody asks how a number on it comes about, and `strategies_asked(tuple)`
    with the names of two strategies that somebody wants to see.
    """

    award_won = Signal(object)
    heard = Signal(object)
    working_asked = Signal(object)
    strategies_asked = Signal(tuple)

    bridge: SessionBridge[Any]
    """Owns the game on the table."""

    def status(self) -> Status:
        """Whether the game is saved, and its dice."""
        raise NotImplementedError

    def last_words(self) -> str:
        """What the last move led to, as the felt says it."""
        raise NotImplementedError

    def record_text(self) -> str:
        """The record of the game so far."""
        raise NotImplementedError

    def folds(self) -> tuple[Folded[Any, Any], ...]:
        """What the tab works out of all moves of a game, which a replay has ready before it is asked for."""
        return ()

    def play_against(self, name: str) -> None:
        """Seats the computer player of this name against a person: at once where no game is lost by it."""

    def on_settings_changed(self) -> None:
        """Shows what the settings of this game say now, where it shows anything of them."""


@dataclass(frozen=True, eq=False)
class TabSpec(PageSpec):
    """A game's place in the window; records call the game by its `id`.

    `show` makes another tab, over a RecordedGame, and gives back a ShownTab: its modules are loaded by then.
    """

    make: Callable[[QWidget], GameTab]
    show: Callable[[Any, QWidget], Any] | None = None
