"""A game's additions to the shared windows: a `ui/games/NAME/game_ui.py` ends in a `GameUi`, `GAME_UI`.

The shared windows get them from the catalogue and know no game. The menus need them at the start, so their windows are
loaded only when opened.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from dicedesk.ui.base.open_windows import Kind

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dicedesk.core.words import Sentence
    from dicedesk.lab.fields import Field
    from dicedesk.ui.base.field_control import FieldControl
    from dicedesk.ui.base.lab_section import LabSection
    from dicedesk.ui.base.look.appearance import Appearance
    from dicedesk.ui.base.parts import AppParts
    from dicedesk.ui.base.settings_card import SettingsCard


class MenuPlace(Enum):
    """The menu entries' places for windows that only one game has."""

    STUDY = auto()
    """Below the statistics, under View."""
    ASK = auto()
    """Below the search for a command, under Help."""
    CLASSROOM = auto()
    """Below the page for the classroom, under Help."""


@dataclass(frozen=True, eq=False)
class GameWindow(Generic[Kind]):
    """A window that only one game has."""

    title: "Sentence"
    """Its entry in the menu."""
    place: MenuPlace
    show: "Callable[[AppParts, QWidget, Any], Kind]"
    """Shows it over an owner; gets the subject from the game's tab, None from the menu."""
    keys: tuple[str, ...] = ()


class GameUi:
    """One game's additions to the shared windows; a game overrides what it has."""

    windows: ClassVar[tuple[GameWindow[Any], ...]] = ()

    def settings_card(self) -> "SettingsCard | None":
        """Its card of the settings; None if it has none."""
        return None

    def lab_pages(self) -> "tuple[LabSection, ...]":
        """Its pages of the Lab besides its questions."""
        return ()

    def field_control(
        self, field: "Field[Any]", appearance: "Appearance", parent: "QWidget"
    ) -> "FieldControl | None":
        """The control for a field that only its questions have; None for any other field."""
        return None
