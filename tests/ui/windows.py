"""Main windows for tests: alone, or held by the program's shell."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.game_tabs import GameTabs
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.windows import Windows

PLACES = (*TITLES, "lab", "history")
"""The tabs of the window by id, in their order."""


def main_window(
    tabs: Sequence[TabSpec],
    parts: AppParts,
    *,
    first_tab: int = 0,
    marks: Mapping[int, tuple[int, ...]] | None = None,
) -> MainWindow:
    """A main window that stands alone."""
    made = MainWindow(parts, tabs, first_tab, marks)
    parts.appearance.set_contrast(made)
    return made


def held_window(tabs: Sequence[TabSpec], parts: AppParts) -> tuple[Shell, CurrentWindow]:
    """A main window in a shell, as the program shows it; both are gone when the shell is."""
    shell = Shell()
    parts.appearance.set_contrast(shell)
    return shell, CurrentWindow(shell, parts, tabs)


def windows_over(owner: QWidget, parts: AppParts, games: Sequence[TabSpec] = ()) -> Windows:
    """What opens windows over another one, beside games of which no tab is made."""
    tabs = GameTabs(games, (), 0, {})
    tabs.setParent(owner)
    return Windows(parts, tabs, owner)
