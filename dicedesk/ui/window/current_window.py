"""The main window now in the program's shell, replaced when the language changes."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell


def open_drawer(window: QWidget) -> None:
    """Open the drawer of the first game there is."""
    frame = window.findChild(GameFrame)
    if frame is not None:
        frame.open_drawer()


def is_drawer_open(window: QWidget) -> bool:
    """Whether the drawer of the visible game is open."""
    return any(frame.is_open for frame in window.findChildren(GameFrame) if frame.isVisible())


BETWEEN_MS = 150
"""Time between two tabs made in advance, in milliseconds: an input waits for one of them at most."""


class CurrentWindow(QObject):
    """Holds the main window in the shell, and replaces it.

    Signals: `tabs_made()` when each game of a main window has its tab.
    """

    tabs_made = Signal()

    def __init__(self, shell: Shell, parts: AppParts, tabs: Sequence[TabSpec], first_tab: int = 0) -> None:
        """Make the first main window, with these games and the tab at `first_tab`."""
        super().__init__(shell)
        self._parts, self._tabs = parts, tuple(tabs)
        self._makes_tabs = QTimer(self, interval=BETWEEN_MS)
        self._makes_tabs.timeout.connect(self._make_a_tab)
        self._is_to_make_tabs = False
        self._errors: set[str] = set()
        self.window = MainWindow(parts, self._tabs, first_tab, parent=shell)
        shell.hold(self.window)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing of the visible game is in motion."""
        return not self.window.current_tab.is_busy

    def make_tabs_in_advance(self) -> None:
        """Make the tabs not yet chosen in quiet moments, so that each opens at once."""
        self._is_to_make_tabs = True
        self._makes_tabs.start()

    def make_anew(self) -> None:
        """Replace the main window by a new one, as in another language.

        The games on the tables go on, and choices not yet played stay, such as dice to keep. Settings that were open
        are open again.
        """
        before, shell = self.window, self.parent()
        if not isinstance(shell, Shell):
            return
        self.window = MainWindow(self._parts, self._tabs, before.place_of_tab, before.games.selections, shell)
        shell.hold(self.window)
        self.window.windows.make_anew()
        if before.greets_newcomers:
            self.window.greet_newcomers()
        if self._is_to_make_tabs:
            self._makes_tabs.start()

    def tell(self, sentence: str) -> None:
        """Show a sentence in the status bar."""
        self.window.tell(sentence)

    def has_told(self, report: str) -> bool:
        """Whether this error was shown before."""
        return report in self._errors

    def tell_error(self, sentence: str, report: str) -> None:
        """Open the window of an unexpected error; only mention one that was shown before."""
        if self.has_told(report):
            self.tell(sentence)
        else:
            self._errors.add(report)
            self.window.windows.show_error(sentence, report)

    def open_records(self, files: Sequence[str]) -> None:
        """Open the records in files."""
        self.window.open_records(files)

    def take_dropped(self, files: Sequence[str]) -> None:
        """Give dropped files to the visible page, or open the records in them."""
        if not self.window.current_tab.take_files(files):
            self.open_records(files)

    def _make_a_tab(self) -> None:
        if self.is_quiet and not self.window.games.make_next():
            self._makes_tabs.stop()
            self.tabs_made.emit()
