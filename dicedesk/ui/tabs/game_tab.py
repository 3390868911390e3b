"""What the main window needs of a tab; a game is added by adding a tab package that derives from this."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.keyboard.actions import ActionSpec
from dicedesk.ui.words import shown


@dataclass(frozen=True)
class Status:
    """What the status bar says of a tab's game: whether it is saved, and its dice; `tip` says more of the dice."""

    saved: str
    dice: str
    tip: str


class Landmark(Enum):
    """What somebody who is new here should know of; the cards are in a drawer where the window is narrow."""

    DICE = "dice"
    CHOICES = "choices"
    CARDS = "cards"
    DRAWER = "drawer"
    TABS = "tabs"
    SEAL = "seal"
    MENUS = "menus"


class GameTab(QWidget):
    """A game's page.

    Signals: `status_changed()` when `status` gives something else, `award_won(Award)` when a Major Award was shown,
    `told(str)` with what a person who cannot see the felt should hear, `heard(Cue)` with a sound of the table,
    `noted(str)` with what the status bar says once.
    """

    status_changed = Signal()
    award_won = Signal(object)
    told = Signal(str)
    heard = Signal(object)
    noted = Signal(str)

    accessible_role = "Grouping"

    bridge: SessionBridge[Any]
    """Owns the game on the table."""

    help_page: str
    """The page of its rules under resources/help/en, without ".md"."""

    def game_actions(self) -> tuple[ActionSpec, ...]:
        """The rows of the Game menu while this tab is chosen."""
        raise NotImplementedError

    def other_keys(self) -> tuple[tuple[str, str], ...]:
        """Keys beside those of the actions, such as arrows, and what they do: for the sheet of keys."""
        return ()

    def status(self) -> Status:
        """What the status bar says."""
        raise NotImplementedError

    def goal(self) -> str:
        """What one plays for, in a sentence for somebody new; "" where the table says it all."""
        return ""

    def last_words(self) -> str:
        """What the last move led to, as the felt says it."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Gives the focus ring to the control that a person needs first."""
        raise NotImplementedError

    def landmarks(self) -> dict[Landmark, QWidget]:
        """Where those of this game are; one of them may be hidden now."""
        return {}

    def record_text(self) -> str:
        """The record of the game so far."""
        raise NotImplementedError

    def on_settings_changed(self) -> None:
        """Shows what the settings say now, where the game shows anything of them."""

    @property
    def is_busy(self) -> bool:
        """Whether a move is still being shown."""
        return False

    @property
    def marks(self) -> tuple[int, ...]:
        """What a person has chosen and not played yet, such as dice to keep; a new tab of the game can take it over."""
        return ()

    @marks.setter
    def marks(self, marks: tuple[int, ...]) -> None:
        """Nothing is chosen in this game before it is played."""


@dataclass(frozen=True)
class TabSpec:
    """A game's place in the window: the name that records give it, what people call it, and its tab.

    `make` is called with the tab's parent when the tab is first seen.
    """

    game: str
    name: str
    make: Callable[[QWidget], GameTab]

    @property
    def title(self) -> str:
        """The name in the window's language."""
        return shown(self.name)
