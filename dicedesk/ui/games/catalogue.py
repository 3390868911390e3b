"""The door to each game's part of the window: `ui/games/NAME/tab.py` ends in the class of its tab as `TAB`.

`ui/games/NAME/game_ui.py`, if there is one, ends in the game's additions to the shared windows, as `GAME_UI`. It is
loaded at the start, and small; the rest is loaded when the game's tab is first chosen.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.game_ui import GameUi
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import GameTab, TabSpec

if TYPE_CHECKING:
    from dicedesk.core.position import PositionLine
    from dicedesk.features.replay import RecordedGame
    from dicedesk.play.game_table import GameTable
    from dicedesk.ui.table.position import PositionOnTable
    from dicedesk.ui.table.replay import TableReplay


def all_tabs(parts: AppParts) -> list[TabSpec]:
    """A tab for each game, in the order of the window; each is made when first chosen."""
    return [
        TabSpec(
            game,
            title,
            partial(_tab, parts, game),
            show=partial(_shown, parts, game),
            set_up=partial(_set_up, parts, game),
        )
        for game, title in TITLES.items()
    ]


def tab_of(game: str) -> type[GameTab[Any, Any]]:
    """Load the class of a game's tab and return it."""
    kind: type[GameTab[Any, Any]] = import_module(f"dicedesk.ui.games.{game.replace('-', '_')}.tab").TAB
    return kind


def game_uis() -> tuple[GameUi, ...]:
    """The additions of games to the shared windows, in the order of the games."""
    modules = (f"dicedesk.ui.games.{game.replace('-', '_')}.game_ui" for game in TITLES)
    return tuple(import_module(module).GAME_UI for module in modules if find_spec(module) is not None)


def _tab(parts: AppParts, game: str, parent: QWidget) -> GameTab[Any, Any]:
    kind = tab_of(game)
    if game not in parts.tables:
        make_table: Callable[..., GameTable[Any]] = kind.table_kind
        parts.tables[game] = make_table(parts.store, parts.clock, parts.settings.keeper, parts.dice)
    tab = kind(parts.tables[game], parts.appearance, parts.long_jobs, parent)
    tab.short_jobs = parts.jobs
    parts.dice_look.equip(tab.tray)
    parts.settings.game_changed(game).connect(tab.on_settings_changed)
    return tab


def _shown(parts: AppParts, game: str, recorded: "RecordedGame[Any]", parent: QWidget) -> "TableReplay":
    # Few visits open a replay: 15 ms.
    from dicedesk.ui.table.replay import TableReplay

    return TableReplay(tab_of(game), parts, recorded, parent)


def _set_up(parts: AppParts, game: str, line: "PositionLine[Any]", parent: QWidget) -> "PositionOnTable":
    # Few visits set up a position: 15 ms.
    from dicedesk.ui.table.position import PositionOnTable

    return PositionOnTable(tab_of(game), parts, line, parent)
