"""What the tabs of all games are made of."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from dicedesk.play.game_table import GameTable
    from dicedesk.play.ports.clock import Clock
    from dicedesk.play.ports.jobs import Jobs
    from dicedesk.play.ports.store import Store
    from dicedesk.play.saved_games import Dice
    from dicedesk.ui.base.dice.dice_look import DiceLook
    from dicedesk.ui.base.look.appearance import Appearance
    from dicedesk.ui.base.settings_bridge import SettingsBridge
    from dicedesk.ui.table.paced_tab import PacedTab


@dataclass(frozen=True, eq=False)
class TabParts:
    """What the tabs are made of; the dice that the settings say where `dice` is None.

    `short_jobs` do what takes about a moment; `jobs` do that too where there are none.
    `tables` are those at which somebody has sat down, by the game's name: a tab made anew finds its game there.
    """

    store: "Store"
    clock: "Clock"
    settings: "SettingsBridge"
    dice: "Dice | None"
    appearance: "Appearance"
    jobs: "Jobs"
    look: "DiceLook"
    tables: "dict[str, GameTable[Any]]" = field(default_factory=dict)
    short_jobs: "Jobs | None" = None


class TabKind(Protocol):
    """The class of a game's tab."""

    table_kind: type[Any]

    def __call__(
        self, table: Any, appearance: "Appearance", jobs: "Jobs", parent: QWidget
    ) -> "PacedTab[Any, Any]": ...
