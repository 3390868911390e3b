"""Opens the window in which strategies are seen."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.hog.strategies.window import StrategiesWindow

FIRST_PAIR = ("final", "perfect")
"""What is seen first: the default opponent against the best player there is."""


class Strategies:
    """Opens it over a window, once."""

    def __init__(self, jobs: Callable[[], Jobs], appearance: Appearance, owner: QWidget) -> None:
        """Belong to the window `owner`; the jobs, asked for when it is opened, work in another process."""
        self._jobs, self._appearance, self._owner = jobs, appearance, owner

    def show(self, names: tuple[str, str] | None = None) -> StrategiesWindow:
        """Open it with the first of two strategies against the second, or bring it to the front."""
        found = next((one for one in self._owner.findChildren(StrategiesWindow) if one.isVisible()), None)
        if found is None:
            found = StrategiesWindow(self._jobs(), self._appearance, names or FIRST_PAIR, self._owner)
        elif names is not None:
            found.show_strategies(names)
        found.show()
        found.raise_()
        found.activateWindow()
        return found
