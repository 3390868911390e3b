"""What a game adds to the rooms that all games share: each `ui/games/NAME/game_ui.py` ends in a `GameUi`, `GAME_UI`.

The rooms ask the catalogue for them and know no game. The menus need them at the start, so what they open is loaded
when somebody asks for it.
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
    """Where the menus have the windows of the games."""

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
    """Shows it over an owner; gets what the game's tab asks about, None from the menu."""
    keys: tuple[str, ...] = ()


class GameUi:
    """What only one game has, for the rooms that all share; a game overrides what it has."""

    windows: ClassVar[tuple[GameWindow[Any], ...]] = ()

    def settings_card(self) -> "SettingsCard | None":
        """Return its card of the settings; None where it has none."""
        return None

    def lab_pages(self) -> "tuple[LabSection, ...]":
        """Return its pages of the Lab beside its questions."""
        return ()

    def field_control(
        self, field: "Field[Any]", appearance: "Appearance", parent: "QWidget"
    ) -> "FieldControl | None":
        """Return the control for a field that only its questions have; None for any other field."""
        return None
