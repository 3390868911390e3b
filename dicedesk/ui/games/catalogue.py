"""The tabs of all games, in the order in which people see them; each is made when first chosen."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from dicedesk.core.by_name import object_called
from dicedesk.core.words import tr
from dicedesk.ui.table.game_tab import GameTab, TabParts, TabSpec

if TYPE_CHECKING:
    from dicedesk.features.replay import RecordedGame
    from dicedesk.ui.table.replay import TableReplay


@dataclass(frozen=True, eq=False)
class Tab:
    """A game's tab: the name that records give the game, what people call it, and where the tab's class is.

    What only one game needs is loaded when its tab is first chosen, not at the start: hence no class, but its name.
    """

    game: str
    name: str
    kind: str


TABS = (
    Tab("hog", tr("Hog"), "dicedesk.ui.games.hog.tab:HogTab"),
    Tab("craps", tr("Craps"), "dicedesk.ui.games.craps.tab:CrapsTab"),
    Tab("hazard", tr("Hazard"), "dicedesk.ui.games.hazard.tab:HazardTab"),
    Tab("poker-dice", tr("Poker Dice"), "dicedesk.ui.games.poker_dice.tab:PokerDiceTab"),
)


def all_tabs(parts: TabParts) -> list[TabSpec]:
    """A tab for each game."""
    return [
        TabSpec(tab.game, tab.name, partial(_tab, parts, tab), show=partial(_shown, parts, tab))
        for tab in TABS
    ]


def _tab(parts: TabParts, tab: Tab, parent: QWidget) -> GameTab[Any, Any]:
    kind: Any = object_called(tab.kind)
    if tab.game not in parts.tables:
        parts.tables[tab.game] = kind.table_kind(parts.store, parts.clock, parts.settings.keeper, parts.dice)
    made: GameTab[Any, Any] = kind(parts.tables[tab.game], parts.appearance, parts.jobs, parent)
    made.short_jobs = parts.short_jobs or parts.jobs
    parts.look.equip(made.tray)
    parts.settings.game_changed(tab.game).connect(made.on_settings_changed)
    return made


def _shown(parts: TabParts, tab: Tab, game: "RecordedGame[Any]", parent: QWidget) -> "TableReplay":
    make: type[TableReplay] = object_called("dicedesk.ui.table.replay:TableReplay")
    return make(object_called(tab.kind), parts, game, parent)
