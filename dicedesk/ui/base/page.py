"""What the main window needs of a page in its tabs: a game's tab is one, and so is the history."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.words import shown


@dataclass(frozen=True)
class Status:
    """What the status bar says: whether the game is saved, and where its dice come from; `tip` says more of them."""

    saved: str
    dice: str
    tip: str


NO_STATUS = Status("", "", "")


class WindowPage(QWidget):
    """A page in the tabs of the window.

    Signals: `status_changed()` when `status` gives something else, `told(str)` with what a person who cannot see the
    page should hear, `noted(str)` with what the status bar says once, `story_opened(Story, str)` with a story to show
    and where it comes from, `replay_asked(str)` with a record to be played again, `review_asked(str)` with one to be
    reviewed, `challenge_asked(str)` with one to be sent as a challenge, `comparison_asked(str, str)`
    with two to be compared, `practice_asked(str)` with the game whose
    mistakes are to be practiced, "" for all, `statistics_asked(str)` with the game whose statistics are to be shown,
    "" for all, `opponent_asked(str, str)` with a game and the name of a computer player whom somebody wants to meet in
    it.
    """

    status_changed = Signal()
    told = Signal(str)
    noted = Signal(str)
    story_opened = Signal(object, str)
    replay_asked = Signal(str)
    review_asked = Signal(str)
    challenge_asked = Signal(str)
    comparison_asked = Signal(str, str)
    practice_asked = Signal(str)
    statistics_asked = Signal(str)
    opponent_asked = Signal(str, str)

    accessible_role = "Grouping"

    help_page: str
    """The name of its help page under resources/help/en, without ".md"."""

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """Return the actions of the first menu while this page is shown."""
        raise NotImplementedError

    def other_keys(self) -> tuple[tuple[str, str], ...]:
        """Return keys beside those of the actions, such as arrows, and what they do, for the sheet of keys."""
        return ()

    def status(self) -> Status:
        """Return what the status bar says."""
        return NO_STATUS

    def take_focus(self) -> None:
        """Focus the control that is needed first."""
        raise NotImplementedError

    def take_files(self, files: Sequence[str]) -> bool:
        """Take files that were dropped on the window; return whether it did."""
        return False

    def complete(self) -> None:
        """Make what a first paint can do without, such as cards, unless it is there."""

    @property
    def is_busy(self) -> bool:
        """Whether a move is still being shown."""
        return False

    @property
    def selection(self) -> tuple[int, ...]:
        """What was chosen and not played yet, such as dice to keep; a new page can take it over."""
        return ()

    @selection.setter
    def selection(self, selection: tuple[int, ...]) -> None:
        """Ignore them: nothing is chosen here before it is played."""


@dataclass(frozen=True, eq=False)
class PageSpec:
    """A tab of the window: the id of its page, its name, the page, and its keys.

    `make` is called with the page's parent when the page is first seen.
    """

    id: str
    name: str
    make: Callable[[QWidget], WindowPage]
    keys: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The name in the window's language."""
        return shown(self.name)
