"""The base of the pages in the main window's tabs, such as a game's tab and the history."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.words import shown


@dataclass(frozen=True)
class Status:
    """The text of the status bar: whether the game is saved, and the source of its dice; `tip` has the details."""

    saved: str
    dice: str
    tip: str


NO_STATUS = Status("", "", "")


class WindowPage(QWidget):
    """A page in the tabs of the window.

    Signals:
    - `status_changed()` when `status` has changed
    - `told(str)` with a message for the screen reader
    - `noted(str)` with a message for the status bar
    - `story_opened(Story, str)` with a story to show and its source
    - `files_opened(list)` with files to open
    - `replay_asked(str)`, `review_asked(str)`, `challenge_asked(str)` and `answer_asked(str)` with a record to replay,
      review, send as a challenge, or send to the player whose challenge it answers
    - `comparison_asked(str, str)` with two records to compare
    - `practice_asked(str)` with the game whose mistakes to practice, "" for all
    - `statistics_asked(str)` with the game whose statistics to show, "" for all
    - `positions_asked()` when the kept positions are to be shown
    - `opponent_asked(str, str)` with a game and the name of a computer player to play against
    """

    status_changed = Signal()
    told = Signal(str)
    noted = Signal(str)
    story_opened = Signal(object, str)
    files_opened = Signal(object)
    replay_asked = Signal(str)
    review_asked = Signal(str)
    challenge_asked = Signal(str)
    answer_asked = Signal(str)
    comparison_asked = Signal(str, str)
    practice_asked = Signal(str)
    statistics_asked = Signal(str)
    positions_asked = Signal()
    opponent_asked = Signal(str, str)

    accessible_role = "Grouping"

    help_page: str
    """The name of its help page under resources/help/en, without ".md"."""

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """The actions of the first menu while this page is visible."""
        raise NotImplementedError

    def other_keys(self) -> tuple[tuple[str, str], ...]:
        """Keys besides those of the actions, such as arrows, and their effects, for the sheet of keys."""
        return ()

    def status(self) -> Status:
        """The text of the status bar."""
        return NO_STATUS

    def take_focus(self) -> None:
        """Focus the control that is needed first."""
        raise NotImplementedError

    def take_files(self, files: Sequence[str]) -> bool:
        """Take files dropped on the window; return whether it took them."""
        return False

    def complete(self) -> None:
        """Make the parts that a first paint does not need, such as cards, unless they exist."""

    @property
    def is_busy(self) -> bool:
        """Whether a move is still in motion."""
        return False

    @property
    def selection(self) -> tuple[int, ...]:
        """A choice not yet played, such as dice to keep; a new page can take it over."""
        return ()

    @selection.setter
    def selection(self, selection: tuple[int, ...]) -> None:
        """Ignore them: this page has no choices."""


@dataclass(frozen=True, eq=False)
class PageSpec:
    """A tab of the window: the id of its page, its name, the page, and its keys.

    `make` is called with the page's parent when the page is first shown.
    """

    id: str
    name: str
    make: Callable[[QWidget], WindowPage]
    keys: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The name in the window's language."""
        return shown(self.name)
