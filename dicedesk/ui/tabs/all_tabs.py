"""The tabs of all games, in the order in which people see them; each is made when it is first chosen."""

from dataclasses import dataclass, field
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

from dicedesk.core.words import tr
from dicedesk.ui.tabs.game_tab import GameTab, TabSpec

if TYPE_CHECKING:
    from dicedesk.ports.clock import Clock
    from dicedesk.ports.jobs import TellingJobs
    from dicedesk.ports.store import Store
    from dicedesk.session.game_kit import GameKit
    from dicedesk.session.game_table import GameTable
    from dicedesk.session.saved_games import Dice
    from dicedesk.ui.look.appearance import Appearance
    from dicedesk.ui.settings_bridge import SettingsBridge
    from dicedesk.ui.tabs.paced.paced_tab import PacedTab
    from dicedesk.ui.widgets.dice.dice_look import DiceLook


@dataclass(frozen=True)
class Tab:
    """A game's tab: the name that records give the game, what people call it, and where the tab's class is.

    What only one game needs is loaded when its tab is first chosen, not at the start: hence no class, but its name.
    """

    game: str
    name: str
    kind: str


TABS = (
    Tab("hog", tr("Hog"), "dicedesk.ui.tabs.hog.tab:HogTab"),
    Tab("craps", tr("Craps"), "dicedesk.ui.tabs.craps.tab:CrapsTab"),
    Tab("hazard", tr("Hazard"), "dicedesk.ui.tabs.hazard.tab:HazardTab"),
    Tab("poker-dice", tr("Poker Dice"), "dicedesk.ui.tabs.poker_dice.tab:PokerDiceTab"),
)


class _Kind(Protocol):
    """The class of a game's tab."""

    kit: "GameKit[Any]"

    def __call__(
        self, table: Any, appearance: "Appearance", jobs: "TellingJobs", parent: QWidget
    ) -> "PacedTab[Any]": ...


@dataclass(frozen=True)
class TabParts:
    """What the tabs are made of; the dice that the settings say where `dice` is None.

    `tables` are those at which somebody has sat down, by the game's name: a tab made anew finds its game there.
    """

    store: "Store"
    clock: "Clock"
    settings: "SettingsBridge"
    dice: "Dice | None"
    appearance: "Appearance"
    jobs: "TellingJobs"
    look: "DiceLook"
    tables: "dict[str, GameTable[Any]]" = field(default_factory=dict)


def all_tabs(parts: TabParts) -> list[TabSpec]:
    """A tab for each game."""
    return [TabSpec(tab.game, tab.name, partial(_tab, parts, tab)) for tab in TABS]


def _tab(parts: TabParts, tab: Tab, parent: QWidget) -> GameTab:
    kind: _Kind = resolve_name(tab.kind)
    if tab.game not in parts.tables:
        parts.tables[tab.game] = kind.kit.table(parts.store, parts.clock, parts.settings.keeper, parts.dice)
    made = kind(parts.tables[tab.game], parts.appearance, parts.jobs, parent)
    parts.look.equip(made.tray)
    parts.settings.changed.connect(made.on_settings_changed)
    return made
