"""The tabs of all games, each made when it is first chosen."""

from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dicedesk.core.words import tr
from dicedesk.ui.tabs.game_tab import GameTab, TabSpec

if TYPE_CHECKING:
    from dicedesk.ports.clock import Clock
    from dicedesk.ports.jobs import Jobs
    from dicedesk.ports.store import Store
    from dicedesk.session.craps_pit import CrapsPit
    from dicedesk.session.hazard_table import HazardTable
    from dicedesk.session.hog_table import HogTable
    from dicedesk.session.poker_dice_table import PokerDiceTable
    from dicedesk.session.shelf import Dice
    from dicedesk.ui.appearance import Appearance
    from dicedesk.ui.dice_look import DiceLook


@dataclass(frozen=True)
class Parts:
    """What the tabs are made of; sealed dice where `dice` is None."""

    store: "Store"
    clock: "Clock"
    dice: "Dice | None"
    appearance: "Appearance"
    jobs: "Jobs"
    look: "DiceLook"


class _Tables:
    """The tables of all games, made when somebody first sits down: a tab made anew finds its game there."""

    # What only one tab needs is loaded when that is first chosen, not at the start.

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    @cached_property
    def hog(self) -> "HogTable":
        from dicedesk.session.hog_table import HogTable

        return HogTable(self._parts.store, self._parts.clock, self._parts.dice)

    @cached_property
    def craps(self) -> "CrapsPit":
        from dicedesk.session.craps_pit import CrapsPit

        return CrapsPit(self._parts.store, self._parts.clock, self._parts.dice)

    @cached_property
    def hazard(self) -> "HazardTable":
        from dicedesk.session.hazard_table import HazardTable

        return HazardTable(self._parts.store, self._parts.clock, self._parts.dice)

    @cached_property
    def poker_dice(self) -> "PokerDiceTable":
        from dicedesk.session.poker_dice_table import PokerDiceTable

        return PokerDiceTable(self._parts.store, self._parts.clock, self._parts.dice)


def all_tabs(parts: Parts) -> list[TabSpec]:
    """A tab for each game, in their order."""
    tables = _Tables(parts)
    return [
        TabSpec(tr("Hog"), partial(_hog, parts, tables)),
        TabSpec(tr("Craps"), partial(_craps, parts, tables)),
        TabSpec(tr("Hazard"), partial(_hazard, parts, tables)),
        TabSpec(tr("Poker Dice"), partial(_poker_dice, parts, tables)),
    ]


def _hog(parts: Parts, tables: _Tables, parent: QWidget) -> GameTab:
    from dicedesk.ui.tabs.hog.tab import HogTab

    tab = HogTab(tables.hog, parts.appearance, parent)
    parts.look.furnish(tab.tray)
    return tab


def _craps(parts: Parts, tables: _Tables, parent: QWidget) -> GameTab:
    from dicedesk.ui.tabs.craps.tab import CrapsTab

    tab = CrapsTab(tables.craps, parts.appearance, parts.jobs, parent)
    parts.look.furnish(tab.tray)
    return tab


def _hazard(parts: Parts, tables: _Tables, parent: QWidget) -> GameTab:
    from dicedesk.ui.tabs.hazard.tab import HazardTab

    tab = HazardTab(tables.hazard, parts.appearance, parent)
    parts.look.furnish(tab.tray)
    return tab


def _poker_dice(parts: Parts, tables: _Tables, parent: QWidget) -> GameTab:
    from dicedesk.ui.tabs.poker_dice.tab import PokerDiceTab

    tab = PokerDiceTab(tables.poker_dice, parts.appearance, parts.jobs, parent)
    parts.look.furnish(tab.tray)
    return tab
