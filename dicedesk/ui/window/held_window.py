"""The main window in the program's shell, and another one in its place when the language changes."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.parts import WindowParts
from dicedesk.ui.window.shell import Shell

BETWEEN_MS = 150
"""Time between two tabs that are made in advance: whoever does something meanwhile waits for one of them at most."""


class HeldWindow(QObject):
    """Knows which main window the shell holds now."""

    def __init__(self, shell: Shell, parts: WindowParts, first_tab: int = 0) -> None:
        """Makes the first one, at the tab of this place. Sound and voice end with the shell."""
        super().__init__(shell)
        self._parts = parts
        self._makes_tabs = QTimer(self, interval=BETWEEN_MS)
        self._makes_tabs.timeout.connect(self._make_a_tab)
        self._is_to_make_tabs = False
        self._errors: set[str] = set()
        self.window = MainWindow(parts, first_tab, parent=shell)
        shell.hold(self.window)
        shell.closing.connect(parts.services.close)

    @property
    def is_quiet(self) -> bool:
        """Whether no dice tumble, and nothing else of the game that is seen is in motion."""
        return not self.window.current_tab.is_busy

    def make_tabs_in_advance(self) -> None:
        """From now on the tabs that nobody has chosen yet are made in quiet moments: each is there at once then."""
        self._is_to_make_tabs = True
        self._makes_tabs.start()

    def make_anew(self) -> None:
        """Makes everything in the window anew, as in another language.

        The games on the tables go on, and what was chosen and not played yet stays, such as dice to keep. The settings
        are open again where they were open.
        """
        before, shell = self.window, self.parent()
        if not isinstance(shell, Shell):
            return
        self.window = MainWindow(self._parts, before.place_of_tab, before.games.marks, shell)
        shell.hold(self.window)
        self.window.dialogs.make_anew()
        if self._is_to_make_tabs:
            self._makes_tabs.start()

    def tell(self, sentence: str) -> None:
        """Says something in the status bar of the window that is there."""
        self.window.tell(sentence)

    def has_told(self, report: str) -> bool:
        """Whether this error was told before."""
        return report in self._errors

    def tell_error(self, sentence: str, report: str) -> None:
        """Opens what is told of an unexpected error; one that was told before is only mentioned again."""
        if self.has_told(report):
            self.tell(sentence)
        else:
            self._errors.add(report)
            self.window.dialogs.show_error(sentence, report)

    def open_records(self, files: Sequence[str]) -> None:
        """Opens the records in files beside the window that is there."""
        self.window.records.open(files)

    def take_dropped(self, files: Sequence[str]) -> None:
        """Gives files that were dropped on the window to the page that is shown, or opens the records in them."""
        if not self.window.current_tab.take_files(files):
            self.open_records(files)

    def _make_a_tab(self) -> None:
        if self.is_quiet and not self.window.games.make_next():
            self._makes_tabs.stop()
